import type { Language } from '../../law';

const OPEN = '["“„«»‘]';
const CLOSE = '["”“»«’]';
const NAME = '[^"“”„«»‘’\\n]';

/** How one language defines: the first group of a pattern is the term. */
export interface DefinitionStyle {
  readonly language: Language;
  readonly pattern: RegExp;
  /** A text that it does not match defines nothing in this style: cheaper than the pattern. */
  readonly sign: RegExp;
}

/**
 * The styles of definition that are known. Each has its quotation marks or a phrase of its own, so that every text is
 * read for all of them.
 */
export const STYLES: readonly DefinitionStyle[] = [
  {
    // `"owner", in relation to a vessel, includes ...`, `“vessel” means ...`. Assumes that the term is quoted; known
    // failure: a term in bold type.
    language: 'en',
    sign: /["“‘]/u,
    pattern: new RegExp(
      `${OPEN}(${NAME}{1,80})${CLOSE}(?:\\s?\\([^()\\n]{0,80}\\))?(?:,[^"“”\\n.;:]{1,80},)?\\s(?:means|includes|has the (?:same )?meaning|have the (?:same )?meaning|refers to)(?!\\p{L})`,
      'gu',
    ),
  },
  {
    // `"양식업"이란 ... 말한다.`, `"어장"이라 함은`.
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
  {
    // `Betreiber ist, wer einen Hafen unterhält.` Assumes that the term opens its sentence. Known failure: a rule of that
    // form that defines nothing ("Täter ist, wer").
    language: 'de',
    sign: /\sist,\swer\s/u,
    pattern: /(?<=^|[.;:\n]\s{0,2}|\n\S{1,6}\s)(?:(?:Ein|Eine)\s)?(\p{Lu}[\p{L}-]{2,60})\sist,\swer(?!\p{L})/gu,
  },
  {
    // `「船舶」とは、…をいう。`, `この法律において「港」とは`, `「船舶等」という` is another's. Assumes corner brackets.
    language: 'ja',
    sign: /」とは/u,
    pattern: /「([^「」\n]{1,60})」とは(?=[、，]?)/gu,
  },
  {
    // `一 港 船が泊まる所をいう。`, in a list whose opening says that terms follow.
    language: 'ja',
    sign: /用語の(?:意義|定義)/u,
    pattern:
      /(?<=\n[ \u3000]{0,4}[一二三四五六七八九十]{1,4}[ \u3000])([^\s\u3000「」、。]{1,40})[ \u3000](?=[^\n]{2,400}を?いう。)/gu,
  },
  {
    // `“เรือ” หมายความว่า`, `"ท่าเรือ" ให้หมายความรวมถึง`
    language: 'th',
    sign: /หมายความ/u,
    pattern: new RegExp(`${OPEN}(${NAME}{1,80})${CLOSE}\\s{0,3}(?:ให้)?หมายความ(?:ว่า|รวมถึง|รวมตลอดถึง)`, 'gu'),
  },
  {
    // `On entend par « quai » un mur`, `« Navire » désigne tout engin`, `le terme « navire » s'entend de`
    language: 'fr',
    sign: /«|"|“/u,
    pattern: new RegExp(
      `(?:(?<!\\p{L})[Oo]n entend par(?:\\s:)?\\s{1,3}(?:les?\\s|la\\s|l['’])?${OPEN}\\s?(${NAME}{1,80}?)\\s?${CLOSE}|${OPEN}\\s?(${NAME}{1,80}?)\\s?${CLOSE}(?:,[^"“”«»\\n.;:]{1,80},)?\\s(?:désigne(?:nt)?|signifie(?:nt)?|s['’]entend(?:ent)?)(?!\\p{L}))`,
      'gu',
    ),
  },
  {
    // `Se entenderá por «buque» todo ingenio`, `A los efectos de esta ley, se entiende por dique:`, `«Muelle»: muro`
    language: 'es',
    sign: /«|"|“/u,
    pattern: new RegExp(
      `(?:(?<!\\p{L})(?:[Ss]e\\s)?(?:entiende|entenderá|entiéndese|entenderán|entienden)(?:\\sse)?\\spor\\s(?:el\\s|la\\s|los\\s|las\\s)?${OPEN}(${NAME}{1,80}?)${CLOSE}|${OPEN}(${NAME}{1,80}?)${CLOSE}\\s(?:significa|designa|se\\srefiere\\sa)(?!\\p{L}))`,
      'gu',
    ),
  },
  {
    // `1° « Navire » : tout engin`, `a) «Buque»: todo ingenio`: an item of a list of terms.
    language: 'fr',
    sign: /[«"“][^»"”\n]{1,80}[»"”]\s?:/u,
    pattern: new RegExp(
      `(?<=(?:^|\\n)[ \\t]{0,8}(?:\\S{1,6}\\s{1,2})?)${OPEN}\\s?(${NAME}{1,80}?)\\s?${CLOSE}\\s?:(?=\\s)`,
      'gu',
    ),
  },
];
/**
 * Definitions in brackets behind their meaning, first group the term. Assumes that what stands in front of the bracket in
 * its sentence says what the term means; known failure: a sentence of several clauses, all of which are given.
 */
export const BRACKETED: readonly DefinitionStyle[] = [
  {
    // `계약(이하 "공법상 계약"이라 한다)`, `도면[이하 이 항에서 “구분도”(區分圖)라 한다]`
    language: 'ko',
    sign: /이하\s/u,
    pattern:
      /[([][^()[\]"“\n]{0,60}이하\s[^()[\]"“\n]{0,20}["“]([^"“”\n]{1,30})["”](?:\([^()\n]{1,20}\))?\s?이?라\s?(?:한다|하며|하고|함)[^()[\]\n]{0,40}[)\]]/gu,
  },
  {
    // `a scheme for depositors (the “Fund”)`, `(hereinafter referred to as "quays")`
    language: 'en',
    sign: /\([^()\n]{0,40}["“]/u,
    pattern:
      /\((?:(?:hereinafter|in this \p{L}{2,20}|together|collectively|each),?\s)?(?:referred to as\s)?(?:the|an?)?\s?["“](?:the\s)?([^"“”()\n]{2,60})["”]\)/gu,
  },
  {
    // `Halter von Booten (im Folgenden: Bootshalter)`, `(nachfolgend „Kai“ genannt)`
    language: 'de',
    sign: /\((?:im\s[FfWw]|nach|künftig)/u,
    pattern:
      /\((?:im\s(?:[Ff]olgenden|[Ww]eiteren)|nachfolgend|nachstehend|künftig)(?:\s(?:nur|kurz|auch|als))?[:,]?\s{1,2}[„"“»]?(\p{Lu}[\p{L}\p{N} -]{2,60}?)[“"”«]?(?:\s(?:genannt|bezeichnet))?\)/gu,
  },
];
