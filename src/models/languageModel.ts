export interface ChatMessage {
  readonly role: 'system' | 'user' | 'assistant';
  readonly content: string;
}

/** A JSON schema, as servers take it to hold a reply to a form (OpenAI structured outputs; llama.cpp and Ollama grammars). */
export interface ReplySchema {
  /** Letters, digits and underscores. */
  readonly name: string;
  readonly schema: Readonly<Record<string, unknown>>;
}

/** A token of a reply and how likely it was to the model. */
export interface TokenProbability {
  readonly token: string;
  /** The natural logarithm of its probability, at most 0. */
  readonly logprob: number;
}

/** How many tokens a request took, by whoever counts. */
export interface TokenCount {
  readonly input: number;
  readonly output: number;
}

export interface CompletionRequest {
  readonly messages: readonly ChatMessage[];
  /** A model that cannot be held to a form ignores it: the prompt asks for the same in words. */
  readonly schema?: ReplySchema;
  /** Upper bound of the answer, in the model's tokens. */
  readonly maxTokens: number;
  /** 0 is deterministic where the model allows it. */
  readonly temperature: number;
  /** Where sampling begins, where the temperature is above 0: a server that heeds it gives the same reply again. */
  readonly seed?: number;
  /**
   * Is told how many tokens prompt and reply were together, where the server counts them, and each by itself, where it says
   * so. It does not travel.
   */
  readonly onTokens?: (tokens: number, count?: TokenCount) => void;
  /**
   * Is told the tokens of the reply, thinking included, with their probabilities, where the server gives them and nobody is
   * streamed to. It does not travel.
   */
  readonly onProbabilities?: (tokens: readonly TokenProbability[]) => void;
}

/**
 * A language model behind any transport: VS Code's own, an OpenAI-compatible server, a recording.
 *
 * `complete` resolves to the whole text, and calls `onText` with each piece as it streams in. It rejects with
 * {@link ModelUnavailableError} when there is no answer to be had (not reachable, refused, quota, malformed reply),
 * and with the signal's reason when it is aborted. Nothing else escapes.
 */
export interface LanguageModel {
  /** As shown to a person: "gpt-4o via vscode", "qwen3:8b at 127.0.0.1:11434". Never holds a key. */
  readonly name: string;
  /** Its own name, without the place where it runs; {@link name} where it is left out. */
  readonly id?: string;
  /** How many tokens a prompt and its reply may have together, as far as somebody said so. */
  readonly contextTokens?: number;
  /** Whether replies can be held to a JSON schema, as far as is known; one that does not say cannot. */
  readonly takesSchema?: boolean;
  complete(request: CompletionRequest, onText?: (piece: string) => void, signal?: AbortSignal): Promise<string>;
}

/** The model gave no usable answer. The message says what to do and holds no secret. */
export class ModelUnavailableError extends Error {
  override readonly name = 'ModelUnavailableError';
}
