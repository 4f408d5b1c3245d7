import { isBasicUnit, type PathUnit } from '../law';
import type { StructureBuilder } from './structure';
import { isClosing } from './units';

/** Between the levels of two heading depths there is room for headings that are moved inside another. */
const LEVEL_STEP = 10;

/**
 * The levels of one act's Markdown headings: their depth, with two exceptions.
 * 1. A section under an article of the same depth stands inside it ("Art 229" with its own "§ 5").
 * 2. What a flat layout puts beside or above the annex it belongs to stands inside the annex: headings that name no
 *    unit, divisions of the same depth, what is above all that the act's main body is divided into ("### § 1", then
 *    "## Teil I" of the annex), and sections whose numbers that body has used already ("Anlage 1", then "§ 1" again),
 *    with all sections after them.
 * Known failure: an act that goes over from articles to sections side by side; a main part that follows an annex.
 */
export class HeadingLevels {
  /** Whether the open annex counts sections of its own. */
  #annexCounts = false;
  /** The least depth of a unit that the main body is divided into; undefined where there is none yet. */
  #bodyDepth: number | undefined;

  of(builder: StructureBuilder, depth: number, unit: PathUnit): number {
    const level = depth * LEVEL_STEP;
    if (unit.kind === 'annex' || unit.kind === 'preamble' || isClosing(unit)) {
      this.#annexCounts = false;
      return level;
    }
    const annex = builder.levelOf('annex');
    if (annex !== undefined && annex >= level && this.#belongsToAnnex(builder, unit, depth, annex === level)) {
      return annex + 1 + depth;
    }
    if (unit.kind !== 'container') this.#bodyDepth = Math.min(this.#bodyDepth ?? depth, depth);
    return unit.kind === 'section' && builder.levelOf('article') === level ? level + 1 : level;
  }

  #belongsToAnnex(builder: StructureBuilder, unit: PathUnit, depth: number, isSameDepth: boolean): boolean {
    const isAbove = depth < (this.#bodyDepth ?? 0);
    if (unit.kind === 'container') return true;
    if (!isBasicUnit(unit.kind)) return isSameDepth || isAbove || this.#annexCounts;
    this.#annexCounts ||= isAbove || builder.has(unit);
    return this.#annexCounts;
  }
}
