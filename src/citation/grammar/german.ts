import { isDivision, type UnitKind } from '../../law';
import { insideWord, matchAt, reading, type CitationDraft, type Grammar, type Reading } from './engine';
import { actBehind } from './german/act';
import { isHeadingLine, relativeAt } from './german/context';
import { Group, RANGE, SEPARATOR } from './german/group';
import { isParted, openerAt, STARTS, TRIGGER } from './german/openers';
import { numberAt, QUANTITY, type Step } from './german/units';
import { readMembers, type ListStyle } from './list';

/** "Anlage 1 zu § 2 LatG": the act of the section is the annex's too. */
const TO_SECTION = /\s{1,2}zu(?:\s{1,2}den)?\s{1,2}(?=§)/uy;
/** "4 StR 12/05": the number of a case, and neither a section nor an act. */
const CASE_NUMBER = /\s\d{1,5}\/\d{2}(?!\d)/uy;
/** Numbers behind one "§" that are looked at for the act that closes them. */
const MOST_CARELESS = 12;

/**
 * Known failure: "Artikel" at the end of a line with a bare number on the next; "Art." may end a sentence there ("Arbeiten
 * dieser Art.").
 */
function read(text: string, at: number, floor: number): Reading {
  if (text[at] !== '§' && insideWord(text, at)) return reading([], at);
  const opener = openerAt(text, at);
  if (opener === undefined) return reading(relativeAt(text, at), at);
  const { kind, end, needsAct } = opener;
  const first = numberAt(text, end, kind);
  if (first === undefined) return kind === 'annex' ? readOfSection(text, at, end, floor) : reading([], at);
  if (isParted(text, end, first.end) || isHeadingLine(text, at, first.end)) return reading([], at);
  if (isDivision(kind)) return readDivisions(text, at, first);
  if (kind === 'sentence' && matchAt(QUANTITY, text, first.end) !== null) return reading([], at);
  const plural = opener.plural || (kind === 'section' && isCarelessList(text, first.end));
  const group = new Group(text, { kind, start: at, plural }, first);
  const found = group.read(floor);
  if (kind === 'annex' && !group.isClosed && found.drafts.length === 1) {
    const ofSection = readOfSection(text, at, found.end, floor, found.drafts[0]);
    if (ofSection.drafts.length > 0) return ofSection;
  }
  const isWrapped = kind === 'article' && text.slice(end, first.end).includes('\n');
  const isBare = !group.isClosed && found.drafts[0]?.path.length === 1;
  if ((needsAct && !group.isClosed) || (isWrapped && isBare)) return reading([], at);
  return group.isClosed && plural && !needsAct ? readOn(text, found, kind) : found;
}

/** "§§ 5 HafG, 7 Abs. 1 LatG": the numbers of several acts behind one sign, each list of them closed by its act. */
function readOn(text: string, { drafts: first, end: from }: Reading, kind: UnitKind): Reading {
  const drafts = [...first];
  let end = from;
  for (;;) {
    const start = end + (matchAt(SEPARATOR, text, end)?.[0].length ?? 0);
    const number = start === end ? undefined : numberAt(text, start, kind);
    if (number === undefined || isParted(text, end, number.end)) break;
    const group = new Group(text, { kind, start, plural: true }, number);
    const next = group.read(end);
    if (!group.isClosed || next.drafts.length === 0 || matchAt(CASE_NUMBER, text, next.end) !== null) break;
    for (const draft of next.drafts) drafts.push(draft);
    ({ end } = next);
  }
  return { drafts, end };
}

/** "§ 3, 4 und 5 HafG", "§ 3-5 HafG": a list or range behind the sign for one section, believed where an act closes it. */
function isCarelessList(text: string, from: number): boolean {
  let end = from;
  for (let members = 0; members < MOST_CARELESS; members += 1) {
    const joint = matchAt(RANGE, text, end) ?? matchAt(SEPARATOR, text, end);
    const next = joint === null ? undefined : numberAt(text, end + joint[0].length, 'section');
    if (next === undefined) return members > 0 && actBehind(text, end) !== undefined;
    ({ end } = next);
  }
  return false;
}

/** "Abschnitte 1 und 2 HafG", of an act that is named: other divisions are places in any text. */
function readDivisions(text: string, start: number, { unit, end }: Step): Reading {
  const member: ListStyle['member'] = (source, at) => {
    const next = numberAt(source, at, unit.kind);
    return next === undefined ? undefined : { path: [next.unit], end: next.end };
  };
  const first = { start, end, path: [unit] };
  const members = readMembers(text, first, { separator: SEPARATOR, range: RANGE, member });
  const last = members.pop()!;
  const behind = actBehind(text, last.end);
  if (behind?.act.kind !== 'named' || isParted(text, start, behind.at)) return reading([], start);
  const drafts = [...members, { ...last, end: behind.at }];
  return { drafts: drafts.map((one) => ({ ...one, act: behind.act, anchor: 'act' })), end: behind.at };
}

/** "Anlage 1 zu § 2 LatG", "Anlage zu § 2 LatG": the annex and the section, of one act. */
function readOfSection(text: string, start: number, end: number, floor: number, annex?: CitationDraft): Reading {
  const link = matchAt(TO_SECTION, text, end);
  const { drafts, end: last } = link === null ? reading([], end) : read(text, end + link[0].length, floor);
  const act = drafts.at(-1)?.act;
  if (act?.kind !== 'named') return reading([], start);
  const own: CitationDraft = annex ?? { start, end, act, anchor: 'act', path: [{ kind: 'annex', number: '' }] };
  return { drafts: [{ ...own, act }, ...drafts], end: last };
}

export const GERMAN: Grammar = { system: 'de', starts: STARTS, trigger: TRIGGER, read };
