import type { LegalSystem } from '../../law';
import { namingOf } from '../systems';

/** Two words, a number, two capitals: an ordinary word in small letters, or capitalised as headings are, may be an abbreviation too. */
export const IS_MORE_THAN_WORD = /\s|\d|^\p{Lu}.*\p{Lu}/u;

/** Whether a name that the corpus knows is meant as one; see {@link Naming.isActName}. */
export const isActName = (name: string, system: LegalSystem): boolean =>
  namingOf(system).isActName?.(name) ?? IS_MORE_THAN_WORD.test(name);
