import assert from 'node:assert/strict';
import { citedBy, citersOf } from '../../../../src/citation';
import { STRATEGIES } from '../../../../src/evaluation';
import { labelOf } from '../../../../src/languages';
import {
  denseSearch,
  JoinedStore,
  SharedIndex,
  storeRetriever,
  type EncodedHere,
  type LegalIndex,
  type PackedIndex,
} from '../../../../src/search';
import type { ProvisionStore } from '../../../../src/store';
import { actsOfTests } from '../../support/acts';
import { indexOf } from '../../support/indexOf';
import { contentsOf, PlainStore } from '../../support/storeOf';
import { toldAnswer } from '../../support/toldAnswer';
import { encodedByWords, WordEncoder } from '../../support/wordEncoder';

const HARBOUR = `# Harbour Act 1990

## Section 1. Berth fee

(1) The master of a vessel pays a berth fee.

(2) Section 2 applies to the fee.

## Section 2. Detention

The harbour master may detain a vessel.
`;
const LAMP = `# Lamp Act 1991

## Section 1. Lamps

The keeper of a lamp is licensed under section 1 of the Harbour Act 1990.

## Section 2. Oil

Lamp oil is kept dry.
`;
/** The same act as the folder has it: another wording, and one section more. */
const NEWER = `${HARBOUR.replace('a berth fee', 'a mooring charge')}
## Section 3. Pilots

A pilot keeps a log of each vessel.
`;

const found = async (source: SharedIndex | LegalIndex, question: string): Promise<string[]> =>
  source.with(async (index) => {
    const { hits } = await STRATEGIES.lexical.rank(question, 20, { index, today: '2030-01-01' });
    return hits.map(({ ordinal }) => `${labelOf(index.corpus, ordinal)}: ${index.corpus.text(ordinal)}`);
  });

/** An index beside the store of another. */
const joined = async (here: Record<string, string>, there: Record<string, string>): Promise<SharedIndex> =>
  new SharedIndex(
    new JoinedStore(await indexOf(here), new SharedIndex(new PlainStore(contentsOf(await indexOf(there))))),
  );

describe('an index and a store as one corpus', () => {
  it('finds what is in either, in one order', async () => {
    const both = await joined({ 'lamp.md': LAMP }, { 'harbour.md': HARBOUR });
    const [first, ...others] = await found(both, 'Who pays the berth fee for a vessel?');
    assert.match(first!, /^Harbour Act 1990 section 1\(1\)/u);
    assert.ok(others.some((each) => each.includes('detain')));
    assert.match((await found(both, 'lamp oil'))[0]!, /^Lamp Act 1991 section 2/u);
  });

  it('ranks as one index over all does, but for what average lengths make of it', async () => {
    const acts = Object.entries(actsOfTests(true));
    const here = Object.fromEntries(acts.filter((_, at) => at % 3 === 0));
    const there = Object.fromEntries(acts.filter((_, at) => at % 3 !== 0));
    const [one, both] = [await indexOf(actsOfTests(true)), await joined(here, there)];
    for (const question of [
      'Who pays the berth fee, and may the harbour master detain a vessel?',
      'Darf ein Hafen gesperrt werden, und wer zahlt die Gebühr?',
      '양식업 면허의 유효기간은 얼마인가',
    ]) {
      const expected = await found(one, question);
      const ranked = await found(both, question);
      assert.ok(expected.length > 3);
      // The best three of one are among the best six of the other: neither side is worth more for where it lies.
      for (const best of expected.slice(0, 3)) assert.ok(ranked.slice(0, 6).includes(best), `${question}: ${best}`);
      const shared = ranked.filter((each) => expected.includes(each)).length;
      assert.ok(shared >= 0.8 * expected.length, `${question}: ${shared} of ${expected.length}`);
    }
  });

  it('knows who cites a provision: of an act of both those of the store, too, but for what it hides there', async () => {
    const both = await joined({ 'harbour.md': NEWER }, { 'harbour.md': HARBOUR, 'lamp.md': LAMP });
    const citing = (id: string): Promise<string[]> =>
      both.with((index) => citersOf(index, index.corpus.ordinal(id) ?? 0).map((citer) => index.corpus.id(citer)));
    assert.deepEqual(await citing('harbour-act-1990/sec_1'), ['lamp-act-1991/sec_1']);
    // Section 1(2) of the folder's wording; that of the store is not seen.
    assert.deepEqual(await citing('harbour-act-1990/sec_2'), ['harbour-act-1990/sec_1__para_2']);
    assert.deepEqual(await citing('harbour-act-1990/sec_3'), []);
    const apart = await joined({ 'harbour.md': NEWER }, { 'lamp.md': LAMP });
    const none = apart.with((index) => citersOf(index, index.corpus.ordinal('lamp-act-1991/sec_2')!));
    assert.deepEqual(await none, []);
  });

  it('knows whom the units of a provision cite: of an act of both those of the index, also from the store', async () => {
    const both = await joined({ 'harbour.md': NEWER }, { 'harbour.md': HARBOUR, 'lamp.md': LAMP });
    const cited = (id: string): Promise<string[]> =>
      both.with((index) => citedBy(index, index.corpus.ordinal(id) ?? 0).map((each) => index.corpus.id(each)));
    assert.deepEqual(await cited('lamp-act-1991/sec_1'), ['harbour-act-1990/sec_1']);
    assert.deepEqual(await cited('harbour-act-1990/sec_1'), ['harbour-act-1990/sec_2']);
    assert.deepEqual(await cited('lamp-act-1991/sec_2'), []);
    const { file } = await both.with(({ corpus, graph }) => {
      const [first = 0] = graph.targetsFrom(corpus.ordinal('lamp-act-1991/sec_1') ?? 0, corpus.size);
      return corpus.provision(first);
    });
    assert.equal(file, '/law/harbour.md', 'what the store cites of its own wording is that of the index');
  });

  it('has an act of both as the index has it, and sees nothing of the other', async () => {
    const both = await joined({ 'harbour.md': NEWER }, { 'harbour.md': HARBOUR, 'lamp.md': LAMP });
    const all = await found(both, 'vessel berth fee mooring charge pilot lamp');
    assert.ok(all.some((each) => each.includes('a mooring charge')) && all.some((each) => each.includes('pilot')));
    assert.ok(!all.some((each) => each.includes('a berth fee')), all.join('\n'));
    await both.with(({ corpus }) =>
      assert.deepEqual(
        corpus.acts.map(({ title }) => title),
        ['Harbour Act 1990', 'Lamp Act 1991'],
      ),
    );
  });

  it('knows an act that both have by its title, where each calls it by another key', async () => {
    const short = `---\nabbreviation: HarbA\n---\n${NEWER}`;
    const both = await joined({ 'harbour.md': short }, { 'harbour.md': HARBOUR, 'lamp.md': LAMP });
    await both.with(({ corpus }) =>
      assert.deepEqual(
        corpus.acts.map(({ key }) => key),
        ['harba', 'lamp-act-1991'],
      ),
    );
    const [cited, citing, gone] = await both.with((index) => {
      const at = (id: string): number => index.corpus.ordinal(id) ?? 0;
      const ids = (ordinals: readonly number[]): string[] => ordinals.map((each) => index.corpus.id(each));
      return [
        ids(citedBy(index, at('lamp-act-1991/sec_1'))),
        ids(citersOf(index, at('harba/sec_1'))),
        index.corpus.ordinal('harbour-act-1990/sec_1'),
      ];
    });
    assert.deepEqual([cited, citing, gone], [['harba/sec_1'], ['lamp-act-1991/sec_1'], undefined]);
  });

  it('tells what an act is cited by, wherever it is', async () => {
    const both = await joined({ 'harbour.md': NEWER }, { 'harbour.md': HARBOUR, 'lamp.md': LAMP });
    const units = await both.with(({ corpus, unitsOf }) =>
      [1, 0].map((act) => (unitsOf?.(act) ?? []).map((ordinal) => corpus.id(ordinal))),
    );
    assert.deepEqual(units, [
      ['lamp-act-1991/sec_1', 'lamp-act-1991/sec_2'],
      ['harbour-act-1990/sec_1', 'harbour-act-1990/sec_2', 'harbour-act-1990/sec_3'],
    ]);
  });

  it('leads from a provision of the store to what it cites, which the index may have', async () => {
    const both = await joined({ 'harbour.md': NEWER }, { 'harbour.md': HARBOUR, 'lamp.md': LAMP });
    const cited = await both.with(({ corpus, graph }) => {
      const lamp = corpus.ordinal('lamp-act-1991/sec_1');
      return lamp === undefined
        ? undefined
        : [...graph.cites(lamp)].map((ordinal) => [labelOf(corpus, ordinal), corpus.provision(ordinal).file]);
    });
    assert.deepEqual(cited, [['Harbour Act 1990 section 1', '/law/harbour.md']]);
    const own = await both.with(({ corpus, graph }) =>
      [...graph.cites(corpus.ordinal('harbour-act-1990/sec_1__para_2')!)].map((at) => corpus.id(at)),
    );
    assert.deepEqual(own, ['harbour-act-1990/sec_2']);
  });

  it('answers from the index alone what the store knows nothing of', async () => {
    const law = { 'harbour.md': NEWER };
    const alone = (await toldAnswer(await indexOf(law), 'Who keeps a log?')) as { sentences: unknown };
    const both = (await toldAnswer(await joined(law, { 'lamp.md': LAMP }), 'Who keeps a log?')) as {
      sentences: unknown;
    };
    assert.deepEqual(both.sentences, alone.sentences);
  });

  it('tells of a term how many provisions and acts hold it, and of a name what the index calls so', async () => {
    const here = await indexOf({ 'lamp.md': LAMP });
    const there = new SharedIndex(new PlainStore(contentsOf(await indexOf({ 'harbour.md': HARBOUR }))));
    const store = new JoinedStore(here, there);
    assert.deepEqual(
      await store.holders(['lamp', 'vessel', 'harbour', 'none']),
      new Map([
        ['lamp', 2],
        ['vessel', 2],
        ['harbour', 4],
        ['none', 0],
      ]),
    );
    assert.deepEqual(
      await store.actHolders(['lamp', 'vessel', 'harbour', 'none']),
      new Map([
        ['lamp', 1],
        ['vessel', 1],
        ['harbour', 2],
        ['none', 0],
      ]),
    );
    const { size } = here.corpus;
    assert.deepEqual(
      await store.ordinals(['lamp-act-1991/sec_2', 'harbour-act-1990/sec_2', 'no/such']),
      new Map([
        ['lamp-act-1991/sec_2', here.corpus.ordinal('lamp-act-1991/sec_2')!],
        ['harbour-act-1990/sec_2', size + 3],
      ]),
    );
  });

  describe('by vectors', () => {
    const QUESTION = 'Who may detain a vessel, and how is lamp oil kept?';
    /** The provisions near to the question, with their scores. */
    const near = async (store: ProvisionStore, source: SharedIndex, k = 20): Promise<string[]> =>
      source.with(async (index) => {
        const hits = await denseSearch(QUESTION, k, storeRetriever(store, new WordEncoder()));
        return hits.map(({ ordinal, score }) => `${index.corpus.id(ordinal)} ${score.toFixed(3)}`);
      });
    const encodedHere = (index: PackedIndex, encoder = 'words-1'): EncodedHere => ({
      encoder,
      vectors: encodedByWords(index).dense.vectors,
    });
    const encodedStore = async (files: Record<string, string>): Promise<SharedIndex> => {
      const index = await indexOf(files);
      return new SharedIndex(new PlainStore(contentsOf(index, encodedByWords(index).stored)));
    };

    it('finds what one index over both finds', async () => {
      const one = await indexOf({ 'lamp.md': LAMP, 'harbour.md': HARBOUR });
      const hits = await denseSearch(QUESTION, 20, encodedByWords(one).dense);
      const expected = hits.map(({ ordinal, score }) => `${one.corpus.id(ordinal)} ${score.toFixed(3)}`);
      const here = await indexOf({ 'lamp.md': LAMP });
      const store = new JoinedStore(here, await encodedStore({ 'harbour.md': HARBOUR }), () => encodedHere(here));
      assert.deepEqual(store.vectors, { encoder: 'words-1', dimensions: 48 });
      assert.equal(expected.length, 5);
      assert.deepEqual((await near(store, new SharedIndex(store))).sort(), expected.sort());
      assert.equal((await near(store, new SharedIndex(store), 2)).length, 2);
    });

    it('has an act of both as the index has it', async () => {
      const here = await indexOf({ 'harbour.md': NEWER });
      const there = await encodedStore({ 'harbour.md': HARBOUR, 'lamp.md': LAMP });
      const store = new JoinedStore(here, there, () => encodedHere(here));
      const found = await near(store, new SharedIndex(store));
      const ids = found.map((each) => each.split(' ')[0]);
      assert.equal(new Set(ids).size, ids.length);
      assert.deepEqual([ids.includes('harbour-act-1990/sec_3'), ids.includes('lamp-act-1991/sec_2')], [true, true]);
    });

    it('has none where those of one side are missing, or of another encoder', async () => {
      const here = await indexOf({ 'lamp.md': LAMP });
      const there = await encodedStore({ 'harbour.md': HARBOUR });
      const plain = new SharedIndex(new PlainStore(contentsOf(await indexOf({ 'harbour.md': HARBOUR }))));
      for (const store of [
        new JoinedStore(here, there),
        new JoinedStore(here, there, () => encodedHere(here, 'words-2')),
        new JoinedStore(here, plain, () => encodedHere(here)),
      ]) {
        assert.equal(store.vectors, undefined);
        assert.deepEqual(await store.nearest([{ vector: new Float32Array(48) }], 3), [[]]);
      }
    });
  });
});
