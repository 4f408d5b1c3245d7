import type { Naming } from '../naming';
import { actBefore } from './act';

const HEAD =
  '(?:Act|Regulations?|Rules|Rulebook|Order|Code|Law|Ordinance|Directive|Constitution|Treaty|Convention|Charter|Statute|Decree)(?!\\p{L})';

/** The full name in front of a definition, as the grammar reads it. */
function nameBefore(text: string, at: number): string | undefined {
  const named = actBefore(text, at, 0)?.act;
  return named?.kind === 'named' ? named.name : undefined;
}

export const ENGLISH_NAMING: Naming = {
  open: [],
  conjunctions: 'and|or',
  prepositions: 'of|under|in',
  ordinals: 'first|second|third|fourth|last',
  parts: 'sub-?paragraphs?|sub-?sections?|sentences?|indents?|points?|limbs?',
  link: 'of\\s{1,2}(?:the\\s{1,2})?',
  pronoun: /^(?:it|them|which|this|these|those|that|each|any|all|same|said)(?!\p{L})/iu,
  namedBehind: new RegExp(`^,?\\s{1,2}(?:of\\s{1,2}|(?:\\p{Lu}[\\p{L}’'&-]{1,40}\\s{1,2}){1,8}?${HEAD})`, 'u'),
  // `Harbour Act 1990 ("the Act")`, `Harbour Act 1990 (the "Act")`, `(“the 1990 Act”)`
  definition: {
    sign: '(',
    pattern:
      /\((?:herein?after,?\s|in\sth(?:is|ese)\s\p{L}{1,20}\s)?(?:referred\sto\sas\s)?(?:the\s)?["“'‘](?:the\s)?((?:\d{4}\s)?\p{Lu}[\p{L}\p{N} ]{0,40})["”'’]\)/gu,
    nameBefore,
  },
  subject: 'of|on|for|to|relating',
  ownerWithin:
    /\((?:Cth|NSW|Vic|Qld|WA|SA|Tas|ACT|NT|NZ|UK|NI|Northern Ireland|Scotland|Wales|England|Ireland|Jersey|Guernsey|Isle of Man|IoM|Alta?|BC|Man|NB|NL|NS|Ont|PEI|Que|Sask|HK|Singapore|India|US)\)/u,
};
