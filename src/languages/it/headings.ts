import type { Headings } from '../headings/headings';
import { inHeadings } from './citations/numbers';

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
    ordinals: inHeadings,
    preliminary: 'preliminare',
  },
};
