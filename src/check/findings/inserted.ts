import { insertedWordsOf, isNewWording, type LocatedCitation } from '../../citation';
import { normaliseNumber, type Path } from '../../law';
import { quotationsIn } from '../../text';
import { spanBefore } from '../document/blocks';
import { isListed, sharesUnit } from './certainty';

/** The number that a quotation begins with, behind what opens it: the heading of a new section. */
const HEADED = /^[\s"“”„«»‘’'*#]{0,8}(?:\p{L}{1,12}\.?\s|§\s?)?(\d{1,4}\p{Lu}{0,3})(?![\p{L}\p{N}(.])/u;
const OPENS = 40;

/** Of the provisions that a draft puts into acts of the corpus, the keys. */
export type Inserted = ReadonlySet<string>;

/**
 * The provisions that a draft says to put into acts of the corpus, which cannot be there yet: "there is inserted section 7A of the Quay Act
 * 2001", and “7A” behind "after section 7 of the Quay Act 2001 insert". Looked for where some are missing; yields after each.
 */
export function* insertedIn(text: string, citations: readonly LocatedCitation[]): Generator<void, Inserted> {
  if (!citations.some(isMissing)) return new Set();
  return new Set([...(yield* citedAsInserted(text, citations)), ...(yield* quotedAsInserted(text, citations))]);
}

/** Whether a citation whose provision is missing is of one of them, or of a part of one. */
export function isInserted(cited: LocatedCitation, inserted: Inserted): boolean {
  const { citation, act } = cited;
  if (inserted.size === 0 || act === undefined || !isMissing(cited) || citation.anchor !== 'act') return false;
  const { path } = citation;
  return path.some((_, depth) => inserted.has(keyOf(act, path.slice(0, depth + 1))));
}

const isMissing = ({ outcome }: LocatedCitation): boolean => outcome === 'provision-not-found';

/** Those that are cited, with what stands in one list with them. */
function* citedAsInserted(text: string, citations: readonly LocatedCitation[]): Generator<void, string[]> {
  const words: ReturnType<typeof insertedWordsOf>[] = [];
  for (const [at, cited] of citations.entries()) {
    const said = isMissing(cited) ? insertedWordsOf(text, cited.citation) : undefined;
    const isLed = said === undefined && words[at - 1] === 'in-front' && sharesUnit(citations[at - 1]!, cited, text);
    words.push(isLed ? 'in-front' : said);
    yield;
  }
  const keys: string[] = [];
  for (let at = citations.length - 1; at >= 0; at -= 1) {
    const cited = citations[at]!;
    if (words[at + 1] === 'behind' && isListed(cited, citations[at + 1]!, text)) words[at] ??= 'behind';
    const isOne = words[at] !== undefined && isMissing(cited) && cited.act !== undefined;
    if (isOne) keys.push(keyOf(cited.act, cited.citation.path));
    yield;
  }
  return keys;
}

/** Those that a quotation of new law begins with. */
function* quotedAsInserted(text: string, citations: readonly LocatedCitation[]): Generator<void, string[]> {
  const starts = citations.map(({ citation: { start } }) => ({ start }));
  const keys: string[] = [];
  for (const quoted of quotationsIn(text)) {
    yield;
    const number = HEADED.exec(text.slice(quoted.start, quoted.start + OPENS))?.[1];
    const cited = number === undefined ? undefined : citations[spanBefore(starts, quoted.start)];
    if (cited?.act === undefined || !isNewWording(text, cited.citation.end, quoted, false)) continue;
    const [unit] = cited.citation.path;
    keys.push(keyOf(cited.act, [{ kind: unit!.kind, number: normaliseNumber(number!) }]));
  }
  return keys;
}

const keyOf = (act: number, path: Path): string =>
  `${act} ${path.map(({ kind, number }) => `${kind} ${number}`).join(' ')}`;
