import * as l10n from '@vscode/l10n';
import type { ModelAddress } from './address';
import { DownloadError } from './downloadError';
import { follow } from './request';

/** A file of a model as its server describes it. */
export interface RemoteFile {
  /** Below the model's folder, with `/`: one of the names that this module knows. */
  readonly path: string;
  readonly url: URL;
  /** In bytes; undefined where the server does not say. */
  readonly size: number | undefined;
  /** 64 hexadecimal digits in lower case; undefined where the server does not say. */
  readonly sha256: string | undefined;
  /** Whether the graph or its weights are in it, which is most of a model. */
  readonly isModel: boolean;
}

export interface DownloadPlan extends ModelAddress {
  readonly files: readonly RemoteFile[];
  /** In bytes, of the files whose size is known. */
  readonly size: number;
}

/** The largest model that is downloaded, in bytes: 8 GiB. */
export const LARGEST_MODEL = 8 * 2 ** 30;

/** Where a graph may lie: the first that is there is taken, as it is when a model's folder is opened. */
const GRAPHS = ['model.onnx', 'onnx/model_quantized.onnx', 'onnx/model.onnx'];
/** Large weights lie beside their graph. */
const WEIGHTS = ['_data', '.data'];
const SHA256 = /^[0-9a-f]{64}$/u;

/**
 * Asks the server which of a model's files there are, how large they are, and which SHA-256 they have. Nothing is
 * downloaded.
 *
 * @throws DownloadError where there is no model or it is larger than {@link LARGEST_MODEL}, or the signal's reason.
 */
export async function planDownload(address: ModelAddress, signal?: AbortSignal): Promise<DownloadPlan> {
  const look = (path: string, isModel = false): Promise<RemoteFile | undefined> =>
    describe(path, isModel, address, signal);
  const tokenizer = await look('tokenizer.json');
  const graph = tokenizer && (await first(GRAPHS, (path) => look(path, true)));
  if (tokenizer === undefined || graph === undefined) {
    const missing = tokenizer === undefined ? 'tokenizer.json' : GRAPHS.join(' / ');
    throw new DownloadError(l10n.t('There is no {0} at {1}: name a model in ONNX format.', missing, address.base.href));
  }
  const beside = await Promise.all(WEIGHTS.map((suffix) => look(`${graph.path}${suffix}`, true)));
  const config = await look('config.json');
  const files = [config, tokenizer, ...beside, graph].filter((file) => file !== undefined);
  const size = files.reduce((sum, file) => sum + (file.size ?? 0), 0);
  if (size > LARGEST_MODEL) {
    throw new DownloadError(
      l10n.t('The model has {0} GiB, more than 8: choose a smaller one.', Math.ceil(size / 2 ** 30)),
    );
  }
  return { ...address, files, size };
}

async function first<T>(
  paths: readonly string[],
  look: (path: string) => Promise<T | undefined>,
): Promise<T | undefined> {
  for (const path of paths) {
    const found = await look(path);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Undefined where there is no such file. */
async function describe(
  path: string,
  isModel: boolean,
  { base }: ModelAddress,
  signal: AbortSignal | undefined,
): Promise<RemoteFile | undefined> {
  const url = new URL(path, base);
  const response = await follow(url, { method: 'HEAD', signal }, ({ headers }) => headers.has('x-linked-size'));
  const { status, headers } = response;
  if ([403, 404, 410].includes(status)) return undefined;
  if (status === 401) {
    throw new DownloadError(
      l10n.t('{0} wants a login for {1}, or has no such model: name a public one.', url.host, base.href),
    );
  }
  if (status >= 400) throw new DownloadError(l10n.t('{0} failed ({1}): try again later.', url.host, status));
  const size = Number(headers.get('x-linked-size') ?? headers.get('content-length') ?? Number.NaN);
  const sha256 = [headers.get('x-linked-etag'), headers.get('etag')].map(unquoted).find((tag) => SHA256.test(tag));
  return { path, url, size: Number.isSafeInteger(size) && size >= 0 ? size : undefined, sha256, isModel };
}

/** An entity tag without its quotes; Hugging Face's is the file's SHA-256 where the file is large. */
const unquoted = (tag: string | null): string => (tag ?? '').replace(/^"|"$/gu, '').toLowerCase();

/** Reads a SHA-256 that a person pasted, with or without what tools print around it; undefined for anything else. */
export function readSha256(text: string): string | undefined {
  const [found] = /\b[0-9a-f]{64}\b/iu.exec(text) ?? [];
  return found?.toLowerCase();
}
