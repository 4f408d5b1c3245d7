import { matchAt } from '../../citations/engine';
import { cases } from './cases';
import { pattern } from './patterns';
import { ACT_OF_DAY } from './titles';

const CASE = [
  ...cases.map(({ source }) => source),
  'ECLI:[A-Z]{2}:[A-Z0-9.:]{5,40}',
  '(?<![\\p{L}\\p{N}:])EU:[CTF]:\\d{4}:\\d{1,5}',
  '(?<!\\p{L})[Aa]pp(?:lication|l)?s?\\.?(?:\\s[Nn]os?\\.?)?\\s\\d{1,6}\\/\\d\\d(?:(?:,|,?\\sand)\\s\\d{1,6}\\/\\d\\d){0,6}',
  '\\sv\\.?\\s\\p{Lu}[^;.\\n]{1,60}(?:\\s\\(|,\\s)(?:\\[GC\\],\\s)?[Nn]os?\\.?\\s\\d{1,6}\\/\\d\\d(?:(?:,|,?\\sand)\\s\\d{1,6}\\/\\d\\d){0,6}\\)?',
  '(?<!\\p{L})Series\\sA,?\\s[Nn]os?\\.?\\s\\d{1,4}(?:-[A-Z])?',
].join('|');
/** In front of the paragraph of a judgment, as the source of a pattern: "Stone v Malta, App no 5493/72, § 5", "[2014] UKSC 12 at para 7", "EU:C:2013:3, paragraphs 4 and 5". */
export const JUDGMENT_IN_FRONT = `(?:${CASE})(?:,|,?\\sat)?\\s{1,2}`;
const OF_JUDGMENT = pattern(`(?=§|[Pp]ara)(?<=${JUDGMENT_IN_FRONT})`, 'uy');

/** "U.S. Const. amend. XIV, § 1": paths have no unit for amendments, and the section is none of the act's own. */
const OF_AMENDMENT = /(?=§)(?<=(?<!\p{L})amend(?:\.|ment)s?\s[IVX]{1,6},\s)/uy;
/** "Act of March 3, 1899, ch. 425", "Harbor Act, ch. 9, § 1, 1 Stat. 53": the chapter is the act, in the laws of a session. */
const OF_SESSION = pattern(
  `(?=[Cc]h?(?:\\.|apter))(?<=${ACT_OF_DAY},?\\s{1,2})|(?=ch\\.\\s\\d{1,4},\\s(?:(?:§§?|[Ss]ecs?\\.|[Ss]ections?)[^;\\n]{1,40}?,\\s)?\\d{1,3}\\sStat\\.\\s\\d)`,
  'uy',
);

/** "Section 5 Holdings Ltd", "Article 3 Capital LLC": the name of a company. In full its form may begin an act's: "Section 4 Partnership Act 1890". */
const OF_COMPANY =
  /(?=\p{Lu}\p{Ll}+\s\d{1,3}[A-Z]?(?:\s(?:&\s)?\p{Lu}[\p{L}’'.-]{1,20}){0,4}?,?\s(?:Ltd|LLP|LLC|LP|PLC|plc|Inc|Corp|Pty|GmbH)(?!\p{L}))/uy;

/** What a word that counts provisions counts at an offset where it counts none. */
export function countsOther(text: string, at: number): 'judgment' | 'amendment' | 'session' | 'company' | undefined {
  if (matchAt(OF_COMPANY, text, at) !== null) return 'company';
  if (matchAt(OF_JUDGMENT, text, at) !== null) return 'judgment';
  if (matchAt(OF_AMENDMENT, text, at) !== null) return 'amendment';
  return matchAt(OF_SESSION, text, at) === null ? undefined : 'session';
}
