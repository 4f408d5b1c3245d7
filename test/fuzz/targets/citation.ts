import { CitationResolver, findCitations, rulesOf } from '../../../src/citation';
import type { Citation } from '../../../src/law';
import { PACKS, splitSentences } from '../../../src/languages';
import { law } from '../law';
import { casesOf, draftsOf, sentencesOf } from '../seeds';
import { mustHold, type Target } from '../target';

/** Spans stand in the text, in order, and none in another. */
export function areSpans(text: string, citations: readonly Citation[]): void {
  let end = 0;
  for (const citation of citations) {
    mustHold(citation.start >= end && citation.end > citation.start, 'citations come in order');
    mustHold(text.slice(citation.start, citation.end) === citation.text, 'a citation is its text');
    end = citation.end;
  }
}

/** One language's grammar, naming and the acts and provisions that its citations mean. */
export const citationTargets: readonly Target[] = PACKS.filter(({ code }) => rulesOf(code) !== undefined).map(
  ({ code }): Target => ({
    name: `citation/${code}`,
    shape: 'text',
    seeds: () => {
      const cases = casesOf(code);
      return cases === undefined ? ['Art. 1'] : [...sentencesOf(cases), ...draftsOf(cases)];
    },
    open: () => {
      const corpus = law();
      const resolver = new CitationResolver(corpus);
      return (input) => {
        const found = findCitations(input, code);
        areSpans(input, found);
        for (const { outcome, targets } of resolver.resolve(found, {}, input)) {
          mustHold(
            outcome !== 'resolved' || targets.every((id) => corpus.ordinal(id) !== undefined),
            'a target is there',
          );
        }
        let end = 0;
        for (const sentence of splitSentences(input)) {
          mustHold(sentence.start >= end && sentence.end <= input.length, 'sentences come in order');
          end = sentence.end;
        }
      };
    },
  }),
);
