import type { MarkerRule, PropositionRules } from '../propositions/rules';
import { word } from '../propositions/word';

const NOT = 'non (?:(?:si|gli|le|lo|la|li|ne|vi|ci|è|ha|hanno|sono) ){0,2}';
const CAN = 'può|possono|possa|possano|poteva|potevano|potrà|potranno|potrebbe|potrebbero|potere|poter';
const BE = 'è|sono|sarà|saranno|sia|siano|era|erano|resta|restano|rimane|rimangono|viene|vengono';
const HAVE = 'ha|hanno|abbia|abbiano|avrà|avranno|aveva|avevano|spetta|spettano|compete|sussiste|vi è|esiste';

/** How Italian statutes and answers say these things. */
const MARKERS: readonly MarkerRule[] = [
  // Nothing is denied, though a negative word stands there.
  [
    'idiom',
    word(
      'non (?:solo|soltanto|solamente|meno|più|oltre|superior[ei]|inferior[ei]|maggior[ei]|minor[ei])(?: di| a| che|(?! \\p{L}))',
      '(?:salvo|salva) (?:divers[oaie]|patto contrario|accordo contrario|prova contraria|quanto divers\\p{L}+) ?(?:disposizione|accordo|pattuizione|previsione|patto)?|salvo che (?:la legge|sia) dispon(?:ga|e) diversamente',
      'senza (?:indugio|ritardo)|nonché|nonostante (?:ciò|questo)',
      `non (?:${BE}) (?:null[oaie]|invalid[oaie]|inefficac[ei])`,
    ),
  ],
  ['permission', word(`non (?:${BE}) (?:vietat[oaie]|proibit[oaie]|preclus[oaie])`)],
  ['only', word('non senza|non prima (?:di|che)|se non (?:dopo|previo|previa|con|per|nei|in)')],
  ['exemption', word('può non|possono non')],
  [
    'prohibition',
    word(
      `${NOT}(?:${CAN})`,
      `non (?:(?:si|gli|le|lo|la|li) ){0,2}(?:deve|devono|debba|debbano|dovrà|dovranno|dovrebbe|dovrebbero|va|vanno)`,
      `non (?:${BE}) (?:consentit[oaie]|permess[oaie]|ammess[oaie]|lecit[oaie]|autorizzat[oaie]|ammissibil[ei]|possibil[ei]|legittimat[oaie])`,
      `non (?:${HAVE}) (?:il |la |alcun |alcuna )?(?:diritto|facoltà|potere)`,
    ),
  ],
  [
    'prohibition',
    word('fatto divieto|vietat[oaie]|proibit[oaie]|vieta|vietano|divieto|illecit[oaie]|precluso|inammissibil[ei]'),
    'permission',
  ],
  [
    'exemption',
    word(
      `non (?:${BE}) (?:tenut[oaie]|obbligat[oaie]|necessari[oae]|richiest[oaie]|obbligatori[oae]|prescritt[oaie]|soggett[oaie])`,
      `non (?:${HAVE}) (?:l['’]obbligo|alcun obbligo|bisogno)|non (?:occorre|occorrono|serve|è dovere)`,
      'esent[ei]|esentat[oaie]|esonerat[oaie]|dispensat[oaie]|esenzione|esonero|dispensa',
    ),
    'duty',
  ],
  ['duty', word('deve|devono|debba|debbano|dovrà|dovranno|doveva|dovevano|dovrebbe|dovrebbero'), 'prohibition'],
  [
    'duty',
    word(
      `(?:${BE}) (?:tenut[oaie]|obbligat[oaie]|necessari[oae]|richiest[oaie]|obbligatori[oae]|prescritt[oaie])`,
      `(?:${HAVE}) l['’]obbligo|obbligo di|occorre|occorrono|obbligat[oaie] a|tenut[oaie] a|incombe`,
    ),
    'exemption',
  ],
  [
    'permission',
    word(
      CAN,
      'consentit[oaie]|permess[oaie]|ammess[oaie]|autorizzat[oaie]|lecit[oaie]|consente|permette',
      `(?:${HAVE}|con) (?:il |la )?(?:diritto|facoltà|potere)|(?:il diritto|facoltà) di|legittimat[oaie] a`,
    ),
    'prohibition',
  ],
  [
    'regardless',
    word(
      'anche (?:se|quando|qualora|ove|in (?:caso|mancanza|assenza))|pure se|sebbene|benché|quantunque|ancorché|indipendentemente|a prescindere|fermo restando|ferma restando|fermi restando|ferme restando|nonostante|malgrado|qualunque sia',
    ),
  ],
  [
    'exception',
    word(
      "salvo|salva|salvi|salve|fatt[oaie] salv[oaie]|tranne|eccetto|fuorché|ad eccezione|con (?:l[’']|la sola )?eccezione|eccezione|eccezioni|a meno che|ad esclusione|con esclusione|esclus[oaie]|in deroga|deroga|se non|fuori (?:dei|dai) casi|eccettuat[oaie]",
    ),
  ],
  ['only', word('soltanto|solo|solamente|unicamente|esclusivamente|sol[ai] (?!eccezione)')],
  ['bound', word('senza|non|neppure|neanche|nemmeno|null[oaie]|invalid[oaie]|inefficac[ei]|privo di')],
  ['negation', word('mai|nessun|nessuno|nessuna|alcun|niente|nulla|né|in nessun caso|in alcun modo')],
  [
    'condition',
    word(
      "se|qualora|quando|ove|purché|sempre che|semprech[eé]|a condizione|a patto|nel caso|in caso|nei casi|nell['’]ipotesi|laddove|nella misura in cui|in quanto",
    ),
  ],
  ['inclusion', word('anche|altresì|pure|inoltre|compres[oaie]|inclus[oaie]|ivi compres[oaie]')],
  ['all', word('ogni|ciascun[oa]?|tutt[oaie]|chiunque|qualsiasi|qualunque|ognuno|sempre|ogni volta')],
  ['some', word('qualche|alcun[ie]|talun[oaie]|cert[ie]|determinat[ie]|una parte|parte de[li]')],
];

const SUBORDINATORS =
  'se|qualora|quando|ove|purché|sempre che|salvo|salva|tranne|eccetto|a meno che|nel caso|in caso|nei casi|anche se|anche quando|sebbene|benché|a condizione|fermo restando|ferma restando|laddove|fatto salvo|fatta salva|affinché|perché|poiché';

export const propositions: PropositionRules = {
  denied: { side: 'behind' },
  negativeConcord: true,
  markers: MARKERS,
  clauses: {
    opens: `,?\\s{1,4}(?=(?:(?:e|o|ma|né) )?(?:${SUBORDINATORS})(?!\\p{L}))(?<!(?:anche|pure)\\s{1,4})|,\\s{1,4}(?=(?:(?:a|di|da|in|per|con|su) )?(?:che|cui|(?:il|la|i|le) qual[ei]|il cui|la cui|i cui|le cui|dove|chi)(?!\\p{L}))`,
    beginsOpen:
      '(?:Se|Qualora|Quando|Ove|Purché|Salvo|Salva|Tranne|A meno che|Nel caso|In caso|Nei casi|Anche se|Anche quando|Sebbene|Benché|Fermo restando|Ferma restando|Laddove|Fatto salvo|Fatta salva|Poiché)(?!\\p{L})',
    closes: ',\\s{0,4}',
    closedBefore: /,$/u,
    cuts: `;|:\\s|,\\s{1,4}(?=(?:ma|e|però|bensì|mentre)(?!\\p{L}))|\\s(?=(?:e|o|ma) (?:non )?(?:può|possono|deve|devono|è|sono|sarà|ha|hanno)(?!\\p{L}))`,
  },
};
