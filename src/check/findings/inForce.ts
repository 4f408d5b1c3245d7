import { formerWordsOf, speaksOfComingLaw, speaksOfFormerLaw, type LocatedCitation } from '../../citation';
import { dayInWords, labelOf, standingAt, type Citation, type Day, type Standing } from '../../law';
import { saysRepealed } from '../../readers';
import { MOST_RELATED, type CheckedIndex, type Observation } from '../finding';

/** Where a citation stands, and the day on which what it cites should be law. */
export interface Occasion {
  readonly text: string;
  readonly today: Day;
  /** Whether the text says that a former wording, or what is repealed, is meant; where it is not given, by the words beside it. */
  readonly isFormer?: boolean;
}

/** Whether some of what is cited is law on the day. */
export const isInForce = (
  ordinals: readonly number[],
  { corpus }: Pick<CheckedIndex, 'corpus'>,
  { today }: Pick<Occasion, 'today'>,
): boolean => ordinals.some((ordinal) => standingAt(corpus, ordinal, today).status === 'in-force');

/**
 * None of what is cited is law on the day, and the text does not say so: a range over a gap is no mistake. Law that is
 * still to come has the code of repealed law: to the reader of the draft it is the same mistake, a text that binds nobody,
 * and one severity serves both. Where words further away may say it, a person has to look.
 */
export function notInForce(
  citation: Citation,
  ordinals: readonly number[],
  index: Pick<CheckedIndex, 'corpus'>,
  { text, today, isFormer = formerWordsOf(text, citation) !== undefined }: Occasion,
): Observation[] {
  const [first] = ordinals;
  if (first === undefined || isInForce(ordinals, index, { today })) return [];
  const standing = standingAt(index.corpus, first, today);
  const label = labelOf(index.corpus, first);
  const isRepealed = standing.status === 'repealed';
  if (isRepealed ? isFormer : speaksOfComingLaw(text, citation)) return [];
  const { start, end } = citation;
  const base = { start, end, fixes: [], related: ordinals.slice(0, MOST_RELATED) };
  if (!isRepealed || !speaksOfFormerLaw(text, citation)) {
    return [{ ...base, code: 'repealed-provision', message: `${label} ${absence(standing)}` }];
  }
  const message = `${label} ${ending(standing)}, and the text near it speaks of former law. Make sure that it speaks of this one.`;
  return [{ ...base, code: 'unchecked', message }];
}

/** A point that is no longer there, although its number is: "2. (weggefallen)", "2. 삭제". */
export function repealedPart(
  cited: LocatedCitation,
  { resolver }: Pick<CheckedIndex, 'resolver'>,
  { text, isFormer = formerWordsOf(text, cited.citation) !== undefined }: Occasion,
): Observation[] {
  const part = isFormer ? undefined : resolver.textOfPart(cited);
  if (part === undefined || !saysRepealed('', part)) return [];
  const { start, end, text: cites } = cited.citation;
  const message = `“${cites}” is repealed. Cite what replaced it, or say that the former provision is meant.`;
  return [{ code: 'repealed-provision', start, end, message, fixes: [], related: cited.ordinals }];
}

/** Why a provision is not law and what to do, as what follows its name. */
function absence(standing: Standing): string {
  const { status, validity: { from } = {} } = standing;
  if (status === 'not-yet-in-force') {
    const start = from === undefined ? '' : `: it will be law from ${dayInWords(from)}`;
    return `is not yet in force${start}. Cite what is law now, or say that the coming provision is meant.`;
  }
  return `${ending(standing)}. Cite what replaced it, or say that the former provision is meant.`;
}

const ending = ({ validity: { until } = {} }: Pick<Standing, 'validity'>): string =>
  until === undefined ? 'is repealed' : `is no longer in force: it was law until ${dayInWords(until)}`;
