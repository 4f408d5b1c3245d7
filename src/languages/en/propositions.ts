import type { MarkerRule, PropositionRules } from '../propositions/rules';
import { word } from '../propositions/word';

const ADVERBS =
  '(?:,? (?:however|therefore|nevertheless|also|in any event|at any time|under any circumstances|generally|normally),?)?';
const NEVER = '(?:not|never|no longer|in no (?:case|event|circumstances?)|under no circumstances)';
const BE = '(?:is|are|be|was|were|being|been)';
const HAVE = '(?:has|have|had|having)';
const NOT_HAVE =
  "(?:(?:do|does|did|shall|will|would)(?: not|n['’]t) have(?: the| a| an| any)?|(?:has|have|had) (?:no|not the|not a|not any))";

/** How English statutes and answers say these things. */
const MARKERS: readonly MarkerRule[] = [
  [
    'idiom',
    `${word(
      'not (?:only|merely|just|limited to)',
      '(?:not|no) (?:later|less|more|fewer|earlier|greater|longer|higher|lower|sooner) than',
      'unless (?:otherwise|the contrary)(?: \\p{L}{1,16}){0,3}|(?:except|save) as otherwise|without (?:undue |unreasonable )?delay',
      'may \\d{4}|nothing (?:else|other)',
    )}|(?<=\\d )may(?!\\p{L})|(?<!\\p{L})no\\.\\s?\\d`,
  ],
  ['idiom', word('not (?:void|invalid|ineffective)')],
  ['permission', word(`not (?:prohibited|forbidden|unlawful|precluded)`), 'prohibition'],
  ['duty', word('not exempt(?:ed)?|not relieved')],
  ['only', word('not without')],
  [
    'regardless',
    word(
      'even (?:if|where|when|though)|notwithstanding|regardless|irrespective|whether or not|despite|in spite of',
      'without (?:prejudice|regard)(?: to)?|although|though|no matter',
    ),
  ],
  [
    'exception',
    word(
      'unless|except(?:ing)?|save (?:as|that|where|for|in|to)|excluding|excludes?|excluded|other than|otherwise than|apart from|but not|subject to|exceptions?|if not',
    ),
  ],
  [
    'prohibition',
    `${word(
      `(?:may|shall|must|should|can|could)${ADVERBS} ${NEVER}`,
      `${BE} ${NEVER} (?:permitted|allowed|entitled|authori[sz]ed|eligible|empowered|able|free|at liberty|lawful)`,
      `${NOT_HAVE} (?:right|power|authority|entitlement|claim)`,
      'cannot|prohibited|prohibits?|forbidden|forbids?|barred|precluded|unlawful|illegal|refrain(?:s|ed)? from|must neither|may neither',
    )}|(?<!\\p{L})(?:ca|must|sha|could|may)n['’]t(?!\\p{L})`,
    'permission',
  ],
  [
    'exemption',
    `${word(
      "need not|needn['’]t",
      `(?:${BE}|${HAVE}) ${NEVER} (?:required|obliged|obligated|bound|necessary|needed|compelled|liable|mandatory)`,
      "(?:do|does|did|shall|will|would)(?: not|n['’]t) (?:have to|need|require|be required)",
      `${NOT_HAVE} (?:obligation|duty)`,
      '(?:no|under no|without) (?:obligation|duty|requirement|need|liability)',
      'exempt(?:ed|s|ion|ions)?|relieved (?:of|from)|dispensed with',
    )}|(?<!\\p{L})(?:is|are|was|were)n['’]t (?:required|obliged|necessary|liable)(?!\\p{L})`,
    'duty',
  ],
  ['duty', word('must|shall|ought to|should'), 'prohibition'],
  [
    'duty',
    word(
      `${HAVE} to|(?:is|are|was|were) to|needs? to|needed to`,
      'required|requires|obliged|obligated|bound to|necessary|mandatory|compulsory|liable|duty to|obligation to|responsible for',
    ),
    'exemption',
  ],
  [
    'permission',
    word(
      'may|can|could|permitted|permits|allowed|allows|entitled|authori[sz]ed|empowered|lawful|eligible|at liberty|free to|has discretion|have discretion',
      '(?:the|a) (?:right|power|authority) to|entitlement to|rights? to',
    ),
    'prohibition',
  ],
  [
    'bound',
    `${word('not|without|fail(?:s|ed|ing)? to|failure to|void|invalid|ineffective')}|(?<=\\p{L})n['’]t(?!\\p{L})`,
  ],
  ['negation', word('no|never|none|nobody|no one|nothing|neither|nor')],
  ['only', word('only|solely|exclusively|merely')],
  [
    'condition',
    word(
      'if|where|when|whenever|wherever|provided(?: that)?|in case|in the event|(?:as|so) long as|on condition|on the condition|in the case of',
    ),
  ],
  ['inclusion', word('also|including|includes?|likewise|as well as|too')],
  ['all', word('all|every|everyone|each|anyone|any person|whoever|always')],
  ['some', word('some|certain|several|part of')],
];

const SUBORDINATORS =
  'if|unless|where|when|whenever|provided|except|save|because|although|though|while|whether|until|even if|even where|even though|so long as|as long as|notwithstanding|in case';

export const propositions: PropositionRules = {
  denied: { side: 'behind' },
  markers: MARKERS,
  clauses: {
    opens: `,?\\s{1,4}(?=(?:(?:and|or|but|only) )?(?:${SUBORDINATORS})(?!\\p{L}))|,?\\s{1,4}(?=(?:(?:to|of|for|in|by|on|with|under) )?(?:who|which|whom|whose)(?!\\p{L}))`,
    beginsOpen:
      '(?:If|Unless|Where|When|Whenever|Provided|Because|Although|Though|While|Until|Even if|Even where|Even though|So long as|As long as|Notwithstanding|In case)(?!\\p{L})',
    // "A person who holds no licence | may ...": the main verb ends the relative clause that has a verb already.
    closes:
      ',\\s{0,4}|(?<!(?<!\\p{L})(?:who|which|that|and|or|it|he|she|they|you|we)) (?=(?:may|must|shall|need not)(?!\\p{L}))',
    closedBefore: /,$/u,
    cuts: ';|:\\s|,\\s{1,4}(?=(?:but|and|so|whereas)(?!\\p{L}))|\\s(?=(?:and|or|but) (?:may|must|shall|need|is|are|has|can)(?!\\p{L}))',
  },
};
