"""Write the golden transcripts anew. Read what has changed before it is committed: ``git diff tests/machine/golden``.

python -m tools.renew_golden
"""

from tests.machine import golden


def main() -> None:
    """Write them all."""
    for mode, edition, seed in golden.GAMES:
        print(f"renewed {golden.write(mode, edition, seed)}")


if __name__ == "__main__":
    main()
