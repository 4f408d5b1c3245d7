import { CitationResolver, citeInSteps, Units, withNamesOf } from '../../citation';
import { joinActs, LayeredCorpus, type Problem } from '../../law';
import { ChangedFiles } from './changedFiles';
import { citingProvisions } from './citingProvisions';
import type { SourceStamp } from '../snapshot/indexSnapshot';
import {
  averageLengths,
  documentSuccession,
  type LayerChanges,
  LayeredBm25,
  LegalIndex,
  Lookup,
  OverlayBm25,
  type PackedIndex,
  stillUnder,
} from '../../search';
import { compareLayers } from './compareLayers';
import { Recitation } from './recitation';
import { Sources } from '../snapshot/contents';
import { isSmallChange } from '../snapshot/sourceChanges';
import { readHere, type ReadSource } from '../build/sourceReader';
import { inTurns, rest, Turns } from '../../turns';

/** How long the thread works before it lets other work in, in milliseconds. */
const TURN_MS = 10;

/** Provisions that are cited before the index is first shown: some hundredths of a second. */
const FIRST_CITED = 30;

/** Provisions, at even distances, that citing is practised on, and files that reading is: none of more bytes, which would take long. */
const PRACTISED = 200;
const FILES_PRACTISED = 25;
const LARGEST_PRACTISED = 1 << 14;

/** A larger share of the provisions than this, but for a small corpus, is not cited again: the index is built anew. */
const MOST_CITED_SHARE = 0.2;
const MOST_CITED_AT_LEAST = 2_000;

/** More follows from a change than is worth doing: the index is built anew. The message says what. */
export class LargeChangeError extends Error {
  override readonly name = 'LargeChangeError';
}

export interface UpdateOptions {
  /** Default: on this thread. */
  readonly readSource?: ReadSource;
  /** Whether a change is taken; default: {@link isSmallChange}. */
  readonly isSmall?: typeof isSmallChange;
}

/**
 * Keeps an index in step with its files: those that changed since it was built are read again and laid over it. Every
 * update starts from the built index, so that layers never pile up.
 */
export class IndexUpdater {
  readonly #sources: Sources;
  readonly #files: ChangedFiles;
  readonly #isSmall: typeof isSmallChange;
  /** What was updated last. */
  #last: Pick<LegalIndex, 'corpus' | 'resolver'>;
  #averages: Promise<readonly number[]> | undefined;
  #hasLearned = false;
  #hasPractised = false;

  /** @param sources the files that the index was built from. */
  constructor(
    private readonly base: PackedIndex,
    sources: readonly SourceStamp[],
    { readSource = readHere, isSmall = isSmallChange }: UpdateOptions = {},
  ) {
    this.#last = base;
    this.#sources = new Sources(sources);
    this.#files = new ChangedFiles(base.corpus.acts, readSource);
    this.#isSmall = isSmall;
  }

  /** Does beforehand, in turns, what the first questions and the first update would have to do, and practises for many. */
  async prepare(signal?: AbortSignal, turns = new Turns(TURN_MS)): Promise<void> {
    if (this.#hasPractised) return;
    await this.#learn(turns, signal);
    await this.#practise(turns, signal);
    signal?.throwIfAborted();
    this.#hasPractised = true;
  }

  async #learn(turns: Turns, signal?: AbortSignal): Promise<void> {
    if (this.#hasLearned) return;
    await inTurns(this.base.resolver.learnActs(), turns, signal);
    await inTurns(this.base.bm25.prepare(), turns, signal);
    await inTurns(this.base.prepareActSearch(), turns, signal);
    await this.#averagesOf(turns);
    signal?.throwIfAborted();
    this.#hasLearned = true;
  }

  /** Reads some files, and the citations of some provisions, for nothing: expressions and code are compiled by their use. */
  async #practise(turns: Turns, signal?: AbortSignal): Promise<void> {
    const { corpus, resolver } = this.base;
    const small = this.#sources.stamps.filter(({ size }) => size <= LARGEST_PRACTISED);
    const each = Math.max(1, Math.ceil(small.length / FILES_PRACTISED));
    for (let at = 0; at < small.length; at += each) {
      await readHere(small[at]!);
      await rest(turns, signal);
    }
    const units = new Units(corpus);
    const step = Math.max(1, Math.ceil(corpus.size / PRACTISED));
    for (let ordinal = 0; ordinal < corpus.size; ordinal += step) {
      await inTurns(citeInSteps(corpus, resolver, units, ordinal), turns, signal);
    }
  }

  #averagesOf(turns: Turns): Promise<readonly number[]> {
    return (this.#averages ??= averageLengths(this.base.corpus, turns));
  }

  /**
   * The index of the files as they are now. It is yielded as soon as the changed texts can be found; where other provisions
   * cite them and have to be read again, it is yielded once more with the citations of these, which until then are as they
   * were. Yields nothing where the change is too large to be worth it; rejects with {@link LargeChangeError} where too much
   * follows from it.
   *
   * @param files all files of the corpus, sorted by path.
   * @param found what discovering them had to report.
   */
  async *update(
    files: readonly SourceStamp[],
    found: readonly Problem[] = [],
    signal?: AbortSignal,
  ): AsyncGenerator<LegalIndex, void> {
    const turns = new Turns(TURN_MS);
    await this.#learn(turns, signal);
    const laid = await this.#layOver(files, turns, signal);
    if (laid === undefined) return;
    const { corpus } = laid;
    const layers = await compareLayers(corpus, turns, signal);
    const resolver = new CitationResolver(
      corpus,
      (corpus.acts === this.#last.corpus.acts ? this.#last : this.base).resolver,
    );
    this.#last = { corpus, resolver };
    const recitation = new Recitation(this.base, corpus, layers, resolver);
    const parts = {
      corpus,
      resolver,
      bm25: await this.#rank(corpus, layers, turns, signal),
      provisions: this.base.provisions + layers.growth,
      problems: [...found, ...laid.problems],
      buildLookup: (): Promise<Lookup> => reviseLookup(this.base, corpus, layers),
      layers,
    };
    const index = async (): Promise<LegalIndex> => {
      await turns.pass();
      signal?.throwIfAborted();
      const graph = await recitation.graph(turns, signal);
      return new LegalIndex({ ...parts, graph, outcomes: await recitation.outcomes(turns, signal) });
    };
    // Those whose text is another come first: no one has seen their citations yet.
    await recitation.cite(layers.texts.slice(0, FIRST_CITED), turns, signal);
    yield await index();
    const again = await this.#citedAgain(corpus, layers, turns);
    if (again.length > Math.max(MOST_CITED_AT_LEAST, this.base.corpus.size * MOST_CITED_SHARE)) {
      throw new LargeChangeError('more provisions cite what has changed than are read again');
    }
    const left = [...layers.texts.slice(FIRST_CITED), ...again];
    if (left.length === 0) return;
    await recitation.cite(left, turns, signal);
    yield await index();
  }

  /** The base under the files that changed, with all problems of files; undefined where too many changed. */
  async #layOver(
    files: readonly SourceStamp[],
    turns: Turns,
    signal?: AbortSignal,
  ): Promise<{ corpus: LayeredCorpus; problems: readonly Problem[] } | undefined> {
    const changes = await this.#sources.changes(files, turns, signal);
    const { stamps } = this.#sources;
    await rest(turns, signal);
    if (!this.#isSmall(stamps, changes)) return undefined;
    const read = await this.#files.read(changes, files, turns, signal);
    const toRead = read.map(({ stamp }) => stamp);
    const bytes = toRead.reduce((sum, { size }) => sum + size, 0);
    if (!this.#isSmall(stamps, { ...changes, toRead, bytes })) return undefined;
    const { corpus: overlay, problems: conflicts } = joinActs(read.map(({ acts }) => acts));
    await rest(turns, signal);
    const replaced = new Set([...toRead.map(({ file }) => file), ...changes.gone]);
    const unchanged = new Set(stamps.map(({ file }) => file).filter((file) => !replaced.has(file)));
    const { corpus: last } = this.#last;
    const { corpus: base } = this.base;
    const left = this.base.problems.filter(({ file }) => unchanged.has(file));
    await rest(turns, signal);
    return {
      corpus: new LayeredCorpus(base, withNamesOf(overlay, base, last), replaced, last.acts),
      problems: [...left, ...read.flatMap(({ problems }) => problems), ...conflicts],
    };
  }

  /** The provisions with the text they had whose citations may resolve differently now, by their ordinals now. */
  async #citedAgain(corpus: LayeredCorpus, layers: LayerChanges, turns: Turns): Promise<readonly number[]> {
    const { reshaped, successors } = layers;
    if (reshaped.size === 0) return [];
    const before = [...this.base.corpus.acts.entries()].filter(
      ([act, { key }]) => corpus.isReplaced(act) && reshaped.has(key),
    );
    const now = [...corpus.overlay.acts.entries()].filter(([, { key }]) => reshaped.has(key));
    const named = [...before, ...now].map(([, act]) => act);
    const citing = await citingProvisions(
      this.base,
      before.map(([act]) => act),
      named,
      turns,
    );
    const found = new Set<number>();
    for (const ordinal of citing) if (successors[ordinal]! >= 0) found.add(successors[ordinal]!);
    for (const [act] of now) {
      const [first, end] = corpus.overlay.provisionsOf(act);
      for (let row = first; row < end; row += 1) found.add(corpus.base.size + row);
    }
    for (const ordinal of layers.texts) found.delete(ordinal);
    return [...found];
  }

  async #rank(corpus: LayeredCorpus, layers: LayerChanges, turns: Turns, signal?: AbortSignal): Promise<LayeredBm25> {
    const overlay = new OverlayBm25(this.base.bm25, await this.#averagesOf(turns));
    for (const ordinal of layers.documents) {
      overlay.add(corpus, ordinal);
      await rest(turns, signal);
    }
    return new LayeredBm25(this.base.bm25, overlay, documentSuccession(layers));
  }
}

async function reviseLookup(base: PackedIndex, corpus: LayeredCorpus, layers: LayerChanges): Promise<Lookup> {
  const { names, successors } = layers;
  const current = (ordinal: number): number => stillUnder(successors[ordinal]!, names);
  const lookup = await base.lookup();
  return lookup instanceof Lookup ? lookup.revised(corpus, { current, added: names }) : Lookup.build(corpus);
}
