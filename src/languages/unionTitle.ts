/**
 * The source of a pattern for the titles of acts of the European Union, from the beginning of a line: "Directive 2011/83/EU of
 * the European Parliament", "Council Regulation (EC) No 44/2001 of 22 December 2000", "Richtlinie (EU) 2019/770 des". A title
 * that goes on otherwise is about such an act.
 * @param names what the acts are called, as alternatives of a pattern
 * @param of the words that lead to who made them and when
 */
export const unionTitle = (names: string, of: string): string =>
  `^(?:\\p{Lu}[\\p{L}-]{2,24}\\s){0,3}(?:${names})(?:\\s[\\p{L}'’]{2,16}){0,2}?\\s(?:\\([A-Z]{2,9}(?:,\\s?[A-Za-z]{2,9})?\\)\\s)?(?:\\p{L}{1,3}[.°º]?\\s?)?\\d{1,4}\\/\\d{1,4}(?:\\/[A-Z]{2,8})?(?:$|,?\\s(?:${of})(?!\\p{L}))`;
