import type { ProvisionId } from '../law';
import type { SecondReading } from './support';

/** A sentence of an answer as one line of JSON has it. */
export interface ClaimLine {
  /** Absent where the line has none. */
  readonly id?: string;
  readonly question?: string;
  readonly sentence: string;
  readonly citations: readonly ProvisionId[];
  readonly lawWords?: readonly string[];
  readonly factWords?: readonly string[];
  readonly secondReading?: SecondReading;
}

/** A field that is not of its shape: what it should be. */
class MisshapenError extends Error {
  override readonly name = 'MisshapenError';
}

type Row = Readonly<Record<string, unknown>>;

/**
 * Reads a line such as `{"id", "question", "sentence", "citations": [id], "law_words": [..], "fact_words": [..],
 * "second_reader": {"carried", "words": [..], "why"}}`; all but `sentence` may be missing or null, other fields are left
 * alone. Gives what is wrong with a line that cannot be read.
 */
export function readClaimLine(line: string): ClaimLine | { readonly problem: string } {
  let row: unknown;
  try {
    row = JSON.parse(line);
  } catch (error) {
    return { problem: `Not JSON: ${(error as Error).message.slice(0, 200)}.` };
  }
  if (!isRow(row)) return { problem: 'Not an object: expected {"id", "question", "sentence", "citations": [id]}.' };
  try {
    return claimOf(row);
  } catch (error) {
    if (!(error instanceof MisshapenError)) throw error;
    return { problem: error.message };
  }
}

function claimOf(row: Row): ClaimLine {
  const sentence = row['sentence'];
  if (typeof sentence !== 'string') throw new MisshapenError('"sentence" is missing, or no string.');
  const id = typeof row['id'] === 'number' ? String(row['id']) : stringOf(row, 'id');
  const question = stringOf(row, 'question');
  const lawWords = stringsOf(row, 'law_words');
  const factWords = stringsOf(row, 'fact_words');
  const secondReading = secondReadingOf(row['second_reader'] ?? undefined);
  return {
    sentence,
    citations: stringsOf(row, 'citations') ?? [],
    ...(id !== undefined && { id }),
    ...(question !== undefined && { question }),
    ...(lawWords && { lawWords }),
    ...(factWords && { factWords }),
    ...(secondReading && { secondReading }),
  };
}

function secondReadingOf(value: unknown): SecondReading | undefined {
  if (value === undefined) return undefined;
  if (!isRow(value) || typeof value['carried'] !== 'boolean')
    throw new MisshapenError('"second_reader" is {"carried": true or false, "words": [..]}.');
  const why = stringOf(value, 'why');
  return { carried: value['carried'], words: stringsOf(value, 'words') ?? [], ...(why !== undefined && { why }) };
}

function stringOf(row: Row, key: string): string | undefined {
  const value = row[key] ?? undefined;
  if (value === undefined || typeof value === 'string') return value;
  throw new MisshapenError(`"${key}" is no string.`);
}

function stringsOf(row: Row, key: string): readonly string[] | undefined {
  const value = row[key] ?? undefined;
  if (value === undefined) return undefined;
  if (Array.isArray(value) && value.every((item) => typeof item === 'string')) return value;
  throw new MisshapenError(`"${key}" is no list of strings.`);
}

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);
