import type { Headings } from '../headings/headings';

export const headings: Headings = {
  romance: {
    languages: ['it'],
    kinds: {
      libro: 'book',
      parte: 'part',
      titolo: 'title',
      capo: 'chapter',
      sezione: 'division',
      articolo: 'article',
      allegato: 'annex',
    },
    shared: { art: 'article' },
    ordinals: [
      'prim[oa]|unic[oa]',
      'second[oa]',
      'terz[oa]',
      'quart[oa]',
      'quint[oa]',
      'sest[oa]',
      'settim[oa]',
      'ottav[oa]',
      'non[oa]',
      'decim[oa]',
    ],
    preliminary: 'preliminare',
  },
};
