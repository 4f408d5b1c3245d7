import assert from 'node:assert/strict';
import type { LocatedCitation } from '../../../../src/citation';
import { definitionOf } from '../../../../src/server/features/definition';
import { Drafts } from '../../../../src/server/drafts/drafts';
import { sampleCorpus } from '../lawSample';

describe('definitionOf', () => {
  const corpus = sampleCorpus();
  const citation = {
    start: 0,
    end: 9,
    text: 'section 2',
    system: 'en',
    act: { kind: 'this' },
    anchor: 'act',
    path: [{ kind: 'section', number: '2' }],
  } as const;
  const cited: LocatedCitation = {
    citation,
    outcome: 'resolved',
    ordinals: ['ferries-act/sec_1', 'ferries-act/sec_2'].map((id) => corpus.ordinal(id)!),
    source: 'written',
  };
  const range = { start: { line: 0, character: 0 }, end: { line: 0, character: 9 } };
  const noDrafts = new Drafts({ get: () => undefined });

  it('leads to every target in its file', async () => {
    const links = await definitionOf(corpus, { cited, range }, noDrafts);
    assert.deepEqual(
      links.map(({ targetUri, targetRange }) => [targetUri, targetRange.start.line, targetRange.end.line]),
      [
        ['file:///corpus/ferries-act.md', 2, 4],
        ['file:///corpus/ferries-act.md', 6, 12],
      ],
    );
    assert.deepEqual(links[0]?.originSelectionRange, range);
  });

  it('leads nowhere when the citation did not resolve', async () => {
    const unresolved: LocatedCitation = { ...cited, outcome: 'act-not-in-corpus', ordinals: [] };
    assert.deepEqual(await definitionOf(corpus, { cited: unresolved, range }, noDrafts), []);
  });
});
