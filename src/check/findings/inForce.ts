import * as l10n from '@vscode/l10n';
import { formerWordsOf, speaksOfComingLaw, speaksOfFormerLaw, type LocatedCitation } from '../../citation';
import { labelOf } from '../../languages';
import {
  dayInWords,
  ProvisionRange,
  standingAt,
  type Citation,
  type Corpus,
  type Day,
  type Ordinals,
  type Standing,
} from '../../law';
import { saysRepealed } from '../../readers';
import { MOST_RELATED, type CheckedIndex, type Observation } from '../finding';

/** Where a citation stands, and the day on which what it cites should be law. */
export interface Occasion {
  readonly text: string;
  readonly today: Day;
  /** Whether the text says that a former wording, or what is repealed, is meant; where it is not given, by the words beside it. */
  readonly isFormer?: boolean;
  /** The provision of the corpus that the text is of: acts that count sections anew in each article are counted from there. */
  readonly citing?: number;
}

/** Whether some of what is cited is law on the day. */
export const isInForce = (
  ordinals: Ordinals,
  { corpus }: Pick<CheckedIndex, 'corpus'>,
  { today }: Pick<Occasion, 'today'>,
): boolean =>
  ordinals instanceof ProvisionRange
    ? ordinals.rows.some((row) => lawIn(row, today).has(row, corpus))
    : ordinals.some((ordinal) => isLaw(corpus, ordinal, today));

const isLaw = (corpus: Corpus, ordinal: number, today: Day): boolean =>
  standingAt(corpus, ordinal, today).status === 'in-force';

const laws = new WeakMap<ArrayBufferLike, LawInRow>();

/** What is known of the row that a range is a view of. */
function lawIn(row: Uint32Array, today: Day): LawInRow {
  const known = laws.get(row.buffer);
  if (known?.today === today) return known;
  const made = new LawInRow(row.buffer, today);
  laws.set(row.buffer, made);
  return made;
}

/** Which units of a row are law on a day: each is looked at once, however many ranges run over it. */
class LawInRow {
  readonly #row: Uint32Array;
  /** Position -> itself, or for a unit that is known to be no law a position behind it. */
  readonly #next: Uint32Array;
  /** 1 for a unit that is known to be law. */
  readonly #isLaw: Uint8Array;

  constructor(
    row: ArrayBufferLike,
    readonly today: Day,
  ) {
    this.#row = new Uint32Array(row);
    this.#next = Uint32Array.from({ length: this.#row.length + 1 }, (_, at) => at);
    this.#isLaw = new Uint8Array(this.#row.length);
  }

  /** Whether a range of the row has such a unit. */
  has(range: Uint32Array, corpus: Corpus): boolean {
    const first = range.byteOffset / range.BYTES_PER_ELEMENT;
    for (let at = this.#from(first); at < first + range.length; at = this.#from(at)) {
      if (this.#isLaw[at] === 1) return true;
      if (isLaw(corpus, this.#row[at]!, this.today)) this.#isLaw[at] = 1;
      else this.#next[at] = at + 1;
    }
    return false;
  }

  /** The first position from one on that is not known to be no law. */
  #from(start: number): number {
    const next = this.#next;
    let at = start;
    while (next[at]! !== at) at = next[at] = next[next[at]!]!;
    return at;
  }
}

/**
 * None of what is cited is law on the day, and the text does not say so: a range over a gap is no mistake. Law that is
 * still to come has the code of repealed law: to the reader of the draft it is the same mistake, a text that binds nobody,
 * and one severity serves both. Where words further away may say it, a person has to look.
 */
export function notInForce(
  citation: Citation,
  ordinals: Ordinals,
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
    return [{ ...base, code: 'repealed-provision', message: absence(label, standing) }];
  }
  const { until } = standing.validity ?? {};
  const message =
    until === undefined
      ? l10n.t(
          '{0} is repealed, and the text near it speaks of former law. Make sure that it speaks of this one.',
          label,
        )
      : l10n.t(
          '{0} is no longer in force: it was law until {1}, and the text near it speaks of former law. Make sure that it speaks of this one.',
          label,
          dayInWords(until),
        );
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
  const message = l10n.t('“{0}” is repealed. Cite what replaced it, or say that the former provision is meant.', cites);
  return [
    { code: 'repealed-provision', start, end, message, fixes: [], related: cited.ordinals.slice(0, MOST_RELATED) },
  ];
}

/** Why a provision is not law and what to do. */
function absence(label: string, { status, validity: { from, until } = {} }: Standing): string {
  if (status === 'not-yet-in-force') {
    return from === undefined
      ? l10n.t('{0} is not yet in force. Cite what is law now, or say that the coming provision is meant.', label)
      : l10n.t(
          '{0} is not yet in force: it will be law from {1}. Cite what is law now, or say that the coming provision is meant.',
          label,
          dayInWords(from),
        );
  }
  return until === undefined
    ? l10n.t('{0} is repealed. Cite what replaced it, or say that the former provision is meant.', label)
    : l10n.t(
        '{0} is no longer in force: it was law until {1}. Cite what replaced it, or say that the former provision is meant.',
        label,
        dayInWords(until),
      );
}
