import { isBasicUnit, truncate, type ActReference, type Path, type PathUnit, type UnitKind } from '../../../law';
import { matchAt } from '../../citations/engine';
import { matchesOf } from '../../../text';
import { actBehind } from './act';
import { HEADING, outerUnits } from './parts';
import { isBelow, unitAt } from './units';
import { unitWordAt } from './words';

/** The provision that a sentence begins with, from which its parts are counted. */
export interface Lead {
  readonly path: Path;
  /** The act that is said with it. */
  readonly act?: ActReference;
  readonly end: number;
}

/** How far in front of a citation its lead is looked for, in UTF-16 units. */
const LOOK_BACK = 600;
/** Clauses looked at between the two. */
const MOST_CLAUSES = 10;
/** How far behind it the sentence's verb is. */
const LOOK_AHEAD = 240;
const SENTENCE_END = /[.!?]["”’)]?\s{1,4}(?=["“‘(]?\p{Lu})|\.\s{0,3}\n|\n\s{0,8}\n/gu;
const IN = /(?<![\p{L}\p{N}"“‘'])[Ii]n\s{1,2}(?=[SsRrAaPpCc])/gu;
/** One of them may be a lead of its own: soon told, and rare. */
const MAY_LEAD =
  /(?<!\p{L})[Ii]n\s{1,2}(?:[Ss](?:ec|ch|s?\.|\s\d)|SECT|SCHE|[Rr](?:ule|eg|\s\d)|[Aa](?:rt|nnex|pp)|[Pp]ara\p{L}{0,6}\.?\s\d|[Cc]l)/u;
/** What a clause begins behind. */
const BEFORE_CLAUSE = /(?:^|[.;:,—–(\n-]\s{0,3}|\)\s{1,2}|(?<!\p{L})(?:and|or)\s{1,2})$/u;
const BRACKET = /\s\(\p{L}[^()\n]{2,100}\)/uy;
const CLOSES = /,|\s?[—–:-]|\s(?=(?:omit|insert|substitute|delete|leave|after|before|for)\s)/uy;
const NEXT_ITEM = /[;\n]/u;
/** Between a lead and a part of it, where nothing else is said. */
const ADJACENT =
  /^(?:,|\s?[—–:-])?\s{0,3}(?:\([a-z\d]{1,4}\)\s)?(?:(?:in|for|after|before|omit|insert|delete|leave|out|substitute|the|words?|from|at|end|beginning|of)\s){0,6}$/iu;
const AMENDS =
  /(?<!\p{L})(?:substitut(?:ed?|ing)|insert(?:ed|ing)?|omit(?:ted|ting)?|repeal(?:ed|ing)?|revok(?:ed?|ing)|delet(?:ed?|ing)|add(?:ed|ing)?|leave\sout|replac(?:ed?|ing)|renumber(?:ed)?|str(?:ike|iking|uck))(?!\p{L})/u;

/**
 * What a sentence that amends begins with: "In section 6 of the Quay Act 2001, for paragraph (a) substitute ...", and in its
 * clauses "in subsection (1), omit paragraph (b)".
 *
 * Assumption: behind "In section 6," what is counted right there, or in a sentence that amends, is counted from section 6;
 * elsewhere it is the text's own ("In section 6, a vessel means one under subsection (1)"). Known failures: a lead in a
 * sentence of its own ("Section 6 is amended as follows. In subsection (1), ..."); the rest of a quoted text with a full stop.
 */
export function leadBefore(text: string, at: number): Lead | undefined {
  const from = Math.max(0, at - LOOK_BACK);
  if (!MAY_LEAD.test(text.slice(from, at))) return undefined;
  const ended = matchesOf(SENTENCE_END, text.slice(from, at + 1)).at(-1);
  const start = from + (ended === undefined ? 0 : ended.index + ended[0].length);
  let outer: Lead | undefined;
  let lead: Lead | undefined;
  for (const { 0: word, index } of matchesOf(IN, text.slice(start, at)).slice(-MOST_CLAUSES)) {
    const begin = start + index;
    if (!BEFORE_CLAUSE.test(text.slice(Math.max(start, begin - 5), begin))) continue;
    const found = leadAt(text, begin + word.length);
    if (found === undefined || found.end > at) continue;
    const first = found.path[0]!.kind;
    if (lead !== undefined && NEXT_ITEM.test(text.slice(lead.end, begin))) lead = outer;
    if (isCountedFrom(first)) outer = lead = found;
    else if (lead !== undefined && found.act === undefined) lead = { ...lead, ...within(lead, found) };
  }
  if (lead !== undefined && NEXT_ITEM.test(text.slice(lead.end, at))) lead = outer;
  if (lead === undefined || ADJACENT.test(text.slice(lead.end, at))) return lead;
  const rest = text.slice(at, at + LOOK_AHEAD);
  return AMENDS.test(text.slice(lead.end, at) + rest.slice(0, endOfSentence(rest))) ? lead : undefined;
}

const within = (lead: Lead, { path, end }: Lead): Lead => ({ path: pathIn(lead.path, path), end });

/** A path counted from a provision that it is a part of. */
export const pathIn = (whole: Path, path: Path): Path => [...truncate(whole, path[0]!.kind), ...path];

/** Where the first sentence of a text ends. */
const endOfSentence = (text: string): number | undefined => text.matchAll(SENTENCE_END).next().value?.index;

const isCountedFrom = (kind: UnitKind): boolean => isBasicUnit(kind) || kind === 'annex';

/** "section 6(1) of the Quay Act 2001 (fees),": the one provision named at an offset, where a clause goes on behind it. */
function leadAt(text: string, at: number): Lead | undefined {
  const word = unitWordAt(text, at);
  if (word === undefined || word.plural) return undefined;
  const step = unitAt(text, word.end, word.kind);
  if (step === undefined) return undefined;
  const outer = outerUnits(text, step.end);
  const path = [...outer.path, ...step.path];
  if (!isCountedFrom(path[0]!.kind) && !isBelow(path[0]!.kind)) return undefined;
  const heading = matchAt(HEADING, text, outer.end)?.[0].length ?? 0;
  const named = actBehind(text, outer.end + heading);
  const reached = named?.at ?? outer.end;
  const end = reached + (matchAt(BRACKET, text, reached)?.[0].length ?? 0);
  if (matchAt(CLOSES, text, end) === null) return undefined;
  return { path, end, ...(named !== undefined && { act: named.act }) };
}

/**
 * Whether a part may be counted from a lead: sections have theirs in brackets, because a bare "paragraph 3" is a schedule's;
 * articles ("In Article 6 of the Quay Treaty, paragraph 2") and schedules do not.
 */
export function isPartOf({ path }: Lead, { number }: PathUnit, cited: string): boolean {
  const { kind } = path[0]!;
  return kind === 'article' || kind === 'annex' || cited.toLowerCase().includes(`(${number})`);
}
