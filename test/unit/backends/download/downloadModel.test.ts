import assert from 'node:assert/strict';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  DownloadError,
  downloadModel,
  planDownload,
  readAddress,
  type DownloadedModel,
  type DownloadPlan,
  type DownloadProgress,
} from '../../../../src/backends/download';
import { cutAfter, FileServer, sendWithoutLength, sha256 } from './fileServer';

const TOKENIZER = Buffer.from('{"model":{}}');
const MANIFEST = { pooling: 'cls' } as const;
/** Long enough to be cut in the middle. */
const GRAPH = Buffer.from(Array.from({ length: 200_000 }, (_, at) => (at * 31) % 251));

describe('backends/download/downloadModel', () => {
  let server: FileServer;
  let folder: string;
  let progress: DownloadProgress[];

  beforeEach(async () => {
    server = new FileServer();
    await server.open();
    server.files.set('/m/tokenizer.json', TOKENIZER);
    server.files.set('/m/onnx/model.onnx', GRAPH);
    folder = await mkdtemp(join(tmpdir(), 'proviso-download-'));
    progress = [];
  });
  afterEach(async () => {
    await server.close();
    await rm(folder, { recursive: true });
  });

  const planned = (): Promise<DownloadPlan> => planDownload(readAddress(`${server.url}/m`));
  async function download(signal?: AbortSignal, plan?: DownloadPlan): Promise<DownloadedModel> {
    return downloadModel(plan ?? (await planned()), folder, (now) => progress.push(now), MANIFEST, signal, 1);
  }
  const refused = (message: RegExp) => (error: unknown) => {
    assert.ok(error instanceof DownloadError, String(error));
    assert.match(error.message, message);
    return true;
  };
  const graphOnDisk = (): Promise<Buffer> => readFile(join(folder, 'm/onnx/model.onnx'));
  /** Cuts the first so many requests for the graph after so many bytes. */
  function cutGraph(times: number, bytes: number, headers: Record<string, string> = {}): void {
    let left = times;
    server.scene = ({ method, url }, response) => {
      if (method !== 'GET' || url !== '/m/onnx/model.onnx' || left === 0) return false;
      left -= 1;
      return cutAfter(response, GRAPH, bytes, headers);
    };
  }

  it('puts the files where a model folder has them, and says what their SHA-256 is', async () => {
    const downloaded = await download();
    assert.equal(downloaded.folder, join(folder, 'm'));
    assert.deepEqual((await readdir(join(folder, 'm'), { recursive: true })).sort(), [
      'onnx',
      join('onnx', 'model.onnx'),
      'proviso.json',
      'tokenizer.json',
    ]);
    assert.ok((await graphOnDisk()).equals(GRAPH));
    assert.deepEqual(JSON.parse(await readFile(join(folder, 'm/proviso.json'), 'utf8')), MANIFEST);
    assert.equal(downloaded.sha256.get('onnx/model.onnx'), sha256(GRAPH));
    assert.deepEqual(await readdir(folder), ['m'], 'nothing else is left');
    const total = TOKENIZER.length + GRAPH.length;
    assert.deepEqual(progress.at(-1), { done: total, total, path: 'onnx/model.onnx' });
  });

  it('goes on after a cut connection where it was, with a tag that the part is of the same file', async () => {
    cutGraph(1, 70_000, { etag: `"${sha256(GRAPH)}"` });
    await download();
    assert.ok((await graphOnDisk()).equals(GRAPH));
    const [, , again] = server.gets;
    assert.match(again ?? '', /^GET \/m\/onnx\/model\.onnx bytes=[1-9]\d*-$/);
  });

  it('goes on in the next session with what the last one has, file by file', async () => {
    cutGraph(99, 70_000, { etag: `"${sha256(GRAPH)}"` });
    const early = new AbortController();
    const stopping = download(early.signal);
    while ((progress.at(-1)?.done ?? 0) <= TOKENIZER.length) await new Promise((resolve) => setTimeout(resolve, 5));
    early.abort(new Error('enough'));
    await assert.rejects(stopping, /enough/);
    server.scene = () => false;
    server.requests.length = 0;
    await download();
    assert.ok((await graphOnDisk()).equals(GRAPH));
    assert.equal(server.gets.length, 1, 'the tokenizer is there already');
    assert.match(server.gets[0] ?? '', /bytes=/);
  });

  it('begins anew where the file has changed since', async () => {
    cutGraph(99, 70_000, { etag: '"before"' });
    await assert.rejects(download(), refused(/onnx\/model\.onnx stopped after \d+ of 200000 bytes.*go on from there/));
    const other = Buffer.from(GRAPH).reverse();
    server.files.set('/m/onnx/model.onnx', other);
    server.scene = () => false;
    await download();
    assert.ok((await graphOnDisk()).equals(other));
  });

  it('begins anew where the server knows no ranges', async () => {
    server.hasRanges = false;
    cutGraph(1, 70_000, { etag: `"${sha256(GRAPH)}"` });
    await download();
    assert.ok((await graphOnDisk()).equals(GRAPH));
  });

  it('asks for no rest where nothing could tell that it is of the same file', async () => {
    server.statesSha256 = false;
    cutGraph(1, 70_000);
    await download();
    assert.ok((await graphOnDisk()).equals(GRAPH));
    assert.ok(server.gets.every((request) => !request.includes('bytes=')));
  });

  it('gives up where nothing comes', async () => {
    cutGraph(99, 0);
    await assert.rejects(download(), refused(/stopped after 0 of 200000 bytes\. The connection to 127.* was cut/));
    assert.equal(server.gets.length, 1 + 5);
  });

  it('tries again where the server is busy, and says so where it stays so', async () => {
    let busy = 1;
    server.scene = ({ method }, response) => {
      if (method !== 'GET' || busy === 0) return false;
      busy -= 1;
      response.writeHead(503).end();
      return true;
    };
    await download();
    busy = 99;
    await assert.rejects(download(), refused(/answers with status 503/));
  });

  it('deletes a file that is not what was announced, and says so', async () => {
    const plan = await planned();
    server.files.set('/m/onnx/model.onnx', Buffer.from(GRAPH).fill(0, 0, 9));
    await assert.rejects(download(undefined, plan), refused(/is not what was announced: its SHA-256 is .* deleted/));
    assert.deepEqual(await readdir(join(folder, '.m.download', 'onnx')), []);
    assert.ok(!(await readdir(folder)).includes('m'));
  });

  it('takes no more than was announced', async () => {
    server.statesSha256 = false;
    const plan = await planned();
    server.files.set('/m/onnx/model.onnx', Buffer.concat([GRAPH, GRAPH]));
    await assert.rejects(download(undefined, plan), refused(/grows past its size/));
  });

  it('takes the place of an earlier download of that name only when it is whole', async () => {
    await download();
    const other = Buffer.from(GRAPH).reverse();
    server.files.set('/m/onnx/model.onnx', other);
    cutGraph(99, 0);
    await assert.rejects(download(), DownloadError);
    assert.ok((await graphOnDisk()).equals(GRAPH));
    server.scene = () => false;
    await download();
    assert.ok((await graphOnDisk()).equals(other));
  });

  it('leaves alone a model that is called as a folder of its own might be', async () => {
    for (const path of ['tokenizer.json', 'onnx/model.onnx'])
      server.files.set(`/m.download/${path}`, server.files.get(`/m/${path}`)!);
    const other = await planDownload(readAddress(`${server.url}/m.download`));
    await download(undefined, other);
    await download();
    assert.deepEqual((await readdir(folder)).sort(), ['m', 'm.download']);
    assert.ok((await readFile(join(folder, 'm.download/onnx/model.onnx'))).equals(GRAPH));
  });

  it('downloads a model once at a time, and the same one again after that', async () => {
    const plan = await planned();
    const both = await Promise.allSettled([download(undefined, plan), download(undefined, plan)]);
    const failed = both.filter((outcome) => outcome.status === 'rejected');
    assert.equal(failed.length, 1, 'whichever comes second');
    refused(/^m is being downloaded already/)(failed[0]!.reason);
    assert.equal(server.gets.length, 2, 'each file once');
    await download(undefined, plan);
    assert.ok((await graphOnDisk()).equals(GRAPH));
    assert.deepEqual(await readdir(folder), ['m']);
  });

  describe('from a server that states no length', () => {
    /** Serves the graph, the first so many bytes of it the first time. */
    function serve(content: Buffer, tag: string | undefined, firstBytes = content.length): void {
      let left = 1;
      const headers = tag === undefined ? {} : { etag: `"${tag}"` };
      server.scene = ({ method, url, headers: { range } }, response) => {
        if (url !== '/m/onnx/model.onnx') return false;
        if (method === 'HEAD') return sendWithoutLength(response, Buffer.of(), 200, headers);
        const from = Number(/\d+/u.exec(range ?? '')?.[0] ?? 0);
        if (from >= content.length) return sendWithoutLength(response, Buffer.of(), 416, headers);
        const end = left > 0 ? firstBytes : content.length;
        left -= 1;
        const place = { 'content-range': `bytes ${from}-${content.length - 1}/*` };
        return sendWithoutLength(response, content.subarray(from, end), from > 0 ? 206 : 200, {
          ...headers,
          ...(from > 0 && place),
        });
      };
    }

    it('goes on after a cut connection, which its SHA-256 tells', async () => {
      serve(GRAPH, sha256(GRAPH), 70_000);
      await download();
      assert.ok((await graphOnDisk()).equals(GRAPH));
      assert.match(server.gets.at(-1) ?? '', /bytes=70000-$/);
    });

    it('deletes what is not what was announced', async () => {
      serve(Buffer.from(GRAPH).fill(0, 0, 9), sha256(GRAPH));
      await assert.rejects(download(), refused(/is not what was announced/));
    });

    it('takes nothing that might be cut where no SHA-256 would tell', async () => {
      serve(GRAPH, undefined, 70_000);
      await assert.rejects(download(), refused(/does not say where onnx\/model\.onnx ends: name another address/));
      assert.ok(!(await readdir(folder)).includes('m'));
    });

    it('takes what comes in chunks, which have an end', async () => {
      server.scene = ({ method, url }, response) => {
        if (url !== '/m/onnx/model.onnx') return false;
        response.writeHead(200, { 'transfer-encoding': 'chunked' });
        response.end(method === 'HEAD' ? undefined : GRAPH);
        return true;
      };
      await download();
      assert.ok((await graphOnDisk()).equals(GRAPH));
    });
  });

  it('says what is wrong with the disk', async () => {
    await writeFile(join(folder, '.m.download'), 'a file where a folder must be');
    await assert.rejects(download(), refused(/\.m\.download cannot be written \(E[A-Z]+\)/));
    assert.deepEqual(server.gets, []);
  });

  it('does not follow to where others can listen', async () => {
    const plan = await planned();
    server.scene = (_, response) => {
      response.writeHead(302, { location: 'http://law.example/model.onnx' }).end();
      return true;
    };
    await assert.rejects(download(undefined, plan), refused(/law\.example is not reached by https/));
  });

  it('does not follow to what is no server', async () => {
    const plan = await planned();
    server.scene = (_, response) => {
      response.writeHead(302, { location: 'file:///etc/model.onnx' }).end();
      return true;
    };
    await assert.rejects(download(undefined, plan), refused(/^file: is not reached by https/));
  });

  it('keeps a note of another kind from being taken for its own', async () => {
    cutGraph(99, 70_000, { etag: '"x"' });
    await assert.rejects(download(), DownloadError);
    await writeFile(join(folder, '.m.download', 'onnx', 'model.onnx.part.json'), '[1');
    server.scene = () => false;
    server.requests.length = 0;
    await download();
    assert.ok((await graphOnDisk()).equals(GRAPH));
    assert.ok(server.gets.every((request) => !request.includes('bytes=')));
  });
});
