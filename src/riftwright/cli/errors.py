"""Bad input, as a sentence that says what would be right."""


class UsageError(Exception):
    """What was typed cannot be done. Printed on standard error; the exit status is 2."""
