/** Ranges of the classes in the basic plane, as far as living languages of law write them. */
const RANGES: Readonly<Record<string, string>> = {
  L: 'A-Za-zªµºÀ-ÖØ-öø-ˁͰ-ͽΆΈ-ԯԱ-Ֆա-ևא-תؠ-يऄ-हก-ะาำเ-ๆぁ-ゖァ-ヺー-ヿ㐀-䶿一-鿿가-힣',
  Lu: 'A-ZÀ-ÖØ-ÞĀĂĄĆĈĊČĎĐĒĔĖĘĚĜĞĠĢĤĦĨĪĬĮİĶĹĻĽĿŁŃŅŇŐŒŔŘŚŜŞŠŤŮŰŲŴŶ-ŻŽΆΈ-ΫЀ-Я',
  Ll: 'a-zµß-öø-ÿāăąćĉċčďđēĕėęěĝğġģĥħĩīĭįıķĺļľŀłńņňőœŕřśŝşšťůűųŵŷźżžά-ώа-џ',
  Lt: 'ǅǈǋǲ',
  Lo: 'ªºא-תؠ-يऄ-हก-ะาำเ-ๅぁ-ゖァ-ヺ㐀-䶿一-鿿가-힣',
  N: '0-9²³¹¼-¾०-९๐-๙⁰-₉Ⅰ-ↈ①-⒛０-９',
  Nd: '0-9٠-٩०-९๐-๙０-９',
};
const ESCAPE = /\\p\{(\w+)\}|\\[^]|[[\]]/gu;

/**
 * A pattern's source whose classes of letters and numbers are those of the basic plane. The engine makes a long pattern
 * ready in a fifth of the time then: `\p{L}` has hundreds of ranges, most of them of scripts that no law is written in.
 * Throws for a class that it does not know. Known failure: letters of other scripts, and rare ones of these.
 */
export function inBasicPlane(source: string): string {
  let isInside = false;
  return source.replace(ESCAPE, (sign, name?: string) => {
    if (name === undefined) {
      if (sign === '[' || sign === ']') isInside = sign === '[';
      return sign;
    }
    const ranges = RANGES[name];
    if (ranges === undefined) throw new RangeError(`No ranges for ${sign}.`);
    return isInside ? ranges : `[${ranges}]`;
  });
}
