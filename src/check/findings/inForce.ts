import { dayInWords, labelOf, standingAt, type Day, type Standing } from '../../law';
import type { TextSpan } from '../../text';
import { MOST_RELATED, type CheckedIndex, type Observation } from '../finding';
import { meansFormer } from './formerWording';

/** Where a citation stands, and the day on which what it cites should be law. */
export interface Occasion {
  readonly text: string;
  readonly today: Day;
}

/** How far around a citation its sentence may say that former or coming law is meant, in UTF-16 code units. */
const NEARBY = 100;
/** "§ 80 ist aufgehoben", "die damalige Regelung": they may speak of a decision, or of another provision. */
const FORMER =
  /former|repealed|revoked|in force (?:before|until|immediately)|früher|damalig|ehemalig|aufgehoben|weggefallen|Fassung|außer Kraft|종전|폐지|삭제|개정\s?전|\(구\)|旧|改正前|abrogé|derogad/u;
/** Right behind a citation: "section 5 (repealed)", "section 5, which was repealed in 2012", "§ 5 (weggefallen)". */
const ENDED_BEHIND =
  /^[)\]]?,?\s{0,2}\(?(?:(?:which|that)\s(?:was|were|has\sbeen|have\sbeen)\s|(?:now|since)\s)?(?:repealed|revoked|aufgehoben|weggefallen|außer\sKraft|abrogé|derogad|삭제|폐지|廃止|削除)/u;
/** Right in front of it: "the repealed section 5", "폐지된 제5조". */
const ENDED_IN_FRONT = /(?:repealed|revoked|aufgehobene[nmrs]?|weggefallene[nmrs]?|삭제된|폐지된)\s{0,2}$/iu;

/**
 * "section 5, which comes into force on 1 July", "§ 5 in der ab dem 1. Juli geltenden Fassung", "시행 예정인 제5조". Known
 * failure: the words speak of another provision near it.
 */
const COMING =
  /com(?:es?|ing) into (?:force|effect|operation)|with effect from|as from|not yet in force|künftig|ab dem \d|in Kraft tr[ei]t|entr(?:era|ará|ée) en vig|시행\s?예정|시행될/u;

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
  { start, end }: TextSpan,
  ordinals: readonly number[],
  index: Pick<CheckedIndex, 'corpus'>,
  { text, today }: Occasion,
): Observation[] {
  const [first] = ordinals;
  if (first === undefined || isInForce(ordinals, index, { today })) return [];
  const standing = standingAt(index.corpus, first, today);
  const label = labelOf(index.corpus, first);
  const base = { start, end, fixes: [], related: ordinals.slice(0, MOST_RELATED) };
  const around = text.slice(Math.max(0, start - NEARBY), end + NEARBY);
  if (standing.status !== 'repealed') {
    return COMING.test(around)
      ? []
      : [{ ...base, code: 'repealed-provision', message: `${label} ${absence(standing)}` }];
  }
  const isSaid =
    meansFormer(text, { start, end }) ||
    ENDED_BEHIND.test(text.slice(end, end + NEARBY)) ||
    ENDED_IN_FRONT.test(text.slice(Math.max(0, start - NEARBY), start));
  if (isSaid) return [];
  if (!FORMER.test(around)) {
    return [{ ...base, code: 'repealed-provision', message: `${label} ${absence(standing)}` }];
  }
  const message = `${label} ${ending(standing)}, and the text near it speaks of former law. Make sure that it speaks of this one.`;
  return [{ ...base, code: 'unchecked', message }];
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
