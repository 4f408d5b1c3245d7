import { PACKS, type TitleWords } from '../../languages';
import type { DocumentView } from './document';
import type { Evidence } from './kind';

/** Of every language: which one a few lines are of is often mistaken, and a title tells as much as they do. */
const TITLES = PACKS.flatMap(({ documents, titles }) => documents ?? titles ?? []);
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
  const says = (kind: Evidence['kind'], weight: number, reason: string): void => {
    evidence.push({ kind, weight, reason });
  };
  const isNamed = (as: keyof TitleWords, line: string): boolean => TITLES.some((each) => each[as].test(line));
  const shown = title.length > 60 ? `${title.slice(0, 60)}…` : title;
  if (isNamed('bill', title)) says('bill', 9, `"${shown}" is the title of a bill`);
  else if (opening.slice(0, BILL_LINES).some((line) => words?.bill.test(line) === true))
    says('bill', 6, 'its first lines are those of a bill');
  if (isNamed('writing', title)) says('draft', 8, `"${shown}" is no title of a statute`);
  else if (isNamed('statute', title)) says('law', 5, `"${shown}" is the title of a statute`);
  else if (isNamed('instrument', title)) says('law', 2, `"${shown}" may be the title of a statute`);
  if (opening.slice(1, TITLE_LINES).some((line) => words?.writing.test(line) === true))
    says('draft', 5, 'its first lines are those of a memo, a letter or a contract');
  return evidence;
}
