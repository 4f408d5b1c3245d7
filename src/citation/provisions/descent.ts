import {
  childrenOf,
  compareNumbers,
  isBasicUnit,
  isDivision,
  UNIT_PREFIX,
  type Corpus,
  type Path,
  type PathUnit,
} from '../../law';
import { rulesOf, SYSTEMS } from '../systems';
import { BASIC_PREFIXES, component, kindsOf, spellingsOf } from './citedUnits';
import { numberOf, shapeOf } from './idNumbers';
import { ListMarkers } from './listMarkers';
import { TextUnits, type Presence } from './textUnits';
import type { NearestUnits } from './nearestUnits';

/** Texts whose markers and units are remembered. */
const MOST_TEXTS = 16;
/** Provisions inside one that are looked through for a point. */
const MOST_INSIDE = 64;
/** "2.1.1R": group 1 is the number. */
const STATUS = /^(\d{1,4}[a-z]?(?:\.\d{1,4}[a-z]?){1,5})[rged]$/u;
/** What divisions are counted from. */
const FIRST: ReadonlySet<string> = new Set(['1', 'i', 'a']);
/** The first numbers that are put in behind one: 2.1.1A. */
const FIRST_INSERTED = ['a', 'b', 'c'];

const ANNEX_FILES = SYSTEMS.flatMap(({ annexFile }) => annexFile ?? []);

interface ReadText {
  readonly markers: ListMarkers;
  readonly units: TextUnits;
}

interface Found {
  readonly id: string;
  /** Undefined for a unit that has no provision of its own, only provisions below it. */
  readonly ordinal?: number;
}

/** A preamble that goes by no name of its own, and so may count recitals. */
const isRecitals = (unit: PathUnit | undefined): boolean => unit?.kind === 'preamble' && unit.number === '';

/** Goes down from an act or a provision, unit by unit of a path, through the corpus' own table of ids. */
export class Descent {
  /** Of the provisions that were asked for last: a text cites an annex of hundreds of pages point by point. */
  readonly #texts = new Map<number, ReadText>();

  constructor(
    private readonly corpus: Corpus,
    private readonly near: NearestUnits,
  ) {}

  /**
   * The provision at a path below the id `start`, or the one that holds it where it is finer than the deepest provision.
   * Undefined when the first unit is not there, -1 when it is and a finer one plainly is not.
   */
  from(start: string, path: Path): number | undefined {
    return this.#descend({ id: start }, path, 0);
  }

  /** As {@link from}, below a provision that the units of the path before `first` lead to, which may be all of them. */
  inside(ordinal: number, path: Path, first = 0): number | undefined {
    return this.#descend({ id: this.corpus.id(ordinal), ordinal }, path, first);
  }

  markersOf(holder: number): ListMarkers {
    return this.#read(holder).markers;
  }

  #read(ordinal: number): ReadText {
    return this.#readOnce(ordinal, () => this.corpus.text(ordinal));
  }

  /** @param key an ordinal; a negative one for all that the provision holds */
  #readOnce(key: number, textOf: () => string): ReadText {
    const known = this.#texts.get(key);
    if (known !== undefined) return known;
    const text = textOf();
    const read = { markers: new ListMarkers(text), units: new TextUnits(text) };
    if (this.#texts.size >= MOST_TEXTS) this.#texts.clear();
    this.#texts.set(key, read);
    return read;
  }

  #descend(start: Found, path: Path, first: number): number | undefined {
    let { id, ordinal: holder } = start;
    for (const index of path.keys()) {
      if (index < first) continue;
      const next = holder !== undefined && this.#isLeaf(holder) ? undefined : this.#below(id, holder, path, index);
      if (next === undefined) {
        if (holder === undefined) return undefined;
        return this.presence(holder, path, index) === 'lacking' ? -1 : holder;
      }
      ({ id, ordinal: holder } = next);
    }
    return holder;
  }

  #below(id: string, holder: number | undefined, path: Path, index: number): Found | undefined {
    const unit = path[index]!;
    const joint = id.endsWith('/') ? '' : '__';
    return (
      this.#step(id, unit, joint) ?? this.#stepOver(id, unit, joint, path[index + 1]) ?? this.#stepInside(holder, unit)
    );
  }

  #step(id: string, unit: PathUnit, joint: string): Found | undefined {
    const below = `${id}${joint}`;
    for (const written of spellingsOf(unit)) {
      const found = this.#stepTo(below, unit, written);
      if (found !== undefined) return found;
    }
    const plain = this.#withoutStatus(below, unit);
    if (plain !== undefined) return this.#stepTo(below, unit, plain);
    if (unit.kind !== 'annex') return undefined;
    // A data set without structure keeps an annex under its own name.
    for (const file of ANNEX_FILES) {
      const found = this.#at(`${below}${UNIT_PREFIX.container}_${file}${unit.number}`);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  #stepTo(below: string, unit: PathUnit, written: string): Found | undefined {
    for (const kind of kindsOf(unit.kind, written)) {
      const found = this.#at(`${below}${component(written, kind)}`);
      const isOtherLevel = kind === 'paragraph' && (unit.kind === 'point' || unit.kind === 'article');
      if (found !== undefined && !(isOtherLevel && this.#tellsLevels(found))) return found;
    }
    return undefined;
  }

  /** Whether the words for parts say their level in the language of an act: "Nr. 2", 附則第二条 is never paragraph 2 there. */
  #tellsLevels({ ordinal }: Found): boolean {
    const act = ordinal === undefined ? undefined : this.corpus.acts[this.corpus.actOf(ordinal)];
    const rules = act === undefined ? undefined : rulesOf(act.language);
    return rules !== undefined && rules.naming.ofSection === undefined;
  }

  #at(id: string): Found | undefined {
    const ordinal = this.corpus.ordinal(id);
    return ordinal === undefined ? undefined : { id, ordinal };
  }

  /**
   * The number of a rule that is cited with what it is: handbooks mark a rule (R), guidance (G), an evidential provision
   * (E) and a direction (D) behind the number. Example: "COBS 2.1.1R" is 2.1.1.
   *
   * Assumption: the letter is of the number where rules were put in behind it, which begins with A. Known failure: an
   * invented 2.1.1D of a rulebook that has no 2.1.1A is taken for 2.1.1.
   */
  #withoutStatus(below: string, unit: PathUnit): string | undefined {
    const plain = STATUS.exec(unit.number)?.[1];
    if (plain === undefined) return undefined;
    const isInserted = FIRST_INSERTED.some((letter) => this.#stepTo(below, unit, `${plain}${letter}`) !== undefined);
    return isInserted ? undefined : plain;
  }

  /** A unit of an article or annex that stands in a division there. */
  #stepInside(holder: number | undefined, unit: PathUnit): Found | undefined {
    const ordinal = holder === undefined ? undefined : this.near.inside(holder, unit);
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
   * Whether a provision holds the units of a path from `depth` on, which are no provisions of their own.
   *
   * A paragraph must exist: "§ 5 Abs. 1" of a section without paragraphs is left from before it was amended, and what stands
   * there now may be other law. Exceptions for a unit without paragraphs below it: one that was repealed, which may have had
   * them; a number that its own text carries as a marker, because some sources do not split paragraphs; and paragraph 1 of an
   * annex. A division must exist where others of its kind are counted from the first on. Anything finer is looked for in the
   * text, see {@link TextUnits}; what is no longer law may have had it. Known failure: a list whose first items a source left
   * out.
   */
  presence(holder: number, path: Path, depth: number, isThorough = false): Presence {
    const { kind, number } = path[depth]!;
    const inText = (from: number): Presence => this.#presenceInText(holder, countedUnits(path, from), isThorough);
    if (isBasicUnit(kind)) return 'lacking';
    if (isDivision(kind)) return this.#lacksDivision(holder, path[depth]!) ? 'lacking' : 'untold';
    // The sub-paragraphs of a schedule's paragraph are paragraphs where that is a section.
    const isOfSection = kind === 'subparagraph' && path[depth - 1]?.kind === 'paragraph' && this.#isBasic(holder);
    if (kind !== 'paragraph' && !isOfSection)
      return this.#countsOn(holder, path[depth]!) ? this.#presenceInOwnText(holder, path, depth) : inText(depth);
    const isLeaf = this.#isLeaf(holder);
    if (isLeaf && this.#countsByLines(holder)) return inText(depth);
    if (isLeaf && this.corpus.isRepealed(holder)) return 'untold';
    const isWhole = isLeaf && !isRecitals(path[depth - 1]) && !this.#isBasic(holder);
    const isFirst = number === '1' && (isWhole || this.#opensWithText(holder));
    const isThere = isFirst || this.markersOf(holder).numbersParagraph(number);
    if (!isThere) return this.#countsInRoman(holder) && /^\d/u.test(number) ? 'untold' : 'lacking';
    return depth + 1 === path.length ? 'there' : inText(depth + 1);
  }

  /**
   * The paragraphs of a section or an article whose text has the units of a path from `depth` on, although the path goes over
   * paragraphs: "§ 6 Nr. 2" of a section whose paragraph 2 alone counts. None where the path names one, or has none to name.
   */
  passedOver(holder: number, path: Path, depth: number): readonly number[] {
    const isInText = path.slice(depth).every(({ kind }) => kind === 'sentence' || kind === 'point' || kind === 'item');
    if (!isInText || !this.#isBasic(holder)) return [];
    const paragraphs = childrenOf(this.corpus, holder).filter(
      (child) => shapeOf(this.corpus.id(child)).prefix === UNIT_PREFIX.paragraph,
    );
    const isOpen =
      this.corpus.hasText(holder) && this.#read(holder).units.presence(countedUnits(path, depth)) === 'there';
    return isOpen ? [] : paragraphs.filter((child) => this.presence(child, path, depth) === 'there');
  }

  unitsOf(holder: number): TextUnits {
    return this.#read(holder).units;
  }

  /** Whether the text of a provision, or that of one that it holds, has units. */
  #presenceInText(holder: number, units: Path, isThorough: boolean): Presence {
    const end = this.corpus.subtreeEnd(holder);
    if (this.corpus.isRepealed(holder) || end - holder > MOST_INSIDE) return 'untold';
    if (this.#isLeaf(holder) && this.corpus.hasText(holder)) return this.unitsOf(holder).presence(units, isThorough);
    const ordinals = Array.from({ length: end - holder }, (_, at) => holder + at);
    const told = ordinals
      .filter((at) => this.corpus.hasText(at))
      .map((at) => this.#read(at).units.presence(units, isThorough));
    if (told.includes('there')) return 'there';
    if (units[0]!.kind === 'subparagraph' && told.length > 1) return this.#presenceOverAll(ordinals, units);
    // What stands in a source without text is left out of it: the changes that an amending act made.
    return told.length === 0 || told.includes('untold') ? 'untold' : 'lacking';
  }

  /** Blocks without a number may be counted over all paragraphs of an article, which nobody can be sure of. */
  #presenceOverAll(ordinals: readonly number[], units: Path): Presence {
    const texts = (): string[] => ordinals.map((at) => this.corpus.text(at)).filter((text) => text !== '');
    const whole = this.#readOnce(-1 - ordinals[0]!, () => texts().join('\n'));
    return whole.units.presence(units) === 'lacking' ? 'lacking' : 'untold';
  }

  /** Whether the paragraphs of a provision are counted in Roman signs, so that one in digits may be one of them: French codes. */
  #countsInRoman(holder: number): boolean {
    const [first] = childrenOf(this.corpus, holder);
    return first !== undefined && this.corpus.id(first).endsWith(`__${UNIT_PREFIX.paragraph}_i`);
  }

  /** Whether paragraphs of an act have no numbers; see {@link CitationRules.countsByLines}. */
  #countsByLines(ordinal: number): boolean {
    return rulesOf(this.corpus.acts[this.corpus.actOf(ordinal)]!.language)?.countsByLines === true;
  }

  /** Whether nothing stands in a provision that is a provision itself. */
  #isLeaf(ordinal: number): boolean {
    return this.corpus.subtreeEnd(ordinal) === ordinal + 1;
  }

  /** "§ 5" with words of its own in front of "(2)": a source that leaves the first number out. */
  #opensWithText(holder: number): boolean {
    return this.#isBasic(holder) && this.corpus.hasText(holder) && !this.#isLeaf(holder);
  }

  #isBasic(ordinal: number): boolean {
    return BASIC_PREFIXES.has(shapeOf(this.corpus.id(ordinal)).prefix);
  }

  /**
   * Whether the parts of a provision are counted as an act of that language counts them whatever word is used, from the first on, and the
   * number is one behind the last: "section 4(c)" where (a) and (b) are provisions. One in a gap may have been left out.
   */
  #countsOn(holder: number, { number }: PathUnit): boolean {
    const numbers = childrenOf(this.corpus, holder).map((child) => numberOf(this.corpus.id(child)));
    const [first, last] = [numbers[0] ?? '', numbers.at(-1) ?? ''];
    const isAlike = /^\d+$/u.test(number) ? first === '1' : /^[a-z]$/u.test(number) && first === 'a';
    const tellsNone = !this.#tellsLevels({ id: '', ordinal: holder });
    return isAlike && tellsNone && numbers.length >= 2 && compareNumbers(number, last) > 0;
  }

  #presenceInOwnText(holder: number, path: Path, depth: number): Presence {
    const own = this.corpus.hasText(holder) ? this.#read(holder).units.presence(countedUnits(path, depth)) : 'lacking';
    return own === 'there' ? 'there' : 'lacking';
  }

  #lacksDivision(holder: number, { kind, number }: PathUnit): boolean {
    const ids = childrenOf(this.corpus, holder).map((child) => this.corpus.id(child));
    const numbers = ids.filter((id) => shapeOf(id).prefix === UNIT_PREFIX[kind]).map(numberOf);
    const isAlike = /^\d/u.test(number) === /^\d/u.test(numbers[0] ?? '');
    return isAlike && numbers.length >= 2 && FIRST.has(numbers[0]!) && !numbers.includes(number);
  }
}

/**
 * The units of a path from a depth on, as a text counts them. Of an article a subparagraph, of an undivided text a
 * paragraph, is a block without a number; below a section, a rule or a schedule's paragraph they are what stands in brackets.
 */
function countedUnits(path: Path, from: number): Path {
  const isOfArticle = path.some(({ kind }) => kind === 'article');
  const asCounted = ({ kind, number }: PathUnit): PathUnit =>
    kind === 'paragraph'
      ? { kind: 'subparagraph', number }
      : kind === 'subparagraph' && !isOfArticle
        ? { kind: 'point', number }
        : { kind, number };
  return path.slice(from).map(asCounted);
}
