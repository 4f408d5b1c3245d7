import type { TypedWords } from '../../citations/typed';

export const typed: TypedWords = {
  sign: '[Aa]rt(?:icles?|s?\\.)(?=\\s)',
  listSign: '[Aa]rt(?:icles|s\\.)(?=\\s)',
  joins: 'et|ou|à',
  article: "l['’]",
  book: '[LRDA]',
  unitBeforeAct: 'art(?:icles?|s?\\.)',
  link: "\\sdu\\s|\\sde\\s(?:la\\s|l['’])",
  linkBegun: '\\sde\\s',
  annex: '[Aa]nnexes?',
  annexWords: ['annexe'],
  unitWords: ['article', 'articles'],
};
