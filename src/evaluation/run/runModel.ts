import {
  estimatedTokens,
  WrappedModel,
  type CompletionRequest,
  type LanguageModel,
  type TokenProbability,
} from '../../models';
import { replyKey, type KeptReply, type ReplyStore } from './replyStore';
import type { Usage } from './usage';

/** What a run does with its language model. */
export interface RunModelOptions {
  /** Where replies are kept; what it knows is not asked again. */
  readonly replies?: ReplyStore;
  /** Where sampling begins; the samples of one question count on from here. */
  readonly seed: number;
}

/** The language model of one question: counted, sampled from a seed, and asked nothing that was asked before. */
export class RunModel extends WrappedModel {
  #calls = 0;
  #inputTokens = 0;
  #outputTokens = 0;
  #estimated = false;
  #samples = 0;

  constructor(
    model: LanguageModel,
    private readonly options: RunModelOptions,
  ) {
    super(model);
  }

  /** Undefined where it replied to nothing. */
  get usage(): Usage | undefined {
    if (this.#calls === 0) return undefined;
    return {
      calls: this.#calls,
      inputTokens: this.#inputTokens,
      outputTokens: this.#outputTokens,
      estimated: this.#estimated,
    };
  }

  async complete(request: CompletionRequest, onText?: (piece: string) => void, signal?: AbortSignal): Promise<string> {
    const sampled = request.temperature > 0 ? { ...request, seed: this.#nextSeed() } : request;
    const { replies } = this.options;
    const key = replyKey(this.id, sampled);
    const known = await replies?.get(key);
    signal?.throwIfAborted();
    if (known !== undefined) {
      this.#count(known);
      onText?.(known.reply);
      request.onTokens?.(known.inputTokens + known.outputTokens, {
        input: known.inputTokens,
        output: known.outputTokens,
      });
      if (known.probabilities) request.onProbabilities?.(known.probabilities);
      return known.reply;
    }
    const kept = await this.#ask(sampled, onText, signal);
    this.#count(kept);
    await replies?.put(key, kept);
    return kept.reply;
  }

  async #ask(request: CompletionRequest, onText?: (piece: string) => void, signal?: AbortSignal): Promise<KeptReply> {
    let counted: { readonly input: number; readonly output: number } | undefined;
    let probabilities: readonly TokenProbability[] | undefined;
    const listening: CompletionRequest = {
      ...request,
      onTokens: (tokens, count) => {
        counted = count;
        request.onTokens?.(tokens, count);
      },
      ...(request.onProbabilities && {
        onProbabilities: (tokens) => {
          probabilities = tokens;
          request.onProbabilities?.(tokens);
        },
      }),
    };
    const started = performance.now();
    const reply = await this.model.complete(listening, onText, signal);
    return {
      reply,
      inputTokens: counted?.input ?? request.messages.reduce((sum, { content }) => sum + estimatedTokens(content), 0),
      outputTokens: counted?.output ?? estimatedTokens(reply),
      estimated: counted === undefined,
      ...(probabilities && { probabilities }),
      ms: Math.round(performance.now() - started),
    };
  }

  #nextSeed(): number {
    const seed = this.options.seed + this.#samples;
    this.#samples += 1;
    return seed;
  }

  #count({ inputTokens, outputTokens, estimated }: KeptReply): void {
    this.#calls += 1;
    this.#inputTokens += inputTokens;
    this.#outputTokens += outputTokens;
    this.#estimated ||= estimated;
  }
}
