"""``python -m riftwright``."""

import sys

from riftwright.cli import main

if __name__ == "__main__":
    sys.exit(main())
