/** Ordinals from the first on, in small letters: sources of patterns. */
export const ORDINALS: readonly string[] = [
  'premi[eè]re?|unique',
  'deuxième|seconde?',
  'troisième',
  'quatrième',
  'cinquième',
  'sixième',
  'septième',
  'huitième',
  'neuvième',
  'dixième',
];
