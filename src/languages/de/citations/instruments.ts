import type { Owned } from '../../citations/naming';
import { providedBy, statedBy } from '../../citations/providedBy';
import { pattern } from './patterns';
import { INSIDE } from './placed';

/** How the names of acts end. */
export const ACT_HEAD =
  '(?:[Gg]esetz(?:e?s)?|[Gg]esetzbuch(?:e?s)?|\\p{L}{3}recht(?:e?s)?|[Oo]rdnung|[Ss]atzung|[Vv]ertrag(?:e?s)?|[Ss]tatuts?|[Üü]bereinkommens?|[Aa]bkommens?|[Pp]rotokolls?|[Rr]ichtlinie|[Vv]erfassung|(?<!(?:Übergangs|Schluss|Schluß|Begriffs|Straf|Bußgeld|Sonder|Ausnahme|Härtefall|Neben))(?:bedingungen|bestimmungen|vereinbarung|regelung|reglement|klauseln))(?!\\p{L})';

/** What may have sections or clauses and is written by anybody: contracts, statutes of bodies, terms, pleadings. In any case and number. */
export const WRITTEN_BY_ANYBODY =
  '(?:[Ss]atzung(?:en)?|[Vv]ertr(?:ag(?:e?s)?|ägen?)|[Ss]tatut(?:s|en?)?|[Üü]bereinkommens?|[Aa]bkommens?|[Pp]rotokolls?|[Rr]ichtlinien?|[Vv]ereinbarung(?:en)?|[Ee]rklärung(?:en)?|[Bb]edingungen|[Bb]estimmungen|[Kk]lauseln?|[Rr]egeln|[Rr]egelung(?:en)?|[Rr]egelwerke?s?|[Rr]eglements?|[Vv]erfügung(?:en)?|[Aa]nweisung(?:en)?|[Aa]nordnung(?:en)?|[Aa]brede|[Aa]bsprache|[Aa]bmachung(?:en)?|[Üü]bereinkunft|[Kk]onvention|[Cc]harta|[Pp]olice|[Uu]rkunden?|[Vv]ergleichs?|[Bb]escheide?s?|[Bb]eschl(?:uss(?:es)?|üssen?)|[Gg]rundsätzen?|[Ll]eitlinien?|[Ss]chriftsatz(?:es)?|[Ss]chreibens|[Gg]utachtens|(?:A[GVE]|V)B)';
/** What is written down and counted, and is no law either: the article of a list, of a paper. */
const PAPER =
  '(?:[Ll]isten?|[Tt]abellen?|[Rr]echnung(?:en)?|[Bb]roschüren?|[Ss]kizzen?|[Zz]eichnung(?:en)?|[Üü]bersicht(?:en)?|[Zz]eitschrift(?:en)?|[Zz]eitung(?:en)?|[Aa]kten?|[Mm]appen?|(?:[Ll]and|[Ss]peise)karten?|[Pp]reisliste|[Dd]issertation(?:en)?|(?:[Hh]abilitations|[Dd]enk|[Ff]est|[Ss]treit)schrift(?:en)?|[Mm]onogra(?:ph|f)ie[ns]?|(?:[Dd]oktor|[Mm]agister|[Mm]aster|[Bb]achelor|[Dd]iplom|[Ss]eminar)arbeit(?:en)?|[Pp]ublikation(?:en)?)';
/** Such a thing, and how the names of acts end. */
const HEAD = `(?:[Gg]esetz(?:en?|e?s)?|[Gg]esetzbuch(?:e?s)?|\\p{L}{3}recht(?:e?s)?|[Oo]rdnung(?:en)?|[Vv]erfassung(?:en)?|${WRITTEN_BY_ANYBODY}|${PAPER})(?!\\p{L})`;

/** "3. Mai 2010", "3.5.2010". */
const DAY = '\\d{1,2}\\.(?:\\s?\\d{1,2}\\.|\\s\\p{Lu}\\p{Ll}{2,8})(?:\\s?\\d{4})?';
/** Words between an article and its noun, on one line and without a comma but between names: "gemeinsam mit dem Betriebsrat vereinbarten". */
const WORDS = `(?:(?:${DAY}|\\p{L}[\\p{L}\\d/-]{0,40}(?:(?<=\\p{Lu}[\\p{L}\\d/-]{0,40}),(?=\\s\\p{Lu}))?|\\d{1,4})\\s){0,12}?`;
/** An adjective or a participle of a noun in the genitive; no article or possessive. */
const INFLECTED = '(?!(?:k?ein|[ms]ein|dein|ihr|unser|jed|dies|jen)en\\s)\\p{L}{3,40}en\\s';
/** Units of an act, not acts: "§ 5 des Zweiten Abschnitts". */
const UNIT =
  '(?:\\p{Lu}?\\p{Ll}{2,20}en\\s){0,2}(?:(?:Unter)?[Aa]bschnitt|(?:Unter)?[Kk]apitel|(?:Unter)?[Tt]eil|(?:Unter)?[Tt]itel|Buch|Artikel|Absatz|Satz)(?:e?s)?(?!\\p{L})';
/** "Des Weiteren", "des jeweiligen Jahres", "seines Amtes enthoben": what looks like the genitive of a provision. */
const ADVERB =
  '(?:(?:[Ww]eiteren|[Öö]fteren|[Nn]äheren|[Ll]angen|[Ss]elben|Amtes)(?!\\p{L}|\\s\\p{Ll}{3,30}en\\s\\p{Lu})|(?:\\p{Ll}{3,20}en\\s){0,2}\\p{Lu}?\\p{Ll}{0,20}(?:[Jj]ahre?s|[Mm]onats|[Tt]age?s|[Qq]uartals|[Zz]eitraums)(?!\\p{L}))';

/**
 * In a draft, right behind a provision: that what stands there is said to be whose provision it is, as German grammar tells; sources
 * of patterns. Which words stand between an article and its noun is not asked, because anything can.
 *
 * - A genitive that can be nothing else belongs to the provision, whatever its noun: "§ 9 des zwischen den Parteien geschlossenen
 *   Mietvertrags", "§ 5 meines Schriftsatzes", "§ 3 unserer Abmachung", "§ 4 dieser Richtlinien".
 * - "der", "einer" and "ihrer" open a dative or a nominative just as well ("bedarf nach § 5 der vorherigen Zustimmung", "weil nach § 5
 *   der Käufer zahlt"): there the noun has to be one of something that is divided into sections.
 * - So do the prepositions for a genitive: "§ 5 vom Mietvertrag".
 *
 * Known failures: a genitive that a verb asks for ("bedarf nach § 5 des Einverständnisses"), which leaves the citation unchecked. Of a
 * feminine noun of another instrument than those here, {@link OWNED_BEHIND} knows what it can.
 */
export const INSTRUMENT_BEHIND: readonly string[] = [
  `^,?\\s{1,2}(?:des\\s(?!${UNIT})|(?:[msd]eines|[Ii]hres|unse?res|eures)\\s)(?!${ADVERB})(?=[\\p{L}\\d])`,
  '^\\s{1,2}(?:dieses|jenes)\\s(?!Gesetz)(?:(?:\\p{Ll}[\\p{L}-]{1,30}|\\d{1,4})\\s){0,6}\\p{Lu}[\\p{L}-]{1,60}(?:s|en)(?!\\p{L})',
  `^\\s{1,2}(?:[md]einer|unse?rer|eurer|Ihrer|dieser)\\s(?!Gesetz)(?=\\p{L})`,
  `^\\s{1,2}(?:der|d\\.|jener|(?:letzt|erst)ere[rns]|deren|dessen|(?:k?ein|sein|ihr)e[rs]|(?:vom|im|laut|lt\\.|aus\\sde[rm]|von\\sde[rm])(?:\\s(?:einer|einem))?)\\s(?:${WORDS}${INFLECTED})?(?=\\p{L})(?:\\p{L}[\\p{L}-]{0,60}?)?${HEAD}`,
];

/** Courts, whose abbreviations end as those of acts do. */
export const COURT = '(?:[BLO]?[ASVF]G|[LK]G|OLG|EuG|BayObLG|[BL]?VerfG|B?VerwG|BPatG|L?ArbG)(?!\\p{L})';
/** An abbreviation that by its end can only be an act's, behind what nobody reads: "KartG", "StPO". */
export const SURE_ABBREVIATION = `(?!${COURT})\\p{Lu}\\p{L}{1,20}[GVOB](?![\\p{L}\\p{N}-])`;

/**
 * What is inserted between a provision and the act behind it: which wording is meant or how it applies, or anything between two commas or
 * dashes in front of a genitive or an abbreviation. "In der Fassung des" alone names the act that changed it. "§ 11 in der bis 2004 gültigen
 * Fassung der Satzung", "§ 6 Abs. 1, zweiter Tatbestand, KartG", "§ 6 a. F. KartG".
 */
export const INSERTION = [
  `\\s{1,2}(?:\\[[^[\\]\\n]{1,60}\\]|am\\sEnde|a\\.\\s?E\\.)(?=\\s(?:des\\s|${SURE_ABBREVIATION}))|\\.(?=\\sdes\\s)`,
  '\\s{1,2}in\\sVerbindung\\smit\\s(?:der|dem|den)\\s(?:Anlagen?|Anhang|Anhängen)(?:\\s\\d{1,3}[a-z]?)?(?=\\s{1,2}(?:des|der)\\s)',
  ',?\\s{1,2}(?:in|nach)\\s(?:der|ihrer|seiner|dieser)\\s(?!Fassung)[^.;:()§\\n]{2,80}?Fassung(?=\\s{1,2}(?:des|der|eine[rs]|[mds]eine[rs]|unsere[rs])\\s)',
  `,?\\s{1,2}\\(?(?:[an]\\.\\s?F\\.|[an]F(?!\\p{L})|(?:alter|neuer)\\sFassung|analog|entspr(?:\\.|echend))\\)?,?(?=\\s{1,2}(?:de[sr]\\s|${SURE_ABBREVIATION}))`,
  `,\\s(?!und\\s|oder\\s|sowie\\s)[^,;:()§\\n]{2,80}(?=,\\s(?:de[sr]\\s|${SURE_ABBREVIATION}))`,
  `\\s[–—-]\\s[^–—;:()§\\n]{2,80}\\s[–—-](?=\\s(?:de[sr]\\s|${SURE_ABBREVIATION}))`,
].join('|');

/** What a phrase begins with that holds a provision: "Nach § 5", "Im Sinne des § 5", "Abweichend von § 5 Abs. 1 und". */
const OPENING =
  '(?:(?:Nach|Gemäß|Laut|Aus|Bei|Mit|Gegen|Unter|Durch|Für|Neben|Trotz|Wegen|Entsprechend|Entgegen|Ausweislich|Unbeschadet|Aufgrund|Auf\\sGrund|Anders\\sals|Abweichend\\svon|Ausgehend\\svon|[Ii]m\\sSinne|Im\\sFalle|In)\\s(?:de[rsnm]\\s|von\\s)?)?';
/** People and bodies, to whom a provision gives and denies things; and what something serves, meets or hinders. */
const RECIPIENT =
  '(?:\\p{L}*(?:in|innen|er|ern|te|ten|ung|ungen|heit|keit|schaft|nahme|ion|tät|enz|anz|ik|ur)|(?:\\p{L}*(?:[Bb]ehörde|[Gg]emeinde|[Ss]telle|[Kk]asse|[Kk]ammer|[Aa]nstalt|[Bb]ank|[Ff]rau|[Ss]tadt|[Pp]artei|[Pp]erson|[Mm]utter|[Ww]itwe|[Ww]aise|[Ff]irma|[Gg]ruppe|[Mm]asse|[Aa]llgemeinheit|[Öö]ffentlichkeit|[Kk]lage|[Ff]rage|[Ss]ache|[Pp]flege|[Ss]trafe|[Ss]teuer|[Mm]iete|[Hh]ilfe|[Rr]ente|[Ff]rist|[Aa]bgabe|[Aa]ufgabe|[Gg]efahr|[Aa]rbeit|[Zz]ahl|[Hh]öhe|[Rr]eihe|[Ff]orm|[Nn]atur|[Ll]age|[Pp]flicht)(?:e?n)?))(?!\\p{L})';
const FEMININE = '^\\s{1,2}der\\s(?:\\p{Ll}{3,30}en\\s){0,2}';

/** Whose act it is, in front of its name: "§ 5 schweiz. OR", "§ 5 bayer. HafG", "§ 5 österreichisches ABGB". */
export const OWNER_IN_FRONT =
  '(?:(?:US-)?[Aa]merik|[Bb]ay(?:er)?|[Bb]ad(?:-württ)?|[Bb]elg|[Bb]erl|[Bb]rand(?:enb)?|[Bb]rem|[Bb]rit|[Bb]ulg|[Cc]hin|[Dd]än|[Ee]ngl|[Ee]stn|[Ff]inn|[Ff]r(?:an)?z|[Gg]riech|[Hh]amb|[Hh]ess|[Ii]tal|[Jj]ap|[Kk]roat|[Ll]iecht|[Ll]ux|[Mm]eckl(?:-vorp)?|[Nn]ds|[Nn]iederl|[Nn]iedersächs|[Nn]ordrh(?:-westf)?|[Nn]orw|[Öö]st(?:err?)?|[Pp]oln|[Pp]ort|[Pp]reuß|[Rr]hpf|[Rr]heinl(?:-pfälz)?|[Rr]um|[Rr]uss|[Ss]aarl|[Ss]ächs|[Ss]chlesw(?:-holst)?|[Ss]chott|[Ss]chwed|[Ss]chweiz|[Ss]erb|[Ss]lowak|[Ss]lowen|[Ss]pan|[Tt]hür|[Tt]schech|[Tt]ürk|[Uu]kr|[Uu]ng|[Ee]hem)\\.\\s{1,2}(?=\\p{Lu})|(?:\\p{L}{3,20}isch|[Bb]undesdeutsch|[Ee]hemalig|[Ff]rüher)e[sn]?\\s{1,2}(?=\\p{Lu}\\p{L}{0,20}\\p{Lu})';

/** What is no act, whatever the corpus holds; treaties between states are acts. */
const PRIVATE =
  '(?!(?:Staats|Einigungs|Grundlagen|Unions|EU-|EG-|EWG-)[Vv]ertrag)(?:(?:\\p{Lu}[\\p{Ll}-]{0,30})?(?:[Vv]ertrag|(?<!Vollzugs|Verwaltungs)[Vv]ereinbarung|[Hh]ausordnung|[Gg]emeinschaftsordnung|[Tt]eilungserklärung|[Dd]ienstanweisung|[Gg]eschäftsbedingungen|[Pp]olice|[Tt]estament)|(?:Vereins|Gesellschafts|Stiftungs|Verbands|Genossenschafts)satzung|Satzung|A[GV]B)(?!\\p{L})';
const PRIVATE_SUBJECT = `(?:[Dd](?:er|ie|as)|[Dd]iese[rs]?|[Uu]nsere?|[Ii]hre?|[Ss]eine?|[Ee]ine?)\\s(?:\\p{Ll}{2,30}e[rs]?\\s){0,2}${PRIVATE}`;
/** What an instrument does in a provision of its own. */
const PROVIDES =
  'regelt|regeln|bestimmt|bestimmen|sieht|sehen|enthält|enthalten|schreibt|legt|trifft|definiert|nennt|verlangt|fordert|kennt|erlaubt|verbietet|gestattet|gewährt|ordnet|beschränkt|lautet|sagt';
/** What texts alone do; and verbs of which the other half tells. */
const STATES =
  'regelt|regeln|bestimmt|bestimmen|enthält|enthalten|definiert|definieren|erläutert|erläutern|normiert|normieren|statuiert|statuieren';
const STATES_IN_HALVES =
  'sieht|sehen|legt|legen|schreibt|schreiben|ordnet|ordnen|führt|führen|trifft|treffen|stellt|stellen';
const OTHER_HALF = '[^.;:]{0,100}?\\s(?:vor|fest|an|aus|klar|Regelung(?:en)?|Bestimmung(?:en)?)(?!\\p{L})';
const ARTICLE = '[Dd](?:er|ie|as)|[Dd]iese[rs]?|[Jj]ene[rs]?|[Ee]ine?|[Uu]nsere?|[Ii]hre?|[Ss]eine?';
const SUBJECT = {
  articles: '(?:D(?:er|ie|as)|Diese[rs]?|Jene[rs]?|Eine?|Unsere?|Ihre?|Seine?)\\s',
  link: INSIDE,
};
const ADVERB_BEHIND =
  '(?:\\s(?:da|hie)?(?:zu|gegen|für)|\\s(?:dies|das|es|zwar|aber|auch|etwa|ausdrücklich|jedoch|insoweit|insbesondere))?';

/** What a subject is that stands for the law itself; see {@link Naming.lawItself}. */
export const LAW_ITSELF = pattern(
  '^(?:\\p{Ll}{3,20}e[nrsm]?\\s){0,2}(?:(?<kind>Gesetz(?:buch)?(?:es)?|Verordnung|Satzung|Richtlinie|Ordnung)(?![\\p{L}-]|\\s(?:über|zu[mr]?|gegen|für|vo[nm]|betreffend|de[rs])\\s)|\\p{L}*[Gg]eber(?!\\p{L})|Norm(?:en)?(?!\\p{L})|\\p{L}*[Vv]orschrift(?:en)?(?!\\p{L})|Regelung(?:en)?(?!\\p{L})|Bestimmung(?!\\p{L})|\\p{L}*[Rr]echt(?!\\p{L})|Bundestag|Parlament|Legislative|Wortlaut|Absatz|Satz|Abschnitt|Kapitel|Teil|Titel|Kodifikation)',
  'u',
);

/**
 * "der" and a noun that no list knows, behind a provision of a draft, with what has to stand in front of it.
 *
 * - One phrase stands in front of the verb of a German sentence. What follows a provision that opens it is in its phrase: "Nach § 12 der
 *   Depesche ist ...", where "der Käufer" could not stand.
 * - Behind a provision whose act is said, and "und", the next one says its own: "§ 433 HafG und § 12 der Depesche".
 * - A provision without a preposition is what its sentence speaks of, or what it does something to; a noun behind it that is nobody to
 *   give anything to, and nothing to serve, is in its phrase: "verbietet § 12 der Depesche jeden".
 *
 * Known failures: a thing that a provision serves, and that is not here ("dient § 5 der Flora"), which leaves the citation unchecked;
 * "weil nach § 12 der Depesche", which leaves it to the act before.
 */
export const OWNED_BEHIND: readonly Owned[] = [
  // "Der Mietvertrag sieht in § 4 anderes vor", "Die Satzung regelt das in § 4": of what the sentence is about.
  providedBy(
    {
      subject: PRIVATE_SUBJECT,
      verbs: PROVIDES,
      link: INSIDE,
    },
    pattern,
  ),
  {
    inFront: /(?:^|[.;:!?]\s{1,3}|\n\s{0,8})(?:In|Unter)\s$/u,
    behind: pattern(`^\\s(?:${PROVIDES})\\s(?:${PRIVATE_SUBJECT})`, 'u'),
  },
  // "Die Geschäftsordnung des Senats regelt in § 3", "Der Leitfaden sieht in § 3 anderes vor", "In § 3 regelt die Geschäftsordnung"
  statedBy({ ...SUBJECT, verbs: STATES, between: ADVERB_BEHIND }, pattern),
  statedBy({ ...SUBJECT, verbs: STATES_IN_HALVES, between: ADVERB_BEHIND, behind: OTHER_HALF }, pattern),
  {
    inFront: /(?:^|[.;:!?]\s{1,3}|\n\s{0,8})(?:In|Unter)\s$/u,
    behind: pattern(`^\\s(?:${STATES})\\s(?:${ARTICLE})\\s(?<subject>[^.,;:§\\n]{2,60})`, 'u'),
  },
  // "In den Richtlinien des Ministeriums heißt es unter § 4"
  {
    inFront:
      /(?<!\p{L})I(?:m|n\s(?:de[rnm]|diese[rnm]|eine[rm]))\s(?<subject>[^.,;:§\n]{2,60}?)\s(?:heißt\ses|steht|findet\ssich)\s(?:dazu\s|hierzu\s)?(?:in|unter)\s$/u,
    behind: /^/u,
  },
  // "In § 5 haben die Parteien eine Pacht vereinbart", "Die Parteien haben in § 5 ...": of their contract.
  {
    inFront: /(?:^|[.;]\s)(?:In|Unter|Mit)\s$/u,
    behind:
      /^\s(?:haben|hatten|vereinbar(?:en|ten)|regel(?:n|ten)|bestimm(?:en|ten))\s(?:sich\s)?(?:die|beide)\s(?:Vertragsp|P)art(?:eien|ner)/u,
  },
  {
    inFront:
      /[Pp]art(?:eien|ner)\s(?:haben|hatten|vereinbar(?:en|ten)|regel(?:n|ten))\s(?:sich\s)?(?:in|unter|mit)\s$/u,
    behind: /^/u,
  },
  {
    inFront: pattern(`(?:^|[.;:!?]\\s{1,3}|\\n\\s{0,8})[„"“(]?${OPENING}$`, 'u'),
    behind: pattern(`${FEMININE}\\p{Lu}`, 'u'),
  },
  { inFront: /^,?\s(?:und|sowie)\s(?:nach\s|gemäß\s|aus\s)?$/u, behind: pattern(`${FEMININE}\\p{Lu}`, 'u') },
  {
    inFront: /\s(?:und|oder|sowie)\s$/u,
    behind: pattern(`${FEMININE}(?!${RECIPIENT})\\p{Lu}\\p{L}{2,}`, 'u'),
  },
  {
    inFront:
      /(?<!\p{L})(?!(?:nach|gemäß|laut|aus|bei|mit|gegen|unter|durch|für|neben|trotz|wegen|entsprechend|entgegen|zu[mr]?|in|im|i[nm]|vo[nm]|auf|über|an|de[rsnm]|die|das)\s)\p{Ll}{2,30}\s$/u,
    behind: pattern(`${FEMININE}(?!${RECIPIENT})\\p{Lu}\\p{L}{2,}`, 'u'),
  },
];

/**
 * Of states whose law a German text may speak of beside an act of its own: "das österreichische Recht", "nach Schweizer Recht", "im
 * französischen Zivilgesetzbuch".
 */
export const LAW_OF_STATE =
  /(?<!\p{L})(?:(?<de>[Dd]eutsch|[Bb]undesdeutsch)|(?<fr>[Ff]ranzösisch)|(?<it>[Ii]talienisch)|(?<es>[Ss]panisch)|(?<nl>[Nn]iederländisch|[Hh]olländisch)|(?<en>[Ee]nglisch|[Bb]ritisch|[Aa]merikanisch|US-amerikanisch|[Ii]risch|[Aa]ustralisch)|(?<ja>[Jj]apanisch)|(?<ko>(?:[Ss]üd)?[Kk]oreanisch)|(?<th>[Tt]hailändisch)|[Öö]sterreichisch|[Ss]chweizer(?:isch)?|[Ll]iechtenstein(?:er|isch)|[Bb]elgisch|[Ll]uxemburgisch|[Dd]änisch|[Ss]chwedisch|[Nn]orwegisch|[Ff]innisch|[Pp]olnisch|[Tt]schechisch|[Ss]lowakisch|[Uu]ngarisch|[Gg]riechisch|[Tt]ürkisch|[Rr]ussisch|[Uu]krainisch|[Cc]hinesisch|[Pp]ortugiesisch|[Bb]rasilianisch|[Ss]chottisch|[Pp]reußisch|[Rr]ömisch|[Aa]usländisch)(?:e[nmrs]?)?\s(?:\p{Ll}{3,20}en?\s)?\p{L}*(?:[Rr]echte?s?|[Gg]esetz(?:buch|geber|gebung)?(?:e?s)?|(?<=\s)(?!(?:AG|KG|OHG|GmbH|SE|EU|LLC|LLP)(?!\p{L}))\p{Lu}\p{L}{0,8}\p{Lu}\p{L}?)(?!\p{L})/gu;
