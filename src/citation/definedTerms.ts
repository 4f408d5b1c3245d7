import type { Language } from '../law';

/** A term that a text gives a meaning to. Offsets are UTF-16 code units, end exclusive. */
export interface TermDefinition {
  readonly term: string;
  /** Where the definition stands: the term with its meaning. */
  readonly start: number;
  readonly end: number;
}

/** The longest definition that is given whole, in UTF-16 code units. */
const LONGEST = 1_200;
/** The most definitions that are read from one text. */
const MOST = 500;

const OPEN = '["“„«»‘]';
const CLOSE = '["”“»«’]';
const NAME = '[^"“”„«»‘’\\n]';

/** How one language defines: the first group of a pattern is the term. */
interface Style {
  readonly language: Language;
  readonly pattern: RegExp;
  /** A text that it does not match defines nothing in this style: cheaper than the pattern. */
  readonly sign: RegExp;
}

/**
 * The styles of definition that are known. Each has its quotation marks or a phrase of its own, so that every text is
 * read for all of them.
 */
const STYLES: readonly Style[] = [
  {
    // `"owner", in relation to a vessel, includes ...`, `“vessel” means ...`. Assumes that the term is quoted; known
    // failures: a term in bold type, and one that is defined in brackets behind its meaning ("(the “Fund”)").
    language: 'en',
    sign: /["“‘]/u,
    pattern: new RegExp(
      `${OPEN}(${NAME}{1,80})${CLOSE}(?:\\s?\\([^()\\n]{0,80}\\))?(?:,[^"“”\\n.;:]{1,80},)?\\s(?:means|includes|has the (?:same )?meaning|have the (?:same )?meaning|refers to)(?!\\p{L})`,
      'gu',
    ),
  },
  {
    // `"양식업"이란 ... 말한다.`, `"어장"이라 함은`. Known failure: `(이하 "처분"이라 한다)`, which is read as a name.
    language: 'ko',
    sign: /["”](?:이?란|이?라 )/u,
    pattern: /["“]([^"“”\n]{1,60})["”]\s?(?:이?란|이?라\s?함은)(?=\s)/gu,
  },
  {
    // `Verbraucher im Sinne dieses Gesetzes ist ...`. Assumes that the term opens its sentence; known failure: a term that
    // an adjective stands before keeps it in its inflected form ("Gewerbliche Schiffe").
    language: 'de',
    sign: /Sinne?\s(?:dieser|dieses|der|des)/u,
    pattern:
      /(?<=^|[.;:\n]\s{0,2}|\n\S{1,6}\s)(?:(?:Der|Die|Das|Ein|Eine|Als)\s)?(\p{Lu}[\p{L}-]{2,60}(?:\s[\p{L}-]{2,40}){0,3}?)\s(?:im\sSinne|i\.\s?S\.)\s(?:diese[sr]|de[rs]\s(?:nachfolgenden|folgenden))\s\p{Lu}\p{L}{2,40}\s(?:ist|sind|gilt|gelten|bezeichnet|bedeutet)(?!\p{L})/gu,
  },
  {
    // `Im Sinne dieses Gesetzes ist Betreiber, wer ...`, `... sind Schiffe alle ...`
    language: 'de',
    sign: /Sinne?\s(?:dieser|dieses)/u,
    pattern:
      /(?<!\p{L})Im\sSinne\sdiese[sr]\s\p{Lu}\p{L}{2,40}\s(?:ist|sind)\s(?:(?:ein|eine)\s)?(\p{Lu}[\p{L}-]{2,60})(?=,|\s(?:wer|jede[rs]?|alle|die|der|das|eine?)(?!\p{L}))/gu,
  },
  {
    // `1. „Betreiber“ jede Person, ...`, `„Betreiber“ ist ...`, `der Ausdruck „Schiff“ bezeichnet ...`
    language: 'de',
    sign: /[„»]/u,
    pattern: new RegExp(
      `(?:(?<=(?:^|\\n)\\S{1,6}\\s{1,2})[„»](${NAME}{1,80})[“”«](?=\\s|:)|[„»](${NAME}{1,80})[“”«]\\s(?:(?:ist|sind)\\s(?:jede[rs]?|alle|eine?|der|die|das|wer)|bezeichne[nt]|bedeute[nt])(?!\\p{L}))`,
      'gu',
    ),
  },
];
/** `Im Sinne dieses Gesetzes sind`, `In dieser Verordnung bedeutet` before a list of terms. */
const GERMAN_LEAD =
  /(?<!\p{L})(?:im\sSinne|in|für\sdie\sZwecke)\sdiese[sr]\s\p{L}{3,40}\s(?:ist|sind|gelten|bedeute[nt]|bezeichne[nt])[^\n.;]{0,80}(?=\n)/iu;
/** `1. Betreiber: ...` in such a list. */
const GERMAN_ITEM = /(?<=\n\S{1,6}\s{1,2})(\p{Lu}[^\n:.;,„“"]{1,60}):(?=\s)/gu;

/**
 * The terms that a text of law defines, in its order, none twice: in English ("“vessel” means ..."), Korean
 * (`"어장"이란 ... 말한다`) and German (`Schiffe im Sinne dieses Gesetzes sind ...`, and the items of a list of terms). A
 * definition reaches to the end of its list item or paragraph, or to the next definition. Linear in the length of the text.
 */
export function findDefinitions(text: string): TermDefinition[] {
  const found = new Map<string, number>();
  for (const { sign, pattern } of STYLES) {
    if (sign.test(text)) for (const match of text.matchAll(pattern)) note(found, match[1] ?? match[2], match.index);
  }
  const lead = GERMAN_LEAD.exec(text);
  if (lead !== null) {
    const list = lead.index + lead[0].length;
    for (const match of text.slice(list).matchAll(GERMAN_ITEM)) note(found, match[1], match.index + list);
  }
  const ordered = [...found].sort(([, one], [, other]) => one - other).slice(0, MOST);
  return ordered.map(([term, start], at) => ({ term, start, end: endOf(text, start, ordered[at + 1]?.[1]) }));
}

function note(found: Map<string, number>, term: string | undefined, start: number): void {
  const name = term?.trim().replace(/,$/u, '') ?? '';
  if (name !== '' && !found.has(name)) found.set(name, start);
}

/** What leads over to the next item of a list: its marker too, where that stands before the next definition. */
const NEXT_ITEM = /\s*[\n;,]\s*(?:(?:and|or|und|oder)\s*)?(?:\(?\p{L}{1,3}\)|\d{1,3}[.)])?\s*$/u;

/** The lines of a list inside a definition belong to it, unless the next one stands before them. */
function endOf(text: string, start: number, next = text.length): number {
  const line = text.indexOf('\n', start);
  const isLead = line >= 0 && /[:,]\s*$/u.test(text.slice(start, line)) && line + 1 < next;
  const end = isLead ? next : line < 0 ? next : Math.min(line, next);
  const kept = text.slice(start, Math.min(end, start + LONGEST));
  return start + kept.replace(NEXT_ITEM, '').trimEnd().length;
}
