import type { ActReference, PathUnit, UnitKind } from '../../../law';
import { matchAt, reading, type CitationDraft, type Reading } from '../../citations/engine';
import { readMembers, type ListStyle } from '../../citations/list';
import { ordinalOf, UNIT_ORDINALS } from '../numbers';
import { matchesOf } from '../../../text';
import { actBehind } from './act';
import { NOT_LAW } from './context';
import { RANGE, SEPARATOR } from './group';
import { isParted } from './openers';
import { pattern } from './patterns';
import { DIVISION_WORD, numberAt } from './units';

const WORD = pattern(DIVISION_WORD, 'uy');
const KINDS: readonly (readonly [word: RegExp, kind: UnitKind])[] = [
  [/^Unter/u, 'subdivision'],
  [/^B/u, 'book'],
  [/^Te/u, 'part'],
  [/^Ka/u, 'chapter'],
  [/^Ti/u, 'title'],
  [/^Ab/u, 'division'],
];
/** "Ersten", "2.", "III."; group 1 is the word, 2 the number. A full stop behind "§ 2" is none of an ordinal. */
const ORDINAL_SOURCE = `(?<![\\p{L}\\d§])(?<!§\\s)(?:((?:${UNIT_ORDINALS.join('|')})e[nrs]?)|(\\d{1,2}|[IVX]{1,4})\\.)`;
const ORDINAL = pattern(ORDINAL_SOURCE, 'iuy');
const ALL_ORDINALS = pattern(ORDINAL_SOURCE, 'giu');
/** "Ersten bis Dritten Teil", "des Ersten und des Zweiten Abschnitts": what stands in front of the word, in a window. */
const ORDINALS_BEFORE = pattern(
  `${ORDINAL_SOURCE}(?:(?:,\\s|\\s(?:und|oder|sowie|bis)\\s(?:zum\\s|de[snm]\\s)?|\\s?[-–]\\s?)${ORDINAL_SOURCE}){0,6}\\s{1,2}$`,
  'iu',
);
const ORDINAL_WINDOW = 90;
/** Divisions that hold one another: "Teil 2 Kapitel 3", "des Ersten Abschnitts des Zweiten Teils". */
const MOST_LEVELS = 5;
const OUTER = /,?\s{1,3}(?:des|im)\s{1,3}/uy;
const INNER = /,?\s{1,3}/uy;
/**
 * The act in front of a bracket that the division stands in: "des Hafengesetzes (Erster bis Dritter Abschnitt)". Known
 * failure: a title of more than one word.
 */
const ACT_BEFORE_BRACKET =
  /(?<=(?<![\p{L}-])(?!Sozialgesetzbuch)(\p{Lu}[\p{L}-]{1,60}(?:[GVOB]|gesetz(?:e?s)?|gesetzbuch(?:e?s)?|ordnung))\s{1,2}\()/uy;

interface Unit {
  readonly unit: PathUnit;
  readonly end: number;
}

/** What follows the ordinal of a book that is an act of its own. */
const SOCIAL_CODE = /\s{1,3}(?:(?:des\s)?Sozialgesetzbuch|\(?SGB)/uy;

function kindAt(text: string, at: number): { kind: UnitKind; end: number } | undefined {
  const word = matchAt(WORD, text, at)?.[0] ?? '';
  const kind = KINDS.find(([start]) => start.test(word))?.[1];
  return kind === undefined ? undefined : { kind, end: at + word.length };
}

const numberOf = (word: string | undefined, number: string | undefined): string => {
  if (word === undefined) return number!.toLowerCase();
  const stem = word.toLowerCase().replace(/e[nrs]?$/u, '');
  return String(ordinalOf(stem)!);
};

/** "3", "IV", "A". */
function numeralAt(text: string, at: number, kind: UnitKind): Unit | undefined {
  const found = numberAt(text, at, 'division') ?? numberAt(text, at, 'part');
  return found === undefined ? undefined : { unit: { kind, number: found.unit.number }, end: found.end };
}

/** "Kapitel 3". */
function numberedAt(text: string, at: number): Unit | undefined {
  const noun = kindAt(text, at);
  return noun === undefined || !/\s/u.test(text[noun.end] ?? '') ? undefined : numeralAt(text, noun.end, noun.kind);
}

/** "Dritten Teils". */
function orderedAt(text: string, at: number): Unit | undefined {
  const ordinal = matchAt(ORDINAL, text, at);
  if (ordinal === null) return undefined;
  const blank = matchAt(INNER, text, at + ordinal[0].length);
  const noun = blank === null ? undefined : kindAt(text, at + ordinal[0].length + blank[0].length);
  if (noun === undefined || matchAt(SOCIAL_CODE, text, noun.end) !== null) return undefined;
  return { unit: { kind: noun.kind, number: numberOf(ordinal[1], ordinal[2]) }, end: noun.end };
}

/**
 * The divisions of an act at their word: "Teil 2 Kapitel 3 des Hafengesetzes", "Abschnitte 1 und 2 HafG", "im Dritten Teil
 * des Hafengesetzes", "Ersten bis Dritten Abschnitts". Only of an act that is named: other divisions are places in any
 * text.
 */
export function readDivisions(text: string, at: number, floor: number): Reading {
  const first = numberedAt(text, at);
  return first === undefined ? readOrdered(text, at, floor) : readNumbered(text, at, first);
}

function readNumbered(text: string, start: number, first: Unit): Reading {
  let { unit, end } = first;
  const outer: PathUnit[] = [];
  for (let level = 0; level < MOST_LEVELS; level += 1) {
    const blank = matchAt(INNER, text, end);
    const inner = blank === null ? undefined : numberedAt(text, end + blank[0].length);
    if (inner === undefined || inner.unit.kind === unit.kind) break;
    outer.push(unit);
    ({ unit, end } = inner);
  }
  const member: ListStyle['member'] = (source, at) => {
    const next = numeralAt(source, at, unit.kind);
    return next === undefined ? undefined : { path: [...outer, next.unit], end: next.end };
  };
  const members = readMembers(
    text,
    { start, end, path: [...outer, unit] },
    { separator: SEPARATOR, range: RANGE, member },
  );
  return closed(text, start, members);
}

function readOrdered(text: string, at: number, floor: number): Reading {
  const noun = kindAt(text, at);
  const from = Math.max(floor, at - ORDINAL_WINDOW);
  const before = noun === undefined ? null : ORDINALS_BEFORE.exec(text.slice(from, at));
  if (noun === undefined || before === null || matchAt(SOCIAL_CODE, text, noun.end) !== null) return reading([], at);
  const start = from + before.index;
  const words = matchesOf(ALL_ORDINALS, before[0]);
  const [outer, end] = outerUnits(text, noun.end);
  const paths = words.map(([, word, number]) => [...outer, { kind: noun.kind, number: numberOf(word, number) }]);
  const members = words.map(({ index, 0: word }, order) => ({
    start: start + index,
    end: order === words.length - 1 ? end : start + index + word.length,
    path: paths[order]!,
    ...(isRange(before[0], index + word.length) && paths[order + 1] !== undefined && { through: paths[order + 1] }),
  }));
  return closed(text, start, members);
}

const isRange = (text: string, at: number): boolean => /^\s{0,2}(?:bis|[-–])/u.test(text.slice(at, at + 6));

/** "des Zweiten Teils" behind the division that it holds, outermost first. */
function outerUnits(text: string, from: number): [outer: PathUnit[], end: number] {
  const outer: PathUnit[] = [];
  let end = from;
  for (let level = 0; level < MOST_LEVELS; level += 1) {
    const link = matchAt(OUTER, text, end);
    const next = link === null ? undefined : orderedAt(text, end + link[0].length);
    if (next === undefined) break;
    outer.unshift(next.unit);
    ({ end } = next);
  }
  return [outer, end];
}

/** What parts a division from the name behind it: a table of contents goes on there, or a list of acts. */
const NEXT_LINE = /,|[ \t]{0,8}\r?\n\s{0,8}(?!de[sr]\s|dies)/uy;

type Placed = Pick<CitationDraft, 'start' | 'end' | 'path' | 'through'>;

/** The divisions of the act behind them, or in front of the bracket that they stand in. */
function closed(text: string, start: number, members: readonly Placed[]): Reading {
  const last = members.at(-1)!;
  const behind = matchAt(NEXT_LINE, text, last.end) === null ? actBehind(text, last.end) : undefined;
  const named = behind !== undefined && behind.act.kind !== 'defined' && !isParted(text, start, behind.at);
  const bracket = named ? null : matchAt(ACT_BEFORE_BRACKET, text, start);
  if ((!named && bracket === null) || matchAt(NOT_LAW, text, last.end) !== null) return reading([], start);
  const act: ActReference = named ? behind.act : { kind: 'named', name: bracket![1]! };
  const end = named ? behind.at : last.end;
  const drafts = members.map((one, index) => ({ ...one, ...(index === members.length - 1 && { end }), act }));
  return { drafts: drafts.map((one) => ({ ...one, anchor: 'act' })), end };
}
