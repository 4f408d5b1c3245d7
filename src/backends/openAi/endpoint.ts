import * as l10n from '@vscode/l10n';
import { ModelUnavailableError } from '../../models';
import { isLoopback } from '../loopback';

/** Where completions are asked for, with what must never be shown to anyone. */
export interface Endpoint {
  readonly url: string;
  /** Host and port, as shown to a person. */
  readonly host: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Key, password and query values in every form in which a server might echo them. */
  readonly secrets: readonly string[];
}

const COMPLETIONS = '/chat/completions';
/** `v1`, and the likes of `v1beta` or `v4` that some gateways use instead. */
const VERSION_SEGMENT = /\/v\d[^/]{0,15}(?:\/|$)/u;
const SENDABLE = /^[\x21-\x7e]{1,4096}$/u;

/**
 * Reads a server's base URL: with or without a trailing slash, with or without `/v1`, or the whole address of its
 * completions. A user and password in it are sent as Basic authorisation when there is no key.
 *
 * Throws ModelUnavailableError, which never repeats the URL or the key; also where a key or password would travel
 * unencrypted to another computer, and nobody has allowed that.
 */
export function readEndpoint(baseUrl: string, apiKey = '', allowsUnencryptedKey = false): Endpoint {
  const url = readUrl(baseUrl);
  const key = apiKey.trim();
  if (key !== '' && !SENDABLE.test(key)) {
    throw new ModelUnavailableError(l10n.t('The API key holds characters that no request can carry: enter it again.'));
  }
  const user = decoded(url.username);
  const password = decoded(url.password);
  const basic = user === '' && password === '' ? '' : Buffer.from(`${user}:${password}`).toString('base64');
  const isUnencrypted = url.protocol === 'http:' && !isLoopback(url);
  if ((key !== '' || basic !== '') && isUnencrypted && !allowsUnencryptedKey) {
    throw new ModelUnavailableError(
      l10n.t(
        'The key of the language model would travel unencrypted to {0}: use an https address, clear the key, or allow it by proviso.languageModel.server.allowUnencryptedKey (in the terminal --allow-unencrypted-key).',
        url.host,
      ),
    );
  }
  const secrets = [key, user, url.username, password, url.password, basic, ...url.searchParams.values()];
  url.username = '';
  url.password = '';
  url.hash = '';
  url.pathname = completionsPath(url.pathname);
  const authorization = key !== '' ? `Bearer ${key}` : basic !== '' ? `Basic ${basic}` : '';
  return {
    url: url.href,
    host: url.host,
    headers: { 'content-type': 'application/json', ...(authorization !== '' && { authorization }) },
    secrets: secrets.flatMap((secret) => (secret === '' ? [] : [secret, encodeURIComponent(secret)])),
  };
}

function readUrl(baseUrl: string): URL {
  const url = URL.canParse(baseUrl.trim()) ? new URL(baseUrl.trim()) : undefined;
  if (url === undefined || (url.protocol !== 'http:' && url.protocol !== 'https:')) {
    throw new ModelUnavailableError(
      l10n.t("The language model's address must be an http or https URL, such as http://127.0.0.1:11434/v1."),
    );
  }
  return url;
}

/** `%` that begins no escape stays as it is. */
function decoded(component: string): string {
  try {
    return decodeURIComponent(component);
  } catch {
    return component;
  }
}

function completionsPath(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  const base = path.slice(0, end);
  if (base.endsWith(COMPLETIONS)) return base;
  return `${base}${VERSION_SEGMENT.test(base) ? '' : '/v1'}${COMPLETIONS}`;
}
