import {
  firstWhere,
  isBasicUnit,
  isDivision,
  NumberBuffer,
  parseEId,
  splitProvisionId,
  type Corpus,
  type UnitKind,
} from '../../law';

/** Provisions looked at between two yields: a millisecond or so. */
const STEP = 1 << 11;

/** What is told of a provision by its kind, and by what stands inside it. */
const WHOLE = 1;
const DIVISION = 2;
const HOLDS_UNITS = 4;

/**
 * What a drafter cites as a whole: an article, a section, a rule, or what stands beside those (a schedule, a preamble),
 * with the units inside it. What holds articles, such as a chapter or a schedule with a treaty in it, is a unit of its own
 * without them: of "Part 2 > section 4 > (1)" and "Schedule 1 > (1)" the units are Part 2, section 4 and Schedule 1.
 * Known failure: the paragraphs of a part that has no articles are units one by one.
 *
 * Returns the first ordinal of each unit of an act, ascending. Every provision of the act stands in one, so that a unit
 * ends where the next begins.
 */
export function* unitsOf(corpus: Corpus, act: number): Generator<void, Uint32Array> {
  const [first, end] = corpus.provisionsOf(act);
  const traits = yield* traitsOf(corpus, first, end);
  const firsts = new NumberBuffer();
  for (let ordinal = first; ordinal < end;) {
    firsts.push(ordinal);
    const trait = traits[ordinal - first]!;
    ordinal = (trait & WHOLE) !== 0 || trait === 0 ? corpus.subtreeEnd(ordinal) : ordinal + 1;
    if (firsts.length % STEP === 0) yield;
  }
  return firsts.finish();
}

/** The units of a corpus, found act by act when first asked for. */
export class Units {
  /** By act. */
  readonly #firsts = new Map<number, Uint32Array>();

  constructor(private readonly corpus: Corpus) {}

  /** The unit that a provision stands in, as a half-open interval of ordinals. */
  *around(ordinal: number): Generator<void, readonly [first: number, end: number]> {
    const act = this.corpus.actOf(ordinal);
    const firsts = this.#firsts.get(act) ?? (yield* unitsOf(this.corpus, act));
    this.#firsts.set(act, firsts);
    const next = firstWhere(firsts, (first) => first > ordinal);
    return [firsts[next - 1]!, firsts[next] ?? this.corpus.provisionsOf(act)[1]];
  }
}

/**
 * Row = provision of an act; what stands in a basic unit is left out, since that is a unit anyway. Linear in the
 * provisions: what is known to hold a unit is not told so again by the next one in it.
 */
function* traitsOf(corpus: Corpus, first: number, end: number): Generator<void, Uint8Array> {
  const traits = new Uint8Array(end - first);
  let read = 0;
  for (let ordinal = first; ordinal < end;) {
    read += 1;
    if (read % STEP === 0) yield;
    const kind = kindOf(corpus, ordinal);
    const isBasic = kind !== undefined && isBasicUnit(kind);
    if (kind === undefined || isBasic) traits[ordinal - first]! |= WHOLE;
    else if (isDivision(kind)) traits[ordinal - first]! |= DIVISION;
    let above = isBasic ? corpus.parent(ordinal) : -1;
    for (; above >= 0 && (traits[above - first]! & HOLDS_UNITS) === 0; above = corpus.parent(above)) {
      traits[above - first]! |= HOLDS_UNITS;
    }
    ordinal = isBasic ? corpus.subtreeEnd(ordinal) : ordinal + 1;
  }
  return traits;
}

/** Of the last unit of its path: the others need not be read. */
function kindOf(corpus: Corpus, ordinal: number): UnitKind | undefined {
  const { eId } = splitProvisionId(corpus.id(ordinal));
  const inner = eId.lastIndexOf('__');
  return parseEId(inner < 0 ? eId : eId.slice(inner + 2))[0]?.kind;
}
