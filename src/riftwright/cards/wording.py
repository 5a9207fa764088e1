"""Cards in words, generated from their nodes: the project's own texts, never the printed ones."""

from riftwright.cards.bans import banned
from riftwright.core import prose
from riftwright.core.facts import Face
from riftwright.core.ids import DOMAIN_NAMES, FLOW, GEAR, LEGEND, RUNE, SPELL, UNIT
from riftwright.core.nodes import SPELL_TEXT, power_symbol


def card_text(face: Face) -> str:
    """What the card says, a line for each part: keywords, costs, abilities, instructions, effect text. Empty for a
    card without text.
    """
    word = "me" if face.types & (UNIT | LEGEND) else "this"
    lines = [prose.row(tuple(face.keywords.items()))]
    if face.additional_cost is not None:
        lines.append(prose.additional_cost(face.additional_cost, word=word))
    for optional in face.optional_costs:
        if optional.keyword < 0 or optional.repeat:
            lines.append(prose.optional_cost(optional.cost, optional.keyword, repeat=optional.repeat, word=word))
    own = [face.abilities[i] for i in range(face.own_count)]
    lines += [prose.ability(a, word) for a in own if a.kind != SPELL_TEXT and a.keyword != FLOW]
    lines += [prose.ability(a, word) for a in own if a.kind == SPELL_TEXT]
    lines += [prose.ability(a, word) for a in own if a.keyword == FLOW]

    effect = effect_text(face)
    if effect:
        lines.append(f"Attached: {effect}")
    return "\n".join(line for line in lines if line)


def effect_text(face: Face) -> str:
    """What an Equipment gives to the unit that it is attached to (136, 137)."""
    given = [f"+{face.might_bonus} [M]"] if face.might_bonus else []
    given += [prose.keyword(*pair) for pair in face.appended_keywords]
    parts = [f"{prose.series(given)}."] if given else []
    parts += [prose.ability(face.abilities[i]) for i in face.appended]
    return " ".join(parts)


def card_page(face: Face) -> str:
    """The whole card: name and cost, type line, text, and its facts."""
    lines = [f"{face.name}  {cost(face)}".rstrip(), type_line(face)]
    text = card_text(face)
    if text:
        lines += ["", text]
    facts = [part for part in (", ".join(face.codes), face.rarity) if part]
    if facts:
        lines += ["", "  ".join(facts)]
    ban = banned(face.name, teams=True)
    if ban is not None:
        lines.append(f"Banned{' in games with teams' if ban.teams_only else ''} since {ban.since}.")
    return "\n".join(lines)


def cost(face: Face) -> str:
    """The printed cost in symbols, as [2][calm][calm]; nothing for what is not played for a cost."""
    if face.is_token or not face.types & (UNIT | GEAR | SPELL):
        return ""
    return f"[{face.energy}]" + power_symbol(face.domains) * face.power


def type_line(face: Face) -> str:
    """Supertype, type, Might, domains and tags: "Champion unit, 4 [M]. Calm. Ahri, Ionia"."""
    words = prose.capital(face.type_line)
    if face.types & UNIT:
        words += f", {face.might} [M]"
    parts = [words]
    domains = [name for i, name in enumerate(DOMAIN_NAMES) if face.domains >> i & 1]
    if domains:
        parts.append(" and ".join(domains))
    if face.tags and not face.types & (LEGEND | RUNE):
        parts.append(", ".join(face.tags))
    return ". ".join(parts)
