"""Text forms: deck lists, scenarios, replays."""
