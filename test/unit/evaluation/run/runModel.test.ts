import assert from 'node:assert/strict';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ReplyFolder, replyKey } from '../../../../src/evaluation/run/replyStore';
import { RunModel } from '../../../../src/evaluation/run/runModel';
import type { CompletionRequest, LanguageModel } from '../../../../src/models';
import { noWarning } from '../../support/noWarning';

const REQUEST: CompletionRequest = {
  messages: [{ role: 'user', content: 'Who lights the lamp?' }],
  maxTokens: 10,
  temperature: 0,
};

/** Says what it was asked the how-manieth time; counts as a server does that is told to. */
class Teller implements LanguageModel {
  readonly requests: CompletionRequest[] = [];
  readonly name: string;
  readonly id = 'tiny';

  constructor(
    host: string,
    private readonly counts = true,
  ) {
    this.name = `tiny at ${host}`;
  }

  complete(request: CompletionRequest): Promise<string> {
    this.requests.push(request);
    if (this.counts) request.onTokens?.(17, { input: 12, output: 5 });
    request.onProbabilities?.([{ token: 'The', logprob: -0.25 }]);
    return Promise.resolve(`reply ${this.requests.length}`);
  }
}

describe('evaluation/run: the language model of a run', () => {
  let folder: string;
  beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'proviso-replies-'))));
  afterEach(() => rm(folder, { recursive: true }));

  const files = async (): Promise<string[]> =>
    (await readdir(folder, { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name));

  it('is asked the same once, on whichever server, and its kept replies count as replies', async () => {
    const [here, there] = [new Teller('here'), new Teller('there')];
    const first = new RunModel(here, { replies: await ReplyFolder.open(folder, noWarning), seed: 1 });
    assert.equal(await first.complete(REQUEST), 'reply 1');
    const again = new RunModel(there, { replies: await ReplyFolder.open(folder, noWarning), seed: 1 });
    const told: unknown[] = [];
    const pieces: string[] = [];
    const listening = { ...REQUEST, onTokens: (...counts: unknown[]) => void told.push(counts) };
    assert.equal(await again.complete(listening, (piece) => pieces.push(piece)), 'reply 1');
    assert.deepEqual([here.requests.length, there.requests.length], [1, 0]);
    assert.deepEqual(again.usage, { calls: 1, inputTokens: 12, outputTokens: 5, estimated: false });
    assert.deepEqual(again.usage, first.usage);
    assert.deepEqual([told, pieces], [[[17, { input: 12, output: 5 }]], ['reply 1']]);
  });

  it('is asked anew what differs in anything that shapes the reply', () => {
    const others: CompletionRequest[] = [
      { ...REQUEST, maxTokens: 11 },
      { ...REQUEST, temperature: 0.5 },
      { ...REQUEST, seed: 2 },
      { ...REQUEST, schema: { name: 'a', schema: {} } },
      { ...REQUEST, messages: [{ role: 'system', content: 'Who lights the lamp?' }] },
      { ...REQUEST, messages: [...REQUEST.messages, ...REQUEST.messages] },
      { ...REQUEST, onProbabilities: () => undefined },
    ];
    const keys = [REQUEST, ...others].map((request) => replyKey('tiny', request));
    assert.equal(new Set([...keys, replyKey('large', REQUEST)]).size, others.length + 2);
    assert.equal(replyKey('tiny', { ...REQUEST, onTokens: () => undefined }), keys[0]);
  });

  it('takes a torn, empty or strange file for none, and writes it anew', async () => {
    const ask = async (teller: Teller): Promise<string> =>
      new RunModel(teller, { replies: await ReplyFolder.open(folder, noWarning), seed: 1 }).complete(REQUEST);
    await ask(new Teller('here'));
    const [file = ''] = await files();
    const whole = await readFile(file, 'utf8');
    const torn = [whole.slice(0, -9), '', 'null', '{}', whole.replace('reply 1', 'reply 9'), '\0'];
    for (const content of torn) {
      await writeFile(file, content);
      const teller = new Teller('here');
      assert.equal(await ask(teller), 'reply 1');
      assert.equal(teller.requests.length, 1, JSON.stringify(content));
      assert.equal(await readFile(file, 'utf8'), whole);
    }
    assert.equal((await files()).length, 1);
  });

  it('samples from its seed on, and keeps each sample', async () => {
    const sampled = { ...REQUEST, temperature: 0.7 };
    const samples = async (teller: Teller): Promise<string[]> => {
      const model = new RunModel(teller, { replies: await ReplyFolder.open(folder, noWarning), seed: 40 });
      return [await model.complete(sampled), await model.complete(sampled)];
    };
    const teller = new Teller('here');
    assert.deepEqual(await samples(teller), ['reply 1', 'reply 2']);
    assert.deepEqual(
      teller.requests.map(({ seed }) => seed),
      [40, 41],
    );
    assert.deepEqual(await samples(new Teller('there')), ['reply 1', 'reply 2']);
  });

  it('keeps probabilities with the reply, and estimates tokens where nobody counts them', async () => {
    for (const host of ['first', 'kept']) {
      const model = new RunModel(new Teller(host, false), {
        replies: await ReplyFolder.open(folder, noWarning),
        seed: 1,
      });
      const told: unknown[] = [];
      await model.complete({ ...REQUEST, onProbabilities: (tokens) => void told.push(tokens) });
      assert.deepEqual(told, [[{ token: 'The', logprob: -0.25 }]]);
      // 20 and 7 characters at 3.5 a token.
      assert.deepEqual(model.usage, { calls: 1, inputTokens: 6, outputTokens: 2, estimated: true });
    }
  });

  it('goes on where replies cannot be kept, and says so once', async () => {
    const warnings: string[] = [];
    const model = new RunModel(new Teller('here'), {
      replies: await ReplyFolder.open(folder, (line) => warnings.push(line)),
      seed: 1,
    });
    const asked = ['Who?', 'When?'].map((content) => ({ ...REQUEST, messages: [{ role: 'user' as const, content }] }));
    // Where a folder of replies would have to be, there is a file.
    for (const request of asked) await writeFile(join(folder, replyKey('tiny', request).slice(0, 2)), '');
    assert.deepEqual([await model.complete(asked[0]!), await model.complete(asked[1]!)], ['reply 1', 'reply 2']);
    assert.equal(warnings.length, 1);
    assert.match(warnings[0]!, /^Not all replies of the language model can be kept in .*: (?:EEXIST|ENOTDIR)/u);
    // What can be kept is kept all the same.
    await model.complete(REQUEST);
    assert.equal((await files()).filter((file) => file.endsWith('.json')).length, 1);
  });
});
