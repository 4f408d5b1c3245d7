const FIRST = 0xac00;
const FINALS = 28;
const LAST = 0xd7a3;

/** A character class of all Hangul syllables that end in the given jamo: ㄴ is `FINAL_N`. Unicode Standard, section 3.12. */
function syllablesEndingIn(...finals: number[]): string {
  const syllables: string[] = [];
  for (let code = FIRST; code <= LAST; code += 1) {
    if (finals.includes((code - FIRST) % FINALS)) syllables.push(String.fromCharCode(code));
  }
  return `[${syllables.join('')}]`;
}

/** Adnominal forms of the past and present end so: 한, 하는, 받은. */
export const FINAL_N = syllablesEndingIn(4);
/** Adnominal forms of what is to come end so: 할, 받을. */
export const FINAL_L = syllablesEndingIn(8);
/** Both, and 던. */
export const ADNOMINAL = syllablesEndingIn(4, 8);
/** Polite endings begin so: 합니다, 됩니다. */
export const FINAL_B = syllablesEndingIn(17);
