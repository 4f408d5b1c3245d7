import type { Provision, UnitKind } from '../../law';
import { writtenNumbers, type LineTable, type WrittenNumber } from '../../check';

/** What is told of a provision that is read again. */
export type ReadProvision = Pick<Provision, 'path' | 'range' | 'heading' | 'text' | 'status'>;

/** A text with its lines. */
export interface LinedText {
  readonly source: string;
  readonly lines: LineTable;
}

/** How far behind a provision's beginning its number may stand, in UTF-16 code units: XML has attributes in front. */
const LEAD = 600;

/** The places where a provision's own number may stand, the likeliest first. */
export function numbersAt(
  { source, lines }: LinedText,
  provisions: readonly Pick<Provision, 'path' | 'range'>[],
  at: number,
  language: string,
): WrittenNumber[] {
  const { path, range } = provisions[at]!;
  const { kind, number } = path.at(-1)!;
  const start = lines.offsetAt(range.start);
  const lead = withoutTags(source.slice(start, leadEnd(source, start)));
  const alike = writtenNumbers(lead, language).filter(({ says }) => says.includes(number));
  // A paragraph may stand on the line of its article: 제3조(신청) ① ...
  const ordered = isInner(kind) ? alike.sort((one, other) => Number(other.isEnclosed) - Number(one.isEnclosed)) : alike;
  return ordered.map((written) => ({ ...written, start: written.start + start, end: written.end + start }));
}

/** Of XML what is printed: numbers in attributes are ids, for the most part. */
const withoutTags = (lead: string): string =>
  lead.startsWith('<') ? lead.replace(/<(?!!)[^<>]*>?/gu, (tag) => ' '.repeat(tag.length)) : lead;

export const isInner = (kind: UnitKind): boolean => kind === 'paragraph' || kind === 'subparagraph';

/** Where a provision's number stands at the latest: on its first line, or among the tags that begin it. */
function leadEnd(source: string, start: number): number {
  const lineEnd = source.indexOf('\n', start);
  const end = source[start] === '<' || lineEnd < 0 ? source.length : lineEnd;
  return Math.min(end, start + LEAD);
}
