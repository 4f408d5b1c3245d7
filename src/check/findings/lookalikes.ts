import type { TextSpan } from '../../text';
import type { Observation } from '../finding';

/** How numbers of provisions go on, and what stands in front of an act's name. */
const NUMBER = '[\\p{L}\\p{N}().-]{0,12}';
const OF_ACT = '\\s(?:of|to|in)\\sthe\\s\\p{Lu}|\\s\\p{Lu}{3,8}(?!\\p{L})';
const RECITAL_NUMBER = '\\s\\(?\\d{1,3}(?!\\d)\\)?';

/**
 * What a citation looks like in the legal systems of the world, whether or not a grammar reads it. Assumption: these
 * marks in front of (or behind) a number are hardly ever anything else.
 */
const LOOKS = new RegExp(
  [
    '§{1,2}\\s{0,2}\\d[\\p{L}\\p{N}().-]{0,12}',
    '\\d{1,3}\\s(?:U\\.?S\\.?C\\.?|C\\.?F\\.?R\\.?)(?:\\s{0,2}§{0,2}\\s{0,2}[\\d.]{1,12})?',
    '(?<![\\p{L}])[Aa]rt(?:\\.|ikels?n?|icles?|ículos?|icolo|igo)\\s{0,2}(?:[LRD]\\.?\\s?)?\\d[\\p{L}\\p{N}().-]{0,12}',
    '제\\s?\\d{1,4}\\s?조(?:의\\s?\\d{1,2})?',
    '第\\s?[〇一二三四五六七八九十百千\\d０-９]{1,8}\\s?[条條]',
    'มาตรา\\s?[\\d๐-๙]{1,4}',
    'ม\\.\\s?[\\d๐-๙]{1,4}',
    // What English says in words and in the short forms of its books of citation; "r 3.4" is too plain alone.
    `(?<!\\p{L})(?:[Ss]ections?|[Ss]s?\\.?|[Rr]egs?\\.?|[Cc]ll?\\.?|[Ss]chs?\\.?)\\s\\d${NUMBER}(?=${OF_ACT})`,
    `(?<!\\p{L})rr?\\s\\d${NUMBER}(?=${OF_ACT})`,
    '(?<!\\p{L})(?:regs?|arts?|cll?)\\s\\d{1,4}[A-Z]?(?![\\p{L}\\p{N}%])',
    `(?<!\\p{L})[Ss]ections?\\s(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?=${OF_ACT})`,
    '(?<!\\p{L})(?:Paragraph|Par\\.)\\s\\d{1,4}[a-z]?(?=\\s(?:Absatz|Abs\\.|Satz|de[rs]\\s|\\p{Lu}\\p{L}*\\p{Lu}))',
    '(?<!\\p{L})(?:Paragraf|Abschnitt|Kap\\.|Anl\\.)\\s\\d{1,4}[a-z]?(?![\\p{L}\\p{N}])',
    `(?<!\\p{L})recitals?${RECITAL_NUMBER}`,
    // "considérant 3 navires" counts ships: only a noun stands behind an article, or in front of "du règlement".
    `(?<!\\p{L})(?:considérant|considerando)s?${RECITAL_NUMBER}(?=\\s(?:du|de|del)\\s)`,
    `(?<!\\p{L})(?:considérant|considerando)s?(?<=(?<!\\p{L})(?:[Ll](?:es?|os)|[Dd](?:u|es|el)|[Aa](?:ux?|l)|[Cc]es?|[Ee]l)\\s\\p{L}{11,13})${RECITAL_NUMBER}`,
  ].join('|'),
  'gu',
);

/**
 * What looks like a citation and was read as none: nothing is passed over in silence.
 * @param read the spans of the citations that were read, in order
 */
export function lookalikes(text: string, block: TextSpan, read: readonly TextSpan[]): Observation[] {
  const found: Observation[] = [];
  let next = 0;
  for (const { 0: shown, index } of text.slice(block.start, block.end).matchAll(LOOKS)) {
    const start = block.start + index;
    const end = start + shown.length;
    while (next < read.length && read[next]!.end <= start) next += 1;
    if ((read[next]?.start ?? Infinity) < end) continue;
    const message = `“${shown}” looks like a citation, but it could not be read and was not checked.`;
    found.push({ code: 'unchecked', start, end, message, fixes: [], related: [] });
  }
  return found;
}
