import type { MarkerRule, PropositionRules } from '../propositions/rules';
import { word } from '../propositions/word';

const NO = 'no (?:(?:se|le|les|lo|la|los|las|me|nos) ){0,2}';
const CAN = 'podrán?|puede|pueden|pueda|puedan|podía|podían|podría|podrían|pudiera|pudieran|puedes?|puedo';
const MUST = 'deberán?|debe|deben|deba|deban|debía|debían|debería|deberían|habrán? de|han? de';
const HAVE_TO = 'tendrán? que|tienen? que|tenía que';
const BE = 'está|están|estará|estarán|es|son|será|serán|queda|quedan|quedará|quedarán|estaba|fue|sea|sean|esté|estén';
const HAVE = 'tiene|tienen|tendrá|tendrán|tenga|tengan|hay|habrá|existe|tenía';

/** How Spanish statutes and answers say these things. */
const MARKERS: readonly MarkerRule[] = [
  [
    'idiom',
    word(
      'no (?:s[oó]lo|solamente|únicamente)|no (?:más|menos|superior(?:es)?|inferior(?:es)?|mayor(?:es)?|menor(?:es)?) (?:de|a|que)|sin (?:demora|dilación)',
      'salvo (?:pacto|disposición|estipulación|acuerdo)s?(?: \\p{L}{1,12})? en contrario|salvo que se disponga otra cosa',
      `no (?:${BE}) (?:nul[oa]s?|inválid[oa]s?|ineficaz)`,
    ),
  ],
  ['permission', word(`no (?:${BE}) (?:prohibid[oa]s?|vedad[oa]s?)`)],
  ['only', word('no sin')],
  ['exemption', word('podrán? no|pueden? no')],
  [
    'prohibition',
    word(
      `${NO}(?:${CAN}|${MUST}|cabe|cabrá)`,
      `no (?:${BE}) (?:permitid[oa]s?|autorizad[oa]s?|facultad[oa]s?|lícit[oa]s?|posible|admisible|habilitad[oa]s?|legitimad[oa]s?)`,
      `no (?:${HAVE}) (?:el |la )?(?:derecho|facultad)`,
    ),
  ],
  ['prohibition', word('prohibid[oa]s?|prohíbe|prohíben|prohibirá|vedad[oa]s?|ilícit[oa]s?|prohibición'), 'permission'],
  [
    'exemption',
    word(
      `no (?:${BE}) (?:obligad[oa]s?|necesari[oa]s?|precis[oa]s?|exigibles?|preceptiv[oa]s?|obligatori[oa]s?|requerid[oa]s?|sujet[oa]s?)`,
      `no (?:${HAVE}) (?:que|obligación|necesidad|la obligación)`,
      `${NO}(?:requiere|requerirá|requieren|precisa|precisará|necesita|necesitará|exige|exigirá)`,
      'exent[oa]s?|eximid[oa]s?|exime|dispensad[oa]s?|exonerad[oa]s?|exención',
    ),
    'duty',
  ],
  ['duty', word(MUST), 'prohibition'],
  ['duty', word(HAVE_TO), 'exemption'],
  [
    'duty',
    word(
      `(?:${BE}|viene|vendrá) (?:obligad[oa]s?|necesari[oa]s?|precis[oa]|preceptiv[oa]s?|obligatori[oa]s?|exigibles?|requerid[oa]s?)`,
      'obligación de|se requiere|se requerirá|requiere|requerirá|precisa de|incumbe|corresponde la obligación|obligad[oa]s? a',
    ),
    'exemption',
  ],
  [
    'permission',
    word(
      CAN,
      'permitid[oa]s?|permite|autorizad[oa]s?|facultad[oa]s?|facultad de|lícit[oa]s?|admisible|(?:tiene|tienen|tendrá|tendrán|con) derecho|el derecho (?:a|de)|legitimad[oa]s?|cabe|cabrá',
    ),
    'prohibition',
  ],
  [
    'regardless',
    word(
      'aunque|aun (?:cuando|si|en)|incluso (?:si|cuando|en)|con independencia|independientemente|sin perjuicio|pese a|a pesar del?|no obstante|cualquiera que (?:sea|fuere)|tanto si',
    ),
  ],
  [
    'exception',
    word(
      'salvo|excepto|a menos que|a no ser que|con (?:la )?excepción|a excepción|exceptuad[oa]s?|exceptúan?|con exclusión|excluid[oa]s?|excepciones|excepción|si no',
    ),
  ],
  ['only', word('s[oó]lo|solamente|únicamente|exclusivamente|tan s[oó]lo|no antes de')],
  ['bound', word('no|sin|tampoco|nul[oa]s?|inválid[oa]s?|ineficaz|ineficaces')],
  ['negation', word('nunca|jamás|ningún|ninguna|ninguno|nadie|nada|ni|en modo alguno')],
  [
    'condition',
    word(
      'si|cuando|siempre que|siempre y cuando|en caso de|en el caso|en el supuesto|en los casos|con tal (?:de )?que|a condición|en tanto',
    ),
  ],
  ['inclusion', word('también|incluso|asimismo|igualmente|incluid[oa]s?|inclusive')],
  ['all', word('tod[oa]s?|cada|cualquiera?|quienquiera|siempre')],
  ['some', word('algún|algun[oa]s?|ciert[oa]s|parte de|determinad[oa]s')],
];

const SUBORDINATORS =
  'si|cuando|siempre que|siempre y cuando|salvo|excepto|a menos que|a no ser que|en caso de|en el caso|aunque|aun cuando|incluso si|con tal|a condición|sin perjuicio|no obstante';

export const propositions: PropositionRules = {
  denied: { side: 'behind' },
  negativeConcord: true,
  markers: MARKERS,
  clauses: {
    opens: `,?\\s{1,4}(?=(?:(?:y|o|pero|ni) )?(?:${SUBORDINATORS})(?!\\p{L}))|,\\s{1,4}(?=(?:(?:a|de|para|en|por|con) )?(?:(?:el|la|los|las) )?(?:que|quien|quienes|cuyo|cuya|cuyos|cuyas|cual|cuales|donde)(?!\\p{L}))`,
    beginsOpen:
      '(?:Si|Cuando|Siempre que|Salvo|Excepto|A menos que|En caso de|En el caso|Aunque|Aun cuando|Incluso si|Sin perjuicio|No obstante)(?!\\p{L})',
    closes: ',\\s{0,4}',
    closedBefore: /,$/u,
    cuts: `;|:\\s|,\\s{1,4}(?=(?:pero|y|e|pues|sino)(?!\\p{L}))|\\s(?=(?:y|o|pero) (?:no )?(?:podrán?|pueden?|deberán?|deben?|es|son|será|está|han?|tienen?)(?!\\p{L}))`,
  },
};
