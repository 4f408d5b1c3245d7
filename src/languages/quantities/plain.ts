import { quantitiesBy } from './reader';

/** The figures of a language that has no pack: they count nothing that is recognised. A dot or a comma groups in threes. */
export const plainQuantities = quantitiesBy({
  decimals: '.',
  forms: [],
  unitsBehind: [['percent', '\\s?%']],
  citesBefore: '§',
  joins: '[-–]',
});
