"""The special cleanups that every edition knows (324): which steps they insert into its programme, and where."""

from typing import Final

from riftwright.rules import cleanup as c
from riftwright.rules.edition import Programme, Step

COMBAT: Final = (
    Step("466.1.a.1", "3c", c.heal_all),
    Step("466.1.a.2", "3d", c.recall_attackers),
)
# 2026-03-30 calls these 2c, 2d and 2e, a numbering from before the deaths became step 3; they follow 3b all the same.
ENDING: Final = (
    Step("317.2.b", "3c", c.heal_all),
    Step("317.2.c", "3d", c.expire_this_turn),
    Step("317.2.d", "3e", c.empty_pools),
)


def with_specials(cleanup: Programme) -> tuple[Programme, Programme, Programme]:
    """The programmes of the normal, the Combat and the Ending cleanup."""
    return cleanup, cleanup.insert(*COMBAT), cleanup.insert(*ENDING)
