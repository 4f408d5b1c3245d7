import { formatEId, type Path, type Provision, type UnitKind } from '../../law';
import type { Edit } from '../finding';
import { LineTable } from '../lineTable';
import { RenumberError } from './plan';
import { editOf } from './citedNumbers';
import { withEdits } from './rewriteBlock';
import { writtenNumbers, type WrittenNumber } from './writtenNumbers';

/** The provisions of a statute's text, one list an act, as a reader finds them; paths and ranges are what counts. */
export type ReadProvisions = (source: string) => readonly (readonly Pick<Provision, 'path' | 'range' | 'heading'>[])[];

/** An act's provisions in a text, and what is to become of them. */
export interface StatuteChange {
  /** Which of the text's acts it is. */
  readonly act: number;
  /** eId -> the new number of its last unit. */
  readonly moves: ReadonlyMap<string, string>;
  /** A new provision, before the one with this eId. */
  readonly inserted?: { readonly before: string; readonly number: string };
  readonly language: string;
}

/** A text with its lines. */
export interface LinedText {
  readonly source: string;
  readonly lines: LineTable;
}

/** How far behind a provision's beginning its number may stand, in UTF-16 code units: XML has attributes in front. */
const LEAD = 600;
/** How many numbers at a provision's beginning are tried. */
const MOST_TRIES = 8;

/**
 * The changes of a statute's text that give its provisions other numbers and put a new one in. The text with the
 * changes is read again: it must hold the same provisions, under the new numbers, and nothing else.
 *
 * @throws RenumberError where no change of a number at a provision's beginning does that
 */
export function statuteEdits(source: string, read: ReadProvisions, change: StatuteChange): readonly Edit[] {
  const before = read(source);
  const text = { source, lines: new LineTable(source) };
  const own = before[change.act] ?? [];
  const wanted = before.map((provisions, act) =>
    expected(provisions, act === change.act ? change : undefined).join('\n'),
  );
  const added = change.inserted === undefined ? [] : [insertionOf(text, own, change, change.inserted)];
  const numbers = own.flatMap((provision, at) => {
    const number = change.moves.get(formatEId(provision.path));
    return number === undefined ? [] : [{ number, written: numbersAt(text, own, at, change.language) }];
  });
  if (numbers.length < change.moves.size) {
    throw new RenumberError('The act has changed since it was indexed. Save it, and try again in a moment.');
  }
  for (let way = 0; way < MOST_TRIES; way += 1) {
    const changed = numbers.map(({ number, written }) => {
      const chosen = written[Math.min(way, written.length - 1)];
      return chosen && editOf(chosen, number, 0, source);
    });
    const edits = [...changed.filter((edit) => edit !== undefined), ...added].sort(
      (one, other) => one.start - other.start || one.end - other.end,
    );
    const isDisjoint = edits.every(({ start }, at) => at === 0 || edits[at - 1]!.end <= start);
    if (!isDisjoint) continue;
    const after = read(withEdits(source, edits)).map((provisions) => expected(provisions).join('\n'));
    if (after.length === wanted.length && after.every((ids, act) => ids === wanted[act])) return edits;
  }
  if (change.inserted !== undefined) {
    throw new RenumberError(
      'A new provision cannot be put in here as this file is laid out. Write it by hand, then renumber.',
    );
  }
  throw new RenumberError(
    'The number does not stand alone at the beginning of its provision in this file, so that it cannot be changed there. Change the file by hand.',
  );
}

/** The eIds of an act's provisions once the change is made. */
function expected(provisions: ReturnType<ReadProvisions>[number], change?: StatuteChange): string[] {
  return provisions.flatMap(({ path }) => {
    const eId = formatEId(path);
    if (change === undefined) return [eId];
    const renumbered = formatEId(path.map((unit, at) => ({ ...unit, number: movedNumber(path, at, change) })));
    if (change.inserted?.before !== eId) return [renumbered];
    const { kind } = path.at(-1)!;
    const above = path.slice(0, -1).map((unit, at) => ({ ...unit, number: movedNumber(path, at, change) }));
    return [formatEId([...above, { kind, number: change.inserted.number }]), renumbered];
  });
}

const movedNumber = (path: Path, at: number, { moves }: StatuteChange): string =>
  moves.get(formatEId(path.slice(0, at + 1))) ?? path[at]!.number;

/** The places where a provision's own number may stand, the likeliest first. */
export function numbersAt(
  { source, lines }: LinedText,
  provisions: ReturnType<ReadProvisions>[number],
  at: number,
  language: string,
): WrittenNumber[] {
  const { path, range } = provisions[at]!;
  const { kind, number } = path.at(-1)!;
  const start = lines.offsetAt(range.start);
  const lead = source.slice(start, leadEnd(source, start));
  const alike = writtenNumbers(lead, language).filter(({ says }) => says.includes(number));
  // A paragraph may stand on the line of its article: 제3조(신청) ① ...
  const ordered = isInner(kind) ? alike.sort((one, other) => Number(other.isEnclosed) - Number(one.isEnclosed)) : alike;
  return ordered.map((written) => ({ ...written, start: written.start + start, end: written.end + start }));
}

const isInner = (kind: UnitKind): boolean => kind === 'paragraph' || kind === 'subparagraph';

/** Where a provision's number stands at the latest: on its first line, or among the tags that begin it. */
function leadEnd(source: string, start: number): number {
  const lineEnd = source.indexOf('\n', start);
  const end = source[start] === '<' || lineEnd < 0 ? source.length : lineEnd;
  return Math.min(end, start + LEAD);
}

const PLACEHOLDERS: Readonly<Record<string, readonly [heading: string, text: string]>> = {
  ko: ['제목', '본문'],
  de: ['Überschrift', 'Text'],
  en: ['Heading', 'Text'],
};

/** The beginning of the provision that it comes before, with its own number, and placeholders for heading and text. */
function insertionOf(
  text: LinedText,
  provisions: ReturnType<ReadProvisions>[number],
  change: StatuteChange,
  { before, number }: NonNullable<StatuteChange['inserted']>,
): Edit {
  const at = provisions.findIndex(({ path }) => formatEId(path) === before);
  const provision = provisions[at];
  const written = provision && numbersAt(text, provisions, at, change.language)[0];
  const { source, lines } = text;
  if (written === undefined || /[<{]/u.test(source[lines.offsetAt(provision!.range.start)] ?? '')) {
    throw new RenumberError('A provision cannot be put into a file of this format. Write it by hand, then renumber.');
  }
  const [heading, words] = PLACEHOLDERS[change.language] ?? PLACEHOLDERS['en']!;
  const { start, mark } = beginningOf(text, provision!, written, heading);
  const renamed = `${mark.slice(0, written.start - start)}${written.as(number)}${mark.slice(written.end - start)}`;
  const line = source.slice(source.lastIndexOf('\n', start - 1) + 1, start);
  const isApart = /\n[ \t]*\r?\n$/u.test(source.slice(Math.max(0, start - 200), start));
  const newLine = source.includes('\r\n') ? '\r\n' : '\n';
  const isHeading = isApart && !isInner(provision!.path.at(-1)!.kind);
  const body = isHeading ? `${renamed.trimEnd()}${newLine.repeat(2)}[${words}]` : `${renamed.trimEnd()} [${words}]`;
  return { start, end: start, newText: `${body}${newLine.repeat(isApart && line === '' ? 2 : 1)}` };
}

/** What a provision begins with, down to its number and its heading, which gives way to a placeholder. */
function beginningOf(
  { source, lines }: LinedText,
  { heading, range }: Pick<Provision, 'range' | 'heading'>,
  written: WrittenNumber,
  placeholder: string,
): { start: number; mark: string } {
  const lineStart = lines.offsetAt(range.start);
  // What stands in front of a mark on the same line is another provision's: 제3조(신청) ① ...
  const isInside = written.isEnclosed && source.slice(lineStart, written.start).trim().length > 1;
  const bracket = /[(（]/u.test(source[written.start - 1] ?? '') ? 1 : 0;
  const start = isInside ? written.start - bracket : lineStart;
  const lineEnd = /\r?\n|$/u.exec(source.slice(start))!.index + start;
  const at = heading === '' ? -1 : source.slice(written.end, lineEnd).indexOf(heading);
  if (at >= 0) {
    const from = written.end + at;
    const closed = /^[)）\]]/u.exec(source.slice(from + heading.length))?.[0] ?? '';
    return { start, mark: `${source.slice(start, from)}[${placeholder}]${closed}` };
  }
  const closing = /^(?:조|항|호)?[)）.]?(?:[—–-](?=[(（]))?/u.exec(source.slice(written.end, lineEnd))![0];
  return { start, mark: source.slice(start, written.end + closing.length) };
}
