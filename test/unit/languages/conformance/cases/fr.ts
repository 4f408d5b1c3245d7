import type { LanguageCases } from '../cases';

export const french: LanguageCases = {
  code: 'fr',
  act: `---
title: Code des ports
---

# Code des ports

## Chapitre Ier : Dispositions générales

### Article 1er

Le présent code règle les ports et les quais.

### Article 2

I. - Le capitaine accoste au quai.

II. - Le capitaine paie la redevance. Elle n'est pas due s'il attend.

### Article 3

Le pilote conduit le navire.

### Article 3 bis

Le remorqueur tire le navire.

### Article 4

L'autorité du port a la surveillance.
`,
  otherAct: `---
title: Code des phares
---

# Code des phares

### Article 1er

Le gardien allume la lampe avec les mèches du port.

### Article 2

L'huile est pure.
`,
  plainAct: `Code des ports

Chapitre Ier
Dispositions générales

Article 1er

Le présent code règle les ports
et les quais.

Article 2

I. - Le capitaine accoste au quai.

II. - Le capitaine paie la redevance. Elle n'est pas due s'il attend.

Article 3

Le pilote conduit le navire.

Article 3 bis

Le remorqueur tire le navire.

Article 4

L'autorité du port a la surveillance.
`,
  provisions: {
    art_1: 'Le présent code règle les ports et les quais.',
    art_2: 'I. - Le capitaine accoste',
    art_3: 'Le pilote',
    art_3bis: 'Le remorqueur',
    art_4: "L'autorité",
  },
  found: [
    ["L'article 3 du code des ports s'applique.", 'article 3 du code des ports -> art_3'],
    ["Le II de l'article 2 du code des ports s'applique.", "II de l'article 2 du code des ports -> art_2"],
    ["L'article 3 bis du code des ports s'applique.", 'article 3 bis du code des ports -> art_3bis'],
    ["L'article 1er du code des ports s'applique.", 'article 1er du code des ports -> art_1'],
    ["L'art. 4 du Code des ports s'applique.", 'art. 4 du Code des ports -> art_4'],
    ["L'article 9 du code des ports s'applique.", 'article 9 du code des ports -> provision-not-found'],
    ["L'article 3 du code des quais s'applique.", 'article 3 du code des quais -> act-not-in-corpus'],
  ],
  lists: [['les articles 1er et 3 du code des ports', 'articles 1er -> art_1', '3 du code des ports -> art_3']],
  ranges: [
    ['les articles 3 à 4 du code des ports', 'articles 3 -> art_3 art_3bis art_4', '4 du code des ports -> art_4'],
  ],
  backReferences: [
    [
      "L'article 1er du code des phares s'applique. L'article 2 du même code aussi.",
      'article 1er du code des phares -> code-des-phares/art_1',
      'article 2 du même code -> code-des-phares/art_2',
    ],
    [
      "L'article 2 du code des ports s'applique, sauf le I du même article.",
      'article 2 du code des ports -> art_2',
      'I du même article -> art_2',
    ],
  ],
  within: [
    ['art_3', "L'article 4 s'applique.", 'article 4 -> art_4'],
    ['art_3', "L'article 4 du présent code s'applique.", 'article 4 du présent code -> art_4'],
    ['art_4', "L'article précédent s'applique.", 'article précédent -> art_3bis'],
  ],
  citesNothing: [
    'Le 3 mars 2031 il paya 5,20 euros.',
    'Cet article coûte 3 euros.',
    'Dans cette section du port, 3 navires attendent.',
  ],
  labels: { art_1: 'article 1er', art_3bis: 'article 3 bis', art_3: 'article 3' },
  completed: { art_3: 'article 3 du code des ports', art_3bis: 'article 3 bis du code des ports' },
  numbers: [
    'article 1',
    'article 2',
    'article 2 bis',
    'article 2 ter',
    'article 2 quater',
    'article 3',
    'article 10',
    'article 11',
  ],
  renumbered: [
    ["l'article 3 et l'article 4 du code des ports", 'art_4', '5', "l'article 3 et l'article 5 du code des ports"],
  ],
  denies: 'behind',
  markers: [
    ['Le capitaine doit payer la redevance.', 'duty'],
    ['Le capitaine peut mouiller dans le port.', 'permission'],
    ['Le capitaine ne peut pas mouiller dans le port.', 'prohibition'],
    ["Le capitaine n'est pas tenu de payer la redevance.", 'exemption'],
    ["La redevance n'est pas due.", 'negation'],
    ['Le pilote peut seul mouiller.', 'permission', 'only'],
    ['Les navires, sauf les pilotines, paient la redevance.', 'exception'],
    ['Si le navire mouille, le capitaine paie.', 'condition'],
    ['Même si le navire mouille, le capitaine paie.', 'regardless'],
    ['Chaque capitaine paie.', 'all'],
  ],
  definitions: [['On entend par « navire » tout engin flottant.', 'navire']],
  quantities: [
    ['dans un délai de trois mois', '3 month'],
    ['1 500 euros', '1500 currency EUR'],
    ['le 1er mars 2024', '2024-03-01'],
  ],
  kinds: [
    [
      'Loi n° 2031-12 du 3 mars 2031 relative aux ports\n\nArticle 1er\n\nLa présente loi règle les ports.\n\nArticle 2\n\nElle entre en vigueur le 1er mai 2031.\n',
      'law',
    ],
    ['Projet de loi relatif aux ports\n\nArticle 1er\n\nLa présente loi règle les ports.\n', 'bill'],
    [
      "Note juridique\n\nMadame,\n\nselon l'article 3 du code des ports le pilote conduit. Nous conseillons à notre client de payer.\n",
      'draft',
    ],
  ],
  misprints: [["L'article n° 12 du code des ports s'applique.", 'article n° 12']],
};
