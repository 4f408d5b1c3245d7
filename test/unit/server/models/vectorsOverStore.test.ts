import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { VectorHost, type OpenedEncoder } from '../../../../src/server/models/vectorHost';
import type { ProvisionStore, StoredVectors } from '../../../../src/store';
import { indexOf } from '../../support/indexOf';
import { WordEncoder } from '../../support/wordEncoder';

class OpenedWords extends WordEncoder implements OpenedEncoder {
  readonly assumptions: readonly string[] = [];
}

/** A store to which one provision is near. */
const storeWith = (vectors?: StoredVectors): ProvisionStore =>
  ({ vectors, nearest: () => Promise.resolve([[{ ordinal: 3, score: 1 }]]) }) as unknown as ProvisionStore;

describe('VectorHost over a shared corpus', () => {
  let directory: string;
  let host: VectorHost;
  let opens: string[];
  let ready: Promise<void>;

  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'proviso-vectors-'));
    opens = [];
    ready = new Promise((resolve) => {
      host = new VectorHost({
        openEncoder: (folder) => Promise.resolve((opens.push(folder), new OpenedWords())),
        onStatus: ({ state }) => {
          if (state === 'ready') resolve();
        },
      });
    });
  });
  afterEach(async () => {
    await host.dispose();
    await rm(directory, { recursive: true });
  });

  it('searches by the vectors that the store has of this encoder, and opens the model for no other', async () => {
    const own = storeWith({ encoder: 'words-1', dimensions: 48 });
    assert.equal(await host.retrieverOver(own), undefined, 'no encoder is set');
    host.useEncoder('/models/words');
    assert.equal(await host.retrieverOver(storeWith()), undefined);
    assert.deepEqual(opens, []);
    assert.equal(await host.retrieverOver(storeWith({ encoder: 'words-2', dimensions: 48 })), undefined);
    const dense = await host.retrieverOver(own);
    assert.deepEqual(await dense?.vectors.search(new Float32Array(48), 1), [{ ordinal: 3, score: 1 }]);
    assert.equal(await host.retrieverOver(own), dense);
    assert.deepEqual(opens, ['/models/words']);
  });

  it('gives the vectors of its index to who searches it together with a store, and forgets what was found without', async () => {
    const index = await indexOf({
      'lamp.md': '# Lamp Act 2020\n\n### Section 1. Lamps\n\nThe keeper lights the lamp.',
    });
    const store = storeWith({ encoder: 'words-1', dimensions: 48 });
    host.useEncoder('/models/words');
    const before = await host.retrieverOver(store);
    assert.equal(host.encodedOf(index), undefined);
    host.useIndex({ index, directory });
    await ready;
    const encoded = host.encodedOf(index);
    assert.equal(encoded?.encoder, 'words-1');
    assert.equal(encoded.vectors.search(new Float32Array(48).fill(1), 9).length, 1);
    assert.notEqual(await host.retrieverOver(store), before);
  });
});
