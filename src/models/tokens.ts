/** Scripts whose characters cost a model about one token each. */
const DENSE =
  /[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/gu;
/** Characters of other scripts that make up a token. Tokenisers of today need 3.3 to 4.5 for German and English prose. */
const CHARACTERS_A_TOKEN = 3.5;

/** About how many tokens a text is to a language model. Models differ by a third and more either way. */
export function estimatedTokens(text: string): number {
  const dense = text.match(DENSE)?.length ?? 0;
  return Math.ceil(dense + (text.length - dense) / CHARACTERS_A_TOKEN);
}
