import type { Act, Problem, Validity } from '../../law';
import { SnapshotError } from './snapshot';

/*
 * The small data of a snapshot, likewise: an act without a title, or a problem that is none, would fail in the middle of an
 * answer, where nobody can tell why.
 */

/** Entries looked at between two yields. */
const STEP = 5_000;

/** A record of which nothing is known. */
type Unknown<Of> = Partial<Record<keyof Of, unknown>>;

export function* checkData(data: {
  readonly acts: readonly unknown[];
  readonly files: readonly unknown[];
  readonly problems: readonly unknown[];
}): Generator<void> {
  yield* requireEach(data.acts, isAct, 'acts');
  yield* requireEach(data.files, isString, 'files');
  yield* requireEach(data.problems, isProblem, 'problems');
}

function* requireEach(entries: readonly unknown[], holds: (entry: unknown) => boolean, name: string): Generator<void> {
  for (let at = 0; at < entries.length; at += STEP) {
    if (!entries.slice(at, at + STEP).every(holds)) throw new SnapshotError(`the index file is damaged (${name})`);
    yield;
  }
}

function isAct(entry: unknown): boolean {
  if (!isRecord(entry)) return false;
  const { key, title, abbreviation, language, file, aliases, citedAs, years, validity } = entry as Unknown<Act>;
  return (
    [key, title, abbreviation, language, file].every(isString) &&
    /^[^/]+$/u.test(key as string) &&
    isListOf(aliases, isString) &&
    (citedAs === undefined || isListOf(citedAs, isString)) &&
    (years === undefined || isListOf(years, Number.isSafeInteger)) &&
    (validity === undefined || isValidity(validity))
  );
}

function isValidity(entry: unknown): boolean {
  if (!isRecord(entry)) return false;
  const { from, until } = entry as Unknown<Validity>;
  return [from, until].every((day) => day === undefined || isString(day));
}

function isProblem(entry: unknown): boolean {
  if (!isRecord(entry)) return false;
  const { file, line, severity, message } = entry as Unknown<Problem>;
  return [file, message, severity].every(isString) && Number.isSafeInteger(line);
}

const isString = (value: unknown): boolean => typeof value === 'string';
const isRecord = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isListOf = (value: unknown, holds: (item: unknown) => boolean): boolean =>
  Array.isArray(value) && value.every(holds);
