import type { Act } from '../../law';

/**
 * Introductory acts stand under two abbreviations: registers put EG behind the code's ("BGBEG"), citations in front
 * ("EGBGB"). The title must be that of an introductory act, because EG ends other abbreviations too.
 */
const INTRODUCTORY = /^(\p{Lu}\p{L}*)EG(?:\s\d{4})?$/u;
/** Promulgated with EG behind, as nobody else's is. */
const BEHIND = 'RDGEG';
const INTRODUCES = /^(?:Einführungsgesetz|Gesetz, betreffend die Einführung)/u;

/** The abbreviation that citations give to an introductory act whose register has EG behind; undefined for any other act. */
export function introductoryName({ title, abbreviation }: Pick<Act, 'title' | 'abbreviation'>): string | undefined {
  if (abbreviation === BEHIND) return undefined;
  const code = INTRODUCES.test(title) ? INTRODUCTORY.exec(abbreviation)?.[1] : undefined;
  return code === undefined ? undefined : `EG${code}`;
}
