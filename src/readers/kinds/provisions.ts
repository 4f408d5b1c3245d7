import { isBasicUnit, type Provision } from '../../law';
import type { DocumentView } from './document';
import type { Evidence } from './kind';
import { countOf } from './wording';

/** The least share of a statute's text, headings apart, that stands in its articles or sections; the rest is preambles and annexes. */
const SHARE = 0.5;
/** Acts that are named with a provision, at least so many and one in so many characters: the text is about them. */
const CITES = 3;
const CITES_EACH = 700;

/**
 * Of what a text is made. Articles and sections alone are no law, because contracts and the rules of clubs have them too; but a
 * text without any is not surely law, whatever it is called. Known failure: an act of a single unnumbered provision in Markdown
 * or plain text without front matter.
 */
export function provisionEvidence({ documents, sample, words }: DocumentView): Evidence[] {
  const provisions = documents.flatMap((document) => document.provisions);
  const hasBasic = provisions.some(isInBasicUnit);
  const inside = lengthOf(provisions.filter(isInBasicUnit));
  const evidence: Evidence[] = [];
  if (!hasBasic) evidence.push({ kind: 'not law', weight: 6, reason: { code: 'no-articles' } });
  else if (inside < SHARE * lengthOf(provisions)) {
    evidence.push({ kind: 'not law', weight: 2, reason: { code: 'outside-articles' } });
  } else {
    evidence.push({ kind: 'law', weight: 3, reason: { code: 'articles' } });
  }
  const cited = words === undefined ? 0 : countOf(sample, words.cites);
  if (cited >= CITES && cited * CITES_EACH >= sample.length)
    evidence.push({ kind: 'draft', weight: 2, reason: { code: 'cites-acts' } });
  return evidence;
}

const isInBasicUnit = ({ path }: Provision): boolean => path.some(({ kind }) => isBasicUnit(kind));

const lengthOf = (provisions: readonly Provision[]): number =>
  provisions.reduce((sum, { text }) => sum + text.length, 0);
