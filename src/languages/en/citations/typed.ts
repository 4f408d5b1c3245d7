import type { TypedWords } from '../../citations/typed';

export const typed: TypedWords = {
  sign: "(?<!['’])[Ss]s?(?=\\s)|(?:[Ss]ections?|[Ss]s?\\.|[Aa]rt(?:icles?|s?\\.)|[Rr]ules?)(?=\\s)",
  loneSign: '[Ss]s?',
  listSign: '[Ss]s\\.?(?=\\s)|(?:[Ss]ections|[Aa]rt(?:icles|s\\.)|[Rr]ules)(?=\\s)',
  joins: 'and|or|to',
  unitBeforeAct: "sections?|(?<![\\p{L}'’])ss?\\.?|art(?:icles?|s?\\.)|rules?",
  link: '\\sof\\s(?:the\\s)?',
  annex: '[Ss]ch(?:edules?|s?\\.)|[Aa]nnex(?:es)?|Appendi(?:x|ces)',
  annexWords: ['schedule', 'annex', 'appendix'],
  unitWords: ['section', 'sections', 'article', 'articles', 'rule', 'rules', 'regulation'],
};
