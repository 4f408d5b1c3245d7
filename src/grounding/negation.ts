/** Idioms that hold a negative word and negate nothing: "not later than", "nicht nur", "뿐만 아니라", "No. 5". */
const IDIOMS =
  /(?<!\p{L})(?:(?:not|no) (?:later|less|more|fewer|earlier|greater|longer|only)(?!\p{L})|nicht (?:nur|später als|weniger als|mehr als|länger als|vor ablauf)|whether or not|unless otherwise|no\.\s?\d|nichts? ander\p{L}{1,3})|뿐만 아니라|에도 불구하고|잘못|빠짐없이/giu;

const NEGATIVE =
  /(?<!\p{L})(?:not|no|never|neither|nor|none|nothing|nobody|cannot|unless|without|prohibited|forbidden|nicht|nichts|nie|niemals|niemand|weder|ohne|verboten|untersagt|unzulässig|kein\p{L}{0,2}|es sei denn)(?!\p{L})|n['’]t(?!\p{L})|아니|않|못(?:하|한|할|해|했|된)|없|금지|지 말/giu;

/** How much beside a negative word is what it denies: two words of up to 24 characters. */
const WORDS_BEFORE = /(?:\S{1,24}\s{1,4}){0,2}\S{0,24}$/u;
const WORDS_BEHIND = /^\S{0,24}(?:\s{1,4}\S{1,24}){0,2}/u;

/**
 * What a text denies: the words around each negative word of Korean, German or English, and around each word for
 * "prohibited", which statutes and answers use for each other ("하여서는 아니 된다", "금지된다"). Empty when it denies nothing.
 *
 * Assumption: one negation is enough; they are not counted. Known failures: a double negation reads as one; a negation by
 * prefix (unlawful, 불법) or by meaning ("loses the right") is none.
 */
export function negationScopes(text: string): string[] {
  const plain = text.replace(IDIOMS, ' ');
  return [...plain.matchAll(NEGATIVE)].map(({ 0: word, index }) => {
    const before = WORDS_BEFORE.exec(plain.slice(Math.max(0, index - 80), index))?.[0] ?? '';
    const end = index + word.length;
    // Korean denies what stands before the word; what follows is the next clause.
    const behind = /[가-힣]/u.test(word) ? '' : (WORDS_BEHIND.exec(plain.slice(end, end + 80))?.[0] ?? '');
    return `${before} ${behind}`;
  });
}
