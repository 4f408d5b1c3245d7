import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { findProvisions } from '../../../src/pipeline';
import { fromSnapshot, savedSources, toSnapshot } from '../../../src/indexing/snapshot/indexSnapshot';
import { toEnd } from '../../../src/turns';
import {
  readSnapshot,
  SNAPSHOT_FILE,
  SnapshotError,
  writeSnapshot,
  type Section,
  type Snapshot,
} from '../../../src/indexing/snapshot/snapshot';
import { VectorFile, VectorFileError } from '../../../src/indexing/vectors/vectorFile';
import { encodeBatch, encodeHeader, HEADER_LENGTH } from '../../../src/indexing/vectors/vectorFormat';
import { findByName } from '../../../src/tools';
import { drain, indexOf } from '../../unit/support/indexOf';
import { asBytes, bytesOf, mustHold, type Target } from '../target';

const LAW = {
  'quay.md':
    '# Quay Act\n\n### Section 1. Fees\n\n(1) A fee is due.\n\n(2) See section 2.\n\n### Section 2. Tolls\n\nSee section 1 of the Pier Act.\n',
  'pier.md': '---\nfrom: 2020-01-01\n---\n\n# Pier Act\n\n### Section 1. Piers\n\nA pier is lit.\n',
};
const SOURCES = Object.keys(LAW).map((name) => ({ file: `/law/${name}`, size: 1, mtimeMs: 1, ctimeMs: 1 }));

const snapshotOf = async (): Promise<Snapshot> => toEnd(toSnapshot(await indexOf(LAW), SOURCES));

const folder = (): string => mkdtempSync(join(process.env.PROVISO_FUZZ_FOLDER ?? tmpdir(), 'index-'));

/** An index that loads serves: whatever is asked of it. */
async function serves(snapshot: Snapshot): Promise<void> {
  try {
    savedSources(snapshot.meta);
    const index = await fromSnapshot(snapshot, []);
    const { corpus, graph } = index;
    for (let ordinal = 0; ordinal < Math.min(corpus.size, 50); ordinal += 1) {
      const provision = corpus.provision(ordinal);
      mustHold(typeof provision.file === 'string', 'a provision has a file');
      corpus.ordinal(provision.id);
      graph.cites(ordinal);
      graph.citedBy(ordinal);
    }
    index.resolver.resolve([], {}, '');
    await findByName(index, 'Quay Act 1', 5);
    await drain(findProvisions('Which fee is due?', { index }));
  } catch (error) {
    if (!(error instanceof SnapshotError)) throw error;
  }
}

/** The bytes with checksums that are right for what they say, so that what is behind them is read. */
function withChecksums(bytes: Buffer): Buffer {
  if (bytes.length < 24) return bytes;
  const length = bytes.readUInt32LE(12);
  const header = bytes.subarray(24, 24 + length);
  const body = bytes.subarray(Math.ceil((24 + length) / 8) * 8);
  const [first = '', ...rest] = header.toString('utf8').split('\n');
  const lines = [withSums(first, body), ...rest].join('\n');
  const mended = Buffer.from(lines, 'utf8');
  const prefix = Buffer.alloc(Math.ceil((24 + mended.length) / 8) * 8);
  bytes.copy(prefix, 0, 0, 24);
  prefix.writeUInt32LE(mended.length, 12);
  prefix.writeUInt32LE(crc32(mended), 16);
  mended.copy(prefix, 24);
  return Buffer.concat([prefix, body]);
}

function withSums(line: string, body: Buffer): string {
  try {
    const entries = JSON.parse(line) as { offset: number; bytes: number; crc: number }[];
    for (const entry of entries) entry.crc = crc32(body.subarray(entry.offset, entry.offset + entry.bytes));
    return JSON.stringify(entries);
  } catch {
    return line;
  }
}

const snapshotFile: Target = {
  name: 'indexing/snapshot-file',
  shape: 'bytes',
  seeds: async () => {
    const at = folder();
    await writeSnapshot(at, await snapshotOf());
    return [asBytes(readFileSync(join(at, SNAPSHOT_FILE)))];
  },
  open: () => {
    const at = folder();
    return async (input) => {
      const bytes = Buffer.from(bytesOf(input));
      writeFileSync(join(at, SNAPSHOT_FILE), bytes.length % 4 === 0 ? bytes : withChecksums(bytes));
      try {
        const snapshot = await readSnapshot(at);
        mustHold(snapshot !== undefined, 'a file is read');
        await serves(snapshot);
      } catch (error) {
        if (!(error instanceof SnapshotError)) throw error;
      }
    };
  },
};

const ARRAYS = { Uint8Array, Int32Array, Uint32Array, Float32Array } as const;
type Columns = Record<string, { readonly type: keyof typeof ARRAYS; readonly values: number[] }>;

/** What a snapshot holds, as another program might have written it. */
const snapshotData: Target = {
  name: 'indexing/snapshot-data',
  shape: 'json',
  seeds: async () => {
    const { meta, sections } = await snapshotOf();
    const columns = [...sections].map(([name, section]) => [
      name,
      { type: section.constructor.name, values: [...section] },
    ]);
    return [JSON.stringify({ meta, sections: Object.fromEntries(columns) as unknown })];
  },
  open: () => (input) => {
    const { meta, sections } = (parsed(input) ?? {}) as { meta?: Snapshot['meta']; sections?: Columns };
    const columns = new Map<string, Section>();
    for (const [name, column] of Object.entries(sections ?? {})) {
      const type = column?.type;
      if (!Object.hasOwn(ARRAYS, type) || !Array.isArray(column.values)) continue;
      columns.set(name, ARRAYS[type].from(column.values.map((value) => (typeof value === 'number' ? value : 0))));
    }
    // The file's reader makes the small data of lines with names.
    return serves({ meta: typeof meta === 'object' && meta !== null ? meta : {}, sections: columns });
  },
};

function parsed(input: string): unknown {
  try {
    return JSON.parse(input);
  } catch {
    return undefined;
  }
}

const OWNER = { fingerprint: 'a model', dimensions: 8 };
const KEYS = Array.from({ length: 6 }, (_, at) => `passage number ${at}`.slice(0, 16).padEnd(16, '.'));

function vectorFileOf(keys: readonly string[]): Buffer {
  const rows = keys.map((_, at) => ({ scale: at / 7, values: Int8Array.from({ length: 8 }, (__, n) => n * at) }));
  return encodeBatch({ keys, rows }, OWNER.dimensions);
}

const vectors: Target = {
  name: 'indexing/vectors',
  shape: 'bytes',
  seeds: () => {
    const parts = [encodeHeader(OWNER), vectorFileOf(KEYS.slice(0, 4)), vectorFileOf(KEYS.slice(2))];
    return [asBytes(Buffer.concat(parts)), asBytes(encodeHeader(OWNER))];
  },
  open: () => {
    const path = join(folder(), 'vectors.bin');
    return async (input) => {
      const bytes = Buffer.from(bytesOf(input));
      if (bytes.length % 2 === 0 && bytes.length > HEADER_LENGTH) encodeHeader(OWNER).copy(bytes);
      writeFileSync(path, bytes);
      try {
        const { file } = await VectorFile.open(path, OWNER);
        let rows = 0;
        for await (const batch of file.batches()) rows += batch.keys.length;
        mustHold(rows >= file.size, 'each vector is read');
        await file.append(
          KEYS.slice(4),
          Float32Array.from({ length: 16 }, (_, at) => at),
        );
        await file.close();
        await file.mend();
        const again = await VectorFile.open(path, OWNER);
        mustHold(again.file.size >= 2 && again.notice === undefined, 'what was written is read');
      } catch (error) {
        if (!(error instanceof VectorFileError)) throw error;
      }
    };
  },
};

export const indexingTargets: readonly Target[] = [snapshotFile, snapshotData, vectors];
