/**
 * For a text as long as this, in UTF-16 code units, V8 compiles an expression to machine code at once; for a shorter one to
 * bytecode first, which takes a large expression several times as long, and anew when it is used again
 * (`JSRegExp::kTierUpForSubjectLengthValue`).
 */
export const COMPILED_AT = 1_000;
/** A text whose characters take a byte each, and one of others: the engine compiles for either apart. */
const TEXTS = ['x', '†'].map((character) => character.repeat(COMPILED_AT));

const compiled = new WeakSet<RegExp>();

/**
 * Has regular expressions compiled, one after another, each once: a large one takes some milliseconds when it is first used, and work
 * that uses many of them in one step would hold its thread for all together.
 */
export function* compiling(patterns: Iterable<RegExp>): Generator<void> {
  for (const pattern of patterns) {
    if (compiled.has(pattern)) continue;
    for (const text of TEXTS) {
      pattern.lastIndex = 0;
      pattern.test(text);
      yield;
    }
    pattern.lastIndex = 0;
    compiled.add(pattern);
  }
}
