import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openIndex, storeContents } from '../../../../src/indexing';
import { ancestorsOf, PackedCorpus } from '../../../../src/law';
import { Bm25Index, type LegalIndex, type PackedIndex } from '../../../../src/search';
import { readTerms } from '../../../../src/search/bm25/provisionTerms';
import type { StoredDocument } from '../../../../src/store';
import { actsOfTests, HARBOURS } from '../../support/acts';
import { drain, indexOf } from '../../support/indexOf';
import { contentsOf } from '../../support/storeOf';

const SAMPLE = join(__dirname, '../../../../media/sample');

/** The index of the sample, as it is opened from its folder. */
async function opened(indexDir: string): Promise<PackedIndex> {
  const { index }: { index: LegalIndex } = (await drain(openIndex({ paths: [SAMPLE], indexDir }))).result;
  assert.ok(index.corpus instanceof PackedCorpus && index.bm25 instanceof Bm25Index);
  return index as PackedIndex;
}

describe('what a store is told of an index', () => {
  it('has every provision in order, as the corpus and the graph have it', async () => {
    const index = await indexOf(actsOfTests(true));
    const { corpus, graph } = index;
    const contents = contentsOf(index);
    const { description } = contents;
    const provisions = [...contents.documents(0, description.size)].map(({ provision }) => provision);
    assert.deepEqual(
      provisions.map(({ ordinal }) => ordinal),
      [...Array(corpus.size).keys()],
    );
    for (const { ordinal, id, text, parent, subtreeEnd, cites, citers, act } of provisions) {
      assert.equal(id, corpus.id(ordinal));
      assert.equal(text, corpus.text(ordinal));
      assert.deepEqual([parent, subtreeEnd], [corpus.parent(ordinal), corpus.subtreeEnd(ordinal)]);
      assert.deepEqual(cites, [...graph.cites(ordinal)]);
      assert.equal(citers, graph.citersOf(ordinal));
      assert.equal(act, corpus.actOf(ordinal));
    }
    assert.ok(provisions.some(({ cites }) => cites.length > 0));
  });

  it('has the terms of each article that something is read with, where it begins', async () => {
    const index = await indexOf(actsOfTests(true));
    const { corpus } = index;
    const contents = contentsOf(index);
    const documents = [...contents.documents(0, corpus.size)];
    const read = new Set<number>();
    for (const { provision, article, terms } of documents) {
      if (terms.length === 0) continue;
      const [first, end] = article;
      const { reading } = documents[first]!;
      assert.deepEqual(reading?.above, ancestorsOf(corpus, first), provision.id);
      const expected = Array.from({ length: end - first }, (_, at) => readTerms(corpus, first + at));
      assert.deepEqual(reading.terms, expected, provision.id);
      read.add(first);
    }
    assert.ok(read.size > 5 && read.size < documents.length);
  });

  it('has the weights of the index: idf and the pseudo frequency make each of them again', async () => {
    const index = await indexOf(actsOfTests(true));
    const contents = contentsOf(index);
    const { description, k1 } = contents;
    let compared = 0;
    for (const { provision, terms } of contents.documents(0, description.size)) {
      for (const [term, frequency] of terms) {
        const [{ ordinals, weights } = { ordinals: [], weights: [] }] = index.bm25.postings(term);
        const weight = weights[Array.from(ordinals).indexOf(provision.ordinal)]!;
        const again = (index.bm25.idf(term) * frequency) / (k1 + frequency);
        // Kept in single precision.
        assert.ok(Math.abs(again - weight) <= weight * 2 ** -20, `${term} in ${provision.id}: ${again}, not ${weight}`);
        compared += 1;
      }
    }
    assert.equal(compared, index.bm25.columns.documents.length);
    // The idf of a term in no provision tells among how many it is counted.
    const leastHeld = index.bm25.columns.offsets.findIndex((end, at, all) => at > 0 && end - all[at - 1]! === 1);
    const idf = Math.log(1 + (description.filled - 0.5) / 1.5);
    assert.equal(index.bm25.columns.idf[leastHeld - 1], Math.fround(idf));
  });

  it('weighed by longer averages has the same terms, each as often or more, and everything else as it was', async () => {
    const contents = contentsOf(await indexOf(actsOfTests(true)));
    const { fields, provision, act } = contents.averages;
    const longer = { fields: fields.map((length) => length * 2), provision, act: act * 2 };
    const other = contents.weighedBy(longer);
    assert.deepEqual([other.averages, other.weighedBy(contents.averages).averages], [longer, contents.averages]);
    const all = (of: typeof contents): StoredDocument[] => [...of.documents(0, of.description.size)];
    let compared = 0;
    const others = all(other);
    for (const [at, { terms, ...document }] of all(contents).entries()) {
      const { terms: heavier, ...same } = others[at]!;
      assert.deepEqual(same, document);
      for (const [number, [term, frequency]] of terms.entries()) {
        assert.equal(heavier[number]![0], term);
        assert.ok(heavier[number]![1] > frequency);
        compared += 1;
      }
    }
    assert.ok(compared > 500);
    for (const [at, [number, terms]] of [...contents.actTerms()].entries()) {
      const [same, heavier] = [...other.actTerms()][at]!;
      assert.equal(same, number);
      assert.ok(terms.every(([term, frequency], each) => heavier[each]![0] === term && heavier[each]![1] > frequency));
    }
  });

  it('is the same wherever reading begins', async () => {
    const index = await indexOf(actsOfTests(true));
    const contents = contentsOf(index);
    const { description } = contents;
    const all = [...contents.documents(0, description.size)];
    const reader = contentsOf(index);
    for (const [first, end] of [
      [40, 60],
      [60, 70],
      [3, 9],
      [0, 1],
    ] as const) {
      assert.deepEqual([...reader.documents(first, end)], all.slice(first, end));
    }
  });

  it('tells beforehand the terms that are in more than a twentieth of the provisions with terms', async () => {
    const index = await indexOf(actsOfTests());
    const { description } = contentsOf(index);
    const { offsets } = index.bm25.columns;
    const many = offsets.filter((end, at) => at > 0 && end - offsets[at - 1]! > description.filled * 0.05);
    assert.equal(Object.keys(description.common).length, many.length);
    for (const [term, holders] of Object.entries(description.common)) {
      assert.equal(holders, index.bm25.postings(term)[0]!.ordinals.length);
    }
  });

  it('is one build for an index that was built and one from its snapshot, and another for another text', async () => {
    const indexDir = await mkdtemp(join(tmpdir(), 'proviso-store-'));
    const builds: string[] = [];
    try {
      for (let times = 0; times < 2; times += 1)
        builds.push(storeContents(await opened(indexDir), (file) => file).build);
    } finally {
      await rm(indexDir, { recursive: true, force: true });
    }
    assert.equal(builds[0], builds[1]);
    const acts = actsOfTests();
    const changed = { ...acts, [HARBOURS]: acts[HARBOURS]!.replace('harbour', 'haven') };
    const [one, other] = [contentsOf(await indexOf(acts)), contentsOf(await indexOf(changed))];
    assert.notEqual(one.build, other.build);
  });

  it('is one build wherever the files lie', async () => {
    const index = await indexOf(actsOfTests());
    const named = (prefix: string): string => storeContents(index, (file) => file.replace('/law/', prefix)).build;
    assert.equal(named('a/'), named('a/'));
    assert.notEqual(named('a/'), named('b/'));
  });
});
