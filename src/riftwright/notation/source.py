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
        """The line of a place such as ("battlefield", 1, "A", "Unit 2"): a table or key, the n-th of an array of
        tables by number, then a key in it, then a text within its value. As near as can be found.
        """
        parts = list(place)
        if not parts:
            return 1
        first = str(parts.pop(0))
        count = int(parts.pop(0)) if parts and isinstance(parts[0], int) else 0
        at, end = self._top(first, count)
        for part in parts:
            at = self._within(str(part), at, end)
        return at + 1

    def _top(self, name: str, count: int) -> tuple[int, int]:
        """Where that table begins (or the one after ``count`` of them), or that key, and where it ends."""
        headers = [i for i in range(len(self.lines)) if self._header(i)]
        named = [i for i in headers if self._header(i) == name]
        if len(named) > count:
            at = named[count]
            return at, next((i for i in headers if i > at), len(self.lines))
        return self._within(name, 0, len(self.lines)), len(self.lines)

    def _within(self, part: str, start: int, end: int) -> int:
        """The first line there with that key, else with that text, else the start itself."""
        key = re.compile(rf"\s*(?:[\w.-]+\.)?[\"']?{re.escape(part)}[\"']?\s*(?:=|\.)")
        for i in range(start, end):
            if key.match(self.lines[i]):
                return i
        return next((i for i in range(start, end) if part in self.lines[i]), start)

    def _header(self, at: int) -> str:
        match = _HEADER.match(self.lines[at])
        return match["name"].strip("\"'") if match else ""

    def guess(self, message: str, place: tuple[str | int, ...]) -> int:
        """The line of a text that the message quotes, if the file has it as a value, else of the place."""
        for quoted in re.findall(r"'([^']+)'", message):
            for number, line in enumerate(self.lines, 1):
                if f'"{quoted}"' in line:
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
