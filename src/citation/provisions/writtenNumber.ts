import { isBasicUnit, romanOf, romanValue, type Citation, type Path, type PathUnit } from '../../law';
import { rulesOf, SYSTEMS } from '../systems';

/** The article that is an act's only one. */
const ONLY = new RegExp(
  `(?<!\\p{L})(?:${SYSTEMS.flatMap(({ onlyArticle }) => onlyArticle ?? []).join('|')})(?!\\p{L})`,
  'iu',
);
/** The greatest number that is looked for in Roman signs too; constitutions have no more articles that they count so. */
const MOST_ROMAN = 39;
/** The numbers of articles that are counted in Roman signs; "L" alone is a letter. */
const ROMAN = /^(?:[ivx]|[ivxl]{2,7})$/u;

/** A division that is counted in Roman signs, as a citation and an act call it; group 1 is its number without a letter. */
const DIVISION = new RegExp(
  `^(?:${SYSTEMS.flatMap(({ roman }) => roman?.divisions ?? []).join('|')})-([ivxl]{1,7}|\\d{1,3})(?=[a-d]{0,2}$)`,
  'u',
);

/**
 * The ways to read a path by how a citation writes the number of its article, the likeliest first: as a number of the act's
 * own, then as the grammar has it, then in other signs.
 *
 * Assumption: an act that has an article 8.1 means it, not the first paragraph of article 8. Examples: "article 541.1" of
 * the laws of Quebec, "article 22/1" of Belgium; "artículo único" of an act whose only article has that for a number;
 * "Article 2" of a constitution that writes "Article II", and "Order 7", in English. Known failure: an act that has both an article 8.1
 * and paragraphs of article 8 that are cited so.
 */
export function readingsOf({ text, system }: Citation, path: Path): readonly [Path, ...Path[]] {
  const at = path.findIndex(({ kind }) => isBasicUnit(kind));
  if (at < 0) return [path];
  const order = DIVISION.exec(path[0]!.number)?.[1];
  if (order !== undefined) return inOtherOrder(path as [PathUnit, ...PathUnit[]], order);
  const [unit, inner] = path.slice(at) as [PathUnit, ...PathUnit[]];
  const withNumber = (number: string, from: number): Path => [
    ...path.slice(0, at),
    { ...unit, number },
    ...path.slice(at + from),
  ];
  const dotted = inner?.kind === 'paragraph' ? dottedNumber(text, unit, inner) : undefined;
  if (dotted !== undefined) return [withNumber(dotted, 2), path];
  if (unit.kind !== 'article') return [path];
  const only = unit.number === '1' ? ONLY.exec(text)?.[0].toLowerCase() : undefined;
  if (only !== undefined) return [withNumber(only, 1), path];
  const other = rulesOf(system)?.roman?.articles === true ? otherSigns(unit.number) : undefined;
  return other === undefined ? [path] : [path, withNumber(other, 1)];
}

/** "Order 7, rule 11" of an act that writes "ORDER VII". */
function inOtherOrder(path: readonly [PathUnit, ...PathUnit[]], order: string): readonly [Path, ...Path[]] {
  const [outer, ...inner] = path;
  const other = otherSigns(order);
  return other === undefined ? [path] : [path, [{ ...outer, number: outer.number.replace(order, other) }, ...inner]];
}

/** "8.1" and "22/1", where a text writes two numbers so. */
function dottedNumber(text: string, unit: PathUnit, inner: PathUnit): string | undefined {
  const whole = text.toLowerCase();
  return ['.', '/'].map((sign) => `${unit.number}${sign}${inner.number}`).find((number) => whole.includes(number));
}

/** A number in Roman signs where it is in digits, and the other way round; undefined for one that is neither. */
function otherSigns(number: string): string | undefined {
  if (ROMAN.test(number)) return String(romanValue(number));
  return /^[1-9]\d?$/u.test(number) && Number(number) <= MOST_ROMAN ? romanOf(Number(number)) : undefined;
}
