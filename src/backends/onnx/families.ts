import { areEntailmentLabels, type ModelManifest } from './manifest';

interface Family {
  /** The whole name, without the organisation before the slash. */
  readonly name: RegExp;
  readonly manifest: Partial<ModelManifest>;
}

const E5_PREFIXES = { pooling: 'mean', queryPrefix: 'query: ', passagePrefix: 'passage: ', maxTokens: 512 } as const;

/** Families whose use their model cards state; a name that is not matched whole (fine-tuned, instruct) is another model. */
const FAMILIES: readonly Family[] = [
  {
    name: /^bge-(?:small|base|large)-en(?:-v1\.?5)?$/u,
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
  readonly id2label?: unknown;
  readonly max_position_embeddings?: unknown;
  readonly model_type?: unknown;
}

/** What conversions add to a model's name; its use stays the same. */
const CONVERSION = /-(?:q|quantized|int8|uint8|fp16|onnx)$/iu;

/**
 * What is known for certain of a model: its kind, labels, dimensions and longest text from its `config.json`, and how its family
 * is used, by the name that stands there or else by the folder's.
 *
 * @param value the content of `config.json`; undefined where there is none.
 */
export function manifestOfConfig(value: unknown, folderName: string): Partial<ModelManifest> {
  const config: Config = typeof value === 'object' && value !== null ? value : {};
  return { ...kindOf(config), ...sizesOf(config), ...familyOf(config, folderName) };
}

function familyOf({ _name_or_path: path }: Config, folderName: string): Partial<ModelManifest> {
  const stated = typeof path === 'string' ? path.slice(path.lastIndexOf('/') + 1) : '';
  const name = (stated === '' ? folderName : stated).replace(CONVERSION, '');
  return FAMILIES.find((family) => family.name.test(name))?.manifest ?? {};
}

/** A classifier of texts is an entailment model where its labels are those of one, else a cross-encoder. */
function kindOf({ architectures, id2label }: Config): Partial<ModelManifest> {
  const first: unknown = Array.isArray(architectures) ? architectures[0] : undefined;
  if (typeof first !== 'string' || !first.endsWith('ForSequenceClassification')) return {};
  const labels = labelsOf(id2label);
  return labels === undefined ? { kind: 'cross-encoder' } : { kind: 'entailment', labels };
}

/** The labels of `{"0": "ENTAILMENT", ...}` in the order of their numbers; undefined where they are none of entailment. */
function labelsOf(id2label: unknown): ModelManifest['labels'] {
  if (typeof id2label !== 'object' || id2label === null) return undefined;
  const { 0: first, 1: second, 2: third, ...further } = id2label as Readonly<Record<string, unknown>>;
  const labels = [first, second, third].map((label) => (typeof label === 'string' ? label.toLowerCase() : label));
  return areEntailmentLabels(labels) && Object.keys(further).length === 0 ? labels : undefined;
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
