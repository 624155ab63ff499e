// What monsters, spells, things and furniture are called, and what their cards say: by the catalogues, the box, or the
// table's own files.
import { settings } from "../../lib/settings.svelte";
import { t } from "../../lib/speak";
import { known, ofGame } from "../../lib/words";
import type { Session } from "../../table/session.svelte";
import type { BoardData, Edition, ItemCard } from "./board-data";

export type Kind =
  "kind" | "spell" | "element" | "item" | "potion" | "furniture" | "trap" | "effect" | "card" | "edition";

export class Called {
  readonly #session: Session;

  constructor(session: Session) {
    this.#session = session;
  }

  get #edition(): Edition | undefined {
    const board = this.#session.board as BoardData | null;
    return board?.editions[this.#session.view("heroquest").edition];
  }

  /** Begins with a capital letter, for headings and lists. */
  name(kind: Kind, id: string): string {
    const message = ofGame(settings.language, `${kind}-${id}`, "heroquest");
    const furniture = (this.#session.board as BoardData | null)?.furniture[id]?.names[settings.language];
    const name = known(settings.language, message)
      ? t(message)
      : (this.#session.names.own?.(kind, id, settings.language) ??
        (kind === "furniture" ? furniture : undefined) ??
        id);
    return name.charAt(0).toLocaleUpperCase(settings.language) + name.slice(1);
  }

  /** A figure of the game master: its own name, or that of its kind. */
  figure(one: { kind: string; names: Record<string, string> }): string {
    return one.names[settings.language] ?? this.name("kind", one.kind);
  }

  spellText(id: string): string {
    return (this.#edition?.spells[id] ?? this.#edition?.chaos_spells[id])?.text[settings.language] ?? "";
  }

  /** Names of the spells of an element. */
  spellsOf(element: string): string {
    const spells = Object.entries(this.#edition?.spells ?? {}).filter(([, spell]) => spell.element === element);
    return spells.map(([id]) => this.name("spell", id)).join(", ");
  }

  potionText(id: string): string {
    return t(`hq-about-${id}`);
  }

  itemCard(id: string): ItemCard | undefined {
    return this.#edition?.equipment[id] ?? this.#edition?.artifacts[id];
  }

  /** What the card of a weapon, an armour or an artifact says. */
  itemText(id: string): string {
    const card = this.itemCard(id);
    const special = `hq-about-${id}`;
    const says: string[] = [];
    if (card) {
      if (card.attack) says.push(t("hq-card-attack", { dice: card.attack }));
      for (const [kind, dice] of Object.entries(card.attack_against ?? {})) {
        says.push(t("hq-card-against", { kind: this.name("kind", kind), dice }));
      }
      for (const kind of card.twice_against ?? []) says.push(t("hq-card-twice", { kind: this.name("kind", kind) }));
      if (card.diagonal) says.push(t("hq-card-diagonal"));
      if (card.shot) says.push(t("hq-card-shot"));
      if (card.thrown) says.push(t("hq-card-thrown"));
      if (card.no_shield) says.push(t("hq-card-no-shield"));
      if (card.defend_base) says.push(t("hq-card-defend-base", { dice: card.defend_base }));
      if (card.defend_plus) says.push(t("hq-card-defend-plus", { dice: card.defend_plus }));
      if (card.move_dice) says.push(t("hq-card-move", { dice: card.move_dice }));
      if (card.mind_plus) says.push(t("hq-card-mind", { points: card.mind_plus }));
      if (card.two_spells) says.push(t("hq-card-two-spells"));
      if (card.heroes && card.heroes.length < 4) {
        says.push(
          t("hq-card-only", { heroes: card.heroes.map((hero) => t(`hero-${hero}`, { gender: "m" })).join(", ") }),
        );
      }
    }
    if (known(settings.language, special)) says.push(t(special));
    return says.join(" ");
  }
}
