"""Views of HeroQuest: what the browser gets, made from what a seat may see."""
