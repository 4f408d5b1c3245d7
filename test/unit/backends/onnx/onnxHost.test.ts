import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { ModelUnavailableError } from '../../../../src/models';
import { OnnxHost } from '../../../../src/backends';
import type { OnnxHostOptions } from '../../../../src/backends/onnx/onnxHost';
import type { ModelSpec } from '../../../../src/backends/onnx/protocol';
import { fakeProcess, temporaryFolder, type TemporaryFolder } from './processScript';

const model: ModelSpec = {
  name: 'lamp',
  key: 'lamp',
  modelPath: '',
  tokenizerPath: '',
  manifest: { kind: 'encoder', pooling: 'cls', queryPrefix: '', passagePrefix: '', maxTokens: 8 },
  batchTokens: 0,
};

describe('backends/onnx/onnxHost', () => {
  let temporary: TemporaryFolder;
  let log: string;
  const hosts: OnnxHost[] = [];

  beforeEach(async () => {
    temporary = await temporaryFolder();
    log = join(temporary.folder, 'log');
  });
  afterEach(async () => {
    for (const host of hosts.splice(0)) host.dispose();
    await temporary.remove();
  });

  /** A host over a process that runs `body` for each request; `note(text)` adds a line to what {@link notes} reads. */
  async function hostOf(body: string, options: Partial<OnnxHostOptions> = {}): Promise<OnnxHost> {
    const note = `const note = (text) => require('node:fs').appendFileSync(${JSON.stringify(log)}, text + '\\n');`;
    const script = await fakeProcess(temporary.folder, 'fake', `${note} ${body}`);
    const host = new OnnxHost({ script, timeoutMs: 15_000, ...options });
    hosts.push(host);
    return host;
  }

  const notes = async (): Promise<string[]> => (await readFile(log, 'utf8')).trim().split('\n');
  const encode = (host: OnnxHost, text: string, signal?: AbortSignal): Promise<Float32Array> =>
    host.call('encode', { model, texts: [text] }, signal);
  const unavailable = (message: RegExp) => (error: unknown) => {
    assert.ok(error instanceof ModelUnavailableError);
    assert.match(error.message, message);
    return true;
  };

  const ECHO = 'reply({ id: request.id, result: Float32Array.of(request.params.texts[0].length) });';

  it('starts the process with the first call, and answers each call with its own result', async () => {
    const host = await hostOf(ECHO);
    assert.equal(host.pid, undefined);
    const results = await Promise.all(['a', 'abc', 'ab'].map((text) => encode(host, text)));
    assert.deepEqual(results, [Float32Array.of(1), Float32Array.of(3), Float32Array.of(2)]);
    assert.notEqual(host.pid, undefined);
  });

  it('makes a call once more in a new process when the first died with it', async () => {
    const dieOnce = `if (!require('node:fs').existsSync(${JSON.stringify(log)})) { note('died'); process.exit(3); }`;
    const host = await hostOf(`${dieOnce} ${ECHO}`);
    assert.deepEqual(await encode(host, 'abc'), Float32Array.of(3));
  });

  it('gives up a call that two processes died of, and starts at most three more a minute', async () => {
    const host = await hostOf("note('start'); process.exit(3);");
    await assert.rejects(encode(host, 'a'), unavailable(/died twice \(exit code 3\): choose another model/));
    await assert.rejects(encode(host, 'a'), unavailable(/died twice/));
    await assert.rejects(encode(host, 'a'), unavailable(/died 4 times within 60 s/));
    assert.equal((await notes()).length, 4, 'one start and three restarts');
  });

  it('starts again once the deaths are long enough ago', async () => {
    const host = await hostOf("note('start'); process.exit(3);", { restarts: { most: 0, withinMs: 1000 } });
    await assert.rejects(encode(host, 'a'), unavailable(/died 1 times within 1 s/));
    await delay(1100);
    await assert.rejects(encode(host, 'a'), unavailable(/died 1 times/));
    assert.equal((await notes()).length, 2);
  });

  it('ends a process that hangs, rejects its call, and makes the calls beside it once more', async () => {
    const host = await hostOf(`if (request.params.texts[0] === 'hang') for (;;); ${ECHO}`, { timeoutMs: 1500 });
    await encode(host, 'warm');
    const hanging = assert.rejects(encode(host, 'hang'), unavailable(/The model lamp gave no answer in 2 s/));
    await delay(700);
    const beside = encode(host, 'abc');
    await hanging;
    assert.deepEqual(await beside, Float32Array.of(3));
  });

  it('rejects with the reason of its signal, tells the process, and goes on', async () => {
    const host = await hostOf(
      `if (request.method === 'cancel') note('cancel ' + request.id); else if (request.params.texts[0] !== 'wait') ${ECHO}`,
    );
    await encode(host, 'warm');
    const controller = new AbortController();
    const reason = new Error('enough');
    const waiting = assert.rejects(encode(host, 'wait', controller.signal), (error) => error === reason);
    controller.abort(reason);
    await waiting;
    assert.deepEqual(await encode(host, 'ab'), Float32Array.of(2));
    assert.deepEqual(await notes(), ['cancel 2']);
    await assert.rejects(encode(host, 'ab', controller.signal), (error) => error === reason);
  });

  it('says what the process says of a model that cannot be used', async () => {
    const host = await hostOf("reply({ id: request.id, problem: 'it is no model.' });");
    await assert.rejects(encode(host, 'a'), unavailable(/^The model lamp cannot be used: it is no model\. Choose/));
  });

  it('rejects what is under way and what comes later once it is disposed of', async () => {
    const host = await hostOf('');
    const waiting = assert.rejects(encode(host, 'a'), unavailable(/were closed/));
    host.dispose();
    await waiting;
    assert.equal(host.pid, undefined);
    await assert.rejects(encode(host, 'a'), unavailable(/were closed/));
  });

  it('rejects where the script is not there', async () => {
    const host = new OnnxHost({ script: join(temporary.folder, 'none.js') });
    hosts.push(host);
    await assert.rejects(encode(host, 'a'), unavailable(/died twice/));
  });
});
