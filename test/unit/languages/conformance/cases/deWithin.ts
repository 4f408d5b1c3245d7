import type { LanguageCases } from '../cases';

/** German citations within a statute. */
export const within: LanguageCases['within'] = [
  ['sec_2__para_2', 'Absatz 1 gilt nicht.', 'Absatz 1 -> sec_2__para_1'],
  ['sec_3', 'Nach § 4 gilt dies.', '§ 4 -> sec_4'],
  ['sec_3', '§ 4 dieses Gesetzes gilt.', '§ 4 dieses Gesetzes -> sec_4'],
  ['sec_2__para_2', 'Die Absätze 1 und 2 gelten nicht.', 'Absätze 1 -> sec_2__para_1', '2 -> sec_2__para_2'],
  ['sec_2__para_2', 'Der vorstehende Absatz gilt nicht.', 'vorstehende Absatz -> sec_2__para_1'],
  // What a sentence is of may stand behind it; of several, or of what is no statute, it is not the own one.
  ['sec_2__para_1', 'Satz 2 des Absatzes 2 gilt.', 'Satz 2 des Absatzes 2 -> sec_2__para_2'],
  ['sec_2__para_2', 'Satz 3 von Absatz 1 gilt.', 'Satz 3 von Absatz 1 -> provision-not-found'],
  ['sec_2__para_2', 'Nummer 2 des Absatzes 1 gilt.', 'Nummer 2 des Absatzes 1 -> provision-not-found'],
  ['sec_3', 'Satz 1 des Absatzes 2 des § 2 gilt.', 'Satz 1 des Absatzes 2 des § 2 -> sec_2__para_2'],
  ['sec_2__para_2', 'Satz 1 der Absätze 1 und 2.', 'Satz 1 der Absätze 1 -> sec_2__para_1', '2 -> sec_2__para_2'],
  ['sec_2__para_2', 'Absatz 1 der §§ 2 und 4 gilt.', 'Absatz 1 der §§ 2 -> sec_2__para_1', '4 -> provision-not-found'],
  [
    'sec_2__para_2',
    'Nummer 2 der Absätze 1 und 2.',
    'Nummer 2 der Absätze 1 -> provision-not-found',
    '2 -> provision-not-found',
  ],
  ['sec_2__para_2', 'Satz 1 dieser Absätze gilt.'],
  ['sec_2__para_2', 'Satz 1 dieses Absatzes gilt.', 'Satz 1 -> sec_2__para_2'],
  ['sec_2__para_2', 'Nummer 2 dieses Absatzes gilt, Nummer 2 nicht.', 'Nummer 2 -> provision-not-found'],
  ['sec_5', 'Nummer 2 dieses Absatzes gilt.', 'Nummer 2 -> sec_5'],
  ['sec_2__para_2', 'Satz 1 des vorstehenden Absatzes gilt.', 'Satz 1 des vorstehenden Absatzes -> sec_2__para_1'],
  ['sec_2__para_2', 'Absatz 1 des § 3 des Mietvertrags gilt.'],
  [
    'sec_2__para_2',
    'Es kann nach Satz 1 von Absatz 1 abgewichen werden.',
    'Satz 1 -> sec_2__para_2',
    'Absatz 1 -> sec_2__para_1',
  ],
  // A paragraph behind a section that is cited whole is the own one; behind a comma it is that section's.
  ['sec_2__para_1', '§ 3 und Absatz 2 Satz 1 gelten.', '§ 3 -> sec_3', 'Absatz 2 Satz 1 -> sec_2__para_2'],
  ['sec_4', '§ 2, Absatz 2 gilt.', '§ 2 -> sec_2', 'Absatz 2 -> sec_2__para_2'],
  // "Nr. 2b" of a list that has no 2b is the letter b in 2.
  ['sec_6', 'Angaben nach § 5 Nr. 2b fehlen.', '§ 5 Nr. 2b -> sec_5'],
  ['sec_4', 'Die §§ 3 bis 3a gelten.', '§§ 3 -> sec_3 sec_3a', '3a -> sec_3a'],
  ['sec_6', '§ 1 des Leuchtturmgesetzes gilt.', '§ 1 des Leuchtturmgesetzes -> act-not-in-corpus'],
  ['sec_6', '§ 2 LeuchtG und § 2 Abs. 1 gelten.', '§ 2 LeuchtG -> leuchtg/sec_2', '§ 2 Abs. 1 -> sec_2__para_1'],
  // What opens a list of another act's rules says whose they are; units of an act, and the law itself, are no other act.
  [
    'sec_6',
    'Folgende Vorschriften des Vierten Buches gelten entsprechend: die §§ 1, 2 Absatz 1 und § 4.',
    '§§ 1 -> act-not-in-corpus',
    '2 Absatz 1 -> act-not-in-corpus',
    '§ 4 -> act-not-in-corpus',
  ],
  [
    'sec_6',
    'Die Vorschriften des Strafgesetzbuches über den Verrat (§ 2 Absatz 1), Untreue (§§ 3, 4) gelten; § 1 gilt.',
    '§ 2 Absatz 1 -> act-not-in-corpus',
    '§§ 3 -> act-not-in-corpus',
    '4 -> act-not-in-corpus',
    '§ 1 -> sec_1',
  ],
  ['sec_6', 'Die Vorschriften des Gesetzes über die Boote gelten: § 4.', '§ 4 -> act-not-in-corpus'],
  ['sec_6', 'Die Vorschriften des Gesetzes gelten: § 4.', '§ 4 -> sec_4'],
  ['sec_6', 'Die Bestimmungen dieses Gesetzes gelten: § 4.', '§ 4 -> sec_4'],
  ['sec_6', 'Die Vorschriften des Ersten Abschnitts gelten: § 4.', '§ 4 -> sec_4'],
  ['sec_6', 'Die Vorschriften der Hafenordnung gelten. Es gilt: § 4.', '§ 4 -> sec_4'],
  ['sec_6', 'Nach den Vorschriften des Strafgesetzbuches ist § 4 streng.', '§ 4 -> sec_4'],
  [
    'sec_6',
    'Nach § 2 Abs. 1 Ziff 1 des Gesetzes über die Boote gilt es.',
    '§ 2 Abs. 1 Ziff 1 des Gesetzes über die Boote -> act-not-in-corpus',
  ],
];
