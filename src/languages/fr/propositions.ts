import type { MarkerRule, PropositionRules } from '../propositions/rules';
import { word } from '../propositions/word';

/** `ne` or `n'`, with the pronouns that may stand before the verb. */
const NE = "(?:ne |n['’])(?:(?:le|la|les|lui|leur|se|en|y|me|nous|vous) |[lsy]['’]){0,2}";
const CAN =
  'peut|peuvent|pourra|pourront|pouvait|pouvaient|pourrait|pourraient|puisse|puissent|pouvez|peux|saurait|sauraient';
const MUST = 'doit|doivent|devra|devront|devait|devaient|devrait|devraient|devez|dois';
const BE = 'est|sont|sera|seront|était|étaient|soit|soient|serait|seraient|êtes|suis';
const HAVE = 'a|ont|aura|auront|avait|avaient|ait|aient|avez';
const NOT = '(?:pas|point|plus|jamais|en aucun cas|aucunement|nullement)';
const EXCEPT_IF =
  "qu(?:['’](?=à|en|au|avec|après|un|une)|e (?=si|s['’]|pour|par|dans|sur|après|avec|de|du|des|lorsqu))";
const NO_NOT = '(?!pas |point |plus |jamais |aucun)';

/** How French statutes and answers say these things. */
const MARKERS: readonly MarkerRule[] = [
  [
    'idiom',
    word(
      "non seulement|pas seulement|pas plus (?:de|tard)|pas moins de|sans délai|sans retard|n['’]importe",
      'sauf (?:\\p{L}{1,16} ){0,2}(?:disposition|stipulation|convention|clause|accord)s? contraires?',
      `${NE}(?:${BE}) (?:pas|plus) (?:nul|nulle|invalide|sans effet)`,
    ),
  ],
  ['permission', word(`${NE}(?:${BE}) (?:pas|plus) (?:interdite?s?|défendue?s?|prohibée?s?)`)],
  ['only', word('non sans|pas sans')],
  // ne peut ... que = may only.
  [
    'only',
    `(?<!\\p{L})${NE}(?:${CAN}|${MUST})(?=(?: ${NO_NOT}[^\\s,;.]{1,24}){1,6} ${EXCEPT_IF})|(?<!\\p{L})${NE}(?:\\p{L}{1,20})(?=(?: ${NO_NOT}[^\\s,;.]{1,24}){0,3} ${EXCEPT_IF})`,
  ],
  [
    'prohibition',
    `(?<!\\p{L})(?:(?:nul|nulle|aucune?|personne|rien)(?: [^\\s,;.]{1,24}){0,5} )?${NE}(?:${CAN}|${MUST})(?!\\p{L})(?: (?:donc |toutefois |cependant )?${NOT}(?!\\p{L}))?`,
  ],
  [
    'prohibition',
    word(
      `${NE}(?:${BE}) (?:pas|point|plus|jamais) (?:autorisée?s?|permise?s?|admise?s?|possible|recevables?|en droit|fondée?s?|habilitée?s?|licite)`,
      `${NE}(?:${HAVE}) (?:pas|point|plus|aucun) (?:le |de |la )?(?:droit|faculté|pouvoir|qualité)`,
      'interdite?s?|interdit|défendue? de|prohibée?s?|interdiction|illicites?',
    ),
    'permission',
  ],
  [
    'exemption',
    word(
      `${NE}(?:${BE}) (?:pas|point|plus|jamais) (?:tenue?s?|obligée?s?|nécessaires?|requise?s?|exigée?s?|obligatoires?|redevables?|besoin|soumise?s?|astreinte?s?)`,
      `${NE}(?:${HAVE}) (?:pas|point|plus) (?:à|besoin|l['’]obligation)`,
      `${NE}(?:exige(?:nt)?|requiert|requièrent|nécessite(?:nt)?) ${NOT}`,
      'dispensée?s?|exonérée?s?|exemptée?s?|exempte?s?|dispense de|exonération',
    ),
    'duty',
  ],
  ['duty', word(MUST), 'prohibition'],
  [
    'duty',
    word(
      `(?:${BE}) (?:tenue?s?|obligée?s?|nécessaires?|requise?s?|exigée?s?|obligatoires?|astreinte?s?)|il faut|il faudra|faut`,
      "obligation de|incombe(?:nt)?|exige(?:nt)?|requiert|requièrent|nécessite(?:nt)?|tenue?s? (?:de|à|d['’])",
    ),
    'exemption',
  ],
  [
    'permission',
    word(
      CAN,
      "autorisée?s?|permise?s?|permet(?:tent)?|habilitée?s?|licites?|loisible|faculté de|en droit de|(?:le |ont |a )droit (?:de|à|d['’])|possible",
    ),
    'prohibition',
  ],
  [
    'regardless',
    word(
      "même (?:si|s['’]\\p{L}+|lorsqu(?:e|['’])|quand|en cas|dans)|quand bien même|nonobstant|malgré|en dépit|bien qu(?:e|['’])|quoiqu(?:e|['’])|quel(?:le)?s? qu(?:e|['’])",
      'indépendamment|peu importe|sans préjudice|sans considération|que ce soit ou non',
    ),
  ],
  [
    'exception',
    word(
      "sauf|à moins (?:qu(?:e|['’])|de|d['’])|exceptée?s?|hormis|à l['’]exception|à l['’]exclusion|sous réserve|autres? que|exclue?s?|exceptions?",
    ),
  ],
  ['only', word('seulement|uniquement|exclusivement|seule?s?')],
  [
    'bound',
    word(
      `(?:pas|jamais|nullement|guère)|sans|ni|non|${NE}\\p{L}{1,20} (?:plus|point)`,
      'nulle?s? et|sans effet|inopposables?|invalides?',
    ),
  ],
  ['negation', word("aucune?|nul|nulle|personne (?=ne |n['’])|rien")],
  [
    'condition',
    word(
      "si|s['’]ils?|lorsqu(?:e|['’])|quand|en cas d(?:e|['’]|u)|au cas où|dans le cas|à (?:la )?condition|pourvu qu(?:e|['’])|dès lors qu(?:e|['’])",
    ),
  ],
  ['inclusion', word('aussi|également|y compris|de même|incluse?s?')],
  ['all', word('toute?s?|tous|chaque|chacune?|quiconque|toujours')],
  ['some', word('certaine?s?|quelques|plusieurs|une partie de')],
];

const SUBORDINATORS =
  "si|s['’]ils?|lorsqu(?:e|['’])|quand|sauf|à moins|en cas|au cas|dans le cas|pourvu|même si|même lorsqu(?:e|['’])|bien qu(?:e|['’])|à condition|dès lors|hormis|quand bien même";

export const propositions: PropositionRules = {
  denied: { side: 'behind' },
  negativeConcord: true,
  markers: MARKERS,
  clauses: {
    opens: `,?\\s{1,4}(?=(?:(?:et|ou|mais|que) )?(?:${SUBORDINATORS})(?!\\p{L}))|,\\s{1,4}(?=(?:(?:à|de|pour|dans|par|sur|avec) )?(?:qui|que|qu['’]|dont|où|lequel|laquelle|lesquels|lesquelles|duquel|auquel)(?!\\p{L}))`,
    beginsOpen:
      "(?:Si|S['’]ils?|Lorsque|Lorsqu['’]|Quand|Sauf|À moins|En cas|Au cas|Dans le cas|Même si|Bien que|À condition|Dès lors)(?!\\p{L})",
    closes: ',\\s{0,4}',
    closedBefore: /,$/u,
    cuts: `;|\\s:\\s|,\\s{1,4}(?=(?:mais|et|car|or|donc)(?!\\p{L}))|\\s(?=(?:et|ou|mais) (?:ne |n['’])?(?:peut|peuvent|doit|doivent|est|sont|a|ont)(?!\\p{L}))`,
  },
};
