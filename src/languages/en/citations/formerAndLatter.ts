import { pattern } from './patterns';

/** Behind "former" and "latter": that no noun goes on, as in "the former Act". */
export const NO_NOUN =
  "(?![\\p{L}'’-]|\\s{1,2}(?!(?:was|were|is|are|has|had|does|did|and|or|but|to|which|that|provides|applies|requires|imposes)(?!\\p{L}))\\p{L})";
/** "section 4 of the latter": of the act that was named last. */
export const LATTER = `of\\sthe\\slatter${NO_NOUN}`;
/** "section 4 of the former", behind "of": of the first of two that were named. */
export const FORMER = pattern(`the\\sformer${NO_NOUN}`, 'uy');
