import type { PathUnit } from '../../law';
import { HEADINGS } from './headings';

const SUPPLEMENTS = HEADINGS.flatMap(({ supplement }) => supplement ?? []);
const CLOSING = HEADINGS.flatMap(({ closing }) => closing ?? []);
const NAMED = HEADINGS.flatMap(({ namedProvision }) => namedProvision ?? []);

/** The supplementary provisions at the end of an act: "부칙", "附則". */
export const isSupplement = ({ kind, number }: PathUnit): boolean =>
  kind === 'container' && SUPPLEMENTS.some((name) => number.startsWith(name));

/** A heading over annexes or supplementary provisions that have their own: "Schedules", "부칙". */
export const gathersOthers = ({ kind, number }: PathUnit): boolean =>
  (kind === 'annex' && number === '') || (kind === 'container' && SUPPLEMENTS.includes(number));

/** "Disposición adicional primera": cited by its name alone, whatever it stands in. */
export const isNamedProvision = ({ kind, number }: PathUnit): boolean =>
  kind === 'container' && NAMED.some((pattern) => pattern.test(number));

/** "Schlussformel" and its like end an act; they stand beside its annexes. */
export const isClosing = ({ number }: PathUnit): boolean => CLOSING.some((pattern) => pattern.test(number));
