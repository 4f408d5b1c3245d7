import { commonNames } from './commonNames';
import { editionInFront } from '../../citations/books';
import { dottedBehind } from '../../citations/dotted';
import type { Naming } from '../../citations/naming';
import { ofRelative, providedBy, statedBy } from '../../citations/providedBy';
import { TELLS_ANOTHER } from '../../citations/romance/naming';
import { NUMBER_SIGN, NUMBERED_NAME } from '../../citations/romance/numberedTitles';
import { pattern } from './patterns';
import { INSIDE, placed, WRITTEN_BY_ANYBODY } from './placed';

/**
 * Adjectives with endings that verbs lack: "code des phares maritimes", "code civil québécois"; and those of some states,
 * which end in any way. A verb in the singular may end as the others do ("signale"), so that those count in the plural
 * alone. Known failure: an adjective of another ending.
 */
const ADJECTIVE =
  '(?:al|el|if|ier|ière|ien|ienne|ain|aine|ieure?|aire|oire|itime|ique|elle|aux|eux|euses?|oise?|aise?|(?:ale|el|elle|if|ive|ier|ière|ique|ien|ienne|ain|aine|ieure?|aire|oire|itime|oise|aise)s)';
const OF_STATE =
  '(?:belge|suisse|monégasque|russe|tchèque|slovaque|slovène|corse|arabe|turc|turque|grec|grecque|allemande?|espagnole?)s?';
/** Words with such endings that say nothing about which act it is: relative words, time, order, what a provision is to another; verbs. */
const NO_ADJECTIVE =
  '(?:(?:[ld]e|[ld]es|du|aux?)?quel(?:le)?s?|tel(?:le)?s?|elles?|celles?|aux|relati(?:f|ve)s?|actuel(?:le)?s?|ancien(?:ne)?s?|(?:prem|dern)i(?:er|ère)s?|entiers?|certaine?s?|plusieurs|mieux|lieux|bien|rien|mal|prochains?|(?:anté|posté|ulté)rieure?s?|contraires?|nécessaires?|mais|jamais|désormais|(?:par|autre|toute)?fois|trois|mois|lois|vais|dois|vois|crois|croise|apaise|(?:indi|expli|appli|impli|compli|répli|dupli|communi|fabri|prati|criti|revendi|abdi)que|(?:r?app|interp|exc|renouv|niv)elle)(?!\\p{L})';

/** What says whose a provision is, whether or not anybody knows it: "du contrat", "d'une convention", "de notre bail". */
const GENITIVE =
  "(?:(?:[Dd]u|DU|(?:[Dd]e|DE)\\s(?:la|LA)|dudit|de\\sladite|desdite?s|d['’]une?|de\\s(?:[nv]otre|[nv]os|leurs?|[mts](?:on|a|es)|ces?|cet(?:te)?))\\s|(?:[Dd]e\\sl|DE\\sL)['’]|(?:des|DES)\\s(?=\\p{L}{3}))";
/** "du reste", "de la même manière": adverbs that look like one. */
const ADVERB =
  '(?:du\\s(?:reste|moins|fait|coup|tout)|de\\sla\\s(?:sorte|même\\s(?:manière|façon))|de\\sce\\sfait)(?!\\p{L})';
/** A noun without an article, which names no act: "l'article 12 de journal". Not "de manière", nor what a sentence commands to do. */
const NOUN =
  '\\s{1,2}de\\s(?!(?:manière|façon|plein|nouveau|même|fait|droit|tel(?:le)?s?|tout|toute?s?|nature|sorte|caractère|portée|type|date|celui|celle|ceux|surcroît|plus|moins|leurs?|cette|quoi|ordre|application|\\p{L}{2,20}(?:er|ir|re))(?!\\p{L}))\\p{Ll}{4}';
/** "C. civ.", "CGI": an abbreviation behind what nobody reads. */
const ABBREVIATION = '(?:C\\.\\s?\\p{Ll}{2,12}\\.|C[A-Z]{1,3}P?(?![\\p{L}\\p{N}]))';
/** "c. civ.", "l. 1989", "c.c."; not "al.", "p.ex.". */
const DOTTED = dottedBehind({
  heads: 'c|cod|l|d|ord|arr|const|conv|règl',
  counts: 'n[°o]|du',
  but: 'arts?|als?|pp?|n|no|par|pt|pts|ss?|suiv|let|litt?|ch|chif|phr|in|cf|etc|préc|p\\.\\s?ex|i\\.e|n\\.b|s\\.a|s\\.a\\.r\\.l|e\\.g',
});
/** Between two commas in front of what says whose the provision is: "l'article 12, tel que rédigé par les parties, du contrat". */
const INSERTION = `,\\s(?!et\\s|ou\\s)[^,;.:()§\\n]{2,80}(?=,\\s(?!${ADVERB})(?:${GENITIVE}|${ABBREVIATION}))`;

/** What texts do in a provision of their own. */
const PROVIDES =
  'prévoi(?:t|ent)|(?:stipul|dispos|fix|énonc|précis|impos|exig|autoris|indiqu|règl|organis|détaill)e(?:nt)?|interdi(?:t|sent)|défini(?:t|ssent)';

export const naming: Naming = {
  open: ['behind'],
  commonNames,
  conjunctions: 'et|ou',
  prepositions: 'de|à|en',
  articles: "l['’]",
  partArticles: '(?:les?|la)\\s',
  ofThisText: 'ci-(?:dessus|dessous|après|avant)|supra|infra',
  joins: 'à',
  ownText: 'présente?s?',
  ordinals: '\\p{L}{4,10}er|\\d{1,2}er?',
  parts: 'alinéas?|phrases?|points?',
  asides: `,?\\set\\s(?:suivante?s?|ss?\\.)|\\snouve(?:au|aux|lles?)(?!\\p{L})|${INSERTION}`,
  link: "(?:du|de\\sla|de)\\s{1,2}|(?:de\\s)?l['’]|d['’]",
  namedBehind: pattern(
    `^,?\\s{1,2}(?:ci-(?:dessus|dessous|avant|après)(?!\\p{L})|(?!${ADVERB})${GENITIVE}|${ABBREVIATION})|^${DOTTED}|^${NOUN}|^\\s${WRITTEN_BY_ANYBODY}(?!\\p{L})`,
    'u',
  ),
  sameWriting: '(?:préc(?:\\.|ité)|susvisé|ci-dessus),',
  otherSource: [
    editionInFront('\\d{1,2}(?:è?me|[eè]|re)\\séd(?:\\.|ition)', 't|tome|vol'),
    // "Ripert, ouvr. préc., art. 4", "Rép. civ. Dalloz, art. 4", "D. 2012. Art. 5"
    '(?:(?<!\\p{L})ouvr(?:age|\\.)\\s(?:préc(?:ité|\\.)|cité),?|(?<!\\p{L})(?:Rép\\.|J\\.-Cl\\.|Gaz\\.\\sPal\\.|D\\.\\s(?:19|20)\\d\\d)[^;:()§\\n]{0,40}[,.])\\s{1,2}',
    '(?:\\((?:supra\\s)?|préc\\.,?\\s|(?<!\\p{L})supra,?\\s)(?:note|nbp|n\\.)\\s\\d{1,4}\\)?,?\\s{1,2}',
  ].join('|'),
  byAnybody: pattern(`(?<!\\p{L})${WRITTEN_BY_ANYBODY}(?!\\p{L})`, 'u'),
  ownedBehind: [
    ofRelative("(?:dont)\\s(?:l['’]|les\\s)", pattern),
    providedBy(
      {
        subject: `(?:L[ea]s?|Ce(?:tte|s|t)?|[NV]otre|[NV]os|Leurs?|S(?:on|a|es))\\s(?!convention\\s(?!collective))${WRITTEN_BY_ANYBODY}`,
        verbs: PROVIDES,
        link: INSIDE,
      },
      pattern,
    ),
    // "Le guide pratique précise à l'article 4", "La Constitution, dans son article 5"
    statedBy(
      {
        articles: `(?:L[ea]s?|Ce(?:tte|t|s)?|Une?|[NV]otre|Leurs?|S(?:on|a|es))\\s|L['’]`,
        verbs: PROVIDES,
        link: INSIDE,
        ofItsOwn: '(?:à|en|dans|sous)\\s(?:son|ses|leurs?)\\s',
      },
      pattern,
    ),
  ],
  lawItself:
    /^(?:(?:même|dit|présente?|susdite?)\s)?(?:(?<kind>code|décret|ordonnance|arrêté|règlement|directive)(?:\s(?:précité|susvisé|susmentionné)e?)?$|loi$|législateur|textes?(?!\p{L})|dispositions?(?!\p{L})|droit|réglementation|parlement|article|alinéa|chapitre|titre|section)/iu,
  placed,
  lawOfState: {
    sign: /roit|[Ll]oi|gislat|[Cc]ode/,
    pattern:
      /(?<!\p{L})(?:(?:[Dd]roit|[Ll]oi|[Ll]égislation|[Ll]égislateur|[Cc]ode)\s(?:\p{Ll}{3,20}\s)?(?:(?<fr>français)|(?<de>allemand)|(?<it>italien)|(?<es>espagnol)|(?<nl>néerlandais|hollandais)|(?<en>anglais|britannique|américain|irlandais|écossais|australien)|(?<ja>japonais)|(?<ko>(?:sud-)?coréen)|(?<th>thaïlandais)|belge|suisse|luxembourgeois|québécois|canadien|autrichien|danois|suédois|norvégien|finlandais|polonais|tchèque|hongrois|grec|grecque|turc|turque|russe|chinois|portugais|brésilien|marocain|tunisien|algérien|sénégalais|ivoirien|monégasque|romain|étranger|étrangère)(?:ne|e)?)(?!\p{L})/gu,
  },
  kinds: [
    { said: /\sloi(?:\s\p{L}+)?$/iu, title: /(?<!\p{L})(?:loi|constitution)(?!\p{L})/iu },
    { said: /\scode(?:\s\p{L}+)?$/iu, title: /(?<!\p{L})code(?!\p{L})/iu },
    { said: /\s(?:décret|ordonnance)(?:\s\p{L}+)?$/iu, title: /(?<!\p{L})(?:décret|ordonnance)(?!\p{L})/iu },
    { said: /\sarrêté(?:\s\p{L}+)?$/iu, title: /(?<!\p{L})arrêté/iu },
    { said: /\srèglement(?:\s\p{L}+)?$/iu, title: /(?<!\p{L})règlement/iu },
    { said: /\sdirective(?:\s\p{L}+)?$/iu, title: /(?<!\p{L})directive/iu },
  ],
  yearLink: 'de\\s(?!\\d{4}\\s(?:à|jusqu))',
  dayOfYear: 'du\\s\\d{1,2}(?:er)?\\s\\p{L}{3,10}\\s',
  numberSign: NUMBER_SIGN,
  shorter: NUMBERED_NAME,
  // "La loi sur les phares oblige tous. Son article 5 ..."; behind something else that the sentence speaks of, of that.
  possessive: {
    word: /^(?:son|ses|leurs?)$/iu,
    opening: /[;.]\s{1,2}([Ss](?:on|es)|[Ll]eurs?)\s{1,2}$/u,
    inFront: /(?:^|[.;:]\s{1,2})(?:(?:[Ll][ea]|[Dd]ans\sl[ea]|[Ss]elon\sl[ea])\s|(?:[Dd]ans\s|[Ss]elon\s)?[Ll]['’])?$/u,
    other: /;\s(?!\s?$)|\.\s(?=\p{Lu}\p{Ll})/u,
  },
  titleAlone:
    /(?<!\p{L})(?:[Cc]ode\s(?:(?:de\s(?:la\s|l['’])?|du\s|des\s|d['’])\p{L}{3,20}(?:\s(?:civile|pénale|publique|fiscales|monétaire))?|\p{Ll}{2,18}(?:il|[ae]l|if|er|aire|ique))|(?:[Ll]oi|[Dd]écret|[Oo]rdonnance|[Aa]rrêté)\s(?:n°\s?[\d-]{3,12}|du\s\d{1,2}(?:er)?\s\p{L}{3,9}\s\d{4}))/gu,
  linked:
    /^,?\s{1,3}(?:(?:combinée?s?|en\s(?:relation|combinaison|lien|liaison)|ensemble)\s(?:avec\s)?(?:l['’]|les?\s)?|(?:au\slieu|à\sla\splace)\sde(?:s\s|\sl['’]))$/u,
  nameInFront:
    /(?:(?:,|:|\s?\()\s?(?:(?:et\s)?(?:notamment|spécialement|en\sparticulier)\s(?:(?:en|à|dans)\s)?(?:ses\s|son\s|l['’]|les\s)?)?|\s)$/u,
  unknownInFront:
    /(?<!\p{L})(?:[Ll]oi|[Dd]écret|[Oo]rdonnance|[Cc]ode|[Rr]èglement|[Dd]irective|[Cc]onvention|[Tt]raité|[Aa]rrêté)\s(?:organique\s)?(?:du\s|de\s(?:la\s)?|des\s|sur\s|d['’]|relati(?:f|ve)\s|portant\s)[\p{L}’' -]{2,80}$|(?<!\p{L})(?:[Cc]ode\s\p{Ll}{2,20}(?:il|[ae]l|ier|aire|ique)(?:\set\s\p{Ll}{3,20})?|Constitution)$/u,
  longer:
    // "code des ports de plaisance", "code des ports et des transports"
    pattern(
      `^${NOUN}\\p{Ll}*(?!\\p{L})|^\\set\\s(?:des\\s)?(?!(?:ses|les|ces|leurs|alors|puis|dans|sans|sous|vers|depuis|plus|très|dès|mais|hors|nous|vous|ils|elles|vis|après|suivants?|jamais|parfois)(?!\\p{L}))\\p{Ll}{3,30}[sx](?!\\p{L})(?:\\s\\p{Ll}{3,20}s(?!\\p{L}))?`,
      'u',
    ),
  codeInFront: 'C\\.\\s?\\p{Ll}{2,12}\\.?',
  sureCode: /^C\./u,
  // `code des ports (ci-après « le code »)`
  definition: {
    sign: 'ci-après',
    pattern:
      /\(ci-après(?:\s(?:dénommée?|désignée?))?,?\s{1,2}[«"“]?\s?(?:l[ae]\s|l['’])?([\p{L}\p{N} -]{2,40}?)\s?[»"”]?\)/gu,
  },
  owner: pattern(`^\\s(?!${NO_ADJECTIVE})(?:\\p{Ll}{2,20}?${ADJECTIVE}|${OF_STATE})(?!\\p{L})`, 'u'),
  otherStates: { own: ['FR'], links: "(?:du|des|de(?:\\s(?:la|l['’]))?)\\s?|d['’]" },
  tellsAnother: TELLS_ANOTHER,
  formerInFront: "(?:l['’])?anciens?|anc\\.",
  formerBehind: [
    'ancien(?:ne)?s?(?!\\p{L})',
    'version\\s(?:abrogée|antérieure|initiale)(?!\\p{L})',
    'dans\\s(?:sa|leur)\\s(?:version|rédaction)\\s(?:antérieure|initiale|(?:applicable|en\\svigueur)\\s(?:avant|jusqu))',
    "(?:qui\\sa\\sété\\s|aujourd['’]hui\\s|désormais\\s|depuis\\s)?abrogée?s?(?!\\p{L})",
  ].join('|'),
  formerNearby: 'abrogé',
  datedBehind: 'dans\\s(?:sa|leur)\\s(?:version|rédaction)\\s',
  versionBehind: 'dans\\s(?:s[ao]n?|leur)\\s(?:ancienne\\s)?(?:version|rédaction)(?!\\p{L})',
  versionInFront: "(?:version|rédaction)\\s(?:antérieure|initiale|ancienne)\\s(?:de|d['’])(?:\\sl['’])?",
  commencement: 'entr(?:e|ent|era|eront)\\sen\\svigueur',
  comingNearby: 'entr(?:era|ée)\\sen\\svig',
  // "Prévoit l'exception" gives no words; "dispose, en effet, que" does.
  says: "(?:(?:dispos|énonc|précis|stipul|prescri[tv])(?:e(?:nt)?)?|prévoi(?:en)?t)(?:,?\\s[\\p{L} ]{2,20},?)?\\squ[e’']|(?:est|sont)\\s(?:ainsi\\s)?(?:rédig|libell)ée?s?",
  listAhead: 'suivante?s?(?!\\p{L})|ci-après',
  amends: 'modifie|insère|abroge|remplace|complète|crée|introduit|supprime|ajoute|rétablit|réécrit|procède',
  amended: '(?:est|sont)\\s(?:ainsi\\smodifiée?s?|modifiée?s?\\s(?:ainsi|comme\\ssuit))',
  lineArticle: "L[ae]|L['’]",
  commandStart: "À\\sl['’]|A\\sl['’]|Après\\sl['’]|Au|L['’]|Le|La|Les|Dans",
  newWording:
    '(?:remplacé|complété)e?s?\\s[^.;]{0,160}?par\\s(?:l(?:es?|a|[\'’])\\s?|une?\\s|\\p{L}{2,7}\\s)?(?:mots?|alinéas?|phrases?|dispositions?|taux|nombre|montant)[^«»“”".;,]{0,40}|(?:est|sont)\\s(?:inséré|ajouté|rétabli)e?s?\\s[^«»“”".;,]{0,60}',
  inserts:
    "(?:(?:inséré|ajouté|créé|rétabli)e?s?\\s(?:une?|des?)(?:\\snouve(?:l|aux))?|nouve(?:l|aux)|(?:inséré|ajouté|créé|rétabli)e?s?\\s(?:l['’]|les\\s))",
  newWordingBehind: '(?:est|sont)\\s(?:inséré|ajouté)e?s?',
  command: '(?:est|sont)\\s(?:ainsi\\s)?(?:modifi|abrog|remplac|complét|supprim|rédig)é',
};
