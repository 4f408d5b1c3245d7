import type { Corpus } from '../../law';
import { numberOf } from './idNumbers';
import type { ListMarkers } from './listMarkers';

/** Provisions inside a rule that are looked through for a number. */
const MOST_INSIDE = 50;

/** The number one level above: 3.2 of 3.2.1; undefined of one that has a single level. */
export function levelAbove(number: string): string | undefined {
  const dot = number.lastIndexOf('.');
  return dot > 0 && /^\d/u.test(number) ? number.slice(0, dot) : undefined;
}

/**
 * The provision that a number by levels stands in, which is no provision's own: of `holder`, whose number it begins with,
 * or of those inside it the one whose text carries it ("3.2.1 A member pays a fee" in Rule 3.2), or its nearest level
 * above; failing that the holder itself, where its number has levels too. Undefined where the number is not there: where
 * numbers beside it are carried and it is not (3.2.9 where 3.2.1 is), or are provisions of their own; where the holder is
 * divided otherwise; and where "§ 1.22" is all that tells of § 1, for it may be of an annex.
 *
 * Assumption: a rulebook that numbers the paragraphs below its rules by full paths writes the number at a line's beginning.
 * Example: `Rule 3.2.1(a)` where Rule 3.2 is the last that has a heading.
 * Known failure: an invented number below a rule of one block of text that carries no numbers is taken to be in that rule.
 */
export function holderOfLevel(
  corpus: Corpus,
  holder: number,
  number: string,
  markersOf: (ordinal: number) => ListMarkers,
): number | undefined {
  const own = numberOf(corpus.id(holder));
  const end = corpus.subtreeEnd(holder);
  const next = end < corpus.provisionsOf(corpus.actOf(holder))[1] ? numberOf(corpus.id(end)) : '';
  if (next.startsWith(`${own}.`)) return undefined;
  const inside = Array.from({ length: Math.min(end - holder, MOST_INSIDE) }, (_, at) => holder + at);
  let found: number | undefined;
  for (const level of levelsBetween(own, number)) {
    const above = levelAbove(level)!;
    const carriers = inside.filter((ordinal) => markersOf(ordinal).numbersBelow(above).length > 0);
    if (carriers.length === 0) break;
    found = carriers.find((ordinal) => markersOf(ordinal).numbersBelow(above).includes(level));
    if (found === undefined) return undefined;
  }
  return found ?? (inside.length === 1 && own.includes('.') ? holder : undefined);
}

/** 3.2.1 and 3.2.1.4 from 3.2 to 3.2.1.4. */
function levelsBetween(own: string, number: string): string[] {
  const levels: string[] = [];
  for (let level: string | undefined = number; level !== undefined && level !== own; level = levelAbove(level)) {
    levels.unshift(level);
  }
  return levels;
}
