import type { OwnNames } from '../ownNames/ownNames';

const KIND = '(?:Act|Code|Law|Order|Regulations?|Rulebook|Rules)';
/** Words that are small inside a title. */
const SMALL = ['of', 'and', 'for', 'the', 'to', 'on', 'in', 'with'];
/** Capitalised words with the small words of titles between them. */
const WORDS = String.raw`\p{Lu}[\p{L}\p{N}&'’-]{0,40}(?:\s(?:\p{Lu}[\p{L}\p{N}&'’-]{0,40}|${SMALL.join('|')})){0,14}`;

export const ownNames: OwnNames = {
  act: /(?<!\p{L})(?:Act|Regulations|Rules|Order|Ordinance|Code|Law|Statute|Decree)(?:,?\s(?:1[6-9]|20)\d\d)?$/u,
  learned: {
    citedAs: new RegExp(
      String.raw`\b[Tt]h(?:is|ese)\s${KIND}\smay\sbe\scited\sas\s(?:the\s)?(${WORDS}(?:\s\d{4})?)`,
      'u',
    ),
    abbreviated: new RegExp(
      String.raw`\b[Tt]h(?:is|ese)\s(?:${WORDS}|${KIND})\s\(["“']?(\p{Lu}[\p{Lu}\d]{1,9})["”']?\)`,
      'u',
    ),
    subject: new RegExp(String.raw`^(?:The|These)\s(${WORDS})\s(?:is\smade|are\smade|appl(?:y|ies))\b`, 'u'),
    isOwn: new RegExp(String.raw`\s${KIND}$`, 'u'),
    inCapitals: new RegExp(
      String.raw`^\p{Lu}[\p{Lu} ,&'’()-]{2,200}\s(?:ACT|CODE|LAW|ORDER|REGULATIONS?|RULES)\s\d{4}$`,
      'u',
    ),
    small: SMALL,
    byAbbreviation: /^(\p{Lu}{2,8}) (?:Rulebook|Rules)$/u,
  },
};
