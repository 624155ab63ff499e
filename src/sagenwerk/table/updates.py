"""What a page is told of a table, made from its play."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from sagenwerk.bots import KNOWLEDGE
from sagenwerk.kernel import GAME_MASTER, GROUP, Result, State
from sagenwerk.play import Choice, Override, Play, Redo, Undo
from sagenwerk.table.audiences import MASTER_SEAT, has_secrets, hears, seen_by
from sagenwerk.table.books import shown
from sagenwerk.table.messages import Dice, PlanNow, Question, Seat, TableInfo, Update, View
from sagenwerk.table.people import MASTER, Asked, Asker, bot_of, is_open
from sagenwerk.table.store import Seating
from sagenwerk.views.shell import Known, LogLine, Sentence


def seat_on_turn(play: Play, seats: Sequence[Seat]) -> Seat | None:
    """Whose decision it is: of a question for all, a person's if there is one; None after the end."""
    return seat_of(play, int(play.state.actor), seats)


def seat_of(play: Play, actor: int, seats: Sequence[Seat]) -> Seat | None:
    """The seat of a hero by number, of the game master, or of all heroes together."""
    if actor == GAME_MASTER:
        return next((seat for seat in seats if seat.hero == MASTER_SEAT), None)
    heroes = [seat for seat in seats if seat.hero != MASTER_SEAT]
    if actor == GROUP:
        return next((seat for seat in heroes if not bot_of(seat)), heroes[0])
    if actor < 0:
        return None
    hero = play.game.heroes[actor]
    return next(seat for seat in heroes if seat.hero == hero)


def steps_to_undo(play: Play, seats: Sequence[Seat]) -> list[Choice | Override]:
    """First entries of the steps that an undo takes back, the last one first: back to before a person's last step.

    What bots did after it goes with it, or they would do the same again. Empty: no person has done anything.
    """
    if play.undo_label() is None:
        return []
    taken: list[Choice | Override] = []
    for entry in play.steps():
        taken.append(entry)
        if not by_bot(play, entry, seats):
            return taken
    return []


def steps_to_redo(play: Play, seats: Sequence[Seat]) -> list[Choice | Override]:
    """First entries of the steps that a redo brings back: a person's, and what bots did after it."""
    brought: list[Choice | Override] = []
    for entry in play.undone_steps():
        if brought and not by_bot(play, entry, seats):
            break
        brought.append(entry)
    return brought


def by_bot(play: Play, entry: Choice | Override, seats: Sequence[Seat]) -> bool:
    """Whether the one who did this is left to a bot; only persons change a position."""
    if isinstance(entry, Override):
        return False
    seat = seat_of(play, int(play.scenario.actions[entry.action].hero), seats)
    return seat is not None and bot_of(seat) != ""


def by_master(play: Play, entry: Choice | Override) -> bool:
    """Whether the game master did this."""
    return isinstance(entry, Override) or play.scenario.actions[entry.action].hero == GAME_MASTER


def why_not_undo(play: Play, steps: Sequence[Choice | Override], asker: Asker, seats: Sequence[Seat]) -> str:
    """Why somebody may not take these steps back; empty if he may. Without secrets everybody always may.

    Each side takes back its own step only, and none that told the heroes something: they would still know it. Once it
    is over it is known what all dice to come would show; then only who plays alone goes back.
    """
    if not steps:
        return ""
    if play.state.result is not Result.PLAYING:
        persons = {seat.person for seat in seats if seat.person}
        if play.game.game_master or (play.head.salt and len(persons) > 1):
            return "server-undo-over"
    if not play.game.game_master:
        return ""
    if by_master(play, steps[-1]) != (asker.audience == GAME_MASTER):
        return "server-undo-other-side"
    if any(play.told(entry.step) for entry in steps):
        return "server-undo-told"
    return ""


def why_not_redo(play: Play, steps: Sequence[Choice | Override], asker: Asker) -> str:
    """The same for bringing back."""
    if play.game.game_master and steps and by_master(play, steps[0]) != (asker.audience == GAME_MASTER):
        return "server-undo-other-side"
    return ""


def others_concerned(play: Play, steps: Sequence[Choice | Override], seats: Sequence[Seat], asker: Asker) -> list[str]:
    """Persons who have to agree before these steps are taken back or brought back by somebody; nobody: it is free.

    It is free while chance has not answered in them and they were one's own. Otherwise all who hold a seat are asked,
    but for those whom a bot stands in for.
    """
    mine = all(by_bot(play, step, seats) or acted(play, step, seats) == asker.person for step in steps)
    mine = mine and partners(play, steps, seats) <= {"", asker.person}
    if asker.person == MASTER or (mine and not any(play.threw(step.step) for step in steps)):
        return []
    holders = dict.fromkeys(seat.person for seat in seats if seat.person and not seat.stand_in)
    return [person for person in holders if person not in (asker.person, MASTER)]


def partners(play: Play, steps: Sequence[Choice | Override], seats: Sequence[Seat]) -> set[str]:
    """Persons whose heroes got or gave something in these steps, taken back or not."""
    wanted = {step.step for step in steps}
    found: set[str] = set()
    for entry in reversed(play.log) if wanted else ():
        if isinstance(entry, Choice) and entry.step in wanted:
            action = play.scenario.actions[entry.action]
            both = [seat_of(play, number, seats) for number in (int(action.giver), int(action.receiver)) if number >= 0]
            found |= {seat.person for seat in both if seat is not None}
        elif not isinstance(entry, Undo | Redo) and entry.step < min(wanted):
            break
    return found


def givers(play: Play, actions: Sequence[str], seats: Sequence[Seat], asker: Asker) -> list[str]:
    """Persons besides the asker whose heroes would give something up; a bot gives what it is asked for."""
    found: dict[str, None] = {}
    for name in actions:
        number = int(play.scenario.actions[name].giver) if name in play.scenario.actions else -1
        seat = seat_of(play, number, seats) if number >= 0 else None
        if seat is not None and seat.person not in ("", asker.person) and not seat.stand_in:
            found[seat.person] = None
    return list(found)


def acted(play: Play, step: Choice | Override, seats: Sequence[Seat]) -> str:
    """Id of the person whose decision this was; "" where that was all of them, or somebody who has left his seat."""
    actor = int(GAME_MASTER) if isinstance(step, Override) else int(play.scenario.actions[step.action].hero)
    seat = None if actor == GROUP else seat_of(play, actor, seats)
    return seat.person if seat is not None else ""


def dice_are_told(play: Play) -> bool:
    """Whether everybody may know what the dice follow from: the game is over, or somebody has chosen it."""
    return play.state.result is not Result.PLAYING or not play.head.salt


def dice_of(play: Play) -> Dice | None:
    """Dice that the persons have to throw now."""
    outcomes = play.awaits_dice
    return None if outcomes is None else Dice(play.state.question().name, outcomes)


def info(now: Now, asker: Asker) -> TableInfo:
    """What does not change from click to click."""
    play, seating, audience = now.play, now.seating, asker.audience
    drawn = now.drawn(audience)
    whole = audience == GAME_MASTER or not play.game.game_master
    return TableInfo(
        id=now.table,
        game=play.game.name,
        scenario=play.scenario.name,
        seats=seating.seats,
        options=play.head.options,
        rules_version=play.head.rules_version,
        content_digest=play.scenario.digest if whole else "",
        board_digest=drawn.board_digest,
        own_content=play.head.content is not None,
        known=drawn.known,
        seed=None if has_secrets(play) or not dice_are_told(play) else play.head.seed,
        audience=MASTER_SEAT if audience == GAME_MASTER else "heroes",
        game_master=play.game.game_master,
        you=asker.person,
        away=seating.away,
        closed=seating.closed,
        commitment=play.head.commitment if play.head.salt else "",
        salt=play.head.salt if dice_are_told(play) else "",
        undo_rule=play.head.undo,
        dice_from=play.head.dice,
        plans=play.game.name in KNOWLEDGE,
        bots_ask=seating.bots_ask,
        level=seating.level,
    )


class Chronicle:
    """The lines that an audience is told, made once: only what is new is put into words."""

    def __init__(self, audience: int) -> None:
        self.audience = audience
        self._lines: list[LogLine] = []
        #: Version up to which the play has been told, and how many events of it.
        self._version = -1
        self._told = 0

    def of(self, play: Play) -> list[LogLine]:
        """All lines that hold. Do not change the list."""
        if told_anew(play, self._version):
            self._lines = []
            self._told = 0
        events = play.chronicle
        line_of = shown(play.game.name).line_of
        new = events[self._told :]
        self._lines = self._lines + [line_of(entry, event) for entry, event in new if hears(event, self.audience)]
        self._told = len(events)
        self._version = play.version
        return self._lines


def told_anew(play: Play, since: int) -> bool:
    """Whether a page at version ``since`` needs the whole chronicle: because lines were taken back or brought back."""
    return not 0 <= since <= play.version or any(isinstance(entry, Undo | Redo) for entry in play.log[since:])


def days_of(lines: Sequence[LogLine]) -> dict[int, int]:
    """The entry of the log after which each day begins."""
    days: dict[int, int] = {}
    for line in lines:
        days.setdefault(line.day, line.entry)
    return days


class Look(NamedTuple):
    """What an audience sees at a version: the state without secrets, and as it travels."""

    version: int
    state: State
    view: View


class Drawn(NamedTuple):
    """A board by its digest, and what is not certain about the game."""

    board_digest: str
    known: list[Known]


class Now:
    """What an open table is besides its play, and the lines that have been told of it."""

    def __init__(self, table: str, play: Play, seating: Seating) -> None:
        self.table = table
        self.play = play
        self.seating = seating
        self.thinking = False
        self._chronicles: dict[int, Chronicle] = {}
        self._looks: dict[int, Look] = {}
        self._drawn: dict[int, Drawn] = {}

    def look(self, audience: int) -> Look:
        """What an audience sees now, made once for all who see it."""
        look = self._looks.get(audience)
        if look is None or look.version != self.play.version:
            state = seen_by(self.play, audience)
            view = shown(self.play.game.name).view_of(state, self.play.head.figures)
            look = self._looks[audience] = Look(self.play.version, state, view)
        return look

    def drawn(self, audience: int) -> Drawn:
        """The board of an audience and what is not certain about it; the same from the first move to the last."""
        if audience not in self._drawn:
            show, scenario = shown(self.play.game.name), self.look(audience).state.scenario
            known = show.known(scenario, self.play.head.options)
            self._drawn[audience] = Drawn(show.board_digest(scenario), known)
        return self._drawn[audience]

    def lines(self, audience: int) -> list[LogLine]:
        """The whole chronicle as an audience is told it."""
        return self._chronicles.setdefault(audience, Chronicle(audience)).of(self.play)

    def forget(self, play: Play) -> None:
        """Another play has taken the place of this one."""
        self.play = play
        self._chronicles.clear()
        self._looks.clear()


def waits_for(play: Play, seats: Sequence[Seat]) -> list[str]:
    """Ids of the persons whose word the game waits for; nobody while a bot plays or a seat is open."""
    if play.state.result is not Result.PLAYING:
        return []
    if play.state.actor == GROUP or play.awaits_dice is not None:
        playing = [seat.person for seat in seats if seat.person and not seat.stand_in and seat.hero != MASTER_SEAT]
        return list(dict.fromkeys(playing))
    seat = seat_on_turn(play, seats)
    return [seat.person] if seat is not None and not is_open(seat) and not bot_of(seat) else []


def update_of(now: Now, asker: Asker, since: int, answers: str) -> Update:
    """The table as somebody may see it, for a page that has seen version ``since`` (-1: nothing)."""
    play, seats, audience = now.play, now.seating.seats, asker.audience
    look = now.look(audience)
    lines = now.lines(audience)
    whole = told_anew(play, since)
    back, again = steps_to_undo(play, seats), steps_to_redo(play, seats)
    return Update(
        version=play.version,
        whole=whole,
        table=info(now, asker),
        view=look.view,
        lines=lines if whole else newer(lines, since),
        undo=None if why_not_undo(play, back, asker, seats) else _label(play, look.state, back[-1:]),
        redo=None if why_not_redo(play, again, asker) else _label(play, look.state, again[:1]),
        answers=answers,
        bot_is_thinking=now.thinking,
        paused=now.seating.paused,
        days=days_of(lines),
        waits_for=asked_by_bots(now) or waits_for(play, seats),
        questions=questions_of(now, look.state),
        dice=dice_of(play),
        dice_known=play.dice_known,
        undo_asks=bool(others_concerned(play, back, seats, asker)),
        redo_asks=bool(others_concerned(play, again, seats, asker)),
        plans=plans_now(now.seating),
    )


def plans_now(seating: Seating) -> list[PlanNow]:
    """What bots are about to do with heroes; what the game master's bot is up to is told to nobody."""
    return [
        PlanNow(plan.hero, plan.plan, plan.says, plan.why, plan.person)
        for plan in seating.plans
        if plan.says is not None and plan.hero != MASTER_SEAT
    ]


def asked_by_bots(now: Now) -> list[str]:
    """Ids of the persons for whose answer a bot waits."""
    asked = [asked for asked in now.seating.questions if asked.kind == "bot" and asked.version == now.play.version]
    return asked[0].open if asked else []


def newer(lines: Sequence[LogLine], since: int) -> list[LogLine]:
    """The lines of entries after ``since``, which are at the end."""
    place = len(lines)
    while place and lines[place - 1].entry > since:
        place -= 1
    return list(lines[place:])


def questions_of(now: Now, view: State) -> list[Question]:
    """The questions that wait; those of versions gone by are void."""
    return [question_of(now, view, asked) for asked in now.seating.questions if asked.version == now.play.version]


def question_of(now: Now, view: State, asked: Asked) -> Question:
    """A question among the persons as pages show it."""
    play, seats = now.play, now.seating.seats
    named = view.scenario.actions  # of newer rules, maybe, since it was asked
    if asked.kind == "bot":
        label = next((shown(play.game.name).label(view, named[name]) for name in asked.actions if name in named), None)
        return Question(
            asked.id, asked.kind, "", label, asked.version, asked.open, hero=asked.hero, plan=asked.plan, why=asked.why
        )
    if asked.kind == "take":
        taken = (named[name] for name in asked.actions if name in named and named[name].giver >= 0)
        said = next((shown(play.game.name).label(view, action) for action in taken), None)
        return Question(asked.id, asked.kind, asked.person, said, asked.version, asked.open)
    steps = steps_to_redo(play, seats) if asked.kind == "redo" else steps_to_undo(play, seats)
    label = _label(play, view, steps[:1] if asked.kind == "redo" else steps[-1:])
    known = any(play.threw(step.step) for step in steps)
    return Question(asked.id, asked.kind, asked.person, label, asked.version, asked.open, known)


def _label(play: Play, view: State, step: Sequence[Choice | Override]) -> Sentence | None:
    for entry in step:
        if isinstance(entry, Override):
            return Sentence("server-undo-override")
        return shown(play.game.name).label(view, view.scenario.actions[entry.action])
    return None
