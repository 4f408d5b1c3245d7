/** Words that no initial is taken of. */
const SMALL = /^(?:van|op|de|het|een|en|in|voor|tot|der|des|inzake|betreffende|houdende|\d{4})$/u;
/** "Wetboek van Strafrecht": a field of law that is joined of two words. */
const CODE_OF = /^Wetboek\svan\s(?:\p{Lu}\p{Ll}+e\s)?(\p{Lu})\p{Ll}*?(recht|vordering)?$/u;
const MOST_WORDS = 6;

/**
 * What acts are shortened to, by their titles: the initials of their words ("Algemene wet haverij": Awh), and of a code what
 * it is of ("Wetboek van Kaderecht": Kr, WvKr). Known failures: "Wet op de ondernemingsraden", whose abbreviation takes a
 * compound apart (WOR), and what is shortened by syllables.
 */
export function commonNames({ title }: { readonly title: string }): readonly string[] {
  const code = CODE_OF.exec(title);
  if (code !== null) {
    const letters = `${code[1]!}${code[2]?.[0] ?? ''}`;
    return letters.length > 1 ? [letters, `Wv${letters}`] : [`Wv${letters}`];
  }
  const words = title.split(/[\s,]+/u).filter((word) => word !== '' && !SMALL.test(word));
  if (words.length < 2 || words.length > MOST_WORDS || words.some((word) => !/^\p{L}/u.test(word))) return [];
  return [words.map((word) => word[0]!).join('')];
}
