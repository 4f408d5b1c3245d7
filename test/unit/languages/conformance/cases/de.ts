import type { LanguageCases } from '../cases';

export const german: LanguageCases = {
  code: 'de',
  act: `---
Title: Gesetz über die Häfen
jurabk: HafG
---

# Gesetz über die Häfen (HafG)

## Abschnitt 1 - Allgemeines

### § 1 Zweck

Dieses Gesetz ordnet die Häfen und die Kais.

### § 2 Anlegen

(1) Der Schiffer legt am Kai an.

(2) Der Schiffer zahlt die Gebühr. Sie ist nicht fällig, wenn er wartet.

### § 3 Lotsen

Der Lotse führt das Schiff.

### § 3a Schlepper

Der Schlepper zieht das Schiff.

### § 4 Aufsicht

Die Hafenbehörde hat die Aufsicht.
`,
  otherAct: `---
Title: Gesetz über die Leuchttürme
jurabk: LeuchtG
---

# Gesetz über die Leuchttürme (LeuchtG)

### § 1 Licht

Der Wärter zündet die Lampe an.

### § 2 Öl

Das Öl ist rein und wird von der Behörde gestellt.
`,
  plainAct: `Gesetz über die Häfen

Abschnitt 1
Allgemeines

§ 1 Zweck

Dieses Gesetz ordnet die Häfen
und die Kais.

§ 2 Anlegen

(1) Der Schiffer legt am Kai an.

(2) Der Schiffer zahlt die Gebühr. Sie ist nicht fällig, wenn er wartet.

§ 3 Lotsen

Der Lotse führt das Schiff.

§ 3a Schlepper

Der Schlepper zieht das Schiff.

§ 4 Aufsicht

Die Hafenbehörde hat die Aufsicht.
`,
  provisions: {
    sec_1: 'Dieses Gesetz ordnet die Häfen und die Kais.',
    sec_2__para_1: 'Der Schiffer legt',
    sec_2__para_2: 'Der Schiffer zahlt',
    sec_3: 'Der Lotse',
    sec_3a: 'Der Schlepper',
    sec_4: 'Die Hafenbehörde',
  },
  found: [
    ['Nach § 3 HafG führt der Lotse.', '§ 3 HafG -> sec_3'],
    ['Nach § 2 Abs. 2 HafG zahlt er.', '§ 2 Abs. 2 HafG -> sec_2__para_2'],
    ['Nach § 2 Absatz 2 Satz 2 HafG zahlt er.', '§ 2 Absatz 2 Satz 2 HafG -> sec_2__para_2'],
    ['§ 3a des Gesetzes über die Häfen gilt.', '§ 3a des Gesetzes über die Häfen -> sec_3a'],
    ['§ 1 LeuchtG gilt.', '§ 1 LeuchtG -> leuchtg/sec_1'],
    ['§ 9 HafG gilt.', '§ 9 HafG -> provision-not-found'],
    ['§ 3 KaiG gilt.', '§ 3 KaiG -> act-not-in-corpus'],
  ],
  lists: [
    ['§§ 1 und 3 HafG', '§§ 1 -> sec_1', '3 HafG -> sec_3'],
    ['§ 2 Abs. 1 und 2 HafG', '§ 2 Abs. 1 -> sec_2__para_1', '2 HafG -> sec_2__para_2'],
    ['§§ 1 iVm 2 Abs. 2 HafG', '§§ 1 -> sec_1', '2 Abs. 2 HafG -> sec_2__para_2'],
    ['§ 1 HafG und § 2 LeuchtG', '§ 1 HafG -> sec_1', '§ 2 LeuchtG -> leuchtg/sec_2'],
  ],
  ranges: [['§§ 3 bis 4 HafG', '§§ 3 -> sec_3 sec_3a sec_4', '4 HafG -> sec_4']],
  backReferences: [
    [
      '§ 1 LeuchtG gilt. § 2 desselben Gesetzes auch.',
      '§ 1 LeuchtG -> leuchtg/sec_1',
      '§ 2 desselben Gesetzes -> leuchtg/sec_2',
    ],
    [
      '§ 2 HafG gilt; Absatz 1 dieses Paragraphen nicht.',
      '§ 2 HafG -> sec_2',
      'Absatz 1 dieses Paragraphen -> sec_2__para_1',
    ],
    [
      '§ 2 HafG gilt. Abs. 1 der zuletzt genannten Regelung nicht.',
      '§ 2 HafG -> sec_2',
      'Abs. 1 der zuletzt genannten Regelung -> sec_2__para_1',
    ],
    [
      '§ 2 HafG gilt; Absatz 1 dieser Vorschrift nicht.',
      '§ 2 HafG -> sec_2',
      'Absatz 1 dieser Vorschrift -> sec_2__para_1',
    ],
  ],
  within: [
    ['sec_2__para_2', 'Absatz 1 gilt nicht.', 'Absatz 1 -> sec_2__para_1'],
    ['sec_3', 'Nach § 4 gilt dies.', '§ 4 -> sec_4'],
    ['sec_3', '§ 4 dieses Gesetzes gilt.', '§ 4 dieses Gesetzes -> sec_4'],
  ],
  citesNothing: [
    'Am 3. März 2031 zahlte er 5,20 Euro.',
    'Der Artikel kostet 3 Euro.',
    'Absatz und Umsatz stiegen um 4 Prozent.',
  ],
  labels: { sec_2__para_2: '§ 2 Abs. 2', sec_3a: '§ 3a', sec_3: '§ 3' },
  completed: { sec_2__para_2: '§ 2 Abs. 2 HafG', sec_3a: '§ 3a HafG' },
  numbers: ['§ 1', '§ 2', '§ 2a', '§ 2b', '§ 3', '§ 10', '§ 10a', '§ 11'],
  renumbered: [['Nach § 3 HafG und § 4 HafG', 'sec_4', '5', 'Nach § 3 HafG und § 5 HafG']],
  markers: [
    ['Der Schiffer muss die Gebühr zahlen.', 'duty'],
    ['Der Schiffer darf im Hafen ankern.', 'permission'],
    ['Der Schiffer darf im Hafen nicht ankern.', 'prohibition'],
    ['Der Schiffer muss die Gebühr nicht zahlen.', 'exemption'],
    ['Die Gebühr ist nicht fällig.', 'negation'],
    ['Ankern darf nur das Lotsenboot.', 'permission', 'only'],
    ['Schiffe, ausgenommen Lotsenboote, zahlen die Gebühr.', 'exception'],
    ['Wenn das Schiff ankert, zahlt der Schiffer.', 'condition'],
    ['Auch wenn das Schiff ankert, zahlt der Schiffer.', 'regardless'],
    ['Jeder Schiffer zahlt.', 'all'],
  ],
  definitions: [['Kai im Sinne dieses Gesetzes ist eine Ufermauer.', 'Kai']],
  quantities: [
    ['binnen drei Monaten', '3 month'],
    ['1.500 Euro', '1500 currency EUR'],
    ['am 1. März 2024', '2024-03-01'],
  ],
  kinds: [
    [
      'Hafengesetz\n\n§ 1 Zweck\n\nDieses Gesetz ordnet die Häfen.\n\n§ 2 Inkrafttreten\n\nDieses Gesetz tritt am 1. Mai 2031 in Kraft.\n',
      'law',
    ],
    ['Entwurf eines Hafengesetzes\n\n§ 1 Zweck\n\nDieses Gesetz ordnet die Häfen.\n', 'bill'],
    [
      'Gutachten\n\nSehr geehrte Frau Kai,\n\nnach § 3 HafG führt der Lotse. Wir raten unserem Mandanten zu zahlen.\n',
      'draft',
    ],
  ],
  misprints: [
    ['Nach § l2 HafG zahlt er.', '§ l2'],
    ['Nach & 3 HafG zahlt er.', '3 HafG'],
  ],
};
