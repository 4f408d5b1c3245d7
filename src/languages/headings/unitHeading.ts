import { normaliseNumber, type Language, type PathUnit, type UnitKind } from '../../law';

/** What a heading says of the unit it opens. */
export interface UnitHeading {
  /** One unit, or the several that "§§ 3 bis 6" covers, in order. */
  readonly units: readonly PathUnit[];
  /** The words after kind and number, without the brackets around them; may be empty. */
  readonly heading: string;
}

/** A recogniser: the unit a heading's text opens, or undefined. Linear in the text's length. */
export type UnitGrammar = (text: string, language: Language) => UnitHeading | undefined;

/** The most units one heading may open; a longer range is cut. */
export const MAX_RANGE = 200;

export const unit = (kind: UnitKind, number: string): PathUnit => ({ kind, number: normaliseNumber(number) });

/** The words after kind and number: " - Titel", ". Heading", "(Heading)", "（見出し）", ": Heading". */
export function headingWords(rest: string): string {
  const words = rest.replace(/^[\s.:–—-]+/u, '').trim();
  const inner = words.slice(1, -1);
  return /^[(（].*[)）]$/su.test(words) && !/[()（）]/u.test(inner) ? inner.trim() : words;
}

/** `12a` as 12 and `a`; undefined for anything else. */
function splitNumber(number: string): { main: number; suffix: string } | undefined {
  const match = /^(\d{1,5})([a-z]?)$/u.exec(number);
  return match === null ? undefined : { main: Number(match[1]), suffix: match[2]! };
}

/**
 * The units from one number to another, both included: 3 to 6; 13a to 13c; 181 to 188a. Only numbers that the act can
 * hold are made up, so lettered numbers between whole ones (182a) are not. At most {@link MAX_RANGE}.
 */
export function unitRange(kind: UnitKind, from: string, to: string): PathUnit[] {
  const first = splitNumber(normaliseNumber(from));
  const last = splitNumber(normaliseNumber(to));
  const ends = [unit(kind, from), unit(kind, to)];
  if (first === undefined || last === undefined || last.main < first.main) return ends;
  const units = [unit(kind, from)];
  if (first.main === last.main) {
    const start = first.suffix === '' ? 97 : first.suffix.charCodeAt(0) + 1;
    for (let code = start; code <= last.suffix.charCodeAt(0); code += 1) {
      units.push(unit(kind, `${first.main}${String.fromCharCode(code)}`));
    }
    return units;
  }
  for (let main = first.main + 1; main <= last.main && units.length < MAX_RANGE; main += 1) {
    units.push(unit(kind, String(main)));
  }
  if (last.suffix !== '' && units.length < MAX_RANGE) units.push(unit(kind, to));
  return units;
}
