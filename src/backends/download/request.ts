import * as l10n from '@vscode/l10n';
import { requireSafe } from './address';
import { codeOf, DownloadError, InterruptedError } from './downloadError';

const MOST_REDIRECTS = 5;

export interface FollowedRequest {
  readonly method: 'HEAD' | 'GET';
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Sends a request and follows its redirects, each of which must be as safe as the first address.
 *
 * @param isEnough may look at a redirect itself, and settle for it: a hub says there what it redirects to.
 * @throws DownloadError, or the signal's reason.
 */
export async function follow(
  url: URL,
  { method, headers = {}, signal }: FollowedRequest,
  isEnough: (redirect: Response) => boolean = () => false,
): Promise<Response> {
  let current = url;
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
    requireSafe(current);
    const response = await send(current, method, headers, signal);
    const location = response.headers.get('location');
    if (response.status < 300 || response.status >= 400 || location === null || isEnough(response)) return response;
    await response.body?.cancel();
    if (!URL.canParse(location, current.href))
      throw new DownloadError(l10n.t('{0} redirects to no address.', current.host));
    const next = new URL(location, current);
    if (current.protocol === 'https:' && next.protocol !== 'https:') {
      throw new DownloadError(
        l10n.t('{0} redirects from https to {1}: name another address.', current.host, next.protocol),
      );
    }
    current = next;
  }
  throw new DownloadError(l10n.t('{0} redirects without end: name another address.', url.host));
}

async function send(
  url: URL,
  method: string,
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal | undefined,
): Promise<Response> {
  try {
    // Without compression on the way, so that lengths and ranges are those of the file.
    const all = { 'accept-encoding': 'identity', ...headers };
    return await fetch(url, { method, headers: all, redirect: 'manual', ...(signal && { signal }) });
  } catch (error) {
    signal?.throwIfAborted();
    throw new InterruptedError(
      l10n.t('{0} cannot be reached{1}: check the address and the network.', url.host, codeOf(error)),
      {
        cause: error,
      },
    );
  }
}
