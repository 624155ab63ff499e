import { render, screen } from "@testing-library/svelte";
import { beforeEach, expect, test } from "vitest";
import { change } from "../src/lib/settings.svelte";
import type { Rule } from "../src/rules/book";
import RuleCard from "../src/rules/RuleCard.svelte";

const both = (text: string) => ({ de: text, en: text });

function rule(option: string): Rule {
  return {
    id: "HQ-026",
    chapter: "movement",
    title: both("An Figuren vorbei"),
    text: both("Über ein besetztes Feld geht, wer darf."),
    does: both(""),
    built: "done",
    known: "official",
    sources: [{ text: both("Regelbuch, USA 1990") }],
    interpretation: null,
    option,
  };
}

beforeEach(() => change("language", "de"));

test.each([
  ["heroquest", "passing_heroes", "An Helden vorbei"],
  ["andor", "sunrise", "Sonnenaufgang"],
  ["somebody-elses", "moonrise", "moonrise"],
])("a rule of %s names its choice in the words of its game", (game, option, words) => {
  const { container } = render(RuleCard, { rule: rule(option), game });
  expect(screen.getByText("Regelbuch, USA 1990", { exact: false })).toBeInTheDocument();
  expect(container.querySelector(".does")!.textContent!.trim().endsWith(words)).toBe(true);
});
