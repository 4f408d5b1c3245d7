import { isDivision, type PathUnit } from '../../law';

/** Whether a number begins with digits: `12`, `5a`. */
export const isDigits = (number: string): boolean => /^\d/u.test(number);
export const upperFirst = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;

/** Ordinals in words, in which laws count what they do not number; beyond them they count in digits. */
export const inWords = (ordinals: string): ((number: string) => string | undefined) => {
  const list = ordinals.split(' ');
  return (number) => (isDigits(number) ? list[Number(number) - 1] : undefined);
};

/** The name of a part that its heading gives it, which ids have as a slug: `disposición-final-primera`. */
export const named = (slug: string): string => slug.replace(/[-_]+/gu, ' ').trim();
/** The number behind the first word of such a name: `order xviiia`, `order 20a`. */
const NAMED_NUMBER =
  /^(\p{L}+ )((?=[ivxlc])c{0,3}(?:xc|xl|l?x{0,3})(?:ix|iv|v?i{0,3})[a-d]{0,2}|\d{1,4}\p{L}{0,2})(?= |$)/u;
/** {@link named} with the number in capitals: `Order XVIIIA`. */
export const namedInCapitals = (slug: string): string =>
  upperFirst(named(slug).replace(NAMED_NUMBER, (_, word: string, number: string) => `${word}${number.toUpperCase()}`));

/** Behind these a number alone would not tell what it counts: "Schedule 2, paragraph 3", "first sentence, point (a)". */
export const needsWord = (above: PathUnit | undefined): boolean =>
  above !== undefined && (['annex', 'container', 'sentence'].includes(above.kind) || isDivision(above.kind));
