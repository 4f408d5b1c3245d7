import { parseEId, splitProvisionId, toActKey, type Path, type PathUnit } from '../../law';
import { HEADINGS, headingWords, parseUnitHeading, unit } from '../units';
import { stringField, type Entry } from './entry';

/** The units that may follow the first in a citation, in all languages. Tried in turn at each place. */
const FOLLOWING: readonly (readonly [RegExp, PathUnit['kind']])[] = [
  ...HEADINGS.flatMap(({ inside }) => inside ?? []),
  [/^\s*\((\d{1,4}[A-Za-z]?)\)/u, 'paragraph'],
  [/^\s*\(([a-z]{1,3})\)/u, 'subparagraph'],
];

/** No id and no citation is longer than this. UTF-16 code units. */
const MAX_CITATION = 500;

/**
 * One line `{id, act, citation, heading, text}` of Proviso's own format; `status` and `language` may follow. The id is a
 * ProvisionId (`act/eId`); without one it is made from `act` and `citation`.
 */
export function ownEntry(record: Readonly<Record<string, unknown>>, line: number, length: number): Entry | string {
  const text = stringField(record, 'text');
  const act = stringField(record, 'act') ?? '';
  const id = stringField(record, 'id') ?? '';
  const citation = stringField(record, 'citation') ?? '';
  if (text === undefined) return 'The line lacks "text".';
  if (act.trim() === '' && !id.includes('/')) return 'The line lacks "act", and its "id" names none.';
  const split = splitProvisionId(id);
  const units = split.eId === '' ? citedUnits(citation) : parseEId(split.eId.slice(0, MAX_CITATION));
  if (units.length === 0) return 'The line has neither an "id" of the form act/eId nor a "citation".';
  const status = stringField(record, 'status');
  const language = stringField(record, 'language');
  return {
    actKey: split.eId === '' ? toActKey(act) : toActKey(split.act),
    actTitle: act.trim() === '' ? split.act : act.trim(),
    abbreviation: '',
    units,
    nesting: units.map(({ kind, number }) => `${kind} ${number}`),
    heading: (stringField(record, 'heading') ?? '').trim(),
    text: text.trim(),
    sourceKey: id === '' ? citation : id,
    ...((status === 'repealed' || status === 'in-force') && { status }),
    ...(language !== undefined && language !== '' && { language }),
    line,
    length,
  };
}

/** The path of "§ 548 Abs. 1", "제814조제1항", "Section 12(1)"; what cannot be read is one unit under its own words. */
function citedUnits(citation: string): Path {
  const words = citation.slice(0, MAX_CITATION).trim();
  if (words === '') return [];
  const head = parseUnitHeading(words, 'en');
  const first = head?.units[0];
  if (first === undefined) return [unit('container', words.replace(/\s+/gu, '-'))];
  const units: PathUnit[] = [first];
  let rest = afterFirst(words);
  for (let found = next(rest); found !== undefined && units.length < 6; found = next(rest)) {
    units.push(unit(found.kind, found.number));
    rest = rest.slice(found.length);
  }
  return units;
}

const AROUND = HEADINGS.flatMap(({ around }) => around ?? []);
const FIRST = new RegExp(
  `^(?:§+\\s*|${AROUND.map(({ before }) => `${before}\\s*|`).join('')}[\\p{L}.]+\\s+)?[\\dA-Za-z.-]+\\s*(?:${AROUND.map(({ behind }) => behind).join('|')})?`,
  'u',
);

/** What stands after the first unit's kind and number. */
function afterFirst(words: string): string {
  const match = FIRST.exec(words);
  return match === null ? headingWords(words) : words.slice(match[0].length);
}

function next(rest: string): { kind: PathUnit['kind']; number: string; length: number } | undefined {
  for (const [pattern, kind] of FOLLOWING) {
    const match = pattern.exec(rest);
    if (match !== null) return { kind, number: match[1]!, length: match[0].length };
  }
  return undefined;
}
