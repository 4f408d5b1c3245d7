import * as l10n from '@vscode/l10n';
import { citedParts, type LocatedCitation } from '../../citation';
import type { Ordinals } from '../../law';
import { MOST_RELATED, type CheckedIndex, type Observation } from '../finding';
import type { Certainty } from './certainty';
import type { CitedTexts } from './citedText';

/** Longer provisions, in UTF-16 code units, and those with more units inside, are not read to their end. */
const LONGEST = 50_000;
const MOST_UNITS = 300;
/** Of a range, as many provisions are read. */
const MOST_PROVISIONS = 500;

/**
 * The parts of what a citation resolved to that are no units, and that its text does not have: a proviso, the second
 * clause of a sentence.
 *
 * Assumption: the words that such parts begin with are in the text that has them. Where its finest unit lacks what the
 * provision around it has, or the text does not tell, the citation is unchecked. Known failure: one that cites a
 * paragraph of a text that no reader divides, where another paragraph has the part.
 */
export function missingParts(
  cited: LocatedCitation,
  { isSure, isFormer, isDated }: Certainty,
  { text, index, texts }: { readonly text: string; readonly index: CheckedIndex; readonly texts: CitedTexts },
): Observation[] {
  const { citation, ordinals, outcome } = cited;
  if (outcome !== 'resolved' || isFormer) return [];
  const parts = citedParts(text, citation);
  if (parts.length === 0) return [];
  const law = ordinals
    .slice(0, MOST_PROVISIONS)
    .map((ordinal) => texts.of(ordinal))
    .join('\n');
  const isTold = isSure && !isDated && isWhole(law, ordinals, index);
  const finest = index.resolver.textOfPart(cited) ?? law;
  const { start, end } = citation;
  const base = { start, end, fixes: [], related: ordinals.slice(0, MOST_RELATED) };
  const label = texts.label(ordinals);
  return parts.flatMap(({ said, isIn }): Observation[] => {
    if (isIn(finest) === true) return [];
    if (isTold && isIn(law) === false) {
      const message = l10n.t('{0} has no “{1}”. Check what is cited.', label, said);
      return [{ ...base, code: 'paragraph-out-of-range', message }];
    }
    const message = l10n.t(
      '“{0}” was not checked in full: the text of {1} does not tell whether it has “{2}”.',
      citation.text,
      label,
      said,
    );
    return [{ ...base, code: 'unchecked', message }];
  });
}

/** Whether a text is all that there is of some provisions. */
const isWhole = (law: string, ordinals: Ordinals, { corpus }: CheckedIndex): boolean =>
  /\p{L}{3}|[\p{Script=Han}\p{Script=Hangul}]/u.test(law) &&
  law.length < LONGEST &&
  ordinals.length <= MOST_PROVISIONS &&
  ordinals.every((ordinal) => corpus.subtreeEnd(ordinal) - ordinal < MOST_UNITS);
