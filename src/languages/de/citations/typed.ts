import type { TypedWords } from '../../citations/typed';

export const typed: TypedWords = {
  sign: '§{1,2}|[Aa]rt(?:ikels?|\\.)(?=\\s)',
  listSign: '§§|[Aa]rtikeln?(?=\\s)',
  joins: 'und|oder|bis|sowie',
  listPart: '\\sAbs\\.\\s\\d{1,3}\\p{Ll}?',
  paragraph: { before: 'Abs(?:\\.|atz)\\s?' },
  unitBeforeAct: '§|art(?:ikels?|\\.)',
  link: '\\sde[rs]\\s',
  annex: 'Anlagen?|Anh(?:ang|änge)',
  annexWords: ['anlage', 'anhang'],
  unitWords: ['artikel'],
};
