import { formatEId, type Path } from '../../law';
import { unitElements } from '../../readers';
import { partsOf, type Edit } from '../../check';
import { numberChange, numberWay } from './elementNumbers';
import { newElement } from './newElement';
import { newLines } from './newLines';
import type { NewProvision } from './newProvision';
import type { LinedText, ReadProvision } from './numbersAt';
import { newRecord } from './newRecord';
import { placeholdersIn } from '../writing';

/** How many provisions are tried as a model for a new one's element. */
const MOST_MODELS = 3;
/** So many provisions are looked at for models. */
const NEAR = 20;

/** The ways to put a new provision in, the likelier first: as the file's format writes the one it comes before. */
export function insertions(text: LinedText, wanted: NewProvision): Edit[] {
  const { source, lines } = text;
  const start = lines.offsetAt(wanted.provisions[wanted.at]!.range.start);
  if (source[start] === '<') return insertedElements(text, wanted, start);
  const edit = source[start] === '{' ? insertedRecord(text, wanted, start) : newLines(text, wanted);
  return edit === undefined ? [] : [edit];
}

/**
 * An element of the shape of the next provision's; or, where that does not do, of a near one's whose number has as many
 * parts: 제2조의2 is written with an element that 제3조 has not.
 */
function insertedElements(text: LinedText, wanted: NewProvision, start: number): Edit[] {
  const { source, lines } = text;
  const { number, language } = wanted;
  const models = modelsOf(text, wanted).map((provision) => ({
    provision,
    start: lines.offsetAt(provision.range.start),
  }));
  const read = unitElements(source, new Set([start, ...models.map((model) => model.start)]));
  const next = read?.units.get(start);
  if (next === undefined) return [];
  const place = next.whole.tag.start;
  const space = /\n[^\S\n]*$/u.exec(source.slice(Math.max(0, place - 200), place))?.[0] ?? '';
  return models.flatMap((model): Edit[] => {
    const unit = read!.units.get(model.start);
    if (unit === undefined) return [];
    const change = numberChange(model.provision, number, language, read!);
    const way = numberWay(source, unit.element, change);
    if (way === undefined) return [];
    const copying = { ...change, way, placeholders: placeholdersIn(language), isTextInside: false };
    const copy = newElement(source, unit, copying);
    const hasText = copy.includes(copying.placeholders.text);
    const copies = hasText ? [copy] : [newElement(source, unit, { ...copying, isTextInside: true }), copy];
    return copies.map((one) => ({ start: place, end: place, newText: `${one}${space}` }));
  });
}

/**
 * The provision itself, and those counted with it whose numbers are built as the new one is, the nearest first; what is
 * repealed comes last. One element for several provisions (§§ 3 bis 6) is a model for none.
 */
function modelsOf({ lines }: LinedText, { at, number, provisions }: NewProvision): ReadProvision[] {
  const next = provisions[at]!;
  const holder = (path: Path): string => formatEId(path.slice(0, -1));
  const starts = provisions.map(({ range }) => lines.offsetAt(range.start));
  const isAlone = (other: number): boolean => starts.indexOf(starts[other]!) === starts.lastIndexOf(starts[other]!);
  const near = provisions
    .map((provision, other) => ({ provision, other, distance: Math.abs(other - at) }))
    .filter(({ provision: { path }, distance }) => {
      const { kind, number: own } = path.at(-1)!;
      const isCounted = kind === next.path.at(-1)!.kind && holder(path) === holder(next.path);
      return distance === 0 || (isCounted && partsOf(own).length === partsOf(number).length);
    })
    .sort((one, other) => one.distance - other.distance)
    .slice(0, NEAR)
    .filter(({ other }) => isAlone(other));
  const isRepealed = ({ provision }: (typeof near)[number]): number => Number(provision.status === 'repealed');
  const models = near.sort((one, other) => isRepealed(one) - isRepealed(other)).slice(0, MOST_MODELS);
  return models.map(({ provision }) => provision);
}

function insertedRecord({ source }: LinedText, wanted: NewProvision, start: number): Edit | undefined {
  const lineEnd = source.indexOf('\n', start);
  const end = lineEnd < 0 ? source.length : lineEnd;
  const line = source.slice(start, end).trimEnd();
  const others = `${source.slice(0, start)}${source.slice(end)}`;
  const record = newRecord(line, others, wanted.provisions[wanted.at]!, wanted);
  const newLine = source.includes('\r\n') ? '\r\n' : '\n';
  return record === undefined ? undefined : { start, end: start, newText: `${record}${newLine}` };
}
