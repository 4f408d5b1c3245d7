/** The number of the appeal: "Cass. civ. 1re, 3 mai 2019, n° 18-12.345". */
export const cases: readonly RegExp[] = [
  /(?<!\p{L})(?:Cass\.|CE|Cons\.\s(?:const|d['’]Ét(?:at)?)\.?)[^\n;()]{0,60}?n[°o]\s?\d{2,4}[-‑]\d{1,4}(?:[.\s]\d{3})?(?!\d)/gu,
];
