import type { CitationCase } from '../../cases';

/** Drafts that cite another text beside an act of the corpus. */
export const otherTexts: readonly CitationCase[] = [
  [
    'V. art. 3 del Codice dei porti; artt. 1 e 2, comma 1, c.n.; art. 2 c.n.; artt. 1 e 2 c.d.s.; art. 4, lett. a), c.n.',
    'art. 3 del Codice dei porti -> art_3',
    'artt. 1 -> act-not-in-corpus',
    '2, comma 1 -> act-not-in-corpus',
    'art. 2 -> act-not-in-corpus',
    'artt. 1 -> act-not-in-corpus',
    '2 -> act-not-in-corpus',
    'art. 4, lett. a) -> act-not-in-corpus',
  ],
  [
    'V. art. 3 del Codice dei porti; artt. 2 e 4, cit.; art. 2, c. 2; artt. 2 e ss.; art. 4, c.d. vigilanza; art. 3 s.p.a.',
    'art. 3 del Codice dei porti -> art_3',
    'artt. 2 -> art_2',
    '4, cit. -> art_4',
    'art. 2, c. 2 -> art_2__para_2',
    'artt. 2 e ss. -> art_2',
    'art. 4 -> art_4',
    'art. 3 -> art_3',
  ],
  [
    "V. l'art. 1 della legge 3 marzo 2031, n. 12, l'art. 2 ° del Codice dei porti, l'art. 4 ° del codice delle banchine e gli artt. 2 ° e 3 º del codice delle banchine.",
    'art. 1 della legge 3 marzo 2031, n. 12 -> legge-3-marzo-2031-n-12/art_1',
    'art. 2 ° del Codice dei porti -> art_2',
    'art. 4 ° del codice delle banchine -> act-not-in-corpus',
    'artt. 2 ° -> act-not-in-corpus',
    '3 º del codice delle banchine -> act-not-in-corpus',
  ],
  [
    "L'art. 2 del Codice dei porti è invocato dalla società Articolo 3 e dalla rivista «Articolo 4»; la ditta, Articolo 3 del Codice dei porti, paga.",
    'art. 2 del Codice dei porti -> art_2',
    'Articolo 3 del Codice dei porti -> art_3',
  ],
  [
    'Codice civile, art. 4 e art. 3 del codice dei porti; Costituzione, art. 4 e art. 3 del codice dei porti.',
    'art. 4 -> act-not-in-corpus',
    'art. 3 del codice dei porti -> art_3',
    'art. 4 -> act-not-in-corpus',
    'art. 3 del codice dei porti -> art_3',
  ],
];
