import type { ActReference } from '../../../law';
import { matchAt, type ActMention } from '../../citations/engine';
import { pattern } from './patterns';

/** Behind "former" and "latter": that no noun goes on, as in "the former Act". */
export const NO_NOUN =
  "(?![\\p{L}'’-]|\\s{1,2}(?!(?:was|were|is|are|has|had|does|did|may|must|shall|can|and|or|but|to|which|that|provides|applies|requires|imposes|governs)(?!\\p{L}))\\p{L})";
const OF_TWO = pattern(`the\\s(former|latter)${NO_NOUN}`, 'uy');

/** "section 4 of the former", "section 5 of the latter", behind "of": of two acts that were cited. */
export function actOfTwo(text: string, at: number): ActMention | undefined {
  const match = matchAt(OF_TWO, text, at);
  if (match === null) return undefined;
  const act: ActReference = { kind: 'previous', ofTwo: match[1] === 'former' ? 'former' : 'latter' };
  return { act, at: at + match[0].length };
}
