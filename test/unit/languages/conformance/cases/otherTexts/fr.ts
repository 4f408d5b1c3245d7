import type { CitationCase } from '../../cases';

/** Drafts that cite another text beside an act of the corpus. */
export const otherTexts: readonly CitationCase[] = [
  [
    "L'article 4 du code des ports déroge aux art. 2 et 4 c. civ., aux articles 2 et 4 l. 1989 et à l'art. 2, al. 2, c. pén.",
    'article 4 du code des ports -> art_4',
    'art. 2 -> act-not-in-corpus',
    '4 -> act-not-in-corpus',
    'articles 2 -> act-not-in-corpus',
    '4 -> act-not-in-corpus',
    'art. 2, al. 2 -> act-not-in-corpus',
  ],
  [
    "L'article 4 du code des ports vaut ; art. 3 et s. ; art. 2, p. 5 ; art. 2 c.-à-d. la règle ; article 4, c. 2.",
    'article 4 du code des ports -> art_4',
    'art. 3 et s. -> art_3',
    'art. 2 -> art_2',
    'art. 2 -> art_2',
    'article 4 -> art_4',
  ],
  [
    "Voyez l'article 2 du code des ports, l'article 1 er du code des phares, l'article 1ᵉʳ du code des quais et les articles 1 er et 2 du code des quais.",
    'article 2 du code des ports -> art_2',
    'article 1 er du code des phares -> code-des-phares/art_1',
    'article 1ᵉʳ du code des quais -> act-not-in-corpus',
    'articles 1 er -> act-not-in-corpus',
    '2 du code des quais -> act-not-in-corpus',
  ],
  [
    "Voyez l'article 1ᵉʳ du code des phares, l'article 3ᵇⁱˢ du code des ports et l'article 2 ° du code des quais.",
    'article 1ᵉʳ du code des phares -> code-des-phares/art_1',
    'article 3ᵇⁱˢ du code des ports -> art_3bis',
    'article 2 -> act-not-in-corpus',
  ],
  [
    "L'article 2 du code des ports vise la société Article 1, la revue « Article 3 » et l'agence Article 4.",
    'article 2 du code des ports -> art_2',
  ],
  [
    "La société, Article 4 du code des ports, paie ; l'entreprise Article 3 du code des ports ; code des ports, Article 2.",
    'Article 4 du code des ports -> art_4',
    'Article 3 du code des ports -> art_3',
    'Article 2 -> art_2',
  ],
  [
    'Code civil, article 4 et article 3 du code des ports ; Constitution, article 4 et article 3 du code des ports.',
    'article 4 -> act-not-in-corpus',
    'article 3 du code des ports -> art_3',
    'article 4 -> act-not-in-corpus',
    'article 3 du code des ports -> art_3',
  ],
];
