import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { Corpus } from '../../law';

/** What makes two runs the same: the same configuration without a model gives the same report. Plain data. */
export interface RunConfiguration {
  /** That of Proviso. */
  readonly version: string;
  /** Hashes of the files that it reads, by what they are: the data set, recordings. */
  readonly files: Readonly<Record<string, string>>;
  /** See {@link hashOfCorpus}. */
  readonly corpus: string;
  /** Strategy, numbers, stages, models. */
  readonly settings: Readonly<Record<string, unknown>>;
}

/** SHA-256 of a file, in hexadecimal. Rejects where it cannot be read. */
export async function hashOfFile(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/** SHA-256 of the ids and texts of all provisions, in hexadecimal: half a second for the law of a country. */
export function hashOfCorpus(corpus: Corpus): string {
  const hash = createHash('sha256');
  for (let ordinal = 0; ordinal < corpus.size; ordinal += 1) {
    hash.update(`${corpus.id(ordinal)}\n${corpus.text(ordinal)}\n`);
  }
  return hash.digest('hex');
}
