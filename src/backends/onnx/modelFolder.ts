import * as l10n from '@vscode/l10n';
import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { ModelUnavailableError } from '../../models';
import { manifestOfConfig } from './families';
import { MANIFEST_DEFAULTS, parseManifest, type ModelManifest } from './manifest';

/** A folder with a model of which everything is known but whether it runs. */
export interface ModelFolder {
  /** The folder's own name. */
  readonly name: string;
  readonly modelPath: string;
  readonly tokenizerPath: string;
  readonly manifest: ModelManifest;
  /** SHA-256 of the model's files and of what shapes a passage's vector; a changed query prefix does not change it. */
  readonly fingerprint: string;
  /** The graph chooses its int8 ranges anew for every batch, so that a text's vector depends on its neighbours. */
  readonly quantisedByBatch: boolean;
  /** What had to be assumed because nothing says it, in sentences. */
  readonly assumptions: readonly string[];
}

const MODEL_FILES = ['model.onnx', 'onnx/model_quantized.onnx', 'onnx/model.onnx'];
const LARGEST_JSON = 1 << 20;
const LARGEST_TOKENIZER = 128 << 20;

/** The name of the ONNX operator that picks int8 ranges at run time; a graph names its operators in plain bytes. */
const DYNAMIC_QUANTISATION = Buffer.from('DynamicQuantizeLinear', 'latin1');

/**
 * Reads what is known about a model: its own manifest `proviso.json`, over what its `config.json` says for certain,
 * over {@link MANIFEST_DEFAULTS}.
 *
 * @param override settings of the user, over all of those.
 * @throws ModelUnavailableError where the folder holds no usable model.
 */
export async function readModelFolder(
  path: string,
  override: Partial<ModelManifest> = {},
  signal?: AbortSignal,
): Promise<ModelFolder> {
  const folder = resolve(path);
  const name = basename(folder);
  const modelPath = await firstFile(folder, MODEL_FILES);
  const tokenizerPath = await firstFile(folder, ['tokenizer.json']);
  if (modelPath === undefined || tokenizerPath === undefined) {
    const missing = modelPath === undefined ? MODEL_FILES.join(' / ') : 'tokenizer.json';
    throw new ModelUnavailableError(
      l10n.t('The model folder {0} lacks {1}: choose a folder that has a model and its tokenizer.', folder, missing),
    );
  }
  if ((await stat(tokenizerPath)).size > LARGEST_TOKENIZER) {
    throw new ModelUnavailableError(
      l10n.t('The tokenizer.json of the model {0} is too large to be one: download it again.', name),
    );
  }
  const stated = {
    ...manifestOfConfig(await readJson(join(folder, 'config.json')), name),
    ...(await readManifest(join(folder, 'proviso.json'), name)),
    ...parseManifest(override, l10n.t('The settings of the model')),
  };
  const manifest = { ...MANIFEST_DEFAULTS, ...stated };
  const files = [modelPath, `${modelPath}_data`, `${modelPath}.data`, tokenizerPath];
  return {
    name,
    modelPath,
    tokenizerPath,
    manifest,
    ...(await readFingerprint(files, manifest, signal)),
    assumptions: assumptionsOf(stated, name),
  };
}

function assumptionsOf(stated: Partial<ModelManifest>, name: string): string[] {
  if ((stated.kind ?? 'encoder') !== 'encoder' || stated.pooling !== undefined) return [];
  return [
    l10n.t(
      'Nothing says how the model {0} pools its tokens or which prefixes it wants: mean and none are assumed. Say it in its proviso.json.',
      name,
    ),
  ];
}

async function firstFile(folder: string, names: readonly string[]): Promise<string | undefined> {
  for (const name of names) {
    const path = join(folder, name);
    if (await isFile(path)) return path;
  }
  return undefined;
}

async function isFile(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isFile(),
    () => false,
  );
}

async function readManifest(path: string, name: string): Promise<Partial<ModelManifest>> {
  const value = await readJson(path);
  return value === undefined ? {} : parseManifest(value, l10n.t('The proviso.json of the model {0}', name));
}

/** Undefined where there is no such file. */
async function readJson(path: string): Promise<unknown> {
  if (!(await isFile(path))) return undefined;
  if ((await stat(path)).size > LARGEST_JSON)
    throw new ModelUnavailableError(l10n.t('{0} is too large: mend or remove it.', path));
  try {
    return JSON.parse(await readFile(path, 'utf8')) as unknown;
  } catch (error) {
    throw new ModelUnavailableError(l10n.t('{0} cannot be read as JSON: mend or remove it.', path), { cause: error });
  }
}

async function readFingerprint(
  files: readonly string[],
  { kind, pooling, passagePrefix, dimensions, maxTokens }: ModelManifest,
  signal?: AbortSignal,
): Promise<Pick<ModelFolder, 'fingerprint' | 'quantisedByBatch'>> {
  const hash = createHash('sha256');
  hash.update(JSON.stringify({ kind, pooling, passagePrefix, dimensions, maxTokens }));
  let quantisedByBatch = false;
  for (const file of files) {
    if (!(await isFile(file))) continue;
    hash.update(`\0${basename(file)}\0`);
    quantisedByBatch = (await hashFile(file, hash, signal)) || quantisedByBatch;
  }
  return { fingerprint: hash.digest('hex'), quantisedByBatch };
}

/** Adds a file to the hash; whether it names {@link DYNAMIC_QUANTISATION}. */
async function hashFile(path: string, hash: Hash, signal?: AbortSignal): Promise<boolean> {
  let found = false;
  let before: Buffer = Buffer.alloc(0);
  for await (const chunk of createReadStream(path, { highWaterMark: 1 << 18, signal })) {
    const bytes = chunk as Buffer;
    hash.update(bytes);
    found ||= Buffer.concat([before, bytes]).includes(DYNAMIC_QUANTISATION);
    before = bytes.subarray(-DYNAMIC_QUANTISATION.length);
  }
  return found;
}
