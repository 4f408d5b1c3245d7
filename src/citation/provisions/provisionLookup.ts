import {
  formatEId,
  isBasicUnit,
  isDivision,
  ordinalsIn,
  pathOf,
  UNIT_PREFIX,
  withoutDivisions,
  type Corpus,
  type Ordinals,
  type Path,
  type PathUnit,
  type UnitKind,
} from '../../law';
import type { TextSpan } from '../../text';
import { ActParts } from './actParts';
import { BASIC_PREFIXES, component, kindsOf, spellingsOf } from './citedUnits';
import { Descent } from './descent';
import { endingWith } from './divisionNumbers';
import { adjoin, numberOf, shapeOf } from './idNumbers';
import { holderOfLevel, levelAbove } from './levelNumbers';
import { NearestUnits, prefixesAround } from './nearestUnits';
import type { Presence } from './textUnits';
import { UnitRows } from './unitRows';

/** Ordinals looked at for the neighbour of one. */
const MAX_STEPS = 20_000;

/** Finds provisions by act and path, through the corpus' own table of ids: no second table is kept. */
export class ProvisionLookup {
  readonly #parts: ActParts;
  readonly #near: NearestUnits;
  readonly #descent: Descent;
  readonly #rows: UnitRows;

  constructor(private readonly corpus: Corpus) {
    this.#rows = new UnitRows(corpus);
    this.#parts = new ActParts(corpus);
    this.#near = new NearestUnits(corpus, this.#parts);
    this.#descent = new Descent(corpus, this.#near);
  }

  /**
   * The provisions at a path; more than one when the act counts its divisions anew ("Chapter 1" in each Part); none when
   * it is not there. `within` is the path that the citing provision stands in, for acts that count sections anew.
   *
   * A unit finer than the deepest provision resolves to the provision that holds it.
   */
  find(act: number, path: Path, within: Path = []): readonly number[] {
    const short = withoutDivisions(path);
    if (short.length === 0) return [];
    if (short.every(({ kind }) => isDivision(kind))) return this.#findGroup(act, short, within);
    const isInAnnex = /^(?:annex|container)$/u.test(short[0]!.kind);
    const divided = isInAnnex ? this.#findInDivided(act, short, within) : undefined;
    if (divided !== undefined) return divided;
    const found = this.#findFrom(act, short, within);
    if (found !== undefined && (found >= 0 || !isInAnnex)) return listed(found);
    if (isInAnnex) return this.#findInAnnex(act, short, within);
    return short[0]!.kind === 'section' ? this.#findInArticles(act, short) : this.#findByLetter(act, short);
  }

  /** As {@link find}, failing that by level; that is no evidence of which act is meant, as most acts have a rule 3. */
  locate(act: number, path: Path, within: Path = []): readonly number[] {
    const found = this.find(act, path, within);
    return found.length > 0 ? found : this.#findByLevel(act, withoutDivisions(path), within);
  }

  /**
   * What a provision that was found for a path tells of the units of the path below it, which are no provisions of their
   * own: whether its text has them.
   */
  presence(ordinal: number, path: Path): Presence {
    const depth = this.#depthOf(ordinal, path);
    return depth === 0 || depth === path.length ? 'there' : this.#descent.presence(ordinal, path, depth, true);
  }

  /** See {@link Descent.passedOver}, of a provision that was found for a path. */
  passedOver(ordinal: number, path: Path): readonly number[] {
    const depth = this.#depthOf(ordinal, path);
    return depth === 0 || depth === path.length ? [] : this.#descent.passedOver(ordinal, path, depth);
  }

  /** The numbers that the text of a provision counts where it should have the last unit of a path: 1, 2 and 2a of "Nr. 9". */
  numbersBeside(ordinal: number, path: Path): readonly string[] {
    const finer = this.#finer(ordinal, path);
    return finer.length === 0 ? [] : this.#descent.unitsOf(ordinal).numbersBeside(finer);
  }

  /** The text of the sentence or item in a provision that a path leads to; undefined where no single one is cited. */
  textOfPart(ordinal: number, path: Path): string | undefined {
    const finer = this.#finer(ordinal, path);
    return finer.length === 0 ? undefined : this.#descent.unitsOf(ordinal).textOf(finer);
  }

  /** Where in the text of a provision the sentence or item stands that a path leads to, in UTF-16 code units. */
  spanOfPart(ordinal: number, path: Path): TextSpan | undefined {
    const finer = this.#finer(ordinal, path);
    return finer.length === 0 ? undefined : this.#descent.unitsOf(ordinal).spanOf(finer);
  }

  /** The units of a path below a provision that was found for it. */
  #finer(ordinal: number, path: Path): Path {
    const depth = this.#depthOf(ordinal, path);
    return depth === 0 ? [] : path.slice(depth);
  }

  /** How many units of a path lead to a provision that was found for it; 0 where it goes by other numbers. */
  #depthOf(ordinal: number, path: Path): number {
    const units = pathOf(this.corpus, ordinal);
    let next = 0;
    for (const [depth, unit] of path.entries()) {
      const isSame = ({ kind, number }: PathUnit, at: number): boolean =>
        at >= next && spellingsOf(unit).includes(number) && kindsOf(unit.kind, unit.number).includes(kind);
      const found = units.findIndex(isSame);
      if (found < 0) return depth;
      next = found + 1;
    }
    return path.length;
  }

  /** What stands in a basic unit that is cited whole and has no provision of its own; none where it has one. */
  partsOf(act: number, path: Path): readonly number[] {
    const short = withoutDivisions(path);
    const unit = short.at(-1);
    if (unit === undefined || !isBasicUnit(unit.kind)) return [];
    const above = formatEId(short.slice(0, -1));
    const start = `${this.corpus.acts[act]!.key}/${above}${above === '' ? '' : '__'}`;
    const ids = kindsOf(unit.kind, unit.number).map((kind) => `${start}${component(unit.number, kind)}`);
    return ids.map((id) => this.#parts.partsOf(act, id)).find((parts) => parts.length > 0) ?? [];
  }

  /** As {@link Descent.from}, from where the citing provision stands, outwards. */
  #findFrom(act: number, path: Path, within: Path): number | undefined {
    let lacking: -1 | undefined;
    for (const near of this.#near.outwards(act, path[0]!, within)) {
      const found = this.#descent.inside(near, path, 1);
      if (found !== undefined && found >= 0) return found;
      lacking = -1;
    }
    for (const prefix of prefixesAround(path[0]!, within)) {
      if (prefix !== '' && !this.#parts.isNamedInside(act, prefix)) continue;
      const found = this.#descent.from(`${this.corpus.acts[act]!.key}/${prefix}`, path);
      if (found !== undefined) return found;
    }
    return lacking;
  }

  /** "Rule 3.2.1" of a rulebook that has a heading for Rule 3.2 and no deeper one. */
  #findByLevel(act: number, [unit, ...rest]: Path, within: Path): readonly number[] {
    if (unit === undefined || this.#findFrom(act, [unit], within) !== undefined) return [];
    for (let number = levelAbove(unit.number); number !== undefined; number = levelAbove(number)) {
      const above = this.#findFrom(act, [{ ...unit, number }], within);
      if (above === undefined) continue;
      if (above < 0 || !BASIC_PREFIXES.has(shapeOf(this.corpus.id(above)).prefix)) return [];
      const holder = holderOfLevel(this.corpus, above, unit.number, (ordinal) => this.#descent.markersOf(ordinal));
      return holder === undefined ? [] : listed(this.#descent.inside(holder, rest));
    }
    return [];
  }

  /** "§ 28" of an act whose articles are divided into sections that are numbered through, so that none occurs twice. */
  #findInArticles(act: number, path: Path): readonly number[] {
    const found = this.#parts
      .articlesOf(act)
      .flatMap((article) => listed(this.#descent.from(this.corpus.id(article), path)));
    return found.length > 0 ? found : this.#findByLetter(act, path);
  }

  /** "A6.9.3": a number with a letter in front is counted in an annex, whichever it is. */
  #findByLetter(act: number, path: Path): readonly number[] {
    if (!/^[a-z]\d/u.test(path[0]!.number)) return [];
    return this.#parts.groupsOf(act).flatMap((group) => listed(this.#descent.from(this.corpus.id(group), path)));
  }

  /**
   * An annex that its source filed under the last division of the act: its id carries that division in front. One that is
   * cited without a number ("Anlage zu § 2 HafG", "별표", "부칙 제1조") is any that the act has.
   */
  #findInAnnex(act: number, path: Path, within: Path): readonly number[] {
    const named = this.#findGroup(act, path.slice(0, 1), within);
    const annexes = named.length > 0 ? named : this.#outermost(this.#parts.annexesNamed(act, path[0]!));
    return annexes.length > 0 ? this.#insideAnnexes(annexes, path, 1) : this.#findInCounted(act, path, within);
  }

  /**
   * A rule of an annex that is cited by its number, levels and all, as if that were the annex's. Assumption: the first
   * level is the annex's number, with or without the letter A. Example: "Appendix 1.2.1" is Rule A1.2.1 of Appendix 1.
   * Known failure: an annex that has a rule of that number and a table of it, which is meant.
   */
  #findInCounted(act: number, [annex, ...rest]: Path, within: Path): readonly number[] {
    const { kind, number } = annex!;
    const main = /^a?(\d{1,3})\.\d/u.exec(number)?.[1];
    if (kind !== 'annex' || main === undefined) return [];
    const numbers = [number, `a${number}`];
    return this.#findGroup(act, [{ kind, number: main }], within).flatMap((ordinal) => {
      const found = numbers.map((each) => this.#descent.inside(ordinal, [{ kind: 'rule', number: each }, ...rest]));
      return listed(found.find((each) => each !== undefined && each >= 0));
    });
  }

  /** "Part 3 of Schedule 1, paragraph 87"; undefined where no division of the annex is cited, or none is told apart in it. */
  #findInDivided(act: number, path: Path, within: Path): readonly number[] | undefined {
    const inner = path.findIndex(({ kind }, at) => at > 0 && !isDivision(kind));
    const depth = inner < 0 ? path.length : inner;
    const divisions = depth > 1 ? this.#findGroup(act, path.slice(0, depth), within) : [];
    return divisions.length > 0 ? this.#insideAnnexes(divisions, path, depth) : undefined;
  }

  /** @param depth how many units of the path lead to the annexes, or to divisions of them; some count anew in each Part */
  #insideAnnexes(annexes: readonly number[], path: Path, depth: number): readonly number[] {
    const found = annexes.flatMap((ordinal) => listed(this.#descent.inside(ordinal, path, depth)));
    const unit = path[depth];
    if (found.length > 0 || unit === undefined) return found;
    return annexes
      .flatMap((ordinal) => this.#near.allInside(ordinal, unit))
      .flatMap((ordinal) => listed(this.#descent.inside(ordinal, path, depth + 1)));
  }

  /**
   * Every unit of a range at its depth that the act has, in document order; none where its first is not there, unless it is
   * a basic unit: then what lies between by number, as an end may be repealed, or cut from the source.
   */
  range(act: number, from: Path, to: Path, within: Path = []): Ordinals {
    const [first] = this.locate(act, from, within);
    const [last] = this.locate(act, to, within);
    if (first !== undefined && last !== undefined) {
      // Two files hold parts of the act: what stands between them is of other acts.
      if (this.corpus.actOf(first) !== this.corpus.actOf(last)) return [first, last];
      return first < last ? ordinalsIn([this.#rows.between(first, last)]) : [first];
    }
    const unit = from.at(-1)!;
    if (first === undefined || !isBasicUnit(unit.kind)) return [];
    return ordinalsIn(this.#rows.numbered(act, unit.number, to.at(-1)!.number));
  }

  /**
   * The provision of `kind` that stands before (-1) or after (+1) the one that `ordinal` is or stands in; undefined where
   * the numbers leave a gap, because a corpus that holds part of an act may lack the one that is meant.
   */
  neighbour(ordinal: number, kind: UnitKind, step: -1 | 1): number | undefined {
    const own = this.#enclosing(ordinal, kind);
    if (own === undefined) return undefined;
    const [first, end] = this.corpus.provisionsOf(this.corpus.actOf(ordinal));
    const start = step < 0 ? own - 1 : this.corpus.subtreeEnd(own);
    for (let at = start; at >= first && at < end && Math.abs(at - start) < MAX_STEPS; at += step) {
      const found = this.#enclosing(at, kind);
      if (found === undefined || found === own) continue;
      const isNear = isBasicUnit(kind) || this.corpus.parent(found) === this.corpus.parent(own);
      return isNear && adjoin(numberOf(this.corpus.id(found)), numberOf(this.corpus.id(own))) ? found : undefined;
    }
    return undefined;
  }

  /** The provision itself or the nearest above it whose last unit is of the kind; basic units count as one kind. */
  #enclosing(ordinal: number, kind: UnitKind): number | undefined {
    for (let at = ordinal; at >= 0; at = this.corpus.parent(at)) {
      const { prefix } = shapeOf(this.corpus.id(at));
      if (isBasicUnit(kind) ? BASIC_PREFIXES.has(prefix) : prefix === UNIT_PREFIX[kind]) return at;
    }
    return undefined;
  }

  #findGroup(act: number, path: Path, within: Path): readonly number[] {
    const wanted = formatEId(path);
    const matches = endingWith(this.#parts.groupsOf(act), (ordinal) => this.corpus.id(ordinal), wanted);
    const outermost = this.#outermost(matches);
    if (outermost.length < 2) return outermost;
    const outer = within.filter(({ kind }) => isDivision(kind));
    for (let depth = outer.length; depth >= 0; depth -= 1) {
      const id = `${this.corpus.acts[act]!.key}/${formatEId([...outer.slice(0, depth), ...path])}`;
      const exact = this.corpus.ordinal(id);
      if (exact !== undefined) return [exact];
    }
    return outermost;
  }

  /** Those of some ordinals, ascending, that stand in no other of them: the back of a form lies in an annex of its number. */
  #outermost(ordinals: readonly number[]): readonly number[] {
    let end = 0;
    return ordinals.filter((ordinal) => {
      if (ordinal < end) return false;
      end = this.corpus.subtreeEnd(ordinal);
      return true;
    });
  }
}

/** What {@link ProvisionLookup} descended to, where that is a provision. */
const listed = (found: number | undefined): readonly number[] => (found === undefined || found < 0 ? [] : [found]);
