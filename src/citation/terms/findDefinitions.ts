import { PACKS } from '../../languages';
import { matchesOf } from '../../text';

/** A term that a text gives a meaning to. Offsets are UTF-16 code units, end exclusive. */
export interface TermDefinition {
  readonly term: string;
  /** Where the definition stands: the term with its meaning. */
  readonly start: number;
  readonly end: number;
}

/** The longest definition that is given whole, in UTF-16 code units. */
const LONGEST = 1_200;
/** The most definitions that are read from one text. */
const MOST = 500;

const DEFINITIONS = PACKS.flatMap(({ definitions }) => definitions ?? []);
const STYLES = DEFINITIONS.flatMap(({ styles }) => styles);
const BRACKETED = DEFINITIONS.flatMap(({ bracketed }) => bracketed ?? []);
const LISTS = DEFINITIONS.flatMap(({ list }) => list ?? []);
/** Short names of acts, which are no terms: what a language calls one, and an abbreviation. */
const ACT_NAMES = [/^\p{Lu}\p{L}{0,12}\p{Lu}$/u, ...DEFINITIONS.flatMap(({ actName }) => actName ?? [])];
const BEHIND_ACT = /[」』]\s?$/u;
/** How far in front of its bracket a meaning may begin, in UTF-16 code units. */
const LONGEST_LEAD = 300;
/** Where a sentence, an item or a cell ends. */
const LEAD_START = /[.;:|]\s|\n|。/gu;

/**
 * The terms that a text of law defines in any language, in its order, none twice: `“vessel” means ...`, `"어장"이란 ... 말한다`,
 * the items of a list of terms, and in brackets behind their meaning. A definition reaches to the end of its list item or
 * paragraph, or to the next definition. Linear in the length of the text.
 */
export function findDefinitions(text: string): TermDefinition[] {
  const found = new Map<string, number>();
  for (const { sign, pattern } of STYLES) {
    if (sign.test(text)) for (const match of matchesOf(pattern, text)) note(found, match[1] ?? match[2], match.index);
  }
  for (const { lead, item } of LISTS) {
    const opening = lead.exec(text);
    if (opening === null) continue;
    const list = opening.index + opening[0].length;
    for (const match of matchesOf(item, text.slice(list))) note(found, match[1], match.index + list);
  }
  const ordered = [...found].sort(([, one], [, other]) => one - other).slice(0, MOST);
  const opened = ordered.map(([term, start], at) => ({ term, start, end: endOf(text, start, ordered[at + 1]?.[1]) }));
  const closed = bracketed(text).filter(({ term }) => !found.has(term));
  return [...opened, ...closed].sort((one, other) => one.start - other.start).slice(0, MOST);
}

/** The terms that a bracket behind their meaning defines, none twice. */
function bracketed(text: string): TermDefinition[] {
  const found = new Map<string, TermDefinition>();
  for (const { sign, pattern } of BRACKETED) {
    if (!sign.test(text)) continue;
    for (const match of matchesOf(pattern, text)) {
      const term = match[1]!.trim();
      const lead = text.slice(Math.max(0, match.index - LONGEST_LEAD), match.index);
      if (term === '' || ACT_NAMES.some((name) => name.test(term)) || BEHIND_ACT.test(lead) || found.has(term))
        continue;
      const last = matchesOf(LEAD_START, lead).at(-1);
      const meaning = last === undefined ? lead : lead.slice(last.index + last[0].length);
      const start = match.index - meaning.trimStart().length;
      found.set(term, { term, start, end: match.index + match[0].length });
    }
  }
  return [...found.values()];
}

function note(found: Map<string, number>, term: string | undefined, start: number): void {
  const name = term?.trim().replace(/,$/u, '') ?? '';
  if (name !== '' && !found.has(name)) found.set(name, start);
}

/** What leads over to the next item of a list: its marker too, where that stands before the next definition. */
const NEXT_ITEM = new RegExp(
  `\\s*[\\n;,]\\s*(?:(?:${DEFINITIONS.flatMap(({ conjunctions }) => conjunctions ?? []).join('|')})\\s*)?(?:\\(?\\p{L}{1,3}\\)|\\d{1,3}[.)])?\\s*$`,
  'u',
);

/** The lines of a list inside a definition belong to it, unless the next one stands before them. */
function endOf(text: string, start: number, next = text.length): number {
  const line = text.indexOf('\n', start);
  const isLead = line >= 0 && /[:,]\s*$/u.test(text.slice(start, line)) && line + 1 < next;
  const end = isLead ? next : line < 0 ? next : Math.min(line, next);
  const kept = text.slice(start, Math.min(end, start + LONGEST));
  return start + kept.replace(NEXT_ITEM, '').trimEnd().length;
}
