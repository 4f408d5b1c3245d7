import { toNfkc } from './normalise';
import type { TextSpan } from './textSpan';

const DOUBLE_QUOTES = /["“”„‟«»]/gu;
const SINGLE_QUOTES = /['‘’‚‛`´]/gu;
const DASHES = /[‐‑‒–—―]/gu;

/** What closes an opening mark; German sets “ and French » where others open. */
const CLOSING: Readonly<Record<string, string>> = {
  '"': '"',
  '“': '”“"',
  '„': '“”"',
  '«': '»',
  '»': '«',
  '「': '」',
  '『': '』',
  '‘': '’',
  '‚': '‘’',
  "'": "'",
};
const OPENING = /["“„«»「『‘‚']/gu;
/** Marks that are apostrophes too: only a pair with word borders outside is a quotation. */
const APOSTROPHES = "'‘‚";
/** An ellipsis in a folded quotation, in brackets or not: `...`, `[...]`. */
const ELLIPSIS = /[[(]?\.{3,}[\])]?/u;

/** Text as quotations are compared: NFKC, one blank between words, one kind of quotation mark and dash. */
export function foldQuoted(text: string): string {
  const marked = text.replace(DOUBLE_QUOTES, '"').replace(SINGLE_QUOTES, "'").replace(DASHES, '-');
  return toNfkc(marked).replace(/\s+/gu, ' ');
}

/** What stands between quotation marks, without them. */
export interface Quotation extends TextSpan {
  /** Whether its closing mark is there; where it is not, it runs to the end of the text. */
  readonly isClosed: boolean;
}

/**
 * What a text quotes, in „“, “”, "", 「」, 『』, «», »«, ‘’ or ''. A quotation that never closes runs to the end of the
 * text, unless it opens with what may be an apostrophe.
 */
export function quotationsIn(text: string): Quotation[] {
  const quotations: Quotation[] = [];
  OPENING.lastIndex = 0;
  for (let match = OPENING.exec(text); match !== null; match = OPENING.exec(text)) {
    const [mark] = match;
    const start = match.index + 1;
    const apostrophe = APOSTROPHES.includes(mark);
    if (apostrophe && isWord(text[match.index - 1])) continue;
    const end = closingAt(text, start, CLOSING[mark]!, apostrophe);
    if (end < 0 && apostrophe) continue;
    quotations.push({ start, end: end < 0 ? text.length : end, isClosed: end >= 0 });
    if (end < 0) break;
    OPENING.lastIndex = end + 1;
  }
  return quotations;
}

function closingAt(text: string, from: number, closing: string, apostrophe: boolean): number {
  for (let at = from; at < text.length; at += 1) {
    if (closing.includes(text[at]!) && !(apostrophe && isWord(text[at + 1]))) return at;
  }
  return -1;
}

const isWord = (character: string | undefined): boolean =>
  character !== undefined && /[\p{Script=Latin}\d]/u.test(character);

/** The parts of a quotation that are its source's own words, folded: what an ellipsis leaves out is between them. */
export function quotedPieces(quotation: string): string[] {
  return foldQuoted(quotation)
    .split(ELLIPSIS)
    .map((piece) => piece.replace(/[\s.,;:!?]+$/u, '').trim());
}

/**
 * The first quotation that is not, letter for letter, in one of the folded sources; undefined when all are. What an
 * ellipsis leaves out (`...`, `[...]`) is not compared, nor is a punctuation mark before the closing mark.
 *
 * Known failure: a quotation that adapts its first letter to the sentence ("The" for "the") is not exact.
 */
export function inexactQuotation(sentence: string, sources: readonly string[]): string | undefined {
  return quotationsIn(sentence)
    .map(({ start, end }) => sentence.slice(start, end))
    .find((quotation) => !quotedPieces(quotation).every((piece) => sources.some((source) => source.includes(piece))));
}
