import type { Headings } from '../headings/headings';

export const headings: Headings = {
  words: {
    before: { kapitel: 'chapter', bilaga: 'annex' },
    behind: { avd: 'part', avdelningen: 'part', kap: 'chapter' },
  },
};
