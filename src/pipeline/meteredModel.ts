import { estimatedTokens, type CompletionRequest, type LanguageModel } from '../models';
import type { Exchange, ModelUse, Stage } from './types';

/** A language model whose every request of one run is kept, to the letter, with what it cost. */
export class MeteredModel implements LanguageModel {
  readonly #exchanges: Exchange[] = [];
  #tokens = 0;
  #estimated = false;

  /** @param stage the stage that is running. */
  constructor(
    private readonly model: LanguageModel,
    private readonly stage: () => Stage,
  ) {}

  get name(): string {
    return this.model.name;
  }

  get takesSchema(): boolean {
    return this.model.takesSchema ?? false;
  }

  /** Undefined where nothing was asked. */
  get use(): ModelUse | undefined {
    if (this.#exchanges.length === 0) return undefined;
    return { name: this.name, exchanges: this.#exchanges, tokens: this.#tokens, estimated: this.#estimated };
  }

  async complete(request: CompletionRequest, onText?: (piece: string) => void, signal?: AbortSignal): Promise<string> {
    const stage = this.stage();
    let counted: number | undefined;
    let reply = '';
    try {
      const counting = { ...request, onTokens: (tokens: number) => void (counted = tokens) };
      reply = await this.model.complete(counting, onText, signal);
      return reply;
    } finally {
      const prompt = request.messages;
      this.#exchanges.push({ stage, prompt, reply });
      this.#estimated ||= counted === undefined;
      this.#tokens += counted ?? estimateOf([...prompt.map(({ content }) => content), reply]);
    }
  }
}

const estimateOf = (texts: readonly string[]): number => texts.reduce((sum, text) => sum + estimatedTokens(text), 0);
