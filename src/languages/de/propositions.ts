import type { MarkerRule, PropositionRules } from '../propositions/rules';
import { word } from '../propositions/word';

const NEGATIVE = 'nicht|kein(?:e[mnrs]?)?';
/** After these an infinitive with "zu" says no duty: "nicht zu vertreten haben", "ist zu verneinen". */
const NO_DUTY = 'vertreten|erwarten|verneinen|bejahen|verstehen|sehen|laufen|entnehmen|besorgen|befürchten';
const SEPARABLE =
  'ab|an|auf|aus|bei|bereit|dar|ein|entgegen|fern|fest|fort|frei|gegenüber|gleich|her|heraus|hin|hinter|hinzu|los|mit|nach|nieder|offen|richtig|sicher|teil|über|um|unter|vor|voraus|vorweg|weg|weiter|wider|wieder|zu|zurück|zusammen';

const FINITE =
  'muss|müssen|darf|dürfen|kann|können|soll|sollen|hat|haben|ist|sind|wird|werden|bleibt|gilt|gelten|bedarf|besteht|beginnt|endet|erlischt|haftet|verjährt';
/** Never an infinitive: such a verb in second place behind a comma opens a main clause. */
const SURELY_FINITE = 'muss|musste|darf|durfte|kann|konnte|soll|hat|hatte|ist|sind|war|waren|wird|gilt';
/**
 * A condition without a word for it: "Erfolgt die Zustellung nicht, so ist ...". Assumption: a sentence that begins with a
 * verb and goes on behind a comma with "so" or another verb is no question.
 */
const VERB_FIRST = `(?:^|(?<=[.;:)]\\s{1,4}))\\p{L}{1,20}[tne](?= (?:der|die|das|dem|den|des|ein|eine[rsmn]?|er|sie|es|jemand|dies|dieser?|sich|ihm|ihr|ihnen|über|bei|mit|nach|in|für|auf|nicht) [^.;]{0,400},\\s(?:so|${FINITE}) )`;

/** How German statutes and answers say these things. */
const PREPOSITIONS =
  'in|an|auf|für|von|mit|bei|zu|nach|durch|gegen|über|unter|aus|um|ohne|wegen|während|vor|hinter|neben';

const ARTICLE = '(?:der|die|das|den|dem|des|ein|eine[mnrs]?|dieser?|diese[mns]|de[mnr] noch)';
/** Behind a comma, and a preposition, "der" opens a relative clause. */
const NO_PRONOUN = `(?<!,\\s{1,4}(?:(?:${PREPOSITIONS}) )?)`;
/**
 * Attributes: "die nicht gezahlte Miete", "ein nicht rechtsfähiger Verein" deny no verb of the clause. In "der nicht ankern darf" no
 * noun follows what is denied. Known failure: an attribute of many words behind a comma.
 */
const ATTRIBUTE = ` (?:(?!(?:${PREPOSITIONS}) )\\p{Ll}{2,30} )?(?:\\p{Ll}{2,30}e[mnrs]? \\p{Lu}|\\p{Lu})`;

const MARKERS: readonly MarkerRule[] = [
  ['condition', VERB_FIRST],
  ['condition', '(?:^|(?<=[.;:]\\s))sollten?(?= )'],
  // Nothing is denied, though a negative word stands there.
  [
    'idiom',
    word(
      'nicht (?:nur|allein|zuletzt|selten|unwesentlich\\p{L}*|unerheblich\\p{L}*)',
      '(?:noch )?nicht (?:später|weniger|mehr|länger|früher|höher|niedriger|größer|kleiner) als',
      '(?:soweit|sofern|wenn|falls)(?: \\S{1,24}){0,4} (?:nichts?|keine) (?:ander\\p{L}{1,3}|anders|abweichend\\p{L}{0,2})',
      'nichts ander\\p{L}{1,3}',
      'ohne [Ww]eiteres',
      'vor allem|bleib(?:t|en) unberührt',
      `zu (?:${NO_DUTY})`,
      'mindestens|höchstens',
    ),
  ],
  // Two negations that make a yes.
  ['permission', word('nicht (?:verboten|untersagt|unzulässig|ausgeschlossen)'), 'prohibition'],
  ['idiom', word('(?:nicht|kein(?:e[mnrs]?)?) (?:unwirksam|ungültig|unbegründet|nichtig|unbeachtlich)')],
  ['only', word('nicht ohne(?! [Ww]eiteres)', 'nicht vor')],
  // Whatever else holds.
  [
    'regardless',
    word(
      '(?:auch|selbst|sogar)(?: dann)?,? (?:wenn|falls|soweit|bei)',
      'unabhängig (?:davon|von|vom)|davon unabhängig|gleichgültig|unbeschadet|ungeachtet|dessenungeachtet',
      'ohne (?:dass es darauf ankommt|Rücksicht(?: darauf)?|Rücksichtnahme)|(?:es kommt )?nicht darauf an',
      'obwohl|obgleich|wenngleich|obschon|trotz|gleichwohl|dennoch',
    ),
  ],
  [
    'exception',
    word(
      'es sei denn|ausgenommen|außer(?: wenn|dass)?|mit Ausnahme|ausnahmsweise|[Aa]usnahmen?|abgesehen (?:von|davon)|vorbehaltlich',
      '(?:wenn|sofern|soweit|falls) nicht',
      'anders ist es|etwas anderes gilt|anderes gilt',
    ),
  ],
  ['only', word('nur|ausschließlich|ausschliesslich|lediglich|einzig|erst (?:wenn|dann)|nur dann')],
  [
    'exemption',
    word(
      'entbehrlich|befreit|freigestellt|entbunden|(?:bedarf|bedürfen|bedurfte) es nicht',
      `braucht? (?:${NEGATIVE})|brauchen (?:${NEGATIVE})`,
    ),
    'duty',
  ],
  [
    'prohibition',
    word('verboten\\p{L}{0,2}|untersagt\\p{L}{0,2}|unzulässig\\p{L}{0,2}|unstatthaft|verwehrt'),
    'permission',
  ],
  [
    'permission',
    word(
      'darf|dürfen|dürfe|darfst|durfte|durften|kann|können|könne|könnten?|konnten?|kannst',
      'berechtigt|befugt|ermächtigt|zulässig|erlaubt|gestattet|statthaft|freigestellt|steht (?:\\S{1,24} ){0,3}frei',
      '(?:(?<=(?<!\\p{L})(?:das|ein|kein) ))Recht(?= (?:zu[rm]?|auf|haben|hat)|,)',
    ),
    'prohibition',
  ],
  [
    'permission',
    `(?<!(?:^|[^\\p{L}])(?:der|den|dem|des|dieser|diesen|seinen|seinem|ihren|ihrem|sein|ihr) )${word('[Aa]nspruch(?= (?:auf|hat|haben|besteht|zu))')}`,
    'prohibition',
  ],
  ['duty', word('soll|sollen|sollten?|solle'), 'prohibition'],
  [
    'duty',
    word(
      'muss|muß|müssen|müsse|mussten?|mußten?|müssten?|musst|verpflichtet|schulde[tn]|brauch(?:t|en|te)|obliegt|obliegen',
      'erforderlich|notwendig|geboten|bedarf|bedürfen|bedurften?|benötig(?:t|en)|vorgeschrieben|gehalten',
      '(?:[Pp]flicht|[Vv]erpflichtung)(?= (?:zur?|besteht|bestand|entfällt|trifft|obliegt))',
    ),
    'exemption',
  ],
  [
    'bound',
    `(?<=${NO_PRONOUN}(?<!\\p{L})${ARTICLE} )nicht(?= \\p{L})|(?<=,\\s${ARTICLE} )nicht(?=${ATTRIBUTE})|${word('ohne', 'un(?:wirksam|gültig|begründet|anwendbar|beachtlich)\\p{L}{0,2}', 'nichtig')}`,
  ],
  [
    'negation',
    word(`${NEGATIVE}|nichts|nie|niemals|niemand(?:e[mns])?|weder|keinesfalls|keineswegs|nirgends|ausgeschlossen`),
  ],
  [
    'condition',
    word(
      'wenn|falls|sofern|soweit|solange|vorausgesetzt|im Falle?|in (?:den )?Fällen|für den Fall|unter der (?:Voraussetzung|Bedingung)|[Vv]oraussetzung ist',
    ),
  ],
  [
    'inclusion',
    word('auch|ebenfalls|ebenso|gleichermaßen|einschließlich|entsprechend(?=[.;,]|$| anzuwenden)|sinngemäß'),
  ],
  ['all', word('jede[mnrs]?|jedermann|alle[nrs]?|sämtliche[nrs]?|stets|immer|ausnahmslos')],
  ['some', word('einige[mnrs]?|manche[mnrs]?|einzelne[mnrs]?|gewisse[mnrs]?|mehrere[nr]?|teilweise|zum Teil')],
  ['finite', word('hat|haben|habe|hatten?|hast'), 'exemption'],
  ['finite', word('ist|sind|sei|seien|war|waren|wäre|wären'), 'prohibition'],
  ['infinitive', `${word('zu \\p{Ll}{2,30}n')}|(?<!\\p{L})(?:${SEPARABLE})zu\\p{Ll}{2,24}(?<!ende)n(?!\\p{L})`],
];

const SUBORDINATORS =
  'wenn|falls|sofern|soweit|solange|dass|daß|ob|weil|da|obwohl|obgleich|wenngleich|nachdem|bevor|ehe|sobald|damit|indem|sodass|so dass|um|ohne|anstatt|statt|als|wobei|wodurch|womit|wofür|woran|wonach|worauf|worin|es sei denn|außer|ausgenommen|es';
const RELATIVES = 'der|die|das|dem|den|deren|dessen|denen|welche[mnrs]?|was|wer|wen|wem|wo';
/** An article before a noun of a list, "der Mieter, der Vermieter und ...", opens no relative clause. */
const NO_LIST = '(?! \\p{Lu}\\p{L}{0,40}(?: (?:und|oder|sowie)|[,.;]))';

export const propositions: PropositionRules = {
  capitalNouns: true,
  // "nicht" denies the verb of its clause, which stands anywhere.
  denied: { side: 'behind', by: /^(?:ohne|kein)/iu },
  included: 'behind',
  markers: MARKERS,
  clauses: {
    opens: `,\\s{1,4}(?=(?:(?:und|oder|auch|selbst|insbesondere|jedoch|aber|nur) )?(?:(?:${SUBORDINATORS})(?!\\p{L})|(?:(?:${PREPOSITIONS}) )?(?:${RELATIVES})(?!\\p{L})${NO_LIST}))`,
    // An infinitive clause: "verpflichtet, die Sache zurückzugeben".
    opensElseCloses: `,(?<=(?<!\\p{L})\\p{Ll}{1,40},)\\s{1,4}(?!zu )(?=[^,;.()]{0,200}(?:(?<!\\p{L})zu \\p{Ll}|(?<!\\p{L})(?:${SEPARABLE})zu\\p{Ll}))(?![^,;.()]{0,200}(?<!\\p{L})(?:ist|sind|hat|haben)(?!\\p{L}))`,
    beginsOpen:
      '(?:Auch |Selbst )?(?:Wenn|Falls|Sofern|Soweit|Solange|Wer|Weil|Da|Obwohl|Nachdem|Bevor|Ehe|Sobald|Um|Dass|Sollten?)(?!\\p{L})|' +
      VERB_FIRST,
    closes: ',\\s{1,4}(?=so (?!dass))|,(?<=(?<!\\p{L})[\\p{Ll}ß]{1,40}["“”»]?,)\\s{0,4}',
    closedBefore: /(?<!\p{L})\p{Ll}{1,40},$/u,
    // A comma behind an infinitive, and no verb before the next noun's: another main clause ("muss dort stehen, eine Kennnummer reicht").
    cuts: `;|:\\s|,(?<=(?<!\\p{L})\\p{Ll}{2,30}e(?:n|rn|ln),)\\s{1,4}(?=(?:ein\\p{L}{0,2} |der |die |das )?\\p{Lu}\\p{L}{1,40} \\p{Ll}{2,24}t )|,\\s{1,4}(?=(?:aber|sondern|doch|jedoch|denn)(?!\\p{L})|(?:[^\\s,;.()]{1,40} ){1,5}(?:${SURELY_FINITE}) )|,?\\s(?=(?:und|oder) (?:${FINITE})(?!\\p{L}))|(?<=(?<!\\p{L})(?:${FINITE})),?\\s(?=(?:und|oder)(?!\\p{L}))`,
  },
};
