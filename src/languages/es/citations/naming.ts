import { commonNames } from './commonNames';
import { PRINTED_LATIN } from '../../../law';
import { editionInFront } from '../../citations/books';
import { dottedBehind } from '../../citations/dotted';
import type { Naming } from '../../citations/naming';
import { ofRelative, providedBy, statedBy } from '../../citations/providedBy';
import { TELLS_ANOTHER } from '../../citations/romance/naming';
import { pattern } from './patterns';
import { INSIDE, placed, WRITTEN_BY_ANYBODY } from './placed';

/** What says whose a provision is, whether or not anybody knows it: "del contrato", "de una serie", "de nuestro convenio". */
const GENITIVE =
  '(?:del|de\\s(?:l[ao]s?|un[ao]?s?|[nv]uestr[ao]s?|[mts]us?|mis?|est[aeo]s?|es[aeo]s?|dich[ao]s?|cada|aquel(?:l[ao]s?)?))\\s';
/** "de la misma manera", "de este modo": adverbs that look like one. */
const ADVERB =
  '(?:de\\s(?:la\\smisma\\s(?:manera|forma)|est[ae]\\s(?:modo|forma|manera)|un\\smodo|una\\smanera)|del\\s(?:mismo\\smodo|todo))(?!\\p{L})';
/** A noun without an article, which names no act: "el artículo 12 de periódico". Not "de oficio", nor what a sentence commands to do. */
const NOUN =
  '\\s{1,2}de\\s(?!(?:manera|forma|modo|plen[oa]|nuevo|hecho|derecho|acuerdo|oficio|conformidad|aplicación|obligad[oa]|tal(?:es)?|tod[oa]s?|otr[oa]s?|igual|quien|cuyo|aquí|fecha|carácter|naturaleza|suerte|donde|entre|desde|antes|\\p{L}{2,20}[aei]r(?:se|l[aoe]s?)?)(?!\\p{L}))\\p{Ll}{4}';
/** "LOPJ", "CC", "TRLGDCU", "C. Com.": an abbreviation behind what nobody reads. */
const ABBREVIATION = '(?:(?:[LCE]\\p{Lu}{1,6}|TR\\p{Lu}{2,8})(?![\\p{L}\\p{N}])|C\\.\\s?\\p{Lu}?\\p{Ll}{1,12}\\.)';
/** "c.c.", "l.e.c.", "c. com."; not "apdo.", "p.ej.". */
const DOTTED = dottedBehind({
  heads: 'c|cód|l|r\\.\\s?d|d|regl|const',
  counts: 'n[.°º]|núm\\.|de',
  but: 'arts?|ap|apdo|aptdo|pár|párr|inc|let|n|núm|pp?|pág|ss?|sigs?|cfr|etc|cit|vid|p\\.\\s?ej|v\\.gr|i\\.e|s\\.[alc]|e\\.g',
});
/** Between two commas in front of what says whose the provision is: "el artículo 12, según lo pactado, del contrato". */
const INSERTION = `,\\s(?!y\\s|o\\s)[^,;.:()§\\n]{2,80}(?=,\\s(?!${ADVERB})(?:${GENITIVE}|${ABBREVIATION}))`;

/** What texts do in a provision of their own. */
const PROVIDES =
  'prev(?:é|én)|establecen?|disponen?|fijan?|regulan?|prohíben?|permiten?|exigen?|imponen?|definen?|indican?|estipulan?|contemplan?';

export const naming: Naming = {
  open: ['behind'],
  commonNames,
  conjunctions: 'y|e|o|u',
  prepositions: 'de|a|en',
  articles: '(?:el|los)\\s',
  partArticles: '(?:el|la|l[ao]s)\\s',
  ofThisText: 'anterior(?:es)?|siguientes?|precedentes?|supra|infra',
  joins: 'a',
  ownText: 'est[aeo]s?|presentes?',
  ordinals: '\\d{1,2}\\.?[ºª]|[úu]ltim[oa]|primer[oa]?|segund[oa]|tercer[oa]?',
  parts: 'párrafos?|apartados?|letras?|incisos?|puntos?',
  asides: `\\s\\d{1,2}\\.?[ºª]|,?\\sy\\s(?:siguientes?|ss?\\.)|\\.${PRINTED_LATIN}(?!\\p{L})|\\snuev[oa]s?(?!\\p{L})|\\spor\\sanalogía|${INSERTION}`,
  link: '(?:del|de\\slos|de\\sla|de)\\s{1,2}',
  // The law is a decree where one approves its text anew: "Real Decreto Legislativo 2/2015, ... Ley de Puertos".
  kinds: [
    { said: /\sley$/iu, title: /(?<!\p{L})(?:ley|constitución|estatuto)(?!\p{L})/iu },
    { said: /\scódigo$/iu, title: /(?<!\p{L})código(?!\p{L})/iu },
    { said: /\s(?:constitución|estatuto)$/iu, title: /(?<!\p{L})(?:constitución|estatuto)(?!\p{L})/iu },
    { said: /\sdecreto[\p{L} -]{0,20}$/iu, title: /(?<!\p{L})decreto/iu },
    { said: /\sreglamento$/iu, title: /(?<!\p{L})reglamento/iu },
    { said: /\sorden$/iu, title: /(?<!\p{L})orden(?!\p{L})/iu },
    { said: /\sdirectiva$/iu, title: /(?<!\p{L})directiva/iu },
    // By the gender of the word for what it is.
    { said: /\sde\sla\smisma$/iu, title: /(?<!\p{L})(?:ley|constitución|orden|directiva)(?!\p{L})/iu },
    { said: /\sdel\smismo$/iu, title: /(?<!\p{L})(?:código|estatuto|decreto|reglamento)(?!\p{L})/iu },
  ],
  yearLink: 'de\\s(?!\\d{4}\\s(?:a|hasta)\\s)',
  dayOfYear: 'de\\s\\d{1,2}\\s(?:de\\s)?\\p{L}{3,10}\\s(?:de\\s)?',
  addendum: ',?\\sde\\s\\d{1,2}\\sde\\s\\p{L}{4,10}',
  otherSource: [
    editionInFront('\\d{1,2}\\.?\\s?[ªaº]\\.?\\s[Ee]d(?:\\.|ición)', 't|tomo|vol'),
    '(?<!\\p{L})(?:ob\\.\\s?cit\\.|obra\\scitada),?\\s{1,2}|(?:\\((?:v(?:id|éase)?\\.?\\s)?|(?<!\\p{L})cit\\.,?\\s)(?:nota|n\\.)\\s(?:al\\spie\\s)?\\d{1,4}\\)?,?\\s{1,2}',
  ].join('|'),
  byAnybody: pattern(`(?<!\\p{L})${WRITTEN_BY_ANYBODY}(?!\\p{L})`, 'u'),
  ownedBehind: [
    ofRelative('cuy[oa]s?\\s', pattern),
    providedBy(
      {
        subject: `(?:El|La|L[oa]s|Est[eao]s?|Nuestr[oa]s?|Sus?)\\s${WRITTEN_BY_ANYBODY}`,
        verbs: PROVIDES,
        link: INSIDE,
      },
      pattern,
    ),
    // "La guía práctica indica en su artículo 5", "La Constitución, en su artículo 5"
    statedBy(
      {
        articles: '(?:El|La|L[oa]s|Est[eao]s?|Un[ao]?|Nuestr[oa]s?|Sus?)\\s',
        verbs: PROVIDES,
        link: INSIDE,
        ofItsOwn: 'en\\ssus?\\s',
      },
      pattern,
    ),
  ],
  lawItself:
    /^(?:(?:propi|mism|citad|referid|mencionad|dich)[oa]\s|presente\s)?(?:(?<kind>código|decreto|reglamento|orden|directiva)(?:\s(?:citad|mencionad|referid)[oa])?$|ley$|legislador|normas?(?!\p{L})|precepto|texto|disposici(?:ón|ones)|derecho|artículo|apartado|capítulo|título|sección)/iu,
  placed,
  lawOfState: {
    sign: /erecho|[Ll]ey|egisla|digo|ordenamiento/i,
    pattern:
      /(?<!\p{L})(?:[Dd]erecho|[Ll]ey|[Ll]egislación|[Ll]egislador|[Cc]ódigo|[Oo]rdenamiento)\s(?:\p{L}{3,20}\s)?(?:(?<es>español)|(?<fr>franc[eé]s)|(?<de>alem[aá]n)|(?<it>italian[oa])|(?<nl>neerland[eé]s|holand[eé]s)|(?<en>ingl[eé]s|británic[oa]|american[oa]|estadounidense|irland[eé]s|escoc[eé]s)|(?<ja>japon[eé]s)|(?<ko>(?:sur)?corean[oa])|(?<th>tailand[eé]s)|portugu[eé]s|belga|suiz[oa]|austr[ií]ac[oa]|dan[eé]s|suec[oa]|norueg[oa]|finland[eé]s|polac[oa]|checo|húngar[oa]|grieg[oa]|turc[oa]|rus[oa]|chin[oa]|brasileñ[oa]|chilen[oa]|argentin[oa]|mexican[oa]|colombian[oa]|peruan[oa]|uruguay[oa]|bolivian[oa]|ecuatorian[oa]|venezolan[oa]|cuban[oa]|roman[oa]|extranjer[oa])a?(?!\p{L})/gu,
  },
  possessive: {
    word: /^sus?$/iu,
    opening: /[;.]\s{1,2}([Ss]us?)\s{1,2}$/u,
    inFront: /(?:^|[.;:]\s{1,2})(?:(?:[Ee]n|[Ss]egún)\s)?(?:[Ee]l|[Ll]a)?\s?$/u,
    other: /;\s(?!\s?$)|\.\s(?=\p{Lu}\p{Ll})/u,
  },
  titleAlone:
    /(?<!\p{L})(?:Código\s(?:de\s)?\p{Lu}\p{L}{3,20}|(?:Ley(?:\sOrgánica)?|Real\sDecreto(?:[-\s]\p{L}{3,12})?)\s\d{1,4}\/\d{4})/gu,
  linked:
    /^,?\s{1,3}en\s(?:(?:relación|conexión|concordancia|combinación)\scon\s(?:el\s|los\s|la\s)?|(?:lugar|vez)\sde(?:l|\slos)\s)$/u,
  nameInFront:
    /(?:(?:,|:|\s?\()\s?(?:(?:en\s)?(?:especial|particular|concreto|concretamente|especialmente),?\s(?:(?:en|por)\s)?(?:sus?\s|el\s|los\s)?)?|\s)$/u,
  unknownInFront:
    /(?<!\p{L})(?:Ley|Decreto|Código|Reglamento|Orden|Directiva|Convenio|Tratado|Estatuto)\s(?:Orgánica\s|General\s)?(?:del?\s|sobre\s|regulador)[\p{L} -]{2,80}$|(?<!\p{L})(?:Código\s\p{Lu}\p{Ll}{3,15}|Constitución(?:\sEspañola)?)$/u,
  // "Ley 9/2018, de la Comunidad de Madrid, artículo 1"
  numberedName:
    /((?:\p{Lu}[\p{L}-]{1,20}\s){1,2}(?:\p{Lu}?\p{Ll}{2,12}\s)?\d{1,4}\/\d{4})(?:,?\sde(?:l|\sla|\slas|\slos)?\s[^,.;:()\n]{2,60}){0,3}$/u,
  namedBehind: pattern(
    `^,?\\s{1,2}(?:(?!${ADVERB})${GENITIVE}|DEL\\s|DE\\sL[AO]S?\\s)|^,\\s(?:${ABBREVIATION}|(?:[Ll]ey|(?:[Rr]eal\\s)?[Dd]ecreto|[Rr]eglamento|[Dd]irectiva)\\s[^,;.\\n]{0,30}\\d)|^${DOTTED}|^${NOUN}|^\\s${WRITTEN_BY_ANYBODY}(?!\\p{L})`,
    'u',
  ),
  // `Ley 12/2001 de Puertos (en adelante, la Ley)`
  definition: {
    sign: 'en adelante',
    pattern: /\(en\sadelante,?\s{1,2}(?:la\s|el\s)?[«"“]?(?:la\s|el\s)?([\p{L}\p{N} -]{2,40}?)[»"”]?\)/gu,
  },
  // "Ley 9/2018 de la Comunidad de Madrid"
  owner:
    /^\s(?:franc[eé]s|alem[aá]n|italian[oa]|portugu[eé]s|belga|suiz[oa]|austr[ií]ac[oa]|ingl[eé]s|neerland[eé]s|holand[eé]s|chilen[oa]|argentin[oa]|mexican[oa]|colombian[oa]|peruan[oa]|uruguay[oa]|bolivian[oa]|ecuatorian[oa]|venezolan[oa]|cuban[oa]|brasileñ[oa]|catal[aá]n|foral|griego|polaco|rus[oa])(?:es|as?)?(?!\p{L})|^,?\sde(?:l|\sla|\slas)?\s(?:(?:Comunidad|Comunitat|Región|Principado|Generalitat|Junta|Parlamento|País|Islas|Illes)(?:\s(?:de(?:l|\sla)?\s)?\p{Lu}\p{L}+){0,3}|(?:Andalucía|Aragón|Asturias|Canarias|Cantabria|Castilla|Cataluña|Extremadura|Galicia|Rioja|Madrid|Murcia|Navarra|Euskadi)(?!\p{L}))/u,
  otherStates: { own: ['ES'], links: 'de(?:l|\\slos|\\slas?)?\\s' },
  // "Código de Puertos de pesca", "Código de Puertos y Costas"
  longer: pattern(
    `^${NOUN}\\p{Ll}*(?!\\p{L})|^\\sy\\s(?:de\\s(?:los\\s|las\\s|la\\s)?)?(?!(?:Ley|Código|Real|Decreto|Orden|Reglamento|Estatuto|Constitución|Directiva|Convenio|Tratado)(?!\\p{L}))\\p{Lu}\\p{Ll}{2,30}(?!\\p{L})`,
    'u',
  ),
  // Every region has a "Ley 9/2018" of its own.
  day: /,?\sde\s(\d{1,2}\sde\s\p{L}{4,10})(?!\p{L})/u,
  tellsAnother: TELLS_ANOTHER,
  formerInFront: 'antiguos?|derogad[oa]s?',
  formerBehind: [
    'antigu[oa]s?(?!\\p{L})',
    'en\\s(?:su|la)\\s(?:redacción|versión)\\s(?:anterior|origina|(?:vigente|aplicable)\\s(?:hasta|antes))',
    '(?:que\\sfue(?:ron)?\\s|hoy\\s|ya\\s|actualmente\\s)?derogad[oa]s?(?!\\p{L})',
  ].join('|'),
  formerNearby: 'derogad',
  datedBehind: 'en\\s(?:su|la)\\s(?:redacción|versión)\\s',
  versionBehind: 'en\\s(?:su|la)\\s(?:anterior\\s|antigua\\s)?(?:redacción|versión)(?!\\p{L})',
  versionInFront: '(?:redacción|versión)\\s(?:anterior|original|antigua)\\sdel?(?:\\slos)?',
  commencement: 'entra(?:n|rá|rán)?\\sen\\svigor',
  comingNearby: 'entrará\\sen\\svig',
  says: '(?:dispone|establece|prevé|señala|prescribe|ordena|indica|dice)n?(?:,?\\s[\\p{L} ]{2,20},?)?\\sque|rezan?\\sasí',
  listAhead: 'siguientes?(?!\\p{L})',
  amends: 'modifica|deroga|añade|introduce|suprime|sustituye|adiciona|crea|reforma|da\\snueva',
  amended: '(?:queda|quedan)\\smodificad[oa]s?|se\\smodifican?\\s(?:como\\ssigue|en\\slos\\ssiguientes)',
  lineArticle: 'El|La',
  commandStart: 'En|El|La|Los|Las',
  inserts: '(?:se\\s(?:añade|introduce|incorpora|agrega|adiciona)n?\\s(?:un|el|los)(?:\\snuevos?)?|nuevos?)',
  newWording:
    '(?:queda(?:n|rá|rán)?|pasan?\\sa\\s(?:estar|quedar))\\s(?:redactad|modificad)[oa]s?[^«»“”".;]{0,60}|(?:sustituye|reemplaza)n?\\s[^.;]{0,160}?\\spor\\s[^«»“”".;]{0,40}|se\\s(?:añade|introduce|incorpora|agrega)n?\\s[^«»“”".;]{0,60}',
  command: 'quedan?\\s|se\\s(?:suprimen?|modifican?|derogan?)\\s',
};
