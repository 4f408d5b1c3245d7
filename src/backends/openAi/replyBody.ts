import * as l10n from '@vscode/l10n';
import { createParser } from 'eventsource-parser';
import type { CompletionRequest, TokenCount, TokenProbability } from '../../models';
import type { Endpoint } from './endpoint';
import { remarkOf, replyFailure } from './failure';

/** Bytes of a body that are read: a token costs about 250 in a stream. */
const MOST_BODY_BYTES = 16 * 1024 * 1024;
/** UTF-16 code units of the reply itself, thinking included. */
const MOST_REPLY_LENGTH = 1024 * 1024;
const MOST_ERROR_BYTES = 64 * 1024;

/** The pieces of a body as text, UTF-8 sequences kept whole across chunks. Ends the transfer when left early. */
async function* textOf(response: Response): AsyncGenerator<string, void> {
  if (response.body === null) return;
  const decoder = new TextDecoder();
  for await (const chunk of response.body) yield decoder.decode(chunk as Uint8Array, { stream: true });
  yield decoder.decode();
}

/** The beginning of an error's body. */
export async function readErrorBody(response: Response): Promise<string> {
  let body = '';
  for await (const piece of textOf(response)) {
    body += piece;
    if (body.length > MOST_ERROR_BYTES) break;
  }
  return body.slice(0, MOST_ERROR_BYTES);
}

type OnTokens = CompletionRequest['onTokens'];

/** A plain completion's text. Throws ModelUnavailableError when it is malformed or endless. */
export async function readPlainReply(
  response: Response,
  endpoint: Endpoint,
  onTokens?: OnTokens,
  onProbabilities?: (tokens: readonly TokenProbability[]) => void,
): Promise<string> {
  const pieces: string[] = [];
  let length = 0;
  for await (const piece of textOf(response)) {
    length += piece.length;
    if (length > MOST_BODY_BYTES) throw tooLong(endpoint);
    pieces.push(piece);
  }
  const { text, tokens, probabilities } = contentOf(pieces.join(''), 'message', endpoint);
  if (tokens !== undefined) onTokens?.(tokens.total, tokens.count);
  if (probabilities !== undefined) onProbabilities?.(probabilities);
  if (text.length > MOST_REPLY_LENGTH) throw tooLong(endpoint);
  return text;
}

/**
 * The pieces of a streamed completion (server-sent events), until `[DONE]` or the end of the body. Throws
 * ModelUnavailableError when an event is malformed, when the stream breaks off before the model has finished, or when
 * it does not end.
 */
export async function* streamedReply(
  response: Response,
  endpoint: Endpoint,
  onTokens?: OnTokens,
): AsyncGenerator<string, void> {
  const events: string[] = [];
  const parser = createParser({ onEvent: ({ data }) => events.push(data) });
  let received = 0;
  let length = 0;
  let finished = false;
  for await (const chunk of textOf(response)) {
    received += chunk.length;
    if (received > MOST_BODY_BYTES) throw tooLong(endpoint);
    parser.feed(chunk);
    for (const data of events.splice(0)) {
      if (data.trim() === '[DONE]') return;
      const event = contentOf(data, 'delta', endpoint);
      finished ||= event.finished;
      if (event.tokens !== undefined) onTokens?.(event.tokens.total, event.tokens.count);
      length += event.text.length;
      if (length > MOST_REPLY_LENGTH) throw tooLong(endpoint);
      if (event.text !== '') yield event.text;
    }
  }
  if (!finished) throw replyFailure(l10n.t('it broke off before its end: try again.'), endpoint);
}

const tooLong = (endpoint: Endpoint): Error => replyFailure(l10n.t('it does not end: use another model.'), endpoint);

interface Content {
  readonly text: string;
  readonly finished: boolean;
  readonly tokens?: { readonly total: number; readonly count?: TokenCount };
  readonly probabilities?: readonly TokenProbability[];
}

/** The text of the first choice; a last event with usage figures has none. */
function contentOf(json: string, field: 'message' | 'delta', endpoint: Endpoint): Content {
  const reply = parseObject(json);
  if (reply?.['error'] !== undefined && reply['error'] !== null) {
    throw replyFailure(l10n.t('it failed: {0}', remarkOf(json, endpoint)), endpoint);
  }
  if (reply === undefined || !Array.isArray(reply['choices'])) {
    throw replyFailure(l10n.t('it is not a chat completion: check the address.'), endpoint);
  }
  const tokens = tokensOf(reply['usage']);
  const used = tokens === undefined ? {} : { tokens };
  const [choice] = reply['choices'] as unknown[];
  if (!isObject(choice)) return { text: '', finished: false, ...used };
  const message = choice[field];
  const probabilities = probabilitiesOf(choice['logprobs']);
  return {
    text: isObject(message) ? textOfContent(message['content']) : '',
    finished: typeof choice['finish_reason'] === 'string',
    ...used,
    ...(probabilities && { probabilities }),
  };
}

/** `{"content": [{"token": "8", "logprob": -0.12}]}`; undefined where a token lacks one of the two. */
function probabilitiesOf(logprobs: unknown): TokenProbability[] | undefined {
  if (!isObject(logprobs) || !Array.isArray(logprobs['content'])) return undefined;
  const tokens: TokenProbability[] = [];
  for (const entry of logprobs['content'] as unknown[]) {
    if (!isObject(entry)) return undefined;
    const { token, logprob } = entry;
    if (typeof token !== 'string' || typeof logprob !== 'number') return undefined;
    tokens.push({ token, logprob: Math.min(0, logprob) });
  }
  return tokens;
}

/** `{"prompt_tokens": 812, "completion_tokens": 64, "total_tokens": 876}`; some servers leave out the last. */
function tokensOf(usage: unknown): Content['tokens'] {
  if (!isObject(usage)) return undefined;
  const { total_tokens: total, prompt_tokens: input, completion_tokens: output } = usage;
  const count = isCount(input) && isCount(output) ? { input, output } : undefined;
  const sum = isCount(total) ? total : count && count.input + count.output;
  return sum === undefined ? undefined : { total: sum, ...(count && { count }) };
}

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0;

/** A string, or the text parts of a multi-part message. */
function textOfContent(content: unknown): string {
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) return '';
  return content
    .map((part: unknown) => (isObject(part) && typeof part['text'] === 'string' ? part['text'] : ''))
    .join('');
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function parseObject(json: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(json);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
