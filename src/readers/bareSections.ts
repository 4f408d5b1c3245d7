import { packOf, PACKS } from '../languages';
import { isBasicUnit, type ActDocument, type Language, type Problem } from '../law';
import { isBlank } from './lines';
import { lineUnit, type LineUnit } from './lineUnits';
import { follows, paragraphMarker, unit } from './units';

/** "1 Jetties", "1Jetties", "2A More fees": number and heading. */
const BARE = /^(\d{1,3}[A-Z]{0,2}?)(?:\s{1,4}|(?=\p{Lu}\p{Ll}))(\p{Lu}[^\t|]{1,100})$/u;
/** The columns of a table, and what headings do not end with. */
const NO_HEADING = /\s{3}|[.;:,]$/u;
const MOST_WORDS = 14;
/** The ranks of a section, and of a schedule's paragraph, among the units of a plain text. */
const SECTION = 8;
const PARAGRAPH = 9;
/** In a schedule, "1 A boat is five.", "2(1)A ship is ten:". */
const PARAGRAPH_WITH_TEXT = /^(\d{1,3})\s{0,4}((?:\(1\)|\p{Lu}).{2,}[.;:—–-])$/u;
/** A line of text: longer than a heading, or ended as one is not. */
const TEXT = /^.{90}|[.;:,—–-]$/u;

/**
 * The sections of an act, in a language that has such layouts, whose layout marks them by nothing but their number, as pages copied from the web have
 * it: a line "1 Jetties" and the text below, then "2 Fees"; and the paragraphs of its schedules. By line.
 *
 * Assumption: where no section is marked in another way, and there are two such lines or more, a line of the next number in
 * the count and of a few words is a heading if its text is right below; the lines of a list, a table or a table of contents
 * have the next of their kind there. Known failures: a section that begins with a table; a list of notes, each with a
 * heading, in an act without sections.
 */
export function bareSections(lines: readonly string[], language: Language): ReadonlyMap<number, LineUnit> {
  const found = new Map<number, LineUnit>();
  if (packOf(language)?.layout?.unmarkedSections !== true) return found;
  let last = '';
  let inSchedule = false;
  for (const [at, line] of lines.entries()) {
    const marked = lineUnit(line, { previous: lines[at - 1] ?? '', lastBasic: '' }, language);
    if (marked?.units.some(({ kind }) => isBasicUnit(kind)) === true) return new Map();
    if (marked?.units[0]!.kind === 'annex') [last, inSchedule] = ['', true];
    if (marked !== undefined) continue;
    const opened = (inSchedule ? paragraphWithText(line) : undefined) ?? bareSection(line);
    const number = opened?.units[0]!.number;
    if (opened === undefined || !follows(last, number!)) continue;
    if (opened.text === '' && !hasTextBelow(lines, at, language)) continue;
    found.set(at, inSchedule ? { ...opened, units: [unit('paragraph', number!)], rank: PARAGRAPH } : opened);
    last = number!;
  }
  return found.size > 1 ? found : new Map();
}

function bareSection(line: string): LineUnit | undefined {
  const trimmed = line.trimEnd();
  const match = trimmed.length > 120 || NO_HEADING.test(trimmed) ? null : BARE.exec(trimmed);
  if (match === null || match[2]!.split(' ').length > MOST_WORDS) return undefined;
  return { units: [unit('section', match[1]!)], heading: match[2]!, rank: SECTION, text: '' };
}

function paragraphWithText(line: string): LineUnit | undefined {
  const match = PARAGRAPH_WITH_TEXT.exec(line.trimEnd());
  if (match === null) return undefined;
  return { units: [unit('paragraph', match[1]!)], heading: '', rank: PARAGRAPH, text: match[2]! };
}

function hasTextBelow(lines: readonly string[], at: number, language: Language): boolean {
  const below = lines.slice(at + 1, at + 4).find((line) => !isBlank(line));
  if (below === undefined || bareSection(below) !== undefined) return false;
  return paragraphMarker(below, language) !== undefined || TEXT.test(below.trimEnd());
}

/** "(a)for a boat": such a layout may leave no blank behind the mark of an item. */
export const withBlankBehindMark = (line: string): string =>
  line.replace(/^(\s{0,9}\([a-z]{1,4}\))(?=[\p{L}“"])/u, '$1 ');

const CALLED_ACT = PACKS.flatMap(({ ownNames }) => ownNames?.act ?? []);

/** A problem where what calls itself an act has nothing but a preamble: its sections were not told from its text. */
export function withoutSections({ act: { title, file }, provisions }: ActDocument): readonly Problem[] {
  const isPreamble = provisions.length > 0 && provisions.every(({ path }) => path[0]!.kind === 'preamble');
  if (!isPreamble || !CALLED_ACT.some((pattern) => pattern.test(title))) return [];
  const message = `No section of “${title}” was found, and all its text was taken for a preamble. A section begins on a line of its own: “Section 1. Heading”, “1. Heading” or “1 Heading”, with its text below.`;
  return [{ file, line: 1, severity: 'warning', message }];
}
