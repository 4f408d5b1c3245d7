import type { DocumentView } from './document';
import type { Evidence } from './kind';

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
  if (words === undefined) return [];
  const evidence: Evidence[] = [];
  const shown = title.length > 60 ? `${title.slice(0, 60)}…` : title;
  if (words.bill.test(title)) evidence.push({ kind: 'bill', weight: 9, reason: `"${shown}" is the title of a bill` });
  else if (opening.slice(0, BILL_LINES).some((line) => words.bill.test(line)))
    evidence.push({ kind: 'bill', weight: 6, reason: 'its first lines are those of a bill' });
  if (words.writing.test(title))
    evidence.push({ kind: 'draft', weight: 8, reason: `"${shown}" is no title of a statute` });
  else if (words.statute.test(title))
    evidence.push({ kind: 'law', weight: 5, reason: `"${shown}" is the title of a statute` });
  else if (words.instrument.test(title))
    evidence.push({ kind: 'law', weight: 2, reason: `"${shown}" may be the title of a statute` });
  if (opening.slice(1, TITLE_LINES).some((line) => words.writing.test(line)))
    evidence.push({ kind: 'draft', weight: 5, reason: 'its first lines are those of a memo, a letter or a contract' });
  return evidence;
}
