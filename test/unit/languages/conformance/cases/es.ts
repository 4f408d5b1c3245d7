import type { LanguageCases } from '../cases';

export const spanish: LanguageCases = {
  code: 'es',
  act: `---
title: Código de Puertos
---

# Código de Puertos

## CAPÍTULO I. Disposiciones generales

### Artículo 1. Objeto.

El presente Código ordena los puertos y los muelles.

### Artículo 2. Atraque.

1. El capitán atraca en el muelle.

2. El capitán paga la tasa. No se devenga si espera.

### Artículo 3. Prácticos.

El práctico guía el buque.

### Artículo 3 bis. Remolque.

El remolcador tira del buque.

### Artículo 4. Vigilancia.

La autoridad del puerto tiene la vigilancia.
`,
  otherAct: `---
title: Código de Faros
---

# Código de Faros

### Artículo 1. Luz.

El farero enciende la lámpara con el aceite del puerto.

### Artículo 2. Aceite.

El aceite es puro.
`,
  plainAct: `Código de Puertos

CAPÍTULO I
Disposiciones generales

Artículo 1. Objeto.

El presente Código ordena los puertos
y los muelles.

Artículo 2. Atraque.

1. El capitán atraca en el muelle.

2. El capitán paga la tasa. No se devenga si espera.

Artículo 3. Prácticos.

El práctico guía el buque.

Artículo 3 bis. Remolque.

El remolcador tira del buque.

Artículo 4. Vigilancia.

La autoridad del puerto tiene la vigilancia.
`,
  provisions: {
    art_1: 'El presente Código ordena los puertos y los muelles.',
    art_2__para_1: 'El capitán atraca',
    art_2__para_2: 'El capitán paga',
    art_3: 'El práctico',
    art_3bis: 'El remolcador',
    art_4: 'La autoridad',
  },
  found: [
    ['Se aplica el artículo 3 del Código de Puertos.', 'artículo 3 del Código de Puertos -> art_3'],
    ['Se aplica el artículo 2.2 del Código de Puertos.', 'artículo 2.2 del Código de Puertos -> art_2__para_2'],
    [
      'el artículo 2, apartado 1, del Código de Puertos',
      'artículo 2, apartado 1, del Código de Puertos -> art_2__para_1',
    ],
    [
      'el apartado 1 del artículo 2 del Código de Puertos',
      'apartado 1 del artículo 2 del Código de Puertos -> art_2__para_1',
    ],
    ['el art. 3 bis del Código de Puertos', 'art. 3 bis del Código de Puertos -> art_3bis'],
    ['el artículo 9 del Código de Puertos', 'artículo 9 del Código de Puertos -> provision-not-found'],
    ['el artículo 3 del Código de Muelles', 'artículo 3 del Código de Muelles -> act-not-in-corpus'],
  ],
  lists: [
    ['los artículos 1 y 3 del Código de Puertos', 'artículos 1 -> art_1', '3 del Código de Puertos -> art_3'],
    [
      'los apartados 1 y 2 del artículo 2 del Código de Puertos',
      'apartados 1 -> art_2__para_1',
      '2 del artículo 2 del Código de Puertos -> art_2__para_2',
    ],
  ],
  ranges: [
    [
      'los artículos 3 a 4 del Código de Puertos',
      'artículos 3 -> art_3 art_3bis art_4',
      '4 del Código de Puertos -> art_4',
    ],
  ],
  backReferences: [
    [
      'El artículo 1 del Código de Faros rige. El artículo 2 del mismo Código también.',
      'artículo 1 del Código de Faros -> código-de-faros/art_1',
      'artículo 2 del mismo Código -> código-de-faros/art_2',
    ],
    [
      'El artículo 2 del Código de Puertos rige, salvo el apartado 1 de dicho artículo.',
      'artículo 2 del Código de Puertos -> art_2',
      'apartado 1 de dicho artículo -> art_2__para_1',
    ],
  ],
  within: [
    ['art_2__para_2', 'El apartado 1 no se aplica.', 'apartado 1 -> art_2__para_1'],
    ['art_3', 'El artículo 4 se aplica.', 'artículo 4 -> art_4'],
    ['art_3', 'El artículo 4 de este Código se aplica.', 'artículo 4 de este Código -> art_4'],
  ],
  citesNothing: [
    'El 3 de marzo de 2031 pagó 5,20 euros.',
    'Este artículo cuesta 3 euros.',
    'En esta sección del puerto esperan 3 buques.',
  ],
  labels: { art_2__para_2: 'artículo 2.2', art_3bis: 'artículo 3 bis', art_3: 'artículo 3' },
  completed: { art_2__para_2: 'artículo 2.2 del Código de Puertos', art_3bis: 'artículo 3 bis del Código de Puertos' },
  numbers: [
    'artículo 1',
    'artículo 2',
    'artículo 2 bis',
    'artículo 2 ter',
    'artículo 2 quater',
    'artículo 3',
    'artículo 10',
    'artículo 11',
  ],
  renumbered: [
    [
      'el artículo 3 y el artículo 4 del Código de Puertos',
      'art_4',
      '5',
      'el artículo 3 y el artículo 5 del Código de Puertos',
    ],
  ],
  denies: 'behind',
  markers: [
    ['El capitán deberá pagar la tasa.', 'duty'],
    ['El capitán podrá fondear en el puerto.', 'permission'],
    ['El capitán no podrá fondear en el puerto.', 'prohibition'],
    ['El capitán no está obligado a pagar la tasa.', 'exemption'],
    ['La tasa no se devenga.', 'negation'],
    ['Podrá fondear únicamente el práctico.', 'permission', 'only'],
    ['Los buques, salvo los del práctico, pagan la tasa.', 'exception'],
    ['Si el buque fondea, el capitán paga.', 'condition'],
    ['Aunque el buque fondee, el capitán paga.', 'regardless'],
    ['Cada capitán paga.', 'all'],
  ],
  definitions: [['Se entenderá por «buque» todo ingenio flotante.', 'buque']],
  quantities: [
    ['en el plazo de tres meses', '3 month'],
    ['1.500 euros', '1500 currency EUR'],
    ['el 1 de marzo de 2024', '2024-03-01'],
  ],
  kinds: [
    [
      'Ley 7/2031, de 3 de marzo, de Puertos\n\nArtículo 1. Objeto\n\nLa presente Ley ordena los puertos.\n\nArtículo 2. Vigor\n\nEsta Ley entrará en vigor el 1 de mayo de 2031.\n',
      'law',
    ],
    ['Proyecto de Ley de Puertos\n\nArtículo 1. Objeto\n\nLa presente Ley ordena los puertos.\n', 'bill'],
    [
      'Dictamen\n\nEstimada señora:\n\nsegún el artículo 3 del Código de Puertos el práctico guía. Aconsejamos a nuestro cliente pagar.\n',
      'draft',
    ],
  ],
  misprints: [['El artículo l2 de la LPD rige.', 'artículo l2']],
  gaps: [
    [
      'a statute in plain text',
      'act.txt has its provisions',
      'a heading that ends in a full stop ("Artículo 1. Objeto.") is no heading in plain text',
    ],
  ],
};
