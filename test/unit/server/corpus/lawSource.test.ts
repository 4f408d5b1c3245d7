import assert from 'node:assert/strict';
import type { LegalIndex } from '../../../../src/search';
import { LawSource, type FolderLaw } from '../../../../src/server/corpus/lawSource';
import { SharedCorpus } from '../../../../src/server/corpus/sharedCorpus';
import type { SharedStatus } from '../../../../src/server';
import { FakeCluster, type Answer, type Asked } from '../../backends/openSearch/fakeCluster';
import { answering } from '../../backends/openSearch/fakeCorpus';
import { indexOf } from '../../support/indexOf';

const LAMP = '# Lamp Act 1991\n\n## Section 1. Oil\n\nLamp oil is kept dry.\n';
const DOWN: Answer = { status: 503, text: '{"error":{"reason":"no manager"}}' };
/** Every act, by its title. */
const titles = ({ corpus }: LegalIndex): string[] => corpus.acts.map(({ title }) => title);
/** The first provision of the shared act. */
const vessel = ({ corpus }: LegalIndex): string | undefined => {
  const ordinal = corpus.ordinal('ha/sec_1');
  return ordinal === undefined ? undefined : corpus.text(ordinal);
};

describe('the law that questions are asked of', () => {
  let fake: FakeCluster;
  let shared: SharedCorpus;
  let answer: (asked: Asked) => Answer | undefined;
  let states: SharedStatus['state'][];
  let told: () => void;

  beforeEach(async () => {
    answer = () => undefined;
    states = [];
    fake = await new FakeCluster((asked) => answering(answer)(asked)).start();
    shared = new SharedCorpus(
      () => {
        const { state } = shared.status;
        if (states.at(-1) !== state) states.push(state);
        told?.();
      },
      { restMs: 5, bounds: { timeoutMs: 500, mostTries: 1 } },
    );
  });
  afterEach(async () => {
    shared.dispose();
    await fake.stop();
  });

  const use = (name = 'law'): void => shared.use(`${fake.url.replace('http:', 'opensearch:')}/${name}`);
  const until = async (state: SharedStatus['state']): Promise<void> => {
    while (shared.status.state !== state) await new Promise<void>((resolve) => (told = resolve));
  };
  const lawOver = (index: LegalIndex | undefined): LawSource => {
    const folder: FolderLaw = {
      index,
      status: { state: index === undefined ? 'empty' : 'ready' },
      ready: () => (index === undefined ? Promise.reject(new Error('no statutes')) : Promise.resolve(index)),
    };
    return new LawSource(folder, shared);
  };

  it('is opened once it is known whether there is a key, and with that key', async () => {
    use();
    assert.deepEqual([fake.asked.length, states], [0, []]);
    shared.useKey('reader:opensesame');
    await until('ready');
    assert.ok(fake.asked.every(({ authorization }) => authorization === `Basic ${btoa('reader:opensesame')}`));
    assert.deepEqual(states, ['opening', 'ready']);
    assert.deepEqual(shared.status.size, { acts: 1, provisions: 2 });
  });

  it('is the shared corpus, the folder, or both as one', async () => {
    const index = await indexOf({ 'lamp.md': LAMP });
    shared.useKey(undefined);
    assert.deepEqual(await lawOver(index).work(titles), { result: ['Lamp Act 1991'] });
    await assert.rejects(lawOver(undefined).work(titles), /no statutes/u);
    assert.equal(await lawOver(undefined).with(titles), undefined);
    use();
    assert.deepEqual(await lawOver(undefined).work(titles), { result: ['Harbours Act'] });
    assert.deepEqual(await lawOver(index).work(titles), { result: ['Lamp Act 1991', 'Harbours Act'] });
    answer = ({ line, body }) =>
      line.includes('_msearch') && body.includes('ha/sec_1')
        ? {
            responses: [
              {
                timed_out: false,
                _shards: { failed: 0 },
                hits: { hits: [{ _source: { provision: { id: 'ha/sec_1', ordinal: 0 } } }] },
              },
            ],
          }
        : undefined;
    assert.deepEqual(await lawOver(index).work(vessel), { result: 'A vessel is moored.' });
  });

  it('is the folder alone, and says why, while the shared corpus does not answer; it is found again by itself', async () => {
    const index = await indexOf({ 'lamp.md': LAMP });
    shared.useKey(undefined);
    use();
    await until('ready');
    answer = () => DOWN;
    for (let time = 0; time < 3; time += 1) {
      const { result, without } = await lawOver(index).work(vessel);
      assert.equal(result, undefined);
      assert.match(without!.message, /no manager/u);
    }
    assert.equal(shared.status.state, 'unavailable');
    await assert.rejects(lawOver(undefined).work(vessel), /no manager/u);
    answer = () => undefined;
    await until('ready');
    assert.deepEqual(states, ['opening', 'ready', 'unavailable', 'ready']);
    assert.deepEqual(await lawOver(undefined).work(titles), { result: ['Harbours Act'] });
  });

  it('is evaluated as a whole, or not at all', async () => {
    const index = await indexOf({ 'lamp.md': LAMP });
    shared.useKey(undefined);
    assert.equal(await lawOver(index).source(), index);
    await assert.rejects(lawOver(undefined).source(), /no statutes/u);
    use();
    await until('ready');
    const [both, alone] = [await lawOver(index).source(), await lawOver(undefined).source()];
    assert.deepEqual(await both.with(titles), ['Lamp Act 1991', 'Harbours Act']);
    assert.deepEqual(await alone.with(titles), ['Harbours Act']);
    answer = () => DOWN;
    for (let time = 0; time < 3; time += 1) await lawOver(index).work(vessel);
    await assert.rejects(lawOver(index).source(), /no manager/u);
  });

  it('is asked for again where it did not answer when it was to be opened', async () => {
    answer = () => DOWN;
    shared.useKey(undefined);
    use();
    await until('unavailable');
    answer = () => undefined;
    await until('ready');
    assert.deepEqual(states, ['opening', 'unavailable', 'ready']);
  });

  it('is not asked again with a key that was refused, until there is another', async () => {
    answer = ({ authorization }) => (authorization === `Basic ${btoa('a:b')}` ? undefined : { status: 401, text: '' });
    shared.useKey('wrong:key');
    use();
    await until('failed');
    assert.match(shared.status.message!, /refused the key/u);
    const asked = fake.asked.length;
    await assert.rejects(lawOver(undefined).work(titles), /refused the key/u);
    assert.equal(fake.asked.length, asked);
    shared.useKey('a:b');
    await until('ready');
  });

  it('is opened anew where it was replaced, and asked again', async () => {
    shared.useKey(undefined);
    use();
    await until('ready');
    const { store } = shared;
    let isGone = true;
    answer = ({ line, body }) => {
      if (line.startsWith('GET /law/_mapping')) isGone = false;
      if (isGone) return { status: 404, text: '{}' };
      return line.includes('_msearch') && body.includes('ha/sec_1')
        ? { responses: [{ timed_out: false, _shards: { failed: 0 }, hits: { hits: [] } }] }
        : undefined;
    };
    assert.deepEqual(await lawOver(undefined).work(vessel), { result: undefined });
    assert.notEqual(shared.store, store);
  });

  it('is none where the address cannot be read, or would carry law unencrypted to another computer', async () => {
    shared.useKey(undefined);
    shared.use('https://law.example/law');
    assert.equal(shared.status.state, 'failed');
    shared.use('opensearch://law.example/law');
    assert.match(shared.status.message!, /unencrypted/u);
    await assert.rejects(lawOver(undefined).work(titles), /unencrypted/u);
    shared.use('');
    assert.deepEqual(shared.status, { state: 'off' });
  });

  for (const [what, given, message] of [
    ['HTML', { status: 200, text: '<html>Welcome</html>' }, /no usable reply/u],
    ['another index', { other: { mappings: {} } }, /is no corpus of Proviso/u],
    ['a name that leads nowhere', { status: 404, text: '{}' }, /is not there/u],
  ] as [string, Answer, RegExp][]) {
    it(`says what is wrong where ${what} comes`, async () => {
      answer = () => given;
      shared.useKey(undefined);
      use();
      await until('failed');
      assert.match(shared.status.message!, message);
    });
  }

  it('ends the wait of who gives up', async () => {
    answer = () => () => undefined;
    shared.useKey(undefined);
    use();
    const cancel = new AbortController();
    const waiting = lawOver(undefined).work(titles, cancel.signal);
    cancel.abort(new Error('enough'));
    await assert.rejects(waiting, /enough/u);
  });
});
