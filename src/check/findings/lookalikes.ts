import * as l10n from '@vscode/l10n';
import { inBasicPlane, type TextSpan } from '../../text';
import type { Observation } from '../finding';
import { GERMAN_ACT, MISPRINTS, misspeltUnits, OF_ACT as OF_MISPRINTED_ACT, TORN_OFF } from './misprints';

/** How numbers of provisions go on: 12a, 5.º, 6:162, 40.10b-5, (2)(a). */
const ON = '[\\p{L}\\p{N}º.:()-]{0,12}';
const NUMBER = `[\\d０-９]${ON}`;
/** A lone I is a pronoun in English, and C and D are grades. */
const ROMAN = '(?:[IVXLC]{2,7}|[VX])(?![\\p{L}\\p{N}])';
const words = (...all: readonly string[]): string => `(?:${all.join('|')})`;

/** What stands in front of an act's name, whatever the act is. */
const OF_ACT = '\\s(?:of|to|in)\\sthe\\s\\p{Lu}|\\s\\p{Lu}{3,8}(?!\\p{L})';
/** The name of an act in which a word says that it is one. */
const OF_LAW =
  "\\s(?:of|to|in)\\sthe\\s(?:[\\p{L}’'&-]{1,30}\\s){0,8}?(?:Acts?|Code|Law|Regulations?|Rules|Order|Ordinance|Bill|Directive|Treaty|Convention|Constitution|Statutes?|\\p{Lu}{2,8})(?!\\p{L})";
const ROMANCE_LAW =
  "\\s(?:de|du|del|della|do|da)\\s?(?:l[ao]?\\s|l['’]\\s?)?(?:loi|code|décret|ordonnance|[Ll]ey|[Cc]ódigo|[Dd]ecreto|[Ll]ei|legge|codice|decreto)(?!\\p{L})";
const SHORT_UNIT = '(?:[Ss]chs?|[Pp]ts?|[Cc]hs?|paras?|sub-?paras?|ss?|rr?|regs?|arts?|cll?)\\.?\\s\\d{1,4}[A-Za-z]?';
const RECITAL_NUMBER = '\\s\\(?\\d{1,3}(?!\\d)\\)?';

/** Signs for a provision in the laws of the world, and the words of scripts that do not part them by blanks. */
const SIGNS: readonly string[] = [
  // Signs: "§ 5", and behind the number as in Sweden and Finland: "5 kap. 3 §".
  `§{1,2}\\s{0,2}${NUMBER}`,
  '(?<![\\p{L}\\p{N}.,§-])\\d{1,4}\\s?[a-z]?\\s?§{1,2}(?!\\s{0,2}\\d)',
  // American compilations.
  '\\d{1,3}\\s(?:U\\.?S\\.?C\\.?|C\\.?F\\.?R\\.?)(?:\\s{0,2}§{0,2}\\s{0,2}[\\d.]{1,12})?',
  '(?<![\\p{L}\\p{N}.,])\\d{1,4}\\.\\s(?:cikk|pants|panta|straipsn\\p{L}{1,4}|maddes\\p{L}{1,4})(?!\\p{L})',
  '(?:ماد[ةه]|סעיף|धारा)\\s{0,2}\\(?\\p{Nd}{1,4}',
  // Scripts without blanks.
  '제\\s?\\d{1,4}\\s?조(?:의\\s?\\d{1,2})?',
  '第\\s?[〇一二三四五六七八九十百千零\\d０-９]{1,8}\\s?[条條]',
  '(?:มาตรา|ม\\.)\\s?[\\d๐-๙]{1,4}',
];

/** What each of the signs begins with, those of misprints too: at most places of a text none does. */
const SIGN_STARTS = '§\\d０-９$&(مסध제체쩨第笫苐ม';

/**
 * Words for a provision with their numbers. Those that may say something else are taken only where an act is spoken of
 * behind the number.
 */
const WORDS: readonly string[] = [
  // Words that say "article" or "section" and hardly anything else.
  `${words('[Aa]rt(?:\\.|ikk?el[ns]?|icles?|ículos?|icol[oi]|icolul(?:ui)?|igos?|ykuł(?:u|em|y)?)')}\\s{0,2}(?:[LRD]\\.?\\s?)?${NUMBER}`,
  `[Aa]rts?\\.?º\\s?${NUMBER}`,
  `${words('Art(?:\\.|ikel|icle|ículo|icolo|igo)')}\\s${ROMAN}`,
  `${words('[čČ]l\\.', '[čČ]lán(?:ek|ku|ok)', '[čČ]lan(?:ak|ka|a)', '[čČ]len[u]?', '[Pp]asal', '[đĐ]iều', '[Mm]adde')}\\s{0,2}${NUMBER}`,
  '\\p{Lu}{2,5}\\sm\\.\\s\\d{1,4}',
  `${words('[Сс]т\\.', '[Сс]тать[яиейёю]{1,3}', '[Сс]татт[яіею]', '[Чч]л\\.', '[Чч]лен')}\\s{0,2}${NUMBER}`,
  `${words('[ΆΑάα]ρθρ(?:ο|ου|α|ων)', '[Αα]ρθ\\.')}\\s{0,2}${NUMBER}`,
  // English words and the short forms of its books of citation; "r 3.4" and "Part 2" are too plain alone.
  `${words('[Pp]arts?', '[Pp]ts?\\.?', '[Cc]hapters?', '[Cc]hs?\\.?', '[Tt]itles?', '[Ss]chedules?', '[Rr]ules?', '[Oo]rders?', '[Pp]ara(?:graph)?s?\\.?', '[Cc]lauses?', '[Rr]ecitals?')}\\s(?:${NUMBER}|${ROMAN}|I)(?=${OF_LAW})`,
  `${words('regs?', 'arts?', 'cll?')}\\s\\d{1,4}[A-Z]?(?![\\p{L}\\p{N}%])`,
  `${SHORT_UNIT},?\\s${SHORT_UNIT}(?![\\p{L}\\p{N}])`,
  // German words for what is mostly a sign or an abbreviation.
  `${words('Paragraph', 'Par\\.')}\\s\\d{1,4}[a-z]?(?=\\s(?:Absatz|Abs\\.|Satz|de[rs]\\s|\\p{Lu}\\p{L}*\\p{Lu}))`,
  `${words('Paragraf', 'Abschnitt', 'Kap\\.', 'Anl\\.')}\\s\\d{1,4}[a-z]?(?![\\p{L}\\p{N}])`,
  `${words('Z')}\\s\\d{1,3}(?=\\s(?:lit|leg|iVm|i\\.|de[rs]\\s[\\p{Lu}§]))`,
  // What goes back, with a number alone. Known failure: the number is of a page.
  `${words('[Ii]bid(?:em)?', '[Ii]bídem', '[Ee]bd', '[Ee]benda')}\\.?,?\\s\\d{1,4}(?!\\d|[./]\\d)(?:[a-z](?!\\p{L}))?`,
  // What lies in front, nobody says how many.
  `${words('art[íi]culos', 'apartados', 'párrafos')}\\s(?:anteriores|precedentes)(?!\\p{L})`,
  `${words('articles', 'paragraphes', 'alinéas')}\\sprécédents(?!\\p{L})`,
  `${words('[Vv]orstehenden')}\\s(?:Vorschriften|Bestimmungen|Absätzen?)(?!\\p{L})`,
  // A German act in front of a bare number of two digits or more; a book of the Sozialgesetzbuch is numbered itself.
  `(?=\\p{Lu}\\p{L}{2,13}\\s\\d)(?!SGB\\s\\d{2}(?!\\d))${GERMAN_ACT}\\s(?!(?:1[6-9]|20)\\d\\d(?!\\d))\\d{2,4}[a-z]?(?![\\p{L}\\p{N}/%-]|[.,:]\\d|\\.?\\s?(?!Abs|Satz|Nr|Der|Die|Das|Ein)\\p{Lu}|\\s\\d)`,
  // Parts of a provision of an act in Romance languages.
  `${words('al(?:\\.|inéas?)', 'apartados?', 'párrafos?', 'commi?', 'alíneas?', 'incisos?', 'n\\.?º')}\\s[\\p{N}\\p{L}]{1,4}\\)?º?(?=${ROMANCE_LAW})`,
  // Recitals in a text of another language, without an act; "considérant 3 navires" counts ships: only a noun stands behind
  // an article, or in front of "du règlement".
  `${words('recitals?', '[Oo]verweging(?:en)?', '[Mm]otyw(?:u|ie)?')}${RECITAL_NUMBER}`,
  `${words('considérant', 'considerando')}s?${RECITAL_NUMBER}(?=\\s(?:du|de|del|do|da)\\s)`,
  `${words('considérant', 'considerando')}s?(?<=(?<!\\p{L})(?:[Ll](?:es?|os)|[Dd](?:u|es|el)|[Aa](?:ux?|l)|[Cc]es?|[Ee]l|[Oo])\\s\\p{L}{11,13})${RECITAL_NUMBER}`,
];

/** Words that say so only where {@link OF_ACT} stands behind the number. */
const WORDS_OF_ACT: readonly string[] = [
  `${words('[Ss]ections?', '[Ss]s?\\.?', '[Rr]egs?\\.?', '[Cc]ll?\\.?', '[Ss]chs?\\.?', 'rr?\\.?')}\\s${NUMBER}`,
  `${words('[Ss]ections?')}\\s(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)`,
  `${words('Recitals?')}${RECITAL_NUMBER}`,
];

/**
 * What a citation looks like in the legal systems of the world, whether or not a grammar reads it. Assumption: these
 * marks beside a number are hardly ever anything else. Known failures: a word for a provision of a language that is not
 * here; "Art. 4711" of a catalogue.
 */
const LOOKALIKE = new RegExp(
  inBasicPlane(
    [
      `(?=[${SIGN_STARTS}])${words(...SIGNS, ...MISPRINTS.signs)}`,
      `(?<![\\p{Ll}\\p{Lu}\\p{Lt}])${words(
        ...WORDS,
        ...MISPRINTS.words,
        `${words(...WORDS_OF_ACT)}(?=${OF_ACT})`,
        `${words(...MISPRINTS.wordsOfAct)}${OF_MISPRINTED_ACT}`,
      )}`,
    ].join('|'),
  ),
  'gu',
);

/**
 * What looks like a citation and was read as none: nothing is passed over in silence.
 * @param read the spans of the citations that were read, in order
 */
export function lookalikes(text: string, block: TextSpan, read: readonly TextSpan[]): Observation[] {
  const part = text.slice(block.start, block.end);
  const looks = [...part.matchAll(LOOKALIKE)].map(({ 0: match, index }) => ({
    start: block.start + index,
    end: block.start + index + match.replace(/[.:(-]+$/u, '').length,
  }));
  const misspelt = misspeltUnits(part).map(({ start, end }) => ({
    start: block.start + start,
    end: block.start + end,
  }));
  const found = [...looks, ...misspelt].sort((one, other) => one.start - other.start);
  const torn = tornOff(text, block, read);
  const known = [...read, ...torn].sort((one, other) => one.start - other.start);
  return [...unread(found, known), ...torn]
    .sort((one, other) => one.start - other.start)
    .map(({ start, end }) => {
      const message = l10n.t(
        '“{0}” looks like a citation, but it could not be read and was not checked.',
        text.slice(start, end),
      );
      return { code: 'unchecked', start, end, message, fixes: [], related: [] };
    });
}

/** Those of some spans that touch none that was read, nor another of them; both in order. */
function unread(found: readonly TextSpan[], read: readonly TextSpan[]): TextSpan[] {
  const kept: TextSpan[] = [];
  let next = 0;
  for (const span of found) {
    while (next < read.length && read[next]!.end <= span.start) next += 1;
    if ((read[next]?.start ?? Infinity) < span.end || span.start < (kept.at(-1)?.end ?? 0)) continue;
    kept.push(span);
  }
  return kept;
}

/** Citations of which not all was read, with the rest. */
function tornOff(text: string, block: TextSpan, read: readonly TextSpan[]): TextSpan[] {
  return read.flatMap(({ start, end }, index) => {
    TORN_OFF.lastIndex = end;
    const rest = TORN_OFF.exec(text)?.[0].length ?? 0;
    const isRead = (read[index + 1]?.start ?? Infinity) < end + rest;
    return rest === 0 || isRead || end + rest > block.end ? [] : [{ start, end: end + rest }];
  });
}
