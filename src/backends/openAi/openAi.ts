import * as l10n from '@vscode/l10n';
import { readEndpoint, type Endpoint } from './endpoint';
import { networkFailure, replyFailure, statusFailure } from './failure';
import {
  ModelUnavailableError,
  stripThinking,
  ThinkingFilter,
  type CompletionRequest,
  type LanguageModel,
} from '../../models';
import { readErrorBody, readPlainReply, streamedReply } from './replyBody';

export interface OpenAiOptions {
  /** `http://127.0.0.1:11434`, with or without a trailing slash or `/v1`. */
  readonly baseUrl: string;
  readonly model: string;
  readonly apiKey?: string;
  /** Whether the key may go to another computer by plain http; false by default. */
  readonly allowsUnencryptedKey?: boolean;
  /** For one completion, retries included; 180,000 by default. Node's fetch gives up a silent server after 300,000. */
  readonly timeoutMs?: number;
  /** How many tokens the model takes, where somebody says so; at least 1. */
  readonly contextTokens?: number;
  readonly fetch?: typeof globalThis.fetch;
}

const DEFAULT_TIMEOUT_MS = 180_000;
const LONGEST_TIMER_MS = 2 ** 31 - 1;
const MOST_RETRIES = 2;
const FIRST_BACK_OFF_MS = 500;
/** A server that asks for more patience is not waited for. */
const LONGEST_WAIT_MS = 5_000;

/**
 * A model behind an OpenAI-compatible server (Ollama, llama.cpp, vLLM): `POST {base}/chat/completions`, streamed when
 * there is someone to stream to. Redirects are not followed, so that the key goes to the named host alone; no message
 * and no printout of the object holds it.
 *
 * The constructor throws ModelUnavailableError for an address that is no http(s) URL.
 */
export class OpenAiModel implements LanguageModel {
  /** "qwen3:8b at 127.0.0.1:11434" */
  readonly name: string;
  readonly id: string;
  readonly contextTokens?: number;
  readonly #endpoint: Endpoint;
  readonly #timeoutMs: number;
  readonly #fetch: typeof globalThis.fetch;
  /** Until the server refuses a request that has more than the oldest servers know. */
  #takesExtras = true;

  constructor({
    baseUrl,
    model,
    apiKey,
    allowsUnencryptedKey,
    timeoutMs = DEFAULT_TIMEOUT_MS,
    contextTokens,
    fetch = globalThis.fetch,
  }: OpenAiOptions) {
    this.#endpoint = readEndpoint(baseUrl, apiKey, allowsUnencryptedKey);
    this.id = model;
    if (contextTokens !== undefined) this.contextTokens = contextTokens;
    this.#timeoutMs = timeoutMs > 0 ? Math.min(timeoutMs, LONGEST_TIMER_MS) : DEFAULT_TIMEOUT_MS;
    this.#fetch = fetch;
    this.name = l10n.t('{0} at {1}', model, this.#endpoint.host);
  }

  get takesSchema(): boolean {
    return this.#takesExtras;
  }

  async complete(request: CompletionRequest, onText?: (piece: string) => void, signal?: AbortSignal): Promise<string> {
    signal?.throwIfAborted();
    const stop = new AbortController();
    const timer = setTimeout(() => stop.abort(this.#timeoutFailure()), this.#timeoutMs);
    const onAbort = (): void => stop.abort(signal?.reason);
    signal?.addEventListener('abort', onAbort, { once: true });
    try {
      const response = await this.#send(request, onText !== undefined, stop.signal);
      const reply = await this.#read(response, request, onText);
      stop.signal.throwIfAborted();
      return reply;
    } catch (error) {
      stop.signal.throwIfAborted();
      throw networkFailure(error, this.#endpoint);
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', onAbort);
    }
  }

  async #send(request: CompletionRequest, stream: boolean, signal: AbortSignal): Promise<Response> {
    const { url, headers } = this.#endpoint;
    for (let attempt = 0; ; attempt += 1) {
      const extras = this.#takesExtras ? extrasOf(request, stream) : {};
      const body = JSON.stringify({
        model: this.id,
        messages: request.messages,
        max_tokens: request.maxTokens,
        temperature: request.temperature,
        stream,
        ...extras,
      });
      const response = await this.#fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal });
      if (response.ok) return response;
      const errorBody = await readErrorBody(response);
      if (refuses(response) && Object.keys(extras).length > 0) {
        this.#takesExtras = false;
        continue;
      }
      const waitMs = waitBeforeRetry(response, attempt);
      if (waitMs === undefined) throw statusFailure(response.status, errorBody, this.id, this.#endpoint);
      await delay(waitMs, signal);
    }
  }

  async #read(
    response: Response,
    { onTokens, onProbabilities }: CompletionRequest,
    onText: ((piece: string) => void) | undefined,
  ): Promise<string> {
    const streamed = (response.headers.get('content-type') ?? '').includes('event-stream');
    const filter = new ThinkingFilter();
    let whole = '';
    const show = (visible: string): void => {
      if (visible !== '') onText?.(visible);
    };
    const pieces = streamed
      ? streamedReply(response, this.#endpoint, onTokens)
      : [await readPlainReply(response, this.#endpoint, onTokens, onProbabilities)];
    for await (const piece of pieces) {
      whole += piece;
      show(filter.push(piece));
    }
    show(filter.finish());
    const reply = stripThinking(whole);
    if (reply === '') {
      throw replyFailure(l10n.t('it is empty; a reasoning model may need a larger limit of tokens.'), this.#endpoint);
    }
    return reply;
  }

  #timeoutFailure(): ModelUnavailableError {
    const seconds = Math.max(1, Math.round(this.#timeoutMs / 1000));
    return new ModelUnavailableError(
      l10n.t(
        'The language model at {0} did not finish within {1} s: use a smaller model or allow more time.',
        this.#endpoint.host,
        seconds,
      ),
    );
  }
}

/** What only newer servers know: a reply of a fixed form, where sampling begins, tokens counted at the end of a stream, and their probabilities. */
const extrasOf = (
  { schema, seed, onTokens, onProbabilities }: CompletionRequest,
  stream: boolean,
): Record<string, unknown> => ({
  ...(schema && {
    response_format: { type: 'json_schema', json_schema: { name: schema.name, strict: true, schema: schema.schema } },
  }),
  ...(seed !== undefined && { seed }),
  ...(!stream && onProbabilities && { logprobs: true }),
  ...(stream && onTokens && { stream_options: { include_usage: true } }),
});

/** Whether a server finds a request malformed, as one does that does not know a field of it. */
const refuses = ({ status }: Response): boolean => status === 400 || status === 422;

/** Milliseconds until the next attempt; undefined when there is none. */
function waitBeforeRetry({ status, headers }: Response, attempt: number): number | undefined {
  if ((status !== 429 && status !== 503) || attempt >= MOST_RETRIES) return undefined;
  const asked = retryAfterMs(headers.get('retry-after'));
  if (asked === undefined) return FIRST_BACK_OFF_MS * 2 ** attempt;
  return asked > LONGEST_WAIT_MS ? undefined : asked;
}

/** The header Retry-After: seconds or an HTTP date (RFC 9110, section 10.2.3). */
function retryAfterMs(header: string | null): number | undefined {
  if (header === null) return undefined;
  if (/^\s*\d{1,9}\s*$/u.test(header)) return Number(header) * 1000;
  const date = Date.parse(header);
  return Number.isNaN(date) ? undefined : Math.max(0, date - Date.now());
}

/** Resolves after `ms`, or rejects with the signal's reason as soon as it is aborted. */
function delay(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const onAbort = (): void => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', onAbort);
      resolve();
    }, ms);
    signal.addEventListener('abort', onAbort, { once: true });
  });
}
