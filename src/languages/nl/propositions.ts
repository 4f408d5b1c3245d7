import type { MarkerRule, PropositionRules } from '../propositions/rules';
import { word } from '../propositions/word';

const FINITE =
  'moet|moeten|mag|mogen|kan|kunnen|zal|zullen|heeft|hebben|is|zijn|wordt|worden|blijft|geldt|gelden|betaalt|eindigt|vervalt';

/** How Dutch statutes and answers say these things. */
const MARKERS: readonly MarkerRule[] = [
  // Nothing is denied, though a negative word stands there.
  [
    'idiom',
    word(
      'niet (?:alleen|slechts|enkel|uitsluitend)|niet (?:later|minder|meer|langer|eerder|hoger|lager) dan',
      'tenzij anders (?:is )?(?:bepaald|overeengekomen)|voor zover niet anders (?:is )?bepaald|niet anders (?:is )?bepaald',
      'zonder (?:meer|uitstel)|ten minste|niettemin',
      'niet (?:nietig|ongeldig|onbevoegd)',
    ),
  ],
  ['permission', word('niet (?:verboden|uitgesloten|ongeoorloofd)'), 'prohibition'],
  ['only', word('niet dan|niet zonder|niet eerder dan nadat')],
  [
    'regardless',
    word(
      'ook (?:indien|als|wanneer)|zelfs (?:indien|als|wanneer)|ongeacht|onverminderd|niettegenstaande|ook al|hoewel|ofschoon|los van',
    ),
  ],
  [
    'exception',
    word(
      'tenzij|behalve|behoudens|uitgezonderd|met uitzondering|uitzondering|in afwijking|afgezien van|met dien verstande',
      '(?:indien|wanneer|voor zover) niet',
    ),
  ],
  ['only', word('alleen|slechts|uitsluitend|enkel|pas (?:nadat|wanneer|als|indien)')],
  [
    'exemption',
    word(
      'hoeft niet|hoeven niet|behoeft niet|behoeven niet|hoeft geen|hoeven geen|behoeft geen|behoeven geen',
      'vrijgesteld|ontheven|ontslagen van|vrijstelling|ontheffing',
    ),
    'duty',
  ],
  ['prohibition', word('verboden|ongeoorloofd|ontoelaatbaar|verbod'), 'permission'],
  [
    'permission',
    word(
      'mag|mogen|mocht|mochten|kan|kunnen|kon|konden',
      'bevoegd|gerechtigd|toegestaan|geoorloofd|toelaatbaar|vergund|bevoegdheid|recht (?:op|om)|heeft (?:het )?recht',
    ),
    'prohibition',
  ],
  [
    'duty',
    word(
      'moet|moeten|moest|moesten|dient te|dienen te|dient|dienen|verplicht|gehouden|behoort|behoren|is vereist|vereist|noodzakelijk|verschuldigd|verplichting|draagt zorg|dragen zorg',
    ),
    'exemption',
  ],
  ['bound', word('zonder|nietig|ongeldig|onbevoegd')],
  ['negation', word('niet|geen|niets|nooit|niemand|noch|geenszins|nimmer|evenmin')],
  [
    'condition',
    word('indien|wanneer|als|mits|voor zover|zolang|ingeval|in geval|op voorwaarde|onder de voorwaarde|voorwaarde is'),
  ],
  ['inclusion', word('ook|eveneens|mede|tevens|met inbegrip|daaronder begrepen|van overeenkomstige toepassing')],
  ['all', word('ieder|iedere|elk|elke|alle|allen|een ieder|steeds|altijd')],
  ['some', word('enige|enkele|sommige|bepaalde|gedeeltelijk|een deel')],
];

const SUBORDINATORS =
  'indien|wanneer|als|mits|voor zover|zolang|tenzij|dat|omdat|doordat|hoewel|ofschoon|nadat|voordat|zodra|opdat|zodat|terwijl|alvorens|ingeval|om|zonder|waarbij|waardoor|waarmee|waarvoor|waarop|waarin|behalve|ongeacht';

export const propositions: PropositionRules = {
  // "niet" denies the verb of its clause, which stands anywhere.
  denied: { side: 'behind', by: /^(?:zonder|geen)$/iu },
  included: 'behind',
  markers: MARKERS,
  clauses: {
    opens: `,?\\s{1,4}(?=(?:(?:en|of|ook|zelfs|maar|alleen) )?(?:${SUBORDINATORS})(?!\\p{L}))(?<=,\\s{1,4}|(?<!\\p{L})\\p{L}{1,40}\\s)(?<!(?:ook|zelfs|pas|alleen|en|of|dan|niet|niet eerder)\\s)|,\\s{1,4}(?=(?:(?:van|op|in|aan|voor|met|bij|door) )?(?:die|dat|wie|welke|wiens|wier)(?!\\p{L}))`,
    beginsOpen: `(?:Ook |Zelfs )?(?:Indien|Wanneer|Als|Mits|Voor zover|Zolang|Omdat|Hoewel|Nadat|Voordat|Zodra|Ingeval)(?!\\p{L})`,
    closes: ',\\s{0,4}',
    closedBefore: /,$/u,
    cuts: `;|:\\s|,\\s{1,4}(?=(?:maar|doch|want|dan wel)(?!\\p{L}))|\\s(?=(?:en|of) (?:${FINITE})(?!\\p{L}))`,
  },
};
