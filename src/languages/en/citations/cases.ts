/** A neutral citation, and a volume of reports: "[2014] UKSC 12", "410 U.S. 113 (1973)". */
export const cases: readonly RegExp[] = [
  /\[(?:1[6-9]|20)\d\d\]\s(?:\d{1,2}\s)?\p{Lu}[\p{L}.]{1,12}(?:\s\(\p{Lu}\p{L}{1,12}\))?\s\d{1,5}(?:\s\(\p{Lu}\p{L}{1,12}\))?(?!\d)/gu,
  /(?<![\p{L}\p{N}.])\d{1,4}\s(?:U\.\s?S\.|F\.\s?(?:2d|3d|4th)|S\.\s?Ct\.)\s\d{1,5}(?:\s\([^()\n]{0,20}\d{4}\))?/gu,
];
