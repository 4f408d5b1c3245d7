import type { Headings } from '../headings/headings';
import { ORDINALS } from './ordinals';

export const headings: Headings = {
  romance: {
    languages: ['fr'],
    kinds: {
      livre: 'book',
      partie: 'part',
      titre: 'title',
      chapitre: 'chapter',
      'sous-section': 'subdivision',
      annexe: 'annex',
    },
    shared: { article: 'article', art: 'article', section: 'division' },
    ordinals: ORDINALS,
    preliminary: 'pr[eé]liminaire?',
    book: 'LO|[LRDAC]',
    ending: 'er',
    ownNumber: '1er|premier',
    annexed: 'annexe?(?=\\s|$)',
  },
};
