import { ordinalsOf } from '../citations/romance/numberWords';
import type { Headings } from '../headings/headings';

export const headings: Headings = {
  romance: {
    languages: ['pt'],
    kinds: {
      livro: 'book',
      parte: 'part',
      titulo: 'title',
      capitulo: 'chapter',
      capítulo: 'chapter',
      secção: 'division',
      seção: 'division',
      subseção: 'subdivision',
      artigo: 'article',
      anexo: 'annex',
    },
    shared: { art: 'article' },
    ordinals: ordinalsOf({
      ones: 'primeir segund terceir quart quint sext sétim oitav non',
      teens: 'undécim duodécim',
      tens: 'décim vigésim trigésim quadragésim quinquagésim sexagésim septuagésim octogésim nonagésim',
      hundreds: 'centésim ducentésim tricentésim',
      only: 'únic',
    }),
    preliminary: 'preliminar',
  },
};
