import type { Headings } from '../headings/headings';
import { NUMBER_WORDS, numberOf } from './citations/numbers';

/** What stands for the first and the second besides their own numbers. */
const FIRST = 'premi[eè]re?|unique';
const SECOND = 'seconde?';
const valueOf = (words: string): string =>
  new RegExp(`^(?:${FIRST})$`, 'iu').test(words)
    ? '1'
    : new RegExp(`^(?:${SECOND})$`, 'iu').test(words)
      ? '2'
      : numberOf(words);

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
    ordinals: { pattern: `${FIRST}|${SECOND}|${NUMBER_WORDS}`, valueOf },
    preliminary: 'pr[eé]liminaire?',
    book: 'LO|[LRDAC]',
    ending: 'er',
    ownNumber: '1er|premier',
    annexed: 'annexe?(?=\\s|$)',
  },
};
