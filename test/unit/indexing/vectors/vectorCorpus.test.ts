import assert from 'node:assert/strict';
import { appendFile, mkdtemp, readFile, rm, stat, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ModelUnavailableError, type Encoder } from '../../../../src/models';
import { encodeCorpus, loadVectorIndex } from '../../../../src/indexing/vectors/vectorCorpus';
import { VectorFile } from '../../../../src/indexing/vectors/vectorFile';
import type { EncodingProgress } from '../../../../src/indexing';
import type { Passages, VectorIndex } from '../../../../src/search';

/** Turns a text into a direction of its own, after its number, and remembers what it was asked for. */
class CountingEncoder implements Encoder {
  readonly name = 'counting';
  readonly dimensions = 16;
  readonly fingerprint = 'counting';
  readonly encoded: string[] = [];
  /** Calls that still succeed. */
  calls = Infinity;

  supports(): boolean {
    return true;
  }

  encode(texts: readonly string[]): Promise<Float32Array> {
    this.calls -= 1;
    if (this.calls < 0) return Promise.reject(new ModelUnavailableError('it died.'));
    this.encoded.push(...texts);
    return Promise.resolve(Float32Array.from(texts.flatMap((text) => this.direction(text))));
  }

  direction(text: string): number[] {
    return Array.from({ length: 16 }, (_, at) => Math.sin((Number(text) + 1) * (at + 1) * 1.7));
  }

  dispose(): void {
    this.calls = 0;
  }
}

const passagesOf = (texts: ReadonlyMap<number, string>): Passages => ({
  ordinals: Int32Array.from(texts.keys()),
  textOf: (ordinal) => texts.get(ordinal)!,
});

/** The numbers 0 to size - 1 as texts, at twice that ordinal. */
const numbers = (size: number): Passages =>
  passagesOf(new Map(Array.from({ length: size }, (_, at) => [at * 2, String(at)])));

async function run(
  encoding: AsyncGenerator<EncodingProgress, VectorIndex>,
): Promise<{ index: VectorIndex; progress: EncodingProgress[] }> {
  const progress: EncodingProgress[] = [];
  for (;;) {
    const step = await encoding.next();
    if (step.done === true) return { index: step.value, progress };
    progress.push(step.value);
  }
}

describe('indexing/vectorCorpus', () => {
  let folder: string;
  let path: string;
  let encoder: CountingEncoder;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'proviso-encode-'));
    path = join(folder, 'vectors.proviso');
    encoder = new CountingEncoder();
  });
  afterEach(() => rm(folder, { recursive: true }));

  const openFile = async (): Promise<VectorFile> => (await VectorFile.open(path, encoder)).file;
  const encode = async (passages: Passages, signal?: AbortSignal) =>
    run(encodeCorpus(passages, encoder, await openFile(), signal));

  it('encodes each text once, and says how far it is', async () => {
    const { index, progress } = await encode(numbers(300));
    assert.deepEqual(encoder.encoded, [...Array(300).keys()].map(String));
    assert.deepEqual(
      progress.map(({ done, total }) => [done, total]),
      [
        [0, 300],
        [128, 300],
        [256, 300],
        [300, 300],
      ],
    );
    assert.deepEqual([progress[0]!.perSecond, progress[0]!.remainingMs], [0, undefined]);
    assert.ok(progress[1]!.perSecond > 0 && progress[1]!.remainingMs! > 0);
    assert.equal(progress.at(-1)!.remainingMs, 0);
    assert.equal(index.size, 300);
    // The text 120 stands at ordinal 240.
    const hits = index.search(Float32Array.from(encoder.direction('120')), 1);
    assert.equal(hits[0]!.ordinal, 240);
  });

  it('encodes a text that several provisions have once, and finds them all', async () => {
    const { index } = await encode(
      passagesOf(
        new Map([
          [1, '10'],
          [4, '200'],
          [9, '10'],
        ]),
      ),
    );
    assert.deepEqual(encoder.encoded, ['10', '200']);
    const hits = index.search(Float32Array.from(encoder.direction('10')), 2);
    assert.deepEqual(
      hits.map(({ ordinal }) => ordinal),
      [1, 9],
    );
  });

  it('goes on after a failure where it was, and ends with the file of a run without one', async () => {
    encoder.calls = 2;
    await assert.rejects(encode(numbers(300)), ModelUnavailableError);
    assert.equal(encoder.encoded.length, 256);
    encoder.calls = Infinity;
    const { progress, index } = await encode(numbers(300));
    assert.deepEqual([progress[0]!.done, encoder.encoded.length, index.size], [256, 300, 300]);
    assert.equal(new Set(encoder.encoded).size, 300, 'nothing was encoded twice');
    const resumed = await readFile(path);
    await rm(path);
    await encode(numbers(300));
    assert.deepEqual(await readFile(path), resumed);
  });

  it('encodes a torn last batch again, and nothing else', async () => {
    await encode(numbers(300));
    encoder.encoded.length = 0;
    await truncate(path, (await stat(path)).size - 1);
    const { index } = await encode(numbers(300));
    assert.deepEqual(
      encoder.encoded,
      [...Array(44).keys()].map((at) => String(at + 256)),
    );
    assert.equal(index.size, 300);
  });

  for (const [name, use] of [
    ['encodes', (file: VectorFile) => run(encodeCorpus(numbers(300), encoder, file))],
    ['loads', (file: VectorFile) => loadVectorIndex(numbers(300), file)],
  ] as const) {
    it(`leaves the file whole where it ${name} and nothing is missing`, async () => {
      await encode(numbers(300));
      const whole = await readFile(path);
      encoder.encoded.length = 0;
      await appendFile(path, 'what is this');
      await use(await openFile());
      assert.deepEqual([encoder.encoded, (await VectorFile.open(path, encoder)).notice], [[], undefined]);
      assert.deepEqual(await readFile(path), whole);
    });
  }

  it('keeps the vectors of what has not changed over a new index of the corpus', async () => {
    await encode(numbers(200));
    encoder.encoded.length = 0;
    const moved = new Map<number, string>([[0, '777']]);
    for (let at = 0; at < 200; at += 1) moved.set(at + 1, String(199 - at));
    const { index } = await encode(passagesOf(moved));
    assert.deepEqual(encoder.encoded, ['777']);
    assert.equal(index.search(Float32Array.from(encoder.direction('120')), 1)[0]!.ordinal, 80);
  });

  it('drops what is gone once it is more than what is in use', async () => {
    await encode(numbers(300));
    const full = (await stat(path)).size;
    await encode(numbers(160));
    assert.equal((await stat(path)).size, full, '140 of 300 are gone: not worth it yet');
    await encode(numbers(100));
    assert.ok((await stat(path)).size < full / 2);
    assert.equal((await encode(numbers(100))).progress[0]!.done, 100);
  });

  it('stops when it is told to, with what it has on disk', async () => {
    const controller = new AbortController();
    const encoding = encodeCorpus(numbers(300), encoder, await openFile(), controller.signal);
    await encoding.next();
    await encoding.next();
    controller.abort();
    await assert.rejects(encoding.next(), { name: 'AbortError' });
    assert.equal((await openFile()).size, 128);
  });

  it('loads the index of what there is without encoding', async () => {
    encoder.calls = 1;
    await assert.rejects(encode(numbers(300)));
    const index = await loadVectorIndex(numbers(300), await openFile());
    assert.deepEqual([index.size, index.vectorOf(254) !== undefined, index.vectorOf(256)], [128, true, undefined]);
  });
});
