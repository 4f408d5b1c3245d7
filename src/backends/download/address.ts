import * as l10n from '@vscode/l10n';
import { isLoopback } from '../loopback';
import { DownloadError } from './downloadError';

/** Where a model's files lie, and the name of the folder that they go into. */
export interface ModelAddress {
  /** Ends with a slash. */
  readonly base: URL;
  /** Letters, digits, `.`, `_` and `-` alone, so that it leads out of no folder; it does not begin with a full stop. */
  readonly name: string;
}

/** Where a repository id such as `owner/model` is looked up. */
const HUB = 'https://huggingface.co';

const REPOSITORY = /^[A-Za-z0-9][\w.-]{0,95}\/[A-Za-z0-9][\w.-]{0,95}$/u;
const LONGEST_NAME = 100;
/** Names that Windows keeps for devices, with any extension. */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/iu;

/**
 * Reads what a user typed: a repository id of the Hugging Face hub, the address of such a repository's page, or the
 * address of a folder anywhere that holds a model's files.
 *
 * @throws DownloadError for anything else, and for an address that is not https (http on this computer is let through).
 */
export function readAddress(typed: string): ModelAddress {
  const text = typed.trim();
  if (REPOSITORY.test(text)) return repository(text, 'main');
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined) {
    throw new DownloadError(l10n.t('Name a repository such as owner/model, or the https address of a folder.'));
  }
  requireSafe(url);
  if (url.username !== '' || url.password !== '') {
    throw new DownloadError(
      l10n.t('The address holds a user name or a password: only public models can be downloaded.'),
    );
  }
  return url.origin === HUB ? hubPage(url) : folder(url);
}

/** @throws DownloadError where what is sent to and from the address could be read or changed on the way. */
export function requireSafe(url: URL): void {
  if (url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url))) return;
  const place = url.host === '' ? url.protocol : `${url.protocol}//${url.host}`;
  throw new DownloadError(l10n.t('{0} is not reached by https: name an https address.', place));
}

/** `/owner/model`, `/owner/model/tree/REVISION`, `/owner/model/resolve/REVISION`. */
function hubPage(url: URL): ModelAddress {
  const [owner = '', model = '', view, revision = 'main', ...inside] = url.pathname.split('/').filter(Boolean);
  const id = `${owner}/${model}`;
  const isView = view === undefined || view === 'tree' || view === 'resolve';
  if (!REPOSITORY.test(id) || !isView || inside.length > 0) {
    throw new DownloadError(l10n.t('{0} is not the page of a model: name a repository such as owner/model.', url.href));
  }
  return repository(id, revision);
}

function repository(id: string, revision: string): ModelAddress {
  return { base: new URL(`${HUB}/${id}/resolve/${revision}/`), name: safeName(id.replace('/', '-')) };
}

function folder(url: URL): ModelAddress {
  const base = new URL(url);
  base.search = '';
  base.hash = '';
  if (!base.pathname.endsWith('/')) base.pathname += '/';
  return { base, name: safeName(base.pathname.split('/').findLast(Boolean) ?? '') };
}

function safeName(raw: string): string {
  const name = raw
    .replace(/%[0-9a-f]{2}|[^\w.-]/giu, '-')
    .slice(0, LONGEST_NAME)
    .replace(/^[.-]+|[.-]+$/gu, '');
  return name === '' || RESERVED.test(name) ? 'model' : name;
}
