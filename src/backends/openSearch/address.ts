import * as l10n from '@vscode/l10n';
import { StoreError } from '../../store';
import { isLoopback } from '../loopback';

/** A cluster, with what must never be shown to anyone. */
export interface ClusterAddress {
  /** Of its nodes, one at least, or of what stands in front of them; without a slash at their ends. */
  readonly urls: readonly string[];
  /** Hosts and ports, as shown to a person. */
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
 * Reads `opensearch://host:port/alias` (http, for this computer) or `opensearchs://host:port/alias` (https), with several
 * hosts where the cluster has several nodes. Throws StoreError, which never repeats the address or the key.
 */
export function readCorpusAddress(text: string, options: AddressOptions = {}): CorpusAddress {
  const [, scheme = '', hosts = '', path = ''] = /^(opensearchs?:)\/\/([^/]*)(.*)$/iu.exec(text.trim()) ?? [];
  const protocol = SCHEMES[scheme.toLowerCase()];
  if (protocol === undefined || hosts === '') {
    throw new StoreError(
      l10n.t('The address of a shared corpus is opensearchs://host:port/name, or opensearch:// on this computer.'),
    );
  }
  const withPorts = hosts.split(',').map((host) => (/:\d+$/u.test(host) ? host : `${host}:${PORT}`));
  const cluster = readClusterAddress(`${protocol}//${withPorts.join(',')}`, options);
  return { cluster, alias: requireAlias(path.replace(/^\/|\/$/gu, '')) };
}

/**
 * Reads the base URL of a cluster, with several hosts where it has several nodes: `https://a:9200,b:9200`. Throws StoreError,
 * also where anything would travel unencrypted to another computer.
 */
export function readClusterAddress(text: string, { key = '', allowsUnencrypted }: AddressOptions = {}): ClusterAddress {
  const [, scheme = '', hosts = '', path = ''] = /^(\w+:\/\/)([^/]*)(.*)$/u.exec(text.trim()) ?? [];
  const urls = hosts.split(',').map((host) => readNode(`${scheme}${host}${path}`, allowsUnencrypted === true));
  const trimmed = key.trim();
  if (trimmed !== '' && !SENDABLE.test(trimmed)) {
    throw new StoreError(l10n.t('The key of the shared corpus holds characters that no request can carry.'));
  }
  return {
    urls: urls.map(({ origin, pathname }) => `${origin}${pathname.replace(/\/$/u, '')}`),
    host: urls.map(({ host }) => host).join(', '),
    headers: authorisation(trimmed),
  };
}

function readNode(text: string, allowsUnencrypted: boolean): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || (url.protocol !== 'http:' && url.protocol !== 'https:')) {
    throw new StoreError(
      l10n.t('The address of a cluster is an http or https URL, such as {0}.', 'https://law.example:9200'),
    );
  }
  if (url.username !== '' || url.password !== '') {
    throw new StoreError(l10n.t('The address of a shared corpus holds no key: set it apart.'));
  }
  if (url.protocol === 'http:' && !isLoopback(url) && !allowsUnencrypted) {
    throw new StoreError(
      l10n.t('Law and questions would travel unencrypted to {0}: use https, or allow it expressly.', url.host),
    );
  }
  return url;
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
