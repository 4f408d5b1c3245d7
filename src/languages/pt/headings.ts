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
    ordinals: [
      'primeir[oa]|[uú]nic[oa]',
      'segund[oa]',
      'terceir[oa]',
      'quart[oa]',
      'quint[oa]',
      'sext[oa]',
      'sétim[oa]',
      'oitav[oa]',
      'non[oa]',
      'd[eé]cim[oa]',
    ],
    preliminary: 'preliminar',
  },
};
