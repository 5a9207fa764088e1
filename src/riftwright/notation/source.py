"""Where things stand in a scenario file, for errors that name the line. TOML readers do not tell."""

import re
from typing import Final

_HEADER: Final = re.compile(r"\s*\[{1,2}\s*(?P<name>[^\]]+?)\s*\]{1,2}\s*(#.*)?$")
_QUOTES: Final = ('"""', "'''")


class Source:
    """The lines of a file; numbers count from 1."""

    def __init__(self, text: str) -> None:
        self.lines: list[str] = text.splitlines()

    def line(self, *place: str | int) -> int:
        """The line of a place such as ("battlefield", 1, "A", "Unit 2"): tables by name, the n-th of an array of
        tables by number, then a key, then a text within its value. As near as can be found.
        """
        at = 0
        parts = list(place)
        while parts:
            part = parts.pop(0)
            count = parts.pop(0) if parts and isinstance(parts[0], int) else 0
            found = self._find(str(part), at, int(count))
            if found is not None:
                at = found
        return at + 1

    def _find(self, part: str, start: int, count: int) -> int | None:
        """The first line from ``start`` on with that table (or the one after ``count`` of them), key, or text."""
        headers = [i for i in range(len(self.lines)) if self._header(i) == part]
        if len(headers) > count:
            return headers[count]
        key = re.compile(rf"\s*(?:[\w.-]+\.)?[\"']?{re.escape(part)}[\"']?\s*(?:=|\.)")
        for i in range(start, len(self.lines)):
            if key.match(self.lines[i]):
                return i
        for i in range(start, len(self.lines)):
            if part in self.lines[i]:
                return i
        return None

    def _header(self, at: int) -> str:
        match = _HEADER.match(self.lines[at])
        return match["name"].strip("\"'") if match else ""

    def guess(self, message: str, place: tuple[str | int, ...]) -> int:
        """The line of whatever the message quotes, else of the place."""
        for quoted in re.findall(r"'([^']+)'", message):
            for number, line in enumerate(self.lines, 1):
                if quoted in line:
                    return number
        return self.line(*place)

    def script(self) -> tuple[int, int]:
        """The line on which the script's first line stands, and how far to the right of the margin it begins."""
        for i, line in enumerate(self.lines):
            match = re.match(r"\s*script\s*=\s*", line)
            if match is None:
                continue
            rest = line[match.end() :]
            if rest[:3] in _QUOTES:
                begun = rest[3:].strip()
                return (i + 1, match.end() + 3) if begun else (i + 2, 0)
            return i + 1, match.end() + 1
        return 1, 0
