import type { TypedWords } from '../../citations/typed';

export const typed: TypedWords = {
  sign: '[Aa]rt(?:[ií]culos?|s?\\.)(?=\\s)',
  listSign: '[Aa]rt(?:[ií]culos|s\\.)(?=\\s)',
  joins: '[yeoua]|al',
  unitBeforeAct: 'art(?:[ií]culos?|s?\\.)',
  link: '\\sdel\\s|\\sde\\sla\\s',
  linkBegun: '\\sde\\s',
  annex: '[Aa]nexos?',
  annexWords: ['anexo'],
  unitWords: ['artículo', 'artículos'],
};
