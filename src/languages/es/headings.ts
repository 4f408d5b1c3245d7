import type { Headings } from '../headings/headings';
import { ANY_CARDINALS, cardinalOf, ORDINAL, ordinalOf } from './citations/numbers';

export const headings: Headings = {
  romance: {
    languages: ['es', 'ca', 'gl'],
    kinds: {
      libro: 'book',
      parte: 'part',
      título: 'title',
      titulo: 'title',
      capítulo: 'chapter',
      capitulo: 'chapter',
      sección: 'division',
      seccion: 'division',
      subsección: 'subdivision',
      artículo: 'article',
      articulo: 'article',
      anexo: 'annex',
    },
    shared: { art: 'article' },
    ordinals: { pattern: ORDINAL, valueOf: ordinalOf },
    preliminary: 'preliminar',
    cardinals: { pattern: ANY_CARDINALS, valueOf: cardinalOf },
    named:
      'disposici[óo]n(?:es)?\\s(?:adicional|transitoria|derogatoria|final)(?:es)?(?:\\s(?:única|\\p{L}{4,12}[oa](?:\\s\\p{L}{4,12}[oa])?))?',
  },
  namedProvision: /^disposici[óo]n-/u,
  soleArticle: { pattern: /^art[íi]culo\s+[úu]nico(?!\p{L})/iu, number: 'único' },
};
