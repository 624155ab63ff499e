// Made by `npm run types` from src/sagenwerk/table/messages.py. Change that file, not this one.

/**
 * All that can travel, for the type generator.
 */
export interface Travelling {
  client:
    | Hello
    | Intent
    | Undo
    | Ask
    | TakeSeat
    | Override
    | Pause
    | Answer
    | Withdraw
    | Say
    | Point
    | Host
    | AskOrders
    | Tell
    | AskHint
    | WatchChance;
  server: Update | Refused | Said | Trouble | People | Talk | Pointed | Links | Notice | Orders | Hinted | Chance;
}
/**
 * First message: which table, a person's token, and what the page already has.
 *
 * The token says who looks; the link to watch makes a spectator. ``since``: the version the page has (-1: none);
 * ``talk``: number of the last line of the conversation that it has.
 */
export interface Hello {
  since?: number;
  table: string;
  talk?: number;
  token: string;
  type: "hello";
}
/**
 * Actions to take in order; ``version`` is the one the person saw, ``id`` makes repeats harmless.
 *
 * All or none up to where chance is asked; what comes after that is done as far as it can be then.
 *
 * What takes something from another person's hero becomes a question to that person.
 * Where the persons throw dice of their own, what these show is an action, too: one of those in ``Update.dice``.
 */
export interface Intent {
  actions: string[];
  id: string;
  type: "intent";
  version: number;
}
/**
 * Take the last step back (``redo``: bring back what was taken back last).
 *
 * What concerns others, or what chance has answered, becomes a question to them.
 */
export interface Undo {
  id: string;
  redo?: boolean;
  type: "undo";
  version: number;
}
/**
 * What is on this field, and what may I do there and why not?
 */
export interface Ask {
  field: string;
  type: "ask";
}
/**
 * Change who plays a hero, or ``game-master``: an open seat, or one's own; the host changes those of bots, too.
 *
 * ``player``: a name at this screen (empty: nobody has said it), ``bot:greedy`` and the like, or ``open:`` to leave
 * the seat to whoever takes it.
 */
export interface TakeSeat {
  hero: string;
  player: string;
  type: "seat";
}
/**
 * The game master changes the position: by its whole text, or by small edits in order, all or none.
 *
 * What an edit says is the game's own affair (``Game.edited``), such as
 * ``{"do": "move", "figure": "monster-3", "square": "C4"}``.
 */
export interface Override {
  edits?: {
    [k: string]: string | number;
  }[];
  id: string;
  position?: string;
  type: "override";
  version: number;
}
/**
 * The game master stops the game, or lets it go on: while it rests heroes and bots do nothing.
 */
export interface Pause {
  on: boolean;
  type: "pause";
}
/**
 * Yes or no to a question among the persons at the table.
 */
export interface Answer {
  question: string;
  type: "answer";
  yes: boolean;
}
/**
 * Take one's own question back.
 */
export interface Withdraw {
  question: string;
  type: "withdraw";
}
/**
 * A line for everybody at the table.
 */
export interface Say {
  text: string;
  type: "say";
}
/**
 * Look here: a field of the board.
 */
export interface Point {
  field: string;
  type: "point";
}
/**
 * What only the host may do.
 *
 * ``do``: ``free`` (the seat of ``hero`` is open), ``stand-in`` (a bot, ``value``, plays ``hero`` until its person is
 * back), ``hand-over`` (``person`` is the host from now on), ``remove`` (``person`` leaves the table for good),
 * ``away`` (``value``: seconds after which a bot plays for somebody who is not there; ``0``: never), ``links`` (new
 * links; the old ones open nothing any more), ``close`` (nobody plays on), ``open`` (they do again), ``bots-ask``
 * (``value``: ``on``, bots ask before what concerns the group and cannot be taken back, or ``off``), ``level``
 * (``value``: ``quick``, ``normal`` or ``strong``, how hard hints are thought about).
 */
export interface Host {
  do: string;
  hero: string;
  person: string;
  type: "host";
  value: string;
}
/**
 * What can I tell the bot that plays this hero? ``orders`` is the answer; for whoever holds a hero.
 */
export interface AskOrders {
  hero: string;
  type: "ask_orders";
}
/**
 * Tell the bot that plays a hero what to do: a ``plan`` out of ``orders``, or "" for "as you like".
 */
export interface Tell {
  hero: string;
  plan: string;
  type: "tell";
}
/**
 * What would you do in my place? Only for whoever is asked at ``version``; ``hinted`` or ``refused`` answers.
 */
export interface AskHint {
  id: string;
  type: "hint";
  version: number;
}
/**
 * Tell this page how likely the heroes win, from now on, or no more. Off when a page comes.
 */
export interface WatchChance {
  on: boolean;
  type: "watch_chance";
}
/**
 * The table at ``version``; ``lines`` are the new lines of the chronicle since the page's version.
 *
 * ``whole``: ``lines`` is the whole chronicle and replaces the page's own. ``step`` counts as one step for undo.
 * ``undo`` and ``redo`` say in a sentence what would be taken back, or are null. ``answers`` is the id of the intent.
 */
export interface Update {
  answers: string;
  bot_is_thinking: boolean;
  days: {
    [k: string]: number;
  };
  dice: Dice | null;
  dice_known: boolean;
  lines: LogLine[];
  paused: boolean;
  plans: PlanNow[];
  questions: Question[];
  redo: Sentence | null;
  redo_asks: boolean;
  table: TableInfo;
  type: "update";
  undo: Sentence | null;
  undo_asks: boolean;
  version: number;
  view: JuniorView | AndorView | HeroQuestView;
  waits_for: string[];
  whole: boolean;
}
/**
 * Dice that the persons throw themselves: the question, and the outcomes that one of them may type in.
 */
export interface Dice {
  asked: string;
  outcomes: string[];
}
/**
 * One line of the chronicle. ``entry`` is the number of the log entry it belongs to.
 */
export interface LogLine {
  day: number;
  dice: string[];
  entry: number;
  fields: string[];
  hero: string;
  rule: string;
  text: Sentence;
}
/**
 * A sentence of the catalogues: message id and arguments (names of heroes and fields as ids, numbers).
 */
export interface Sentence {
  args: {
    [k: string]: string | number;
  };
  id: string;
}
/**
 * What a bot is about to do with a hero, said in the first person, and why.
 */
export interface PlanNow {
  hero: string;
  name: string;
  person: string;
  says: Sentence;
  why: Sentence | null;
}
/**
 * A question among the persons at the table, which waits until all have said yes or one has said no.
 *
 * ``kind``: ``undo``, ``redo``, ``take`` (to get what another's hero has), or ``bot`` (a bot asks whether it may do
 * something; then ``person`` is "", and ``hero`` is the one whom the bot plays). ``label``: what it is about.
 * ``known``: what chance gave would be known then.
 */
export interface Question {
  hero: string;
  id: string;
  kind: string;
  known: boolean;
  label: Sentence | null;
  open: string[];
  person: string;
  plan: Sentence | null;
  version: number;
  why: Sentence | null;
}
/**
 * What does not change from click to click.
 */
export interface TableInfo {
  audience: string;
  away: number;
  board_digest: string;
  bots_ask: boolean;
  closed: boolean;
  commitment: string;
  content_digest: string;
  dice_from: string;
  game: string;
  game_master: boolean;
  id: string;
  known: Known[];
  level: string;
  options: {
    [k: string]: string;
  };
  own_content: boolean;
  plans: boolean;
  rules_version: number;
  salt: string;
  scenario: string;
  seats: Seat[];
  seed: number | null;
  undo_rule: string;
  you: string;
}
/**
 * An interpretation or a block of unconfirmed data that this game uses.
 */
export interface Known {
  confidence: string;
  kind: string;
  name: string;
  rule: string;
  value: string;
}
/**
 * Who plays a hero, or ``game-master``: a person or a bot. With neither it is open.
 */
export interface Seat {
  bot: string;
  figure: string;
  hero: string;
  person: string;
  player: string;
  stand_in: string;
}
/**
 * Everything on the table. Fields are ids of the board file; ``items`` field id -> item id -> how many.
 */
export interface JuniorView {
  acted: boolean;
  actor: string;
  beacon_slots: number;
  beacons: number;
  call: Sentence;
  cubs: number;
  cubs_needed: number;
  day: number;
  dragon: number;
  dragon_end: number;
  dragon_start: number;
  fights: FightView[];
  forts: string[];
  game: "junior";
  gors: string[];
  gors_in_supply: number;
  guard: boolean;
  heroes: HeroView[];
  items: {
    [k: string]: {
      [k: string]: number;
    };
  };
  moved: boolean;
  new_gors: number[];
  offers: Offer[];
  options: {
    [k: string]: string;
  };
  potion: boolean;
  question: string;
  reka: string;
  result: string;
  routes: Route[];
  tasks: TaskView[];
  thrown: boolean;
  tiles: {
    [k: string]: TileView;
  };
  torches: number;
  troll: string;
  turn: string;
  wells: {
    [k: string]: string;
  };
}
/**
 * Dice and sword tokens lying beside a Gor or fort: ``laid`` hero id -> dice, ``tokens`` sword tokens.
 */
export interface FightView {
  against: string;
  field: string;
  laid: {
    [k: string]: number;
  };
  slots: number;
  tokens: number;
}
/**
 * A hero board: where the hero stands, what lies on the board and in the loot bag.
 */
export interface HeroView {
  asleep: boolean;
  bag: {
    [k: string]: number;
  };
  crest_laid: boolean;
  dice: number;
  dice_in_all: number;
  field: string;
  figure: string;
  has_night_marker: boolean;
  hourglasses: number;
  hourglasses_ready: number;
  id: string;
  name: string;
  sun_spots: number;
  suns: number;
}
/**
 * One legal action. ``name`` goes back to the server; the rest is for drawing the button.
 *
 * ``kind`` groups offers (``step``, ``stand``, ``attack``, ...), ``target`` is a field or item id, ``price`` what
 * it costs (suns, or gold), ``hours`` and ``willpower`` likewise, ``warning`` something to think of before.
 */
export interface Offer {
  hero: string;
  hours: number;
  kind: string;
  label: Sentence;
  name: string;
  price: number;
  rule: string;
  target: string;
  warning: Sentence | null;
  willpower: number;
}
/**
 * A way to a field in several steps: the action names in order, their price, the fields on the way.
 */
export interface Route {
  actions: string[];
  fields: string[];
  price: number;
  target: string;
}
/**
 * A task card: ``done`` green; progress ``have`` of ``need``; ``detail`` ids to show (letters, books, crests).
 */
export interface TaskView {
  detail: string[];
  done: boolean;
  have: number;
  id: string;
  need: number;
  number: number;
}
/**
 * A face-down tile: kind ``fog``, ``mine`` or ``thicket``; ``known`` names it once somebody has looked at it.
 */
export interface TileView {
  kind: string;
  known: string;
}
/**
 * Everything on the table. Fields are ids of the board; tables by field leave out what is empty.
 *
 * Which cards have been read is told by the chronicle: its lines ``event-card-read`` and ``event-event-card`` name the
 * ``card``, whose pages stand in the published board.
 */
export interface AndorView {
  actor: string;
  allies: AndorAlly[];
  ally: string;
  battle: AndorBattle | null;
  beaten: {
    [k: string]: number;
  };
  between: {
    [k: string]: Offer[];
  };
  call: Sentence;
  closed: string[][];
  creature_bonus: number;
  creatures: AndorCreature[];
  day: number;
  deals: AndorDeal[];
  display: AndorRow[];
  doing: string;
  end_letter: string;
  events_on_top: string[];
  farmers: {
    [k: string]: number;
  };
  floor: string;
  fog: {
    [k: string]: string;
  };
  free_hours: number;
  free_steps: number;
  game: "andor";
  goals: AndorGoal[];
  gold: {
    [k: string]: number;
  };
  heroes: AndorHero[];
  hidden: {
    [k: string]: number;
  };
  items: {
    [k: string]: {
      [k: string]: number;
    };
  };
  letters: string[];
  marks: {
    [k: string]: string[];
  };
  merchants: string[];
  mine_price: number;
  most_hours: number;
  most_strength: number;
  most_willpower: number;
  narrator: string;
  offers: Offer[];
  options: {
    [k: string]: string;
  };
  price: number;
  prices: number[];
  put: {
    [k: string]: string[];
  };
  question: string;
  result: string;
  rooster: string;
  rooster_taken: boolean;
  routes: AndorRoute[];
  rubble: {
    [k: string]: number;
  };
  share: number;
  shields: AndorShields;
  stars: string[];
  supply: {
    [k: string]: number;
  };
  things: AndorThing[];
  turn: string;
  unlocked: string[];
  ways: string[][];
  wells: {
    [k: string]: string;
  };
  witch: AndorWitch | null;
}
/**
 * A figure on the heroes' side.
 */
export interface AndorAlly {
  bonus: number;
  field: string;
  fields_an_hour: number;
  id: string;
}
/**
 * A battle, or an attempt to clear rubble (``foe`` is ``rubble``; its strength is the number on it).
 */
export interface AndorBattle {
  allies: string[];
  asked: string[];
  black: boolean;
  black_left: boolean;
  black_value: number;
  bonus: number;
  brewed: boolean;
  dice: number;
  dice_left: number;
  field: string;
  fighters: AndorFighter[];
  figure: string;
  foe: string;
  herb: number;
  heroes_value: number;
  inviter: string;
  left: string[];
  loss: number;
  most_willpower: number;
  opener: string;
  reward: number;
  roller: string;
  round: number;
  shielded: string[];
  strength: number;
  thrown: number[];
  turned: boolean;
  value: number;
  willpower: number;
}
/**
 * A hero in the battle. ``value``: the die of this round with brew and herb, without strength; -1 before.
 */
export interface AndorFighter {
  black_die: boolean;
  dice: number;
  helm: boolean;
  hero: string;
  one_by_one: boolean;
  strength: number;
  value: number;
}
/**
 * A creature on the board, with the values that it begins a battle with.
 */
export interface AndorCreature {
  black: boolean;
  carries: string[];
  dice: number;
  field: string;
  figure: string;
  kind: string;
  moves: boolean;
  own: boolean;
  reward: number;
  strength: number;
  willpower: number;
}
/**
 * Something that a card sells on a field for gold.
 */
export interface AndorDeal {
  field: string;
  gold: number;
  id: string;
  item: string;
  once: boolean;
  strength: number;
  willpower: number;
}
/**
 * A column of the creature display: what this kind begins a battle with, today's event included.
 */
export interface AndorRow {
  black: boolean;
  dice: number;
  dice_by_willpower: number[];
  figure: string;
  kind: string;
  reward: number;
  strength: number;
  willpower: number;
}
/**
 * A goal of the legend, or the task of one hero, and whether it is met just now.
 */
export interface AndorGoal {
  done: boolean;
  hero: string;
  id: string;
}
/**
 * A hero board and where the figure stands.
 */
export interface AndorHero {
  bag: AndorBag;
  black_die: boolean;
  day_ended: boolean;
  dice: number;
  dice_by_willpower: number[];
  farmers: number;
  field: string;
  figure: string;
  gold: number;
  has_hour: boolean;
  hours: number;
  id: string;
  name: string;
  next_hour: number;
  rank: number;
  strength: number;
  willpower: number;
}
/**
 * What lies on a hero board by slot: ids of articles and of the legend's things, one entry apiece.
 */
export interface AndorBag {
  head: string[];
  large: string[];
  purse: string[];
  small: string[];
}
/**
 * A way to a field: the action names in order, and the price of every step and of all together.
 */
export interface AndorRoute {
  actions: string[];
  hours: number;
  sets_off: boolean;
  steps: AndorStep[];
  target: string;
  willpower: number;
}
/**
 * One field of a way. ``hours`` is 0 with a wineskin or a herb; ``willpower`` is what overtime costs.
 */
export interface AndorStep {
  field: string;
  hours: number;
  willpower: number;
}
/**
 * Golden shields of the castle: printed ones, those of farmers, and the kinds of the creatures on them.
 */
export interface AndorShields {
  farmers: number;
  taken: string[];
  total: number;
}
/**
 * A token of the legend's own: on a field, with a hero, or with the creature on ``field``.
 */
export interface AndorThing {
  creature: boolean;
  field: string;
  hero: string;
  id: string;
  slot: string;
}
/**
 * Where the witch stands and what a brew costs: for everybody, and for the archer.
 */
export interface AndorWitch {
  archer_price: number;
  field: string;
  price: number;
}
/**
 * Everything on the table as a seat may see it.
 */
export interface HeroQuestView {
  acted: boolean;
  actor: string;
  aims: QuestAim[];
  areas: QuestArea[];
  blocked: string[];
  call: Sentence;
  doors: QuestDoor[];
  doors_to_open: {
    [k: string]: string;
  };
  edition: string;
  fallen: string[];
  figures: QuestFigure[];
  furniture: QuestFurniture[];
  game: "heroquest";
  heroes: QuestHero[];
  loads: string[];
  marched: boolean;
  names: {
    [k: string]: {
      [k: string]: string;
    };
  };
  offers: Offer[];
  options: {
    [k: string]: string;
  };
  pending: QuestPending;
  pictures: {
    [k: string]: string;
  };
  question: string;
  result: string;
  rooms: number[];
  round: number;
  routes: QuestRoute[];
  secret: QuestSecret | null;
  squares: string[];
  stairs: string[];
  steps_left: number;
  targets: QuestTarget[];
  trail: string[];
  traps: QuestTrap[];
  treasure_cards: number;
  turn: string;
}
/**
 * A weapon or spell and somebody whom it could be meant for: two actions to take together.
 */
export interface QuestAim {
  actions: string[];
  at_whom: Sentence;
  figure: number;
  hero: string;
  kind: string;
  square: string;
  thing: string;
  with_what: Sentence;
}
/**
 * A room or a piece of corridor: who searched there, what lies about.
 */
export interface QuestArea {
  gold: number;
  id: string;
  items: string[];
  potions: {
    [k: string]: number;
  };
  traps: boolean;
  treasure: string[];
}
/**
 * A door on the board: on which side of its square, and the square behind it.
 */
export interface QuestDoor {
  beyond: string;
  false: boolean;
  open: boolean;
  secret: boolean;
  side: string;
  square: string;
}
/**
 * A figure of the game master on the board, or one that fights for the heroes (``ally``).
 */
export interface QuestFigure {
  acted: boolean;
  ally: boolean;
  attack: number;
  body: number;
  confidence: string;
  defend: number;
  effects: string[];
  figure: string;
  id: number;
  kind: string;
  leader: string;
  marched: boolean;
  mind: number;
  most_body: number;
  move: number;
  names: {
    [k: string]: string;
  };
  square: string;
}
/**
 * A piece of furniture: its upper left square, its size as it lies, degrees anticlockwise that it is turned.
 */
export interface QuestFurniture {
  chest: boolean;
  height: number;
  kind: string;
  open: boolean;
  square: string;
  turned: number;
  width: number;
}
/**
 * A hero sheet, and where the figure stands.
 */
export interface QuestHero {
  attack: number;
  body: number;
  carries: boolean;
  champion: boolean;
  defend: number;
  effects: string[];
  figure: string;
  gold: number;
  id: string;
  items: string[];
  mind: number;
  most_body: number;
  most_mind: number;
  move_dice: number;
  name: string;
  outlawed: boolean;
  potions: {
    [k: string]: number;
  };
  quests: number;
  spells: QuestSpell[];
  square: string;
  turns_lost: number;
  where: string;
}
/**
 * A spell that has not been cast yet.
 */
export interface QuestSpell {
  element: string;
  id: string;
}
/**
 * What is under way while a question is asked; everything may be empty.
 */
export interface QuestPending {
  attacker: string;
  attacks_left: number;
  cast: number;
  figure: number;
  hits: number;
  item: string;
  looking: string;
  passing: string;
  spell: string;
  target: string;
}
/**
 * A way to a square: the action names in order and the squares on the way, ``target`` last.
 *
 * The server stops carrying out a way where something new comes into sight or is set off.
 */
export interface QuestRoute {
  actions: string[];
  ends: boolean;
  passes: boolean;
  squares: string[];
  target: string;
}
/**
 * What only the game master sees: all of the map that has not come to the board.
 */
export interface QuestSecret {
  blocked: string[];
  doors: QuestHiddenDoor[];
  furniture: QuestFurniture[];
  monsters: QuestPiece[];
  notes: QuestNote[];
  stairs: string[];
  start: string[];
  trapped: string[];
  traps: QuestTrap[];
  used: string[];
  wandering: string;
  wandering_names: {
    [k: string]: string;
  };
}
/**
 * A door of the map that is not on the board yet, or one that only seems to be a door (``false``).
 */
export interface QuestHiddenDoor {
  beyond: string;
  false: boolean;
  secret: boolean;
  side: string;
  square: string;
}
/**
 * A monster that the map shows and that does not stand on the board yet.
 */
export interface QuestPiece {
  figure: string;
  kind: string;
  names: {
    [k: string]: string;
  };
  square: string;
  target: boolean;
  waits: boolean;
}
/**
 * A note of the map: the squares where its mark stands, what it says, whether it has happened.
 */
export interface QuestNote {
  done: boolean;
  id: string;
  says: Sentence[];
  squares: string[];
  text: {
    [k: string]: string;
  };
}
/**
 * A trap that lies on the board: ``found``, ``sprung``; to the game master also ``hidden`` and ``removed``.
 */
export interface QuestTrap {
  kind: string;
  lands_on: string;
  square: string;
  state: string;
}
/**
 * Somebody whom an offer is about: the figure's number or the hero's id, and the action to take.
 */
export interface QuestTarget {
  action: string;
  figure: number;
  hero: string;
  kind: string;
  square: string;
}
/**
 * The intent was not carried out, and why.
 */
export interface Refused {
  answers: string;
  reason: Sentence;
  rule: string;
  type: "refused";
  version: number;
}
/**
 * Answer to ``ask``.
 */
export interface Said {
  says: FieldSays;
  type: "said";
}
/**
 * What stands and lies on a field, and what the acting hero may and may not do there.
 */
export interface FieldSays {
  field: string;
  here: Sentence[];
  possible: WhyNot[];
  refused: WhyNot[];
}
/**
 * Something one might want to do on a field: possible (``action``) or refused with reason and rule.
 */
export interface WhyNot {
  action: string;
  label: Sentence;
  reason: Sentence | null;
  rule: string;
}
/**
 * Something is wrong with the connection or the table; the sentence says what to do.
 */
export interface Trouble {
  final: boolean;
  reason: Sentence;
  type: "trouble";
}
/**
 * Who is at the table, whenever that changes; ``watching``: how many look on by the link to watch.
 */
export interface People {
  people: PersonNow[];
  type: "people";
  watching: number;
}
/**
 * Somebody at the table.
 */
export interface PersonNow {
  host: boolean;
  id: string;
  name: string;
  present: boolean;
}
/**
 * New lines of the conversation.
 */
export interface Talk {
  lines: TalkLine[];
  type: "talk";
}
/**
 * A line of the conversation; ``at``: when, in UTC.
 */
export interface TalkLine {
  at: string;
  name: string;
  number: number;
  person: string;
  text: string;
}
/**
 * Somebody points at a field.
 */
export interface Pointed {
  field: string;
  name: string;
  person: string;
  type: "pointed";
}
/**
 * What to hand to others, for the host alone: tokens for ``/join/<table>#...`` and ``/watch/<table>#...``.
 */
export interface Links {
  invite: string;
  type: "links";
  watch: string;
}
/**
 * Something that one should know, and that is no fault: who said no, who took over.
 */
export interface Notice {
  says: Sentence;
  type: "notice";
}
/**
 * What the bot that plays a hero can be told just now, for whoever has asked; maybe nothing.
 */
export interface Orders {
  hero: string;
  orders: Order[];
  type: "orders";
  version: number;
}
/**
 * A plan that a bot can be told to follow.
 */
export interface Order {
  plan: string;
  says: Sentence;
}
/**
 * What a bot would do in the asker's place, for the asker alone.
 *
 * ``says``: its plan; ``action``: the offer that it would take now. ``share``: how many of the ``games`` that it has
 * imagined the heroes won, 0 to 1, and the bounds of doubt (95 %). ``games`` 0: it did not have to think about that.
 */
export interface Hinted {
  action: string;
  answers: string;
  close: boolean;
  ended: boolean;
  games: number;
  hero: string;
  high: number;
  low: number;
  says: Sentence;
  share: number;
  type: "hinted";
  version: number;
  why: Sentence | null;
}
/**
 * How likely the heroes win at ``version``, 0 to 1, with the bounds of doubt, from so many imagined games.
 *
 * Without any ``games`` nothing can be said: hardly an imagined game has come to an end.
 *
 * For pages that watch it; it comes some time after the update, and for the newest version only.
 */
export interface Chance {
  games: number;
  high: number;
  low: number;
  stated: number;
  type: "chance";
  version: number;
}
/**
 * All that can travel, for the type generator.
 */
export interface Wire {
  client:
    | Hello
    | Intent
    | Undo
    | Ask
    | TakeSeat
    | Override
    | Pause
    | Answer
    | Withdraw
    | Say
    | Point
    | Host
    | AskOrders
    | Tell
    | AskHint
    | WatchChance;
  server: Update | Refused | Said | Trouble | People | Talk | Pointed | Links | Notice | Orders | Hinted | Chance;
}
