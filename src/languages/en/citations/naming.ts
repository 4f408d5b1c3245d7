import { editionInFront } from '../../citations/books';
import type { Naming } from '../../citations/naming';
import { providedBy, statedBy } from '../../citations/providedBy';
import { actBefore, INSTRUMENT } from './act';
import { attributeOf } from './attributes';
import { commonNames } from './commonNames';
import { NO_NOUN } from './formerAndLatter';
import { pattern } from './patterns';
import { placed } from './placed';
import { published } from './published';
import { CAPITALISED, JURISDICTIONS, MADE_UNDER, nameAt } from './titles';
import { UNREAD_IN_FRONT } from './unreadNames';

const HEAD =
  '(?:Act|Regulations?|Rules|Rulebook|Order|Code|Law|Ordinance|Directive|Constitution|Treaty|Convention|Charter|Statute|Decree)(?!\\p{L})';

const IN_TITLE = `(?:${CAPITALISED}|of|and|for|the|on|in)\\s{1,2}`;
/** What a bargain's form and other texts are called whose titles have capitals. */
const DOCUMENT = `(?:${INSTRUMENT}|(?:Laws|Acts|Statutes|By-?laws|Clauses|Form|Terms|Policy|Scheme|Standard)(?!\\p{L}))`;
/**
 * A text by its title or its number: "Laws of Malaysia Act 488", "Port of Dover By-laws", "Act No 12", "Lease of 3 May", "Shiptime 2017", "PPSA".
 * "Section 4, Rules may" has none.
 */
const TITLED = `(?=\\p{Lu})(?:(?:${IN_TITLE}){1,10}?(?:${HEAD}|${DOCUMENT})|(?:${HEAD}|${DOCUMENT})\\s(?:[Nn]o\\.?\\s)?\\d|${DOCUMENT}\\sof\\s|${CAPITALISED}\\s(?:1[6-9]|20)\\d\\d(?!\\d)|(?<=,\\s)[A-Z]{3,8}(?=[,.;)]|\\s(?:and|or)\\s|$))`;

const ENDED = '(?:repealed|revoked|superseded)';
const TO_DAY = '(?:(?:it|they)\\s)?(?:(?:was|were)\\s)?';

/** What is no act, whatever the corpus holds, and what it does in a provision of its own. */
const PRIVATE = `(?:[Tt]he|[Tt]h(?:is|at)|[Oo]ur|[Tt]heir|[Ii]ts|[Hh]is|[Hh]er|An?)\\s(?:\\p{L}[\\p{L}’-]{1,30}\\s){0,3}?(?:(?![Tt]reaty|[Cc]onvention|[Cc]harter|[Ss]tatutes)${INSTRUMENT}|[Tt]enancy|[Ww]ill|[Hh]andbook|[Mm]anual|[Rr]eport|[Oo]pinion|[Ll]etter|[Nn]ote|[Cc]ode\\sof\\s(?:[Pp]ractice|[Cc]onduct)|[Gg]uidelines)`;
const PROVIDES = 'provides?|says?|states?|stipulates?|prescribes?|specif(?:y|ies)|deals?|sets?';
/** What texts alone do. */
const STATES =
  'provides?|states?|stipulates?|prescribes?|specif(?:y|ies)|explains?|excludes?|defines?|lists?|contains?|requires?|sets\\sout|deals?\\swith|says?|imposes?|describes?|recommends?|advises?|makes?\\s(?:clear|plain)';
const BETWEEN = '(?:\\s(?:\\p{Ll}{2,14}ly|otherwise|this|that|so|also)){0,2}';

/** The full name in front of a definition, as the grammar reads it. */
function nameBefore(text: string, at: number): string | undefined {
  const named = actBefore(text, at, 0)?.act;
  return named?.kind === 'named' ? named.name : undefined;
}

/** The full name behind a definition. */
function nameBehind(text: string, at: number): string | undefined {
  const named = nameAt(text, at)?.act;
  return named?.kind === 'named' ? named.name : undefined;
}

export const naming: Naming = {
  open: [],
  commonNames,
  several: {
    word: /^(?:ss\.?(?=\s?\d)|(?:[Ss]ec(?:tion)?s|[Aa]rt(?:icle)?s|[Rr]eg(?:ulation)?s|[Rr]ules|rr)(?!\p{L}))/u,
    andOn: /^\s?(?:ff?\.?(?!\p{L})|et\sseq|and\sfollowing|[–-]\s?\d)/u,
  },
  conjunctions: 'and|or',
  prepositions: 'of|under|in',
  articles: 'the\\s',
  partArticles: 'the\\s',
  ofThisText: 'hereof|herein|hereto|above|below|supra|infra|(?:of|to|in)\\sth(?:is|ese)',
  joins: 'to|read\\swith|in\\sconjunction\\swith',
  linked:
    /^,?\s{1,2}(?:(?:when|as)\s)?(?:read\s(?:together\s|in\s(?:conjunction|combination)\s)?with|in\s(?:conjunction|combination)\swith|together\swith|instead\sof|rather\sthan|in\s(?:lieu|place)\sof)\s$/u,
  ofSection:
    /^sub-?(?:s(?:ection)?s?|rules?|regulations?|articles?)(?![\p{L}])|\sof\s(?:th(?:is|at)|such|the\s(?:same|said)|said)\s(?:section|rule|regulation|article)$/iu,
  ownText: 'th(?:is|ese)',
  ordinals: 'first|second|third|fourth|last|(?:the\\s)?(?:opening|closing|concluding)',
  // "ss.3,4 Quay Act 1990", "s 2(1)(b) (as substituted) and (c) of the Quay Act 1990"
  asides:
    ',\\d{1,4}[A-Z]{0,2}(?=\\s\\p{Lu})|\\s(?:onwards?|ff?\\.?|and\\sfollowing)(?=\\sof\\s)|,?\\s(?:and|or|to)\\s\\([a-z\\d]{1,4}\\)(?=\\sof\\s)',
  parts: '(?:sub-?)?paragraphs?|words|sub-?sections?|sentences?|indents?|points?|limbs?|provisos?',
  link: 'of\\s{1,2}(?:the\\s{1,2})?',
  // "section 4 of this Agreement" is of a text that is no act; "of this Part" of the act that the text speaks of.
  pronoun:
    /^(?:(?:it|them|which|those|each|any|all)(?!\p{L})|(?:th(?:at|is|ese)|same|said)(?!\p{L}|\s(?:[Aa]greement|[Cc]ontract|[Cc]harter|[Tt]enancy|[Mm]ortgage|[Bb]ond|[Bb]y(?:e|-)?laws|[Ll]ease|[Dd]eed|[Pp]olicy|[Ll]icen[cs]e|[Ww]ill|[Ll]etter|[Oo]pinion|[Mm]emorandum|[Rr]eport|[Nn]ote|[Pp]lan|[Mm]anual|[Bb]rief|[Tt]erms|[Cc]onditions|[Pp]aper|[Ee]ssay|[Tt]hesis|[Bb]ook)(?!\p{L})))/u,
  possessive: {
    word: /^(?:its|whose)$/iu,
    relative: /^,\s$/u,
    inFront: /(?:^|[.;:]\s{1,2})(?:(?:[Tt]he|[Uu]nder|[Bb]y|[Ii]n|[Ss]ee|[Uu]nlike|[Ll]ike)\s){0,2}$/u,
    other:
      /(?<![:;]\s)\p{Lu}\p{Ll}|\.\s(?!\s?$)|(?:agreement|contract|lease|deed|policy|licen[cs]e|treaty|convention|statutes|charter|decision|code|rulebook)/u,
  },
  kinds: [
    { said: /\sAct$/iu, title: /(?<!\p{L})Act(?!\p{L})/u },
    { said: /\sRegulations?$/iu, title: /(?<!\p{L})Regulations?(?!\p{L})/u },
    { said: /\sRules$/iu, title: /(?<!\p{L})Rules(?!\p{L})/u },
    { said: /\sOrder$/iu, title: /(?<!\p{L})Order(?!\p{L})/u },
    { said: /\sBill$/iu, title: /(?<!\p{L})Bill(?!\p{L})/u },
    { said: /\sDirective$/iu, title: /(?<!\p{L})Directive(?!\p{L})/u },
    { said: /\sOrdinance$/iu, title: /(?<!\p{L})Ordinance(?!\p{L})/u },
    { said: /\sCode$/iu, title: /(?<!\p{L})Code(?!\p{L})/u },
    {
      said: /\s(?:Convention|Treaty|Protocol|Agreement|Charter)$/iu,
      title: /(?<!\p{L})(?:Convention|Treaty|Protocol|Agreement|Charter)(?!\p{L})/u,
    },
    { said: /\sthis\stitle$/iu, title: /^Title\s\d|U\.\s?S\.\s?C\./u },
  ],
  unitOfOthers: {
    said: /^(?:[Rr](?:ules?|egulations?|egs?\.?|r?\.?(?=\s?\d))|RULES?|REGULATIONS?)(?!\p{L})/u,
    title: /(?<!\p{L})(?:Act|Ordinance)(?:\s(?:of\s)?(?:1[6-9]|20)\d\d)?$/u,
  },
  sameWriting: '(?:[Ss]upra|[Ii]nfra|above|ante|[Ii]bid(?:em|\\.)?)(?:\\s(?:n|note)\\.?\\s\\d{1,3})?,(?:\\sat)?',
  otherSource: [
    editionInFront(
      '(?:\\d{1,2}(?:st|nd|rd|th|d)|[Rr]ev\\.?|[Rr]evised|[Ff]irst|[Ss]econd|[Tt]hird|[Ff]ourth|[Ff]ifth)\\s(?:[Rr]ev\\.?\\s)?[Ee]d(?:n|ition)?\\.?',
      'vol|volume',
    ),
    // "(3rd edn, 2016) ch 4, s 3", "(2018) 81 MLR 2, s 4"
    '(?<!\\p{L})chp?\\.?\\s\\d{1,3},\\s{1,2}|\\)\\s(?:pt|vol|part|chapter)\\.?\\s\\d{1,3},\\s{1,2}|[(\\[]\\d{4}[)\\]]\\s\\d{1,3}\\s\\p{Lu}[\\p{L}. ]{1,24}\\s\\d{1,4},\\s{1,2}',
    '(?<!\\p{L})(?:op|loc)\\.?\\s?cit\\.?(?:,?\\s(?:at|p\\.|S\\.)\\s\\d{1,4})?,?\\s{1,2}',
    // "Smith, above n 3, s 4", "Chitty on Contracts, s 4", "Halsbury's Laws, s 3"
    "(?:(?<!\\p{L})(?:above\\s(?:n|note)\\.?\\s\\d{1,4}|cited\\sabove)|\\p{Lu}\\p{L}+\\son\\s(?:\\p{Lu}\\p{L}+\\s){0,3}\\p{Lu}\\p{L}+|\\p{Lu}\\p{L}+['’]s\\s(?:Laws|Commentaries)),\\s{1,2}",
    // "Its predecessor, s 5", "The equivalent Irish provision is s 6"
    '(?<!\\p{L})(?:predecessor|forerunner|counterpart|equivalent)s?,\\s(?:at\\s|in\\s)?',
    '(?:[Ee]quivalent|[Cc]orresponding|[Cc]omparable|[Aa]nalogous)\\s(?:\\p{Lu}\\p{L}{2,20}\\s)?(?:provision|section|rule|article)s?\\s(?:(?:in|of|under)\\s[^.;:\\d]{3,40}\\s)?(?:is|was|are|were|being)\\s',
    '(?<!\\p{L})[Ss]upra,?\\s(?:at\\s)?(?:note|notes|nn?\\.)\\s?\\d{1,4},?\\s{1,2}',
    // "Reed (n 12) s 5", "(fn. 3), s 8"
    '\\((?:fn|nn?|note)\\.?\\s\\d{1,4}\\),?\\s{1,2}',
    // "; Reed & Reed § 8", "; 2 Reed on Contracts § 8", "; Restatement (Second) of Torts § 8"
    '(?:^|[;.])\\s(?:[Ss]ee\\s(?:also\\s)?)?(?:\\d{1,2}\\s)?(?:(?:(?:\\p{Lu}[\\p{L}.’-]{1,20}\\s){1,3}(?:&|on)\\s(?:the\\s)?){1,2}(?:\\p{Lu}[\\p{L}.’-]{1,20}\\s){1,4}|Restatement\\s(?:\\([^()]{3,12}\\)\\s)?(?:of\\s(?:\\p{Lu}\\p{L}{2,20},?\\s){1,3})?)',
    // "Reed, Treatise, 2001, § 5"
    '\\p{L},\\s(?:1[6-9]|20)\\d\\d,\\s',
    // What no grammar reads behind the provision that was cited last: "Reed, Law of Quays (2001), ch 4; ibid, s 5", "Sup. Ct. R. 10. Id. § 5"
    '(?:\\d|\\sv\\.?\\s\\p{Lu}|\\p{Lu}\\p{L}{0,6}\\.\\s?\\p{Lu}|Restatement\\s)[^]*(?<!\\p{L})[Ii](?:bid(?:em)?|d)\\.?,?\\s(?:at\\s)?',
  ].join('|'),
  byAnybody: pattern(INSTRUMENT, 'u'),
  placed,
  lawOfState: {
    sign: /[Ll]aw|tatute|[Cc]ode|egislat/,
    pattern:
      /(?<!\p{L})(?:(?<de>German)|(?<fr>French)|(?<it>Italian)|(?<es>Spanish)|(?<nl>Dutch)|(?<en>English|Scottish|Scots|Irish|British|American|Australian|Canadian|New\sZealand|Indian|Nigerian|Singapore(?:an)?)|(?<ja>Japanese)|(?<ko>(?:South\s)?Korean)|(?<th>Thai)|Austrian|Swiss|Belgian|Luxembourg|Danish|Swedish|Norwegian|Finnish|Polish|Czech|Slovak|Hungarian|Greek|Turkish|Russian|Ukrainian|Chinese|Portuguese|Brazilian|Mexican|Argentin(?:e|ian)|Chilean|Roman)\s(?:\p{Ll}{3,20}\s){0,2}(?:[Ll]aw|statutes?|[Cc]ode|legislation|legislature)(?!\p{L})/gu,
  },
  published,
  // "The parties agreed in section 5": of their contract.
  ownedBehind: [
    {
      inFront: /[Pp]arties\s(?:have\s|had\s)?(?:agreed|provided|stipulated|covenanted|undertook)\s(?:in|under|by)\s$/u,
      behind: /^/u,
    },
    {
      inFront: /(?:^|[.;]\s)(?:In|By|Under)\s$/u,
      behind: /^,?\s(?:the|both)\sparties\s(?:have\s)?(?:agree|provide|stipulat|covenant)/u,
    },
    // "The lease provides in section 4", "In section 4 the lease provides": of what the sentence is about.
    providedBy(
      {
        subject: PRIVATE,
        verbs: PROVIDES,
        between: BETWEEN,
        link: 'in\\s|at\\s|by\\s',
      },
      pattern,
    ),
    // "Section 2 discusses fees", "In Section 4 we turn to remedies": of a paper.
    {
      inFront: /(?:^|[.;:]\s{1,2}|\n\s{0,8})(?:[Ii]n\s)?$/u,
      behind:
        /^,?\s(?:discusses|concludes|examines|explores|surveys|argues|outlines|reviews|analy[sz]es|introduces|(?:we|I)\s(?:(?:now|then|first)\s)?(?:turn|discuss|examine|argue|consider|show|explain|conclude|address|explore|return|review|outline))(?!\p{L})/u,
    },
    // "the 1983 Act, s 3", "the Texas statute, § 2"
    {
      inFront: pattern(
        `(?<![\\p{L}\\p{N}])[Tt]he\\s(?<subject>(?:(?:\\d{4}|[\\p{L}-]{2,30})\\s){1,3}(?:${HEAD}|[Ss]tatute)),\\s(?:at\\s|in\\s)?$`,
        'u',
      ),
      behind: /^/,
    },
    // "The White Paper explains in section 4"
    statedBy(
      { articles: '(?:The|This|That|An?|Our|Their|Its|Your)\\s', verbs: STATES, between: BETWEEN, link: 'in\\s|at\\s' },
      pattern,
    ),
    {
      inFront: /(?:^|[.;:]\s{1,2}|\n\s{0,8})(?:In|By)\s$/u,
      behind: pattern(`^,?\\s${PRIVATE}\\s(?:${PROVIDES})(?!\\p{L})`, 'u'),
    },
  ],
  lawItself:
    /^(?!(?:state|federal|foreign|local|municipal|provincial|other|another|earlier|previous|later|old|new)\s)(?:(?:\p{Ll}[\p{Ll}-]{1,20}|(?<year>\d{4}))\s){0,3}?(?:(?<kind>Acts?|Regulations?|Rules|Order|Directive|Code|Convention|Treaty|Ordinance)(?!\p{L}|\s(?:of\s(?!\d)|on\s|for\s|\p{Lu}))|(?:[Ll]aws?|[Ss]tatute|[Ll]egislation|[Pp]arliament|[Ll]egislat(?:ure|or)|[Cc]ongress|[Dd]rafts(?:man|person)|[Pp]rovisions?|[Ss]ection|[Pp]art|[Cc]hapter|[Ss]chedule|[Ee]nactment)(?!\p{L}))/u,
  yearLink: 'of\\s',
  // The codes of the States count their titles, too; only a corpus that holds the federal one has an act of the name. Acts are known
  // by the title that they were, in Roman numbers.
  actOfTitle: (title) => (/^[1-9]\d?$/u.test(title) ? `${title} U.S.C.` : `Title ${title.toUpperCase()}`),
  unreadInFront: UNREAD_IN_FRONT,
  // An authority, or another thing in capitals: "As to the FCA, section 5".
  doubtfulName: /^[A-Z]{2,8},\s/u,
  // "QUAY Rulebook"
  shorter: /^(\p{Lu}{2,8})\s(?:Rulebook|Rules|Module)$/u,
  nameArticle: 'the\\s',
  noCode: 'EU|UK|US|USA|NATO',
  goesToParent: true,
  ownFirst: true,
  namedBehind: pattern(
    // "Section 7 consultation under the ESA"
    `^\\s(?:claims?|actions?|consultations?|notices?|proceedings?|orders?|applications?|petitions?)\\sunder\\s(?:the\\s)?(?=\\p{Lu})|^,?\\s{1,2}(?:of,?\\s{1,2}|(?:here(?:of|in|under|to|inabove|inbefore|inafter)|above|below)(?!\\p{L})|${TITLED}|(?<name>\\p{Lu}\\p{L}?\\p{Ll}\\p{L}{0,12}?\\p{Lu}\\p{L}{0,3})(?![\\p{L}-]))`,
    'u',
  ),
  attributeOf,
  // `Harbour Act 1990 ("the Act")`, `Harbour Act 1990 (the "Act")`, `(“the 1990 Act”)`, `(“HA” or “the Act”)`, `(the Harbour Act)`
  definition: {
    sign: '(',
    pattern:
      /\((?:herein?after,?\s|in\sth(?:is|ese)\s\p{L}{1,20}\s)?(?:referred\sto\sas\s)?(?:the\s)?(?:["“'‘](?:the\s)?|(?<=the\s)(?=(?:\p{Lu}\p{L}{1,30}\s){0,4}(?:Act|Regulations|Rules|Order|Code)\)))((?:\d{4}\s)?\p{Lu}[\p{L}\p{N} ]{0,40})["”'’]?(?:,?\s(?:or|and)\s[^()\n]{1,60})?\)/gu,
    nameBefore,
  },
  // `In this note "the Act" means the Quay Act 2001.`
  sentenceDefinition: {
    sign: ' means ',
    pattern:
      /(?<![\p{L}\p{N}])(?:[Tt]he\s)?["“‘'](?:[Tt]he\s)?((?:\d{4}\s)?\p{Lu}[\p{L}\p{N} ]{0,40})["”’']\smeans\s(?=\p{Lu}|the\s\p{Lu})/gu,
    nameAt: nameBehind,
  },
  // "The Ferries Act 1998 protects passengers. Section 5 of that Act": only a title that closes with its year tells itself
  // from running text. Known failure: a title with "the" in it is cut behind that, and is not known then.
  mention:
    /(?<![\p{L}\p{N}])((?!(?:The|This|That|An?)\s)(?:\p{Lu}[\p{L}\p{N}’'&-]{0,30}\s(?:(?:of|and|for|on|in|to)\s){0,2}|\(\p{Lu}[^()\n]{1,60}\)\s){1,12}(?:Act|Regulations|Rules|Order|Ordinance|Code)\s(?:1[6-9]|20)\d\d)(?!\d)/gu,
  titleAlone:
    /(?<![\p{L}\p{N}])(?!(?:The|This|That|An?|Of|In|Under)\s)(?:\p{Lu}[\p{L}’'&-]{1,30}\s(?:(?:of|and|for|on)\s)?){1,8}(?:Act|Code|Ordinance)(?:\s(?:of\s)?(?:1[6-9]|20)\d\d)?(?:\s(?:Explanatory\s)?(?:Regulations|Rules|Orders?|Guidance|Guidelines|Handbook|Manual|Notes|Memorandum|Policy|Scheme))?(?![\p{L}\d])/gu,
  subject: 'of|on|for|to|relating',
  tellsAnother: pattern(
    `^${MADE_UNDER}|^\\s(?:Explanatory|Guidance|Guidelines|Handbook|Manual|Notes|Memorandum|Policy|Scheme)(?!\\p{L})`,
    'u',
  ),
  // "Section 5 repealed section 6" says what section 5 did.
  formerInFront: `former|old|original|unamended|(?:the|now|since|of|by|in|under)\\s${ENDED}`,
  // "Section 5 repealed section 6": without a clause or an end of one behind it, a verb may be what the provision did.
  formerBehind: [
    `as\\s(?:originally\\s(?:enacted|made)|${TO_DAY}(?:then\\s)?stood|${TO_DAY}then\\sin\\sforce|${TO_DAY}in\\sforce\\s(?:before|until|immediately|prior))`,
    '(?:before|prior\\sto|until)\\s(?:its|the|their)\\s(?:amendment|repeal|revocation)',
    'in\\s(?:its|their)\\s(?:original|former|earlier|previous|old|unamended)\\s(?:form|terms|version|wording)',
    `(?:(?:which|that)\\s)?(?:was|were|(?:has|have)\\s(?:since\\s|now\\s)?been)\\s${ENDED}`,
    `(?:(?:now|since)\\s)?(?:unamended|${ENDED})(?=[)\\],;.]|\\s(?:by|in|on|with|from)\\s)`,
  ].join('|'),
  formerNearby: `former(?!${NO_NOUN})|repealed|revoked|superseded|in\\sforce\\s(?:before|until|immediately)`,
  datedBehind: 'as\\s(?:amended|in\\sforce)\\s',
  versionBehind: [
    'as\\s(?:originally\\s(?:enacted|made)|enacted)(?!\\p{L})',
    `as\\s${TO_DAY}(?:then\\s|previously\\s)?(?:stood|(?:in\\s(?:force|effect|operation)|had\\s(?:effect|force))\\s(?:on|at|before|until|up\\sto|immediately|prior|from|during))`,
    '(?:before|prior\\sto|until)\\s(?:its|the|their)\\s(?:amendment|repeal|revocation|substitution)',
    'in\\s(?:its|their|the)\\s(?:original|former|earlier|previous|old|unamended)\\s(?:form|terms|version|wording)',
  ].join('|'),
  versionInFront: 'version\\sof|(?:former|original|old|earlier|previous|unamended)\\s(?:text|wording|form)\\sof',
  commencement: '(?:comes?|shall\\scome)\\sinto\\s(?:force|operation|effect)|takes?\\seffect',
  comingNearby:
    'com(?:es?|ing)\\sinto\\s(?:force|effect|operation)|with\\seffect\\sfrom|as\\sfrom|not\\syet\\sin\\sforce',
  owner: pattern(`^\\s{1,2}(?:\\([^()\\n]{1,40}\\)\\s)?\\((?!UK\\))(?:${JURISDICTIONS})\\)`, 'u'),
  otherStates: { own: ['GB'], links: '(?:of|(?:as\\s)?in\\sforce\\sin)\\s(?:the\\s)?' },
  ownerWithin: pattern(`\\((?:${JURISDICTIONS})\\)`, 'u'),
  says: '(?:says|provides|reads|states|enacts|stipulates|prescribes)(?!\\p{L})',
  textParts: [
    {
      behind: '(?:,\\s|\\()?(?<said>(?:(?:first|second|third|last)\\s)?proviso)(?!\\p{L})',
      inFront: '(?<!\\p{L})(?<said>provisos?)\\s(?:to|in|of)\\s(?:the\\s)?',
      sign: /[.:;,—–-]\s{0,3}(?:and\s)?provided(?!\p{L})|provided,?\s(?:that|always|further|also|however|nevertheless)|proviso/iu,
      doubt: /(?<!\p{L})(?:provided|except|but|unless|save|however|notwithstanding|nothing\sin)(?!\p{L})/iu,
    },
  ],
  listAhead: 'following(?!\\p{L})',
  otherAct:
    '(?<!\\p{L})(?<!(?:this|that)\\s)(?:Acts?|Regulations?|Directive|Treaty|Convention|Agreement|Order)(?!\\p{L})',
  amends: 'amends|inserts|repeals|replaces|substitutes|omits|adds|revokes',
  amended:
    '(?:is|are)\\s(?:(?:hereby|further)\\s)?amended(?:\\sas\\sfollows|\\s?[—–]|,?\\sby\\s(?:striking|inserting|adding|deleting|redesignating|substituting|repealing)|\\sto\\sread)',
  lineArticle: 'The',
  commandStart: 'In|After|Before|At\\sthe\\send\\sof',
  newWording:
    '(?:amended|revised)\\sto\\sread|to\\sread\\sas\\sfollows|(?<!\\p{L})(?:substitute|insert|add|there\\s(?:is|are|shall\\sbe)\\s(?:substituted|inserted|added))(?:\\s[^“”".,;]{0,60})?|replac(?:e|ed|ing)\\s[^.;]{0,200}\\s(?:with|by)(?:\\sthe\\s(?:words?|following))?',
  inserts:
    '(?:there\\s(?:is|are|shall\\sbe)\\s(?:hereby\\s)?(?:inserted|added)|insert(?:s|ing)?|add(?:s|ing)?|new|proposed)(?:\\s(?:a|the)(?:\\snew)?)?',
  insertedBehind:
    ',?\\s\\(?(?:(?:is|are|shall\\sbe|to\\sbe)\\s(?:hereby\\s)?(?:inserted|added)|(?:as\\s)?(?:inserted|added|proposed)\\sby\\s(?:this|(?:[Ss]ection|[Cc]lause|[Rr]egulation|[Aa]rticle|[Pp]aragraph)\\s\\d))(?!\\p{L})',
  newWordingBehind: '(?:is|are)\\s(?:hereby\\s)?(?:inserted|added|substituted)(?!\\sby|\\sfor)',
  command:
    '(?:is|are)\\s(?:hereby\\s)?(?:further\\s)?(?:amended|repealed|omitted|revoked)|(?:omit|substitute|insert)\\s',
};
