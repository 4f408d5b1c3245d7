/** Idioms that hold a negative word and negate nothing: "not later than", "nicht nur", "뿐만 아니라", "No. 5". */
const IDIOMS =
  /(?<!\p{L})(?:(?:not|no) (?:later|less|more|fewer|earlier|greater|longer|only)(?!\p{L})|nicht (?:nur|später als|weniger als|mehr als|länger als|vor ablauf)|whether or not|unless otherwise|no\.\s?\d|nichts? ander\p{L}{1,3})|뿐만 아니라|에도 불구하고|잘못|빠짐없이/giu;

const NEGATIVE =
  /(?<!\p{L})(?:not|no|never|neither|nor|none|nothing|nobody|cannot|unless|without|prohibited|forbidden|nicht|nichts|nie|niemals|niemand|weder|ohne|verboten|untersagt|unzulässig|kein\p{L}{0,2}|es sei denn)(?!\p{L})|n['’]t(?!\p{L})|아니|않|못(?:하|한|할|해|했|된)|없|금지|지 말/iu;

/**
 * Whether a text says no: by a negative word of Korean, German or English, or by a word for "prohibited", which statutes
 * and answers use for each other ("하여서는 아니 된다", "금지된다").
 *
 * Assumption: one negation is enough; they are not counted. Known failures: a double negation reads as one; a negation by
 * prefix (unlawful, 불법) or by meaning ("loses the right") is none; in a long sentence the negation may belong to
 * another clause than the one that matters.
 */
export function isNegated(text: string): boolean {
  return NEGATIVE.test(text.replace(IDIOMS, ' '));
}
