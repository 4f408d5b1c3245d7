import { slug } from '../../text';
import { isBasicUnit, normaliseNumber, type PathUnit, type UnitKind } from '../../law';

const NUMBER = /^\d{1,4}[A-Z]{0,3}$/u;
const BRACKETED = /^\(([A-Za-z\d]{1,6})\)$/u;
const DIVISION = /^(part|chapter|title|book)\s+(\d{1,4}[A-Z]{0,3}|[IVXLC]{1,8})$/iu;
const SECTION = /^section\s+(\d{1,4}[A-Z]{0,3}|[IVXLC]{1,8})$/iu;
const ANNEX = /^(?:app|appendix|annex|schedule)\s*(\d{1,4}[A-Z]{0,2}|[A-Z])?:?$/iu;
const ANNEX_NUMBER = /^[A-Z]\d{1,4}$/u;
const GUIDANCE = /^guidance(?!\p{L}|s)\s*(.*)$/iu;
const DIVISION_KINDS: Readonly<Record<string, UnitKind>> = {
  part: 'part',
  chapter: 'chapter',
  title: 'title',
  book: 'book',
};
/** The kinds that bracketed and lettered numbers take, one below the other. */
const BELOW: readonly UnitKind[] = ['paragraph', 'subparagraph', 'point', 'item'];

/**
 * The components of a passage id, outermost first: `Part 2.Chapter 3.15.(2)` is [Part 2] [Chapter 3] [15] [(2)],
 * `7.2.1(3)` is [7] [2] [1] [(3)], `102)` is [102)].
 */
export function passageComponents(id: string): string[] {
  return id
    .slice(0, 300)
    .replace(/[\u200B-\u200F\u202A-\u202E\uFEFF]/gu, '')
    .replace(/([\dA-Z])\((?=[A-Za-z\d]{1,6}\))/gu, '$1.(')
    .split('.')
    .map((component) => component.replaceAll('_', ' ').replace(/\s+/gu, ' ').trim())
    .filter((component) => component !== '');
}

/** Whether a data set's document numbers its provisions in levels ("7.2.1") rather than through ("15"). */
export function isDotted(ids: readonly (readonly string[])[]): boolean {
  const levelled = ids.filter((components) =>
    components.some((part, at) => NUMBER.test(part) && NUMBER.test(components[at + 1] ?? '')),
  );
  return levelled.length * 4 > ids.length;
}

/**
 * The units of a passage id. A run of plain numbers is one number ("1.1.1" is rule 1.1.1); a single one is a chapter in
 * a rulebook that numbers in levels, and a section elsewhere. Words that name no unit become a `container`.
 * Known failure: a rulebook that numbers its annexes' paragraphs through gets sections there.
 */
export function passageUnits(components: readonly string[], dotted: boolean): PathUnit[] {
  const units: PathUnit[] = [];
  for (let at = 0; at < components.length;) {
    let end = at;
    while (end < components.length && isNumberPart(components[end]!, end === at)) end += 1;
    if (end > at) {
      units.push(numberUnit(components.slice(at, end), units, dotted));
      at = end;
    } else {
      units.push(componentUnit(components[at]!, units));
      at += 1;
    }
  }
  return units;
}

const isNumberPart = (component: string, isFirst: boolean): boolean =>
  NUMBER.test(component) || (isFirst && ANNEX_NUMBER.test(component));

const has = (units: readonly PathUnit[], test: (kind: UnitKind) => boolean): boolean =>
  units.some(({ kind }) => test(kind));

/** The next kind below the paragraphs that are already there; guidance and named parts count anew. */
function below(units: readonly PathUnit[]): UnitKind {
  const restart = units.findLastIndex(({ kind }) => kind === 'guidance' || kind === 'container');
  const deepest = Math.max(...units.slice(restart + 1).map(({ kind }) => BELOW.indexOf(kind)), -1);
  return BELOW[Math.min(deepest + 1, BELOW.length - 1)]!;
}

function numberUnit(parts: readonly string[], above: readonly PathUnit[], dotted: boolean): PathUnit {
  const number = normaliseNumber(parts.join('.'));
  const inside = has(
    above,
    (kind) => isBasicUnit(kind) || kind === 'guidance' || kind === 'container' || BELOW.includes(kind),
  );
  if (inside) return { kind: below(above), number };
  if (parts.length > 1) return { kind: 'rule', number };
  const opensChapter = dotted && !has(above, (kind) => kind === 'annex' || kind === 'chapter');
  return { kind: opensChapter ? 'chapter' : 'section', number };
}

function componentUnit(component: string, above: readonly PathUnit[]): PathUnit {
  const division = DIVISION.exec(component);
  if (division !== null)
    return { kind: DIVISION_KINDS[division[1]!.toLowerCase()]!, number: normaliseNumber(division[2]!) };
  const section = SECTION.exec(component);
  if (section !== null) return { kind: 'section', number: normaliseNumber(section[1]!) };
  const annex = ANNEX.exec(component);
  if (annex !== null) return { kind: 'annex', number: normaliseNumber(annex[1] ?? '') };
  const guidance = GUIDANCE.exec(component);
  if (guidance !== null) return { kind: 'guidance', number: slug(guidance[1]!) };
  const bracketed = BRACKETED.exec(component) ?? /^([A-Za-z\d]{1,6})\)$/u.exec(component);
  if (bracketed !== null) return { kind: below(above), number: normaliseNumber(bracketed[1]!) };
  if (/^[A-Za-z]$/u.test(component)) {
    return { kind: above.length === 0 ? 'division' : below(above), number: component.toLowerCase() };
  }
  return { kind: 'container', number: slug(component) };
}
