import { provisionLabel } from '../languages';
import {
  joinOrdinals,
  pathOf,
  ProvisionRange,
  type ActKey,
  type ActSource,
  type Citation,
  type Corpus,
  type Path,
  type ResolvedCitation,
  type StringColumn,
} from '../law';
import type { TextSpan } from '../text';
import { toEnd } from '../turns';
import { AmendedProvision, AmendingLaw } from './amended';
import { unplaced } from './unplaced';
import { ActResolver, type NamedLast } from './acts/actResolver';
import type { ActChoice } from './acts/actChoice';
import type { Definitions } from './acts/definedNames';
import { amendingActOf } from './supplements';
import { Neighbours } from './provisions/neighbours';
import { ProvisionLookup } from './provisions/provisionLookup';
import { absent, baseOf, remember, type LocatedCitation, type Reading } from './reading';
import { SentenceReader, type Locator } from './sentenceReader';
import { Targets, type Target } from './targets';

export type { LocatedCitation } from './reading';

/** Where a text stands: neither is known for a draft. */
export interface CitationContext {
  readonly act?: ActKey;
  /** The provision the text is from. */
  readonly ordinal?: number;
  /** The short names that hold in the text, where it is part of a document that defines some; else those that it defines. */
  readonly defined?: Definitions;
}

/** What a text has cited last, which its next words may go back to: "that Act", "같은 조". Plain data. */
export type Trail = Pick<Reading, 'cited' | 'latest' | 'ofParagraph' | 'lost' | 'amended'> & {
  readonly last?: NamedLast;
};

const NO_TRAIL: Trail = {
  cited: undefined,
  latest: undefined,
  ofParagraph: undefined,
  lost: undefined,
  amended: undefined,
};

/** Says what citations mean in one corpus. Every citation gets an outcome. */
export class CitationResolver {
  readonly #acts: ActResolver;
  readonly #lookup: ProvisionLookup;
  readonly #targets: Targets;
  readonly #neighbours: Neighbours;
  readonly #locator: Locator = {
    locate: (citation, choice, reading) => this.#locateIn(citation, choice, reading),
    hasUnit: ({ path }, { own, here }) =>
      own !== undefined && this.#lookup.find(own, path.slice(0, 1), here?.path).length > 0,
    isLaw: ({ ordinals }) => ordinals.some((ordinal) => !this.corpus.isRepealed(ordinal)),
    isOfKind: ({ ordinals, citation }) =>
      ordinals.every((ordinal) => pathOf(this.corpus, ordinal).some(({ kind }) => kind === citation.path[0]?.kind)),
  };

  /**
   * @param known the resolver of a corpus that this one shares most of its acts with: it need not learn them again.
   * @param nameKeys what the acts of this one are found by, as `packNameKeys` has it, where it was kept
   */
  constructor(
    private readonly corpus: Corpus,
    known?: CitationResolver,
    nameKeys?: StringColumn,
  ) {
    this.#acts = new ActResolver(corpus, known === undefined ? undefined : known.#acts, nameKeys);
    this.#lookup = new ProvisionLookup(corpus);
    this.#targets = new Targets(corpus, this.#lookup);
    this.#neighbours = new Neighbours(corpus, this.#lookup);
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
    return this.locate(citations, context, text).map((located) => this.described(located));
  }

  /** A located citation with ids and keys, which outlive the corpus, in place of its ordinals. */
  described({ citation, outcome, ordinals, act, missing, source }: LocatedCitation): ResolvedCitation {
    return {
      ...citation,
      outcome,
      targets: ordinals.map((ordinal) => this.corpus.id(ordinal)),
      actSource: source,
      ...(act !== undefined && { actKey: this.corpus.acts[act]!.key }),
      ...(missing !== undefined && { missing }),
    };
  }

  /**
   * Whether the one provision that a citation resolved to does not tell if it has the finer units that the citation names:
   * "Nr. 9" of a text whose list its source left out, a division that is not counted.
   */
  isUntold({ citation, ordinals, path = [] }: LocatedCitation): boolean {
    const [ordinal] = ordinals;
    if (ordinal === undefined || ordinals.length > 1) return false;
    const { anchor, through = [], also = [] } = citation;
    const paths = anchor === 'act' ? [path, through, ...also] : [path];
    return paths.some((each) => this.#lookup.presence(ordinal, each) === 'untold');
  }

  /**
   * The paragraphs of the one section or article that a citation resolved to which have the sentence or the item that it names
   * of none of them: "§ 6 Nr. 2" of a section whose paragraph 2 has numbers.
   */
  paragraphsPassedOver({ ordinals, path = [] }: LocatedCitation): readonly number[] {
    const [ordinal] = ordinals;
    return ordinal === undefined || ordinals.length > 1 ? [] : this.#lookup.passedOver(ordinal, path);
  }

  /** The text of the one sentence or item that a citation resolved to; undefined where it cites no single one. */
  textOfPart({ citation, ordinals, path = [] }: LocatedCitation): string | undefined {
    const [ordinal] = ordinals;
    const isOne = ordinal !== undefined && ordinals.length === 1 && citation.through === undefined;
    return isOne ? this.#lookup.textOfPart(ordinal, path) : undefined;
  }

  /**
   * Where in the text of the one provision that a citation resolved to the sentences and items stand that it names, in UTF-16
   * code units, in its order, a range as one; none where one of them cannot be told.
   */
  partsCited({ citation, ordinals, path = [] }: LocatedCitation): readonly TextSpan[] {
    const [ordinal] = ordinals;
    if (ordinal === undefined || ordinals.length > 1) return [];
    const { anchor, through, also = [] } = citation;
    if (anchor !== 'act' && (through !== undefined || also.length > 0)) return [];
    const paths = [path, through ?? path, ...also];
    const spans = paths.flatMap((each) => this.#lookup.spanOfPart(ordinal, each) ?? []);
    if (spans.length < paths.length) return [];
    const [first, last, ...others] = spans;
    return [{ start: first!.start, end: last!.end }, ...others];
  }

  /** The numbers that the text of a provision counts where it should have the last unit of a path of its act. */
  numbersBeside(ordinal: number, path: Path): readonly string[] {
    return this.#lookup.numbersBeside(ordinal, path);
  }

  /** {@link resolve}, with ordinals for targets. */
  locate(citations: readonly Citation[], context: CitationContext = {}, text = ''): LocatedCitation[] {
    return toEnd(this.locateInSteps(citations, context, text));
  }

  /** {@link locate}, in steps. */
  *locateInSteps(
    citations: readonly Citation[],
    context: CitationContext = {},
    text = '',
  ): Generator<void, LocatedCitation[]> {
    const all: LocatedCitation[] = [];
    for (const located of this.locateEach(citations, context, text)) {
      if (located !== undefined) all.push(located);
      yield;
    }
    return all;
  }

  /**
   * {@link locate}, one citation after another, and undefined between two steps of finding them; returns what the text behind
   * this one may go back to.
   * @param before what the text in front of this one has cited last
   */
  *locateEach(
    citations: readonly Citation[],
    context: CitationContext = {},
    text = '',
    before: Trail = NO_TRAIL,
  ): Generator<LocatedCitation | undefined, Trail> {
    if (citations.length === 0) {
      const own = this.#ownAct(context);
      return { ...before, last: (yield* this.#acts.read([], { own, text }, before.last)).last };
    }
    const reading = this.#open(context, before, text);
    const { own } = reading;
    const { read, last } = yield* this.#acts.read(citations, { own, text, defined: context.defined }, before.last);
    const reader = new SentenceReader(read, this.#acts.sentences(read, text), this.#locator, reading);
    const amended = own === undefined ? new AmendedProvision(text, reading) : undefined;
    const amending = own === undefined ? undefined : new AmendingLaw(text);
    for (const [index, { citation }] of read.entries()) {
      amended?.readTo(citation.start);
      const said = reader.locate(index);
      const found = amending === undefined ? unplaced(said, read, index, text) : amending.read(said);
      remember(found, reading);
      amended?.add(found);
      yield found;
    }
    amended?.readTo(text.length);
    const { cited, latest, ofParagraph, lost } = reading;
    return { cited, latest, ofParagraph, lost, amended: reading.amended, last };
  }

  #open(context: CitationContext, { cited, latest, ofParagraph, lost, amended }: Trail, text: string): Reading {
    const { ordinal } = context;
    const own = this.#ownAct(context);
    const here =
      ordinal === undefined || own === undefined
        ? undefined
        : { act: own, path: pathOf(this.corpus, ordinal), ordinal };
    return { own, here, cited, latest, ofParagraph, lost, amended, citedStart: 0, citedEnd: 0, text };
  }

  #ownAct({ act, ordinal }: CitationContext): number | undefined {
    if (ordinal !== undefined) return this.corpus.actOf(ordinal);
    return act === undefined ? undefined : this.#acts.byKey(act);
  }

  #locateIn(citation: Citation, choice: ActChoice, reading: Reading): LocatedCitation {
    const { anchor } = citation;
    if (anchor === 'preceding' || anchor === 'following') return this.#locateNear(citation, choice.source, reading);
    const base = baseOf(citation, reading);
    if (base === 'unknown') return absent(citation, choice.source, reading);
    const amending = amendingActOf(citation, reading.here?.path ?? []);
    const said: ActChoice =
      amending === undefined ? choice : { acts: this.actsNamed(amending), name: amending, source: 'own' };
    const source = base !== undefined && reading.own === undefined ? sourceFrom(citation, said) : said.source;
    const acts = base === undefined ? prefer(said.acts, reading.own) : [base.act];
    if (acts.length === 0) {
      const missing = said.name ?? citation.text;
      return { citation, outcome: 'act-not-in-corpus', ordinals: [], missing, path: citation.path, source };
    }
    const targets = acts.map((act) => this.#targets.of(citation, act, base?.path ?? [], reading));
    const found = targets.filter(({ ordinals }) => ordinals.length > 0);
    if (found.length === 0) return this.#notFound(citation, source, targets);
    const ordinals = joinOrdinals(found.map((target) => target.ordinals));
    const { path } = found[0]!;
    const act = found.length === 1 ? { act: found[0]!.act } : {};
    const isWhole = citation.through !== undefined || found[0]!.isDivided === true;
    const isOne = found.length === 1 && (ordinals.length === 1 || isWhole);
    if (isOne) return { citation, outcome: 'resolved', ordinals, path, source, ...act };
    return { citation, outcome: 'ambiguous', ordinals, missing: this.#labels(found), path, source, ...act };
  }

  /** "전조", "the preceding section", "전 3항": the neighbours of the unit that the text stands in, all of which must be there. */
  #locateNear(citation: Citation, source: ActSource, reading: Reading): LocatedCitation {
    const targets = this.#neighbours.targets(citation, reading);
    if (targets.length === 0) return absent(citation, source, reading);
    const lacking = targets.filter(({ ordinals }) => ordinals.length === 0);
    const { act, path } = targets[0]!;
    const lastPath = targets.at(-1)!.path;
    if (lacking.length > 0) return { ...this.#notFound(citation, source, lacking), path, lastPath };
    const all = joinOrdinals(targets.map((target) => target.ordinals));
    const ordinals = all instanceof ProvisionRange ? all : [...new Set(all)];
    return { citation, outcome: 'resolved', ordinals, act, path, lastPath, source };
  }

  #notFound(citation: Citation, source: ActSource, targets: readonly Target[]): LocatedCitation {
    const { act, path } = targets[0]!;
    const lacks = this.#lookup.find(act, path.slice(0, 1), path).length > 0 ? 'part' : 'unit';
    return {
      citation,
      outcome: 'provision-not-found',
      ordinals: [],
      act,
      missing: this.#labels(targets),
      path,
      lacks,
      source,
    };
  }

  #labels(targets: readonly Target[]): string {
    return targets
      .map(({ act, path, lost = path }) => provisionLabel(this.corpus.acts[act]!, lost, this.corpus.acts))
      .join('; ');
  }
}

/** How the act of a draft's citation is known that counts from another provision: from what the draft says that it amends. */
const sourceFrom = ({ anchor }: Citation, { source }: ActChoice): ActSource =>
  anchor === 'here' && source !== 'command' ? 'amended' : source;

/** Of several acts of one name, the citing one. */
const prefer = (acts: readonly number[], own: number | undefined): readonly number[] =>
  own !== undefined && acts.includes(own) ? [own] : acts;
