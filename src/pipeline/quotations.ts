import { toNfkc } from '../text';

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
/** Marks that are apostrophes too: only a pair with word borders outside is a quotation. */
const APOSTROPHES = "'‘‚";

/** Text as quotations are compared: NFKC, one blank between words, one kind of quotation mark and dash. */
export function foldQuoted(text: string): string {
  const marked = text.replace(DOUBLE_QUOTES, '"').replace(SINGLE_QUOTES, "'").replace(DASHES, '-');
  return toNfkc(marked).replace(/\s+/gu, ' ');
}

/**
 * What a sentence quotes, in „“, “”, "", 「」, 『』, «», »«, ‘’ or ''. A quotation that never closes runs to the end of the
 * sentence, unless it opens with what may be an apostrophe.
 */
export function quotationsIn(sentence: string): string[] {
  const quotations: string[] = [];
  for (let at = 0; at < sentence.length; at += 1) {
    const mark = sentence[at]!;
    const closing = CLOSING[mark];
    if (closing === undefined) continue;
    const apostrophe = APOSTROPHES.includes(mark);
    if (apostrophe && isWord(sentence[at - 1])) continue;
    const end = closingAt(sentence, at + 1, closing, apostrophe);
    if (end < 0 && apostrophe) continue;
    quotations.push(sentence.slice(at + 1, end < 0 ? sentence.length : end));
    if (end < 0) break;
    at = end;
  }
  return quotations;
}

function closingAt(sentence: string, from: number, closing: string, apostrophe: boolean): number {
  for (let at = from; at < sentence.length; at += 1) {
    if (closing.includes(sentence[at]!) && !(apostrophe && isWord(sentence[at + 1]))) return at;
  }
  return -1;
}

const isWord = (character: string | undefined): boolean =>
  character !== undefined && /[\p{Script=Latin}\d]/u.test(character);

/**
 * The first quotation that is not, letter for letter, in one of the folded sources; undefined when all are. What an
 * ellipsis leaves out (`...`, `[...]`) is not compared, nor is a punctuation mark before the closing mark.
 *
 * Known failure: a quotation that adapts its first letter to the sentence ("The" for "the") is not exact.
 */
export function inexactQuotation(sentence: string, sources: readonly string[]): string | undefined {
  return quotationsIn(sentence).find((quotation) => {
    const pieces = foldQuoted(quotation)
      .split(/[[(]?\.{3,}[\])]?/u)
      .map((piece) => piece.replace(/[\s.,;:!?]+$/u, '').trim());
    return !pieces.every((piece) => sources.some((source) => source.includes(piece)));
  });
}
