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
  type PathUnit,
  type ResolvedCitation,
  type UnitKind,
} from '../law';
import { ActResolver, type ActChoice } from './actResolver';
import { counted, pathFrom, truncate, type Place } from './place';
import { ProvisionLookup } from './provisionLookup';

/** "전 3조" counts no further than this. */
const MAX_NEIGHBOURS = 50;

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
  /** The whole path that it names, counted from the act; undefined where the text does not say what it is counted from. */
  readonly path?: Path;
}

/** Where a text stands, and what it has cited so far. */
interface Reading {
  readonly own: number | undefined;
  readonly here: Place | undefined;
  /** The provision cited last, counted from its act. */
  cited: Place | undefined;
  /** The provision cited last, wherever it is counted from. */
  latest: Place | undefined;
  /** Set instead of `cited` when that provision is of an act that is not in the corpus. */
  lost: { readonly name: string; readonly path: Path } | undefined;
}

interface Target {
  readonly act: number;
  readonly path: Path;
  readonly ordinals: readonly number[];
}

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
    return [...this.locateEach(citations, context, text)];
  }

  /** {@link locate}, one citation after another. */
  *locateEach(
    citations: readonly Citation[],
    context: CitationContext = {},
    text = '',
  ): Generator<LocatedCitation, void> {
    if (citations.length === 0) return;
    const reading = this.#open(context);
    for (const { citation, choices } of this.#acts.read(citations, reading.own, text)) {
      const tries = choices.map((choice) => this.#locateIn(citation, choice, reading));
      const found = tries.find(({ ordinals }) => ordinals.length > 0) ?? tries[0]!;
      remember(found, reading);
      yield found;
    }
  }

  #open({ act, ordinal }: CitationContext): Reading {
    if (ordinal === undefined) {
      return {
        own: act === undefined ? undefined : this.#acts.byKey(act),
        here: undefined,
        cited: undefined,
        latest: undefined,
        lost: undefined,
      };
    }
    const here = { act: this.corpus.actOf(ordinal), path: this.#pathOf(ordinal), ordinal };
    return { own: here.act, here, cited: undefined, latest: undefined, lost: undefined };
  }

  #pathOf(ordinal: number): Path {
    return parseEId(splitProvisionId(this.corpus.id(ordinal)).eId);
  }

  #locateIn(citation: Citation, choice: ActChoice, reading: Reading): LocatedCitation {
    const { anchor } = citation;
    if (anchor === 'preceding' || anchor === 'following') return this.#locateNear(citation, reading);
    const base = baseOf(citation, reading);
    if (base === 'unknown') return absent(citation, reading);
    const acts = base === undefined ? prefer(choice.acts, reading.own) : [base.act];
    if (acts.length === 0) {
      const missing = choice.name ?? citation.text;
      return { citation, outcome: 'act-not-in-corpus', ordinals: [], missing, path: citation.path };
    }
    const targets = acts.map((act) => this.#target(citation, act, base?.path ?? [], reading));
    const found = targets.filter(({ ordinals }) => ordinals.length > 0);
    if (found.length === 0) return this.#notFound(citation, targets);
    const ordinals = found.flatMap((target) => target.ordinals);
    const { path } = found[0]!;
    const act = found.length === 1 ? { act: found[0]!.act } : {};
    const isOne = found.length === 1 && (ordinals.length === 1 || citation.through !== undefined);
    if (isOne) return { citation, outcome: 'resolved', ordinals, path, ...act };
    return { citation, outcome: 'ambiguous', ordinals, missing: this.#labels(found), path, ...act };
  }

  /** "전조", "the preceding section", "전 3항": the neighbours of the unit that the text stands in, all of which must be there. */
  #locateNear(citation: Citation, reading: Reading): LocatedCitation {
    const [unit, ...rest] = citation.path as [PathUnit, ...PathUnit[]];
    const step = citation.anchor === 'preceding' ? -1 : 1;
    const places = this.#neighbours(reading.here, unit.kind, step, Math.max(1, Number(unit.number)));
    if (places.length === 0) return absent(citation, reading);
    const targets = places.map(({ act, path }): Target => {
      const inner = [...path, ...rest];
      const ordinals =
        citation.through === undefined
          ? this.#lookup.find(act, inner, path)
          : this.#lookup.range(act, inner, [...path, ...citation.through.slice(1)], path);
      return { act, path: inner, ordinals };
    });
    const lacking = targets.filter(({ ordinals }) => ordinals.length === 0);
    if (lacking.length > 0) return { ...this.#notFound(citation, lacking), path: targets[0]!.path };
    const ordinals = targets.flatMap((target) => target.ordinals);
    return { citation, outcome: 'resolved', ordinals, act: targets[0]!.act, path: targets[0]!.path };
  }

  /** The neighbours in the order of the act; none where what stands before or after cannot even be counted. */
  #neighbours(here: Place | undefined, kind: UnitKind, step: -1 | 1, count: number): readonly Place[] {
    const places: Place[] = [];
    let from = here;
    while (from !== undefined && places.length < Math.min(count, MAX_NEIGHBOURS)) {
      const near = from.ordinal === undefined ? undefined : this.#lookup.neighbour(from.ordinal, kind, step);
      from =
        near === undefined
          ? counted(from, kind, step)
          : { act: this.corpus.actOf(near), path: this.#pathOf(near), ordinal: near };
      if (from === undefined) return [];
      places.push(from);
    }
    return step < 0 ? places.reverse() : places;
  }

  #notFound(citation: Citation, targets: readonly Target[]): LocatedCitation {
    const { act, path } = targets[0]!;
    return { citation, outcome: 'provision-not-found', ordinals: [], act, missing: this.#labels(targets), path };
  }

  #labels(targets: readonly Target[]): string {
    return targets.map(({ act, path }) => provisionLabel(this.corpus.acts[act]!, path)).join('; ');
  }

  #target(citation: Citation, act: number, base: Path, { here }: Reading): Target {
    const path = pathFrom(base, citation, citation.path);
    const within = here?.act === act ? here.path : [];
    if (citation.through === undefined) return { act, path, ordinals: this.#lookup.find(act, path, within) };
    const through = pathFrom(base, citation, citation.through);
    return { act, path, ordinals: this.#lookup.range(act, path, through, within) };
  }
}

/** What the path is counted from: undefined for the act itself, `unknown` when the text does not say. */
function baseOf({ anchor, path }: Citation, { here, cited, latest }: Reading): Place | undefined | 'unknown' {
  if (anchor === 'act') return undefined;
  const kind = path[0]?.kind ?? 'article';
  const place = anchor === 'here' ? here : isOfArticle(kind, path) ? cited : (latest ?? cited);
  if (place === undefined) return 'unknown';
  return { act: place.act, path: truncate(place.path, kind, anchor === 'previous' && path[0]?.number === '') };
}

/**
 * Whether a citation goes back to an article, over bare paragraphs of the provision that the text stands in: "같은 조",
 * "같은 조 제2항". "같은 항 제3호" goes back to the paragraph cited last, a bare one too. Known failure: "같은 조 제3호" behind
 * a bare paragraph, of an article that has no paragraphs.
 */
const isOfArticle = (kind: UnitKind, path: Path): boolean =>
  isBasicUnit(kind) || (kind === 'paragraph' && path[0]?.number !== '');

/** A citation counted from a place that is not known: a draft's own provisions, a provision of an act that is not there. */
function absent(citation: Citation, { own, lost }: Reading): LocatedCitation {
  const missing = citation.text;
  if (citation.anchor === 'previous' && lost !== undefined) {
    return {
      citation,
      outcome: 'act-not-in-corpus',
      ordinals: [],
      missing: lost.name,
      path: previousPath(citation, lost.path),
    };
  }
  if (own === undefined) return { citation, outcome: 'act-not-in-corpus', ordinals: [], missing };
  return { citation, outcome: 'provision-not-found', ordinals: [], act: own, missing };
}

/** The path of "같은 조 제2항" when the provision cited before has the path `cited`. */
function previousPath(citation: Citation, cited: Path): Path {
  const first = citation.path[0];
  return pathFrom(truncate(cited, first?.kind ?? 'article', first?.number === ''), citation, citation.path);
}

/** What words like "같은 조" may go back to; not to an earlier provision when the last one is of an act that is not in the corpus. */
function remember({ citation, act, missing, path: whole }: LocatedCitation, reading: Reading): void {
  const { anchor, path } = citation;
  reading.latest = act === undefined || whole === undefined ? undefined : { act, path: whole };
  if (anchor === 'act') {
    const last = citation.through ?? path;
    reading.cited = act === undefined ? undefined : { act, path: last };
    reading.lost = act === undefined ? { name: missing ?? citation.text, path: last } : undefined;
  }
  if (anchor !== 'previous') return;
  if (reading.lost !== undefined) reading.lost = { ...reading.lost, path: previousPath(citation, reading.lost.path) };
  if (reading.cited === undefined || act === undefined) return;
  reading.cited = { act, path: previousPath(citation, reading.cited.path) };
}

/** Of several acts of one name, the citing one. */
const prefer = (acts: readonly number[], own: number | undefined): readonly number[] =>
  own !== undefined && acts.includes(own) ? [own] : acts;
