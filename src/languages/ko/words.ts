/** Particles behind a noun, longest first. */
const PARTICLES =
  /(?<=[가-힣])(?:으로써|으로서|에게서|에서는|에서도|에게는|에게도|으로는|으로도|까지의|부터의|에서의|로써|로서|에는|에도|에서|에게|까지|부터|으로|이나|이란|이며|이고|이면|에만|과의|와의|들은|들이|들의|은|는|이|가|을|를|의|에|로|와|과|도|만|나)$/u;

/** A noun with 하다 or 되다 in any form ("판결하지", "해지된"); what a verb of its own begins with ("처해집니다"). */
const DONE =
  /(?<=[가-힣])(?:하|한|할|함|합|해|했|하였|되|된|될|됨|됩|됐|되었|돼|시키|시킨|시켜|받|받은|받을|당하|당한)(?:[가-힣]{0,6})$/u;
/** Endings of a verb or of 이다 in a main clause. */
const FINAL = /(?<=[가-힣])(?:[였었았]?습니다|입니다|이다|[었았였는]다)$/u;
/** Endings whose first consonant closes the syllable before: 진다 and 집니다 are 지다. */
const FUSED = /(?<=[가-힣])(?:니다|다)$/u;
const FINAL_B = 17;
const FINAL_N = 4;
const HANGUL = 0xac00;
const FINALS = 28;

/** What every sentence has: no word of these tells what it is about. */
const EMPTY =
  /^(?:그|이|및|또는|다만|따라서?|따른|(?:의하|대하|관하)여\p{L}{0,2}|(?:의|대|관)해(?:서|서는)?|의한|대한|관한|경우|때|때문|자|것|수|등|해당\p{L}{0,3}|위|아래|그러나|또한|같은|같이|같|각|그리고|하지만|즉|특히|이러한|그러한|이렇게|여기|이와|위한|위하여|밖|본|보|원칙적|일반적|만약|만일|나아가|한편|(?:하|되|있|없|않|아니|못|한|할|될|된|합|됩|했|됐|었|았)\p{L}{0,3})$/u;

/**
 * What the forms of a Korean word share: a noun without its particle, and without the verb that makes one of it; empty
 * where it carries no content.
 *
 * Known failure: a noun that ends in a syllable which is a particle too loses it ("국가" becomes "국"); both sides of a
 * comparison lose it alike.
 */
export function stem(word: string): string {
  if (EMPTY.test(word)) return '';
  const bare = word.length > 1 ? nounOf(word) : word;
  return EMPTY.test(bare) ? '' : bare;
}

function nounOf(word: string): string {
  const done = word.replace(DONE, '');
  if (done !== word) return done;
  const ended = word.replace(FINAL, '');
  if (ended !== word) return ended;
  return FUSED.test(word) ? withoutFinal(word.replace(FUSED, '')) : word.replace(PARTICLES, '');
}

function withoutFinal(word: string): string {
  const code = word.charCodeAt(word.length - 1) - HANGUL;
  const final = code % FINALS;
  if (code < 0 || (final !== FINAL_B && final !== FINAL_N)) return word;
  return word.slice(0, -1) + String.fromCharCode(HANGUL + code - final);
}
