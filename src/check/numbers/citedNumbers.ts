import type { Citation } from '../../law';
import type { TextSpan } from '../../text';
import type { Edit } from '../finding';
import { writtenNumbers, type WrittenNumber } from './writtenNumbers';

/** Where a citation may write the number of one of its units. */
export interface NumberPlaces {
  /** Where all units of the path are written in its order: the one that is this unit's. */
  readonly certain: WrittenNumber | undefined;
  /** All numbers that are the same. */
  readonly alike: readonly WrittenNumber[];
}

/** The numbers of a citation's text that are no part of its act's name; offsets are those of its text. */
export function numbersOf(citation: Citation): WrittenNumber[] {
  const name = nameIn(citation);
  return writtenNumbers(citation.text, citation.system).filter(
    ({ start, end }) => name === undefined || end <= name.start || start >= name.end,
  );
}

/** Where a citation writes the name of its act; offsets are those of its text. Undefined where it does not. */
export function nameIn({ text, act }: Citation): TextSpan | undefined {
  if (act.kind !== 'named' && act.kind !== 'defined') return undefined;
  const start = text.startsWith(act.name) ? 0 : text.lastIndexOf(act.name);
  return start < 0 ? undefined : { start, end: start + act.name.length };
}

/** Where a citation's text, whose numbers are given, may write that of the unit at a depth of its path. */
export function candidates({ path }: Citation, numbers: readonly WrittenNumber[], depth: number): NumberPlaces {
  const row: WrittenNumber[] = [];
  for (const written of numbers) if (written.says.includes(path[row.length]?.number ?? '')) row.push(written);
  const alike = numbers.filter(({ says }) => says.includes(path[depth]!.number));
  return { certain: row.length === path.length ? row[depth] : undefined, alike };
}

/** The change of a number, without the end that stays as it is: of 제5조의2 the 5 alone. */
export function editOf(written: WrittenNumber, number: string, offset: number, text: string): Edit {
  const old = text.slice(written.start, written.end);
  const whole = written.as(number);
  let same = 0;
  while (same < Math.min(old.length, whole.length) && old.at(-1 - same) === whole.at(-1 - same)) same += 1;
  while (same > 0 && (isCut(old, same) || isCut(whole, same))) same -= 1;
  const start = written.start + offset;
  return { start, end: start + old.length - same, newText: whole.slice(0, whole.length - same) };
}

/** Whether cutting off so many characters at the end would cut a run of digits, or part it from its letter. */
const isCut = (text: string, length: number): boolean =>
  /[\p{Script=Latin}\p{N}]/u.test(text.at(-length) ?? '') &&
  /[\p{Script=Latin}\p{N}]/u.test(text.at(-length - 1) ?? '');
