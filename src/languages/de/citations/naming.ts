import { commonNames } from './commonNames';
import {
  ACT_HEAD,
  COURT,
  INSERTION,
  INSTRUMENT_BEHIND,
  LAW_ITSELF,
  LAW_OF_STATE,
  OWNED_BEHIND,
  OWNER_IN_FRONT,
  SURE_ABBREVIATION,
  WRITTEN_BY_ANYBODY,
} from './instruments';
import { editionInFront } from '../../citations/books';
import type { Naming } from '../../citations/naming';
import { pattern } from './patterns';
import { placed } from './placed';

/** Words that end the name of an act, and abbreviations of one; a person, a body or a thing may share a name with an act. */
export const IS_ACT =
  /(?:[Gg]esetz(?:e|es)?|[Gg]esetzbuch(?:e?s)?|[Oo]rdnung|[Ss]atzung|[Vv]ertrag(?:e?s)?|[Üü]bereinkommens?|[Aa]bkommens?)(?!\p{L})|\p{Lu}\p{L}{0,20}\p{Lu}/u;
/** Of the Länder, the cantons and the countries whose law is in German (ISO 3166), and what lawyers write for Austria and Germany. */
const PLACE_CODES =
  'BW|BY|BE|BB|HB|HH|HE|MV|NI|NW|RP|SL|SN|ST|SH|TH|AG|AI|AR|BL|BS|FR|GE|GL|GR|JU|LU|NE|NW|OW|SG|SO|SZ|TG|TI|UR|VD|VS|ZG|ZH|AT|A|CH|FL|LI|DE|D';
/** The Länder, and states whose law is in German. */
const STATE =
  '(?:Baden-Württemberg|Bayern|Berlin|Brandenburg|Bremen|Hamburg|Hessen|Mecklenburg-Vorpommern|Niedersachsen|Nordrhein-Westfalen|Saarland|Sachsen(?:-Anhalt)?|Schleswig-Holstein|Thüringen|Österreich|Liechtenstein|Südtirol|Preußen)s?|Rheinland-Pfalz';
/** "2.", "Fall 3", "Alt. 2", "a)": parts of a provision as they may be written. */
const UNREAD_PART =
  '(?:\\d{1,3}[a-z]?[.)]?|[a-z]{1,2}\\)|\\p{Lu}?\\p{Ll}{1,4}\\.|\\p{Lu}(?=\\s\\d)|(?:Fall|Fälle|Gruppe|Spiegelstrich|Unterfall|Tatbestand|Tabelle|Zeile|Spalte|Abschnitt|Position|Muster|Bild|Stufe|Zone)(?!\\p{L}))';

const NO_CODE = 'AG|KG|OHG|EG|UNO';

/** How far in front of "abgekürzt" the name begins that is shortened, in UTF-16 units. */
const DEFINITION_WINDOW = 240;
const SHORTENED =
  '(?:im\\s[FWf]\\p{L}{5,9}\\s|nachfolgend\\s|künftig\\s|fortan\\s|hier\\s)?(?:als|mit)\\s\\S{1,44}\\sabgekürzt$';
/** "Die Verordnung zum Hafengesetz", "der Vertrag nach dem Hafengesetz" are not the act that they name. */
const SHORTENABLE = '\\p{Lu}(?:(?!\\s(?:zu[mr]?|nach|i[mn]|gem(?:äß|\\.)|de[srm]|vo[mn]|aus|laut)\\s)[^.;:„"]){3,120}?';
const ABBREVIATED = pattern(
  `(?:wird\\s(?:das|die|der)\\s(${SHORTENABLE})\\s|(?<!\\p{L})[Dd](?:as|ie|er)\\s(${SHORTENABLE})\\swird\\s)${SHORTENED}`,
  'u',
);

export const naming: Naming = {
  open: ['behind'],
  several: { word: /^§§/u, andOn: /^\s?(?:ff?\.|fortfolgende|und\s(?:die\s)?folgende|[–-]\s?\d)/u },
  conjunctions: 'und|oder|sowie|bzw\\.',
  prepositions: 'nach|gemäß|aus|von|in|mit',
  articles: 'de[rsnm]\\s',
  ofThisText: 'dies(?:es|er)|(?:unser|mein|ihr|sein)e[sr]|hier(?:von|zu|in)|oben|unten|(?:vor|nach)stehend',
  joins: 'bis',
  ownText: 'dieses|diese[mnr]?',
  // "§ 5 in Verbindung mit § 7 BGB"; likewise "§ 5 und die §§ 7 und 8 BGB".
  linked:
    /^,?\s{1,3}(?:(?:auch|jeweils)\s)?(?:i\.?\s?V\.?\s?m\.?|in\sVerb(?:indung|\.)\sm(?:it|\.)|(?:zusammen|gemeinsam)\smit|neben|(?:und|oder|sowie)\s(?:ergänzend|hilfsweise|zusätzlich|ferner|auch)|anstelle|an\sStelle|statt|anstatt|(?:äußerst\s)?hilfsweise|ersatzweise|jedenfalls|zumindest)\s{1,3}(?:(?:auf|nach|aus|gemäß)\s)?(?:(?:de[rsnm]|von)\s)?$|^,\ssondern\s{1,3}(?:(?:nach|aus|auf)\s)?(?:(?:de[rsnm]|von)\s)?$|^(?:,|,?\s{1,3}(?:und|oder|sowie))\s{1,3}(?:auf\s|für\s)?die\s$/u,
  ordinals: '(?:erst|zweit|dritt|viert|(?:vor)?letzt)e[rsnm]?',
  parts:
    '(?:(?:Teil|Halb|Ab)?[Ss]atz(?:e?s)?|Satzteil|Spiegelstrich|Anstrich|(?:Unter)?[Pp]unkt|Tz\\.?|Textz(?:iffer|\\.)|Fn\\.?|Fußn(?:ote|\\.)|am\\sEnde|sublit\\.(?:\\s[a-z]{1,2}\\))?|Anm(?:erkung|\\.))(?!\\p{L})',
  asides: INSERTION,
  link: '(?:des|der)\\s{1,2}',
  namedBehind: pattern(
    [
      `^\\s{1,2}(?:${OWNER_IN_FRONT})`,
      ...INSTRUMENT_BEHIND,
      // "§ 5 vHafG", "§ 5 Baden-Württembergisches Hafengesetz"
      '^\\s{1,2}\\p{Ll}{1,4}\\p{Lu}\\p{L}{0,20}\\p{Lu}',
      `^\\s{1,2}(?:\\p{Lu}[\\p{L}-]{2,40}\\s){0,2}(?=\\p{Lu})(?:\\p{L}[\\p{L}-]{0,60}?)?${ACT_HEAD}`,
      // "§ 77 Abs. 1, 2. Fall AsylG": parts that nobody reads stand in front of the name; "§ 10 (zweites Merkmal) AsylG"
      `^,?\\s{1,2}(?:(?:${UNREAD_PART}[,;]?\\s{1,2}){1,6}(?=\\p{Lu}\\p{L}{0,20}\\p{Lu}\\p{L}{0,3}(?!\\p{L}))|(?=${SURE_ABBREVIATION}))(?<name>\\p{Lu}\\p{L}{1,30})`,
    ].join('|'),
    'u',
  ),
  sameWriting: '(?:[Ee]bd\\.|[Ee]benda|(?:vgl\\.\\s|s\\.\\s|siehe\\s)?oben),',
  otherSource: [
    // "EGMR, Urt. v. 3.5.2016, Loge, §§ 3, 4"
    '(?<!\\p{L})(?:EGMR|EuGH|EuG)[\\s,][^;\\n]{0,80},\\s{1,2}',
    editionInFront('\\d{1,3}\\.\\s?Aufl(?:\\.|age)', 'Bd|Band'),
    // "Loge, Hafenrecht, 2. Aufl., § 5; ebd., § 8"
    '(?:Aufl(?:\\.|age)|(?<!\\p{L})(?:in:\\s|(?:Rn|Rdnr|Rz)\\.?\\s\\d))[^]*(?:[Ee]bd\\.|[Ee]benda|[Dd]ers\\.|a\\.\\s?a\\.\\s?O\\.|aaO),?\\s{1,2}',
    // "Loge aaO § 4", "so Loge, § 4, aaO", "so Loge, Hafenrecht, § 4", "Loge in: Kai, HafR, § 4"
    '(?<!\\p{L})\\p{Lu}\\p{Ll}+,?\\s(?:aaO|a\\.\\s?a\\.\\s?O\\.|l\\.\\s?c\\.),?\\s{1,2}',
    '\\s(?:so|vgl\\.)\\s\\p{Lu}\\p{Ll}+,\\s{1,2}',
    '(?:^|[;.:(]\\s|\\s(?:so|vgl\\.|bei)\\s)(?:\\p{Lu}\\p{Ll}+\\sin:?\\s)?\\p{Lu}\\p{Ll}+(?:/\\p{Lu}\\p{Ll}+)*,\\s\\p{Lu}[\\p{L}.-]+(?:\\s\\p{Lu}[\\p{L}.-]+){0,2},\\s{1,2}',
    // "(o. Fn. 3, § 826)"
    '(?<!\\p{L})(?:Fn|FN|Fußn|Fußnote|Note)\\.?\\s\\d{1,4}\\)?,?\\s{1,2}',
    // "§ 5 dieses Vertrages und § 7"
    `\\d[a-z]?\\s(?:de[sr]|diese[sr]|jene[sr]|ihre[sr]|seine[sr]|unsere[sr])\\s(?:\\p{Ll}{3,30}en\\s){0,2}\\p{L}{0,40}?${WRITTEN_BY_ANYBODY}(?:,|,?\\s(?:und|oder|sowie|bzw\\.))\\s{1,2}(?:(?:nach|aus|gemäß)\\s)?`,
  ].join('|'),
  byAnybody: pattern(`${WRITTEN_BY_ANYBODY}(?!\\p{L})`, 'u'),
  placed,
  lawOfState: { sign: /isch|deutsch|chweizer|teiner/, pattern: LAW_OF_STATE },
  // Units of an act are none: "die Vorschriften des Abschnitts 2 gelten entsprechend: § 5"; nor is what a list of words goes on with.
  rulesOfOther:
    /(?:Vorschriften|Bestimmungen|Regelungen)\sde[rs]\s(?!(?:\p{L}{3,20}e?n\s)?(?:\p{L}{0,5}[Aa]bs[äa]t|\p{L}{0,5}[Aa]bschnitt|\p{L}{0,5}[Kk]apitel|Teil|Titel|§|Artikel|Anlage|Anhang|Satz|Sätze|Nummer|(?:Gesetzes|Verordnung)(?!\s(?:über|zu[mr]?|\())))(?:\p{L}{3,20}e?n\s){0,2}\p{Lu}[\p{L}-]{3,60}(?![\p{L}-])[^:]{0,300}?(?::[^:()]{0,400}|\([^()]{0,100})$/u,
  ownedBehind: OWNED_BEHIND,
  lawItself: LAW_ITSELF,
  // Nouns are capitalised: without one in between nothing else can be meant, but at the beginning of a sentence.
  possessive: {
    word: /^de(?:ss|r)en$/iu,
    other: /(?<![.:;]\s{1,2})\p{Lu}|(?<=[.:;]\s{1,2})(?!Nach\s|Aus\s|Gemäß\s|In\s|Mit\s)\p{Lu}/u,
    rival: pattern(`${WRITTEN_BY_ANYBODY}(?!\\p{L})`, 'u'),
    relative: /,\s(?:\p{Ll}{2,10}\s)?$/u,
    agrees: (word, name) =>
      /^deren$/iu.test(word) ===
      /(?:ordnung|satzung|richtlinie|verfassung|charta|konvention|V|O)\p{Ll}{0,2}$/u.test(name),
  },
  kinds: [
    { said: /gesetz(?:buch)?(?:e?s)?$/iu, title: /gesetz/iu },
    { said: /verordnung$/iu, title: /verordnung/iu },
    { said: /satzung$/iu, title: /satzung/iu },
    { said: /richtlinie$/iu, title: /richtlinie/iu },
  ],
  yearLink: 'von\\s(?!\\d{4}\\s(?:bis|an)(?!\\p{L}))|aus\\sdem\\sJahre?\\s',
  dayOfYear: 'vom\\s\\d{1,2}\\.?\\s\\p{L}{3,10}\\s',
  addendum: 'vom\\s\\d{1,2}\\.\\s\\p{L}{3,9}\\s\\d{4}',
  // "Vertrag über Häfen für die Bundesrepublik": whose it is.
  shorter: /^(.{4,}?)\s+(?:für die|der) Bundesrepublik\s/u,
  longer: /^\s(?:und|sowie)\s\p{Lu}\p{Ll}[\p{L}-]{2,40}(?=\s\p{Ll}|[.,;)]|$)/u,
  noCode: NO_CODE,
  unitsTellAct: true,
  nameInFront: /(?:\s?\(\s?|,\s)(?:(?:[Vv]gl|s)\.\s|siehe\s|dort\s)?$/u,
  unknownInFront:
    /(?<![\p{L}-])(?:(?!(?:Rechts|An|Ein|Zu|Unter|Neu|Grund|Tages|Größen|Rang)ordnung)\p{Lu}\p{L}{1,40}(?:gesetz|gesetzbuch|ordnung|satzung|vertrag|übereinkommen|abkommen)(?:e?s)?|(?:Gesetz|Verordnung|Satzung|Übereinkommen|Abkommen|Vertrag)(?:e?s)?\s(?:über|zu[mr]?|gegen|für|betreffend)(?:\s[\p{L}\d-]{1,40}){1,10})$/u,
  smallName: /^\p{Ll}\p{L}{2,12}$/u,
  isActName: (name) => IS_ACT.test(name) && /\p{Lu}/u.test(name),
  // A "Landesgesetz", a "Reformgesetz" and a law of nature are no titles.
  sureTitle:
    /^(?!(?:Bundes|Landes|Reichs|Reform|Änderungs|Rahmen|Spezial|Sonder|Einzel|Fach|Steuer|Straf|Zustimmungs|Ausführungs|Einführungs|Umsetzungs|Durchführungs|Natur|Sitten|Verfassungs|Parlaments|Maßnahmen?|Neben|Haupt|Stamm|Mantel|Artikel|Zivil|Verwaltungs|Verfahrens|Moral|Umwelt|Begleit|Vorgänger|Nachfolge|Schutz|Leistungs)gesetz)\p{Lu}\p{Ll}{2,40}gesetz(?:buch)?(?:e?s)?$/u,
  sureCode: pattern(`^(?!${COURT}|(?:${NO_CODE})$).*\\p{L}[GVOB]$`, 'u'),
  // `Hafengesetz vom 3. Mai 1990 (im Folgenden: HafG)`
  definition: {
    sign: '(',
    pattern:
      /\((?:im\s(?:Folgenden|folgenden|Weiteren)|nachfolgend|nachstehend|künftig|fortan)(?:\s(?:nur|kurz|auch|als))?[:,]?\s{1,2}(?:d(?:as|ie|er)\s)?[„"“»‚']?(?:d(?:as|ie|er)\s)?(\p{Lu}[\p{L}\p{N}. -]{1,40}?)["“”«‘']?(?:\s(?:genannt|bezeichnet))?\)/gu,
  },
  // `Das Hafengesetz wird im Folgenden als „HafG“ abgekürzt.`, `wird das Hafengesetz mit „HafG“ abgekürzt`
  sentenceDefinition: {
    sign: ' abgekürzt',
    pattern: /(?:als|mit)\s[„"“»‚'](\p{Lu}[\p{L}\p{N}. -]{1,40}?)["“”«‘']\sabgekürzt(?!\p{L})/gu,
    nameAt: (text, at) =>
      ABBREVIATED.exec(text.slice(Math.max(0, at - DEFINITION_WINDOW), at))
        ?.slice(1)
        .find(Boolean),
  },
  carriedOut: /\s(?:des|der|zum|zur)\s(?=\p{Lu})/gu,
  subject: 'über|zu[mr]?|gegen|für|betreffend|vo[nm]',
  formerInFront: '(?:frühere|ehemalige|alte|aufgehobene|weggefallene)[nmrs]?',
  // "hat den Bescheid nach § 5 aufgehoben": without a bracket or a day behind it, the verb may be of another thing.
  formerBehind: [
    'a\\.\\s?F\\.|aF(?!\\p{L})|(?:in\\s)?alter\\sFassung',
    'in\\sde[rn]\\s(?:bis|vor|am|zum\\s\\d|seinerzeit|damals|ursprünglich|früher)\\P{L}[^;()]{0,60}?en\\s{1,2}Fassung',
    'in\\s(?:der|ihrer|seiner)\\s(?:früheren|damaligen|ursprünglichen|alten|bisherigen)\\sFassung',
    'alt(?=[)\\]])',
    '(?:inzwischen\\s|mittlerweile\\s|jetzt\\s)?(?:aufgehoben|weggefallen|außer\\sKraft(?:\\sgetreten)?)(?=\\s?[)\\]]|\\s(?:durch|mit\\sWirkung|seit|zum|am)\\s)',
  ].join('|'),
  formerNearby: 'früher|damalig|ehemalig|aufgehoben|Aufhebung|weggefallen|Fassung|außer\\sKraft',
  wordingOfDay:
    /^[)\]]?,?\s{0,2}[([]?(?:in\sder\sFassung|i\.\s?d\.\s?F\.|idF)\s(?:de[rs]\s\p{L}{3,20}\s)?(?:vom|v\.)\s?\d{1,2}\.\s?(?:\d{1,2}\.\s?|\p{L}{3,9}\s)(?:1[89]|20)\d\d(?!\d)/u,
  datedBehind:
    'in\\sder\\sFassung\\s(?:de[rs]|diese[rs]|vom|seiner|ihrer)\\s|i\\.\\s?d\\.\\s?F\\.|idF(?!\\p{L})|vom\\s{0,2}\\d',
  versionBehind: [
    'in\\s{1,8}(?:de[rn]|ihrer|seiner|deren|dessen)\\s{1,8}(?:bis|vor|am|ab|seit|zu|zum|nach|seinerzeit|damals|ursprünglich|früher)\\P{L}[^;()]{0,80}?e[nr]\\s{1,8}Fassung',
    'in\\s{1,8}(?:der|ihrer|seiner)\\s{1,8}(?:früheren|damaligen|ursprünglichen|alten|bisherigen|vorherigen)\\s{1,8}Fassung',
    'in\\s{1,8}der\\s{1,8}Fassung\\s{1,8}(?:de[rs]|diese[rs]|vo[mr]|seiner|ihrer)\\s|(?<!\\p{L})i\\.\\s?d\\.\\s?F\\.|(?<!\\p{L})idF(?!\\p{L})',
  ].join('|'),
  versionInFront:
    '(?:(?:\\d|dahin|Zeitpunkt|Tag|Inkrafttreten|damals|früher|ursprünglich|bisher)\\s{1,8}(?:geltende|gültige|anwendbare)n?|(?:frühere|damalige|ursprüngliche|alte|bisherige)[nr]?)\\s{1,8}Fassung\\s{1,8}(?:de[rs]|von)',
  commencement:
    'tr(?:itt|eten)\\s[^;]{0,300}?\\s(?:in|außer)\\sKraft|(?:in|außer)\\sKraft\\str(?:itt|eten)|tr(?:itt|eten)\\s(?:in|außer)\\sKraft',
  comingNearby: 'künftig|ab\\sdem\\s\\d|in\\sKraft\\str[ei]t',
  // "die Verordnung zu § 82 des Hafengesetzes vom 3. Mai 1990": the day is the ordinance's.
  datedInFront:
    /(?:[Vv]erordnung|[Gg]esetz(?:e?s)?|[Vv]orschrift|[Rr]ichtlinien?|[Vv]ereinbarung|[Bb]ekanntmachung|[Aa]nordnung)\s(?:(?!(?:und|oder|sowie)\s)\p{L}{2,30}\s|\([^()]{1,60}\)\s){0,6}?(?:zu[rm]?|nach|gemäß|von|des|der)\s[^.;:]{0,60}$/u,
  // "LatG NRW", "LatG Bremen", "LatG des Landes Bremen", "LatG (Österreich)", "LatG der Schweiz"; not the party of a treaty ("zwischen der Schweiz und der")
  owner: pattern(
    `^\\s{1,12}(?:der\\s{1,12}(?:(?:ehemaligen|früheren)\\s{1,12})?(?:DDR|Deutschen\\s{1,12}Demokratischen\\s{1,12}Republik|Schweiz|(?:Volksr|R)epublik\\s\\p{Lu}\\p{L}{2,20})(?!\\p{L}|\\s{1,12}und\\sder\\s)|(?:NRW|NW|BW|Bay|BY|Bln|BE|Bbg|BB|Brem|HB|Hmb|HH|Hess|HE|MV|M-V|Nds|NI|RP|RLP|SL|Saarl|SN|Sachs|ST|LSA|SH|TH|Thür|DDR)(?![\\p{L}\\p{N}-]|\\.\\p{L})|(?:des\\s(?:Landes|Freistaate?s|Kantons)\\s\\p{Lu}[\\p{L}-]{2,30}|(?:${STATE})(?=\\s{0,2}(?:[.,;:)\\]]|$)|\\s(?:gilt|gelten|ist|sind|regelt|bestimmt|sieht|und|oder|sowie|i\\.|in\\sVerb)))|der\\s(?:Freien\\s(?:und\\s)?)?(?:Hanses|S)tadt\\s\\p{Lu}\\p{L}{2,}|für\\s(?:das\\sLand|den\\s(?:Freistaat|Kanton))\\s\\p{Lu}[\\p{L}-]{2,}|\\((?:${STATE}|NRW|Schweiz|DDR|${PLACE_CODES})\\))`,
    'u',
  ),
  otherStates: { own: ['DE'], links: 'von\\s|für\\s' },
  says: 'lautet|heißt\\ses|bestimmt|besagt|schreibt\\svor|ordnet\\san',
  // A clause may stand behind a comma, or behind "und" without one.
  textParts: [
    {
      behind:
        '(?<said>(?:Halbs(?:\\.|atz(?:es)?)|Hs\\.?|HS)\\s{1,2}[2-9](?!\\d)|(?:2\\.|3\\.|zweite[nrs]?|dritte[nrs]?|letzte[nrs]?)\\s{1,2}(?:Halbs(?:\\.|atz(?:es)?)|Hs\\.?|HS))(?!\\p{L})',
      sign: /;/u,
      doubt: /[,:–—]|\s(?:und|oder|sowie|aber|denn|sondern)\s/u,
    },
  ],
  listAhead: '(?:nach)?folgende[mnrs]?(?!\\p{L})|nachstehend',
  otherAct:
    '(?:Erst|Zweit|Dritt|Viert|Fünft|Sechst|Sieb(?:en)?t|Acht|Neunt|Zehnt|Elft|Zwölft|Dreizehnt|Vierzehnt)e[ns]?\\sBuch(?:e?s)?(?!\\p{L})|(?<!\\p{L})(?<!(?:dieses|diesem|dieser|diese)\\s)\\p{L}{0,40}?(?:[Gg]esetz(?:es|e|en|buch|buchs|buches)?|ordnung|[Rr]ichtlinien?|[Vv]ertrag(?:e?s)?|[Vv]ereinbarung|[Üü]bereinkommens?|[Aa]bkommens?|[Pp]rotokolls?|[Pp]rogramms?|[Ss]atzung|[Ss]tatuts?|[Bb]eschlusses|[Ee]rlass(?:es)?|Vtr)(?!\\p{L})',
  amendingTitle: /(?<!\p{L})(?:zur|über)\s(?:die\s)?Änderung(?!\p{L})|[Ää]nderungs(?:gesetz|verordnung)(?!\p{L})/u,
  treatyTitle:
    /^(?:\p{L}+\s)?Gesetz\s(?:zu|betreffend|über)\s(?:de[mnr]|da?s|die)\s(?:\p{L}+\s){0,3}\p{L}*(?:abkommen|übereinkommen|vertr[aä]g|vereinbarung|protokoll|übereinkunft)/iu,
  // "Anhang EV", "Auszug aus EinigVtr"
  extract: /^(?:EV|Auszug\saus\s(?:dem\s)?(?:EinigVtr|Einigungsvertrag))(?![\p{L}\p{N}])/u,
  commonNames,
  amends: 'ändert|fügt|ersetzt|hebt|streicht|ergänzt|fasst',
  amended: 'w(?:ird|erden)\\swie\\sfolgt\\sgeändert',
  lineArticle: 'D(?:as|er|ie)',
  commandStart: 'In|Nach|Vor|Dem',
  newWording:
    'gefasst:|folgende\\sFassung:|(?:ein|an|voran)ge(?:fügt|stellt):|ersetzt:|\\sdurch\\s(?:d(?:ie|as|en|er)\\s)?(?:W(?:ort|örter|orte)|Angaben?|Zahl(?:en)?|Text|S[aä]tze?)',
  inserts: '(?:folgende[rs]?|neue[rnms]?|(?:wird|werden)\\sein)',
  insertedBehind: '\\s(?:(?:wird|werden)\\s)?(?:neu\\s)?(?:ein|an)(?:gefügt|zufügen)(?!\\p{L}|\\s?:)',
  newWordingBehind: '(?:neu\\s)?(?:ein|an|voran)ge(?:fügt|stellt)|ersetzt',
  command: 'w(?:ird|erden)\\s(?!(?:neu\\s)?(?:ein|an)gefügt)',
};
