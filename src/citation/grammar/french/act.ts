import { matchAt, type ActMention } from '../engine';
import { actBehindBy, NO_ABBREVIATION } from '../romance/act';

const HEADS =
  '(?:code|loi|décret(?:-loi)?|ordonnance|arrêté|règlement|directive|décision|constitution|convention|traité|accord|charte|statut|livre)';
const LINK = ",?\\s{1,2}(?:du|de\\sla|de\\sl['’]|des|de|à\\sla|à\\sl['’]|au)\\s?";
const OWN = new RegExp(`${LINK}(?:présente?|présents)\\s${HEADS}(?!\\p{L})`, 'iuy');
const PREVIOUS = new RegExp(
  `,?\\s{1,2}(?:(?:du|de\\sla|de)\\s(?:mêmes?|cet(?:te)?|ce)\\s|(?:dudit|de\\sladite)\\s)${HEADS}(?!\\p{L})`,
  'iuy',
);
const UNION_ACT =
  /(?:règlement|directive|décision)(?:\s(?:délégué|d['’]exécution|cadre))?e?\s{1,2}(?:\((?:UE|CE|CEE|Euratom)(?:,\s?Euratom)?\)\s{1,2})?(?:n°\s?)?\d{1,4}\/\d{1,4}(?:\/(?:UE|CE|CEE))?/iuy;
/** "loi n° 78-17 du 6 janvier 1978", "loi du 29 juillet 1881", "loi organique n° 2001-692". */
const NUMBERED =
  /(?:loi|décret(?:-loi)?|ordonnance|arrêté)(?:\s(?:organique|constitutionnelle|ministériel))?\s{1,2}(?:n°\s?\d{2,4}-\d{1,5}(?:\sdu\s\d{1,2}(?:er)?\s\p{L}{3,9}\s\d{4})?|du\s\d{1,2}(?:er)?\s\p{L}{3,9}\s\d{4})/iuy;
const SHORT = /(?:loi|décret|ordonnance|arrêté|code|règlement|directive)(?!\p{L})/iuy;
const TITLED = /(?:code|constitution|convention|traité|charte|statut)(?!\p{L})/iuy;
const LINKED = new RegExp(LINK, 'iuy');
/**
 * "art. 1240 C. civ.", "article 39 CGI", "article 3 CP". Known failure: a word that stands behind an article in a sentence
 * in capitals and is none of the small ones here.
 */
const ABBREVIATION = new RegExp(
  `,?\\s{1,2}(?:du\\s|de\\sla\\s|de\\sl['’])?(C\\.\\s?\\p{Ll}{2,8}\\.(?:\\s?\\p{Ll}{2,8}\\.)?|${NO_ABBREVIATION}[A-Z]{2,6}(?!\\p{L}))`,
  'uy',
);
/** "et suivants", a heading in brackets, the divisions that an article stands in. Known failure: a bracket with a number. */
const BETWEEN =
  /(?:\s{1,2}(?:et\s)?(?:suivante?s?(?!\p{L})|ss?\.)|\s{1,2}in\sfine(?!\p{L})|\s?\([^()\d\n]{2,80}\)|,?\s{1,2}(?:du|de\sla|de\sl['’])\s?(?:chapitre|titre|livre|partie|(?:sous-)?section)\s(?:[IVXLC]{1,8}(?:er)?|\d{1,3}|premier|première|\p{Ll}{4,10}ième|second)(?![\p{L}\p{N}])){1,4}/uy;
const WORD = /\s{1,2}((?:[ldLD]['’])?)([\p{L}][\p{L}-]{0,39})(?!\p{L})/uy;
const CONNECTOR = /^(?:de|du|des|la|le|les|aux|au|à)$/u;
/** A word that follows a noun of a title without a connector. */
const ADJECTIVE =
  /(?:al|ale|ales|aux|el|elle|elles|els|if|ive|ifs|ier|ière|iers|ique|iques|ire|ires|il|ile|iles|itimes?|ien|ienne|ain|aine|ieure?s?|é|ée|ées|és)$/u;
/** A unit of law is no part of a title: another citation begins. */
const UNIT = /^(?:articles?|alinéas?|paragraphes?|annexes?|chapitres?)$/iu;
const ACT_WORD = new RegExp(`^${HEADS}s?$`, 'iu');
/** Verbs and particles that look like one. */
const NO_ADJECTIVE = /^(?:elle|elles|quel|quelle|celle|celles|il|tel|telle|relatif|relative|lire|dire)$/u;

/**
 * How far a title goes when only grammar can tell: nouns behind connectors, and adjectives. Assumes that a verb follows
 * without a connector. Example: "du code de la consommation prévoit" ends at "consommation". Known failures: "du code
 * rural de la même manière" takes "de la même"; the resolver cuts a name back to the longest beginning that the corpus
 * knows.
 */
function titleEnd(text: string, from: number): number {
  let end = from;
  let at = from;
  let linked = false;
  let joined = false;
  for (let words = 0; words < 16; words += 1) {
    const match = matchAt(WORD, text, at);
    if (match === null) break;
    const [whole, elided, word] = match as unknown as [string, string, string];
    at += whole.length;
    if (elided === '' && CONNECTOR.test(word)) linked = true;
    else if (elided === '' && word === 'et') {
      linked = false;
      joined = true;
    } else if (UNIT.test(word) || (joined && ACT_WORD.test(word))) break;
    else if (linked || /^[dD]/u.test(elided) || isOfTitle(word)) {
      end = at;
      linked = false;
      joined = false;
    } else break;
  }
  return end;
}

const isOfTitle = (word: string): boolean =>
  (ADJECTIVE.test(word) && !NO_ADJECTIVE.test(word)) || /^\p{Lu}/u.test(word);

/** "du code de la consommation", "de la loi n° 78-17", "de la présente loi", "dudit code"; undefined when none is said. */
export const actBehind = (text: string, at: number): ActMention | undefined =>
  actBehindBy({ ...PATTERNS, abbreviation: ABBREVIATION }, text, at);

/** As {@link actBehind}, without abbreviations: "section 2 API" cites nothing. */
export const linkedActBehind = (text: string, at: number): ActMention | undefined =>
  actBehindBy({ ...PATTERNS, abbreviation: undefined }, text, at);

const PATTERNS = { between: BETWEEN, own: OWN, previous: PREVIOUS, linked: LINKED, nameAt };

function nameAt(text: string, at: number): ActMention | undefined {
  const whole = matchAt(UNION_ACT, text, at) ?? matchAt(NUMBERED, text, at);
  if (whole !== null) return { act: { kind: 'named', name: whole[0] }, at: at + whole[0].length };
  const titled = matchAt(TITLED, text, at);
  if (titled !== null) {
    const end = titleEnd(text, at + titled[0].length);
    const name = text.slice(at, end);
    const isBare = end === at + titled[0].length && titled[0].toLowerCase() !== 'constitution';
    return { act: { kind: isBare ? 'defined' : 'named', name }, at: end };
  }
  const short = matchAt(SHORT, text, at);
  return short === null ? undefined : { act: { kind: 'defined', name: short[0] }, at: at + short[0].length };
}
