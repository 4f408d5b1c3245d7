import { BRACKETED, STYLES } from './definitionStyles';

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

/** A short name of an act, which is no term: "(the “Act”)", "(im Folgenden: HafG)", "「상법」(이하 "법"이라 한다)". */
const ACT_NAME =
  /^(?:Act|Law|Order|Code|Treaty|(?:[\p{L} ]{0,40}\s)?(?:Act|Regulations?|Rules|Directive|Decree))$|(?:[Gg]esetz(?:buch)?|[Oo]rdnung|[Vv]ertrag|[Rr]ichtlinie)$|^\p{Lu}\p{L}{0,12}\p{Lu}$|^(?:법|법률|영|규칙|시행령|시행규칙|조례)$/u;
const BEHIND_ACT = /[」』]\s?$/u;
/** How far in front of its bracket a meaning may begin, in UTF-16 code units. */
const LONGEST_LEAD = 300;
/** Where a sentence, an item or a cell ends. */
const LEAD_START = /[.;:|]\s|\n/gu;

/** `Im Sinne dieses Gesetzes sind`, `In dieser Verordnung bedeutet` before a list of terms. */
const GERMAN_LEAD =
  /(?<!\p{L})(?:im\sSinne|in|für\sdie\sZwecke)\sdiese[sr]\s\p{L}{3,40}\s(?:ist|sind|gelten|bedeute[nt]|bezeichne[nt])[^\n.;]{0,80}(?=\n)/iu;
/** `1. Betreiber: ...` in such a list. */
const GERMAN_ITEM = /(?<=\n\S{1,6}\s{1,2})(\p{Lu}[^\n:.;,„“"]{1,60}):(?=\s)/gu;

/**
 * The terms that a text of law defines, in its order, none twice: in brackets behind their meaning, in English ("“vessel” means ..."), Korean
 * (`"어장"이란 ... 말한다`) and German (`Schiffe im Sinne dieses Gesetzes sind ...`, and the items of a list of terms). A
 * definition reaches to the end of its list item or paragraph, or to the next definition. Linear in the length of the text.
 */
export function findDefinitions(text: string): TermDefinition[] {
  const found = new Map<string, number>();
  for (const { sign, pattern } of STYLES) {
    if (sign.test(text)) for (const match of text.matchAll(pattern)) note(found, match[1] ?? match[2], match.index);
  }
  const lead = GERMAN_LEAD.exec(text);
  if (lead !== null) {
    const list = lead.index + lead[0].length;
    for (const match of text.slice(list).matchAll(GERMAN_ITEM)) note(found, match[1], match.index + list);
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
    for (const match of text.matchAll(pattern)) {
      const term = match[1]!.trim();
      const lead = text.slice(Math.max(0, match.index - LONGEST_LEAD), match.index);
      if (term === '' || ACT_NAME.test(term) || BEHIND_ACT.test(lead) || found.has(term)) continue;
      const last = [...lead.matchAll(LEAD_START)].at(-1);
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
const NEXT_ITEM = /\s*[\n;,]\s*(?:(?:and|or|und|oder)\s*)?(?:\(?\p{L}{1,3}\)|\d{1,3}[.)])?\s*$/u;

/** The lines of a list inside a definition belong to it, unless the next one stands before them. */
function endOf(text: string, start: number, next = text.length): number {
  const line = text.indexOf('\n', start);
  const isLead = line >= 0 && /[:,]\s*$/u.test(text.slice(start, line)) && line + 1 < next;
  const end = isLead ? next : line < 0 ? next : Math.min(line, next);
  const kept = text.slice(start, Math.min(end, start + LONGEST));
  return start + kept.replace(NEXT_ITEM, '').trimEnd().length;
}
