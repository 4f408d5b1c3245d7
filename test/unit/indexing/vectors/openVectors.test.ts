import assert from 'node:assert/strict';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ModelUnavailableError, type Encoder } from '../../../../src/models';
import { encodeVectors, loadVectors } from '../../../../src/indexing';
import { passagesOf } from '../../../../src/indexing/vectors/openVectors';
import type { LegalIndex } from '../../../../src/search';
import { drain, indexOf } from '../../support/indexOf';

const LAMP = `# Lamp Act

### Section 1. Lighting

A lamp is lit at dusk.

### Section 2. Fines

A fine of 10 crowns is due.
`;
const LAMPENGESETZ = `---
title: Lampengesetz
language: de
---

# Lampengesetz

## § 1 Beleuchtung

Lampen sind in der Dämmerung anzuzünden.
`;

class LengthEncoder implements Encoder {
  readonly name = 'length';
  readonly dimensions = 2;
  readonly encoded: string[] = [];

  constructor(
    readonly fingerprint: string,
    private readonly languages: readonly string[],
  ) {}

  supports(language: string): boolean {
    return this.languages.includes(language);
  }

  encode(texts: readonly string[]): Promise<Float32Array> {
    this.encoded.push(...texts);
    return Promise.resolve(Float32Array.from(texts.flatMap(({ length }) => [Math.cos(length), Math.sin(length)])));
  }

  dispose(): void {
    this.encoded.length = 0;
  }
}

describe('indexing/openVectors', () => {
  let directory: string;
  let index: LegalIndex;
  before(async () => {
    index = await indexOf({ 'lamp.md': LAMP, 'lampe.md': LAMPENGESETZ });
  });
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'proviso-'));
  });
  afterEach(() => rm(directory, { recursive: true }));

  it('encodes each provision with the headings above it, once', async () => {
    const encoder = new LengthEncoder('a'.repeat(64), ['en', 'de']);
    const { result } = await drain(encodeVectors({ index, directory, encoder }));
    assert.deepEqual([result.vectors.size, result.complete, result.notices], [3, true, []]);
    assert.ok(encoder.encoded.includes('Lamp Act\nLighting\nA lamp is lit at dusk.'));
    const again = new LengthEncoder('a'.repeat(64), ['en', 'de']);
    await drain(encodeVectors({ index, directory, encoder: again }));
    assert.deepEqual(again.encoded, []);
  });

  it('loads what there is without encoding, and says whether that is all', async () => {
    const encoder = new LengthEncoder('a'.repeat(64), ['en', 'de']);
    const before = await loadVectors({ index, directory, encoder });
    assert.deepEqual([before.vectors.size, before.complete], [0, false]);
    await drain(encodeVectors({ index, directory, encoder }));
    const after = await loadVectors({ index, directory, encoder });
    assert.deepEqual([after.vectors.size, after.complete], [3, true]);
  });

  it('keeps the vectors of each encoder in a file of their own', async () => {
    for (const digit of ['a', 'b']) {
      await drain(encodeVectors({ index, directory, encoder: new LengthEncoder(digit.repeat(64), ['en', 'de']) }));
    }
    assert.equal((await readdir(directory)).length, 2);
  });

  it('leaves out what the encoder does not read, and says so', async () => {
    const encoder = new LengthEncoder('a'.repeat(64), ['en']);
    const { result } = await drain(encodeVectors({ index, directory, encoder }));
    assert.deepEqual([result.vectors.size, result.complete], [2, true]);
    assert.match(
      result.notices[0]!,
      /^1 act is searched by its words alone\. The model length was not made for texts in "de"/u,
    );
  });

  it('refuses an encoder that reads nothing of the corpus, with the reason', async () => {
    const encoder = new LengthEncoder('a'.repeat(64), ['ko']);
    await assert.rejects(
      passagesOf({ index, encoder }),
      (error) => error instanceof ModelUnavailableError && /not made for texts in "en"/u.test(error.message),
    );
  });
});
