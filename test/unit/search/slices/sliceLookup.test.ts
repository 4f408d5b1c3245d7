import assert from 'node:assert/strict';
import { pathOf } from '../../../../src/law';
import { SharedIndex, type LegalIndex } from '../../../../src/search';
import { actsOfTests } from '../../support/acts';
import { indexOf } from '../../support/indexOf';
import { contentsOf, PlainStore } from '../../support/storeOf';

describe('the lookup by name over a store', () => {
  const law = indexOf(actsOfTests(true));
  const shared = law.then((index) => new SharedIndex(new PlainStore(contentsOf(index))));
  const found = async (query: string, limit = 5): Promise<readonly { label: string; heading: string }[]> =>
    (await shared).with(async (index: LegalIndex) => (await index.lookup()).search(query, limit));

  it('finds acts by the beginning of their names, the one that is called so first', async () => {
    assert.match((await found('harbours and pil'))[0]!.label, /Harbours Act/u);
    assert.match((await found('HafG'))[0]!.label, /HafG/u);
    // The decree to the act begins with the act's name.
    const acts = (await found('연안양식업법')).slice(0, 2).map(({ label }) => label.includes('시행령'));
    assert.deepEqual(acts, [false, true]);
  });

  it('finds provisions by whole words of their headings', async () => {
    const { corpus } = await law;
    const sections = Array.from({ length: corpus.size }, (_, at) => at).filter(
      (at) => pathOf(corpus, at).at(-1)?.kind === 'section' && corpus.heading(at).split(' ').length > 1,
    );
    assert.ok(sections.length > 3);
    for (const section of sections.slice(0, 3)) {
      const heading = corpus.heading(section);
      const headings = (await found(heading)).map((each) => each.heading);
      assert.ok(headings.includes(heading), `${heading}: ${headings.join(', ')}`);
    }
  });

  it('finds nothing for nothing, and no more than is wanted', async () => {
    assert.deepEqual(await found(' '), []);
    assert.deepEqual(await found('xyzzy'), []);
    assert.equal((await found('act', 1)).length, 1);
  });
});
