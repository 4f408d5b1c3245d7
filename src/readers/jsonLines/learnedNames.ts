import type { Passage } from './passage';

/** Passages looked at: a document names itself on its first pages. */
const SAMPLE = 40;
const MAX_PASSAGE = 2000;

export interface LearnedNames {
  readonly title: string;
  readonly abbreviation: string;
  readonly aliases: string[];
}

const KIND = '(?:Act|Code|Law|Order|Regulations?|Rulebook|Rules)';
/** Capitalised words with the small words of titles between them. */
const WORDS = String.raw`\p{Lu}[\p{L}\p{N}&'’-]{0,40}(?:\s(?:\p{Lu}[\p{L}\p{N}&'’-]{0,40}|of|and|for|the|to|on|in|with)){0,14}`;
/** "These Regulations may be cited as the Harbour Regulations 2019." */
const CITED_AS = new RegExp(
  String.raw`\b[Tt]h(?:is|ese)\s${KIND}\smay\sbe\scited\sas\s(?:the\s)?(${WORDS}(?:\s\d{4})?)`,
  'u',
);
/** `this Rulebook ("HBR")`. */
const OWN_CODE = new RegExp(
  String.raw`\b[Tt]h(?:is|ese)\s(?:${WORDS}|${KIND})\s\(["“']?(\p{Lu}[\p{Lu}\d]{1,9})["”']?\)`,
  'u',
);
/** "The AML Rulebook is made ...", "These Islamic Finance Rules apply ...". */
const SUBJECT = new RegExp(String.raw`^(?:The|These)\s(${WORDS})\s(?:is\smade|are\smade|appl(?:y|ies))\b`, 'u');
/** A passage id that is the document's title in capitals: "HARBOUR REGULATIONS 2019". */
const TITLE_ID = new RegExp(
  String.raw`^\p{Lu}[\p{Lu} ,&'’()-]{2,200}\s(?:ACT|CODE|LAW|ORDER|REGULATIONS?|RULES)\s\d{4}$`,
  'u',
);

/** A name of more than its kind: "Fund Rules", not "Rules". */
const OWN_NAME = new RegExp(String.raw`\s${KIND}$`, 'u');

const SMALL = new Set(['and', 'of', 'the', 'for', 'to', 'in', 'on', 'with']);

const titleCase = (capitals: string): string =>
  capitals
    .toLowerCase()
    .split(' ')
    .map((word, at) => (at > 0 && SMALL.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ');

/**
 * The names by which a document calls itself. Only phrases whose subject is the document count; an abbreviation that it
 * gives to another act ("the Financial Services and Markets Regulations 2015 (FSMR)") is not its own.
 * Known failure: a document that never speaks of itself by name stays unnamed.
 */
export function learnNames(passages: readonly Passage[]): LearnedNames {
  const titles: string[] = [];
  let abbreviation = '';
  for (const { id, text } of passages.slice(0, SAMPLE)) {
    if (TITLE_ID.test(id)) titles.unshift(titleCase(id));
    const sample = text.slice(0, MAX_PASSAGE);
    const cited = CITED_AS.exec(sample);
    if (cited !== null) titles.push(cited[1]!.trim());
    const code = OWN_CODE.exec(sample);
    if (code !== null && abbreviation === '') abbreviation = code[1]!;
    const subject = SUBJECT.exec(sample.trim())?.[1];
    if (subject !== undefined && OWN_NAME.test(subject)) titles.push(subject);
  }
  const [title = '', ...others] = [...new Set(titles)];
  const code = /^(\p{Lu}{2,8}) (?:Rulebook|Rules)$/u.exec(title)?.[1];
  const aliases = [...others, ...initials(title)];
  return { title, abbreviation: abbreviation === '' ? (code ?? '') : abbreviation, aliases };
}

/**
 * An act is cited by the initials of its title ("Harbour Services and Markets Regulations 2015": HSMR).
 * Known failure: two documents with the same initials; a citation of them is then ambiguous.
 */
function initials(title: string): string[] {
  const letters = title
    .split(' ')
    .filter((word) => /^\p{Lu}/u.test(word))
    .map((word) => (/^\p{Lu}{2,}$/u.test(word) ? word : word[0]!))
    .join('');
  return letters.length >= 3 && letters.length <= 8 ? [letters] : [];
}
