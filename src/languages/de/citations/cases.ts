/** The number of the file, behind the court: "BGH, Urteil vom 3. Mai 2019 – VIII ZR 12/18". */
export const cases: readonly RegExp[] = [
  /(?<![\p{L}\p{N}])(?:(?:BGH|BVerfG|BVerwG|BAG|BSG|BFH|EuGH|EuG|OLG|OVG|VGH|LG|AG|VG|KG|LAG|LSG|FG)(?:\s\p{Lu}\p{Ll}{1,30}){0,2}[^\n;()]{0,60}?[\s–-])?(?:(?:[IVX]{1,5}|\d{1,3}[a-z]?)\s[A-Z][A-Za-z]{0,3}(?:\s?\([A-Za-z]{1,6}\))?\s\d{1,5}\/\d{2}|[CT][-‑]\d{1,4}\/\d{2})(?![\d/])/gu,
];
