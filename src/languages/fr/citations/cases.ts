/** The number of the appeal: "Cass. civ. 1re, 3 mai 2019, n° 18-12.345". */
export const cases: readonly RegExp[] = [
  /(?<!\p{L})(?:Cass\.|CE|Cons\.\s(?:const|d['’]Ét(?:at)?)\.?)[^\n;()]{0,60}?n[°o]\s?\d{2,4}[-‑]\d{1,4}(?:[.\s]\d{3})?(?!\d)/gu,
];

/** In front of a number: the year of a review, which counts its contributions: "JCP G 2011, art. 12", "RTD civ. 2009, art. 3". */
export const REVIEW_IN_FRONT =
  '(?<!\\p{L})(?:JCP(?:\\s[A-Z]{1,3})?|AJDA|RFDA|RDP|(?:RTD|Gaz\\.|Dr\\.|Rev\\.|Bull\\.|Comm\\.)(?:\\s\\p{L}{2,12}\\.?){1,4}|D\\.)\\s(?:19|20)\\d\\d(?:\\.\\s\\d{1,4})?,\\s';
