import type { UnitKind } from '../../../law';
import { matchAt, type CitationDraft, type Reading } from '../../citations/engine';
import { actBehind } from './act';
import { Group, JOINT } from './group';
import { isParted } from './openers';
import { detailAt, numberAt, QUANTITY, type Step } from './units';

/** "4 StR 12/05": the number of a case, and neither a section nor an act. */
const CASE_NUMBER = /\s\d{1,5}\/\d{2}(?!\d)/uy;
/** Numbers behind one "§" that are looked at for what closes them. */
const MOST_CARELESS = 12;
/** How the abbreviations and the names of acts end; those of firms and things do rarely. */
const SURELY_ACT = /(?:[GVOB]|\p{Ll}{3})(?:\s(?:[IVX]{1,5}|\d{4}))?$/u;
const YEAR = /^(?:1[6-9]|20)\d\d$/u;
/** What is counted by the number in front: a noun, with a word that is inflected for it; the rest of a number. */
const COUNTED = /\s{1,2}(?:(?:\p{Ll}{3,24}(?:e|en|er)\s{1,2})?\p{Lu}|\d)/uy;
/** An item of a list, or an ordinal: what follows the full stop tells too little. */
const NUMBER_STOP = /\.(?=\s{1,3}\S)|\)/uy;
const SEMICOLON = /;\s{1,2}/uy;
/** How an act applies, behind its name: "§§ 823, 1004 BGB analog, 22 KunstUrhG". */
const APPLIED = /\s(?:analog|direkt|entspr\.|entsprechend|[na]\.\s?F\.|[na]F)(?=,|;|\s(?:und|oder|sowie|i\.?\s?V))/uy;
const LAST_JOINT = /und|oder|sowie|bis|bzw|u\./u;

/** One group of citations, which begins with a number behind its sign. */
interface Opened {
  readonly kind: UnitKind;
  readonly plural: boolean;
}

/**
 * "§§ 5 HafG, 7 Abs. 1 LatG", "§ 2 LatG, 1 Abs. 2 HafG": the numbers of several acts behind one sign, each list of them
 * closed by its act, or of the act before where a paragraph tells a provision ("§ 2 LatG und 7 Abs. 1"). Behind a sign for
 * one section a number needs a paragraph or an abbreviation that ends as those of acts do: "§ 5 HafG, 4 LKW".
 */
export function readOn(text: string, { drafts: first, end: last }: Reading, { kind, plural }: Opened): Reading {
  const drafts = [...first];
  let end = last;
  for (;;) {
    const from = end + (matchAt(APPLIED, text, end)?.[0].length ?? 0);
    const listed = matchAt(JOINT, text, from);
    const isRange = listed?.[1] !== undefined;
    const joint = isRange ? null : (listed ?? (plural ? matchAt(SEMICOLON, text, from) : null));
    const start = from + (joint?.[0].length ?? 0);
    const number = joint === null ? undefined : numberAt(text, start, kind);
    if (number === undefined || isParted(text, end, number.end)) break;
    const group = new Group(text, { kind, start: start + blanksAt(text, start), plural: true }, number);
    const next = group.read(end);
    const [opening] = next.drafts;
    if (opening === undefined || matchAt(CASE_NUMBER, text, next.end) !== null) break;
    if (!(plural && group.isClosed) && opening.path.length < 2 && !isOfAct(group, opening)) break;
    for (const draft of next.drafts) drafts.push(group.isClosed ? draft : { ...draft, act: { kind: 'previous' } });
    ({ end } = next);
  }
  return { drafts, end };
}

const isOfAct = ({ isClosed }: Group, { act }: CitationDraft): boolean =>
  isClosed && act.kind === 'named' && SURELY_ACT.test(act.name);

const blanksAt = (text: string, at: number): number => /^\s{0,3}/u.exec(text.slice(at, at + 3))![0].length;

/**
 * Whether several sections stand behind the sign for one: "§ 3, 4 und 5 HafG", "§ 3-5 HafG", where an act closes them;
 * and "§ 3 und 4 gelten" without one, where the numbers ascend to a last one behind "und" or "bis" that counts nothing.
 * Known failure: "§ 3 und 4 gelten Fristen".
 */
export function isCarelessList(text: string, first: Step): boolean {
  let last = first;
  let joint = '';
  let ascends = true;
  for (let members = 0; members < MOST_CARELESS; members += 1) {
    const found = matchAt(JOINT, text, last.end);
    const next = found === null ? undefined : numberAt(text, last.end + found[0].length, 'section');
    if (next === undefined || isParted(text, last.end, next.end)) {
      return members > 0 && (actBehind(text, last.end) !== undefined || (ascends && closesPlainly(text, last, joint)));
    }
    ascends &&= valueOf(last) < valueOf(next) && (valueOf(last) >= 1000 || !YEAR.test(next.unit.number));
    joint = found![0];
    // "§ 3 bis § 5": a sign of its own.
    ascends &&= !joint.includes('§');
    last = next;
  }
  return false;
}

const valueOf = ({ unit }: Step): number => Number.parseInt(unit.number, 10);

/** Whether a number ends a list of sections and does not count what follows it. */
function closesPlainly(text: string, { end }: Step, joint: string): boolean {
  if (!LAST_JOINT.test(joint)) return false;
  if (detailAt(text, end)?.unit?.kind === 'paragraph') return true;
  return [QUANTITY, COUNTED, NUMBER_STOP].every((pattern) => matchAt(pattern, text, end) === null);
}
