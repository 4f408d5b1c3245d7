import type { CitationCase } from '../../cases';

/** Drafts that cite another text beside an act of the corpus. */
export const otherTexts: readonly CitationCase[] = [
  [
    'Artikel 4 Wet op de havens; artt. 2 en 3 k.b. van 1 mei 1990; art. 2 lid 1 b.w.; art. 6:162 w.v.k.r.',
    'Artikel 4 Wet op de havens -> art_4',
    'artt. 2 -> act-not-in-corpus',
    '3 -> act-not-in-corpus',
    'art. 2 lid 1 -> act-not-in-corpus',
    'art. 6:162 w.v.k.r. -> wvkr/art_6:162',
  ],
  [
    'Artikel 4 Wet op de havens; art. 2 e.v.; art. 3 jo. art. 2; art. 4, nr. 3; art. 2, p. 5.',
    'Artikel 4 Wet op de havens -> art_4',
    'art. 2 -> art_2',
    'art. 3 -> art_3',
    'art. 2 -> art_2',
    'art. 4 -> art_4',
    'art. 2 -> art_2',
  ],
  [
    'Artikel 4 Wet op de havens; artikel 2 ° van de Kadewet; artikel 2° van de Kadewet.',
    'Artikel 4 Wet op de havens -> art_4',
    'artikel 2 -> act-not-in-corpus',
    'artikel 2 -> act-not-in-corpus',
  ],
  [
    'Op artikel 2 Wet op de havens beroept zich de vereniging Artikel 1 en het tijdschrift Artikel 3; de stichting, Artikel 3 Wet op de havens, betaalt.',
    'artikel 2 Wet op de havens -> art_2',
    'Artikel 3 Wet op de havens -> art_3',
  ],
  [
    'Awb artikel 4 en artikel 3 van de Wet op de havens; Wvw art. 4.',
    'artikel 4 -> act-not-in-corpus',
    'artikel 3 van de Wet op de havens -> art_3',
    'art. 4 -> act-not-in-corpus',
  ],
];
