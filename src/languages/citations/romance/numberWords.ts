/** A text without the accents of its letters. */
export const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');

/** Words parted by blanks as the source of a pattern: in small letters, with a capital in front or in capitals, accents or none. */
export const anyOf = (words: string): string =>
  `(?:${words
    .split(' ')
    .flatMap((word) => [word, word[0]!.toUpperCase() + word.slice(1), word.toUpperCase()])
    .map((word) => word.replace(/[éèóúíÉÈÓÚÍ]/gu, (sign) => `[${sign}${plain(sign)}]`))
    .join('|')})`;

/** Words, without their accents, with the numbers that they stand for: from the first on in equal steps. */
export const counted = (first: number, step: number, words: string): readonly (readonly [string, number])[] =>
  words.split(' ').map((word, index) => [plain(word), first + index * step]);

/**
 * What makes a number in words behind "article" count something else: what is measured, or a noun in the plural.
 * Assumption: behind an article whose number is in words hardly any word in the plural follows. Examples: "dans cet article
 * deux hypothèses", "en este artículo dos partes" cite nothing. Known failures: a noun that has no such ending ("artículo
 * tres km" is read); a verb that has it ("artículo cinco establecemos" is not).
 */
export const COUNTED_BEHIND =
  /\s{1,2}(?:fois|veces|ans|mois|mil(?:l(?:ions?|iards?)|lones))(?!\p{L})|\s{1,2}(?!(?:alors|après|avis|dans|depuis|jamais|mais|moins|outre|plus|puis|sans|sous|toujours|très|vers|además|antes|demás|después|entonces|jamás|menos|tras)(?!\p{L}))\p{Ll}{3,24}[sx](?!\p{L})/uy;

/** "uno" and "un" are other words too: what stands behind one that is a number. */
export const BEHIND_ONE = '(?=\\s{0,2}(?:[,.;:)»”"]|$)|\\s(?:y|e|o|et|ou|de|del|du|des|à|al?)\\s)';
