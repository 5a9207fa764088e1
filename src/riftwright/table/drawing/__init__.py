"""What is drawn, as plain data made from a game and the eyes that look at it: no HTML here, no decision there."""
