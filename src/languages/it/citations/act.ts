import { matchAt, type ActMention } from '../../citations/engine';
import { actReaders, NO_ABBREVIATION } from '../../citations/romance/act';
import type { OtherText } from '../../citations/romance/otherText';
import { officialNameAt } from './officialNames';
import { pattern } from './patterns';

const HEADS =
  '(?:legge|decreto(?:[-\\s]legge|\\slegislativo)?|regio\\sdecreto|codice|costituzione|regolamento|statuto|direttiva|decisione|ordinanza|testo\\sunico|convenzione|trattato|carta|patto|disposizioni|norme|protocollo)';
/** Larger parts of an act, of which a text says "del presente capo". */
const PARTS = '(?:capo|titolo|libro|sezione|parte|allegato)';
/** What stands between "della" and the name, and tells nothing: "della citata legge", "del nuovo codice". */
const ADJECTIVE =
  '(?:(?:(?:so(?:pra)?|suc|pre)?citat|predett|suddett|anzidett|medesim|stess|richiamat|(?:sum)?menzionat|ricordat|suindicat|indicat|nuov|nostr|vigent)[oaie]|vigente|attuale|c\\.\\s?d\\.|cosiddett[oa])\\s{1,2}';
const OF =
  "(?:del(?:la|lo|le)?\\s{1,2}|dell['’]\\s?|dei\\s{1,2}|degli\\s{1,2}|d['’]\\s?|di\\scui\\s(?:al(?:la)?\\s|all['’]))";
const LINKED = pattern(`,?\\s{1,2}${OF}(?:${ADJECTIVE}){0,2}`, 'iuy');
const OWN = pattern(`,?\\s{1,2}(?:${OF}presente|di\\squest[oa])\\s(?:${HEADS}|${PARTS})(?!\\p{L})`, 'iuy');
/** Behind such a word a name goes on: "della citata legge n. 241", "dello stesso codice civile". */
const NAMED_ON = `(?!\\p{L}|,?\\s{1,2}(?:n[.°]|\\d|\\((?:UE|CE)|civile|penale|di\\s|del(?:la|lo|le)?\\s|dell['’]|dei\\s|degli\\s|sul|legislativo|regionale|provinciale|costituzionale))`;
const PREVIOUS = pattern(
  `,?\\s{1,2}(?:${OF}(?:${ADJECTIVE})${HEADS}${NAMED_ON}|di\\s(?:dett|tal|quell|codest)[aoe]\\s${HEADS}${NAMED_ON}|${OF}${HEADS}\\s(?:stess|medesim|(?:pre|so(?:pra)?)?citat|predett)[oa](?!\\p{L})|(?:del(?:lo)?|della)\\s(?:stess|medesim)[oa](?=\\s{0,2}(?:[,.;:)]|$)|\\s(?:è|sono|non|si|ha|hanno|prevede|dispone|stabilisce|e|o)(?!\\p{L}))|(?:op\\.\\s)?cit\\.|cit(?!\\p{L})|ibidem(?!\\p{L}))`,
  'iuy',
);
/** "regolamento (UE) 2016/679", "reg. UE n. 2016/679", "direttiva 95/46/CE", "regolamento di esecuzione (UE) 2019/5". */
const UNION_ACT =
  /(reg(?:olamento|\.)|dir(?:ettiva|\.)|dec(?:isione|\.))(?:\s(?:quadro|delegat[oa]|di\sesecuzione|d['’]esecuzione))?\s{0,2}(?:\(?((?:UE|CE|CEE|Euratom)(?!\p{L}))\)?\s{0,2})?(?:n\.?\s?)?(\d{1,4}\/\d{1,4}(?:\/(?:UE|CE|CEE|GAI|PESC|Euratom))?)(?!\d)/iuy;
const UNION_KINDS: Readonly<Record<string, string>> = { r: 'regolamento', d: 'direttiva' };

/** Abbreviations that stand behind a citation and are no act's. */
const NO_WORD =
  '(?!(?:artt?|co|comm|lett?|nn?|num|ss?|segg?|cpv|cit|ult|par|parr|cass|sent|sez|pagg?|trib|app|corte|cfr|ecc|es|sigg?|avv|dott|prof|vol|v|vd|ric|ud|red|rel|est)\\.)';
const NO_ACT =
  '(?!(?:s\\.?\\s?p\\.?\\s?a|s\\.?\\s?r\\.?\\s?l|s\\.n\\.c|s\\.a\\.s|c\\.d|p\\.m|p\\.a|g\\.i\\.p|g\\.u\\.p|g\\.e|c\\.t\\.u|u\\.s|n\\.d\\.r|p\\.q\\.m|c\\.d\\.a|i\\.v\\.a|o\\.d\\.g|u\\.e|t\\.a\\.r|a\\.n\\.a\\.c|u\\.c|p\\.es|a\\.d|n\\.b)\\.)';
/** "c.c.", "t.u.b.", "c.p.m.p.": two such words or more without a blank. */
const COMPACT = `(?:${NO_WORD}\\p{L}{1,6}\\.){2,6}`;
/** "cod. proc. civ.", "disp. att. e trans. c.p.p.", "c. p. c.": with blanks; what has none ends it. */
const DOTTED = pattern(
  `${NO_ACT}(?:${COMPACT}|(?:${NO_WORD}\\p{L}{1,7}\\.\\s(?:e\\s(?=trans|coord|fin))?(?=\\p{Ll}|\\p{Lu}\\p{L}{0,6}\\.)){1,4}(?:${COMPACT}|${NO_WORD}\\p{L}{1,7}\\.))`,
  'uy',
);
/** "cod. strada", "t.u. edilizia", "l. fallimentare": a head that is abbreviated in front of a word that is not. */
const SHORT_HEAD =
  /(?:[Cc]od\.|[Cc]\.|[Tt]\.\s?[Uu]\.|TU|[Ll]\.|[Ss]t(?:at)?\.|[Oo]rd\.|[Rr]eg\.|[Cc]onv\.|[Dd]isp\.(?:\s?(?:att|trans|prel)\.)?)\s{1,2}(?:(?:di|della|del|dei|degli|delle|sul|sulla|sugli|sui)\s|dell['’]|sull['’])?(?!(?:per|con|che|nel|nella|del|della|dal|non|sono|come|anche|ovvero|nonché|oppure|salvo|quale|quando)(?!\p{L}))\p{L}{4,24}(?!\p{L})/uy;
/** One word alone; those in small letters are what lawyers type in haste. */
const WORD = pattern(
  `(?:[Cc]ost(?:\\.|ituzione(?!\\p{L}))|(?:[Dd]isp\\.\\s)?prel(?:\\.|eggi(?!\\p{L}))|Preleggi(?!\\p{L})|(?:cc|cpc?|cpp|cpa|ccii?|cds|cnav|tub|tuf|tuir|tuel|tfue|cedu)(?![\\p{L}\\p{N}])|(?!(?:UE|CE|CEE|USA|ONU|SPA|SRL|SNC|SAS|PA|PM|GIP|GUP|CTU|CDA|TAR|ANAC|INPS|INAIL|CONSOB|IVASS|GU|GUUE|GURI|CGUE|EDU|SU|SSUU|NDR|PQM|MEF|AGCM|Sez|All|Art)(?![\\p{L}\\p{N}]))${NO_ABBREVIATION}(?:[A-Z]{2,6}|\\p{Lu}\\p{Ll}{0,3}(?:\\p{Lu}\\p{Ll}{0,3}){1,4})(?![\\p{L}\\p{N}&]))`,
  'uy',
);
/** "in fine", "ultima parte", a heading in brackets, the divisions that an article stands in. Known failure: a bracket with a number. */
const BETWEEN =
  /(?:,?\s{1,2}(?:in\sfine|(?:prima|seconda|ultima)\sparte|tutti|entrambi|cpv\.?|e\srelativ[oi]\s\p{L}{4,12}|u\.\s?c\.|ult(?:im[ao]|\.)\s(?:co(?:mma|\.)|periodo|parte|cpv\.))(?!\p{L}),?|,?\s{1,2}e\s(?:seguenti|segg?\.|ss\.?|successiv[ei])(?!\p{L})|,?\s{1,2}(?:ss|segg?)\.?(?![\p{L}\p{N}])|,?\s{1,2}cit\.,?(?=\s(?:del(?:la|lo)?\s|dell['’]|d\.|l\.\s|c\.\p{L}))|\s?\([^()\d\n]{2,80}\)|,?\s{1,2}(?:(?:so(?:pra)?|suc|pre)?citat|predett|suddett|richiamat|(?:sum)?menzionat)[oi](?!\p{L})|,?\s{1,2}(?:del\s|della\s)(?:[Cc]apo|[Tt]itolo|[Ll]ibro|[Pp]arte|[Ss]ezione)\s(?:[IVXLC]{1,8}|\d{1,3}|\p{L}{4,10}[oa])(?![\p{L}\p{N}])){1,4}/uy;
/** "vecchio art. 5", "art. 5 previgente", "nel testo anteriore alla riforma". */
export const OTHER_TEXTS: readonly OtherText[] = [
  {
    called: 'previgente',
    before: /(?<!\p{L})(?:previgenti?|vecchi[oi]?|abrogat[oi]|ante\sriforma)\s{1,2}$/iu,
    behind:
      /\s{1,2}(?:\((?:previgente|vecchio\stesto|abrogato|v\.t\.|ante\sriforma)\)|previgent[ei](?!\p{L})|abrogat[oi](?!\p{L})|v\.t\.)/uy,
    clause:
      /,?\s{1,2}(?:nel(?:la)?\s(?:su[oa]\s)?(?:testo|formulazione|versione)\s(?:previgente|anteriore|precedente|abrogat[oa]|vigente\s(?:prima|anteriormente|fino|all['’]epoca|ratione)|antecedente|allora\svigente)|vigente\sratione\stemporis|ratione\stemporis)(?!\p{L})/uy,
  },
];

const NEXT =
  /\s{1,2}((?:d|dell|all|sull|nell|l|un)['’])?([\p{L}][\p{L}-]{0,39})(?!\p{L})|((?:d|dell|all|sull|nell|l)?['’])([\p{L}][\p{L}-]{0,39})(?!\p{L})/uy;
/** Cut short in front of a noun, it begins what is said next: "del codice dei porti l'autorità vigila". */
const ARTICLE = /^(?:l|un)['’]/iu;
const CONNECTOR = /^(?:di|del|della|dello|dei|degli|delle|sul|sulla|sullo|sui|sugli|sulle)$/iu;
/** Behind "in": what a title is about. */
const SUBJECT = /\smateria\s(?=d)/uy;
const ACT_WORD = pattern(`^(?:${HEADS}|contratt[oi])$`, 'iu');
/** A word that follows a noun of a title without a connector. */
const QUALIFIER =
  /(?:al[ei]|il[ei]|iv[oaie]|ic[oaie]|iche|ari[oae]?|an[oaie]|in[oi]|ori[oae]?|e[oai]|es[ei]|bil[ei]|at[oaie]|ut[oaie]|nt[ei]|izi[oae]?|ar[ei]|or[ei]|tt[oi]|os[oaie]|ur[oaie]|us[oaie]|iz[oaie])$/u;
/** Verbs and particles that look like one. */
const NO_QUALIFIER =
  /^(?:(?:rest|riguard|disciplin|regol|vieta|fiss|trov|oper|rimand|richiam)ano|che|come|sono|sia|siano|deve|devono|viene|vengono|prevede|prevedono|dispone|stabilisce|recita|regola|(?:pre|equi)?vale|quale|quali|tale|tali|quant[oaie]|quest[oaie]|stat[oaie]|dat[oaie]|fatt[oi]|sotto|dopo|contro|oltre|mediante|durante|attraverso|nonostante|secondo|salvo|ossia|ovvero|oppure|anche|mai|ormai|assai|quasi|ogni|proprio|stess[oaie]|medesim[oaie]|citat[oaie]|predett[oaie]|presente|presenti|vigente|vigenti|applicabile|applicabili|violat[oaie]|invocat[oaie]|abrogat[oaie]|modificat[oaie]|applicat[oaie]|contenut[oaie]|dettat[oaie]|previst[oaie]|cui|ai|agli|dai|lui|lei|noi|voi|poi|esso|essi|suo|suoi|loro|perch[eé]|allora|ancora|ora|altresì|infatti|tuttavia|piuttosto|rispetto|soltanto|tanto|pertanto|intanto|dunque|invece|fare|dare|essere|avere|nei|articol[oi]|comm[ai]|letter[ae]|allegat[oi]|convertit[oaie]|recant[ei]|concernent[ei]|relativ[oaie])$/iu;
const UNIT = /^(?:articol[oi]|art|artt|comm[ai]|letter[ae]|allegat[oi]|cap[oi]|titol[oi]|cui|quale|quali|quanto)$/iu;
const MOST_WORDS = 14;

/**
 * How far a title goes when only grammar can tell: nouns behind connectors, and adjectives. Assumes that a verb follows
 * without a connector. Example: "del codice dei porti prevede" ends at "porti". Known failure: a verb that ends as an
 * adjective does ("ha applicato" does not, "del codice civile dato" is listed).
 */
function titleEnd(text: string, from: number): number {
  let end = from;
  let at = from;
  let linked = false;
  for (let words = 0; words < MOST_WORDS; words += 1) {
    const match = matchAt(NEXT, text, at);
    if (match === null) break;
    const elided = match[1] ?? match[3];
    const word = (match[2] ?? match[4])!;
    at += match[0].length;
    if (UNIT.test(word)) break;
    if (elided === undefined && CONNECTOR.test(word)) linked = true;
    else if (elided === undefined && word === 'in' && matchAt(SUBJECT, text, at) !== null) {
      linked = false;
      at += ' materia'.length;
    } else if (ACT_WORD.test(word)) break;
    else if (elided === undefined && word === 'e' && !linked && end > from) continue;
    else if (linked || (elided !== undefined && !ARTICLE.test(elided)) || isOfTitle(word)) {
      end = at;
      linked = false;
    } else break;
  }
  return end;
}

const isOfTitle = (word: string): boolean =>
  (QUALIFIER.test(word) && !NO_QUALIFIER.test(word)) || /^\p{Lu}/u.test(word);

const HEAD = pattern(`${HEADS}(?!\\p{L})`, 'iuy');
/** Heads that are a name alone. */
const NAME_ALONE = /^costituzione$/iu;

/** "del codice civile", "della legge n. 241 del 1990", "c.c.", "del presente decreto"; undefined when none is said. */
export const { actBehind, linkedActBehind } = actReaders({
  between: BETWEEN,
  own: OWN,
  previous: PREVIOUS,
  linked: LINKED,
  abbreviation: undefined,
  others: OTHER_TEXTS,
  unlinkedAt,
  nameAt,
});

const ANNEXED = /\s{1,2}al(?:l['’]|(?:lo|la)?\s{1,2})/uy;

/** What a larger unit is of, behind it; an annex is one "to" its act: "allegato I al codice dei porti". */
export function groupActBehind(text: string, at: number, isAnnex: boolean): ActMention | undefined {
  const link = isAnnex ? matchAt(ANNEXED, text, at) : null;
  return link === null ? linkedActBehind(text, at) : nameAt(text, at + link[0].length);
}

const UNLINKED = /,?\s{1,2}/uy;

/** "art. 5 l. 241/1990", "art. 2043 c.c.", "art. 7 TUB", "art. 5, codice civile": nothing links them. */
function unlinkedAt(text: string, at: number): ActMention | undefined {
  const blank = matchAt(UNLINKED, text, at);
  const mention = blank === null ? undefined : nameAt(text, at + blank[0].length);
  return mention?.act.kind === 'named' ? mention : undefined;
}

const named = (name: string, at: number): ActMention => ({ act: { kind: 'named', name }, at });

function nameAt(text: string, at: number): ActMention | undefined {
  const union = matchAt(UNION_ACT, text, at);
  if (union !== null) return named(unionName(union), at + union[0].length);
  const official = officialNameAt(text, at);
  if (official !== undefined) return named(official.name, at + official.length);
  return abbreviationAt(text, at) ?? titleAt(text, at);
}

function unionName([, head, community, number]: RegExpExecArray): string {
  const kind = /^dec/iu.test(head!) ? 'decisione' : UNION_KINDS[head![0]!.toLowerCase()]!;
  return `${kind} ${community === undefined ? '' : `(${community.toUpperCase()}) `}${number!}`;
}

function abbreviationAt(text: string, at: number): ActMention | undefined {
  const short = matchAt(SHORT_HEAD, text, at);
  const dotted = matchAt(DOTTED, text, at);
  const found = [short, dotted, matchAt(WORD, text, at)].flatMap((match) => match?.[0].trimEnd() ?? []);
  const longest = found.reduce((one, other) => (other.length > one.length ? other : one), '');
  // An abbreviation ends in a consonant: the full stop of "cod. porti." ends the sentence.
  const name = longest.replace(/(?<=\p{L}{3}[aeio])\.$/u, '');
  return name === '' ? undefined : named(name, at + name.length);
}

function titleAt(text: string, at: number): ActMention | undefined {
  const head = matchAt(HEAD, text, at);
  if (head === null) return undefined;
  const from = at + head[0].length;
  const end = titleEnd(text, from);
  const name = text.slice(at, end);
  const isNamed = end > from || NAME_ALONE.test(name);
  return { act: { kind: isNamed ? 'named' : 'defined', name }, at: end };
}
