import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { OpenSearchStore, pushCorpus, readClusterAddress, RestClient, type Pushed } from '../../src/backends';
import { SHARED_STRATEGIES, STRATEGIES, type Strategy } from '../../src/evaluation';
import {
  SharedIndex,
  storeRetriever,
  type DenseRetriever,
  type Hit,
  type LegalIndex,
  type PackedIndex,
} from '../../src/search';
import type { StoredProvision } from '../../src/store';
import { drain } from '../unit/support/indexOf';
import { contentsOf } from '../unit/support/storeOf';
import { encodedByWords, WordEncoder } from '../unit/support/wordEncoder';
import { assertAlike, CountedModel, toldAnswer } from '../unit/support/toldAnswer';
import { randomFrom } from '../chaos/kills';
import { ranCli } from '../unit/support/ranCli';
import type { DevelopmentCluster } from './developmentCluster';
import { laterLawOf, lawOf } from './law';
import { oneCluster } from './oneCluster';
import { PushProcess } from './pushProcess';

const QUESTIONS = [
  'Who pays the fee of a harbour, and is a lighthouse closed at night?',
  'the crew of a dredger keeps a log of each buoy',
  'Darf ein Hafen gesperrt werden, und wer zahlt die Gebühr?',
  '양식업 면허의 유효기간은 얼마인가',
  'ferry',
];
/** The strategies that need words alone. */
const BY_WORDS = SHARED_STRATEGIES.filter((name) => STRATEGIES[name].needs === undefined);
/** Lucene adds in single precision, and frequencies are written to a 65,536th. */
const TOLERANCE = 1e-4;

const searching =
  (strategy: Strategy, question: string, dense?: DenseRetriever) =>
  async (index: LegalIndex): Promise<readonly Hit[]> =>
    (await strategy.rank(question, 100, { index, today: '2030-01-01', ...(dense && { dense }) })).hits;

/** The same scores place by place, and the same provisions but where scores are the same. */
function assertSameButForTies(found: readonly Hit[], expected: readonly Hit[], what: string): void {
  assert.equal(found.length, expected.length, what);
  const within = (a: number, b: number): boolean => Math.abs(a - b) <= TOLERANCE * Math.max(1, Math.abs(b));
  const scores = new Map(expected.map(({ ordinal, score }) => [ordinal, score]));
  const last = expected.at(-1)?.score ?? 0;
  for (const [at, { ordinal, score }] of found.entries()) {
    assert.ok(within(score, expected[at]!.score), `${what}: place ${at}: ${score}, not ${expected[at]!.score}`);
    assert.ok(within(score, scores.get(ordinal) ?? last), `${what}: ${ordinal} has another score`);
  }
}

const FEE_FOR_BERTH = searching(STRATEGIES.lexical, 'Which fee does the master of a vessel pay for berth 7-12?');
/** How many pushes are killed; for a thorough look, as many as are wanted. */
const KILLS = Number(process.env['PROVISO_KILLS'] ?? 3);

/** The index that holds under another name what is held by one that a push has named. */
const indexIn = (alias: string, index: string): string => index.replace(/^[^.]*/u, alias);

/** What a command says but for times; files by their names. */
const untimed = (said: unknown): unknown =>
  JSON.parse(
    JSON.stringify(said, (key, value: unknown) => {
      if (key === 'elapsedMs') return undefined;
      return key === 'file' ? basename(String(value)) : value;
    }),
  );

/** The one test that runs where there are no packages of OpenSearch. */
const AVAILABLE = 'has a cluster, or it is said in one line why not';

describe('a shared corpus', function () {
  this.timeout(400_000);
  let cluster: DevelopmentCluster;
  let client: RestClient;
  let index: PackedIndex;
  let missing: string | undefined;
  let folder: string;

  const push = async (alias: string, from: PackedIndex, shards = 1): Promise<Pushed> =>
    (await drain(pushCorpus(client, contentsOf(from), { alias, shards, replicas: 0 }))).result;
  const open = async (alias: string): Promise<SharedIndex> =>
    new SharedIndex(await OpenSearchStore.open(client, alias));
  const all = async (alias: string): Promise<readonly StoredProvision[]> => {
    const store = await OpenSearchStore.open(client, alias);
    return store.provisions(Array(store.description.size).keys());
  };

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'proviso-shared-'));
    const started = await oneCluster();
    if (typeof started === 'string') {
      missing = started;
      return;
    }
    cluster = started;
    client = new RestClient(readClusterAddress(cluster.urls[0]!));
    index = await lawOf('Haven');
  });
  beforeEach(function () {
    if (missing !== undefined && this.currentTest?.title !== AVAILABLE) this.skip();
  });
  after(async () => {
    await rm(folder, { recursive: true });
  });

  it(AVAILABLE, () => {
    if (missing === undefined) {
      assert.match(cluster.urls[0]!, /^http:\/\/127\.0\.0\.1:\d+$/u);
      return;
    }
    console.log(`      SKIPPED: every test of a shared corpus. ${missing}`);
    assert.match(missing, /^OpenSearch cannot be fetched|^OpenSearch did not start|^A node of OpenSearch/u);
    assert.ok(!missing.includes('\n'));
  });

  for (const shards of [1, 3]) {
    for (const name of BY_WORDS) {
      const strategy: Strategy = STRATEGIES[name];
      it(`in ${shards} shards is ranked by ${name} as the index that it was pushed from`, async () => {
        await push(`ranked-${shards}`, index, shards);
        const shared = await open(`ranked-${shards}`);
        for (const question of QUESTIONS) {
          const expected = await searching(strategy, question)(index);
          assert.ok(expected.length > 0, question);
          assertSameButForTies(await shared.with(searching(strategy, question)), expected, `${name}: ${question}`);
        }
      });
    }
  }

  for (const shards of [1, 3]) {
    for (const model of [undefined, new CountedModel()]) {
      it(`in ${shards} shards answers ${model ? 'with' : 'without'} a model as the index that it was pushed from`, async () => {
        await push(`ranked-${shards}`, index, shards);
        const shared = await open(`ranked-${shards}`);
        for (const question of QUESTIONS) {
          assertAlike(await toldAnswer(shared, question, model), await toldAnswer(index, question, model));
        }
      });
    }
  }

  it('knows how many provisions hold a term, where an id leads, who cites whom, and what acts are cited by', async () => {
    await push('ranked-3', index, 3);
    const store = await OpenSearchStore.open(client, 'ranked-3');
    const holdersHere = (term: string): number => index.bm25.postings(term)[0]?.ordinals.length ?? 0;
    const terms = ['harbour', 'harbor', 'ferri', 'crew', '면허', 'nonesuch'];
    assert.deepEqual(await store.holders(terms), new Map(terms.map((term) => [term, holdersHere(term)])));
    const units = Array.from({ length: 40 }, (_, at) => [at * 20, at * 20 + 20] as const);
    const citers = units.map(([first, end]) => [...index.graph.sourcesInto(first, end)]);
    assert.ok(citers.some(({ length }) => length > 0));
    assert.deepEqual(await store.citers(units), citers);
    const cited = units.map(([first, end]) => [...index.graph.targetsFrom(first, end)]);
    assert.ok(cited.some(({ length }) => length > 1));
    assert.deepEqual(await store.cited(units), cited);
    const acts = [...index.corpus.acts.keys()];
    const articles = acts.map((act) => {
      const [first, end] = index.corpus.provisionsOf(act);
      const all = Array.from({ length: end - first }, (_, at) => index.corpus.id(first + at));
      return all.filter((id) => !id.includes('__'));
    });
    assert.ok(articles.every(({ length }) => length > 0));
    assert.deepEqual(
      (await store.units(acts)).map((listed) => listed.map(({ id }) => id)),
      articles,
    );
    const ids = [index.corpus.id(7), index.corpus.id(2_000)];
    assert.deepEqual(
      await store.ordinals([...ids, 'no/such']),
      new Map([
        [ids[0]!, 7],
        [ids[1]!, 2_000],
      ]),
    );
  });

  for (const shards of [1, 3]) {
    it(`in ${shards} shards finds by vectors what the index finds that they were pushed from`, async () => {
      const { dense, stored } = encodedByWords(index);
      const alias = `vectors-${shards}`;
      const contents = contentsOf(index, stored);
      await drain(pushCorpus(client, contents, { alias, shards, replicas: 0 }));
      const store = await OpenSearchStore.open(client, alias);
      assert.deepEqual(store.vectors, { encoder: 'words-1', dimensions: 48 });
      const near = storeRetriever(store, new WordEncoder());
      const found = new SharedIndex(store);
      for (const question of QUESTIONS) {
        const query = await near.encoder.encode([question], 'query');
        const expected = dense.vectors.search(query, 100);
        const hits = await near.vectors.search(query, 100);
        assert.equal(hits.length, expected.length);
        // Many are as near as each other; a graph of neighbours may miss one, and those behind it move up.
        for (const [at, { score }] of hits.entries()) {
          assert.ok(Math.abs(score - expected[at]!.score) < 0.01, `${question}: ${score}, not ${expected[at]!.score}`);
        }
        const ranked = await found.with(searching(STRATEGIES.hybrid, question, near));
        const [first] = await searching(STRATEGIES.hybrid, question, dense)(index);
        assert.ok(ranked.some(({ ordinal }) => ordinal === first?.ordinal));
      }
      await push('ranked-1', index);
      assert.equal((await (await open('ranked-1')).store.nearest([{ vector: new Float32Array(48) }], 3))[0]?.length, 0);
    });
  }

  it('is written once: a push of the same writes nothing', async () => {
    const first = await push('twice', index);
    assert.equal(first.written, index.corpus.size);
    const { body: segments } = await client.request({
      method: 'GET',
      path: `/_cat/segments/${first.index}?format=json`,
    });
    assert.equal((segments as readonly unknown[]).length, 1);
    assert.deepEqual(await push('twice', index), { ...first, written: 0, replaced: [] });
  });

  it('is sent only what changed, into a copy, and is found as if all had been sent', async () => {
    await push('grown', index);
    const later = await laterLawOf('Haven');
    const { written, removed, index: name } = await push('grown', later);
    // A section is three provisions here: an edited subsection and its section, all of the act that has one more, and of the new act.
    assert.deepEqual([written, removed], [2 + (60 * 3 + 2) + 40 * 3, 2 * 60 * 3]);
    const segments = await client.request({ method: 'GET', path: `/_cat/segments/${name}?format=json` });
    assert.equal((segments.body as readonly unknown[]).length, 1);
    // With the average lengths that the rest was weighed by.
    const contents = contentsOf(later).weighedBy(contentsOf(index).averages);
    await drain(pushCorpus(client, contents, { alias: 'anew', shards: 1, replicas: 0 }));
    const [grown, anew] = [await open('grown'), await open('anew')];
    const ids = async (shared: SharedIndex, hits: readonly Hit[]): Promise<Hit[]> => {
      const found = await shared.store.provisions(hits.map(({ ordinal }) => ordinal));
      const numbers = new Map(found.map(({ ordinal, id }) => [ordinal, later.corpus.ordinal(id)!]));
      return hits.map(({ ordinal, score }) => ({ ordinal: numbers.get(ordinal)!, score }));
    };
    for (const question of [QUESTIONS[2]!, 'the berth of a brown trawler']) {
      const search = searching(STRATEGIES.bm25, question);
      const [found, expected] = [await grown.with(search), await anew.with(search)];
      assertSameButForTies(await ids(grown, found), await ids(anew, expected), question);
      assertAlike(await toldAnswer(grown, question), await toldAnswer(anew, question));
    }
    const [gone] = await grown.store.citers([[0, grown.store.description.size]]);
    assert.equal(gone!.length, [...later.graph.sourcesInto(0, later.corpus.size)].length);
    assert.deepEqual(await push('grown', later), { index: name, written: 0, removed: 0, replaced: [] });
  });

  it('goes on after a push that was broken off, wherever that was, and has the same provisions', async () => {
    await push('whole', index);
    const expected = await all('whole');
    for (const steps of [0, 1, 3]) {
      const alias = `broken-${steps}`;
      const stop = new AbortController();
      const pushing = pushCorpus(client, contentsOf(index), { alias, shards: 1, replicas: 0 }, stop.signal);
      for (let step = 0; step < steps; step += 1) await pushing.next();
      stop.abort(new Error('killed'));
      // What was begun ends by itself, or is done again.
      await assert.rejects(async () => {
        for (;;) if ((await pushing.next()).done === true) return;
      }, /killed/u);
      await assert.rejects(open(alias), /not there/u);
      const { written } = await push(alias, index);
      assert.ok(written <= index.corpus.size && (steps > 0 || written === index.corpus.size));
      assert.deepEqual(await all(alias), expected);
    }
  });

  it('puts right what its checks tell to be something else than it sent', async () => {
    const { index: name } = await push('other', index);
    const expected = await all('other');
    const found = await (await open('other')).with(FEE_FOR_BERTH);
    assert.ok(found.length > 10);
    await client.request({
      method: 'POST',
      path: '/_aliases',
      body: { actions: [{ remove: { index: name, alias: 'other' } }] },
    });
    const { body } = await client.request({ method: 'GET', path: `/${name}/_mapping` });
    const meta = (body as Record<string, { mappings: { _meta: { proviso: object } } }>)[name]!.mappings._meta;
    const note = { _meta: { proviso: { ...meta.proviso, whole: false } } };
    await client.request({ method: 'PUT', path: `/${name}/_mapping`, body: note });
    await client.request({ method: 'PUT', path: `/${name}/_doc/7`, body: { ordinal: 7, check: 1 } });
    assert.equal((await push('other', index)).written, 1);
    assert.deepEqual(await all('other'), expected);
    // What was written over does not count among those that hold a word.
    assert.deepEqual(await (await open('other')).with(FEE_FOR_BERTH), found);
  });

  it('killed at random points and pushed again has the same provisions, found by the same words', async () => {
    const pushing = await PushProcess.prepare(join(folder, 'killed'), cluster.urls[0]!);
    const calm = await pushing.run('calm');
    const expected = await all('calm');
    const found = await (await open('calm')).with(FEE_FOR_BERTH);
    assert.ok(found.length > 10);
    const random = randomFrom(18);
    let unfinished = 0;
    for (let kill = 0; kill < KILLS; kill += 1) {
      const alias = `killed-${kill}`;
      // Early, in the middle and late.
      const moment = ((kill + random()) / KILLS) * calm.documents;
      if (await pushing.killed(alias, indexIn(alias, calm.index), moment)) unfinished += 1;
      const again = await pushing.run(alias);
      assert.equal(again.index, indexIn(alias, calm.index));
      assert.deepEqual(await all(alias), expected, alias);
      assert.deepEqual(await (await open(alias)).with(FEE_FOR_BERTH), found, alias);
    }
    assert.ok(unfinished > 0, 'no kill met a push at work');
  });

  it('is worked on by commands as the folder is that it was pushed from', async () => {
    const sample = join(__dirname, '../../media/sample');
    const address = cluster.urls[0]!.replace('http:', 'opensearch:');
    const run = async (args: readonly string[], expected = 0): Promise<unknown> => {
      const { exit, stdout, stderr } = await ranCli([...args, '--json'], { XDG_CACHE_HOME: folder });
      assert.equal(exit, expected, stderr);
      return untimed(JSON.parse(stdout));
    };
    await run(['push', sample, '--to', cluster.urls[0]!, '--alias', 'sample']);
    for (const [exit, ...args] of [
      [0, 'search', 'a forged seal', '--strategy', 'lexical'],
      [0, 'ask', 'Within what time must the loss of a seal be reported?'],
      [0, 'cite', join(sample, 'draft.md')],
      [1, 'lint', join(sample, 'draft.md')],
      [1, 'verify', join(sample, 'draft.md')],
      [0, 'evaluate', join(sample, 'questions.jsonl'), '--strategy', 'ask'],
    ] as const) {
      const here = await run([...args, '--corpus', sample, '--index-dir', join(folder, 'sample')], exit);
      assertAlike(await run([...args, '--corpus', `${address}/sample`], exit), here, args[0]);
    }
    const without = (corpus: string): Promise<{ exit: number | null; stderr: string }> =>
      ranCli(['ask', 'Why?', '--corpus', corpus, '--encoder', folder]);
    const refused = await without(`${address}/sample`);
    assert.match(refused.stderr, /lacks model\.onnx/u);
    assert.deepEqual(refused, await without(sample));
  });

  it('is seen as it was until the next is whole, and by whoever has it open afterwards, too', async () => {
    const other = await lawOf('Port');
    const first = await push('switched', index);
    const opened = await open('switched');
    const titles = (shared: SharedIndex): string[] => shared.store.acts.map(({ act }) => act.title);
    const pushing = pushCorpus(client, contentsOf(other), { alias: 'switched', shards: 1, replicas: 0 });
    await pushing.next();
    assert.deepEqual(titles(await open('switched')), titles(opened));
    const { result } = await drain(pushing);
    assert.deepEqual(result.replaced, [first.index]);
    const later = await open('switched');
    assert.ok(titles(later).includes('Port Act 2000') && !titles(opened).includes('Port Act 2000'));
    const question = searching(STRATEGIES.bm25, QUESTIONS[0]!);
    assertSameButForTies(await opened.with(question), await question(index), 'opened before');
    assertSameButForTies(await later.with(question), await question(other), 'opened after');
  });

  it('says that its name leads nowhere, and that its index was deleted', async () => {
    const { index: name } = await push('deleted', index);
    const opened = await open('deleted');
    await client.request({ method: 'DELETE', path: `/${name}` });
    await assert.rejects(open('deleted'), /is not there, or was replaced/u);
    await assert.rejects(opened.with(searching(STRATEGIES.bm25, 'ferry')), /is not there, or was replaced/u);
  });
});
