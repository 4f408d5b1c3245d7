import { isRecord } from '../../models';
import * as l10n from '@vscode/l10n';
import { StoreError } from '../../store';
import { codeOf } from '../errorCode';

const LONGEST_REMARK = 200;

/** Turns what went wrong on the way into the error that callers know, by its code alone: a message may hold a header. */
export function networkFailure(error: unknown, host: string): StoreError {
  return error instanceof StoreError
    ? error
    : new StoreError(
        l10n.t('The shared corpus at {0} did not answer: {1}', host, adviceFor(codeOf(error))),
        'unavailable',
      );
}

function adviceFor(code: string): string {
  if (code === 'ECONNREFUSED') return l10n.t('nothing listens there: start the cluster, or check the address.');
  if (code === 'ENOTFOUND') return l10n.t('the host is not known: check the address.');
  if (/CERT|SELF_SIGNED|ERR_TLS|UNABLE_TO_VERIFY/u.test(code)) {
    return l10n.t('its certificate is not trusted: name its authority by NODE_EXTRA_CA_CERTS ({0}).', code);
  }
  return code === ''
    ? l10n.t('the request failed: check the address.')
    : l10n.t('the request failed ({0}): check the address.', code);
}

export const tooSlow = (host: string, seconds: number): StoreError =>
  new StoreError(
    l10n.t('The shared corpus at {0} did not answer within {1} s: try again.', host, seconds),
    'unavailable',
  );

/** What a status other than 2xx means and what to do, with the cluster's own reason. */
export function statusFailure(status: number, body: unknown, host: string, hasKey: boolean): StoreError {
  if (status === 401 || status === 403) {
    return new StoreError(
      hasKey
        ? l10n.t('The shared corpus at {0} refused the key: check it, and what it may do ({1}).', host, status)
        : l10n.t('The shared corpus at {0} wants a key: set one ({1}).', host, status),
    );
  }
  if (status === 404) {
    return new StoreError(
      l10n.t('The shared corpus at {0} is not there, or was replaced: check its name, or open it anew.', host),
      'gone',
    );
  }
  if (status === 429) {
    return new StoreError(l10n.t('The shared corpus at {0} is overloaded: try again later.', host), 'unavailable');
  }
  if (status >= 300 && status < 400) {
    return new StoreError(l10n.t('The shared corpus at {0} redirects elsewhere: set that address.', host));
  }
  const reason = reasonOf(body);
  return new StoreError(
    reason === ''
      ? l10n.t('The shared corpus at {0} failed ({1}): look at the log of the cluster.', host, status)
      : l10n.t('The shared corpus at {0} failed ({1}): {2}', host, status, reason),
    status >= 500 ? 'unavailable' : 'unusable',
  );
}

/** A reply that came with 2xx and is none. */
export const replyFailure = (host: string, what: string): StoreError =>
  new StoreError(l10n.t('The shared corpus at {0} gave no usable reply ({1}): is it OpenSearch?', host, what));

/** `{"error": {"reason": "..."}}`, in one line. */
export function reasonOf(body: unknown): string {
  const error = isRecord(body) ? body['error'] : undefined;
  const reason = isRecord(error) ? error['reason'] : error;
  if (typeof reason !== 'string') return '';
  const line = reason.slice(0, 4_000).replace(/[\s\p{Cc}]+/gu, ' ');
  return line.trim().slice(0, LONGEST_REMARK);
}
