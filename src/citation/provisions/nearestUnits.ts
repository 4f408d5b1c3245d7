import { formatEId, isBasicUnit, isDivision, type Corpus, type Path, type PathUnit, type UnitKind } from '../../law';
import type { ActParts } from './actParts';
import { component, spellingsOf } from './citedUnits';

/** An annex, or a division of one. */
const OF_ANNEX = /(?:__|\/)annex(?:_[^_]+)?(?:__(?:book|part|title|chp|dvs|subdvs)(?:_[^_]+)?)*$/u;

/**
 * The basic units of acts that count them anew, in an article, an annex or a division.
 *
 * Assumption: such a part cites its own units by their numbers alone, and those of the act beyond it by more. Example:
 * "§ 19" in § 38 of Article 2 is § 19 of that article, whichever chapter of it § 19 stands in. Known failure: an annex that
 * cites the act's own § 3 as "§ 3" while it has a § 3 itself.
 */
export class NearestUnits {
  constructor(
    private readonly corpus: Corpus,
    private readonly parts: ActParts,
  ) {}

  /**
   * The units of that number from the innermost part of the act that holds both one and the citing provision outwards,
   * without the act's own; none in acts that count through.
   * @param within the path of the citing provision
   */
  *outwards(act: number, unit: PathUnit, within: Path): Generator<number> {
    if (within.length === 0 || !isBasicUnit(unit.kind) || this.#inner(act, unit).length === 0) return;
    const plain = this.corpus.ordinal(`${this.corpus.acts[act]!.key}/${formatEId([unit])}`);
    for (let holder = this.#place(act, within); holder >= 0; holder = this.corpus.parent(holder)) {
      if (this.#is(holder, unit)) yield holder;
      const found = plain !== undefined && this.#holds(holder, plain) ? plain : this.inside(holder, unit);
      if (found !== undefined) yield found;
    }
  }

  /** The unit that a provision holds, over the divisions between them; undefined where it holds none or several. */
  inside(holder: number, unit: PathUnit): number | undefined {
    const held = this.allInside(holder, unit);
    const own = held.length > 1 ? held.filter((at) => this.corpus.parent(at) === holder) : held;
    return own.length === 1 ? own[0] : undefined;
  }

  /** All units of that number that a provision holds, over the divisions between them. */
  allInside(holder: number, unit: PathUnit): readonly number[] {
    const act = this.corpus.actOf(holder);
    for (const kind of this.#kindsInside(holder, unit.kind)) {
      const held = this.#inner(act, { ...unit, kind }).filter((at) => this.#holds(holder, at));
      if (held.length > 0) return held;
    }
    return [];
  }

  /**
   * What a unit is called inside a provision, over divisions. What an annex counts through is a paragraph to those who cite
   * it, whatever its source makes of it. Example: "paragraph 87 of Schedule 1" is `annex_1__sec_87`, which stands in Part 3
   * of that schedule. Known failure: a schedule of another text's sections, whose section 5 answers to "paragraph 5".
   */
  #kindsInside(holder: number, kind: UnitKind): readonly UnitKind[] {
    if (isBasicUnit(kind)) return [kind];
    return kind === 'paragraph' && OF_ANNEX.test(this.corpus.id(holder)) ? ['paragraph', 'section', 'rule'] : [];
  }

  #inner(act: number, unit: PathUnit): readonly number[] {
    return spellingsOf(unit).flatMap((number) => this.parts.innerUnits(act, component(number, unit.kind)));
  }

  #is(ordinal: number, unit: PathUnit): boolean {
    const id = this.corpus.id(ordinal);
    return spellingsOf(unit).some((number) => id.endsWith(`__${component(number, unit.kind)}`));
  }

  #holds(holder: number, ordinal: number): boolean {
    return holder < ordinal && ordinal < this.corpus.subtreeEnd(holder);
  }

  /** The provision at a path, or the nearest above it that the act has; -1 without any. */
  #place(act: number, path: Path): number {
    for (let length = path.length; length > 0; length -= 1) {
      const found = this.corpus.ordinal(`${this.corpus.acts[act]!.key}/${formatEId(path.slice(0, length))}`);
      if (found !== undefined) return found;
    }
    return -1;
  }
}

/** The eIds of what a unit may stand in, from where the citing provision stands: its divisions, its article, the act, its annex. */
export function prefixesAround(unit: PathUnit, within: Path): ReadonlySet<string> {
  const basic = within.findIndex(({ kind }) => isBasicUnit(kind));
  const above = basic < 0 ? within.slice(0, -1) : within.slice(0, basic);
  const divisions = above.some(({ kind }) => isDivision(kind)) ? above : [];
  const annex = within.slice(0, within.findIndex(({ kind }) => kind === 'annex') + 1);
  const depth = within.findIndex(({ kind }) => kind === unit.kind);
  const article = within.slice(0, Math.max(0, depth));
  const around = [divisions, article].filter((units) => units.length > 0);
  return new Set([...around, [], annex].map(formatEId));
}
