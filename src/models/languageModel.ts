export interface ChatMessage {
  readonly role: 'system' | 'user' | 'assistant';
  readonly content: string;
}

export interface CompletionRequest {
  readonly messages: readonly ChatMessage[];
  /** Upper bound of the answer, in the model's tokens. */
  readonly maxTokens: number;
  /** 0 is deterministic where the model allows it. */
  readonly temperature: number;
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
  complete(request: CompletionRequest, onText?: (piece: string) => void, signal?: AbortSignal): Promise<string>;
}

/** The model gave no usable answer. The message says what to do and holds no secret. */
export class ModelUnavailableError extends Error {
  override readonly name = 'ModelUnavailableError';
}
