import { constants } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { makeFolder, temporaryOf } from '../../files';
import { sharedColumn } from '../../law';
import { rest, Turns } from '../../turns';

/**
 * An index on disk: one file of typed arrays that are read back as views, without parsing.
 *
 *   "PROVISO\0" | version u32 | header length u32 | header crc32 u32 | padding u32 | header (JSON lines) | sections
 *
 * The header's first line lists the sections (name, element type, offset, byte length, crc32); each line after it carries
 * small data (acts, files, problems) under its name. Sections start at multiples of 8. Numbers are little-endian. A file of
 * another version, a torn or a changed one does not load: it is rebuilt, never guessed at.
 */
export const SNAPSHOT_VERSION = 17;

export const SNAPSHOT_FILE = 'index.proviso';

const MAGIC = Buffer.from('PROVISO\0', 'latin1');
const PREFIX_LENGTH = 24;
const LARGEST_HEADER = 256 * 1024 * 1024;

const ELEMENT_TYPES = { Uint8Array, Int32Array, Uint32Array, Float32Array } as const;
type ElementType = keyof typeof ELEMENT_TYPES;
export type Section = Uint8Array | Int32Array | Uint32Array | Float32Array;

interface SectionEntry {
  readonly name: string;
  readonly type: ElementType;
  readonly offset: number;
  readonly bytes: number;
  readonly crc: number;
}

/** Small data by name, each as JSON has it. */
export type Meta = Readonly<Record<string, unknown>>;

export interface Snapshot {
  readonly meta: Meta;
  readonly sections: ReadonlyMap<string, Section>;
}

export interface SavedSnapshot extends Snapshot {
  /** The size of the file. */
  readonly bytes: number;
}

/** Why a snapshot cannot be used; the message completes "The index is rebuilt: ...". */
export class SnapshotError extends Error {
  override readonly name = 'SnapshotError';
}

const align = (offset: number): number => Math.ceil(offset / 8) * 8;

function typeOf(section: Section): ElementType {
  const name = Object.entries(ELEMENT_TYPES).find(([, type]) => section instanceof type)?.[0];
  return name as ElementType;
}

const bytesOf = (section: Section): Uint8Array =>
  new Uint8Array(section.buffer, section.byteOffset, section.byteLength);

/** Writes a snapshot under a temporary name, flushes it, and renames it into place. Resolves to its size in bytes. */
export async function writeSnapshot(directory: string, { meta, sections }: Snapshot): Promise<number> {
  const target = join(directory, SNAPSHOT_FILE);
  const temporary = temporaryOf(target);
  await makeFolder(directory);
  let length = 0;
  const entries: SectionEntry[] = [...sections].map(([name, section]) => {
    const offset = align(length);
    length = offset + section.byteLength;
    return { name, type: typeOf(section), offset, bytes: section.byteLength, crc: crc32(bytesOf(section)) };
  });
  const lines = [entries, ...smallData(meta)].map((line) => JSON.stringify(line));
  const header = Buffer.from(lines.join('\n'), 'utf8');
  const prefix = Buffer.alloc(PREFIX_LENGTH);
  MAGIC.copy(prefix);
  prefix.writeUInt32LE(SNAPSHOT_VERSION, 8);
  prefix.writeUInt32LE(header.length, 12);
  prefix.writeUInt32LE(crc32(header), 16);
  const body = align(PREFIX_LENGTH + header.length);
  try {
    const file = await open(temporary, 'wx');
    try {
      await file.write(prefix, 0, prefix.length, 0);
      await file.write(header, 0, header.length, PREFIX_LENGTH);
      for (const [at, section] of [...sections.values()].entries()) {
        await writeAll(file, bytesOf(section), body + entries[at]!.offset);
      }
      // An empty section at the end is written nowhere, and begins where alignment puts it.
      await file.truncate(body + length);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(temporary, target);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  return body + length;
}

/** Items of a list on one line: one line is parsed without a stop. */
const LIST_PIECE = 500;

/** The lines of small data, long lists in pieces. */
function* smallData(meta: Meta): Generator<[name: string, value: unknown]> {
  for (const [name, value] of Object.entries(meta)) {
    if (!Array.isArray(value) || value.length <= LIST_PIECE) yield [name, value];
    else for (let at = 0; at < value.length; at += LIST_PIECE) yield [name, value.slice(at, at + LIST_PIECE)];
  }
}

type FileHandle = Awaited<ReturnType<typeof open>>;

/** One system call moves at most 2 GiB. */
const LARGEST_TRANSFER = 1 << 30;

async function writeAll(file: FileHandle, bytes: Uint8Array, position: number): Promise<void> {
  for (let done = 0; done < bytes.length;) {
    const { bytesWritten } = await file.write(
      bytes,
      done,
      Math.min(LARGEST_TRANSFER, bytes.length - done),
      position + done,
    );
    done += bytesWritten;
  }
}

/** Fills a buffer from a place in the file. */
async function readInto(file: FileHandle, bytes: Uint8Array, position: number): Promise<void> {
  for (let done = 0; done < bytes.length;) {
    const { bytesRead } = await file.read(bytes, done, bytes.length - done, position + done);
    if (bytesRead === 0) throw new SnapshotError('the index file is shorter than it says');
    done += bytesRead;
  }
}

async function readAll(file: FileHandle, length: number, position: number): Promise<Buffer> {
  const bytes = Buffer.allocUnsafeSlow(length);
  await readInto(file, bytes, position);
  return bytes;
}

/** Resolves to undefined where there is no snapshot. Rejects with {@link SnapshotError} for one that cannot be used. */
export async function readSnapshot(directory: string): Promise<SavedSnapshot | undefined> {
  let file: FileHandle | undefined;
  try {
    file = await open(join(directory, SNAPSHOT_FILE), constants.O_RDONLY | constants.O_NONBLOCK);
    return await readSections(file);
  } catch (error) {
    if (error instanceof SnapshotError) throw error;
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return undefined;
    throw new SnapshotError(`the index file cannot be read (${message})`);
  } finally {
    await file?.close();
  }
}

async function readSections(file: FileHandle): Promise<SavedSnapshot> {
  const found = await file.stat();
  if (!found.isFile()) throw new SnapshotError('the index file is no file');
  const prefix = await readAll(file, PREFIX_LENGTH, 0);
  if (!prefix.subarray(0, MAGIC.length).equals(MAGIC)) throw new SnapshotError('the index file is of another kind');
  const version = prefix.readUInt32LE(8);
  if (version !== SNAPSHOT_VERSION) {
    throw new SnapshotError(`the index file has format ${version}, this version reads ${SNAPSHOT_VERSION}`);
  }
  const length = prefix.readUInt32LE(12);
  if (length > Math.min(LARGEST_HEADER, found.size))
    throw new SnapshotError('the index file is damaged (header length)');
  const header = await readAll(file, length, PREFIX_LENGTH);
  if (crc32(header) !== prefix.readUInt32LE(16)) throw new SnapshotError('the index file is damaged (header checksum)');
  const turns = new Turns(TURN_MS);
  const { meta, entries } = await readHeader(header, turns);
  await turns.pass();
  const body = align(PREFIX_LENGTH + length);
  requirePlaces(entries, found.size - body);
  // Shared memory is not counted against the heap: a hundred megabytes at once would have the collector stop the thread.
  const buffers = entries.map(({ bytes }) => Buffer.from(sharedColumn(Uint8Array, bytes).buffer));
  const sums = await readBuffers(
    file,
    buffers,
    entries.map(({ offset }) => body + offset),
    turns,
  );
  const sections = new Map<string, Section>();
  for (const [at, { name, type, crc }] of entries.entries()) {
    if (sums[at] !== crc) throw new SnapshotError(`the index file is damaged (checksum of ${name})`);
    sections.set(name, new ELEMENT_TYPES[type](buffers[at]!.buffer));
  }
  return { meta, sections, bytes: found.size };
}

/** Sections follow each other inside the file: none is read twice, so that no list of them asks for more than the file holds. */
function requirePlaces(entries: readonly SectionEntry[], size: number): void {
  let end = 0;
  for (const { offset, bytes } of entries) {
    if (offset < end) throw new SnapshotError('the index file is damaged (places of sections)');
    end = offset + bytes;
    if (end > size) throw new SnapshotError('the index file is shorter than it says');
  }
}

/** Bytes read in one piece, and pieces under way at once: the disk is busy while this thread takes checksums. */
const PIECE = 4 << 20;
const PIECES = 8;

/** How long the thread works before it lets other work in, in milliseconds. */
const TURN_MS = 10;

/** Fills buffers from their places in the file; resolves to the checksum of each. */
async function readBuffers(
  file: FileHandle,
  buffers: readonly Buffer[],
  places: readonly number[],
  turns: Turns,
): Promise<readonly number[]> {
  const sums = buffers.map(() => 0);
  const pieces = buffers.flatMap((buffer, section) =>
    Array.from({ length: Math.ceil(buffer.length / PIECE) }, (_, at) => ({ section, start: at * PIECE })),
  );
  const read = async ({ section, start }: (typeof pieces)[number]): Promise<Buffer> => {
    const piece = buffers[section]!.subarray(start, start + PIECE);
    await readInto(file, piece, places[section]! + start);
    return piece;
  };
  const underWay: Promise<Buffer>[] = [];
  for (let next = 0, done = 0; done < pieces.length; done += 1) {
    for (; next < Math.min(pieces.length, done + PIECES); next += 1) {
      const piece = read(pieces[next]!);
      // One that fails behind another that failed is not waited for.
      piece.catch(() => undefined);
      underWay.push(piece);
    }
    const { section } = pieces[done]!;
    sums[section] = crc32(await underWay[done]!, sums[section]);
    await rest(turns);
  }
  return sums;
}

/** The lines of a header of the right shape, parsed in turns; one with the right checksum may still come from another program. */
async function readHeader(header: Buffer, turns: Turns): Promise<{ meta: Meta; entries: SectionEntry[] }> {
  const meta = new Map<string, unknown>();
  let entries: unknown;
  for (let start = 0; start < header.length;) {
    const found = header.indexOf('\n', start);
    const end = found < 0 ? header.length : found;
    const line: unknown = JSON.parse(header.toString('utf8', start, end));
    if (start === 0) entries = line;
    else if (isNamed(line)) addTo(meta, line);
    else throw new SnapshotError('the index file is damaged (small data)');
    start = end + 1;
    await rest(turns);
  }
  if (!Array.isArray(entries) || !entries.every(isSectionEntry)) {
    throw new SnapshotError('the index file is damaged (list of sections)');
  }
  return { meta: Object.fromEntries(meta), entries };
}

function addTo(meta: Map<string, unknown>, [name, value]: readonly [name: string, value: unknown]): void {
  const known = meta.get(name);
  if (Array.isArray(known) && Array.isArray(value)) for (const item of value) known.push(item);
  else meta.set(name, value);
}

const isNamed = (line: unknown): line is [name: string, value: unknown] =>
  Array.isArray(line) && line.length === 2 && typeof line[0] === 'string';

function isSectionEntry(entry: unknown): entry is SectionEntry {
  const { name, type, offset, bytes, crc } = (entry ?? {}) as Partial<Record<keyof SectionEntry, unknown>>;
  return (
    typeof name === 'string' &&
    typeof type === 'string' &&
    Object.hasOwn(ELEMENT_TYPES, type) &&
    [offset, bytes, crc].every((number) => Number.isSafeInteger(number) && (number as number) >= 0) &&
    (bytes as number) % ELEMENT_TYPES[type as ElementType].BYTES_PER_ELEMENT === 0
  );
}
