import type { DocumentView } from './document';
import type { Evidence } from './kind';
import type { ReasonCode } from './reason';

/** A writer speaks at least so often in a text, and once in so many characters. */
const SPEAKS = 2;
const SPEAKS_EACH = 2500;

/**
 * What the words of a text say. Law makes itself and speaks of itself ("This Act comes into force on ..."); a letter greets, a
 * contract speaks of its parties, and a writer says "we". Known failure: an oath in a schedule, a treaty in the act that agrees
 * to it; the title and the provisions of such acts weigh more.
 */
export function wordingEvidence({ sample, opening, closing, words }: DocumentView): Evidence[] {
  if (words === undefined) return [];
  const evidence: Evidence[] = [];
  const says = (kind: Evidence['kind'], weight: number, code: ReasonCode): void => {
    evidence.push({ kind, weight, reason: { code } });
  };
  if (words.enacting.test(sample)) says('law', 3, 'enacts');
  if (words.ownAct.test(sample)) says('law', 2, 'own-act');
  if (words.drafting?.test(sample) === true) says('law', 2, 'drafting');
  if (words.unmade?.test(sample) === true) says('bill', 6, 'unmade');
  if ([...opening.slice(1), ...closing].some((line) => words.letter.test(line))) says('draft', 5, 'letter');
  if (words.ownWriting.test(sample)) says('draft', 4, 'own-writing');
  const spoken = countOf(sample, words.firstPerson);
  if (spoken >= SPEAKS && spoken * SPEAKS_EACH >= sample.length) says('not law', 4, 'writer-speaks');
  return evidence;
}

/** How often a global pattern matches. */
export function countOf(text: string, pattern: RegExp): number {
  let count = 0;
  for (const match of text.matchAll(pattern)) count += match[0] === '' ? 0 : 1;
  return count;
}
