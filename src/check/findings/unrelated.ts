import * as l10n from '@vscode/l10n';
import type { LocatedCitation } from '../../citation';
import { ancestorsOf, type Corpus } from '../../law';
import { articleOf } from '../../search';
import { contentTerms, detectLanguage, latinLanguageOf } from '../../languages';
import { type TextSpan } from '../../text';
import { MOST_RELATED, type CheckedIndex, type Observation } from '../finding';
import { isComparable } from './certainty';
import type { Comparison } from './misquotations';

/** A sentence with fewer content terms besides its citations says too little to be compared. */
const FEWEST_TERMS = 6;
/** A sentence of more citations than this is a list of authorities. */
const MOST_CITATIONS = 3;
/** Latin-script terms are compared by their stretches of so many characters: German puts several words into one. */
const STRETCH = 5;

/**
 * Sentences that have no word, and no part of one, in common with what they cite: the whole article of the provision, its
 * headings and the name of its act.
 *
 * Assumption: who applies a provision uses a word of it. Known failures: a sentence in other words altogether, or about
 * the fate of the provision instead of its content; one in another language than the act is not compared.
 *
 * @param sentence the span that the citations stand in; offsets into the text
 */
export function unrelatedCitations(
  sentence: TextSpan,
  citations: readonly LocatedCitation[],
  { text, index: { corpus }, texts, certainties }: Comparison & { readonly index: CheckedIndex },
): Observation[] {
  if (citations.length > MOST_CITATIONS || citations.every(({ outcome }) => outcome !== 'resolved')) return [];
  const said = withoutCitations(text, sentence, citations);
  const spoken = detectLanguage(said);
  const comparable = citations.filter((cited) => isComparable(certainties.get(cited)!));
  return comparable.flatMap(({ citation, ordinals, outcome, act }): Observation[] => {
    if (outcome !== 'resolved' || act === undefined) return [];
    const { language } = corpus.acts[act]!;
    if (spoken !== 'und' && language !== 'und' && spoken !== language) return [];
    const latin = latinLanguageOf(language);
    const terms = contentTerms(said, latin);
    if (new Set(terms).size < FEWEST_TERMS) return [];
    const parts = new Set(terms.flatMap(partsOf));
    const isSaid = (term: string): boolean => partsOf(term).some((part) => parts.has(part));
    // A line at a time: as a rule one of the first has a word of the sentence.
    const shares = (source: string): boolean =>
      source.split('\n').some((line) => contentTerms(line, latin).some(isSaid));
    const targets = ordinals.slice(0, MOST_RELATED);
    const articles = targets.map((ordinal) => texts.of(articleOf(corpus, ordinal)[0]));
    if (articles.some((article) => article.trim() === '' || shares(article))) return [];
    if (targets.some((ordinal) => shares(headingsOf(corpus, ordinal)))) return [];
    const { start, end } = citation;
    const message = l10n.t(
      'This sentence shares no word with {0}. Check that it is the provision that is meant.',
      texts.label(ordinals),
    );
    return [{ code: 'unrelated-citation', start, end, message, fixes: [], related: targets }];
  });
}

/** A term itself, or all stretches of a longer one in Latin script. */
function partsOf(term: string): readonly string[] {
  if (term.length <= STRETCH) return [term];
  return Array.from({ length: term.length - STRETCH + 1 }, (_, at) => term.slice(at, at + STRETCH));
}

function withoutCitations(text: string, { start, end }: TextSpan, citations: readonly LocatedCitation[]): string {
  let said = '';
  let at = start;
  for (const { citation } of citations) {
    if (citation.start > at) said += `${text.slice(at, citation.start)} `;
    at = Math.max(at, citation.end);
  }
  return said + text.slice(at, Math.max(at, end));
}

function headingsOf(corpus: Corpus, ordinal: number): string {
  const headings = [ordinal, ...ancestorsOf(corpus, ordinal)].map((at) => corpus.heading(at));
  return [corpus.acts[corpus.actOf(ordinal)]!.title, ...headings].join('\n');
}
