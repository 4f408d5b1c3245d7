import { dirname, relative, resolve, sep } from 'node:path';
import { stat } from 'node:fs/promises';
import {
  planPush,
  pushCorpus,
  readClusterAddress,
  requireAlias,
  RestClient,
  type Planned,
  type PushProgress,
} from '../../backends';
import { storeContents, type EncodedVectors } from '../../indexing';
import { PackedCorpus } from '../../law';
import { Bm25Index, type LegalIndex, type PackedIndex } from '../../search';
import type { StoreContents } from '../../store';
import { counted } from '../../text';
import {
  countOption,
  KIND_OPTIONS,
  SENTENCE_MODEL_OPTIONS,
  stringOption,
  UsageError,
  type Command,
  type OptionValues,
  type Terminal,
} from '../command';
import { openPaths } from '../openCorpus';
import { encodingHere, withSentenceModels, type Encodable } from '../openModels';

export const push: Command = {
  usage:
    'push PATH... --to URL --alias NAME [--shards N] [--replicas N] [--encoder DIR] [--dry-run] [--allow-unencrypted]',
  summary: 'write statutes into a shared corpus on OpenSearch',
  options: {
    ...KIND_OPTIONS,
    'index-dir': { type: 'string' },
    to: { type: 'string' },
    alias: { type: 'string' },
    shards: { type: 'string' },
    replicas: { type: 'string' },
    encoder: SENTENCE_MODEL_OPTIONS.encoder,
    'dry-run': { type: 'boolean' },
    'allow-unencrypted': { type: 'boolean' },
  },
  async run(paths, values, terminal, signal) {
    if (paths.length === 0 || paths.includes('')) {
      throw new UsageError('PATH is missing: name a file or folder of statutes.');
    }
    const [to, alias] = [stringOption(values, 'to'), stringOption(values, 'alias')];
    if (to === undefined || to === '') throw new UsageError('--to URL is missing: name the cluster.');
    if (alias === undefined || alias === '') {
      throw new UsageError('--alias NAME is missing: name the corpus, as it is opened by --corpus.');
    }
    const allowsUnencrypted = values['allow-unencrypted'] === true;
    const address = readClusterAddress(to, { key: terminal.env['PROVISO_PUSH_KEY'], allowsUnencrypted });
    const options = {
      alias: requireAlias(alias),
      shards: countOption(values, 'shards') ?? 1,
      replicas: replicasOption(values),
    };
    const opened = await packedIndex(paths, (rebuild) => openPaths(paths, values, terminal, signal, { rebuild }));
    const base = await commonFolder(paths);
    const vectors = await encodedVectors(opened, values, terminal, signal);
    const contents = storeContents(opened.index, (file) => relative(base, file).split(sep).join('/'), vectors);
    const client = new RestClient(address);
    if (values['dry-run'] === true) return planned(await planPush(client, contents, options, signal), contents);
    const started = performance.now();
    const pushing = pushCorpus(client, contents, options, signal);
    let step = await pushing.next();
    for (; step.done !== true; step = await pushing.next()) terminal.progress(progressLine(step.value));
    const { index, written, removed, replaced } = step.value;
    const elapsedMs = Math.round(performance.now() - started);
    const { documents, provisions } = contents.description;
    const kept = documents - written;
    return {
      json: {
        index,
        alias,
        documents,
        provisions,
        acts: contents.acts.length,
        written,
        kept,
        removed,
        replaced,
        elapsedMs,
      },
      lines: [
        `${counted(contents.acts.length, 'act')}, ${counted(provisions, 'provision')}: ${counted(written, 'document')} written, ${kept} were there, ${removed} removed, in ${(elapsedMs / 1000).toFixed(1)} s`,
        `${alias} leads to ${index}${replaced.length === 0 ? '' : `, no longer to ${replaced.join(', ')}`}`,
      ],
    };
  },
};

const progressLine = ({ done, total }: PushProgress): string => `Pushing provisions ${done} of ${total}`;

function planned(
  { index, missing, removed }: Planned,
  { description, acts }: StoreContents,
): { json: unknown; lines: string[] } {
  const { documents, provisions } = description;
  const kept = documents - missing;
  return {
    json: { index, documents, provisions, acts: acts.length, missing, kept, removed, dryRun: true },
    lines: [
      `${counted(acts.length, 'act')}, ${counted(provisions, 'provision')}: ${missing} of ${counted(documents, 'document')} would be written to ${index}, ${kept} are there, ${removed} would be removed`,
    ],
  };
}

/** An index without layers: what changed a little since the snapshot is built anew. */
async function packedIndex(
  paths: readonly string[],
  open: (rebuild: boolean) => Promise<Encodable>,
): Promise<Encodable & { readonly index: PackedIndex }> {
  const { index, directory } = await open(false);
  if (isPacked(index)) return { index, directory };
  const { index: anew } = await open(true);
  if (isPacked(anew)) return { index: anew, directory };
  throw new Error(`The index of ${paths.join(', ')} has layers although it was built anew.`);
}

/** The vectors of the encoder that is named: those beside the index, and what has none yet. */
const encodedVectors = (
  opened: Encodable,
  values: OptionValues,
  terminal: Terminal,
  signal: AbortSignal,
): Promise<EncodedVectors | undefined> =>
  withSentenceModels(values, terminal, signal, encodingHere(opened, terminal, signal), ({ dense }) => {
    if (dense === undefined) return Promise.resolve(undefined);
    const { encoder, vectors } = dense;
    const vectorOf = (ordinal: number): Float32Array | undefined => vectors.vectorOf(ordinal);
    return Promise.resolve({ encoder: encoder.fingerprint, dimensions: vectors.dimensions, vectorOf });
  });

const isPacked = (index: LegalIndex): index is PackedIndex =>
  index.corpus instanceof PackedCorpus && index.bm25 instanceof Bm25Index;

/** The innermost folder that holds all paths: the names of files in the corpus are relative to it. */
async function commonFolder(paths: readonly string[]): Promise<string> {
  const folders: string[] = [];
  for (const path of paths) {
    const whole = resolve(path);
    folders.push((await stat(whole)).isDirectory() ? whole : dirname(whole));
  }
  let common = folders[0]!;
  while (
    !folders.every((folder) => folder === common || folder.startsWith(common.endsWith(sep) ? common : common + sep))
  ) {
    common = dirname(common);
  }
  return common;
}

/** How many copies of each shard there are besides the first; 0 is a number here. */
function replicasOption(values: OptionValues): number {
  return stringOption(values, 'replicas') === '0' ? 0 : (countOption(values, 'replicas') ?? 1);
}
