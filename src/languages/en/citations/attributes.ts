import { pattern } from './patterns';

/** What courts and lawyers name by a provision, and no verb is. */
const NOUNS =
  'claim|actions?|suits?|lawsuits?|litigation|complaints?|petitions?|motions?|proceedings?|cases?|hearings?|immunity|immunities|liability|liabilities|defen[cs]es?|violations?|offen[cs]es?|prosecutions?|convictions?|sanctions|relief|remed(?:y|ies)|dismissals?|discovery|depositions?|bankruptc(?:y|ies)|debtors?|trustees?|plaintiffs?|defendants?|petitioners?|applicants?|applications?|notice|agreements?|order|appeal|challenge|review|analysis|inquir(?:y|ies)|enquir(?:y|ies)|investigations?|jurisprudence|doctrine|case\\slaw|tariffs|dut(?:y|ies)|elections?|exemptions?|waivers?|vouchers?|housing|protections?|rights|powers|plan';
/** What may be a verb, too: "Section 9 orders the keeper". */
const MAY_BE_VERBS = 'claims|orders|notices|appeals|challenges|plans|reviews';
/** A word in front of such a noun, and none that begins or ends what a sentence says. */
const ADJUNCT =
  '(?!(?:may|must|shall|will|can|could|should|would|did|had|gave|made|has|and|or|nor|but|if|as|to|of|in|by|for|with|without|on|from|under|against|than|when|where|that|which|who|any|an|the|not|only|also)\\s)\\p{Ll}{2,14}(?<!s|ed)';

/** See {@link Naming.attributeOf}; "§ 1985(3) conspiracy claims" have a word more. */
export const attributeOf = pattern(
  `^\\s(?:${ADJUNCT}\\s)?(?:(?:${NOUNS})|(?:${MAY_BE_VERBS})(?!\\s(?:the|an?|any|all|every|no|to|that)\\s))(?!\\p{L})`,
  'u',
);
