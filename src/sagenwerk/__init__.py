"""Three fantasy board games, exactly by their rules."""
