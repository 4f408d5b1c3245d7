import { editionInFront } from '../../citations/books';
import { dottedBehind } from '../../citations/dotted';
import type { Naming } from '../../citations/naming';
import { ofRelative, providedBy, statedBy } from '../../citations/providedBy';
import { TELLS_ANOTHER } from '../../citations/romance/naming';
import { commonNames } from './commonNames';
import { ORDINAL } from './numbers';
import { pattern } from './patterns';
import { INSIDE, placed, WRITTEN_BY_ANYBODY } from './placed';

/** What texts do in a provision of their own. */
const PROVIDES =
  'bepa(?:alt|len)|rege(?:lt|len)|schrij(?:ft|ven)|houd(?:t|en)|kent|kennen|ei(?:st|sen)|verbied(?:t|en)|noemt|noemen|bevat(?:ten)?|stel(?:t|len)';

/** "k.b.", "w.v.k."; not "e.v.", "m.b.t.". */
const DOTTED = dottedBehind({
  heads: 'k\\.\\s?b|wb|reg',
  counts: 'nr\\.|van',
  but: 'artt?|nr|blz|pp?|sub|ond|jo|enz|ev|vgl|zgn|lett?|e\\.(?:v|a|d|o)|m\\.[nim]|m\\.b\\.t|m\\.b\\.v|o\\.[agm]|o\\.g\\.v|i\\.[cv]|i\\.v\\.m|i\\.p\\.v|i\\.h\\.b|d\\.d|d\\.w\\.z|t\\.a|t\\.a\\.[vp]|t\\.o\\.v|t\\.z\\.v|t\\.b\\.v|[bn]\\.v|a\\.h\\.w|a\\.[wu]|q\\.q|z\\.g|p\\.m|z\\.o\\.z',
});

export const naming: Naming = {
  open: ['behind'],
  commonNames,
  // "of" is "or", and in English texts another word: it joins citations in the grammar's own lists alone.
  conjunctions: 'en|alsmede',
  prepositions: 'van',
  articles: '(?:het)\\s',
  partArticles: '(?:het|de)\\s',
  ofThisText: 'hierboven|hieronder|hiervoor|hierna',
  joins: 'tot\\sen\\smet|t/m',
  ownText: 'deze|dit',
  // "Asser, t.a.p., art. 4", "Asser/Hartkamp, art. 4", "Schuurman & Jordens, art. 3", "T&C, art. 4"
  otherSource: [
    editionInFront('\\d{1,2}(?:e|de|ste)\\sdr(?:\\.|uk)', 'deel|dl'),
    '(?<!\\p{L})commentaar\\s(?:op|bij)\\s',
    '(?:(?<!\\p{L})(?:t\\.a\\.p\\.|a\\.w\\.),?|\\p{Lu}\\p{L}*\\s?[/&]\\s?\\p{Lu}\\p{L}*,)\\s{1,2}|(?:\\(|(?<!\\p{L})[Zz]ie\\s)(?:noot|nt\\.|vtn\\.)\\s\\d{1,4}\\)?,?\\s{1,2}',
  ].join('|'),
  byAnybody: pattern(`(?<!\\p{L})${WRITTEN_BY_ANYBODY}(?!\\p{L})`, 'iu'),
  ownedBehind: [
    ofRelative('waarvan\\s', pattern),
    providedBy(
      {
        subject: `(?:De|Het|Deze|Dit|Onze|Ons|Hun)\\s(?:\\p{Ll}{2,30}\\s)?${WRITTEN_BY_ANYBODY}`,
        verbs: PROVIDES,
        link: INSIDE,
      },
      pattern,
    ),
    // "Het Burgerlijk Wetboek regelt in artikel 3"
    statedBy(
      {
        articles: '(?:De|Het|Deze|Die|Dit|Dat|Een|Onze|Ons|Hun)\\s',
        verbs: PROVIDES,
        link: INSIDE,
        ofItsOwn: 'in\\s(?:zijn|haar|hun)\\s',
      },
      pattern,
    ),
  ],
  lawItself:
    /^(?:(?:zelfde|genoemde|onderhavige|bedoelde)\s)?(?:(?<kind>wet|wetboek|besluit|regeling|verordening|richtlijn)$|wetgever|bepaling|norm(?!\p{L})|voorschrift|tekst|recht(?!\p{L})|artikel|lid(?!\p{L})|hoofdstuk|titel|afdeling)/iu,
  placed,
  lawOfState: {
    sign: /\s(?:(?:privaat|straf|proces|arbeids|bestuurs|burgerlijk\s)?recht|[Ww]et)/,
    pattern:
      /(?<!\p{L})(?:(?<nl>[Nn]ederlands)|(?<de>[Dd]uits)|(?<fr>[Ff]rans)|(?<it>[Ii]taliaans)|(?<es>[Ss]paans)|(?<en>[Ee]ngels|[Bb]rits|[Aa]merikaans|[Ii]ers|[Ss]chots)|(?<ja>[Jj]apans)|(?<ko>(?:[Zz]uid-)?[Kk]oreaans)|(?<th>[Tt]hais)|[Bb]elgisch|[Vv]laams|[Ll]uxemburgs|[Zz]witsers|[Oo]ostenrijks|[Dd]eens|[Zz]weeds|[Nn]oors|[Ff]ins|[Pp]ools|[Tt]sjechisch|[Hh]ongaars|[Gg]rieks|[Tt]urks|[Rr]ussisch|[Cc]hinees|[Pp]ortugees|[Rr]omeins|[Bb]uitenlands)e?\s(?:\p{Ll}{3,20}\s)?\p{L}*(?:[Rr]echt|[Ww]et|[Ww]etboek|[Ww]etgever|[Ww]etgeving)(?!\p{L})/gu,
  },
  kinds: [
    { said: /wet(?:boek)?$/iu, title: /wet(?!\p{Ll})|wetboek/iu },
    { said: /besluit$/iu, title: /besluit/iu },
    { said: /regeling$/iu, title: /regeling/iu },
    { said: /verordening$/iu, title: /verordening/iu },
    { said: /richtlijn$/iu, title: /richtlijn/iu },
  ],
  longer:
    /^\sen\s(?!artikel|art\.|lid|onderde|niet|ook|dus|dan)(?!\p{L}{2,30}t(?!\p{L}))\p{Ll}[\p{L}-]{3,40}(?=\s\p{Ll}|[.,;)]|$)/u,
  yearLink: 'van\\s(?!\\d{4}\\s(?:tot|t/m)(?!\\p{L}))',
  ordinals: `${ORDINAL}|laatste`,
  parts: 'lid|leden|(?:vol|slot)?zin(?:nen|sdeel|sdelen|sneden?)?|onderde(?:el|len)|aanhef|slot|streepjes?',
  asides: ',?\\sen\\svolgende(?!\\p{L})|\\s(?:analoog|naar\\sanalogie)(?!\\p{L})|\\se\\.v\\.',
  link: '(?:van\\s(?:de|het)|van|uit)\\s{1,2}',
  linked: /^,?\s{1,3}(?:juncto|jo\.?|in\sverbinding\smet|in\ssamenhang\smet|(?:toe\s)?in\splaats\svan)\s(?:het\s)?$/u,
  nameInFront: /(?:(?:,|:|\s?\()\s?|\s)$/u,
  unknownInFront:
    /(?<![\p{L}-])(?:(?:Algemene\s)?Wet(?:boek)?\s(?:van\s)?\p{L}{4,30}|Algemene\swet\s\p{L}{4,30}|(?:[Ww]et|[Bb]esluit|[Rr]egeling|[Vv]erordening|[Rr]ichtlijn|[Vv]erdrag)\s(?:op|tot|inzake|van|over|betreffende|houdende)(?:\s[\p{L}\d-]{1,40}){1,12}|\p{Lu}\p{L}{2,40}(?:wet|wetboek|besluit|verordening|regeling))$/u,
  // A capital right behind a number begins a name: Dutch writes no other word so, but at the beginning of a sentence.
  namedBehind: pattern(
    `^${DOTTED}|^,?\\s{1,2}(?:aant\\.\\s\\d|van\\s(?:de|het|een|deze|die|dit|dat|onze|ons|uw|hun|zijn|haar|(?:(?:voor|laatst|eerst)(?:ge)?|ge)noemde?)\\s|${WRITTEN_BY_ANYBODY}(?!\\p{L})|(?:convenant|beleidsregels?|wetsvoorstel)(?!\\p{L})|hier(?:boven|onder)(?!\\p{L})|\\p{Lu}\\p{L}{1,40})`,
    'u',
  ),
  // "Artikel 3 Wob"
  isActName: (name) => /\s|\d|^\p{Lu}/u.test(name),
  // No reform, and no law of nature.
  // "Awb, art. 4"
  codeInFront:
    '(?!(?:Ook|Zie|Dus|Nee|Wel|Mits|Als|Maar|Want|Aldus|Ad|Art)(?!\\p{L}))(?:\\p{Lu}\\p{Ll}{1,4}(?=,)|\\p{Lu}[b-df-hj-np-tv-xz]{2,4}(?=\\s))',
  sureCode: /^\p{Lu}\p{Ll}{1,4}$/u,
  sureTitle:
    /^(?!(?:Invoerings|Wijzigings|Aanpassings|Natuur|Raam|Kader|Rijks|Reparatie|Verzamel|Grond)wet)\p{Lu}\p{Ll}{3,40}wet$/u,
  // `Wet op de havens (hierna: de Wet)`
  definition: {
    sign: 'hierna',
    pattern:
      /\(hierna(?:\s(?:te\snoemen|aangeduid\sals))?:?\s{1,2}(?:de\s|het\s)?[‘'“"]?([\p{L}\p{N} -]{2,40}?)[’'”"]?\)/gu,
  },
  owner: /^\sBES(?!\p{L})/u,
  otherStates: { own: ['NL'], links: 'van\\s(?:de\\s)?' },
  tellsAnother: TELLS_ANOTHER,
  formerInFront: 'voormalige?|vervallen',
  formerBehind: '\\(oud\\)|oud(?!\\p{L})|zoals\\s(?:dat|die|deze)\\s(?:luidde|gold)',
  datedBehind: 'zoals\\sgewijzigd\\s(?:bij|door)',
  versionBehind:
    'zoals\\s[^.;]{0,60}?(?:luidden?|gold(?:en)?)(?!\\p{L})|in\\sde\\s(?:oude\\s|vorige\\s)?(?:versie|tekst)(?!\\p{L})',
  versionInFront: '(?:oude|vorige|vroegere)\\s(?:versie|tekst)\\svan',
  formerNearby: '(?:is|zijn)\\svervallen|ingetrokken',
  commencement: 'tre(?:edt|den)\\s[^;]{0,200}?\\sin\\swerking',
  comingNearby: 'treedt\\sin\\swerking',
  says: '(?:bepaalt|luidt|schrijft\\svoor|houdt\\sin)',
  lineArticle: 'De|Het',
  listAhead: 'volgende(?!\\p{L})',
  amends: 'wijzigt|vervangt|voegt|schrapt|past',
  amended: 'wordt\\s(?:als\\svolgt\\s)?gewijzigd',
  inserts: '(?:(?:wordt|worden)\\seen(?:\\snieuwe?)?|nieuwe?)',
  insertedBehind: '\\s(?:wordt|worden)\\s(?:ingevoegd|toegevoegd)(?!\\p{L}|\\s?:)',
  newWording: '(?:wordt|worden)\\s(?:vervangen\\sdoor|ingevoegd|toegevoegd)|komt\\ste\\sluiden',
  command: 'vervalt(?!\\p{L})|vervallen(?!\\p{L})|wordt\\s(?:vervangen|ingetrokken)',
};
