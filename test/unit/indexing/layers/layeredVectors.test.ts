import assert from 'node:assert/strict';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import type { Encoder } from '../../../../src/models';
import { buildIndex, ChangedVectors, encodeVectors, IndexUpdater } from '../../../../src/indexing';
import {
  compareHits,
  LayeredVectors,
  passageText,
  type LegalIndex,
  type PackedIndex,
  type VectorIndex,
} from '../../../../src/search';
import { drain } from '../../support/indexOf';
import { Shelf, type Files } from '../../support/shelf';

const DIMENSIONS = 8;

/** Makes a direction of a text's characters, and remembers what it was asked for. */
class CountingEncoder implements Encoder {
  readonly name = 'counting';
  readonly dimensions = DIMENSIONS;
  readonly fingerprint = 'counting';
  encoded: string[] = [];

  constructor(private readonly languages: readonly string[] = ['en', 'ko']) {}

  supports(language: string): boolean {
    return this.languages.includes(language);
  }

  encode(texts: readonly string[]): Promise<Float32Array> {
    this.encoded.push(...texts);
    return Promise.resolve(Float32Array.from(texts.flatMap(direction)));
  }

  dispose(): void {
    this.encoded = [];
  }
}

function direction(text: string): number[] {
  const vector = new Array<number>(DIMENSIONS).fill(0.01);
  for (let at = 0; at < text.length; at += 1) vector[(at + text.charCodeAt(at)) % DIMENSIONS]! += 1;
  const length = Math.hypot(...vector);
  return vector.map((value) => value / length);
}

const QUERY = Float32Array.from(direction('a fine for lamps'));

const act = (name: string, texts: readonly string[], language = 'en'): string =>
  `---\nlanguage: ${language}\n---\n\n# ${name}\n\n${texts.map((text, at) => `### Section ${at + 1}. Rule\n\n${text}.\n`).join('\n')}`;

/** A base on disk, and the changes that are laid over it one after another. */
class Laid {
  readonly changed = new ChangedVectors();
  layered!: LayeredVectors;
  index!: LegalIndex;

  private constructor(
    private readonly shelf: Shelf,
    private readonly directory: string,
    readonly encoder: CountingEncoder,
    private readonly updater: IndexUpdater,
    readonly base: VectorIndex,
    private files: Files,
  ) {}

  static async over(folder: string, files: Files, encoder = new CountingEncoder()): Promise<Laid> {
    const shelf = new Shelf(folder);
    const stamps = await shelf.put({}, files);
    const index: PackedIndex = (await drain(buildIndex(stamps))).result.index;
    const directory = await mkdtemp(join(tmpdir(), 'proviso-layered-'));
    const { vectors } = (await drain(encodeVectors({ index, directory, encoder }))).result;
    encoder.encoded = [];
    const updater = new IndexUpdater(index, stamps, { isSmall: () => true });
    return new Laid(shelf, directory, encoder, updater, vectors, files);
  }

  /** Changes the files; `layered` then has the vectors of what did not change alone. */
  async edit(files: Files): Promise<void> {
    const stamps = await this.shelf.put(this.files, files);
    this.files = files;
    for await (this.index of this.updater.update(stamps));
    this.layered = new LayeredVectors(this.base, this.index.layers!);
  }

  /** Encodes what changed, and gives it to `layered`. */
  async encode(changed = this.changed): Promise<void> {
    const { index, directory, encoder } = this;
    const layers = index.layers!;
    const { result } = await drain(changed.encode({ index, layers, directory, encoder }));
    this.layered = new LayeredVectors(this.base, layers, result);
  }

  /** The texts of what a search finds, best first, in the order of the corpus where they are as good. */
  found(k: number): string[] {
    return this.layered.search(QUERY, k).map(({ ordinal }) => this.index.corpus.text(ordinal));
  }

  /** What comparing the query with every text would find. */
  expected(k: number): string[] {
    const { corpus } = this.index;
    const readable = [...Array(corpus.size).keys()].filter(
      (ordinal) => corpus.hasText(ordinal) && this.encoder.supports(corpus.acts[corpus.actOf(ordinal)]!.language),
    );
    const scores = readable.map((ordinal) => {
      const vector = direction(passageText(corpus, ordinal));
      return { ordinal, score: vector.reduce((sum, value, at) => sum + value * QUERY[at]!, 0) };
    });
    return scores
      .sort(compareHits)
      .map(({ ordinal }) => corpus.text(ordinal))
      .slice(0, k);
  }

  dispose(): Promise<void> {
    return rm(this.directory, { recursive: true });
  }
}

describe('indexing/layeredVectors', () => {
  let folder: string;
  let laid: Laid;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'proviso-shelf-'));
  });
  afterEach(async () => {
    await laid.dispose();
    await rm(folder, { recursive: true });
  });

  const LAMPS = ['Lamps are lit', 'Lamps are put out', 'A fine is due'];
  const FILES: Files = { 'lamp.md': act('Lamp Act', LAMPS), 'quay.md': act('Quay Act', ['Quays are swept']) };

  it('finds at once what did not change, in the file that was edited too, and never what was', async () => {
    laid = await Laid.over(folder, FILES);
    await laid.edit({ ...FILES, 'lamp.md': act('Lamp Act', ['Lamps are lit', 'Lamps are sold']) });
    assert.deepEqual(laid.found(10).sort(), ['Lamps are lit.', 'Quays are swept.']);
    await laid.encode();
    assert.deepEqual(laid.found(10).sort(), ['Lamps are lit.', 'Lamps are sold.', 'Quays are swept.']);
    assert.deepEqual(laid.encoder.encoded, ['Lamp Act\nRule\nLamps are sold.']);
  });

  it('gives the vector of what it finds, and of nothing else', async () => {
    laid = await Laid.over(folder, FILES);
    await laid.edit({ ...FILES, 'lamp.md': act('Lamp Act', ['Lamps are lit', 'Lamps are sold']) });
    await laid.encode();
    const { corpus } = laid.index;
    for (let ordinal = 0; ordinal < corpus.size; ordinal += 1) {
      const vector = laid.layered.vectorOf(ordinal);
      assert.equal(vector !== undefined, corpus.hasText(ordinal), String(ordinal));
      if (vector === undefined) continue;
      const expected = direction(passageText(corpus, ordinal));
      vector.forEach((value, at) => assert.ok(Math.abs(value - expected[at]!) < 0.01));
    }
    assert.equal(laid.layered.vectorOf(corpus.size), undefined);
  });

  it('encodes no text twice: neither one of an edit before, nor one that is on disk', async () => {
    laid = await Laid.over(folder, FILES);
    const sold = { ...FILES, 'lamp.md': act('Lamp Act', ['Lamps are sold', ...LAMPS.slice(1)]) };
    await laid.edit(sold);
    await laid.encode();
    await laid.edit({ ...sold, 'quay.md': act('Quay Act', ['Quays are swept', 'Quays are built']) });
    await laid.encode();
    assert.deepEqual(laid.encoder.encoded, ['Lamp Act\nRule\nLamps are sold.', 'Quay Act\nRule\nQuays are built.']);
    await laid.encode(new ChangedVectors());
    assert.equal(laid.encoder.encoded.length, 2, 'another run finds them in the file');
    assert.deepEqual(laid.found(10).sort(), [...laid.expected(10)].sort());
    assert.equal((await readdir(folder)).length, 2);
  });

  it('follows a heading, which is read with every text below it', async () => {
    laid = await Laid.over(folder, FILES);
    await laid.edit({ ...FILES, 'lamp.md': act('Lantern Act', LAMPS) });
    assert.deepEqual(laid.found(10), ['Quays are swept.']);
    await laid.encode();
    assert.deepEqual(laid.encoder.encoded.length, LAMPS.length);
    assert.deepEqual(laid.found(10).sort(), [...LAMPS.map((text) => `${text}.`), 'Quays are swept.'].sort());
  });

  it('leaves out what the encoder does not read', async () => {
    laid = await Laid.over(folder, FILES, new CountingEncoder(['en']));
    await laid.edit({ ...FILES, 'toll.md': act('Toll Act', ['Zölle sind fällig'], 'de') });
    await laid.encode();
    assert.deepEqual(laid.encoder.encoded, []);
    assert.equal(laid.found(10).length, 4);
  });

  it('finds after any edits what comparing with every text would find', async () => {
    const texts = fc.array(fc.constantFrom('lamp', 'quay', 'toll', 'gate', 'a fine', 'lamp and quay'), {
      maxLength: 6,
    });
    const files = fc.record({ 'a.md': texts, 'b.md': texts, 'c.md': texts });
    laid = await Laid.over(folder, FILES);
    await fc.assert(
      fc.asyncProperty(files, fc.array(files, { minLength: 1, maxLength: 3 }), fc.nat(8), async (first, edits, k) => {
        const written = (given: Readonly<Record<string, readonly string[]>>): Files =>
          Object.fromEntries(
            Object.entries(given).map(([name, sections]) => [name, act(`Act ${name}`, ['Always', ...sections])]),
          );
        const inner = await mkdtemp(join(tmpdir(), 'proviso-shelf-'));
        const one = await Laid.over(inner, written(first));
        for (const edit of edits) {
          await one.edit(written(edit));
          await one.encode();
          const scores = (texts: readonly string[]): string[] => [...texts].sort();
          assert.deepEqual(scores(one.found(100)), scores(one.expected(100)));
          assert.equal(one.found(k).length, Math.min(k, one.expected(100).length));
        }
        assert.equal(new Set(one.encoder.encoded).size, one.encoder.encoded.length);
        await one.dispose();
        await rm(inner, { recursive: true });
      }),
      { numRuns: 15 },
    );
  });
});
