import { isBasicUnit, isDivision, type Language, type UnitKind } from '../law';
import { isBlank } from './lines';
import { bracketedTitle, paragraphMarker, parseUnitHeading, type UnitHeading } from './units';

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

/** A heading line is no longer than this. UTF-16 code units. */
const MAX_HEADING = 200;

/**
 * The unit that a plain line opens. Lines of running text begin with such words too ("Section 12 of this Act", "§ 5
 * Abs. 1 gilt", "제5조에 따라"), so a heading must look like one: a Korean title in brackets, or a short line after a
 * blank one that does not end as a sentence does. A bare "12. Heading" must not count backwards.
 * Known failure: a one-line paragraph that starts with a citation and lacks its full stop.
 */
export function lineUnit(line: string, { previous, lastBasic }: LineContext, language: Language): LineUnit | undefined {
  if (line === '' || /^\s/u.test(line)) return undefined;
  return (
    koreanLine(line, previous, language) ??
    solidLine(line, previous, lastBasic, language) ??
    sectionWithParagraph(line) ??
    headingLine(line, previous, lastBasic, language)
  );
}

const rankOf = (kind: UnitKind): number => RANKS[kind] ?? 0;

function koreanLine(line: string, previous: string, language: Language): LineUnit | undefined {
  const start = /^제\s*[\d０-９]{1,5}\s*([편부장절관조])(?:의\s*[\d０-９]{1,4}){0,3}/u.exec(line);
  if (start === null) return undefined;
  const rest = line.slice(start[0].length);
  const parsed = parseUnitHeading(line, language);
  if (parsed === undefined) return undefined;
  const rank = rankOf(parsed.units[0]!.kind);
  if (start[1] !== '조') {
    const standsAlone = isBlank(previous) || rest === '' || /^\s/u.test(rest);
    return standsAlone && line.length <= MAX_HEADING && !/[.다]$/u.test(line.trimEnd())
      ? { ...parsed, rank, text: '' }
      : undefined;
  }
  const titled = bracketedTitle(rest);
  if (titled !== undefined) {
    return /^(?:\s|[①-⑳]|$)/u.test(titled.rest) ? { ...parsed, rank, text: titled.rest.trim() } : undefined;
  }
  if (parsed.units.length > 1 || /^\s*$/u.test(rest)) return { ...parsed, rank, text: '' };
  if (/^\s*삭제/u.test(rest)) return { ...parsed, heading: '', rank, text: rest.trim() };
  return /^\s+[①-⑳]/u.test(rest) ? { ...parsed, heading: '', rank, text: rest.trim() } : undefined;
}

/** What a Japanese, Chinese or Thai line begins with where it may open a unit. */
const SOLID_UNIT =
  /^(?:第[0-9０-９〇零一二三四五六七八九十百千]{1,12}[編编章節节款目条條](?:[の之][0-9０-９一二三四五六七八九十百千]{1,4}){0,3}|附\s?則|前\s?文|(?:別表|別記|附表|附件)|(?:บรรพ|ภาค|ลักษณะ|หมวด|ส่วนที่|ตอนที่|มาตรา|ข้อ)\s{0,3}[\d๐-๙]{1,5}(?:\/[\d๐-๙]{1,3})?(?:\s(?:ทวิ|ตรี|จัตวา|เบญจ|ฉ|สัตต|อัฏฐ|นว|ทศ)(?=\s|$))?|บทเฉพาะกาล$|บัญชี)/u;
/** "第一章 総則（第一条―第三条）" is a line of a table of contents; so is "附則" before the first article. */
const IN_CONTENTS = /[（(]第[^（）()]{1,20}[条條][^（）()]{0,40}[）)]$/u;
/** "มาตรา ๕ แห่ง...", "มาตรา ๕ และมาตรา ๖": a line of running text that begins with a citation. */
const CITING_ON = /^\s*(?:แห่ง|ของ|วรรค|และ|หรือ|ถึง|กับ|,|\()/u;

/**
 * A unit of a script without blanks between words: `第七百九条（見出し） 本文`, `第709条`, `第一章 総則`, `มาตรา ๒๕๘ ข้อความ`.
 *
 * Assumption: a unit's number is followed by a blank, its title in brackets or the line's end, as a citation in running
 * text ("第五条の規定は", "มาตรา ๕ วรรคสอง") is not. Known failure: a line of Thai that was wrapped before a citation
 * with a blank and the sentence behind it.
 */
function solidLine(line: string, previous: string, lastBasic: string, language: Language): LineUnit | undefined {
  const start = SOLID_UNIT.exec(line);
  if (start === null) return undefined;
  const parsed = parseUnitHeading(line, language);
  if (parsed === undefined) return undefined;
  const [first] = parsed.units;
  const rank = rankOf(first!.kind);
  const rest = line.slice(start[0].length);
  if (!isBasicUnit(first!.kind)) {
    const isInContents = isDivision(first!.kind)
      ? IN_CONTENTS.test(line)
      : first!.kind !== 'preamble' && lastBasic === '';
    const isHeading = line.length <= MAX_HEADING && !/[。；;]$/u.test(line.trimEnd()) && !isInContents;
    const standsAlone = isBlank(previous) || rest === '' || /^[\s（(]/u.test(rest);
    return isHeading && standsAlone ? { ...parsed, rank, text: '' } : undefined;
  }
  if (parsed.units.length > 1) return /削除|廃止/u.test(rest) ? { ...parsed, rank, text: '' } : undefined;
  const titled = bracketedTitle(rest);
  const text = titled?.rest ?? rest;
  if (!/^(?:\s|$)/u.test(text) || (titled === undefined && CITING_ON.test(text))) return undefined;
  return { ...parsed, heading: titled?.title ?? '', rank, text: text.trim() };
}

/** The words of a line in brackets that is the heading of the article on the next line, as Japanese acts have it. */
export function captionOf(line: string, next: string, language: Language): string | undefined {
  if (language !== 'ja') return undefined;
  const words = /^[\s]*（([^（）]{1,80})）\s*$/u.exec(line)?.[1];
  if (words === undefined || /[号條条]$/u.test(words)) return undefined;
  return solidLine(next, '', '', language)?.rank === RANKS.article ? words.trim() : undefined;
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
const RUNNING_ON =
  /^\s*(?:Abs\.|Absatz|Satz|Nr\.|Nummer|Buchst|bis|und|oder|of|and|or|to|shall|does|applies|is|are|has)(?!\p{L})/u;

function headingLine(line: string, previous: string, lastBasic: string, language: Language): LineUnit | undefined {
  const trimmed = line.trimEnd();
  if (!isBlank(previous) || trimmed.length > MAX_HEADING) return undefined;
  if (/[;,]$/u.test(trimmed) || (trimmed.endsWith('.') && !/^\S+\s\S+\.$|^\d+\S*\.$/u.test(trimmed))) return undefined;
  const parsed = parseUnitHeading(trimmed, language);
  if (parsed === undefined || RUNNING_ON.test(parsed.heading)) return undefined;
  if (/^\d/u.test(trimmed) && isCountedBefore(parsed.units[0]!.number, lastBasic)) return undefined;
  const [first] = parsed.units;
  const titled = parsed.heading === '' || /^[\p{Lu}\p{Lo}\d„“"'([]/u.test(parsed.heading);
  if (!titled || (isBasicUnit(first!.kind) && trimmed.endsWith(':'))) return undefined;
  return { ...parsed, rank: rankOf(first!.kind), text: '' };
}

/** "1. the crew" after section 2 is a list's, not the act's; dotted rules are left to their own order. */
const isCountedBefore = (number: string, last: string): boolean =>
  !number.includes('.') && !last.includes('.') && Number.parseInt(number, 10) < Number.parseInt(last, 10);
