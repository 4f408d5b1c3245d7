import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FLOAT, floatTensor, INT64, int64Tensor, node, onnxModel, valueInfo, type Graph } from './onnxGraph';

/** A vocabulary of whole words; the weights make a word's part in a vector or score easy to reckon with by hand. */
export const WORDS = ['[PAD]', '[UNK]', '[CLS]', '[SEP]', 'a', 'b', 'lamp', 'red', 'bell', 'noon'] as const;

const idOf = (word: (typeof WORDS)[number]): number => WORDS.indexOf(word);

const special = (word: '[CLS]' | '[SEP]', type: number): object => ({ SpecialToken: { id: word, type_id: type } });
const sequence = (id: 'A' | 'B', type: number): object => ({ Sequence: { id, type_id: type } });

const TOKENIZER = {
  version: '1.0',
  added_tokens: WORDS.slice(0, 4).map((content, id) => ({ id, content, special: true })),
  normalizer: { type: 'BertNormalizer', clean_text: true, handle_chinese_chars: true, lowercase: true },
  pre_tokenizer: { type: 'BertPreTokenizer' },
  post_processor: {
    type: 'TemplateProcessing',
    single: [special('[CLS]', 0), sequence('A', 0), special('[SEP]', 0)],
    pair: [special('[CLS]', 0), sequence('A', 0), special('[SEP]', 0), sequence('B', 1), special('[SEP]', 1)],
    special_tokens: Object.fromEntries(
      (['[CLS]', '[SEP]'] as const).map((id) => [id, { id, ids: [idOf(id)], tokens: [id] }]),
    ),
  },
  decoder: { type: 'WordPiece', prefix: '##', cleanup: true },
  model: {
    type: 'WordPiece',
    unk_token: '[UNK]',
    continuing_subword_prefix: '##',
    max_input_chars_per_word: 100,
    vocab: Object.fromEntries(WORDS.map((word, id) => [word, id])),
  },
};

const input = (name: string): readonly number[] => valueInfo(name, INT64, ['batch', 'tokens']);

/** A token's vector is its row of the table: [1, 0, 0] for `[CLS]`, [0, 3, 4] for `lamp`, zeros for the rest but `red`. */
export function tinyEncoderGraph(outputName = 'last_hidden_state'): Graph {
  const rows: Partial<Record<string, number[]>> = { '[CLS]': [1, 0, 0], lamp: [0, 3, 4], red: [0, 0, 9] };
  const table = WORDS.flatMap((word) => rows[word] ?? [0, 0, 0]);
  return {
    nodes: [node('Gather', ['table', 'input_ids'], outputName, { axis: 0 })],
    constants: [floatTensor('table', [WORDS.length, 3], table)],
    inputs: [input('input_ids'), input('attention_mask')],
    outputs: [valueInfo(outputName, FLOAT, ['batch', 'tokens', 3])],
  };
}

/** The weights that {@link tinyCrossEncoderGraph} sums over a passage's words. `[PAD]`'s must be masked out. */
export const WEIGHTS: Readonly<Record<string, number>> = { '[PAD]': 50, lamp: 2, red: 1, bell: -3 };

/** logit = sum of the weights of the tokens of the second text, so that order, types and mask all show in the score. */
export function tinyCrossEncoderGraph(): Graph {
  return {
    nodes: [
      node('Gather', ['weights', 'input_ids'], 'weighed', { axis: 0 }),
      node('Cast', ['attention_mask'], 'mask', { to: FLOAT }),
      node('Cast', ['token_type_ids'], 'types', { to: FLOAT }),
      node('Mul', ['weighed', 'mask'], 'masked'),
      // Padding counts as the second text, as it may in a model of one's own: only the mask keeps it out.
      node('Equal', ['input_ids', 'padding'], 'isPadding'),
      node('Cast', ['isPadding'], 'paddingType', { to: FLOAT }),
      node('Add', ['types', 'paddingType'], 'counted'),
      node('Mul', ['masked', 'counted'], 'kept'),
      node('ReduceSum', ['kept', 'axis'], 'logits', { keepdims: 1 }),
    ],
    constants: [
      floatTensor(
        'weights',
        [WORDS.length],
        WORDS.map((word) => WEIGHTS[word] ?? 0),
      ),
      int64Tensor('axis', [1]),
      int64Tensor('padding', [0]),
    ],
    inputs: [input('input_ids'), input('attention_mask'), input('token_type_ids')],
    outputs: [valueInfo('logits', FLOAT, ['batch', 1])],
  };
}

/** What {@link tinyEntailmentGraph} gives a word for its first three labels. `[PAD]`'s must be masked out. */
export const LABEL_WEIGHTS: Readonly<Record<string, readonly [number, number, number]>> = {
  '[PAD]': [50, -50, 9],
  lamp: [2, 0, 0],
  red: [0, 1, 0],
  bell: [0, 0, 3],
};

/**
 * A label's logit = sum of the weights of the hypothesis' words less those of the premise's, so that the order of the
 * texts, their words, their types and the mask all show.
 *
 * @param labels how many numbers it gives a pair; an entailment model gives three.
 */
export function tinyEntailmentGraph(labels = 3): Graph {
  const table = WORDS.flatMap((word) => Array.from({ length: labels }, (_, at) => LABEL_WEIGHTS[word]?.[at] ?? 0));
  return {
    nodes: [
      node('Gather', ['table', 'input_ids'], 'weighed', { axis: 0 }),
      node('Cast', ['attention_mask'], 'mask', { to: FLOAT }),
      node('Cast', ['token_type_ids'], 'types', { to: FLOAT }),
      node('Mul', ['types', 'two'], 'doubled'),
      node('Sub', ['doubled', 'one'], 'sign'),
      node('Mul', ['sign', 'mask'], 'masked'),
      node('Unsqueeze', ['masked', 'last'], 'factor'),
      node('Mul', ['weighed', 'factor'], 'kept'),
      node('ReduceSum', ['kept', 'tokens'], 'logits', { keepdims: 0 }),
    ],
    constants: [
      floatTensor('table', [WORDS.length, labels], table),
      floatTensor('two', [1], [2]),
      floatTensor('one', [1], [1]),
      int64Tensor('last', [2]),
      int64Tensor('tokens', [1]),
    ],
    inputs: [input('input_ids'), input('attention_mask'), input('token_type_ids')],
    outputs: [valueInfo('logits', FLOAT, ['batch', labels])],
  };
}

/** Writes a model folder. A graph given as bytes is written as it is. */
export async function writeModel(
  parent: string,
  name: string,
  graph: Graph | Uint8Array,
  manifest: object | undefined,
): Promise<string> {
  const folder = join(parent, name);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'model.onnx'), graph instanceof Uint8Array ? graph : onnxModel(graph));
  await writeFile(join(folder, 'tokenizer.json'), JSON.stringify(TOKENIZER));
  if (manifest !== undefined) await writeFile(join(folder, 'proviso.json'), JSON.stringify(manifest));
  return folder;
}
