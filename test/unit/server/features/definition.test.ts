import assert from 'node:assert/strict';
import type { ResolvedCitation } from '../../../../src/law';
import { definitionOf } from '../../../../src/server/features/definition';
import { Drafts } from '../../../../src/server/drafts/drafts';
import { sampleCorpus } from '../lawSample';

describe('definitionOf', () => {
  const citation: ResolvedCitation = {
    start: 0,
    end: 9,
    text: 'section 2',
    system: 'en',
    act: { kind: 'this' },
    anchor: 'act',
    path: [{ kind: 'section', number: '2' }],
    outcome: 'resolved',
    targets: ['ferries-act/sec_1', 'ferries-act/sec_2'],
    actSource: 'written',
  };
  const range = { start: { line: 0, character: 0 }, end: { line: 0, character: 9 } };
  const noDrafts = new Drafts({ get: () => undefined });

  it('leads to every target in its file', async () => {
    const links = await definitionOf(sampleCorpus(), { citation, range }, noDrafts);
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
    const unresolved: ResolvedCitation = { ...citation, outcome: 'act-not-in-corpus', targets: [] };
    assert.deepEqual(await definitionOf(sampleCorpus(), { citation: unresolved, range }, noDrafts), []);
  });
});
