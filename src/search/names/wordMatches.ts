import type SearchableMap from 'minisearch/SearchableMap';

/** Words of this many UTF-16 units or fewer have to be typed right: an edit would make most of them another word. */
const LONGEST_EXACT = 4;
/** Edits borne with, as a share of a word's length, and at most. */
const EDIT_SHARE = 0.2;
const MOST_EDITS = 4;
/** What a word is worth that only begins like the typed one, or differs from it by edits; those of MiniSearch. */
const PREFIX_WEIGHT = 0.375;
const EDITED_WEIGHT = 0.45;

/** The words that one may mean that is still being typed, with what each is worth: 1 for itself, less the less alike. */
export function wordMatches(words: SearchableMap<unknown>, typed: string): Map<string, number> {
  const matches = new Map<string, number>();
  const edits = typed.length > LONGEST_EXACT ? Math.min(MOST_EDITS, Math.round(typed.length * EDIT_SHARE)) : 0;
  for (const [word, [, distance]] of edits === 0 ? [] : words.fuzzyGet(typed, edits)) {
    matches.set(word, (EDITED_WEIGHT * word.length) / (word.length + distance));
  }
  // One that begins with what was typed counts as that, however many edits it is away.
  for (const word of words.atPrefix(typed).keys()) {
    matches.set(word, (PREFIX_WEIGHT * word.length) / (word.length + 0.3 * (word.length - typed.length)));
  }
  if (words.has(typed)) matches.set(typed, 1);
  return matches;
}
