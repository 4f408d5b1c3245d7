import { formatEId } from '../../law';
import { editOf, writtenNumbers } from '../../check';
import type { NewProvision } from './newProvision';
import type { ReadProvision } from './numbersAt';
import { withEdits } from '../withEdits';
import { placeholdersIn } from '../writing';

/** A key with its value, where that is a string, a number or a word. */
const FIELD = /("(?:[^"\\]|\\.)*"\s*:\s*)("(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*|true|false|null)/gu;
/** No id and no citation is longer. UTF-16 code units. */
const MOST_CITATION = 500;

/**
 * A line of JSON for a new provision: the keys of another one's line. Its heading and text give way to placeholders, and
 * its number to the new one: in the id, and where a value has it last. What else the line says is kept where the rest of
 * the file says it as well (the act's name), and is empty where it does not (a random id). Undefined where the record
 * holds lists or other records.
 *
 * Known failure: a value that has the number in it by chance, and that no other line has.
 */
export function newRecord(
  line: string,
  others: string,
  { text, heading, path, status }: ReadProvision,
  { number, language }: NewProvision,
): string | undefined {
  const isFlat = !/[[{]/u.test(line.replace(FIELD, '').trim().slice(1));
  if (!isFlat) return undefined;
  const own = path.at(-1)!;
  const [oldId, newId] = [formatEId(path), formatEId([...path.slice(0, -1), { ...own, number }])];
  const placeholders = placeholdersIn(language);
  const valueOf = (value: string): string => {
    if (heading !== '' && value.trim() === heading) return placeholders.heading;
    if (text !== '' && value.includes(text)) return placeholders.text;
    if (value.endsWith(`/${oldId}`)) return value.slice(0, -oldId.length) + newId;
    if (value === status) return 'in-force';
    if (others.includes(JSON.stringify(value))) return value;
    const written = writtenNumbers(value.slice(0, MOST_CITATION), language);
    const last = written.findLast(({ says }) => says.includes(own.number));
    if (last === undefined) return '';
    const renumbered = withEdits(value, [editOf(last, number, 0, value)]);
    return heading === '' ? renumbered : renumbered.replace(heading, () => placeholders.heading);
  };
  return line.replace(FIELD, (whole: string, key: string, value: string) => {
    if (!value.startsWith('"')) return others.includes(whole) ? whole : `${key}null`;
    return `${key}${JSON.stringify(valueOf(JSON.parse(value) as string))}`;
  });
}
