import { toActKey } from '../../law';
import { stringField, type Entry } from './entry';
import { learnNames } from './learnedNames';
import { LAYOUTS } from '../units';
import { isDotted, passageComponents, passageUnits } from './passageId';
import type { Passage } from './passage';

/** A heading is no longer than this. UTF-16 code units. */
const MAX_HEADING = 150;

/** One line `{DocumentID, PassageID, Passage}` of the ObliQA corpus, or what is wrong with it. */
export function obliqaPassage(
  record: Readonly<Record<string, unknown>>,
  line: number,
  length: number,
): Passage | string {
  const document = stringField(record, 'DocumentID');
  const id = stringField(record, 'PassageID');
  const text = stringField(record, 'Passage');
  if (document === undefined || id === undefined || text === undefined) {
    return 'The line lacks "DocumentID", "PassageID" or "Passage".';
  }
  return { document, id, text, line, length };
}

/** The passages of one document, with the names that the document gives itself. */
export function obliqaEntries(document: string, passages: readonly Passage[]): { entries: Entry[]; aliases: string[] } {
  const names = learnNames(passages);
  const components = passages.map(({ id }) => passageComponents(id));
  const dotted = isDotted(components);
  const entries = passages.map(({ id, text, line, length }, at): Entry => ({
    actKey: toActKey(`document-${document}`),
    actTitle: names.title === '' ? `Document ${document}` : names.title,
    abbreviation: names.abbreviation,
    units: passageUnits(components[at]!, dotted),
    nesting: components[at]!,
    ...headingAndText(text),
    sourceKey: `${document}:${id}`,
    line,
    length,
  }));
  return { entries, aliases: names.aliases };
}

/**
 * A passage's first line is its heading when it is short, does not end as a sentence does, and a sentence follows it.
 * A passage that is nothing but such a line is heading and text at once: in this data set it is a unit of its own.
 * Known failure: a short lead-in without its colon.
 */
function headingAndText(passage: string): { heading: string; text: string } {
  const text = passage.trim();
  const end = text.indexOf('\n');
  const first = (end < 0 ? text : text.slice(0, end)).trim();
  if (!isHeading(first)) return { heading: '', text };
  if (end < 0) return { heading: first, text };
  const rest = text.slice(end + 1).trim();
  return /^[\p{Lu}“"‘']/u.test(rest) ? { heading: first, text: rest } : { heading: '', text };
}

const VERBS = new RegExp(`\\s(?:${LAYOUTS.flatMap(({ verbs }) => verbs ?? []).join('|')})\\s`, 'u');

const isHeading = (line: string): boolean =>
  line.length > 0 &&
  line.length <= MAX_HEADING &&
  /^[\p{Lu}\d]/u.test(line) &&
  !/[.;:,–—-]$/u.test(line) &&
  !VERBS.test(line);
