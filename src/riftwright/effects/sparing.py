"""What several players choose on resolution, to be killed or to be spared (355.10.e): no targets."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from riftwright.core.decisions import D_CHOOSE, O_CARD, O_OBJECT, Option
from riftwright.core.nodes import Effect
from riftwright.core.prose import number, series
from riftwright.effects.choosing import who_has_chosen
from riftwright.effects.filters import Those
from riftwright.effects.instructions import note
from riftwright.rules.actions import cards, damage

if TYPE_CHECKING:
    from riftwright.rules.frame import Frame


@dataclass(frozen=True, slots=True, eq=False)
class KillWhatOthersChoose(Effect):
    """Each other player, from the next one on in turn order, chooses a unit that the player does not control and that
    has not been chosen; then the player kills these at once (411.1). Its registers hold who has chosen, and what.
    """

    def run(self, frame: "Frame") -> bool:
        m, task = frame.m, frame.task
        assert task is not None
        had = who_has_chosen(task.regs)
        for player in m.players_in_order(frame.you):
            if player == frame.you or player in had:
                continue
            chosen = task.regs[1::2]
            found = [oid for oid in m.units() if m.obj(oid).controller != frame.you and oid not in chosen]
            task.regs.append(player)
            if len(found) > 1:
                options = [Option(O_OBJECT, oid) for oid in found]
                m.ask(player, D_CHOOSE, options, "which unit is killed (355.10.e)", frame.source)
                return False
            task.regs.append(found[0] if found else -1)
        doomed = [oid for oid in task.regs[1::2] if oid >= 0 and m.obj(oid).on_board]
        note(frame, len(doomed))
        damage.kill(m, doomed, "428.1.a.1", frame.you)
        return True

    def answer(self, frame: "Frame", option: Option) -> None:
        assert frame.task is not None
        frame.task.regs.append(option.a)

    def say(self) -> str:
        return (
            "the other players, the next one first, each choose a unit that isn't yours, no two the same; kill the "
            "chosen units"
        )


@dataclass(frozen=True, slots=True, eq=False)
class RecycleWhatNobodySpares(Effect):
    """Each player, in turn order from the Turn Player (303.2.a), chooses so many objects of each kind, whoever controls
    them, and so many cards in their own hand, which nobody else sees (128.4). Whatever of all these nobody has chosen
    is recycled at once (416). Its registers hold who has chosen, of which kind, and what.
    """

    count: int
    kinds: tuple[Those, ...]
    apart = True

    def run(self, frame: "Frame") -> bool:
        m, task = frame.m, frame.task
        assert task is not None
        del task.regs[len(task.regs) // 3 * 3 :]
        players = m.players_in_order(m.state.turn_player)
        for player in players:
            for at, pool in enumerate(self._pools(frame, player)):
                spared = self._spared(task.regs, player, at)
                left = [oid for oid in pool if oid not in spared]
                need = self.count - len(spared)
                if need > 0 and len(left) > need:
                    self._ask(frame, player, at, left)
                    return False
                for oid in left[: max(need, 0)]:
                    task.regs += [player, at, oid]
        spared = task.regs[2::3]
        every = dict.fromkeys(oid for player in players for pool in self._pools(frame, player) for oid in pool)
        rest = [oid for oid in every if oid not in spared]
        note(frame, len(rest))
        cards.recycle(m, rest)
        return True

    def _pools(self, frame: "Frame", player: int) -> list[list[int]]:
        """What that player chooses from: of each kind, and of their hand."""
        return [*(those.candidates(frame) for those in self.kinds), frame.m.state.players[player].hand]

    def _spared(self, regs: list[int], player: int, at: int) -> list[int]:
        picks = zip(regs[::3], regs[1::3], regs[2::3], strict=True)
        return [oid for chooser, kind, oid in picks if (chooser, kind) == (player, at)]

    def _ask(self, frame: "Frame", player: int, at: int, left: list[int]) -> None:
        assert frame.task is not None
        frame.task.regs += [player, at]
        if at < len(self.kinds):
            options = [Option(O_OBJECT, oid) for oid in left]
            what = self.kinds[at].noun()
        else:
            options = [Option(O_CARD, oid, text="keep") for oid in left]
            what = "card in your hand"
        frame.m.ask(player, D_CHOOSE, options, f"which {what} is not recycled (355.10.e)", frame.source)

    def answer(self, frame: "Frame", option: Option) -> None:
        assert frame.task is not None
        frame.task.regs.append(option.a)

    def say(self) -> str:
        many = number(self.count)
        kinds = [f"{many} {those.noun(plural=True)}" for those in self.kinds]
        kinds.append(f"{many} cards of their own hand")
        return f"each player picks {series(kinds)}; whatever of these nobody has picked is recycled"
