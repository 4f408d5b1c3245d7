import * as l10n from '@vscode/l10n';
import { StoreError } from '../../store';
import { isLoopback } from '../loopback';

/** A cluster, with what must never be shown to anyone. */
export interface ClusterAddress {
  /** Without a slash at its end. */
  readonly url: string;
  /** Host and port, as shown to a person. */
  readonly host: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** A corpus of a cluster, by the name under which the last build that is whole is found. */
export interface CorpusAddress {
  readonly cluster: ClusterAddress;
  readonly alias: string;
}

export interface AddressOptions {
  /** `user:password`, or a token. */
  readonly key?: string | undefined;
  /** Whether plain http may leave this computer. */
  readonly allowsUnencrypted?: boolean;
}

/** The schemes of a corpus, with what its cluster speaks. */
const SCHEMES: Readonly<Record<string, string>> = { 'opensearch:': 'http:', 'opensearchs:': 'https:' };
/** Where OpenSearch listens unless told otherwise. */
const PORT = '9200';
const SENDABLE = /^[\x21-\x7e]{1,4096}$/u;
/** What OpenSearch takes for a name, and no wildcard, list or path. */
const ALIAS = /^[a-z0-9][a-z0-9_-]{0,99}$/u;

/** Whether a text is meant as the address of a shared corpus. */
export const isCorpusAddress = (text: string): boolean => /^opensearchs?:\/\//iu.test(text);

/**
 * Reads `opensearch://host:port/alias` (http, for this computer) or `opensearchs://host:port/alias` (https). Throws
 * StoreError, which never repeats the address or the key.
 */
export function readCorpusAddress(text: string, options: AddressOptions = {}): CorpusAddress {
  const scheme = /^opensearchs?:/iu.exec(text)?.[0].toLowerCase() ?? '';
  const address = `${SCHEMES[scheme] ?? ''}${text.slice(scheme.length)}`;
  const url = scheme !== '' && URL.canParse(address) ? new URL(address) : undefined;
  if (url === undefined) {
    throw new StoreError(
      l10n.t('The address of a shared corpus is opensearchs://host:port/name, or opensearch:// on this computer.'),
    );
  }
  const alias = url.pathname.replace(/^\/|\/$/gu, '');
  url.pathname = '';
  // A port that http or https has by itself cannot be told from none.
  if (url.port === '' && !/:\d+(?:\/|$)/u.test(text.slice(scheme.length + 2))) url.port = PORT;
  return { cluster: readClusterAddress(url.href, options), alias: requireAlias(alias) };
}

/** Reads the base URL of a cluster. Throws StoreError, also where anything would travel unencrypted to another computer. */
export function readClusterAddress(text: string, { key = '', allowsUnencrypted }: AddressOptions = {}): ClusterAddress {
  const url = URL.canParse(text.trim()) ? new URL(text.trim()) : undefined;
  if (url === undefined || (url.protocol !== 'http:' && url.protocol !== 'https:')) {
    throw new StoreError(
      l10n.t('The address of a cluster is an http or https URL, such as {0}.', 'https://law.example:9200'),
    );
  }
  if (url.username !== '' || url.password !== '') {
    throw new StoreError(l10n.t('The address of a shared corpus holds no key: set it apart.'));
  }
  if (url.protocol === 'http:' && !isLoopback(url) && allowsUnencrypted !== true) {
    throw new StoreError(
      l10n.t('Law and questions would travel unencrypted to {0}: use https, or allow it expressly.', url.host),
    );
  }
  const trimmed = key.trim();
  if (trimmed !== '' && !SENDABLE.test(trimmed)) {
    throw new StoreError(l10n.t('The key of the shared corpus holds characters that no request can carry.'));
  }
  const path = url.pathname.replace(/\/$/u, '');
  return { url: `${url.origin}${path}`, host: url.host, headers: authorisation(trimmed) };
}

/** The name of a corpus. Throws StoreError for one that OpenSearch would read as anything else. */
export function requireAlias(alias: string): string {
  if (ALIAS.test(alias)) return alias;
  throw new StoreError(
    l10n.t('The name of a shared corpus has small letters, digits, "-" and "_" alone, 100 at most.'),
  );
}

function authorisation(key: string): Readonly<Record<string, string>> {
  if (key === '') return {};
  const isPair = key.includes(':');
  return { authorization: isPair ? `Basic ${Buffer.from(key).toString('base64')}` : `Bearer ${key}` };
}
