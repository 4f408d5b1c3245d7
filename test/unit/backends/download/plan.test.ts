import assert from 'node:assert/strict';
import { DownloadError, planDownload, readAddress, readSha256 } from '../../../../src/backends/download';
import { FileServer, sha256, type Scene } from './fileServer';

const TOKENIZER = Buffer.from('{"model":{}}');
const GRAPH = Buffer.from('a graph');

describe('backends/download/plan', () => {
  let server: FileServer;

  beforeEach(async () => {
    server = new FileServer();
    await server.open();
    server.files.set('/m/tokenizer.json', TOKENIZER);
  });
  afterEach(() => server.close());

  const plan = (): ReturnType<typeof planDownload> => planDownload(readAddress(`${server.url}/m`));
  const refused = (message: RegExp) => (error: unknown) => {
    assert.ok(error instanceof DownloadError, String(error));
    assert.match(error.message, message);
    return true;
  };

  it('finds the files that there are, with their sizes and what the server says is their SHA-256', async () => {
    server.files.set('/m/config.json', Buffer.from('{}'));
    server.files.set('/m/onnx/model_quantized.onnx', GRAPH);
    server.files.set('/m/onnx/model.onnx', Buffer.from('not this one'));
    const { files, size, name } = await plan();
    assert.deepEqual(
      files.map(({ path, size: bytes, sha256: hash, isModel }) => [path, bytes, hash, isModel]),
      [
        ['config.json', 2, sha256(Buffer.from('{}')), false],
        ['tokenizer.json', TOKENIZER.length, sha256(TOKENIZER), false],
        ['onnx/model_quantized.onnx', GRAPH.length, sha256(GRAPH), true],
      ],
    );
    assert.equal(size, 2 + TOKENIZER.length + GRAPH.length);
    assert.equal(name, 'm');
    assert.deepEqual(server.gets, [], 'nothing is downloaded');
  });

  it('takes the weights that lie beside a graph, before it', async () => {
    server.files.set('/m/model.onnx', GRAPH);
    server.files.set('/m/model.onnx_data', Buffer.from('weights'));
    const { files } = await plan();
    assert.deepEqual(
      files.map(({ path }) => path),
      ['tokenizer.json', 'model.onnx_data', 'model.onnx'],
    );
  });

  it('knows no SHA-256 where the tag is none', async () => {
    server.statesSha256 = false;
    server.files.set('/m/model.onnx', GRAPH);
    const { files } = await plan();
    assert.ok(files.every((file) => file.sha256 === undefined));
  });

  it('believes what a redirect says of what it leads to, and does not go there', async () => {
    server.scene = linked('/m/model.onnx', { 'x-linked-size': '7', 'x-linked-etag': `"${sha256(GRAPH)}"` });
    const { files } = await plan();
    assert.deepEqual([files.at(-1)?.size, files.at(-1)?.sha256], [7, sha256(GRAPH)]);
    assert.ok(!server.requests.some((request) => request.includes('/store')));
  });

  it('follows other redirects, but not without end, and not to where others can listen', async () => {
    server.files.set('/store', GRAPH);
    server.scene = linked('/m/model.onnx', {});
    assert.equal((await plan()).files.at(-1)?.size, GRAPH.length);
    server.scene = linked('/m/tokenizer.json', {}, '/m/tokenizer.json');
    await assert.rejects(plan(), refused(/redirects without end/));
    server.scene = linked('/m/tokenizer.json', {}, 'http://law.example/tokenizer.json');
    await assert.rejects(plan(), refused(/law\.example is not reached by https/));
  });

  it('says what is missing', async () => {
    await assert.rejects(plan(), refused(/no model\.onnx \/ onnx\/model_quantized\.onnx \/ onnx\/model\.onnx at http/));
    server.files.clear();
    await assert.rejects(plan(), refused(/no tokenizer\.json/));
  });

  it('says that a login is wanted, that the server failed, that it cannot be reached', async () => {
    server.scene = status(401);
    await assert.rejects(plan(), refused(/wants a login/));
    server.scene = status(500);
    await assert.rejects(plan(), refused(/failed \(500\): try again later/));
    const address = readAddress(`${server.url}/m`);
    const other = new FileServer();
    await other.open();
    const gone = { ...address, base: new URL(`${other.url}/m/`) };
    await other.close();
    await assert.rejects(planDownload(gone), refused(/cannot be reached \(ECONNREFUSED\)/));
  });

  it('refuses a model of more than 8 GiB', async () => {
    server.scene = linked('/m/model.onnx', { 'x-linked-size': String(9 * 2 ** 30) });
    await assert.rejects(plan(), refused(/has 10 GiB, more than 8: choose a smaller one/));
  });

  it('ends with the reason of its signal', async () => {
    const reason = new Error('enough');
    const address = readAddress(`${server.url}/m`);
    await assert.rejects(planDownload(address, AbortSignal.abort(reason)), (error) => error === reason);
  });

  it('reads a SHA-256 out of what tools print', () => {
    const hash = sha256(GRAPH);
    assert.equal(readSha256(`${hash.toUpperCase()}  model.onnx\n`), hash);
    assert.equal(readSha256(`sha256:${hash}`), hash);
    assert.equal(readSha256(`${hash}0`), undefined);
    assert.equal(readSha256('none'), undefined);
  });
});

const status =
  (code: number): Scene =>
  (_, response) => {
    response.writeHead(code).end();
    return true;
  };

const linked =
  (path: string, headers: Record<string, string>, location = '/store'): Scene =>
  ({ url }, response) => {
    if (url !== path) return false;
    response.writeHead(302, { location, ...headers }).end();
    return true;
  };
