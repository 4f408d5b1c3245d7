import * as l10n from '@vscode/l10n';
import type { Endpoint } from './endpoint';
import { ModelUnavailableError } from '../../models';
import { codeOf } from '../errorCode';

const LONGEST_REMARK = 200;

function networkAdvice(code: string): string {
  switch (code) {
    case 'ECONNREFUSED':
      return l10n.t('nothing listens there: start the model server or change its address.');
    case 'ENOTFOUND':
      return l10n.t('the host is not known: check the address.');
    case 'EAI_AGAIN':
      return l10n.t('the host could not be looked up: check the network and the address.');
    case 'ECONNRESET':
    case 'UND_ERR_SOCKET':
      return l10n.t('the connection was closed in mid-reply: try again.');
    case 'UND_ERR_HEADERS_TIMEOUT':
      return l10n.t('it took too long to begin: use a smaller model or try again.');
    case 'UND_ERR_BODY_TIMEOUT':
      return l10n.t('it stopped in mid-reply: try again.');
    case '':
      return l10n.t('the request failed: check the address.');
    default:
      return l10n.t('the request failed ({0}): check the address.', code);
  }
}

/**
 * Turns whatever went wrong on the way into the one error that callers know. Only the error's code is shown: the
 * message of a failed fetch can hold a header, and with it the key.
 */
export function networkFailure(error: unknown, { host }: Endpoint): ModelUnavailableError {
  if (error instanceof ModelUnavailableError) return error;
  const advice = networkAdvice(codeOf(error));
  return new ModelUnavailableError(l10n.t('The language model at {0} did not answer: {1}', host, advice));
}

/** What a status other than 2xx means, what to do, and the server's own remark where it tells no secret. */
export function statusFailure(status: number, body: string, model: string, endpoint: Endpoint): ModelUnavailableError {
  const said = statusAdvice(status, model, endpoint);
  if (status === 401 || status === 403) return new ModelUnavailableError(said);
  const remark = remarkOf(body, endpoint);
  return new ModelUnavailableError(remark === '' ? said : `${said} ${l10n.t('It says: {0}', remark)}`);
}

function statusAdvice(status: number, model: string, { host, headers }: Endpoint): string {
  if (status === 401 || status === 403) {
    return 'authorization' in headers
      ? l10n.t('The language model at {0} refused the API key: check it ({1}).', host, status)
      : l10n.t('The language model at {0} wants an API key: set one ({1}).', host, status);
  }
  if (status >= 300 && status < 400) {
    return l10n.t(
      'The language model at {0} redirects elsewhere: set the address that it redirects to ({1}).',
      host,
      status,
    );
  }
  if (status === 404) {
    return l10n.t(
      'The language model at {0} does not know the model "{1}", or serves no completions at this address ({2}).',
      host,
      oneLine(model),
      status,
    );
  }
  if (status === 429)
    return l10n.t('The language model at {0} is out of quota or busy: wait, or use another model ({1}).', host, status);
  if (status === 413) {
    return l10n.t(
      'The language model at {0} finds the request too long: use a model with a longer context ({1}).',
      host,
      status,
    );
  }
  if (status >= 500)
    return l10n.t('The language model at {0} failed: look at its log, or try again ({1}).', host, status);
  return l10n.t(
    'The language model at {0} refused the request: check the model name and settings ({1}).',
    host,
    status,
  );
}

/** A reply that came with 200 and is none; `problem` completes "gave no usable reply: ...". */
export function replyFailure(problem: string, { host }: Endpoint): ModelUnavailableError {
  return new ModelUnavailableError(l10n.t('The language model at {0} gave no usable reply: {1}', host, problem));
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
