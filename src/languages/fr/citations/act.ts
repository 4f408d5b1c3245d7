import { matchAt, type ActMention } from '../../citations/engine';
import { actReaders, NO_ABBREVIATION } from '../../citations/romance/act';
import type { OtherText } from '../../citations/romance/otherText';
import { pattern } from './patterns';
import { isBooked, LISTED_ORDINALS } from './units';

const HEADS =
  '(?:code|loi|décret(?:-loi)?|ordonnance|arrêté|règlement|directive|décision|constitution|convention|traité|accord|charte|statut|livre)';
const LINK = ",?\\s{1,2}(?:de\\snotre|de\\sl['’]actuel(?:le)?|du|de\\sla|de\\sl['’]|des|de|à\\sla|à\\sl['’]|au)\\s?";
const OWN = pattern(`${LINK}(?:présente?|présents)\\s${HEADS}(?!\\p{L})`, 'iuy');
const PREVIOUS = pattern(
  `,?\\s{1,2}(?:(?:du|de\\sla|de)\\s(?:mêmes?|cet(?:te)?|ce)\\s|(?:dudit|de\\sladite)\\s)${HEADS}(?!\\p{L})`,
  'iuy',
);
const UNION_ACT =
  /(?:règlement|directive|décision)(?:\s(?:délégué|d['’]exécution|cadre))?e?\s{1,2}(?:\((?:UE|CE|CEE|Euratom)(?:,\s?Euratom)?\)\s{1,2})?(?:n°\s?)?\d{1,4}\/\d{1,4}(?:\/(?:UE|CE|CEE))?/iuy;
/** What tells the kind of an act between its word and its number: "arrêté royal", "décret du gouvernement wallon". */
const KIND_WORD =
  '\\s{1,2}(?:organique|constitutionnelle|spéciale|(?:inter)?ministérielle?|royale?|grand-ducale?|préfectorale?|municipale?|fédérale?|cantonale?|impériale?|générale?|communale?|modifiée?|susvisée?|précitée?|de\\sla\\s(?:Région|Communauté|région|communauté)\\s\\p{L}[\\p{L}-]{2,20}|du\\s[Gg]ouvernement(?:\\s\\p{Ll}[\\p{L}-]{2,12}){0,3})';
/** "loi n° 78-17 du 6 janvier 1978", "loi du 29 juillet 1881", "loi organique n° 2001-692". */
const NUMBERED = pattern(
  `(?:loi(?:-programme)?|décret(?:-loi)?|ordonnance|arrêté|règlement(?=\\s(?:grand-ducal|ministériel|communal)))(?:${KIND_WORD}){0,2}\\s{1,2}(?:(?:n[°o]\\.?\\s?)?\\d{2,4}-\\d{1,5}(?:\\sdu\\s\\d{1,2}(?:er)?\\s\\p{L}{3,9}\\s\\d{4})?|(?:n°\\s?\\d{1,5}\\s)?du\\s\\d{1,2}(?:er)?\\s\\p{L}{3,9}\\s\\d{4})`,
  'iuy',
);
/** "loi sur les phares", "loi fédérale sur la navigation", "ordonnance relative aux phares": what a title says an act is about. */
const ABOUT = pattern(
  `(?:loi|décret|ordonnance|arrêté|règlement)(?:${KIND_WORD}){0,2}\\s(?:sur(?=\\sl(?:[ae]s?\\s|['’]))|relati(?:f|ve)s?(?=\\s(?:aux?\\s|à\\sl))|concernant(?=\\sl)|portant(?=\\s\\p{Ll}{4})|réglementant(?=\\sl)|instituant(?=\\s(?:une?|l)))`,
  'iuy',
);
const SHORT = /(?:loi|décret|ordonnance|arrêté|code|règlement|directive)(?!\p{L})/iuy;
const TITLED = /(?:code|constitution|convention|traité|charte|statut)(?!\p{L})/iuy;
const LINKED = pattern(LINK, 'iuy');
const UNLINKED = /,?\s{1,2}(?=Code\s|\p{Lu}[^\n,.]{2,30}?\d)/uy;
/** "art. 6, code des ports", "art. 8, loi n° 90-12": behind a comma a small letter does, where the name tells itself. */
const BEHIND_COMMA =
  /,\s{1,2}(?=code\s(?:d(?:es?|u)\s|d['’]|\p{Ll})|(?:loi|décret|ordonnance|arrêté)\s(?:\p{Ll}{4,20}\s)?(?:n[°o]|du\s\d|\d))/uy;
/** Behind such a name: that it is the one of the next provision. */
const PROVISION_NEXT = /,?\s{1,2}(?:(?:notamment|spécialement)\s)?(?:l['’]|les\s|son\s|ses\s)?[Aa]rt(?:icles?|s?\.)/uy;
/**
 * "art. 1240 C. civ.", "article 39 CGI", "art. 8 LPh", "article 12 C.c.Q.". Known failures: a word that stands behind an
 * article in a sentence in capitals and is none of the small ones here; a name with capitals inside ("DuPont").
 */
const ABBREVIATION = pattern(
  `,?\\s{1,2}(?:du\\s|de\\sla\\s|de\\sl['’])?(C(?:st|onst)\\.(?:\\sféd\\.)?|C\\.\\s?\\p{Ll}{2,8}\\.(?:\\s?\\p{Ll}{2,8}\\.)?|(?!S\\.A\\.|N\\.B\\.|S\\.[PC]\\.)\\p{Lu}\\.(?:\\p{L}\\.){1,5}|${NO_ABBREVIATION}(?:[A-Z]{2,6}|\\p{Lu}\\p{Ll}{0,3}(?:\\p{Lu}\\p{Ll}{0,3}){1,4})(?!\\p{L}))`,
  'uy',
);
/** "ancien article 5", "article 5 ancien", "article 5 du code des ports, dans sa rédaction antérieure à". */
export const OTHER_TEXTS: readonly OtherText[] = [
  {
    called: 'ancien',
    // "ex art. 5" is "by article 5" in Italian and Spanish.
    before: /(?<!\p{L})(?:(?:anciens?|anc\.)[\s-]{1,2}|ex-|(?<=[([]|\p{L}['’])ex\s)$/iu,
    behind: /\s{1,2}(?:\((?:anciens?|anc\.)\)|anciens?(?!\p{L})|anc\.)|,\sanciens?,/uy,
    clause:
      /,?\s{1,2}alors\s(?:applicables?|en\svigueur)|,?\s{1,2}(?:dans|selon)\s(?:sa|leur)s?\s(?:(?:rédaction|version|formulation)s?\s(?:(?:antérieure|ancienne)s?(?!\p{L})|alors\s(?:applicables?|en\svigueur)|(?:applicables?|en\svigueur)\s(?:avant|jusqu['’]aux?|jusqu['’]à)(?!\p{L}))|anciennes?\s(?:rédaction|version|formulation)s?)/uy,
  },
];
/**
 * "précité", "tous deux", a heading or the former number in brackets, the divisions that an article stands in. Known
 * failure: a bracket with another number.
 */
const BETWEEN =
  /(?:,?\s{1,2}in\sfine(?!\p{L}),?|,?\s{1,2}(?:précité|susvisé|susmentionné|susdit|nouveau|abrogé|modifié)e?s?(?!\p{L})|,?\s{1,2}(?:(?:tous|toutes)(?:\sdeux)?|respectivement|inclus|compris)(?!\p{L}),?|\s?\((?:anc(?:\.|iens?|iennement)|ex)[\s-][^()\n]{1,60}\)|\s?\([^()\d\n]{2,80}\)|,?\s{1,2}(?:du|de\sla|de\sl['’])\s?(?:chapitre|titre|livre|partie|(?:sous-)?section)\s(?:[IVXLC]{1,8}(?:er)?|\d{1,3}|premier|première|\p{Ll}{4,10}ième|second)(?![\p{L}\p{N}])){1,4}/uy;
const WORD = /\s{1,2}((?:[ldLD]['’])?)([\p{L}][\p{L}-]{0,39})(?!\p{L})/uy;
const ARTICLE = /^(?:la|les?)$/u;
const CONNECTOR = /^(?:de|du|des|la|le|les|aux|au|à)$/u;
/** A word that follows a noun of a title without a connector. */
const ADJECTIVE =
  /(?:al|ale|ales|aux|el|elle|elles|els|if|ive|ifs|ier|ière|iers|ique|iques|ire|ires|il|ile|iles|itimes?|ien|ienne|éen|éenne|éennes|ain|aine|ieure?s?|é|ée|ées|és)$/u;
/** A unit of law is no part of a title, nor is what goes back ("du même article"): another citation begins. */
const UNIT = /^(?:articles?|alinéas?|paragraphes?|annexes?|chapitres?|mêmes?)$/iu;
/** Behind "et", in front of what is no part of a title: another act, a paragraph. */
const BEGINS_ANEW = pattern(`^(?:${HEADS}s?|[IVX]{1,5})$`, 'iu');
const ORDINAL_PART = pattern(LISTED_ORDINALS, 'uy');
const isCited = (text: string, at: number): boolean => isBooked(text, at) || matchAt(ORDINAL_PART, text, at) !== null;
/** Verbs and particles that look like one. */
const NO_ADJECTIVE =
  /^(?:anciens?|précitée?s?|susvisée?s?|elle|elles|quel|quelle|celle|celles|il|tel|telle|relatif|relative|lire|dire)$/u;

/**
 * How far a title goes when only grammar can tell: nouns behind connectors, and adjectives. Assumes that a verb follows
 * without a connector. Examples: "du code de la consommation prévoit" ends at "consommation", "du code rural de la même
 * manière" at "rural". The resolver cuts a name back to the longest beginning that the corpus knows.
 */
function titleEnd(text: string, from: number, isLinked = false): number {
  let end = from;
  let at = from;
  let linked = isLinked;
  let joined = false;
  for (let words = 0; words < 16; words += 1) {
    const match = matchAt(WORD, text, at);
    if (match === null) break;
    const [whole, elided, word] = match as unknown as [string, string, string];
    at += whole.length;
    // "le code la procédure": an article joins nothing.
    if (elided === '' && ARTICLE.test(word) && !linked && !joined) break;
    if (elided === '' && CONNECTOR.test(word)) linked = true;
    else if (elided === '' && word === 'et') {
      linked = false;
      joined = true;
    } else if (UNIT.test(word) || (joined && BEGINS_ANEW.test(word)) || isCited(text, at - word.length)) break;
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
export const { actBehind, linkedActBehind } = actReaders({
  between: BETWEEN,
  own: OWN,
  previous: PREVIOUS,
  linked: LINKED,
  abbreviation: ABBREVIATION,
  others: OTHER_TEXTS,
  unlinkedAt,
  nameAt,
});

/** "loi modifiée du 3 mai 1990", "loi 90-12 du 3 mai 1990", as their titles say it. */
const officialNumber = (written: string): string =>
  written
    .replace(/\s(?:modifiée?|susvisée?|précitée?)(?=\s)/giu, '')
    .replace(/\s(?:no\.?\s?)?(?=\d{2,4}-\d)(?<!n°\s?)/iu, ' n° ');

/**
 * "article 5 Code civil", "art. 8 Loi n° 90-12": nothing links them, and a capital begins the name. "Article 5 Statut du
 * personnel" is a heading. Known failure: one that says "Code de conduite".
 */
function unlinkedAt(text: string, at: number): ActMention | undefined {
  const capital = matchAt(UNLINKED, text, at);
  const blank = capital ?? matchAt(BEHIND_COMMA, text, at);
  const mention = blank === null ? undefined : nameAt(text, at + blank[0].length);
  if (mention?.act.kind !== 'named') return undefined;
  return capital === null && matchAt(PROVISION_NEXT, text, mention.at) !== null ? undefined : mention;
}

function nameAt(text: string, at: number): ActMention | undefined {
  const union = matchAt(UNION_ACT, text, at);
  const whole = union ?? matchAt(NUMBERED, text, at);
  if (whole !== null) {
    const name = union === null ? officialNumber(whole[0]) : whole[0];
    return { act: { kind: 'named', name }, at: at + whole[0].length };
  }
  const titled = matchAt(TITLED, text, at);
  if (titled !== null) {
    const end = titleEnd(text, at + titled[0].length);
    const name = text.slice(at, end);
    const isBare = end === at + titled[0].length && titled[0].toLowerCase() !== 'constitution';
    return { act: { kind: isBare ? 'defined' : 'named', name }, at: end };
  }
  const about = matchAt(ABOUT, text, at);
  if (about !== null) {
    const end = titleEnd(text, at + about[0].length, true);
    return { act: { kind: 'named', name: text.slice(at, end) }, at: end };
  }
  const short = matchAt(SHORT, text, at);
  return short === null ? undefined : { act: { kind: 'defined', name: short[0] }, at: at + short[0].length };
}
