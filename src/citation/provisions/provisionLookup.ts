import {
  formatEId,
  isBasicUnit,
  isDivision,
  UNIT_PREFIX,
  withoutDivisions,
  type Corpus,
  type Path,
  type PathUnit,
  type UnitKind,
} from '../../law';
import { BASIC_PREFIXES, component, kindsOf, spellingsOf } from './citedUnits';
import { ActParts } from './actParts';
import { endingWith } from './divisionNumbers';
import { adjoin, compareNumbers, numberOf, shapeOf } from './idNumbers';
import { holderOfLevel, levelAbove } from './levelNumbers';
import { ListMarkers } from './listMarkers';
import { NearestUnits, prefixesAround } from './nearestUnits';

/** A range names no more provisions than this. */
const MAX_RANGE = 500;
/** Ordinals looked at for one range. */
const MAX_STEPS = 20_000;
/** Texts whose markers are remembered. */
const MOST_MARKERS = 16;

interface Found {
  readonly id: string;
  /** Undefined for a unit that has no provision of its own, only provisions below it. */
  readonly ordinal?: number;
}

/** Finds provisions by act and path, through the corpus' own table of ids: no second table is kept. */
export class ProvisionLookup {
  readonly #parts: ActParts;
  readonly #near: NearestUnits;

  /** Of the provisions that were asked for last: a text cites an annex of hundreds of pages point by point. */
  readonly #markers = new Map<number, ListMarkers>();

  constructor(private readonly corpus: Corpus) {
    this.#parts = new ActParts(corpus);
    this.#near = new NearestUnits(corpus, this.#parts);
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
    const found = this.#findFrom(act, short, within);
    if (found !== undefined) return listed(found);
    if (/^(?:annex|container)$/u.test(short[0]!.kind)) return this.#findInAnnex(act, short, within);
    return short[0]!.kind === 'section' ? this.#findInArticles(act, short) : this.#findByLetter(act, short);
  }

  /** As {@link find}, failing that by level; that is no evidence of which act is meant, as most acts have a rule 3. */
  locate(act: number, path: Path, within: Path = []): readonly number[] {
    const found = this.find(act, path, within);
    return found.length > 0 ? found : this.#findByLevel(act, withoutDivisions(path), within);
  }

  /** As {@link #descend}, from where the citing provision stands, outwards. */
  #findFrom(act: number, path: Path, within: Path): number | undefined {
    let lacking: -1 | undefined;
    for (const near of this.#near.outwards(act, path[0]!, within)) {
      const found = this.#inside(near, path.slice(1));
      if (found !== undefined && found >= 0) return found;
      lacking = -1;
    }
    for (const prefix of prefixesAround(path[0]!, within)) {
      const found = this.#descend(`${this.corpus.acts[act]!.key}/${prefix}`, path);
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
      const holder = holderOfLevel(this.corpus, above, unit.number, (ordinal) => this.#markersOf(ordinal));
      return holder === undefined ? [] : listed(this.#inside(holder, rest));
    }
    return [];
  }

  /** "§ 28" of an act whose articles are divided into sections that are numbered through, so that none occurs twice. */
  #findInArticles(act: number, path: Path): readonly number[] {
    const found = this.#parts
      .articlesOf(act)
      .flatMap((article) => listed(this.#descend(this.corpus.id(article), path)));
    return found.length > 0 ? found : this.#findByLetter(act, path);
  }

  /** "A6.9.3": a number with a letter in front is counted in an annex, whichever it is. */
  #findByLetter(act: number, path: Path): readonly number[] {
    if (!/^[a-z]\d/u.test(path[0]!.number)) return [];
    return this.#parts.groupsOf(act).flatMap((group) => listed(this.#descend(this.corpus.id(group), path)));
  }

  /**
   * An annex that its source filed under the last division of the act: its id carries that division in front. One that is
   * cited without a number ("Anlage zu § 2 HafG", "별표", "부칙 제1조") is any that the act has.
   */
  #findInAnnex(act: number, [annex, ...rest]: Path, within: Path): readonly number[] {
    const named = this.#findGroup(act, [annex!], within);
    const annexes = named.length > 0 ? named : this.#outermost(this.#parts.annexesNamed(act, annex!));
    return annexes.flatMap((ordinal) => listed(this.#inside(ordinal, rest)));
  }

  /**
   * Every unit of a range at its depth that the act has, in document order, at most {@link MAX_RANGE}; none where its first
   * is not there.
   */
  range(act: number, from: Path, to: Path, within: Path = []): readonly number[] {
    const [first] = this.locate(act, from, within);
    const [last] = this.locate(act, to, within);
    if (first !== undefined && last !== undefined) {
      // Two files hold parts of the act: what stands between them is of other acts.
      if (this.corpus.actOf(first) !== this.corpus.actOf(last)) return [first, last];
      return first < last ? this.#between(first, last) : [first];
    }
    const unit = from.at(-1)!;
    return first !== undefined && isBasicUnit(unit.kind) ? this.#byNumber(act, unit.number, to.at(-1)!.number) : [];
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

  /** As {@link #descend}, from a provision whose path may be all that is asked for. */
  #inside(ordinal: number, rest: Path): number | undefined {
    return rest.length === 0 ? ordinal : this.#descend(this.corpus.id(ordinal), rest, ordinal);
  }

  /** Undefined when the first unit is not there, -1 when it is and a finer one plainly is not. */
  #descend(start: string, path: Path, from?: number): number | undefined {
    let id = start;
    let holder = from;
    for (const [index, unit] of path.entries()) {
      const joint = id.endsWith('/') ? '' : '__';
      const next =
        this.#step(id, unit, joint) ??
        this.#stepOver(id, unit, joint, path[index + 1]) ??
        this.#stepInside(holder, unit);
      if (next === undefined) {
        if (holder === undefined) return undefined;
        return this.#holds(holder, path.slice(index)) ? holder : -1;
      }
      ({ id } = next);
      holder = next.ordinal;
    }
    return holder;
  }

  #step(id: string, unit: PathUnit, joint: string): Found | undefined {
    for (const written of spellingsOf(unit)) {
      for (const kind of kindsOf(unit.kind, written)) {
        const candidate = `${id}${joint}${component(written, kind)}`;
        const ordinal = this.corpus.ordinal(candidate);
        if (ordinal !== undefined) return { id: candidate, ordinal };
      }
    }
    if (unit.kind !== 'annex') return undefined;
    // A data set without structure keeps a Korean annex under its own name.
    const named = `${id}${joint}hcontainer_별표${unit.number}`;
    const ordinal = this.corpus.ordinal(named);
    return ordinal === undefined ? undefined : { id: named, ordinal };
  }

  /** A section of an article or annex that stands in a division there. */
  #stepInside(holder: number | undefined, unit: PathUnit): Found | undefined {
    const ordinal = holder === undefined ? undefined : this.#near.inside(holder, unit);
    return ordinal === undefined ? undefined : { id: this.corpus.id(ordinal), ordinal };
  }

  /**
   * A unit that only those below it stand for: some sources have no entry for a rule that is divided, and an annex may be
   * filed under a division while its sections go by the annex alone.
   */
  #stepOver(id: string, unit: PathUnit, joint: string, next: PathUnit | undefined): Found | undefined {
    if (next === undefined || !(isBasicUnit(unit.kind) || unit.kind === 'annex')) return undefined;
    const above = kindsOf(unit.kind, unit.number).map((kind) => `${id}${joint}${component(unit.number, kind)}`);
    const held = above.find((candidate) => this.#step(candidate, next, '__') !== undefined);
    return held === undefined ? undefined : { id: held };
  }

  /**
   * Whether a provision holds units that are no provisions of their own.
   *
   * A paragraph must exist, with two exceptions for a unit without paragraphs below it: paragraph 1, because an undivided
   * section has one paragraph (drafters cite "§ 5 Abs. 1" long after Abs. 2 was repealed); and a number that its own text
   * carries as a marker, because some sources do not split paragraphs. Anything finer is taken to be there, unless the
   * text has a list of that style without that number. Known failure: a list whose first items a source left out.
   */
  #holds(holder: number, rest: Path): boolean {
    const unit = rest[0]!;
    if (isBasicUnit(unit.kind)) return false;
    const isLeaf = this.corpus.subtreeEnd(holder) === holder + 1;
    if (unit.kind === 'paragraph') {
      return (isLeaf && unit.number === '1') || this.#markersOf(holder).numbersParagraph(unit.number);
    }
    return !isLeaf || unit.kind === 'sentence' || !this.#markersOf(holder).lacksPoint(unit.number);
  }

  #markersOf(holder: number): ListMarkers {
    const known = this.#markers.get(holder);
    if (known !== undefined) return known;
    const markers = new ListMarkers(this.corpus.text(holder));
    if (this.#markers.size >= MOST_MARKERS) this.#markers.clear();
    this.#markers.set(holder, markers);
    return markers;
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

  #between(first: number, last: number): readonly number[] {
    const { prefix, depth } = shapeOf(this.corpus.id(first));
    const found: number[] = [];
    for (let at = first, steps = 0; at <= last && found.length < MAX_RANGE && steps < MAX_STEPS; steps += 1) {
      const shape = shapeOf(this.corpus.id(at));
      const isMember = shape.prefix === prefix && shape.depth === depth;
      if (isMember) found.push(at);
      at = isMember ? this.corpus.subtreeEnd(at) : at + 1;
    }
    return found;
  }

  /** A range one end of which is not there (repealed, or cut from the source): what lies between by number. */
  #byNumber(act: number, from: string, to: string): readonly number[] {
    const [first, end] = this.corpus.provisionsOf(act);
    const found: number[] = [];
    for (let at = first; at < end && found.length < MAX_RANGE && at - first < MAX_STEPS; at += 1) {
      const id = this.corpus.id(at);
      const { prefix, depth } = shapeOf(id);
      if (depth !== 1 || !BASIC_PREFIXES.has(prefix)) continue;
      const number = numberOf(id);
      if (compareNumbers(from, number) <= 0 && compareNumbers(number, to) <= 0) found.push(at);
    }
    return found;
  }
}

/** What {@link ProvisionLookup} descended to, where that is a provision. */
const listed = (found: number | undefined): readonly number[] => (found === undefined || found < 0 ? [] : [found]);
