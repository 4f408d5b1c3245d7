import { MAX_HEADING_LINE, packOf } from '../languages';
import { isBasicUnit, type Language, type UnitKind } from '../law';
import { isBlank } from './lines';
import { LAYOUTS, paragraphMarker, parseUnitHeading, type UnitHeading } from './units';

/** A unit whose number stands on a line of its own, or before its text. */
export interface LineUnit extends UnitHeading {
  /** 0 to 9: how deep the kind stands in an act. */
  readonly rank: number;
  /** The unit's text on the same line, or the empty string. */
  readonly text: string;
}

/** What was read before a line. */
export interface LineContext {
  /** The line before it; blank after a heading. */
  readonly previous: string;
  /** The number of the last article, section or rule, or the empty string. */
  readonly lastBasic: string;
}

const RANKS: Partial<Record<UnitKind, number>> = {
  book: 1,
  part: 2,
  title: 3,
  chapter: 4,
  division: 5,
  subdivision: 6,
  article: 8,
  section: 8,
  rule: 8,
  paragraph: 9,
};

const UNIT_LINES = LAYOUTS.flatMap(({ unitLines }) => unitLines ?? []);

/**
 * The unit that a plain line opens. Lines of running text begin with such words too ("Section 12 of this Act", "§ 5
 * Abs. 1 gilt", "제5조에 따라"), so a heading must look like one: a Korean title in brackets, or a short line after a
 * blank one that does not end as a sentence does. A bare "12. Heading" must not count backwards.
 * Known failure: a one-line paragraph that starts with a citation and lacks its full stop.
 */
export function lineUnit(line: string, context: LineContext, language: Language): LineUnit | undefined {
  if (line === '' || /^\s/u.test(line)) return undefined;
  return (
    lineOfLanguage(line, context, language) ??
    sectionWithParagraph(line) ??
    headingLine(line, context.previous, context.lastBasic, language)
  );
}

const rankOf = (kind: UnitKind): number => RANKS[kind] ?? 0;

/** A unit that opens on its line in the manner of a language: `제5조(정의) ...`, `第五条 ...`. */
function lineOfLanguage(line: string, { previous, lastBasic }: LineContext, language: Language): LineUnit | undefined {
  for (const { begins, open } of UNIT_LINES) {
    const start = begins.exec(line)?.[0];
    const heading = start === undefined ? undefined : parseUnitHeading(line, language);
    if (heading === undefined) continue;
    const rest = line.slice(start!.length);
    const opened = open({ line, rest, heading, isAfterBlank: isBlank(previous), isInBody: lastBasic !== '' });
    return opened === undefined ? undefined : { ...opened, rank: rankOf(opened.units[0]!.kind) };
  }
  return undefined;
}

/** The words of a line in brackets that is the heading of the article on the next line, as Japanese acts have it. */
export function captionOf(line: string, next: string, language: Language): string | undefined {
  const words = packOf(language)?.layout?.caption?.exec(line)?.[1];
  if (words === undefined) return undefined;
  const unit = lineOfLanguage(next, { previous: '', lastBasic: '' }, language);
  return unit?.rank === RANKS.article ? words.trim() : undefined;
}

/** `12.—(1) text`: the section's number and its first paragraph on one line, after the British manner. */
function sectionWithParagraph(line: string): LineUnit | undefined {
  const match = /^(\d{1,4}[A-Z]{0,2})\.\s?[—–-]\s?(?=\(\d)/u.exec(line);
  if (match === null) return undefined;
  const text = line.slice(match[0].length);
  if (paragraphMarker(text) === undefined) return undefined;
  return { units: [{ kind: 'section', number: match[1]!.toLowerCase() }], heading: '', rank: rankOf('section'), text };
}

/** Words that make a section sign or number part of a sentence: "§ 5 Abs. 1 gilt", "Article 5 of the Act". */
const RUNS_ON = new RegExp(`^\\s*(?:${LAYOUTS.flatMap(({ runsOn }) => runsOn ?? []).join('|')})(?!\\p{L})`, 'u');

function headingLine(line: string, previous: string, lastBasic: string, language: Language): LineUnit | undefined {
  const trimmed = line.trimEnd();
  if (!isBlank(previous) || trimmed.length > MAX_HEADING_LINE) return undefined;
  if (/[;,]$/u.test(trimmed) || (trimmed.endsWith('.') && !/^\S+\s\S+\.$|^\d+\S*\.$/u.test(trimmed))) return undefined;
  const parsed = parseUnitHeading(trimmed, language);
  if (parsed === undefined || RUNS_ON.test(parsed.heading)) return undefined;
  if (/^\d/u.test(trimmed) && isCountedBefore(parsed.units[0]!.number, lastBasic)) return undefined;
  const [first] = parsed.units;
  const titled = parsed.heading === '' || /^[\p{Lu}\p{Lo}\d„“"'([]/u.test(parsed.heading);
  if (!titled || (isBasicUnit(first!.kind) && trimmed.endsWith(':'))) return undefined;
  return { ...parsed, rank: rankOf(first!.kind), text: '' };
}

/** "1. the crew" after section 2 is a list's, not the act's; dotted rules are left to their own order. */
const isCountedBefore = (number: string, last: string): boolean =>
  !number.includes('.') && !last.includes('.') && Number.parseInt(number, 10) < Number.parseInt(last, 10);
