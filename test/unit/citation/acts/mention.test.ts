import assert from 'node:assert/strict';
import { CitationResolver, findCitations } from '../../../../src/citation';
import { corpusOf } from '../support';

const CORPUS = corpusOf(
  { key: 'quays', title: 'Quays Act 1990', language: 'en', provisions: { sec_5: 'Five.' } },
  { key: 'ferries', title: 'Ferries (Licences) Act 1998', language: 'en', provisions: { sec_5: 'Five.' } },
);

describe('citation: an English act that is named without a provision', () => {
  const of = (text: string): string[] =>
    new CitationResolver(CORPUS)
      .resolve(findCitations(text, 'en'), {}, text)
      .map(({ outcome, targets, missing }) => targets[0] ?? `${outcome}: ${missing ?? ''}`);

  for (const [text, ...expected] of [
    ['The Ferries (Licences) Act 1998 protects passengers. Section 5 of that Act says how.', 'ferries/sec_5'],
    // The last one that is named, though a provision of another was cited before.
    [
      'Section 5 of the Quays Act 1990 applies. Under the Ferries (Licences) Act 1998 and section 5 of that Act it does not.',
      'quays/sec_5',
      'ferries/sec_5',
    ],
    // An act that nobody has: not the one that was cited before it.
    [
      'Section 5 of the Quays Act 1990 applies. The Seafarers Act 2009 does not: see section 5 of that Act.',
      'quays/sec_5',
      'act-not-in-corpus: Seafarers Act 2009',
    ],
    ['Section 5 of the Quays Act 1990 applies, as does section 5 of that Act.', 'quays/sec_5', 'quays/sec_5'],
  ] as const) {
    it(text, () => assert.deepEqual(of(text), expected));
  }
});
