"""The rules of HeroQuest."""
