import {
  isBasicUnit,
  parseEId,
  provisionLabel,
  splitProvisionId,
  type ActKey,
  type Citation,
  type CitationOutcome,
  type Corpus,
  type Path,
  type ResolvedCitation,
  type UnitKind,
} from '../law';
import { ActResolver, type ActChoice } from './actResolver';
import { ProvisionLookup } from './provisionLookup';

/** Where a text stands: neither is known for a draft. */
export interface CitationContext {
  readonly act?: ActKey;
  /** The provision the text is from. */
  readonly ordinal?: number;
}

/** A citation with what it means, by ordinals: what the graph is built from. */
export interface LocatedCitation {
  /** The citation; its span reaches to the act's whole name where the corpus knows it longer or shorter. */
  readonly citation: Citation;
  readonly outcome: CitationOutcome;
  readonly ordinals: readonly number[];
  /** The index of the act it was found in. */
  readonly act?: number;
  readonly missing?: string;
}

interface Place {
  readonly act: number;
  readonly path: Path;
  readonly ordinal?: number;
}

/** Where a text stands, and what it has cited so far. */
interface Reading {
  readonly own: number | undefined;
  readonly here: Place | undefined;
  /** The provision cited last, counted from its act. */
  cited: Place | undefined;
}

interface Target {
  readonly act: number;
  readonly path: Path;
  readonly ordinals: readonly number[];
}

/** Outermost first; units of one depth are alternatives. */
const DEPTH: Readonly<Partial<Record<UnitKind, number>>> = {
  paragraph: 1,
  subparagraph: 2,
  sentence: 2,
  point: 3,
  item: 4,
};
const depthOf = (kind: UnitKind): number => DEPTH[kind] ?? 0;

/** Says what citations mean in one corpus. Every citation gets an outcome. */
export class CitationResolver {
  readonly #acts: ActResolver;
  readonly #lookup: ProvisionLookup;

  /** @param known the resolver of a corpus that this one shares most of its acts with: it need not learn them again. */
  constructor(
    private readonly corpus: Corpus,
    known?: CitationResolver,
  ) {
    this.#acts = new ActResolver(corpus, known === undefined ? undefined : known.#acts);
    this.#lookup = new ProvisionLookup(corpus);
  }

  /** Learns the names of one act after another, where a caller has no time to let the first citation learn them all. */
  learnActs(): Generator<void> {
    return this.#acts.learn();
  }

  /** The acts that go by a name in any of the corpus's languages; none for a name that it does not know. */
  actsNamed(name: string): readonly number[] {
    return this.#acts.named(name);
  }

  /**
   * The citations of one text, in its order, each with its outcome.
   *
   * A citation that names no act means the act of its context. A draft has none: there it means the act that the next
   * citation of the same phrase names, or the one named before; failing that it is `act-not-in-corpus`.
   * @param text the text they were found in; without it, spans stay as the grammar proposed them
   */
  resolve(citations: readonly Citation[], context: CitationContext = {}, text = ''): ResolvedCitation[] {
    return this.locate(citations, context, text).map(({ citation, outcome, ordinals, act, missing }) => ({
      ...citation,
      outcome,
      targets: ordinals.map((ordinal) => this.corpus.id(ordinal)),
      ...(act !== undefined && { actKey: this.corpus.acts[act]!.key }),
      ...(missing !== undefined && { missing }),
    }));
  }

  /** {@link resolve}, with ordinals for targets. */
  locate(citations: readonly Citation[], context: CitationContext = {}, text = ''): LocatedCitation[] {
    if (citations.length === 0) return [];
    const reading = this.#open(context);
    return this.#acts.read(citations, reading.own, text).map(({ citation, choices }) => {
      const tries = choices.map((choice) => this.#locateIn(citation, choice, reading));
      const found = tries.find(({ ordinals }) => ordinals.length > 0) ?? tries[0]!;
      remember(found, reading);
      return found;
    });
  }

  #open({ act, ordinal }: CitationContext): Reading {
    if (ordinal === undefined) {
      return { own: act === undefined ? undefined : this.#acts.byKey(act), here: undefined, cited: undefined };
    }
    const here = { act: this.corpus.actOf(ordinal), path: this.#pathOf(ordinal), ordinal };
    return { own: here.act, here, cited: undefined };
  }

  #pathOf(ordinal: number): Path {
    return parseEId(splitProvisionId(this.corpus.id(ordinal)).eId);
  }

  #locateIn(citation: Citation, choice: ActChoice, reading: Reading): LocatedCitation {
    const base = this.#base(citation, reading);
    if (base === 'unknown') return absent(citation, reading);
    const acts = base === undefined ? prefer(choice.acts, reading.own) : [base.act];
    if (acts.length === 0) {
      return { citation, outcome: 'act-not-in-corpus', ordinals: [], missing: choice.name ?? citation.text };
    }
    const targets = acts.map((act) => this.#target(citation, act, base?.path ?? [], reading));
    const found = targets.filter(({ ordinals }) => ordinals.length > 0);
    if (found.length === 0) {
      return {
        citation,
        outcome: 'provision-not-found',
        ordinals: [],
        act: targets[0]!.act,
        missing: this.#labels(targets),
      };
    }
    const ordinals = found.flatMap((target) => target.ordinals);
    const act = found.length === 1 ? { act: found[0]!.act } : {};
    const isOne = found.length === 1 && (ordinals.length === 1 || citation.through !== undefined);
    if (isOne) return { citation, outcome: 'resolved', ordinals, ...act };
    return { citation, outcome: 'ambiguous', ordinals, missing: this.#labels(found), ...act };
  }

  #labels(targets: readonly Target[]): string {
    return targets.map(({ act, path }) => provisionLabel(this.corpus.acts[act]!, path)).join('; ');
  }

  #target(citation: Citation, act: number, base: Path, { here }: Reading): Target {
    const path = pathFrom(base, citation);
    const within = here?.act === act ? here.path : [];
    if (citation.through === undefined) return { act, path, ordinals: this.#lookup.find(act, path, within) };
    return { act, path, ordinals: this.#lookup.range(act, path, [...base, ...citation.through], within) };
  }

  /** What the path is counted from: undefined for the act itself, `unknown` when the text does not say. */
  #base({ anchor, path }: Citation, { here, cited }: Reading): Place | undefined | 'unknown' {
    const first = path[0];
    const kind = first?.kind ?? 'article';
    if (anchor === 'act') return undefined;
    if (anchor === 'here') return here === undefined ? 'unknown' : truncate(here, kind);
    if (anchor === 'previous') return cited === undefined ? 'unknown' : truncate(cited, kind, first?.number === '');
    const step = anchor === 'preceding' ? -1 : 1;
    const near = here?.ordinal === undefined ? undefined : this.#lookup.neighbour(here.ordinal, kind, step);
    return near === undefined ? 'unknown' : { act: this.corpus.actOf(near), path: this.#pathOf(near) };
  }
}

/** A unit without a number ("전조", "that section") stands for the base itself. */
const pathFrom = (base: Path, { anchor, path }: Citation): Path =>
  anchor === 'act' ? path : [...base, ...path.filter(({ number }) => number !== '')];

/** A citation counted from a place that is not known: a draft's own provisions, a neighbour that is not there. */
function absent(citation: Citation, { own }: Reading): LocatedCitation {
  const missing = citation.text;
  if (own === undefined) return { citation, outcome: 'act-not-in-corpus', ordinals: [], missing };
  return { citation, outcome: 'provision-not-found', ordinals: [], act: own, missing };
}

/** "같은 조" goes back to the article cited last, over bare paragraphs of the provision the text stands in. */
function remember({ citation, act }: LocatedCitation, reading: Reading): void {
  if (act === undefined) return;
  if (citation.anchor === 'act') reading.cited = { act, path: citation.through ?? citation.path };
  if (citation.anchor !== 'previous' || reading.cited === undefined) return;
  const first = citation.path[0];
  const base = truncate(reading.cited, first?.kind ?? 'article', first?.number === '');
  reading.cited = { act, path: pathFrom(base.path, citation) };
}

/** The part of a place's path above units of the kind; down to and with that kind when `inclusive`. */
function truncate(place: Place, kind: UnitKind, inclusive = false): Place {
  const end = place.path.findIndex((unit) => {
    const isBasic = isBasicUnit(kind) && isBasicUnit(unit.kind);
    return inclusive ? isBasic || unit.kind === kind : depthOf(unit.kind) >= depthOf(kind) && depthOf(kind) > 0;
  });
  if (end < 0) return place;
  return { act: place.act, path: place.path.slice(0, inclusive ? end + 1 : end) };
}

/** Of several acts of one name, the citing one. */
const prefer = (acts: readonly number[], own: number | undefined): readonly number[] =>
  own !== undefined && acts.includes(own) ? [own] : acts;
