import assert from 'node:assert/strict';
import {
  isStrategyName,
  MissingVectorsError,
  STRATEGIES,
  type Ranking,
  type Strategy,
  type StrategyContext,
  type StrategyName,
} from '../../../src/evaluation';
import { ModelUnavailableError } from '../../../src/models';
import type { DenseRetriever, LegalIndex } from '../../../src/search';
import { indexOf } from '../support/indexOf';
import { WATCH_ACT } from '../support/watchAct';

const HARBOUR = `# Harbour Act

### Section 1. Fees

A ship pays the fee of section 3 on entry.

### Section 2. Bells

A bell is rung when a ship enters.

### Section 3. Rates

The rate is ten crowns a ton.

### Section 4. Lamps

A lamp is lit at dusk.
`;

const TODAY = '2024-06-30';

describe('evaluation/strategies', () => {
  let index: LegalIndex;
  before(async () => {
    index = await indexOf({ 'harbour.md': HARBOUR });
  });

  const section = (number: number): number => index.corpus.ordinal(`harbour-act/sec_${number}`)!;
  const ask = async (name: StrategyName, question: string, context: Partial<StrategyContext> = {}, k = 10) => {
    const { hits }: Ranking = await STRATEGIES[name].rank(question, k, { index, today: TODAY, ...context });
    return hits.map(({ ordinal }) => ordinal);
  };

  const needs = (name: StrategyName): Strategy['needs'] => {
    const strategy: Strategy = STRATEGIES[name];
    return strategy.needs;
  };
  /** A model that always says the same, for a strategy that cannot do without one. */
  const modelFor = (name: StrategyName): Pick<StrategyContext, 'model'> =>
    needs(name) === 'model'
      ? { model: { name: 'same', complete: () => Promise.resolve('Answer: A ship pays. [2][1]') } }
      : {};

  /** Meaning has two directions here, entering and paying; provisions without a vector are never near. */
  const dense = (calls: string[] = [], languages?: readonly string[]): DenseRetriever => {
    const vectors = new Map([
      [section(1), Float32Array.of(0.6, 0.8)],
      [section(2), Float32Array.of(1, 0)],
      [section(3), Float32Array.of(0, 1)],
    ]);
    return {
      encoder: {
        name: 'two-directions',
        supports: (language) => languages?.includes(language) ?? true,
        encode: (texts, kind) => {
          calls.push(...texts.map((text) => `${kind}: ${text}`));
          return Promise.resolve(Float32Array.of(0.8, 0.6));
        },
      },
      vectors: {
        vectorOf: (ordinal) => vectors.get(ordinal),
        search: (query, k) =>
          [...vectors]
            .map(([ordinal, vector]) => ({ ordinal, score: vector[0]! * query[0]! + vector[1]! * query[1]! }))
            .sort((a, b) => b.score - a.score)
            .slice(0, k),
      },
    };
  };

  it('names the strategies of the command line', () => {
    assert.ok(['bm25', 'dense', 'rrf', 'wrrf', 'rocchio', 'sar', 'parser'].every(isStrategyName));
    assert.equal(isStrategyName('toString'), false);
  });

  it('sar lets in what the best hit cites, which shares no word with the question', async () => {
    assert.deepEqual(await ask('bm25', 'Which fee on entry?'), [section(1)]);
    assert.deepEqual(await ask('sar', 'Which fee on entry?'), [section(1), section(3)]);
  });

  it('sar+references puts a cited provision right after the one that cites it', async () => {
    const question = 'Ship pays fee on entry: bell rung? Lamp?';
    // 1 and 2 hold most of the question. 3 is let in by 1; the last candidate, whose S is 0, comes after it.
    assert.deepEqual(await ask('sar', question), [section(1), section(2), section(3), section(4)]);
    assert.deepEqual(await ask('sar+references', question), [section(1), section(3), section(2), section(4)]);
  });

  it('references follows citations from the plain ranking, as deep and as far as it is told', async () => {
    const question = 'Ship pays fee on entry: bell rung?';
    assert.deepEqual(await ask('bm25', question), [section(1), section(2)]);
    assert.deepEqual(await ask('references', question), [section(1), section(3), section(2)]);
    const tuning = { 'references.budget': 0 };
    assert.deepEqual(await ask('references', question, { tuning }), [section(1), section(2)]);
    assert.deepEqual(await ask('sar+references', question, { tuning }), await ask('sar', question));
    const chain = await indexOf({
      'chain.md': `# Chain Act

### Section 1. Start

A lantern under section 2.

### Section 2. Middle

See section 3.

### Section 3. End

Nothing.
`,
    });
    const reach = async (depth: number): Promise<number> =>
      (await ask('references', 'lantern', { index: chain, tuning: { 'references.depth': depth } })).length;
    assert.deepEqual([await reach(1), await reach(2)], [2, 3]);
  });

  it('context prefers the paragraph whose article speaks of the question', async () => {
    const articles = await indexOf(WATCH_ACT);
    const question = 'watch doubled storm?';
    const paragraphs = async (name: StrategyName): Promise<string[]> => {
      const ids = (await ask(name, question, { index: articles })).map((ordinal) => articles.corpus.id(ordinal));
      return ids.filter((id) => id.endsWith('para_2'));
    };
    // Nothing but their articles tells the two second paragraphs apart; ties go to the first.
    assert.equal((await paragraphs('bm25'))[0], 'watch-act/sec_1__para_2');
    assert.equal((await paragraphs('context'))[0], 'watch-act/sec_2__para_2');
  });

  it('lexical prefers the provision with the phrase of the question', async () => {
    // 1 and 2 both speak of a ship and of entering; only in 2 does the bell stand beside being rung.
    assert.equal((await ask('lexical', 'Is the bell rung when ships enter?'))[0], section(2));
  });

  it('dense ranks by the vectors, and reads the question as a query', async () => {
    const calls: string[] = [];
    // Dot products with (0.8, 0.6): 0.96 for 1, 0.8 for 2, 0.6 for 3.
    assert.deepEqual(await ask('dense', 'bell', { dense: dense(calls) }), [section(1), section(2), section(3)]);
    assert.deepEqual(calls, ['query: bell']);
  });

  it('rrf and wrrf fuse words and vectors, each with its own weights', async () => {
    // Words: 2 alone. Vectors: 1, 2, 3. With equal weights 2 has 1/61 + 1/62 and leads.
    assert.deepEqual(await ask('rrf', 'bell', { dense: dense() }), [section(2), section(1), section(3)]);
    // With 0.1 and 0.9 and k = 5, 1 has 0.9/6 = 0.15; 2 has 0.1/6 + 0.9/7 = 0.145; 3 has 0.9/8.
    assert.deepEqual(await ask('wrrf', 'bell', { dense: dense() }), [section(1), section(2), section(3)]);
  });

  it('rocchio searches with the question moved towards its best hits', async () => {
    const asked: number[][] = [];
    const retriever = dense();
    const vectors: DenseRetriever['vectors'] = {
      ...retriever.vectors,
      search: (query, k) => (asked.push([...query]), retriever.vectors.search(query, k)),
    };
    await ask('rocchio', 'bell', { dense: { ...retriever, vectors } });
    // q = (0.8, 0.6); the centre of the three nearest is (1.6, 1.8) / 3; q + 0.75 * centre = (1.2, 1.05), at length 1.
    const length = Math.hypot(1.2, 1.05);
    assert.equal(asked.length, 2);
    assert.ok(Math.abs(asked[1]![0]! - 1.2 / length) < 1e-6);
    assert.ok(Math.abs(asked[1]![1]! - 1.05 / length) < 1e-6);
  });

  it('wrrf and hybrid weigh as they are told', async () => {
    // With the vectors at nothing, the one provision that has the word leads; without the words, the nearest.
    const words = { dense: dense(), tuning: { 'wrrf.sparse': 1, 'wrrf.dense': 0, 'mix.meaning': 0 } };
    const meaning = { dense: dense(), tuning: { 'wrrf.sparse': 0, 'wrrf.dense': 1, 'mix.meaning': 1 } };
    for (const name of ['wrrf', 'hybrid'] as const) {
      assert.equal((await ask(name, 'bell', words))[0], section(2));
      assert.equal((await ask(name, 'bell', meaning))[0], section(1));
    }
  });

  for (const name of ['dense', 'rrf', 'wrrf', 'rocchio', 'hybrid'] as const) {
    it(`${name} refuses an encoder for a question in a language that it was not made for`, async () => {
      const calls: string[] = [];
      await assert.rejects(ask(name, '누가 종을 울리는가', { dense: dense(calls, ['en', 'und']) }), (error) => {
        assert.ok(error instanceof ModelUnavailableError);
        assert.match(error.message, /not made for texts in "ko"/u);
        return true;
      });
      assert.deepEqual(calls, []);
    });

    it(`${name} says what it needs where there are no vectors`, async () => {
      await assert.rejects(ask(name, 'bell'), (error) => {
        assert.ok(error instanceof MissingVectorsError);
        assert.match(error.message, new RegExp(`^The strategy ${name} needs a sentence encoder: .*choose`));
        return true;
      });
    });
  }

  it('no strategy gives another top for another k', async () => {
    const bells = Array.from(
      { length: 30 },
      (_, at) =>
        `### Section ${at + 2}. Bell ${at}\n\nA bell of gate ${at}${' rings'.repeat(at % 7)}, see section ${((at * 7) % 30) + 2}.\n`,
    );
    const many = await indexOf({ 'bells.md': `# Bell Act\n\n### Section 1. Gates\n\nA gate.\n\n${bells.join('\n')}` });
    for (const name of Object.keys(STRATEGIES).filter(isStrategyName)) {
      if (needs(name) !== undefined) continue;
      const whole = await ask(name, 'Which bell of which gate rings?', { index: many }, 30);
      for (const k of [1, 2, 5]) {
        const few = await ask(name, 'Which bell of which gate rings?', { index: many }, k);
        assert.deepEqual(few, whole.slice(0, k), `${name}, ${k}`);
      }
    }
  });

  it('every strategy scores on one scale, which never ascends', async () => {
    const question = 'Which fee does a ship pay on entry? And when is a lamp lit?';
    for (const name of Object.keys(STRATEGIES).filter(isStrategyName)) {
      const context = { index, today: TODAY, dense: dense(), ...modelFor(name) };
      const { hits }: Ranking = await STRATEGIES[name].rank(question, 10, context);
      assert.ok(
        hits.every(({ score }, at) => at === 0 || score <= hits[at - 1]!.score),
        name,
      );
    }
    const { hits, selected } = await STRATEGIES.parser.rank(question, 10, { index, today: TODAY });
    assert.ok(selected !== undefined && selected > 0);
    // Scores of a fusion of three lists by rank: none reaches 3 / 61.
    assert.ok(hits.every(({ score }) => score > 0 && score <= 3 / 61 + 1e-9));
  });

  it('parser says which model did not help it, and what an answer would be read from', async () => {
    const failing: DenseRetriever = {
      ...dense(),
      encoder: { ...dense().encoder, encode: () => Promise.reject(new ModelUnavailableError('the process died.')) },
    };
    const question = 'Which fee does a ship pay on entry?';
    const { notices, selected, evidence } = await STRATEGIES.parser.rank(question, 10, {
      index,
      today: TODAY,
      dense: failing,
    });
    assert.deepEqual(notices, ['Searched by words alone: the process died.']);
    assert.equal(selected, 1);
    assert.deepEqual(evidence, [section(1), section(3)]);
    const without = await STRATEGIES.parser.rank(question, 10, { index, today: TODAY, stages: { expand: false } });
    assert.deepEqual([without.evidence, without.notices], [[section(1)], []]);
  });

  it('no strategy gives more than k, or a provision twice', async () => {
    for (const name of Object.keys(STRATEGIES).filter(isStrategyName)) {
      for (const k of [1, 2]) {
        const ordinals = await ask(
          name,
          'Which fee does a ship pay when it enters?',
          { dense: dense(), ...modelFor(name) },
          k,
        );
        assert.ok(ordinals.length <= k, name);
        assert.equal(new Set(ordinals).size, ordinals.length, name);
      }
    }
  });
});
