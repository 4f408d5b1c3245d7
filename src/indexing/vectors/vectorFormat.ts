import * as l10n from '@vscode/l10n';
import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { QuantisedVector } from '../../search';

/**
 * A file of vectors, numbers little-endian:
 *
 *   "PROVECT\0" | version u32 | dimensions u32 | SHA-256 of the model's fingerprint | crc32 of all before, u32 | batches
 *
 * A batch is `rows u32 | crc32 u32 | keys (16 bytes each) | scales (f32 each) | values (int8, dimensions each)`; its
 * checksum covers the number of rows and all that follows.
 */
export const VECTOR_FILE_VERSION = 1;

export const KEY_LENGTH = 16;
export const HEADER_LENGTH = 52;
export const BATCH_HEADER_LENGTH = 8;

const MAGIC = Buffer.from('PROVECT\0', 'latin1');
const FINGERPRINT_AT = 16;
const CHECKSUM_AT = 48;

/** Keeps a damaged number of rows from asking for memory without bound. */
const MOST_ROWS = 65_536;

/** The model whose vectors a file holds. */
export interface VectorOwner {
  readonly fingerprint: string;
  readonly dimensions: number;
}

export interface VectorBatch {
  /** 16 characters each, one a byte. */
  readonly keys: readonly string[];
  /** As many as there are keys. */
  readonly rows: readonly QuantisedVector[];
}

export interface BatchHeader {
  readonly rows: number;
  readonly checksum: number;
}

/** Bytes of a batch after its header. */
export const batchLength = (rows: number, dimensions: number): number => rows * (KEY_LENGTH + 4 + dimensions);

export function encodeHeader({ fingerprint, dimensions }: VectorOwner): Buffer {
  const header = Buffer.alloc(HEADER_LENGTH);
  MAGIC.copy(header);
  header.writeUInt32LE(VECTOR_FILE_VERSION, 8);
  header.writeUInt32LE(dimensions, 12);
  createHash('sha256').update(fingerprint, 'utf8').digest().copy(header, FINGERPRINT_AT);
  header.writeUInt32LE(crc32(header.subarray(0, CHECKSUM_AT)), CHECKSUM_AT);
  return header;
}

/** Why a file with this header is not of this model and version; undefined where it is. */
export function headerProblem(header: Buffer, owner: VectorOwner): string | undefined {
  if (header.length < HEADER_LENGTH || !header.subarray(0, MAGIC.length).equals(MAGIC)) {
    return l10n.t('the vector file is of another kind');
  }
  const version = header.readUInt32LE(8);
  if (version !== VECTOR_FILE_VERSION) {
    return l10n.t('the vector file has format {0}, this version reads {1}', version, VECTOR_FILE_VERSION);
  }
  if (header.readUInt32LE(CHECKSUM_AT) !== crc32(header.subarray(0, CHECKSUM_AT)))
    return l10n.t('the vector file is damaged');
  return header.equals(encodeHeader(owner)) ? undefined : l10n.t('the vector file is of another model');
}

/** Undefined where no batch begins so. */
export function readBatchHeader(bytes: Buffer): BatchHeader | undefined {
  if (bytes.length < BATCH_HEADER_LENGTH) return undefined;
  const rows = bytes.readUInt32LE(0);
  return rows === 0 || rows > MOST_ROWS ? undefined : { rows, checksum: bytes.readUInt32LE(4) };
}

/** A batch with its header. Throws RangeError for one of no rows or too many. */
export function encodeBatch({ keys, rows }: VectorBatch, dimensions: number): Buffer {
  if (keys.length === 0 || keys.length > MOST_ROWS) throw new RangeError(`A batch of ${keys.length} rows.`);
  const bytes = Buffer.alloc(BATCH_HEADER_LENGTH + batchLength(keys.length, dimensions));
  const scales = BATCH_HEADER_LENGTH + keys.length * KEY_LENGTH;
  const values = scales + keys.length * 4;
  bytes.writeUInt32LE(keys.length, 0);
  for (const [row, key] of keys.entries()) {
    bytes.write(key, BATCH_HEADER_LENGTH + row * KEY_LENGTH, KEY_LENGTH, 'latin1');
    bytes.writeFloatLE(rows[row]!.scale, scales + row * 4);
    bytes.set(
      new Uint8Array(rows[row]!.values.buffer, rows[row]!.values.byteOffset, dimensions),
      values + row * dimensions,
    );
  }
  bytes.writeUInt32LE(checksumOf(keys.length, bytes.subarray(BATCH_HEADER_LENGTH)), 4);
  return bytes;
}

/** Undefined where the checksum is not the batch's. The rows are views into `body`. */
export function decodeBatch(
  { rows, checksum }: BatchHeader,
  body: Buffer,
  dimensions: number,
): VectorBatch | undefined {
  if (body.length !== batchLength(rows, dimensions) || checksumOf(rows, body) !== checksum) return undefined;
  const scales = rows * KEY_LENGTH;
  const values = body.byteOffset + scales + rows * 4;
  return {
    keys: Array.from({ length: rows }, (_, row) => body.toString('latin1', row * KEY_LENGTH, (row + 1) * KEY_LENGTH)),
    rows: Array.from({ length: rows }, (_, row) => ({
      scale: body.readFloatLE(scales + row * 4),
      values: new Int8Array(body.buffer, values + row * dimensions, dimensions),
    })),
  };
}

function checksumOf(rows: number, body: Buffer): number {
  const count = Buffer.alloc(4);
  count.writeUInt32LE(rows);
  return crc32(body, crc32(count));
}
