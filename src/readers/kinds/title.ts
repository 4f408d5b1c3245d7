import { PACKS, type TitleWords } from '../../languages';
import type { DocumentView } from './document';
import type { Evidence } from './kind';
import type { Reason, ReasonCode } from './reason';

/** Of every language: which one a few lines are of is often mistaken, and a title tells as much as they do. */
const TITLES = PACKS.flatMap(({ documents, titles }) => documents ?? titles ?? []);
/** What titles are told by: of a text the first one is asked about all. */
export const TITLE_PATTERNS: readonly RegExp[] = TITLES.flatMap(({ bill, writing, statute, instrument }) => [
  bill,
  writing,
  statute,
  instrument,
]);

/** Lines at the beginning that a title and what it is called by may stand on. */
const TITLE_LINES = 4;
/** Lines at the beginning among which one may say that it is a bill. */
const BILL_LINES = 9;

/**
 * What a text is called. Assumption: a statute's title is the name of an act and nothing more ("Harbours Act 2012"), while a
 * memo about it says so ("Memorandum on the Harbours Act 2012"). Known failure: an article that is called as the act is; its
 * words tell.
 */
export function titleEvidence({ title, opening, words }: DocumentView): Evidence[] {
  const evidence: Evidence[] = [];
  const says = (kind: Evidence['kind'], weight: number, reason: Reason): void => {
    evidence.push({ kind, weight, reason });
  };
  const isNamed = (as: keyof TitleWords, line: string): boolean => TITLES.some((each) => each[as].test(line));
  const shown = title.length > 60 ? `${title.slice(0, 60)}…` : title;
  const called = (code: ReasonCode): Reason => ({ code, title: shown });
  if (isNamed('bill', title)) says('bill', 9, called('bill-title'));
  else if (opening.slice(0, BILL_LINES).some((line) => words?.bill.test(line) === true))
    says('bill', 6, { code: 'bill-opening' });
  if (isNamed('writing', title)) says('draft', 8, called('writing-title'));
  else if (isNamed('statute', title)) says('law', 5, called('statute-title'));
  else if (isNamed('instrument', title)) says('law', 2, called('instrument-title'));
  if (opening.slice(1, TITLE_LINES).some((line) => words?.writing.test(line) === true))
    says('draft', 5, { code: 'writing-opening' });
  return evidence;
}
