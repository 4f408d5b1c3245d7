import type { Problem } from '../law';
import { nameAct } from './actNames';
import { bareSections, withBlankBehindMark, withoutSections } from './bareSections';
import { BodyReader } from './body';
import { detectLanguage, packOf } from '../languages';
import { addArticleHeading, addHeadingBelow } from './headingBelow';
import { isBlank, splitLines, withoutGiantLines } from './lines';
import { captionOf, lineUnit } from './lineUnits';
import { StructureBuilder } from './structure';
import type { ReadResult, SourceText } from './types';
import { paragraphMarker } from './units';

/** A first line longer than this is text, not a title. UTF-16 code units. */
const MAX_TITLE = 300;

/**
 * A statute in plain text: the title on the first line, then units on lines of their own (`제5조(정의) ...`,
 * `Section 12. Heading`, `12.—(1) ...`, `§ 5 Titel`), numbered paragraphs and their lists.
 */
export function readPlainText({ file, text }: SourceText): ReadResult {
  const problems: Problem[] = [];
  const lines = withoutGiantLines(file, splitLines(text), problems);
  const language = detectLanguage(lines.slice(0, 600).join('\n'));
  let at = lines.findIndex((line) => !isBlank(line));
  if (at < 0) at = lines.length;
  const first = (lines[at] ?? '').trim();
  const hasTitle =
    first !== '' &&
    first.length <= MAX_TITLE &&
    lineUnit(first, { previous: '', lastBasic: '' }, language) === undefined &&
    paragraphMarker(first) === undefined;
  const act = nameAct({ title: hasTitle ? first : '', abbreviation: '', others: [] }, language, file);
  const builder = new StructureBuilder(file, act.key);
  const body = new BodyReader(builder, language);
  const layout = packOf(language)?.layout;
  const bare = bareSections(lines, language);
  let units = 0;
  for (let index = hasTitle ? at + 1 : at; index < lines.length; index += 1) {
    const line = lines[index]!;
    const caption = captionOf(line, lines[index + 1] ?? '', language);
    if (caption !== undefined) {
      body.caption(caption);
      continue;
    }
    const opened = bare.get(index) ?? lineUnit(line, body, language);
    if (opened !== undefined) {
      units += 1;
      body.openUnits(opened, opened.rank, line, index);
      if (opened.text !== '') body.line(line, index, opened.text);
    } else if (!addArticleHeading(builder, line, index, layout) && !addHeadingBelow(builder, line, index)) {
      if (paragraphMarker(line, language) !== undefined) units += 1;
      body.line(line, index, bare.size > 0 ? withBlankBehindMark(line) : line);
    }
  }
  if (units === 0) {
    const message = 'No statute was found in this file: no article, section or numbered paragraph.';
    return { documents: [], problems: [...problems, { file, line: 1, severity: 'information', message }] };
  }
  const document = builder.finish(act);
  return { documents: [document], problems: [...problems, ...builder.problems, ...withoutSections(document)] };
}
