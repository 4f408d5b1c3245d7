/**
 * In front of a provision: the edition of a book that it stands in: "Carver on Charterparties (3rd edn, 2024), s 4", "Droit maritime,
 * 3e éd., LGDJ, 2016, art. 4". The source of a pattern.
 *
 * @param edition an edition with its number
 * @param volume what counts volumes
 */
export const editionInFront = (edition: string, volume: string): string =>
  `(?<![\\p{L}\\p{N}])(?:${edition})(?!\\p{L})(?:[\\s,;:]{1,3}[^()\\n\\d]{0,60}(?:1[5-9]|20)\\d\\d)?\\)?` +
  `(?:,?\\s(?:${volume})\\.?\\s[\\dIVX]{1,4})?,?\\s{1,2}`;
