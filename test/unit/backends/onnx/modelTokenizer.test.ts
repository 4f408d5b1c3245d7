import assert from 'node:assert/strict';
import { ModelTokenizer } from '../../../../src/backends/onnx/modelTokenizer';

const VOCABULARY = [
  '[PAD]',
  '[CLS]',
  '[SEP]',
  '[UNK]',
  '▁lamp',
  '▁red',
  '▁',
  'l',
  'amp',
  '등불',
  '▁등',
  '불을',
  '▁켠다',
];
const special = (id: '[CLS]' | '[SEP]', type: number): object => ({ SpecialToken: { id, type_id: type } });

/** Built as that of a multilingual DeBERTa: a unigram model over pieces that begin with a mark for the blank. */
const UNIGRAM = {
  version: '1.0',
  added_tokens: VOCABULARY.slice(0, 4).map((content, id) => ({ id, content, special: true })),
  normalizer: {
    type: 'Sequence',
    normalizers: [
      { type: 'Strip', strip_left: true, strip_right: true },
      { type: 'Replace', pattern: { Regex: ' {2,}' }, content: ' ' },
    ],
  },
  pre_tokenizer: {
    type: 'Sequence',
    pretokenizers: [{ type: 'Metaspace', replacement: '▁', add_prefix_space: true, prepend_scheme: 'always' }],
  },
  post_processor: {
    type: 'TemplateProcessing',
    single: [special('[CLS]', 0), { Sequence: { id: 'A', type_id: 0 } }, special('[SEP]', 0)],
    pair: [
      special('[CLS]', 0),
      { Sequence: { id: 'A', type_id: 0 } },
      special('[SEP]', 0),
      { Sequence: { id: 'B', type_id: 1 } },
      special('[SEP]', 1),
    ],
    special_tokens: {
      '[CLS]': { id: '[CLS]', ids: [1], tokens: ['[CLS]'] },
      '[SEP]': { id: '[SEP]', ids: [2], tokens: ['[SEP]'] },
    },
  },
  decoder: { type: 'Metaspace', replacement: '▁', add_prefix_space: true, prepend_scheme: 'always' },
  model: {
    type: 'Unigram',
    unk_id: 3,
    byte_fallback: false,
    vocab: VOCABULARY.map((piece, at) => [piece, at < 4 ? 0 : -at]),
  },
};

const ids = (...pieces: readonly string[]): number[] => pieces.map((piece) => VOCABULARY.indexOf(piece));

describe('backends/onnx/modelTokenizer', () => {
  it('reads the tokenizer of a multilingual DeBERTa, pairs and their types included', () => {
    const tokenizer = new ModelTokenizer(UNIGRAM, 32);
    assert.deepEqual(tokenizer.encode('  red  lamp '), {
      ids: ids('[CLS]', '▁red', '▁lamp', '[SEP]'),
      types: [0, 0, 0, 0],
    });
    assert.deepEqual(tokenizer.encodePair('등불을 켠다', 'lamp', 'second'), {
      ids: ids('[CLS]', '▁등', '불을', '▁켠다', '[SEP]', '▁lamp', '[SEP]'),
      types: [0, 0, 0, 0, 0, 1, 1],
    });
    assert.equal(tokenizer.paddingId, 0);
  });

  it('cuts of a pair the text that is not kept, and that only down to half', () => {
    const tokenizer = new ModelTokenizer(UNIGRAM, 11);
    const cut = (first: number, second: number, kept: 'first' | 'second'): [number, number] => {
      const { types } = tokenizer.encodePair('lamp '.repeat(first), 'red '.repeat(second), kept);
      // Of the first text's tokens two are special, of the second's one.
      return [types.filter((type) => type === 0).length - 2, types.filter((type) => type === 1).length - 1];
    };
    assert.deepEqual(cut(9, 3, 'second'), [5, 3]);
    assert.deepEqual(cut(9, 9, 'second'), [4, 4]);
    assert.deepEqual(cut(2, 9, 'second'), [2, 6]);
    assert.deepEqual(cut(3, 9, 'first'), [3, 5]);
    assert.deepEqual(cut(9, 2, 'first'), [6, 2]);
    assert.deepEqual(cut(3, 5, 'first'), [3, 5]);
  });
});
