import type { Endpoint } from './endpoint';
import { ModelUnavailableError } from './languageModel';

const LONGEST_REMARK = 200;

const NETWORK_ADVICE: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens there: start the model server or change its address.',
  ENOTFOUND: 'the host is not known: check the address.',
  EAI_AGAIN: 'the host could not be looked up: check the network and the address.',
  ECONNRESET: 'the connection was closed in mid-reply: try again.',
  UND_ERR_SOCKET: 'the connection was closed in mid-reply: try again.',
  UND_ERR_HEADERS_TIMEOUT: 'it took too long to begin: use a smaller model or try again.',
  UND_ERR_BODY_TIMEOUT: 'it stopped in mid-reply: try again.',
};

/**
 * Turns whatever went wrong on the way into the one error that callers know. Only the error's code is shown: the
 * message of a failed fetch can hold a header, and with it the key.
 */
export function networkFailure(error: unknown, { host }: Endpoint): ModelUnavailableError {
  if (error instanceof ModelUnavailableError) return error;
  const code = codeOf(error);
  const advice = NETWORK_ADVICE[code] ?? `the request failed${code === '' ? '' : ` (${code})`}: check the address.`;
  return new ModelUnavailableError(`The language model at ${host} did not answer: ${advice}`);
}

/** The first error code in the chain of causes, at most four deep. */
function codeOf(error: unknown): string {
  let current = error;
  for (let depth = 0; depth < 4 && current instanceof Error; depth += 1) {
    if ('code' in current && typeof current.code === 'string' && /^[A-Z][A-Z0-9_]{2,60}$/u.test(current.code)) {
      return current.code;
    }
    current = current instanceof AggregateError && current.cause === undefined ? current.errors[0] : current.cause;
  }
  return '';
}

/** What a status other than 2xx means, what to do, and the server's own remark where it tells no secret. */
export function statusFailure(status: number, body: string, model: string, endpoint: Endpoint): ModelUnavailableError {
  const { host } = endpoint;
  if (status === 401 || status === 403) {
    const cause = 'authorization' in endpoint.headers ? 'refused the API key: check it' : 'wants an API key: set one';
    return new ModelUnavailableError(`The language model at ${host} ${cause} (${status}).`);
  }
  const remark = remarkOf(body, endpoint);
  const said = remark === '' ? '' : ` It says: ${remark}`;
  return new ModelUnavailableError(`The language model at ${host} ${statusAdvice(status, model)} (${status}).${said}`);
}

function statusAdvice(status: number, model: string): string {
  if (status >= 300 && status < 400) return 'redirects elsewhere: set the address that it redirects to';
  if (status === 404) return `does not know the model "${oneLine(model)}", or serves no completions at this address`;
  if (status === 429) return 'is out of quota or busy: wait, or use another model';
  if (status === 413) return 'finds the request too long: use a model with a longer context';
  if (status >= 500) return 'failed: look at its log, or try again';
  return 'refused the request: check the model name and settings';
}

/** A reply that came with 200 and is none; `problem` completes "gave no usable reply: ...". */
export function replyFailure(problem: string, { host }: Endpoint): ModelUnavailableError {
  return new ModelUnavailableError(`The language model at ${host} gave no usable reply: ${problem}`);
}

/** The server's error text in one line; the empty string when it holds a secret. */
export function remarkOf(body: string, { secrets }: Endpoint): string {
  const remark = oneLine(errorText(body) ?? (body.trimStart().startsWith('<') ? '' : body));
  const searched = `${body}\n${remark}`.toLowerCase();
  return secrets.some((secret) => searched.includes(secret.toLowerCase())) ? '' : remark;
}

/** `{"error": {"message": "..."}}`, `{"error": "..."}`, `{"message": "..."}`. */
function errorText(body: string): string | undefined {
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    return undefined;
  }
  for (let depth = 0; depth < 3 && typeof value === 'object' && value !== null; depth += 1) {
    const { error, message, detail } = value as { error?: unknown; message?: unknown; detail?: unknown };
    value = error ?? message ?? detail;
  }
  return typeof value === 'string' ? value : '';
}

function oneLine(text: string): string {
  const line = text
    .slice(0, 4_000)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  return line.length > LONGEST_REMARK ? `${line.slice(0, LONGEST_REMARK - 1).trimEnd()}…` : line;
}
