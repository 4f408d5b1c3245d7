import assert from 'node:assert/strict';
import { SHARED_STRATEGIES, STRATEGIES, type Strategy } from '../../../../src/evaluation';
import { labelOf } from '../../../../src/languages';
import { nearestHeading } from '../../../../src/law';
import { queryTerms, SharedIndex, type ActHits, type LegalIndex } from '../../../../src/search';
import { MOST_ADDING, StoreError } from '../../../../src/store';
import { actsOfTests } from '../../support/acts';
import { indexOf } from '../../support/indexOf';
import { contentsOf, PlainStore } from '../../support/storeOf';

const QUESTIONS = [
  'Who pays the berth fee, and may the harbour master detain a vessel?',
  'Darf ein Hafen gesperrt werden, und wer zahlt die Gebühr?',
  '양식업 면허의 유효기간은 얼마인가',
  'lamp oil',
  'no such words: xyzzy',
  '',
];

/** The strategies that need words alone. */
const BY_WORDS = SHARED_STRATEGIES.filter((name) => STRATEGIES[name].needs === undefined);

/** Such a strategy, as `search` shows what it finds. */
const searching =
  (strategy: Strategy, question: string) =>
  async (index: LegalIndex): Promise<object[]> => {
    const { hits } = await strategy.rank(question, 20, { index, today: '2030-01-01' });
    return hits.map(({ ordinal, score }) => ({
      id: index.corpus.id(ordinal),
      label: labelOf(index.corpus, ordinal),
      heading: nearestHeading(index.corpus, ordinal),
      score: Math.round(score * 1e4) / 1e4,
    }));
  };

describe('an index over a store', () => {
  for (const name of BY_WORDS) {
    const strategy: Strategy = STRATEGIES[name];
    it(`finds by ${name} what the index finds that it was made from`, async () => {
      const index = await indexOf(actsOfTests(true));
      const shared = new SharedIndex(new PlainStore(contentsOf(index)));
      let found = 0;
      for (const question of QUESTIONS) {
        const expected = await searching(strategy, question)(index);
        assert.deepEqual(await shared.with(searching(strategy, question)), expected);
        found += expected.length;
      }
      assert.ok(found > 20);
    });
  }

  it('finds with the help of more acts than a search can name, and goes deeper where it must', async () => {
    const subjects = ['harbour', 'lamp', 'ferry', 'pilot', 'quay'];
    const law = Object.fromEntries(
      Array.from({ length: MOST_ADDING + 150 }, (_, act) => {
        const own = `${subjects[act % 5]!} ${'of the harbour '.repeat(act % 3)}`;
        const sections = Array.from(
          { length: 1 + (act % 4) },
          (__, at) => `## Section ${at + 1}\n\nA ${own} is ${at}.`,
        );
        return [`act-${act}.md`, `# ${own} Act ${1600 + act}\n\n${sections.join('\n\n')}\n`];
      }),
    );
    const index = await indexOf(law);
    const store = new PlainStore(contentsOf(index));
    const shared = new SharedIndex(store);
    for (const [question, k] of [
      ['harbour', 5],
      ['harbour lamp', 40],
      ['a ferry of the harbour', 200],
      ['pilot', 1],
    ] as const) {
      const query = queryTerms(question, index.languages);
      const told = ({ hits, ofAct }: ActHits): unknown[] =>
        hits.map(({ ordinal, score }) => [ordinal, score.toPrecision(5), ofAct(ordinal).toPrecision(5)]);
      const found = await shared.with((slice) => told(slice.searchWithActs(query, k)));
      assert.deepEqual(found, told(index.searchWithActs(query, k)), question);
    }
    assert.ok(store.log.filter((line) => line === 'search 1').length > 4, 'once it goes deeper');
    const fetched = store.log.flatMap((line) => Number(/^provisions (\d+)$/u.exec(line)?.[1] ?? 0));
    assert.ok(Math.max(...fetched) <= 201, 'provisions further down are looked at by their scores alone');
  });

  it('reads each provision with its own article, those that others are read with, too', async () => {
    const sections = Array.from({ length: 12 }, (_, at) => {
      const part = at % 4 === 0 ? `## Part ${at / 4 + 1} Harbours\n\n` : '';
      const fees = `(1) A berth fee is paid ${at % 3 === 0 ? 'for the harbour' : 'for oil'}.\n\n(2) The berth fee is waived.`;
      return `${part}### Section ${at + 1}\n\nOf the harbour fee of berth ${at}.\n\n${fees}`;
    });
    const index = await indexOf({ 'nested.md': `# Harbour Act 1990\n\n${sections.join('\n\n')}\n` });
    const shared = new SharedIndex(new PlainStore(contentsOf(index)));
    for (const question of ['Is a harbour fee paid for a berth?', 'the berth fee of oil']) {
      const { hits } = await STRATEGIES.lexical.rank(question, 60, { index, today: '2030-01-01' });
      const found = new Set(hits.map(({ ordinal }) => ordinal));
      assert.ok(hits.some(({ ordinal }) => found.has(index.corpus.parent(ordinal))));
      const expected = await searching(STRATEGIES.lexical, question)(index);
      assert.deepEqual(await shared.with(searching(STRATEGIES.lexical, question)), expected);
    }
  });

  it('asks in a few batches, and nothing twice', async () => {
    const store = new PlainStore(contentsOf(await indexOf(actsOfTests(true))));
    const shared = new SharedIndex(store);
    await shared.with(searching(STRATEGIES.lexical, QUESTIONS[0]!));
    const searches = store.log.filter((line) => line === 'search 1').length;
    assert.equal(searches, 1);
    // The hits, what stands above them, the articles that these are, and headings above.
    assert.ok(store.log.filter((line) => /^provisions [1-9]/u.test(line)).length <= 5, store.log.join('\n'));
    store.log.length = 0;
    await shared.with(searching(STRATEGIES.lexical, QUESTIONS[0]!));
    assert.deepEqual(store.log, []);
  });

  it('keeps questions apart that are asked at the same time', async () => {
    const index = await indexOf(actsOfTests(true));
    const shared = new SharedIndex(new PlainStore(contentsOf(index)));
    const found = await Promise.all(QUESTIONS.map((each) => shared.with(searching(STRATEGIES.lexical, each))));
    for (const [at, question] of QUESTIONS.entries()) {
      assert.deepEqual(found[at], await searching(STRATEGIES.lexical, question)(index));
    }
  });

  it('asks by once about what is so, in no pass that lacks something, and as often as it is asked for', async () => {
    const index = await indexOf(actsOfTests());
    const asked: string[] = [];
    const ask = (text: string) => (): Promise<string> => (asked.push(text), Promise.resolve(`${text}!`));
    const work: Parameters<SharedIndex['with']>[0] = async ({ corpus }, once) => {
      const first = await once(['q', corpus.id(1)], ask(corpus.id(1)));
      const again = await once(['q', corpus.id(1)], ask(corpus.id(1)));
      return [first, again, await once(['r'], ask(corpus.id(2)))];
    };
    const expected = await index.with(work);
    const askedThere = asked.splice(0);
    assert.deepEqual(await new SharedIndex(new PlainStore(contentsOf(index))).with(work), expected);
    assert.deepEqual(asked, askedThere);
    assert.deepEqual(asked, [index.corpus.id(1), index.corpus.id(1), index.corpus.id(2)]);
  });

  it('rejects as the work does once nothing is missing, and as the store does', async () => {
    const index = await indexOf(actsOfTests());
    const store = new PlainStore(contentsOf(index));
    const shared = new SharedIndex(store);
    const failing = shared.with(({ corpus }) => {
      // In the first pass it is the empty string.
      throw new Error(`of ${corpus.id(0)}`);
    });
    await assert.rejects(failing, { message: `of ${index.corpus.id(0)}` });
    store.provisions = () => Promise.reject(new StoreError('gone'));
    await assert.rejects(
      new SharedIndex(store).with(({ corpus }) => corpus.text(3)),
      new StoreError('gone'),
    );
  });

  it('stops where it is told to, and where work never has enough', async () => {
    const store = new PlainStore(contentsOf(await indexOf(actsOfTests())));
    const reason = new Error('enough');
    await assert.rejects(
      new SharedIndex(store).with(() => 1, AbortSignal.abort(reason)),
      reason,
    );
    let term = 0;
    const greedy = new SharedIndex(store).with(({ bm25 }) => bm25.idf(`term${(term += 1)}`));
    await assert.rejects(greedy, /asks for more after 30 passes/u);
  });

  it('says that it has no postings', async () => {
    const shared = new SharedIndex(new PlainStore(contentsOf(await indexOf(actsOfTests()))));
    await assert.rejects(
      shared.with(({ bm25 }) => bm25.postings('vessel')),
      /no postings/u,
    );
  });

  it('has the citations of each provision, with who cites it', async () => {
    const index = await indexOf(actsOfTests(true));
    const shared = new SharedIndex(new PlainStore(contentsOf(index)));
    const told = ({ graph, corpus }: LegalIndex): unknown[] =>
      Array.from({ length: corpus.size }, (_, at) => [
        [...graph.cites(at)],
        graph.citersOf(at),
        [...graph.citedBy(at)],
        [...graph.sourcesInto(at, Math.min(at + 5, corpus.size))],
        [...graph.targetsFrom(at, Math.min(at + 3, corpus.size))],
        graph.leadsInto(at, 0, 50),
      ]);
    assert.deepEqual(await shared.with(told), told(index));
  });
});
