import { isBasicUnit, isDivision, type UnitKind } from '../../law';
import { slug } from '../../text';
import { parseUnitHeading, unit as pathUnit } from '../units';
import type { Settled, UnitFacts, UnitRole } from './dialect';
import type { Attributes } from './parseXml';
import { unitNumber } from './unitNumber';

/** A heading is no longer than this. UTF-16 code units. */
const MAX_HEADING = 2000;

interface UnitOptions {
  /** The number that attributes state; it goes before the printed one. */
  readonly number?: (attributes: Attributes) => string | undefined;
  /** The kind, where it depends on what follows the start tag. */
  readonly kindOf?: (facts: UnitFacts) => UnitKind;
  readonly isItemAfterText?: boolean;
}

/**
 * The sections of an `<article>` that is printed "§ 5", and the units of a printed range, "§§ 3 bis 6": what is printed is
 * what is cited. Where an attribute states the number, that holds.
 */
function printedUnits({ number, value }: UnitFacts): Settled['units'] | undefined {
  if (value !== undefined || !/^[\p{L}§]/u.test(number)) return undefined;
  const [first, ...others] = parseUnitHeading(number, 'und')?.units ?? [];
  return first !== undefined && isBasicUnit(first.kind) ? [first, ...others] : undefined;
}

/** An element that is always the same kind of unit. */
export function unit(kind: UnitKind, { number, kindOf, isItemAfterText = false }: UnitOptions = {}): UnitRole {
  const settle = (facts: UnitFacts): Settled | undefined => {
    const found = kindOf?.(facts) ?? kind;
    const printed = isBasicUnit(found) ? printedUnits(facts) : undefined;
    if (printed !== undefined) return { units: printed, heading: facts.heading };
    return settled(found, number?.(facts.attributes) ?? unitNumber(facts.value ?? facts.number), facts.heading);
  };
  return { role: 'unit', settle, isItemAfterText };
}

/**
 * A unit by kind, number and heading. An annex may have its number in its heading: "Schedule 2 - Fees". Without a number, an annex and a preamble are still units; a division, an article
 * or a section is one by its heading; a paragraph is text of what it stands in.
 */
export function settled(kind: UnitKind, number: string, words: string): Settled | undefined {
  const heading = words.slice(0, MAX_HEADING);
  const parsed = number === '' && kind === 'annex' ? parseUnitHeading(heading, 'und') : undefined;
  if (parsed?.units[0]?.kind === 'annex') return { units: [parsed.units[0]], heading: parsed.heading };
  if (number !== '' || kind === 'annex' || kind === 'preamble') return { units: [pathUnit(kind, number)], heading };
  if (heading === '' || !(isDivision(kind) || isBasicUnit(kind) || kind === 'container')) return undefined;
  return { units: [{ kind: 'container', number: slug(heading) }], heading };
}

/**
 * A section without number and heading is that section, where text stands in it: the only one of a short act, and what stands
 * in front of the first that has a number.
 */
export const orUnnumbered = (settled: Settled | undefined, { heading }: UnitFacts): Settled =>
  settled ?? { units: [pathUnit('section', '')], heading };

/** An unnumbered part of an act that the format names: its preface, its conclusions. */
export const namedPart = (name: string): UnitRole => ({
  role: 'unit',
  settle: ({ heading }) => ({ units: [{ kind: 'container', number: name }], heading }),
});
