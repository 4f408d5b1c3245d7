import { jsonRegions } from './jsonRegions';
import { stripThinking } from './thinking';

const LONGEST_REPLY = 4_000;

/** An integer that is no part of a rule number, a decimal, a negative number, or an article (제3조, § 3). */
const INTEGER = /(?<![\p{L}\d.,-]|[제§]\s?)\d{1,4}(?![\d조]|[.,]\d)/u;
const LABELLED = new RegExp(
  '(?:answer|best|choice|choose|select(?:ed|ion)?|pick|antwort|wahl|정답|답변?|선택)' +
    `(?:\\s{0,3}(?:match|is|are|candidate|number|provision|option|ist|kandidat|nummer|후보|번호|[은는:=#*"([]|no\\.)){0,8}\\s{0,3}(${INTEGER.source})`,
  'giu',
);
const NONE =
  /\b(?:none|neither|null|n\/a|no (?:candidate|match|suitable|relevant)|kein(?:e[rsnm]?)?)\b|없음|없습니다|없다/iu;

/**
 * The number, 1 to `count`, of the candidate that a reply names; 0 where it says that none fits; undefined where it
 * names neither, a number out of range included. Reads JSON (`{"candidate": 3}`, `[3]`), a bare number, "Candidate 3", "The answer is 3 because ...".
 * A number after a word for "answer" counts before a word for "none", and that before any other number.
 *
 * Known failure: of several candidates discussed without such a word, the first named is taken.
 */
export function parseChoice(reply: string, count: number): number | undefined {
  const text = stripThinking(reply.slice(0, LONGEST_REPLY)).normalize('NFKC').replaceAll('*', '');
  const choice = jsonChoice(text) ?? proseChoice(text);
  return choice !== undefined && choice >= 0 && choice <= count ? choice : undefined;
}

/** The number in the first JSON of the reply that has one: its first; 0 for null or a word. */
function jsonChoice(text: string): number | undefined {
  for (const { json, truncated } of jsonRegions(text)) {
    if (truncated) continue;
    const number = /^[[{]\s*(?:["']?\w{1,40}["']?\s*:)?\s*["']?(-?\d{1,4}|null|none)(?![\d.])/iu.exec(json)?.[1];
    if (number !== undefined) return /\d/u.test(number) ? Number(number) : 0;
  }
  return undefined;
}

function proseChoice(text: string): number | undefined {
  const labelled = [...text.matchAll(LABELLED)].at(-1)?.[1];
  if (labelled !== undefined) return Number(labelled);
  if (NONE.test(text)) return 0;
  const first = INTEGER.exec(text)?.[0];
  return first === undefined ? undefined : Number(first);
}
