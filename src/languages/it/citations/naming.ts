import { editionInFront } from '../../citations/books';
import { dottedBehind } from '../../citations/dotted';
import type { Naming } from '../../citations/naming';
import { ofRelative, providedBy, statedBy } from '../../citations/providedBy';
import { commonNames } from './commonNames';
import { ORDINAL } from './numbers';
import { NUMBERED_NAME } from './officialNames';
import { pattern } from './patterns';
import { INSIDE, placed, WRITTEN_BY_ANYBODY } from './placed';

/**
 * Adjectives with endings that verbs lack, or nearly: "codice dei porti turistici" is not the codice dei porti. Known
 * failure: an adjective of another ending.
 */
const ADJECTIVE =
  '(?:al[ei]|il[ei]|iv[oaie]|ic[oaie]|iche|ari[oae]?|ian[oaie]|in[oi]|ori[oae]|es[ei]|bil[ei]|izi[oae]|ar[ei]|os[oaie])';
/** Of some states, which end in any way: "codice civile svizzero". */
const OF_STATE = '(?:svizzer|austriac|tedesc|spagnol|grec|polacc|russ|turc|slovacc|cec|bulgar|svedes|belg)[oaie]';
const NO_ADJECTIVE =
  '(?:tal[ei]|qual[ei]|come|quasi|oramai|mai|ormai|(?:pre|equi)?vale|sale|rileva|arriva|deriva|applica|unic[oaie]|part[ei]|anche|dove|altre|oltre|dopo|prima|insieme|allora|prescrive|scrive|riserva|conserva|priva|stabili|dic[eo]|indica|richiede|salvo|entrambi|dedica|qualifica|modifica|verifica|specifica|abolisc\\p{L}{1,3}|ogni|fare|dare|altresì|appare|pare|pone|dispone|impone|regola|incide|viene|avviene|deve|scrivo|provvede|prevede|pres[oaie]|fin[oi]|almeno|sino|vigor[ei]|attual[ei]|original[ei]|vigent[ei]|ori)(?!\\p{L})';

/** What says whose a provision is, whether or not anybody knows it: "del contratto", "di un accordo", "del nostro statuto". */
const GENITIVE =
  "(?:(?:del(?:la|lo)?|dei|degli|delle|di\\s(?:una?|uno|quest[oaie]|quel(?:la|lo)?|tal[ei]|dett[oaie]|ogni|ciascun[oa]?))\\s|(?:dell|di\\sun|di\\squell)['’])";
/** "del resto", "del pari": adverbs that look like one. */
const ADVERB = '(?:del\\s(?:resto|pari|tutto)|di\\stal\\s(?:modo|guisa)|di\\squesto\\spasso)(?!\\p{L})';
/** A noun without an article, which names no act: "l'articolo 12 di giornale". Not "di diritto", nor what a sentence commands to do. */
const NOUN =
  '\\s{1,2}di\\s(?!(?:fatto|diritto|regola|norma|solito|nuovo|conseguenza|seguito|talch[eé]|guisa|modo|tal[ei]?|certo|recente|applicazione|volta|ogni|tutt[oaie]|altr[oaie]|quant[oaie]|\\p{L}{2,20}[aei]r(?:e|si|l[aoie]|ne|vi|ci|gli))(?!\\p{L}))\\p{Ll}{4}';
/** "c.p.c.", "cod. nav.", "d.lgs.", "TUF": an abbreviation behind what nobody reads. */
const ABBREVIATION =
  '(?:[Cc]\\.\\s?(?:c|p|pen|civ|nav|proc|cons)\\.|[Cc]od\\.\\s\\p{Ll}|disp\\.\\satt\\.|[Dd]\\.\\s?(?:[Ll]gs|[Ll]|[Pp]|[Mm])\\.|[Ll]\\.\\s(?:n\\.|\\d)|TU\\p{Lu}{1,5}(?!\\p{L}))';
/** "c.n.", "c.d.s."; not "cpv.lett.", "c.d. pignoramento". */
const DOTTED = dottedBehind({
  heads: 'c|cod|l|d|r\\.d|t\\.\\s?u|reg|disp',
  counts: 'n\\.|del',
  but: 'artt?|co|comm|lett?|nn?|num|p|ss?|segg?|cpv|cit|ult|parr?|pagg?|all|punt|cfr|ecc|s\\.p\\.a|s\\.r\\.l|s\\.n\\.c|s\\.a\\.s|c\\.d(?=\\.\\s)|u\\.s|p\\.es|n\\.b|i\\.e|a\\.d',
});
/** Between two commas in front of what says whose the provision is: "l'art. 12, come pattuito, del contratto". */
const INSERTION = `,\\s(?!e\\s|o\\s)[^,;.:()§\\n]{2,80}(?=,\\s(?!${ADVERB})(?:${GENITIVE}|${ABBREVIATION}))`;

/** What texts do in a provision of their own. */
const PROVIDES =
  'preved(?:e|ono)|stabilisc(?:e|ono)|dispon(?:e|gono)|fissa(?:no)?|regola(?:no)?|disciplina(?:no)?|vieta(?:no)?|consente|consentono|impon(?:e|gono)|definisc(?:e|ono)|indica(?:no)?|precisa(?:no)?';

export const naming: Naming = {
  open: ['behind'],
  commonNames,
  conjunctions: 'e|ed|o|nonché|ovvero',
  prepositions: 'di|a',
  articles: "(?:il|gli|dei|degli)\\s|(?:del|al)?l['’]",
  partArticles: '(?:il|lo|la|gli|i|le)\\s',
  ofThisText: 'che\\s(?:precede|segue)|(?:di\\s)?(?:sopra|sotto)|precedent[ei]|seguent[ei]|supra|infra',
  joins: 'fino\\sa',
  ownText: 'presente|quest[oa]',
  kinds: [
    { said: /\slegge(?:\s\p{L}+)?$/iu, title: /(?<!\p{L})(?:legge|costituzione)(?!\p{L})/iu },
    { said: /\scodice(?:\s\p{L}+)?$/iu, title: /(?<!\p{L})codice(?!\p{L})/iu },
    { said: /\sdecreto[\p{L} -]{0,24}$/iu, title: /(?<!\p{L})decreto/iu },
    { said: /\sregolamento(?:\s\p{L}+)?$/iu, title: /(?<!\p{L})regolamento/iu },
    { said: /\sdirettiva(?:\s\p{L}+)?$/iu, title: /(?<!\p{L})direttiva/iu },
  ],
  ordinals: ORDINAL,
  parts: 'comm[ai]|period[oi]|letter[ae]|capovers[oi]|ipotesi|part[ei]|fras[ei]|alinea|proposizion[ei]|incis[oi]',
  asides: `,?\\se\\s(?:seguenti|segg?\\.|ss\\.)|,?\\scpv\\.|${INSERTION}`,
  link: "(?:del(?:la|lo)?|dei|degli|delle)\\s{1,2}|(?:dell|l|d)['’]",
  pronoun: /^(?:stess|medesim)[oa](?!\s?\p{L})/u,
  // "Bianchi, cit., art. 4", "op. ult. cit., art. 4", "Commentario, sub art. 4"
  otherSource: [
    editionInFront('(?:\\d{1,2}\\s?[ªa]|[IVX]{1,5})\\s[Ee]d(?:\\.|izione)', 't|tomo|vol'),
    '(?:(?<!\\p{L})(?:op|loc)\\.\\sult\\.\\scit\\.,?|(?<!\\p{L})o\\.\\s?c\\.,?|\\p{Lu}\\p{Ll}+,\\scit\\.,|,\\ssub)\\s{1,2}|(?:\\(|(?<!\\p{L})(?:cit\\.|supra),?\\s)(?:nota|n\\.)\\s\\d{1,4}\\)?,?\\s{1,2}',
  ].join('|'),
  byAnybody: pattern(`(?<!\\p{L})${WRITTEN_BY_ANYBODY}(?!\\p{L})`, 'iu'),
  ownedBehind: [
    ofRelative('(?:il|i|la|le)\\scui\\s', pattern),
    providedBy(
      {
        subject: `(?:(?:Il|La|Lo|Gli|I|Quest[oai])\\s(?:(?:nostr|lor|su)[oaie]\\s)?|L['’])(?:${WRITTEN_BY_ANYBODY}|CCNL|regolamento\\s(?:condominiale|interno))`,
        verbs: PROVIDES,
        link: INSIDE,
      },
      pattern,
    ),
    // "La circolare ministeriale precisa all'art. 4"
    statedBy(
      {
        articles: `(?:Il|La|Lo|Gli|I|Le|Quest[oaie]|Un[ao]?)\\s|L['’]`,
        verbs: PROVIDES,
        link: INSIDE,
        ofItsOwn: '(?:al|nel)\\ssuo\\s',
      },
      pattern,
    ),
  ],
  lawItself:
    /^(?:(?:stess|medesim|citat|predett|suddett)[oa]\s|presente\s)?(?:(?<kind>codice|decreto|regolamento|direttiva)(?:\s(?:citat|suddett|predett)[oa])?$|legge$|legislatore|norm[ae](?!\p{L})|disposizion[ei]|testo|diritto|articolo|comma|capo|titolo|sezione)/iu,
  placed,
  lawOfState: {
    sign: /iritto|egge|egisla|odice|rdinamento/,
    pattern:
      /(?<!\p{L})(?:[Dd]iritto|[Ll]egge|[Ll]egislazione|[Ll]egislatore|[Cc]odice|[Oo]rdinamento)\s(?:\p{L}{3,20}\s)?(?:(?<it>italian[oa])|(?<fr>frances)|(?<de>tedesc[oa])|(?<es>spagnol[oa])|(?<nl>olandes)|(?<en>ingles|britannic[oa]|american[oa]|statunitens|irlandes|scozzes)|(?<ja>giappones)|(?<ko>(?:sud)?corean[oa])|(?<th>thailandes)|svizzer[oa]|austriac[oa]|belg[oa]|lussemburghes|danes|svedes|norveges|finlandes|polacc[oa]|cec[oa]|ungheres|grec[oa]|turc[oa]|russ[oa]|cines|portoghes|brasilian[oa]|argentin[oa]|roman[oa]|stranier[oa])e?(?!\p{L})/gu,
  },
  possessive: {
    word: /^(?:il?\s)?(?:suoi?|loro)$/iu,
    opening: /[;.]\s{1,2}((?:[Ii]l\s|[Ii]\s)?(?:[Ss]uoi?|[Ll]oro))\s{1,2}$/u,
    inFront: /(?:^|[.;:]\s{1,2})(?:(?:[Ss]econdo|[Nn]el(?:la)?)\s)?(?:(?:[Ii]l|[Ll]a|[Ll]o)\s|[Ll]['’])?$/u,
    other: /;\s(?!\s?$)|\.\s(?=\p{Lu}\p{Ll})/u,
  },
  titleAlone:
    /(?<!\p{L})(?:[Cc]odice\s(?:civile|penale|(?:di|del(?:la)?|dei|degli|delle)\s\p{L}{4,20}(?:\s(?:civile|penale))?)|(?:[Ll]egge|[Dd]ecreto(?:\s(?:legislativo|legge))?)\s(?:n\.\s?\d{1,4}\sdel\s\d{4}|\d{1,2}\s\p{L}{3,9}\s\d{4}))/gu,
  linked:
    /^,?\s{1,3}(?:in\s(?:relazione|riferimento)\sa(?:l|gli|ll['’])|in\s(?:combinato\sdisposto|combinazione)\scon\s(?:l['’]|gli|il)?|in\s(?:luogo|vece)\sde(?:ll['’]|gli)|anziché\s(?:l['’]|gli)|e\sde(?:ll['’]|gli|l)|e\s(?:dal|al))\s?$/u,
  // "Il codice dei porti, all'art. 4", "la legge n. 12 del 2031 (art. 1)"
  nameInFront:
    /(?:(?:,|:|\s?\()\s?(?:(?:e\s)?(?:in\sparticolare|specialmente|segnatamente|e\sspecificamente)\s?,?\s)?(?:(?:l|all|nell|dall|dell|sull)['’]|(?:gli|agli|negli|dagli)\s)?|\s)$/u,
  unknownInFront:
    /(?<!\p{L})(?:[Ll]egge|[Dd]ecreto|[Cc]odice|[Rr]egolamento|[Dd]irettiva|[Cc]onvenzione|[Tt]rattato|[Ss]tatuto|[Tt]esto\sunico)\s(?:di\s|del(?:la|lo)?\s|dei\s|degli\s|delle\s|sul(?:la|lo)?\s|sui\s|sugli\s|sulle\s|in\smateria\sd|(?:dell|sull|d)['’])[\p{L}’' -]{2,80}$|(?<!\p{L})(?:[Cc]odice\s\p{Ll}{2,20}[ai]le|Costituzione)$/u,
  numberedName: NUMBERED_NAME,
  // What stands right behind a number with "del", or begins with a capital, names an act, known or not.
  namedBehind: pattern(
    `^(?:${DOTTED}|,?\\s{1,2}(?!${ADVERB})${GENITIVE}|,\\s(?:${ABBREVIATION}|(?:legge|decreto|regolamento|direttiva)\\s[^,;.\\n]{0,30}\\d)|${NOUN}|\\s{1,2}(?:\\p{Lu}\\p{L}{1,40}|(?:${WRITTEN_BY_ANYBODY}|regolamento|protocollo)(?!\\p{L}))|\\s(?:al(?:lo|la)?|ai|agli|alle)\\s(?=(?:delibera|determina|circolare|convenzione|${WRITTEN_BY_ANYBODY})))`,
    'u',
  ),
  smallName: /^(?:cc|cpc?|cpp|cpa|ccii?|cds|tub|tuf|tuir|tuel)$/u,
  // "C. nav., art. 2", "cod. pen. art. 5", "c.p.c., art. 3"
  yearLink: 'del\\s(?!\\d{4}\\s(?:al|fino)\\s)',
  codeInFront: '[Cc](?:od)?\\.\\s?(?:\\p{Ll}{1,5}\\.\\s?){1,3}',
  sureCode: /^c(?:od)?\./iu,
  isActName: (name) => /\s|\d|\.|^\p{Lu}/u.test(name),
  // `legge 3 marzo 2031, n. 12 (di seguito «legge fari»)`, `codice dei porti (d'ora in poi, codice)`
  definition: {
    sign: '(d',
    pattern:
      /\((?:di\sseguito|d['’]ora\sin(?:\spoi|nanzi|\savanti))(?:,?\s(?:anche|per\sbrevità|solo|semplicemente|denominat[oa]|indicat[oa]\scome)){0,3},?:?\s{1,2}(?:la\s|il\s|lo\s|l['’])?[«"“]?(?:la\s|il\s|lo\s)?([\p{L}\p{N}. -]{2,40}?)[»"”]?\)/gu,
  },
  owner: pattern(
    `^\\s(?:(?:(?!${NO_ADJECTIVE})\\p{Ll}{2,20}?${ADJECTIVE}|${OF_STATE})(?!\\p{L})|(?:della\\s)?[Rr]egione\\s\\p{Lu}\\p{L}+)`,
    'u',
  ),
  otherStates: { own: ['IT'], links: "(?:d(?:i|el|ella|ei|egli|elle))\\s|d(?:ell)?['’]" },
  // Whatever of a title a shorter one leaves behind is of another act's.
  tellsAnother: /^(?!\s(?:ed?|o)\s\p{Lu}|\sdel\s\d{4}(?!\d))\s?\p{L}/u,
  formerInFront: 'previgenti?|vecchi[oi]?|abrogat[oi]|(?:oggi\\s)?abrogat[oi]',
  formerBehind: [
    'previgent[ei](?!\\p{L})',
    // Not "abrogate", which is English, too.
    '(?:ora\\s|oggi\\s|poi\\s|successivamente\\s)?abrogat[oai](?!\\p{L})',
    'nel(?:la)?\\s(?:su[oa]\\s)?(?:testo|formulazione|versione)\\s(?:previgente|anteriore|originari[oa]|precedente|vigente\\s(?:prima|fino))',
  ].join('|'),
  formerNearby: 'abrogat[oai](?!\\p{L})|soppress[oaie](?!\\p{L})',
  datedBehind: 'nel(?:la)?\\s(?:testo|formulazione|versione)\\s|come\\s(?:modificat|sostituit|novellat)[oa]',
  versionBehind: 'nel(?:la)?\\s(?:su[oa]\\s)?(?:testo|formulazione|versione)(?!\\p{L})',
  versionInFront: "(?:testo|formulazione|versione)\\s(?:previgente|anteriore|originari[oa])\\s(?:del(?:l['’])?|di)",
  commencement: 'entra(?:no)?\\sin\\svigore',
  comingNearby: 'entrerà\\sin\\svigore|entra\\sin\\svigore',
  says: '(?:(?:dispon|preved|stabilisc|statuisc|precis|prescriv|sancisc|afferm)(?:e|a|ono|ano)(?:,?\\s[\\p{L} ]{2,20},?)?\\sche|(?:dispone|prevede|stabilisce|recita|statuisce)(?:\\stestualmente)?\\s?:)',
  listAhead: 'seguent[ei](?!\\p{L})',
  amends: 'modifica|sostituisce|introduce|inserisce|abroga|aggiunge|sopprime|novella|coordina|integra',
  amended: '(?:è|sono)\\s(?:così\\s)?modificat[oaie](?:\\scome\\ssegue)?|sono\\sapportate\\sle\\sseguenti\\smodific',
  lineArticle: "Il|L[ao]|L['’]",
  commandStart: "All['’]|L['’]|Al|Il|Gli|Agli|La|Dopo|Nel",
  inserts: "(?:(?:è|sono)\\s(?:inserit|aggiunt|introdott)[oaie]\\s(?:l['’]|il|gli|un)|nuov[oi])",
  newWording:
    '(?:è|sono)\\s(?:sostituit|inserit|aggiunt|premess)[oaie]\\s[^«»“”".;]{0,120}|(?:le\\sparole|la\\sparola)\\s?:?\\s',
  command: '(?:è|sono)\\s(?:abrogat|soppress|sostituit|modificat|inserit|aggiunt)[oaie]',
};
