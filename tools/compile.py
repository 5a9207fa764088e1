"""Compile the engine with mypyc, beside its sources: ``python -m tools.compile``; it needs a C compiler.

Run it through ``make compile``, which first removes what was compiled from other sources.
"""

import os
from pathlib import Path
from typing import Final

from mypyc.build import mypycify
from setuptools import Distribution

from riftwright import compiled

ROOT: Final = Path(__file__).resolve().parents[1]


def main() -> None:
    """Translate the sources to C, compile that, and say from which sources it was made."""
    os.chdir(ROOT)
    made_from = compiled.fingerprint()
    modules = mypycify(
        [path.relative_to(ROOT).as_posix() for path in compiled.sources()],
        group_name="riftwright",
        target_dir="build/mypyc",
        opt_level="2",
        debug_level="0",
        multi_file=True,
    )
    build = Distribution({"name": "riftwright", "ext_modules": modules, "package_dir": {"": "src"}})
    command = build.get_command_obj("build_ext")
    command.set_undefined_options("build", ("build_temp", "build_temp"))
    command.inplace = True
    command.ensure_finalized()
    command.run()
    compiled.STAMP.write_text(made_from + "\n", "utf-8")


if __name__ == "__main__":
    main()
