import { findCitations } from '../../citation';
import { textBearing } from '../../law';
import type { LanguageModel, TokenProbability } from '../../models';
import { block, clip, clipTokens, questionBlock, quotedProvision, readAnswer, written } from '../../pipeline';
import {
  denseSearch,
  lexicalQuery,
  lexicalSearch,
  POOL,
  reciprocalRankFusion,
  tuningOf,
  wordsAndMeaning,
  type Hit,
  type LegalIndex,
} from '../../search';
import { RANKING_DEPTH, type StrategyContext } from '../strategy';

/** What a prompt shows of the law: as many provisions, and about as many tokens, as the pipeline's own prompt of an answer. */
export const SHOWN = 10;
const EVIDENCE_TOKENS = 8_000;
/** Provisions that a question may be shown in all: a number in square brackets has three digits at most. */
const MOST_SHOWN = 999;
/** What is read of a reply, in UTF-16 code units. */
const LONGEST_REPLY = 32_000;
/** Of a query that a model wrote: the same bound. A paragraph is enough of it. */
const LONGEST_QUERY = 8_000;
const MOST_TOKENS = 1_024;
/** A citation of an article reaches at most so many of the paragraphs in it. */
const MOST_OF_ONE_TARGET = 4;

/** How a model is asked. */
export interface AskOptions {
  /** 1,024 by default. */
  readonly maxTokens?: number;
  /** 0 by default. */
  readonly temperature?: number;
  readonly onProbabilities?: (tokens: readonly TokenProbability[]) => void;
}

/** One question on its way through a baseline: what it retrieves with, asks, and has shown to the model. */
export class Asking {
  /** The provisions that were shown, with their numbers, from 1. */
  readonly #shown = new Map<number, number>();
  readonly #lists: (readonly Hit[])[] = [];

  constructor(
    readonly question: string,
    readonly context: StrategyContext,
    private readonly model: LanguageModel,
    private readonly signal: AbortSignal | undefined,
  ) {}

  get index(): LegalIndex {
    return this.context.index;
  }

  /** How many tokens the model takes, where somebody said so. */
  get contextTokens(): number | undefined {
    return this.model.contextTokens;
  }

  /** All that was retrieved, best first: the lists fused by rank. */
  get retrieved(): readonly Hit[] {
    return this.#lists.length === 1 ? this.#lists[0]! : reciprocalRankFusion(this.#lists);
  }

  /** {@link retrieve}, whose list counts for {@link retrieved}. */
  async search(query: string, k = RANKING_DEPTH): Promise<readonly Hit[]> {
    const hits = await retrieve(clip(query, LONGEST_QUERY), k, this.context, this.signal);
    this.keep(hits);
    return hits;
  }

  /** Has a list count for {@link retrieved}. */
  keep(hits: readonly Hit[]): void {
    if (hits.length > 0) this.#lists.push(hits);
  }

  /** Provisions as a prompt shows them, each under the number that it keeps for the whole question. */
  show(ordinals: readonly number[], tokens = EVIDENCE_TOKENS): string[] {
    for (const ordinal of ordinals) {
      if (!this.#shown.has(ordinal) && this.#shown.size < MOST_SHOWN) this.#shown.set(ordinal, this.#shown.size + 1);
    }
    const numbered = ordinals.filter((ordinal) => this.#shown.has(ordinal));
    const share = Math.floor(tokens / Math.max(1, numbered.length));
    return numbered.map((ordinal) => {
      const text = clipTokens(written(quotedProvision(this.index.corpus, ordinal)), share);
      return block('provision', text, { number: this.#shown.get(ordinal)! });
    });
  }

  /**
   * The reply to a system prompt and the parts of a user's, empty ones left out. Rejects as {@link LanguageModel} does; what
   * is beyond its bound is cut off.
   */
  async ask(system: string, parts: readonly string[], options: AskOptions = {}): Promise<string> {
    const { maxTokens = MOST_TOKENS, temperature = 0, onProbabilities } = options;
    const content = parts.filter((part) => part !== '').join('\n\n');
    const request = {
      messages: [
        { role: 'system', content: system },
        { role: 'user', content },
      ],
      maxTokens,
      temperature,
      ...(onProbabilities && { onProbabilities }),
    } as const;
    const reply = await this.model.complete(request, undefined, this.signal);
    this.signal?.throwIfAborted();
    return reply.slice(0, LONGEST_REPLY);
  }

  /** The question as a prompt has it. */
  questionBlock(question = this.question): string {
    return questionBlock(question);
  }

  /** What a final reply says and cites. An empty one, and one that says it has no answer, is no answer. */
  read(reply: string): ReadReply {
    const shown = [...this.#shown.keys()];
    const { abstained, sentences } = readAnswer(reply, shown.length);
    if (abstained) return { answer: '', cited: [] };
    const answer = sentences.map(({ text }) => text).join(' ');
    const numbered = sentences.flatMap(({ footnotes }) => footnotes.map((number) => shown[number - 1]!));
    return { answer, cited: [...new Set([...numbered, ...citedIn(answer, this.index)])] };
  }
}

export interface ReadReply {
  readonly answer: string;
  /** Ordinals without repetition, in the order in which they are cited; those by number first. */
  readonly cited: readonly number[];
}

/**
 * The one retriever of all baselines, that of the pipeline: words with phrases, articles and acts, mixed with vectors where there
 * are some. What tells strategies apart is then what they do with it.
 */
export async function retrieve(
  query: string,
  k: number,
  { index, dense, tuning }: StrategyContext,
  signal?: AbortSignal,
): Promise<readonly Hit[]> {
  const depth = Math.max(k, POOL);
  const words = await lexicalSearch(lexicalQuery([{ text: query, weight: 1 }], index.languages), depth, index, {
    signal,
  });
  if (dense === undefined) return words.slice(0, k);
  return wordsAndMeaning(words, await denseSearch(query, depth, dense, signal), tuningOf(tuning)).slice(0, k);
}

/** The provisions that a text cites by act and number, as far as the corpus has them, as ordinals. */
function citedIn(text: string, { corpus, resolver }: LegalIndex): number[] {
  const located = resolver.locate(findCitations(text), {}, text);
  return located
    .filter(({ outcome }) => outcome === 'resolved')
    .flatMap(({ ordinals }) => [...ordinals].slice(0, SHOWN))
    .flatMap((ordinal) => textBearing(corpus, ordinal, MOST_OF_ONE_TARGET));
}
