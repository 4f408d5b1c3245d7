import type { LanguageCases } from '../cases';
import { backReferences } from './deBackReferences';
import { within } from './deWithin';
import { otherTexts } from './otherTexts/de';

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

### § 5 Anzeige

Der Schiffer zeigt an:

1. den Namen des Schiffs,
2. die Ladung, und zwar
a) Öl,
b) Pulver.

### § 6 Bußgeld

Wer entgegen § 2 Abs. 1 nicht anlegt, zahlt ein Bußgeld.

## Abschnitt 2 - Schluss

### § 7 Verordnung

Die Hafenbehörde erlässt Verordnungen.
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

§ 5 Anzeige

Der Schiffer zeigt an:

1. den Namen des Schiffs,
2. die Ladung, und zwar
a) Öl,
b) Pulver.

§ 6 Bußgeld

Wer entgegen § 2 Abs. 1 nicht anlegt, zahlt ein Bußgeld.

Abschnitt 2
Schluss

§ 7 Verordnung

Die Hafenbehörde erlässt Verordnungen.
`,
  provisions: {
    sec_1: 'Dieses Gesetz ordnet die Häfen und die Kais.',
    sec_2__para_1: 'Der Schiffer legt',
    sec_2__para_2: 'Der Schiffer zahlt',
    sec_3: 'Der Lotse',
    sec_3a: 'Der Schlepper',
    sec_4: 'Die Hafenbehörde',
    sec_5: 'Der Schiffer zeigt an:',
    sec_6: 'Wer entgegen',
    sec_7: 'Die Hafenbehörde erlässt',
  },
  found: [
    ...otherTexts,
    [
      '§ 2 Abs. 1 e contrario HafG, § 2 a fortiori HafG und § 3 a HafG',
      '§ 2 Abs. 1 e contrario HafG -> sec_2__para_1',
      '§ 2 a fortiori HafG -> sec_2',
      '§ 3 a HafG -> sec_3a',
    ],
    ['Nach § 3 HafG führt der Lotse.', '§ 3 HafG -> sec_3'],
    ['Nach § 2 Abs. 2 HafG zahlt er.', '§ 2 Abs. 2 HafG -> sec_2__para_2'],
    ['Nach § 2 Absatz 2 Satz 2 HafG zahlt er.', '§ 2 Absatz 2 Satz 2 HafG -> sec_2__para_2'],
    ['Der zweite Absatz des § 2 HafG gilt.', 'zweite Absatz des § 2 HafG -> sec_2__para_2'],
    ['Nach dem neunten Absatz des § 2 HafG zahlt er.', 'neunten Absatz des § 2 HafG -> provision-not-found'],
    [
      'Der erste Satz des zweiten Absatzes von § 2 HafG gilt.',
      'erste Satz des zweiten Absatzes von § 2 HafG -> sec_2__para_2',
    ],
    ['Der zweite Absatz des Schreibens nennt § 2 HafG.', '§ 2 HafG -> sec_2'],
    ['§ 3a des Gesetzes über die Häfen gilt.', '§ 3a des Gesetzes über die Häfen -> sec_3a'],
    ['§ 1 LeuchtG gilt.', '§ 1 LeuchtG -> leuchtg/sec_1'],
    ['§ 9 HafG gilt.', '§ 9 HafG -> provision-not-found'],
    ['§ 3 KaiG gilt.', '§ 3 KaiG -> act-not-in-corpus'],
    ['§ 5 Nr. 2 HafG gilt.', '§ 5 Nr. 2 HafG -> sec_5'],
    ['§ 5 Satz 1 Nr. 2 Buchst. b HafG gilt.', '§ 5 Satz 1 Nr. 2 Buchst. b HafG -> sec_5'],
    ['§ 5 Nr. 9 HafG gilt.', '§ 5 Nr. 9 HafG -> provision-not-found'],
    ['§ 2 II HafG gilt.', '§ 2 II HafG -> sec_2__para_2'],
    ['Paragraf 3 des Hafengesetzes gilt.', 'Paragraf 3 des Hafengesetzes -> act-not-in-corpus'],
    ['HafG § 3 gilt.', 'HafG § 3 -> sec_3'],
    ['§ 2 Abs. 7 HafG gilt.', '§ 2 Abs. 7 HafG -> provision-not-found'],
    ['Abschnitt 2 HafG gilt.', 'Abschnitt 2 HafG -> dvs_2'],
    ['§ 2 Abs. (2) HafG gilt.', '§ 2 Abs. (2) HafG -> sec_2__para_2'],
    ['§ 5 Nr. 2 lit. b) des Gesetzes über die Häfen', '§ 5 Nr. 2 lit. b) des Gesetzes über die Häfen -> sec_5'],
    ['So Loge/Kai, § 3, und § 1 HafG.', '§ 1 HafG -> sec_1'],
  ],
  lists: [
    [
      'Es gilt § 2 HafG. Siehe § 2; § 3 Abs. 1; § 4 FremdG.',
      '§ 2 HafG -> sec_2',
      '§ 2 -> act-not-in-corpus',
      '§ 3 Abs. 1 -> act-not-in-corpus',
      '§ 4 FremdG -> act-not-in-corpus',
    ],
    ['§ 5 Nr. 1, 2 Buchst. d HafG', '§ 5 Nr. 1, 2 Buchst. d HafG -> provision-not-found'],
    ['§ 5 Nr. 1, 2 Buchst. b HafG', '§ 5 Nr. 1, 2 Buchst. b HafG -> sec_5'],

    ['§§ 1 und 3 HafG', '§§ 1 -> sec_1', '3 HafG -> sec_3'],
    ['§ 2 Abs. 1 und 2 HafG', '§ 2 Abs. 1 -> sec_2__para_1', '2 HafG -> sec_2__para_2'],
    ['§§ 1 iVm 2 Abs. 2 HafG', '§§ 1 -> sec_1', '2 Abs. 2 HafG -> sec_2__para_2'],
    ['§ 1 HafG und § 2 LeuchtG', '§ 1 HafG -> sec_1', '§ 2 LeuchtG -> leuchtg/sec_2'],
    ['§§ 1, 3 und 3a HafG', '§§ 1 -> sec_1', '3 -> sec_3', '3a HafG -> sec_3a'],
    ['§ 2 Abs. 1 Satz 1 und Abs. 2 HafG', '§ 2 Abs. 1 Satz 1 -> sec_2__para_1', 'Abs. 2 HafG -> sec_2__para_2'],
    ['§§ 2 Abs. 1, 3 HafG', '§§ 2 Abs. 1 -> sec_2__para_1', '3 HafG -> sec_3'],
    ['§ 1 sowie § 4 HafG', '§ 1 -> sec_1', '§ 4 HafG -> sec_4'],
    ['§ 5 Nr. 1 oder 2 HafG', '§ 5 Nr. 1 oder 2 HafG -> sec_5'],
    ['§ 1 i. V. m. § 3 HafG', '§ 1 -> sec_1', '§ 3 HafG -> sec_3'],
    ['§§ 1 HafG, 2 LeuchtG', '§§ 1 HafG -> sec_1', '2 LeuchtG -> leuchtg/sec_2'],
  ],
  ranges: [
    ['§§ 3 bis 4 HafG', '§§ 3 -> sec_3 sec_3a sec_4', '4 HafG -> sec_4'],
    ['§§ 3-4 HafG', '§§ 3 -> sec_3 sec_3a sec_4', '4 HafG -> sec_4'],
    ['§§ 3 – 4 HafG', '§§ 3 -> sec_3 sec_3a sec_4', '4 HafG -> sec_4'],
    ['§ 2 Abs. 1 bis 2 HafG', '§ 2 Abs. 1 -> sec_2__para_1 sec_2__para_2', '2 HafG -> sec_2__para_2'],
    ['§ 5 Nr. 1 bis 2 HafG', '§ 5 Nr. 1 bis 2 HafG -> sec_5'],
    ['die §§ 3 bis 3a und 6 HafG', '§§ 3 -> sec_3 sec_3a', '3a -> sec_3a', '6 HafG -> sec_6'],
    ['§ 3 bis § 4 HafG', '§ 3 -> sec_3 sec_3a sec_4', '4 HafG -> sec_4'],
    ['die Abschnitte 1 bis 2 HafG', 'Abschnitte 1 -> dvs_1 dvs_2', '2 HafG -> dvs_2'],
  ],
  backReferences,
  within,
  citesNothing: [
    // A paragraph of a part of another text, and the end of a word.
    'Im Sinne des Abschnitts A-VI/2 Absatz 7 bis 10 des Regelwerks.',
    'Die Angaben nach Teil B Absatz 1 fehlen.',
    'Der Bestimmung nach Absatz 1.8.7.2 Satz 5 wird gefolgt.',
    'Gebote für KWK-Anlagen 50 Megawatt überschreiten.',
    'Am 3. März 2031 zahlte er 5,20 Euro.',
    'Der Artikel kostet 3 Euro.',
    'Absatz und Umsatz stiegen um 4 Prozent.',
    'Er wohnt in der Hafenstraße 3 in Kiel.',
    'BGHZ 12, 45 und NJW 2031, 17 sagen nichts dazu.',
    'Der 3. Absatz des Romans ist lang.',
    'Nr. 5 der Hafenzeitung',
    'Die Kammer (4 NB 43.93) wies ab.',
    'Satz 2 ging an den Gegner.',
    'Abschnitt 3 der Autobahn ist gesperrt.',
  ],
  labels: {
    sec_2__para_2: '§ 2 Abs. 2',
    sec_3a: '§ 3a',
    sec_3: '§ 3',
    sec_1: '§ 1',
    sec_2__para_1: '§ 2 Abs. 1',
    sec_4: '§ 4',
    sec_5: '§ 5',
    sec_7: '§ 7',
  },
  completed: {
    sec_2__para_2: '§ 2 Abs. 2 HafG',
    sec_3a: '§ 3a HafG',
    sec_1: '§ 1 HafG',
    sec_2: '§ 2 HafG',
    sec_2__para_1: '§ 2 Abs. 1 HafG',
    sec_3: '§ 3 HafG',
    sec_4: '§ 4 HafG',
    sec_7: '§ 7 HafG',
  },
  numbers: ['§ 1', '§ 2', '§ 2a', '§ 2b', '§ 3', '§ 10', '§ 10a', '§ 11'],
  renumbered: [
    ['Nach § 3 HafG und § 4 HafG', 'sec_4', '8', 'Nach § 3 HafG und § 8 HafG'],
    ['§ 2 Abs. 1 und 2 HafG', 'sec_2__para_2', '3', '§ 2 Abs. 1 und 3 HafG'],
    ['§ 3a HafG', 'sec_3a', '3b', '§ 3b HafG'],
    ['§§ 1, 4 HafG', 'sec_4', '8', '§§ 1, 8 HafG'],
    ['§ 4 des Gesetzes über die Häfen', 'sec_4', '4a', '§ 4a des Gesetzes über die Häfen'],
    ['§ 4 LeuchtG', 'sec_4', '8', '§ 4 LeuchtG'],
    ['§ 2 Absatz 2 Satz 2 HafG', 'sec_2', '8', '§ 8 Absatz 2 Satz 2 HafG'],
    ['HafG § 4', 'sec_4', '8', 'HafG § 8'],
  ],
  markers: [
    ['Der Schiffer muss die Gebühr zahlen.', 'duty'],
    ['Der Schiffer darf im Hafen ankern.', 'permission'],
    ['Der Schiffer darf im Hafen nicht ankern.', 'prohibition'],
    ['Der Schiffer muss die Gebühr nicht zahlen.', 'exemption'],
    ['Die Gebühr ist nicht fällig.', 'negation'],
    ['Ein Schiffer, der nicht darf, ankert.', 'prohibition'],
    ['Der Schiffer, der nicht ankern darf, zahlt.', 'prohibition'],
    ['Die Lampe, die nicht brennen muss, ist alt.', 'exemption'],
    ['Der nicht befugte Schiffer darf nicht ankern.', 'negation', 'prohibition'],
    ['Ankern darf nur das Lotsenboot.', 'permission', 'only'],
    ['Schiffe, ausgenommen Lotsenboote, zahlen die Gebühr.', 'exception'],
    ['Wenn das Schiff ankert, zahlt der Schiffer.', 'condition'],
    ['Auch wenn das Schiff ankert, zahlt der Schiffer.', 'regardless'],
    ['Jeder Schiffer zahlt.', 'all'],
    ['Der Schiffer hat die Gebühr zu zahlen.', 'duty'],
    ['Der Schiffer ist verpflichtet, die Gebühr zu zahlen.', 'duty'],
    ['Es ist verboten, im Hafen zu ankern.', 'prohibition'],
    ['Der Schiffer braucht die Gebühr nicht zu zahlen.', 'exemption'],
    ['Das Schiff ankert nicht.', 'negation'],
    ['Soweit nichts anderes bestimmt ist, zahlt der Schiffer.'],
    ['Die Anzeige ist nicht unwirksam.'],
    ['Auch Schlepper zahlen.', 'inclusion'],
  ],
  definitions: [
    ['Kai im Sinne dieses Gesetzes ist eine Ufermauer.', 'Kai'],
    ['Im Sinne dieses Gesetzes ist Schiff jedes schwimmende Gerät.', 'Schiff'],
    ['„Schiff“ ist jedes schwimmende Gerät.', 'Schiff'],
    ['(Kai) Ufermauer ist lang.'],
    ['Das Gesetz über die Häfen (im Folgenden: HafG) gilt.'],
    ['Schiffe und Boote (Fahrzeuge) legen an.', 'Fahrzeuge'],
    ['Die Gebühr (§ 2) ist fällig.'],
    ['Schlepper im Sinne dieses Gesetzes sind Schiffe, die andere ziehen.', 'Schlepper'],
  ],
  quantities: [
    ['binnen drei Monaten', '3 month'],
    ['1.500 Euro', '1500 currency EUR'],
    ['am 1. März 2024', '2024-03-01'],
    ['mindestens fünf Jahre', '5 year'],
    ['20 Prozent', '20 percent'],
    ['binnen 14 Tagen', '14 day'],
    ['12,50 EUR', '12.5 currency EUR'],
    ['am 01.03.2024', '2024-03-01'],
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
    ['Nach § I2 HafG zahlt er.', '§ I2'],
    ['Nach §§ l2 HafG zahlt er.', '§§ l2'],
    ['Nach $ 3 HafG zahlt er.', '3 HafG'],
    ['Nach § 2 Abs. l HafG zahlt er.', 'Abs. l'],
    ['Nach § 2 Ab. 1 HafG zahlt er.', '1 HafG'],
    ['Nach Artikel l2 HafG zahlt er.', 'Artikel l2'],
    ['Nach § lO HafG zahlt er.', '§ lO'],
  ],
  gaps: [
    ['what cites nothing', 'Satz 2 ging an den Gegner.', 'a sentence and a set are one word'],
    [
      'definitions',
      'Schiffe und Boote (Fahrzeuge) legen an.',
      'a term in brackets behind its meaning is not told from any other word in brackets',
    ],
  ],
};
