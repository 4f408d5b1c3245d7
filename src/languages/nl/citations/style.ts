import { linked, type CitationStyle } from '../../citations/style';

/** "van de Havenwet", "van het Burgerlijk Wetboek": what an act is gives its article. */
const LINKS: readonly (readonly [RegExp, string])[] = [
  [/(?:wetboek|besluit|reglement|statuut|verdrag)(?!\p{L})/iu, 'van het '],
  [/^(?:verordening|richtlijn)\s(?:\(|\d)/iu, 'van '],
  [/(?:wet|regeling|verordening|richtlijn)(?!\p{L})/iu, 'van de '],
];

export const style: CitationStyle = {
  // An abbreviation goes without a link.
  cite: ({ abbreviation, title }, unit) =>
    abbreviation === '' ? linked(LINKS, title, unit) : `${unit} ${abbreviation}`,
  article: /(?<!\p{L})(?:de|het)\s$/iu,
};
