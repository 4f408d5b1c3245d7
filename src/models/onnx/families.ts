import type { ModelManifest } from './manifest';

interface Family {
  /** The whole name, without the organisation before the slash. */
  readonly name: RegExp;
  readonly manifest: Partial<ModelManifest>;
}

const E5_PREFIXES = { pooling: 'mean', queryPrefix: 'query: ', passagePrefix: 'passage: ', maxTokens: 512 } as const;

/** Families whose use their model cards state; a name that is not matched whole (fine-tuned, instruct) is another model. */
const FAMILIES: readonly Family[] = [
  {
    name: /^bge-(?:small|base|large)-en(?:-v1\.5)?$/u,
    manifest: {
      kind: 'encoder',
      pooling: 'cls',
      queryPrefix: 'Represent this sentence for searching relevant passages: ',
      maxTokens: 512,
      languages: ['en'],
    },
  },
  { name: /^bge-m3$/u, manifest: { kind: 'encoder', pooling: 'cls' } },
  {
    name: /^e5-(?:small|base|large)(?:-v2)?$/u,
    manifest: { kind: 'encoder', ...E5_PREFIXES, languages: ['en'] },
  },
  { name: /^multilingual-e5-(?:small|base|large)$/u, manifest: { kind: 'encoder', ...E5_PREFIXES } },
  {
    name: /^all-MiniLM-L6-v2$/u,
    manifest: { kind: 'encoder', pooling: 'mean', maxTokens: 256, languages: ['en'] },
  },
  {
    name: /^paraphrase-multilingual-MiniLM-L12-v2$/u,
    manifest: { kind: 'encoder', pooling: 'mean', maxTokens: 128 },
  },
  {
    name: /^ms-marco-MiniLM-L-?(?:4|6|12)-v2$/u,
    manifest: { kind: 'cross-encoder', maxTokens: 512, languages: ['en'] },
  },
];

/** Number their positions from 2 on: of 514 positions, 512 are tokens. */
const OFFSET_POSITIONS: ReadonlySet<unknown> = new Set(['roberta', 'xlm-roberta', 'camembert', 'mpnet']);

/** Attention costs the square of the length: a longer context is taken only where a manifest asks for it. */
const LONGEST_BY_DEFAULT = 512;

interface Config {
  readonly _name_or_path?: unknown;
  readonly architectures?: unknown;
  readonly hidden_size?: unknown;
  readonly max_position_embeddings?: unknown;
  readonly model_type?: unknown;
}

/** What a model's `config.json` says for certain: its family's use by name, its kind, dimensions and longest text. */
export function manifestOfConfig(value: unknown): Partial<ModelManifest> {
  if (typeof value !== 'object' || value === null) return {};
  const config: Config = value;
  return { ...kindOf(config), ...sizesOf(config), ...familyOf(config) };
}

function familyOf({ _name_or_path: path }: Config): Partial<ModelManifest> {
  const name = typeof path === 'string' ? path.slice(path.lastIndexOf('/') + 1) : '';
  return FAMILIES.find((family) => family.name.test(name))?.manifest ?? {};
}

function kindOf({ architectures }: Config): Partial<ModelManifest> {
  const first: unknown = Array.isArray(architectures) ? architectures[0] : undefined;
  return typeof first === 'string' && first.endsWith('ForSequenceClassification') ? { kind: 'cross-encoder' } : {};
}

function sizesOf(config: Config): Partial<ModelManifest> {
  const { hidden_size: dimensions, max_position_embeddings: positions, model_type: type } = config;
  const longest = inRange(positions, 16, 1_000_000) ? positions - (OFFSET_POSITIONS.has(type) ? 2 : 0) : undefined;
  return {
    ...(inRange(dimensions, 1, 8192) && { dimensions }),
    ...(longest !== undefined && { maxTokens: Math.min(longest, LONGEST_BY_DEFAULT) }),
  };
}

function inRange(value: unknown, least: number, most: number): value is number {
  return Number.isInteger(value) && (value as number) >= least && (value as number) <= most;
}
