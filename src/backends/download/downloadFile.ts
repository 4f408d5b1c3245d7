import * as l10n from '@vscode/l10n';
import { setTimeout as delay } from 'node:timers/promises';
import { codeOf, DownloadError, InterruptedError } from './downloadError';
import type { PartialFile } from './partialFile';
import type { RemoteFile } from './plan';
import { follow } from './request';

export interface DownloadOptions {
  /** Bytes of the file that there are, those of earlier attempts included. */
  readonly onLength: (length: number) => void;
  /** The most bytes that the file may have. */
  readonly limit: number;
  /** How long to wait after a cut connection, in milliseconds; twice as long each time. */
  readonly retryMs: number;
}

/** Attempts that bring it no further, one after the other, before it is given up. */
const MOST_FRUITLESS = 4;

/**
 * Downloads a file, from where an earlier attempt left off, and checks it; `finish` is left to the caller.
 *
 * @returns its SHA-256, 64 hexadecimal digits in lower case.
 * @throws DownloadError, or the signal's reason; what was downloaded is kept for the next time, but for a file that is
 * not what was announced: that one is deleted.
 */
export async function downloadFile(
  file: RemoteFile,
  partial: PartialFile,
  options: DownloadOptions,
  signal?: AbortSignal,
): Promise<string> {
  await fetchAll(file, partial, options, signal);
  const sha256 = await partial.sha256(signal);
  if (file.sha256 !== undefined && sha256 !== file.sha256) {
    await partial.discard();
    throw new DownloadError(
      l10n.t(
        '{0} is not what was announced: its SHA-256 is {1}, not {2}. It was deleted: download it again, or from elsewhere.',
        file.path,
        sha256,
        file.sha256,
      ),
    );
  }
  return sha256;
}

async function fetchAll(
  file: RemoteFile,
  partial: PartialFile,
  options: DownloadOptions,
  signal: AbortSignal | undefined,
): Promise<void> {
  let best = (await partial.state()).length;
  for (let fruitless = 0; ; fruitless += 1) {
    try {
      await fetchRest(file, partial, options, signal);
      return;
    } catch (error) {
      signal?.throwIfAborted();
      if (!(error instanceof InterruptedError)) throw error;
      const { length } = await partial.state();
      if (length > best) fruitless = 0;
      best = Math.max(best, length);
      if (fruitless >= MOST_FRUITLESS) throw stopped(file, length, error);
      await delay(options.retryMs * 2 ** fruitless, undefined, { signal }).catch(() => undefined);
      signal?.throwIfAborted();
    }
  }
}

function stopped({ path, size }: RemoteFile, length: number, cause: InterruptedError): DownloadError {
  const stopped =
    size === undefined
      ? l10n.t('{0} stopped after {1} bytes.', path, length)
      : l10n.t('{0} stopped after {1} of {2} bytes.', path, length, size);
  const advice = l10n.t('Download the model again to go on from there.');
  return new DownloadError(`${stopped} ${cause.message} ${advice}`, { cause });
}

/**
 * One request for what is missing. Throws InterruptedError where it is worth another: a reply that does not say where it
 * ends may have been cut where it ends, and is whole only where its size or its SHA-256 says so.
 */
async function fetchRest(
  file: RemoteFile,
  partial: PartialFile,
  { onLength, limit }: DownloadOptions,
  signal: AbortSignal | undefined,
): Promise<void> {
  const { length, etag } = await partial.state();
  onLength(length);
  if (length > 0 && length === file.size) return;
  const response = await follow(file.url, { method: 'GET', headers: rangeFrom(file, length, etag), signal });
  const { status, headers, body } = response;
  if (status === 416 && file.size === undefined && file.sha256 !== undefined) {
    await body?.cancel();
    return; // Nothing follows what there is: the SHA-256 says whether that is the file.
  }
  if (status === 416) await partial.discard();
  if (status === 416 || status === 429 || status >= 500) {
    await body?.cancel();
    throw new InterruptedError(l10n.t('{0} answers with status {1}.', file.url.host, status));
  }
  const at = status === 206 ? length : 0;
  const isUsable = status === 200 || (status === 206 && headers.get('content-range')?.startsWith(`bytes ${at}-`));
  if (isUsable !== true || body === null) {
    await body?.cancel();
    throw new DownloadError(
      l10n.t('{0} does not give {1} ({2}): name another address.', file.url.host, file.path, status),
    );
  }
  if (file.size === undefined && file.sha256 === undefined && !tellsEnd(headers)) {
    await body.cancel();
    throw new DownloadError(
      l10n.t(
        '{0} does not say where {1} ends: name another address, or give the SHA-256 where you are asked for it.',
        file.url.host,
        file.path,
      ),
    );
  }
  const bytes = received(body, file.url);
  await partial.write(bytes, { at, etag: strong(headers.get('etag')), limit: file.size ?? limit }, onLength);
  if (!(await isWhole(file, partial, headers, signal))) throw new InterruptedError(cut(file.url));
}

/** Whether a reply that came to its end has brought all of the file. */
async function isWhole(
  { size, sha256 }: RemoteFile,
  partial: PartialFile,
  headers: Headers,
  signal: AbortSignal | undefined,
): Promise<boolean> {
  if (size !== undefined) return (await partial.state()).length >= size;
  return tellsEnd(headers) || (await partial.sha256(signal)) === sha256;
}

/** Whether a reply states its length or marks its end; the end of any other one cannot be told from a cut connection. */
const tellsEnd = (headers: Headers): boolean => headers.has('content-length') || headers.has('transfer-encoding');

const cut = ({ host }: URL, code = ''): string => l10n.t('The connection to {0} was cut{1}.', host, code);

/** The bytes of a reply. */
async function* received(body: AsyncIterable<Uint8Array>, url: URL): AsyncGenerator<Uint8Array> {
  try {
    yield* body;
  } catch (error) {
    throw new InterruptedError(cut(url, codeOf(error)), { cause: error });
  }
}

/**
 * Asks for the rest where it can be told to be of the same file: by the tag of its first part, or else by the SHA-256 that
 * the whole must have.
 */
function rangeFrom({ sha256 }: RemoteFile, length: number, etag: string): Record<string, string> {
  if (length === 0 || (etag === '' && sha256 === undefined)) return {};
  return { range: `bytes=${length}-`, ...(etag !== '' && { 'if-range': etag }) };
}

/** A tag that stands for the very bytes; the empty string for a weak one or none. */
const strong = (etag: string | null): string => (etag?.startsWith('"') === true ? etag : '');
