import { isDivision, normaliseNumber, toActKey, type PathUnit, type UnitKind } from '../../law';
import { bracketedTitle, circledNumber, parseUnitHeading } from '../units';
import { stringField, type Entry } from './entry';

/** "상법 814조  운송인의 채권 1항": act, article, branch of the article; the rest is heading and place inside it. */
const ARTICLE = /^(.{1,300}?)\s(\d{1,5})조(?:의(\d{1,4})|\s(\d{1,4})(?=\s|$))?(?=\s|$)/u;
/** The place inside the article, innermost last: "... 1항", "... 1항 2호", "... 3호". */
const INSIDE: readonly (readonly [RegExp, UnitKind])[] = [
  [/(?:^|\s)(\d{1,4})호(?:의(\d{1,3}))?$/u, 'point'],
  [/(?:^|\s)(\d{1,4})항(?:의(\d{1,3}))?$/u, 'paragraph'],
];
/** A chapter's heading is no longer than this. UTF-16 code units. */
const MAX_HEADING = 100;

const branched = (main: string, branch: string | undefined): string =>
  branch === undefined ? main : `${main}-${branch}`;

/** What a `hierarchy` says. */
interface Place {
  readonly actTitle: string;
  readonly units: readonly PathUnit[];
  readonly heading: string;
}

/**
 * One line `{index, hierarchy, content}` of the KoBLEX corpus. `hierarchy` is its key; the content's own article number
 * with title, and its paragraph number, are taken off because heading and path say them.
 */
export function koblexEntry(record: Readonly<Record<string, unknown>>, line: number, length: number): Entry | string {
  const hierarchy = stringField(record, 'hierarchy');
  const content = stringField(record, 'content');
  if (hierarchy === undefined || content === undefined) return 'The line lacks "hierarchy" or "content".';
  const { actTitle, units, heading } = placeOf(hierarchy, content.trim());
  return {
    actKey: toActKey(actTitle),
    actTitle,
    abbreviation: '',
    units,
    nesting: units.map(({ kind, number }) => `${kind} ${number}`),
    heading,
    text: ownText(content.trim(), units.at(-1)?.kind === 'paragraph'),
    sourceKey: hierarchy,
    language: 'ko',
    line,
    length,
  };
}

function placeOf(hierarchy: string, content: string): Place {
  const match = ARTICLE.exec(hierarchy);
  if (match === null) return wholeAct(hierarchy);
  const [all, actTitle, main, joined, spaced] = match as unknown as [string, string, string, string?, string?];
  let heading = hierarchy.slice(all.length).trim();
  if (heading === '') {
    const chapter = chapterHeading(content);
    if (chapter !== undefined) return { actTitle, ...chapter };
  }
  const inside: PathUnit[] = [];
  for (const [pattern, kind] of INSIDE) {
    const found = pattern.exec(heading);
    if (found === null) continue;
    inside.unshift({ kind, number: branched(found[1]!, found[2]) });
    heading = heading.slice(0, found.index).trim();
  }
  return { actTitle, units: [{ kind: 'article', number: branched(main, joined ?? spaced) }, ...inside], heading };
}

/** The data set files a chapter's heading under the article that follows it; it is the chapter's own. */
function chapterHeading(content: string): { units: readonly PathUnit[]; heading: string } | undefined {
  if (content.length > MAX_HEADING) return undefined;
  const parsed = parseUnitHeading(content, 'ko');
  return parsed !== undefined && isDivision(parsed.units[0]!.kind) ? parsed : undefined;
}

/** A hierarchy without an article (an annex, a supplementary provision): one unit under its own name. */
function wholeAct(hierarchy: string): Place {
  const space = hierarchy.search(/\s(?:별표|부칙|별지)/u);
  const actTitle = space < 0 ? hierarchy : hierarchy.slice(0, space);
  const heading = space < 0 ? hierarchy : hierarchy.slice(space + 1);
  return { actTitle, units: [{ kind: 'container', number: normaliseNumber(heading) }], heading };
}

function ownText(content: string, isParagraph: boolean): string {
  let text = content;
  const number = /^제\s*\d{1,5}\s*조(?:의\s*\d{1,4}){0,3}/u.exec(text);
  const titled = number === null ? undefined : bracketedTitle(text.slice(number[0].length));
  if (titled !== undefined) text = titled.rest.trimStart();
  if (isParagraph && circledNumber(text) !== undefined) text = text.slice(1).trimStart();
  return text;
}
