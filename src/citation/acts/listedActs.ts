import { compareNumbers, isBasicUnit, isDivision, samePath, type Citation, type UnitKind } from '../../law';
import { areJoined, isSemicolon, jointOf, listGap, saysOwn, standsBefore } from '../joints';
import { namingOf } from '../systems';
import { besideMember, type ActChoice, type CitationOfAct } from './actChoice';

/** Whether a choice rests on what its text says, not on what was named before. */
export const isNamed = ({ name, unread }: ActChoice): boolean => name !== undefined || unread === true;

/**
 * A further member of a list whose name stands in front of the first, and is longer as the corpus knows it than as the
 * grammar took it: "渡し法第二条及び第三条".
 *
 * @param one the member before as the grammar has it
 * @param read and as it was read
 */
export function ofListBefore(
  citation: Citation,
  one: Citation | undefined,
  read: CitationOfAct | undefined,
): CitationOfAct | undefined {
  const { act } = citation;
  if (one?.act !== act || !('name' in act) || read === undefined || !standsBefore(citation)) return undefined;
  return read.citation.act === act
    ? undefined
    : { citation: { ...citation, act: read.citation.act }, choices: read.choices };
}

/** One member of a list carries the act's name: what the corpus makes of it there holds for all that were given the name. */
export function agree(read: readonly CitationOfAct[]): CitationOfAct[] {
  const agreed = [...read];
  const adopt = (index: number, other: CitationOfAct | undefined): void => {
    const { citation, choices } = agreed[index]!;
    const [own] = choices;
    const [theirs] = other?.choices ?? [];
    if (other === undefined || own?.name === undefined || theirs === undefined) return;
    // "§§ 1 und 2 des Kaigesetzes vom 3. Mai 1930": what stands behind the list tells that another act is meant.
    const isRefused = other.citation.act === citation.act && theirs.acts.length === 0 && theirs.name !== own.name;
    if (isRefused) agreed[index] = { citation, choices: other.choices };
    if (own.acts.length > 0 || theirs.name !== own.name || theirs.acts.length === 0) return;
    agreed[index] = { citation: { ...citation, act: other.citation.act }, choices: other.choices };
  };
  for (let index = agreed.length - 2; index >= 0; index -= 1) adopt(index, agreed[index + 1]);
  for (let index = 1; index < agreed.length; index += 1) adopt(index, agreed[index - 1]);
  return agreed;
}

/**
 * Gives the act that stands behind a list to the members before it that name none: "§ 126 Abs. 3 und § 127 Abs. 2 des
 * Dienstgesetzes". The text's own act stays the second choice, because "§ 5 und § 7 BGB" may also mean an own § 5; it is
 * the first with "in Verbindung mit", and in English, where a list of one act says "sections". A Korean act stands before
 * its list and is never shared this way. Sections share with sections, articles with articles, and recitals with both. Known failure: an own
 * section listed before one of another act that happens to have the same number.
 */
export function share(read: readonly CitationOfAct[], own: number | undefined, text: string): CitationOfAct[] {
  const shared = [...read];
  for (let index = read.length - 2; index >= 0; index -= 1) {
    const { citation, choices } = read[index]!;
    const next = shared[index + 1]!;
    const theirs = next.choices.find(isNamed);
    // An act that nobody could read is none of the list's; nor is one that stands in front of its own member.
    if (theirs === undefined || choices[0]!.unread === true || isNamedInFront(next.citation)) continue;
    const isBeside =
      own === undefined && (isBesidePart(citation, next.citation) || isBeforeOwnPart(citation, next.citation));
    if (!canShare(citation, next.citation) && !isBeside) continue;
    const joint = endsRange(citation, next.citation) ? 'listed' : jointOf(citation, next.citation, text);
    const isOfParted = joint === 'beside' && own === undefined && isBetweenParted(read, index, text);
    if (joint === undefined || (joint === 'beside' && !isOfParted)) continue;
    const given: ActChoice = { ...theirs, source: 'list' };
    if (own === undefined) shared[index] = { citation, choices: [given] };
    else if (joint === 'linked' || namingOf(citation.system).ownFirst === true)
      shared[index] = { citation, choices: [...choices, given] };
    else shared[index] = { citation, choices: given.acts.length > 0 ? [given, ...choices] : [given] };
  }
  return shared;
}

/**
 * Whether a member of a draft's list is parted from the next by a semicolon as others of the list are: "§ 2; § 3; § 4 FremdG". Two
 * provisions alone may stand in two clauses: "Er haftet nach § 2; § 4 FremdG gilt nicht".
 */
const isBetweenParted = (read: readonly CitationOfAct[], index: number, text: string): boolean =>
  isParted(read, index, text) && (isParted(read, index - 1, text) || isParted(read, index + 1, text));

/** Whether a semicolon and nothing else stands behind a member that says no act. */
function isParted(read: readonly CitationOfAct[], index: number, text: string): boolean {
  const [one, next] = [read[index], read[index + 1]];
  if (one === undefined || next === undefined || !canShare(one.citation, next.citation)) return false;
  return isNamed(one.choices[0]!) ? false : isSemicolon(one.citation, next.citation, text);
}

/**
 * What stands in a draft's list between provisions of two acts, joined to both in the same way, is of either: § 4 of "§ 3 HafG,
 * § 4, § 5 LatG". The numbers of one act ascend in a list, which may tell: § 259 of "§ 256 ZPO, § 259, § 46 ArbGG" is of the ZPO.
 * Elsewhere, where one of the two is not in the corpus, nobody can tell.
 *
 * @param read as {@link share} takes it, and `shared` as it gives it
 */
export function ofEither(
  read: readonly CitationOfAct[],
  shared: readonly CitationOfAct[],
  text: string,
): CitationOfAct[] {
  const either = [...shared];
  let front: ActChoice | undefined;
  for (let index = 1; index + 1 < read.length; index += 1) {
    const [before, own, next] = [shared[index - 1]!, shared[index]!, shared[index + 1]!];
    const gap = listGap(before.citation, own.citation, text);
    if (isNamed(read[index - 1]!.choices[0]!)) [front] = before.choices;
    const isBetween =
      gap !== undefined &&
      gap === listGap(own.citation, next.citation, text) &&
      canShare(own.citation, before.citation);
    const [theirs] = own.choices as [ActChoice];
    if (!isBetween || isNamed(read[index]!.choices[0]!) || theirs.source !== 'list') front = undefined;
    else if (front !== undefined && !isSameAct(front, theirs)) {
      const isOfFront = ascends(before.citation, own.citation);
      const isOfNext = ascends(own.citation, next.citation);
      const choices = isOfFront === isOfNext ? [eitherOf(front, theirs)] : inOrder(isOfFront, front, theirs);
      either[index] = { citation: own.citation, choices };
    }
  }
  return either;
}

const ascends = ({ path, through = path }: Citation, next: Citation): boolean =>
  compareNumbers(through[0]!.number, next.path[0]!.number) <= 0;

/** The likelier of two acts of the corpus first; of one that is not there, nothing tells that the other is meant. */
const inOrder = (isOfFront: boolean, front: ActChoice, behind: ActChoice): readonly ActChoice[] => {
  const choices = [{ ...front, source: 'list' as const }, behind];
  const ordered = isOfFront ? choices : choices.reverse();
  return ordered.every(({ acts }) => acts.length > 0) ? ordered : ordered.slice(0, 1);
};

const eitherOf = (front: ActChoice, behind: ActChoice): ActChoice =>
  front.acts.length > 0 && behind.acts.length > 0
    ? { acts: [...front.acts, ...behind.acts], source: 'list' }
    : { acts: [], source: 'untold', unread: true };

/** What a member of a list tells of its act holds for the ones in front of it that are of the same act. */
export function tellBack(read: readonly CitationOfAct[], text: string): CitationOfAct[] {
  const told = [...read];
  for (let index = read.length - 2; index >= 0; index -= 1) {
    told[index] = besideOther(told[index]!, told[index + 1]!, () =>
      areJoined(read[index]!.citation, read[index + 1]!.citation, text),
    );
  }
  return told;
}

/** A citation with what another one tells of their act, where both are of one and the same list. */
export function besideOther(
  { citation, choices }: CitationOfAct,
  other: CitationOfAct,
  isJoined: () => boolean,
): CitationOfAct {
  const [[likeliest, ...others], [theirs]] = [choices as [ActChoice, ...ActChoice[]], other.choices];
  const source = besideMember(likeliest.source, theirs!.source);
  const isBetter = source !== likeliest.source && isSameAct(likeliest, theirs!) && isJoined();
  return isBetter ? { citation, choices: [{ ...likeliest, source }, ...others] } : { citation, choices };
}

/** Acts that are not in the corpus are told apart by what they are called. */
export const isSameAct = (one: ActChoice, other: ActChoice): boolean =>
  one.acts.length === other.acts.length &&
  one.acts.every((act, at) => act === other.acts[at]) &&
  (one.acts.length > 0 || one.name === other.name);

/** Whether a citation says nothing of its act, not even that it is the text's own. */
const isBare = (one: Citation): boolean =>
  one.act.kind === 'this' && one.anchor === 'act' && !standsBefore(one) && !saysOwn(one);

/** Whether the second of two citations is the end of the range that the first one is of: "§§ 2 bis 4". */
const endsRange = ({ through }: Citation, { path }: Citation): boolean =>
  through !== undefined && samePath(through, path);

const isNamedInFront = ({ act, text }: Citation): boolean => act.kind === 'named' && text.startsWith(act.name);

function canShare(one: Citation, next: Citation): boolean {
  const [kind, theirs] = [one, next].map(({ path }) => path[0]?.kind);
  if (!isBare(one) || kind === undefined || theirs === undefined) return false;
  if (kind === 'preamble' || theirs === 'preamble') return isWhole(kind) && isWhole(theirs);
  return (isBasicUnit(kind) || isDivision(kind)) && kind === theirs;
}

/** Whether a provision without an act stands beside a part of one: "section 3, Part II, Harbour Act 1990", "§ 3 und Anlage 1 HafG". */
function isBesidePart(one: Citation, next: Citation): boolean {
  const [kind, theirs] = [one, next].map(({ path }) => path[0]?.kind);
  if (!isBare(one) || kind === undefined || theirs === undefined || kind === theirs) return false;
  const isPart = (each: UnitKind): boolean => isDivision(each) || each === 'annex';
  return (
    (isBasicUnit(kind) || isPart(kind)) && (isBasicUnit(theirs) || isPart(theirs)) && (isPart(kind) || isPart(theirs))
  );
}

/** Whether a provision without an act stands in front of a part that is its own: "art. 2 lid 1 jo. lid 2 Awb". */
function isBeforeOwnPart(one: Citation, next: Citation): boolean {
  const [kind, theirs] = [one, next].map(({ path }) => path[0]?.kind);
  if (!isBare(one) || kind === undefined || theirs === undefined || !isBasicUnit(kind)) return false;
  return !isBasicUnit(theirs) && !isDivision(theirs) && theirs !== 'annex' && theirs !== 'preamble';
}

const isWhole = (kind: UnitKind): boolean => isBasicUnit(kind) || kind === 'preamble';
