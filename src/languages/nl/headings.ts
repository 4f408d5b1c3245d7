import type { Headings } from '../headings/headings';

export const headings: Headings = {
  words: {
    before: {
      boek: 'book',
      deel: 'part',
      titel: 'title',
      hoofdstuk: 'chapter',
      afdeling: 'division',
      artikel: 'article',
      bijlage: 'annex',
    },
  },
};
