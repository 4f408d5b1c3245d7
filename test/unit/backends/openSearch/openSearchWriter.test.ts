import assert from 'node:assert/strict';
import { planPush, pushCorpus, readClusterAddress, RestClient, type Pushed } from '../../../../src/backends';
import type { EncodedVectors } from '../../../../src/indexing';
import type { StoreContents } from '../../../../src/store';
import { actsOfTests } from '../../support/acts';
import { drain, indexOf } from '../../support/indexOf';
import { contentsOf } from '../../support/storeOf';
import { encodedByWords } from '../../support/wordEncoder';
import { FakeCluster, type Answer, type Asked } from './fakeCluster';
import { FakeIndices, type FakeIndex } from './fakeIndices';

type Files = Readonly<Record<string, string>>;

/** An act of so many sections; one says something else. */
const act = (title: string, sections: number, edited = 0): string =>
  [
    `# ${title} Act 2020`,
    ...Array.from(
      { length: sections },
      (_, at) =>
        `## Section ${at + 1}. Duties\n\nA ${at + 1 === edited ? 'mate' : 'keeper'} of the ${title.toLowerCase()} applies section ${1 + ((at + 3) % sections)} of this Act.`,
    ),
  ].join('\n\n');

const NAMES = ['Beacon', 'Canal', 'Dock', 'Ebb', 'Ferry', 'Groyne', 'Haven', 'Inlet'];
const LAW: Files = {
  ...actsOfTests(true),
  ...Object.fromEntries(NAMES.map((name) => [`${name}.md`, act(name, 12)])),
};
/** One section is edited, one comes into the middle, one act goes, another comes. */
const LATER: Files = {
  ...Object.fromEntries(Object.entries(LAW).filter(([name]) => name !== 'Dock.md')),
  'Beacon.md': act('Beacon', 12, 5),
  'Canal.md': LAW['Canal.md']!.replace('## Section 7.', '## Section 6a. New\n\nA dam is none.\n\n## Section 7.'),
  'Camber.md': act('Camber', 11),
};
const contentsFor = async (files: Files): Promise<StoreContents> => contentsOf(await indexOf(files));

describe('pushing a corpus into OpenSearch', () => {
  let fake: FakeCluster;
  let cluster: FakeIndices;
  let client: RestClient;
  /** Answers instead where it wants to. */
  let instead: (asked: Asked) => Answer | undefined;
  let law: StoreContents;
  let later: StoreContents;

  before(async () => {
    [law, later] = [await contentsFor(LAW), await contentsFor(LATER)];
  });
  beforeEach(async () => {
    cluster = new FakeIndices();
    instead = () => undefined;
    fake = await new FakeCluster((asked) => instead(asked) ?? cluster.answer(asked)).start();
    client = new RestClient(readClusterAddress(fake.url), { pauseMs: 0.01, mostTries: 1 });
  });
  afterEach(() => fake.stop());

  const push = async (contents: StoreContents, signal?: AbortSignal, shards = 1): Promise<Pushed> =>
    (await drain(pushCorpus(client, contents, { alias: 'law', shards, replicas: 0 }, signal))).result;
  const documentsIn = (index: string): Record<string, Record<string, unknown>> =>
    Object.fromEntries([...cluster.indices.get(index)!.documents].sort(([a], [b]) => (a < b ? -1 : 1)));
  /** Documents by what they tell of whatever place they lie at: provisions by their ids, each with those that it cites. */
  const told = (index: string): unknown => {
    const documents = documentsIn(index);
    const idAt = (ordinal: unknown): unknown => documents[String(ordinal)]?.['id'] ?? ordinal;
    const provisions = Object.values(documents).filter(({ id }) => id !== undefined);
    const found = provisions.map(({ id, terms, cites, articleFirst, articleEnd, act: first, provision }) => {
      const { parent, subtreeEnd, citers, text, file, start } = provision as Record<string, unknown>;
      return [
        id,
        [text, file, start, citers, String(terms).replaceAll(/\|\d+/gu, '')],
        (cites as readonly unknown[]).map(idAt).sort(),
        [articleFirst, parent].map(idAt),
        [articleEnd, subtreeEnd].map((end) => idAt((end as number) - 1)),
        idAt(first),
        String(documents[`act-${String(first)}`]?.['actTerms']).replaceAll(/\|\d+/gu, ''),
      ] as const;
    });
    return found.sort(([a], [b]) => (String(a) < String(b) ? -1 : 1));
  };

  it('writes all where nothing is there, and nothing where all is', async () => {
    const { size } = law.description;
    const first = await push(law);
    assert.deepEqual([first.written, first.removed, first.replaced], [size, 0, []]);
    const [before, { length }] = [documentsIn(first.index), fake.asked];
    assert.deepEqual(await push(law), { ...first, written: 0 });
    assert.deepEqual(documentsIn(first.index), before);
    assert.ok(!fake.asked.slice(length).some(({ line }) => line.includes('_bulk')));
  });

  it('sends what changed and what cites it, deletes what is gone, and keeps the rest, as it said it would', async () => {
    const first = await push(law);
    const planned = await planPush(client, later, { alias: 'law', shards: 1 });
    const second = await push(later);
    assert.deepEqual(planned, { index: second.index, missing: second.written, removed: second.removed });
    assert.deepEqual(second.replaced, [first.index]);
    // The edited section; all of the act that has one more; the new act. Gone are the other, and the former place of the longer one.
    const [sections, longer, added] = [1, 13, 11];
    assert.equal(second.written, sections + longer + added);
    assert.equal(second.removed, 12 + 12);
    assert.ok(fake.asked.some(({ line }) => line.includes(`/${first.index}/_clone/${second.index}`)));
    const [old, found] = [told(second.index), told((await push(later, undefined, 2)).index)];
    assert.deepEqual(old, found);
  });

  it('weighs what it sends by the average lengths that the rest was weighed by', async () => {
    const noteAt = (index: string): Record<string, unknown> =>
      (cluster.indices.get(index)!.meta as { proviso: Record<string, unknown> }).proviso;
    const before = noteAt((await push(law)).index);
    const { index } = await push(later);
    assert.notDeepEqual({ ...later.averages }, before['averages']);
    assert.deepEqual(noteAt(index), { ...before, build: index.split('.')[2], documents: later.description.size });
  });

  it('goes back to what was, by what stays', async () => {
    await push(law);
    await push(later);
    const third = await push(law);
    // Two acts that have no place any more.
    assert.equal(third.written, 1 + 12 + 12);
    assert.deepEqual(told(third.index), told((await push(law, undefined, 2)).index));
  });

  it('broken off at any request and called again comes to the same documents', async () => {
    await push(law);
    const expected = documentsIn((await push(later)).index);
    let requests = Infinity;
    for (let at = 0; at < requests; at += 1) {
      cluster = new FakeIndices();
      await push(law);
      const [stop, { length }] = [new AbortController(), fake.asked];
      instead = (asked) => {
        if (fake.asked.length !== length + at + 1) return undefined;
        // The cluster has done it, or it has not.
        const answer = at % 2 === 0 ? cluster.answer(asked) : {};
        stop.abort(new Error('killed'));
        return answer;
      };
      const broken = await push(later, stop.signal).catch((error: unknown) => {
        assert.match(String(error), /killed/u);
      });
      instead = () => undefined;
      if (broken) requests = at;
      const again = await push(later);
      assert.deepEqual(documentsIn(again.index), expected);
      assert.equal(cluster.aliases.get('law'), again.index);
    }
    assert.ok(requests > 12 && requests < Infinity, String(requests));
  });

  for (const [why, files] of [
    ['acts are much longer on average', { ...LAW, 'Quay.md': act('Quay', 90) }],
    ['a fifth would be empty', Object.fromEntries(Object.entries(LAW).filter(([name]) => !/[BCD]/u.test(name)))],
  ] as const) {
    it(`writes everything anew where ${why}`, async () => {
      await push(law);
      const contents = await contentsFor(files);
      const { written, removed } = await push(contents);
      assert.deepEqual([written, removed], [contents.description.size, 0]);
    });
  }

  it('writes everything anew for other shards', async () => {
    await push(law);
    assert.equal((await push(later, undefined, 2)).written, later.description.size);
  });

  it('writes everything anew where the alias leads to another layout', async () => {
    const at = cluster.indices.get((await push(law)).index)!;
    at.meta = { proviso: { ...(at.meta as { proviso: object }).proviso, layout: 5 } };
    assert.equal((await push(later)).written, later.description.size);
  });

  it('sends the vectors of what changed alone', async () => {
    const vectorsOf = async (files: Files): Promise<[StoreContents, EncodedVectors]> => {
      const index = await indexOf(files);
      const { stored } = encodedByWords(index);
      return [contentsOf(index, stored), stored];
    };
    const [[before], [after, vectors]] = [await vectorsOf(LAW), await vectorsOf(LATER)];
    await push(before);
    const { written, index } = await push(after);
    assert.equal(written, 1 + 13 + 11);
    const held = Object.values(documentsIn(index)).filter(({ vector }) => vector !== undefined);
    assert.equal(
      held.length,
      Array.from({ length: after.description.size }, (_, at) => vectors.vectorOf(at)).filter(Boolean).length,
    );
    assert.equal((await push(later)).written, later.description.size);
  });

  it('puts right what something else has written, and says so where that goes on', async () => {
    const { index } = await push(law);
    const expected = documentsIn(index);
    const unfinished = (): void => {
      const at = cluster.indices.get(index)!;
      at.meta = { proviso: { ...(at.meta as { proviso: object }).proviso, whole: false } };
      cluster.aliases.clear();
      at.documents.set('7', { ordinal: 7, check: 1 });
      at.documents.set('99999', { ordinal: 99_999, check: 1 });
    };
    unfinished();
    assert.equal((await push(law)).written, 1);
    assert.deepEqual(documentsIn(index), expected);
    unfinished();
    const items = (asked: Asked): object[] => (cluster.answer(asked) as { items: object[] }).items;
    instead = (asked) => {
      if (!asked.line.includes('_bulk')) return undefined;
      const answer = items(asked);
      cluster.indices.get(index)!.documents.set('7', { ordinal: 7, check: 1 });
      return { items: answer };
    };
    await assert.rejects(push(law), /holds something else than was pushed/u);
    assert.equal(cluster.aliases.size, 0);
  });

  /** Pushes the law while requests of an earlier push of it arrive late, once this one knows what is there. */
  const pushedOver = async (onLook: (at: FakeIndex, look: number) => void): Promise<string[]> => {
    let late: (() => void) | undefined;
    let looks = 0;
    instead = (asked) => {
      if (asked.line.includes('_bulk')) {
        late ??= () => cluster.answer(asked);
        late();
      }
      const name = /^GET \/([^/]+)\/_stats/u.exec(asked.line)?.[1];
      if (name !== undefined) onLook(cluster.indices.get(name)!, (looks += 1));
      return undefined;
    };
    const { length } = fake.asked;
    await push(law);
    return fake.asked.slice(length).flatMap(({ line }) => /_stats|_flush|_forcemerge/u.exec(line) ?? []);
  };

  it('merges once the cluster lets go of what was written twice, whose words count until then', async () => {
    const asked = await pushedOver((at, look) => {
      if (look === 5) at.settled = at.done;
    });
    assert.deepEqual(asked, [...Array<string>(5).fill('_stats'), '_flush', '_forcemerge']);
    assert.deepEqual(
      [...cluster.indices.values()].map(({ stale }) => stale),
      [0],
    );
  });

  it('does not wait for ever for that', async () => {
    const asked = await pushedOver(() => undefined);
    assert.deepEqual(asked, [...Array<string>(30).fill('_stats'), '_flush', '_forcemerge']);
  });

  it('waits for nothing where nothing was written over', async () => {
    await push(law);
    assert.equal(fake.asked.filter(({ line }) => line.includes('_stats')).length, 1);
    assert.ok(!fake.asked.some(({ line }) => line.includes('_flush')));
  });

  for (const shards of [undefined, [], { 0: [] }, { 0: [{ routing: { primary: true }, docs: { deleted: 'none' } }] }]) {
    it(`refuses ${JSON.stringify(shards)} where shards were asked for`, async () => {
      instead = ({ line }) =>
        line.includes('_stats') ? { indices: { [line.split('/')[1]!]: { shards } } } : undefined;
      await assert.rejects(push(law), /no usable reply/u);
    });
  }

  it('says what was wrong with a request though it went on meanwhile', async () => {
    let bulks = 0;
    instead = ({ line }) => (line.includes('_bulk') && ++bulks === 1 ? { status: 403, text: '{}' } : undefined);
    await assert.rejects(push(law), /wants a key/u);
    assert.equal(cluster.aliases.size, 0);
  });

  it('says what the cluster refuses', async () => {
    instead = ({ line, body }) =>
      line.includes('_bulk')
        ? {
            items: body
              .trimEnd()
              .split('\n')
              .filter((_, at) => at % 2 === 0)
              .map(() => ({ index: { status: 400, error: { reason: 'mapper' } } })),
          }
        : undefined;
    await assert.rejects(push(law), /refused a document: mapper/u);
  });
});
