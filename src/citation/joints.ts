import type { Citation } from '../law';
import { inAnySystem, namingOf, SYSTEMS } from './systems';

/**
 * How a citation is joined to the next of its text.
 * - `listed`: by nothing but the comma or the conjunction of a list: "§ 3 und § 5 HafG";
 * - `anew`: the same, but a preposition begins anew: "nach § 3 und nach § 5 HafG";
 * - `linked`: as one act's provision is to another's: "i. V. m.", "en relación con";
 * - `beside`: by no more than a list has, but otherwise: a semicolon, "read with", nothing.
 */
export type Joint = 'listed' | 'anew' | 'linked' | 'beside';

/** Two citations that are joined stand no further apart, in UTF-16 units. */
const MAX_GAP = 40;
/** The same of citations of one clause. */
const MAX_CLAUSE_GAP = 90;

const LISTED = new RegExp(
  `^(?:,|,?\\s{1,3}${inAnySystem('conjunctions')})\\s{1,3}(?:${inAnySystem('prepositions')}\\s)?${inAnySystem('articles')}?$`,
  'u',
);
const WORD = `(?:${inAnySystem('conjunctions')}|${inAnySystem('joins')})`;
/** "§§ 3 und 5 HafG", "sections 3 to 5", "section 3 read with section 5". */
const BESIDE = new RegExp(`^[\\s,;、]{0,4}(?:${WORD}(?:\\s{0,3}|\\s{1,3}${inAnySystem('articles')}\\s{0,3}))?$`, 'u');
const LINKED = SYSTEMS.flatMap(({ naming }) => naming.linked ?? []);
/** Put in behind a conjunction, between commas: "section 3 or, alternatively, section 4", "§ 3 und, wenn nötig, § 4". */
const ASIDE = /,(?<=\s\p{L}{1,5},)\s\p{Ll}[\p{Ll} ]{1,30},(?=\s)/u;
/** What a provision is about, said behind it: "§ 6 (Haftung) und § 8 HafG". */
const HEADING = /^\s{1,2}\([^()\n\d§]{1,36}\)/u;
const PARAGRAPH_END = /\n\s{0,4}\n/u;
/** Behind this a list is over: the end of a clause, a bracket, a cell of a table, another item. */
const CLAUSE_END = /[;:|()\n]|\p{Ll}{4}\.\s/u;
/** Whole words, in scripts that have blanks between them. */
const OWN = new RegExp(
  `(?<![\\p{Script=Latin}\\p{Script=Hangul}])${inAnySystem('ownText')}(?![\\p{Script=Latin}\\p{Script=Hangul}])`,
  'u',
);

/** How a citation is joined to the next; undefined where other words stand between them. */
export function jointOf(one: Citation, next: Citation, text: string): Joint | undefined {
  if (next.start - one.end > MAX_GAP) return undefined;
  const between = gapBetween(one, next, text);
  if (PARAGRAPH_END.test(between)) return undefined;
  const isListed = LISTED.test(between);
  if (!isListed && LINKED.some((linked) => linked.test(between))) return 'linked';
  const isBeside = BESIDE.test(between);
  return isListed ? (isBeside ? 'listed' : 'anew') : isBeside ? 'beside' : undefined;
}

/** The words between two citations, without what is said in passing. */
const gapBetween = (one: Citation, next: Citation, text: string): string =>
  text.slice(one.end, next.start).replace(HEADING, '').replace(ASIDE, '');

/** The words that join a citation to the next of one list; undefined where anything else stands between them. */
export const listGap = (one: Citation, next: Citation, text: string): string | undefined =>
  jointOf(one, next, text) === 'listed' ? gapBetween(one, next, text).trim() : undefined;

const SEMICOLON = new RegExp(`^\\s?;\\s{1,2}(?:${inAnySystem('conjunctions')}\\s)?$`, 'u');

/** Whether a semicolon, with a conjunction at most, is all that stands between a citation and the next. */
export const isSemicolon = (one: Citation, next: Citation, text: string): boolean =>
  next.start - one.end <= MAX_GAP && SEMICOLON.test(text.slice(one.end, next.start));

/**
 * Whether a citation and the next are told to be of one act by their joint. One of this very text's own act is of none with
 * another act's, and behind "oder nach" the act in front is no longer meant.
 */
export function areJoined(one: Citation, next: Citation, text: string): boolean {
  if (saysOwn(one) || saysOwn(next)) return false;
  const joint = jointOf(one, next, text);
  // "§ 3 HafG; Anlage 2": what is enclosed may be the text's own.
  const isEnclosed = isAnnex(one) !== isAnnex(next) && text.slice(one.end, next.start).includes(';');
  return joint !== undefined && joint !== 'anew' && !isEnclosed;
}

const isAnnex = ({ path }: Citation): boolean => path[0]!.kind === 'annex';

/** Whether a citation and the next are of one list, even where an article begins anew: "den §§ 3, 4, den §§ 7 bis 9". */
export function areListed(one: Citation, next: Citation, text: string): boolean {
  if (saysOwn(one) || saysOwn(next)) return false;
  const joint = jointOf(one, next, text);
  return joint !== undefined && joint !== 'linked';
}

/** The words between a citation and the next, where both may be of one list in a clause; undefined where it is over. */
export function clauseBetween(one: Citation, next: Citation, text: string): string | undefined {
  if (next.start - one.end > MAX_CLAUSE_GAP) return undefined;
  const between = text.slice(one.end, next.start);
  return CLAUSE_END.test(between) ? undefined : between;
}

/** Whether a citation says that it is of the text's own act, rather than nothing: "section 5 of this Act". */
export const saysOwn = ({ act, text }: Citation): boolean => act.kind === 'this' && OWN.test(text);

/** Whether an act's name stands in front of its list in a language whose grammar cannot tell how far it goes. */
export const standsBefore = ({ system }: Citation): boolean => namingOf(system).open.includes('before');
