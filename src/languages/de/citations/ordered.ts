import type { CitationDraft } from '../../citations/engine';
import { ordinalOf, UNIT_ORDINALS } from '../numbers';
import { pattern } from './patterns';

/** The unit whose number a word in front says, and what links it to a provision, as the source of a pattern. */
export const ORDERED_UNIT = '(?<=\\p{L}{3}e[nrs]?\\s)(?:Absatz|Satz)(?:es)?(?=\\s(?:des|der|von)\\s)';
const STEMS = UNIT_ORDINALS.join('|');
/** " des zweiten " of "Satz 1 des zweiten Absatzes von § 5", as the source of a pattern. */
export const OF_ORDERED = `\\s{1,2}des\\s(?:${STEMS})en\\s(?=Absatzes\\s(?:des|von)\\s)`;
const BEFORE = pattern(`(?<![\\p{L}\\d-])(${STEMS})e[nrs]?\\s$`, 'iu');
const LONGEST_ORDINAL = 20;
const WORD = /^(?:Absatz|Satz)(?:es)?/u;

/** "der vierte Absatz" of "der vierte Absatz des § 5", "im zweiten Satz": the unit at its word, whose number is in words in front. */
export function orderedUnitAt(text: string, at: number, floor: number): CitationDraft | undefined {
  const from = Math.max(floor, at - LONGEST_ORDINAL);
  const before = BEFORE.exec(text.slice(from, at));
  const word = WORD.exec(text.slice(at, at + 10))?.[0];
  if (before === null || word === undefined) return undefined;
  const number = String(ordinalOf(before[1]!.toLowerCase())!);
  return {
    ...{ start: from + before.index, end: at + word.length, act: { kind: 'this' }, anchor: 'here' },
    path: [{ kind: word.startsWith('A') ? 'paragraph' : 'sentence', number }],
  };
}
