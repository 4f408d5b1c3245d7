import type { LanguageCases } from '../cases';
import { backReferences } from './frBackReferences';
import { otherTexts } from './otherTexts/fr';

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

### Article 5

Le capitaine déclare :

1° le nom du navire ;

2° la cargaison :

a) l'huile ;

b) la poudre.

### Article 6

Le capitaine qui méconnaît l'article 2 paie une amende.

## Chapitre II : Dispositions finales

### Article 7

L'autorité du port prend les arrêtés.
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

Article 5

Le capitaine déclare :

1° le nom du navire ;

2° la cargaison :

a) l'huile ;

b) la poudre.

Article 6

Le capitaine qui méconnaît l'article 2 paie une amende.

Chapitre II
Dispositions finales

Article 7

L'autorité du port prend les arrêtés.
`,
  provisions: {
    art_1: 'Le présent code règle les ports et les quais.',
    art_2: '',
    art_2__para_i: 'Le capitaine accoste',
    art_2__para_ii: 'Le capitaine paie la redevance',
    art_3: 'Le pilote',
    art_3bis: 'Le remorqueur',
    art_4: "L'autorité",
    art_5: 'Le capitaine déclare :',
    art_6: 'Le capitaine qui',
    art_7: "L'autorité du port prend",
  },
  found: [
    ...otherTexts,
    [
      'Voir art. 6, code des ports, et art. 3, code des quais, puis C. ports, art. 2, I, enfin.',
      'art. 6, code des ports -> art_6',
      'art. 3, code des quais -> act-not-in-corpus',
      'art. 2, I -> art_2__para_i',
    ],
    [
      "L'article 6 du code des ports, code des phares, article 1er.",
      'article 6 du code des ports -> art_6',
      'article 1er -> code-des-phares/art_1',
    ],
    ["L'article 3 du code des ports s'applique.", 'article 3 du code des ports -> art_3'],
    ["Le II de l'article 2 du code des ports s'applique.", "II de l'article 2 du code des ports -> art_2__para_ii"],
    ["L'article 3 bis du code des ports s'applique.", 'article 3 bis du code des ports -> art_3bis'],
    ["L'article 1er du code des ports s'applique.", 'article 1er du code des ports -> art_1'],
    ["L'art. 4 du Code des ports s'applique.", 'art. 4 du Code des ports -> art_4'],
    ["L'article 9 du code des ports s'applique.", 'article 9 du code des ports -> provision-not-found'],
    ["L'article 3 du code des quais s'applique.", 'article 3 du code des quais -> act-not-in-corpus'],
    ["Le 2° de l'article 5 du code des ports s'applique.", "2° de l'article 5 du code des ports -> art_5"],
    ["Le b du 2° de l'article 5 du code des ports s'applique.", "b du 2° de l'article 5 du code des ports -> art_5"],
    [
      "Le 9° de l'article 5 du code des ports s'applique.",
      "9° de l'article 5 du code des ports -> provision-not-found",
    ],
    ["L'article 3, alinéa 1er, du code des ports s'applique.", 'article 3, alinéa 1er, du code des ports -> art_3'],
    [
      "Le premier alinéa de l'article 3 du code des ports s'applique.",
      "premier alinéa de l'article 3 du code des ports -> art_3",
    ],
    ['Code des ports, art. 4.', 'art. 4 -> art_4'],
    ["Le chapitre II du code des ports s'applique.", 'chapitre II du code des ports -> chp_ii'],
    ["L'article premier du code des phares s'applique.", 'article premier du code des phares -> code-des-phares/art_1'],
  ],
  lists: [
    [
      'Article 6 du code des ports. Voir les articles 2 ; 3 et 4 du code des quais, ou les articles 2 ; 3 juges en parlent.',
      'Article 6 du code des ports -> art_6',
      'articles 2 -> act-not-in-corpus',
      '3 -> act-not-in-corpus',
      '4 du code des quais -> act-not-in-corpus',
      'articles 2 -> act-not-in-corpus',
    ],
    ['les articles 1er et 3 du code des ports', 'articles 1er -> art_1', '3 du code des ports -> art_3'],
    [
      'les articles 1er, 3 et 3 bis du code des ports',
      'articles 1er -> art_1',
      '3 -> art_3',
      '3 bis du code des ports -> art_3bis',
    ],
    ["l'article 1er ou l'article 4 du code des ports", 'article 1er -> art_1', 'article 4 du code des ports -> art_4'],
    [
      "l'article 1er du code des ports et l'article 2 du code des phares",
      'article 1er du code des ports -> art_1',
      'article 2 du code des phares -> code-des-phares/art_2',
    ],
    [
      "les I et II de l'article 2 du code des ports",
      'I -> art_2__para_i',
      "II de l'article 2 du code des ports -> art_2__para_ii",
    ],
    ["les 1° et 2° de l'article 5 du code des ports", '1° -> art_5', "2° de l'article 5 du code des ports -> art_5"],
    [
      'les articles 1er et 3 ainsi que 4 du code des ports',
      'articles 1er -> art_1',
      '3 -> art_3',
      '4 du code des ports -> art_4',
    ],
    ['les art. 3 et 4 du code des ports', 'art. 3 -> art_3', '4 du code des ports -> art_4'],
  ],
  ranges: [
    ['les articles 3 à 4 du code des ports', 'articles 3 -> art_3 art_3bis art_4', '4 du code des ports -> art_4'],
    ['les articles 3 à 3 bis du code des ports', 'articles 3 -> art_3 art_3bis', '3 bis du code des ports -> art_3bis'],
    [
      "de l'article 3 à l'article 4 du code des ports",
      'article 3 -> art_3 art_3bis art_4',
      'article 4 du code des ports -> art_4',
    ],
    [
      'les articles 3 à 4 et 6 du code des ports',
      'articles 3 -> art_3 art_3bis art_4',
      '4 -> art_4',
      '6 du code des ports -> art_6',
    ],
    [
      "les I à II de l'article 2 du code des ports",
      'I -> art_2__para_i art_2__para_ii',
      "II de l'article 2 du code des ports -> art_2__para_ii",
    ],
    ["les 1° à 2° de l'article 5 du code des ports", '1° -> art_5', "2° de l'article 5 du code des ports -> art_5"],
    [
      'les articles 4 à 9 du code des ports',
      'articles 4 -> art_4 art_5 art_6 art_7',
      '9 du code des ports -> provision-not-found',
    ],
    ['les chapitres Ier à II du code des ports', 'chapitres Ier -> chp_i chp_ii', 'II du code des ports -> chp_ii'],
  ],
  backReferences,
  within: [
    ['art_3', "L'article 4 s'applique.", 'article 4 -> art_4'],
    ['art_3', "L'article 4 du présent code s'applique.", 'article 4 du présent code -> art_4'],
    ['art_4', "L'article précédent s'applique.", 'article précédent -> art_3bis'],
    ['art_2', 'Le I ne s’applique pas.', 'I -> art_2'],
    // Parts in a list are of what stands behind them, not of the own article.
    [
      'art_3',
      'Les premier et deuxième alinéas du paragraphe 2 s’appliquent.',
      'premier -> provision-not-found',
      'deuxième alinéas du paragraphe 2 -> provision-not-found',
    ],
    // "I" and "II" are no provisions of their own here: the article stands for them.
    ['art_3', 'Selon le premier alinéa du II.', 'premier alinéa du II -> provision-not-found'],
    ['art_3', 'La première phrase de ces alinéas ne s’applique pas.'],
    ['art_3', 'Le premier alinéa du présent article s’applique.', 'premier alinéa -> art_3'],
    [
      'art_1',
      'Le premier alinéa des articles 4 et 6 s’applique.',
      'premier alinéa des articles 4 -> art_4',
      '6 -> art_6',
    ],
    ['art_3', "L'article suivant s'applique.", 'article suivant -> art_3bis'],
    ['art_4', "Les articles 3 à 3 bis s'appliquent.", 'articles 3 -> art_3 art_3bis', '3 bis -> art_3bis'],
    ['art_4', "Les deux articles précédents s'appliquent.", 'deux articles précédents -> art_3 art_3bis'],
    [
      'art_6',
      "L'article 2 du code des phares et l'article 2 s'appliquent.",
      'article 2 du code des phares -> code-des-phares/art_2',
      'article 2 -> art_2',
    ],
    ['art_7', "Le chapitre Ier s'applique.", 'chapitre Ier -> chp_i'],
  ],
  citesNothing: [
    'Le 3 mars 2031 il paya 5,20 euros.',
    'Cet article coûte 3 euros.',
    'Dans cette section du port, 3 navires attendent.',
    'Il demeure 3, rue du Port.',
    'Le 2° jour du mois il partit.',
    'Cass. civ. 1re, 3 mars 2031, n° 30-12.345.',
    'Le chapitre est long de 12 pages.',
    'Le navire n° 4 a payé 3 %.',
  ],
  labels: {
    art_1: 'article 1er',
    art_3bis: 'article 3 bis',
    art_3: 'article 3',
    art_2: 'article 2',
    art_2__para_ii: 'article 2, II',
    art_4: 'article 4',
    art_5: 'article 5',
    art_7: 'article 7',
    chp_ii: 'chapitre II',
  },
  completed: {
    art_3: 'article 3 du code des ports',
    art_3bis: 'article 3 bis du code des ports',
    art_1: 'article 1er du code des ports',
    art_2: 'article 2 du code des ports',
    art_2__para_ii: 'article 2, II du code des ports',
    art_4: 'article 4 du code des ports',
    art_5: 'article 5 du code des ports',
    art_6: 'article 6 du code des ports',
    art_7: 'article 7 du code des ports',
  },
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
    ["l'article 3 et l'article 4 du code des ports", 'art_4', '8', "l'article 3 et l'article 8 du code des ports"],
    ["l'article 4 du code des ports", 'art_4', '4 bis', "l'article 4 bis du code des ports"],
    ["l'art. 4 du code des ports", 'art_4', '8', "l'art. 8 du code des ports"],
    ['les articles 1er et 4 du code des ports', 'art_4', '8', 'les articles 1er et 8 du code des ports'],
    ["l'article 3 bis du code des ports", 'art_3bis', '3 ter', "l'article 3 ter du code des ports"],
    ["l'article 4 du code des phares", 'art_4', '8', "l'article 4 du code des phares"],
    ["le II de l'article 2 du code des ports", 'art_2', '8', "le II de l'article 8 du code des ports"],
    [
      'Le pilote lit le Code des ports, art. 4, et il paie.',
      'art_4',
      '8',
      'Le pilote lit le Code des ports, art. 8, et il paie.',
    ],
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
    ['Le capitaine est tenu de payer la redevance.', 'duty'],
    ['Il est interdit de mouiller dans le port.', 'prohibition'],
    ['Le capitaine a le droit de mouiller.', 'permission'],
    ['Nul ne peut mouiller dans le port.', 'prohibition'],
    ["Le capitaine n'a pas à payer la redevance.", 'exemption'],
    ['Seuls les pilotes mouillent.', 'only'],
    ['Certains capitaines paient.', 'some'],
    ['Les remorqueurs paient également.', 'inclusion'],
  ],
  definitions: [
    ['On entend par « navire » tout engin flottant.', 'navire'],
    ['Au sens du présent code, on entend par « quai » un mur au bord de l’eau.', 'quai'],
    ['« quai » : un mur au bord de l’eau.', 'quai'],
    ['Est un navire tout engin flottant.'],
    ['Le code des ports (ci-après « le code ») s’applique.'],
    ['La redevance (ci-après « la taxe de quai ») est due.', 'taxe de quai'],
    ['Il écrit « navire » deux fois.'],
    ['Le terme « remorqueur » désigne un navire qui tire.', 'remorqueur'],
  ],
  quantities: [
    ['dans un délai de trois mois', '3 month'],
    ['1 500 euros', '1500 currency EUR'],
    ['le 1er mars 2024', '2024-03-01'],
    ['au moins cinq ans', '5 year'],
    ['20 %', '20 percent'],
    ['dans les quatorze jours', '14 day'],
    ['12,50 euros', '12.5 currency EUR'],
    ['le 3 mars 2031', '2031-03-03'],
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
  misprints: [
    ["L'article n° 12 du code des ports s'applique.", 'article n° 12'],
    ["L'article l2 du code des ports s'applique.", 'article l2'],
    ["L'article : 4 du code des ports s'applique.", 'article : 4'],
    ["L'artcle 4 du code des ports s'applique.", 'artcle 4'],
    ["L'article « 4 » du code des ports s'applique.", 'article « 4'],
    ["L'article IO du code des ports s'applique.", 'article IO'],
    ["L'article [4] du code des ports s'applique.", 'article [4'],
    ["L'article 4 du codes des ports, art 1O, s'applique.", 'art 1O'],
  ],
  gaps: [
    ['ranges', 'les chapitres Ier à II du code des ports', 'divisions in the plural are not read'],
    ['citations within an act', 'Le I ne s’applique pas.', 'a Roman number alone is too plain to be believed'],
    [
      'citations within an act',
      "Le chapitre Ier s'applique.",
      'a division cites nothing unless an act is named behind it',
    ],
  ],
};
