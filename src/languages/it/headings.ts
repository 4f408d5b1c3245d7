import type { Headings } from '../headings/headings';
import { STEMS } from './citations/numbers';

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
    ordinals: STEMS.map((stem, at) => (at === 0 ? `(?:${stem}|unic)[oa]` : `${stem}[oa]`)),
    preliminary: 'preliminare',
  },
};
