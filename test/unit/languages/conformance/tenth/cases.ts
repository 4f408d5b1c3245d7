import type { LanguageCases } from '../cases';

export const cases: LanguageCases = {
  code: 'xx',
  act: `---
title: Zakon za portove
---

# Zakon za portove

## Klauz 1. Celo

Toze zakon jesut zado portove ra keove.

## Klauz 2. Pristan

1. Kapitan bylo zado keo.

2. Kapitan platit portogeld kogda bylo onze keo.

## Klauz 3. Lotso

Lotso vedit onze korab ot porto.

## Klauz 3a. Slepo

Slepo tegit korab kogda jesut zado.

## Klauz 4. Nadzor

Porto bylo ot nadzor ra toze jesut.
`,
  otherAct: `---
title: Keozakon
---

# Keozakon

## Klauz 1. Keo

Onze keo jesut ot porto ra bylo zado.

## Klauz 2. Geld

1. Toze geld jesut zado keo.

2. Kogda bylo korab, toze geld jesut.
`,
  provisions: {
    art_1: 'Toze zakon jesut',
    art_2__para_1: 'Kapitan bylo',
    art_2__para_2: 'Kapitan platit',
    art_3: 'Lotso',
    art_3a: 'Slepo',
    art_4: 'Porto',
  },
  found: [
    ['Zado klauz 3 ot Zakon za portove bylo.', 'klauz 3 ot Zakon za portove -> art_3'],
    ['klauz 2 ust 2 ot Zakon za portove', 'klauz 2 ust 2 ot Zakon za portove -> art_2__para_2'],
    ['ust 1 ot klauz 2 ot Zakon za portove', 'ust 1 ot klauz 2 ot Zakon za portove -> art_2__para_1'],
    ['Klauz 3a ot Zakon za portove jesut.', 'Klauz 3a ot Zakon za portove -> art_3a'],
    ['klauz 2 ust 1 ot Keozakon', 'klauz 2 ust 1 ot Keozakon -> keozakon/art_2__para_1'],
    ['klauz 9 ot Zakon za portove', 'klauz 9 ot Zakon za portove -> provision-not-found'],
    ['klauz 3 ot Lotsozakon', 'klauz 3 ot Lotsozakon -> act-not-in-corpus'],
  ],
  lists: [
    ['klauzen 1 ra 3 ot Zakon za portove', 'klauzen 1 -> art_1', '3 ot Zakon za portove -> art_3'],
    ['klauzen 1, 3 ra 4 ot Zakon za portove', 'klauzen 1 -> art_1', '3 -> art_3', '4 ot Zakon za portove -> art_4'],
    [
      'ust 1 ra 2 ot klauz 2 ot Zakon za portove',
      'ust 1 -> art_2__para_1',
      '2 ot klauz 2 ot Zakon za portove -> art_2__para_2',
    ],
  ],
  ranges: [
    ['klauzen 3 dova 4 ot Zakon za portove', 'klauzen 3 -> art_3 art_3a art_4', '4 ot Zakon za portove -> art_4'],
  ],
  backReferences: [
    [
      'Klauz 1 ot Zakon za portove jesut. Klauz 3 ot onze zakon ra toze.',
      'Klauz 1 ot Zakon za portove -> art_1',
      'Klauz 3 ot onze zakon -> art_3',
    ],
    [
      'Klauz 2 ot Zakon za portove jesut, zado ust 1 ot onze klauz.',
      'Klauz 2 ot Zakon za portove -> art_2',
      'ust 1 ot onze klauz -> art_2__para_1',
    ],
  ],
  within: [
    ['art_2__para_2', 'Toze jesut zado ust 1.', 'ust 1 -> art_2__para_1'],
    ['art_3', 'Klauz 4 jesut zado.', 'Klauz 4 -> art_4'],
    ['art_3', 'Klauz 4 ot toze zakon jesut.', 'Klauz 4 ot toze zakon -> art_4'],
    ['art_4', 'Kogda predna klauz jesut.', 'predna klauz -> art_3a'],
  ],
  citesNothing: ['Kapitan platit 3 geld ra 4,5 kogda bylo.', 'Onze klauz jesut 1.5 geld.', 'Porto 3 ra keo 4 bylo.'],
  labels: { art_2__para_2: 'klauz 2 ust 2', art_3a: 'klauz 3a' },
};
