import { PACKS, type LearnedNameForms } from '../../languages';
import type { Passage } from './passage';

/** Passages looked at: a document names itself on its first pages. */
const SAMPLE = 40;
const MAX_PASSAGE = 2000;

export interface LearnedNames {
  readonly title: string;
  readonly abbreviation: string;
  readonly aliases: string[];
}

const FORMS = PACKS.flatMap(({ ownNames }) => ownNames?.learned ?? []);

const titleCase = (capitals: string, { small }: LearnedNameForms): string =>
  capitals
    .toLowerCase()
    .split(' ')
    .map((word, at) => (at > 0 && small.includes(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)))
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
    const sample = text.slice(0, MAX_PASSAGE);
    for (const forms of FORMS) {
      if (forms.inCapitals.test(id)) titles.unshift(titleCase(id, forms));
      titles.push(...namesIn(sample, forms));
      abbreviation ||= forms.abbreviated.exec(sample)?.[1] ?? '';
    }
  }
  const [title = '', ...others] = [...new Set(titles)];
  const code = FORMS.map(({ byAbbreviation }) => byAbbreviation.exec(title)?.[1]).find((found) => found !== undefined);
  const aliases = [...others, ...initials(title)];
  return { title, abbreviation: abbreviation === '' ? (code ?? '') : abbreviation, aliases };
}

function namesIn(sample: string, { citedAs, subject, isOwn }: LearnedNameForms): string[] {
  const cited = citedAs.exec(sample)?.[1]!.trim();
  const spokenOf = subject.exec(sample.trim())?.[1];
  return [cited, spokenOf !== undefined && isOwn.test(spokenOf) ? spokenOf : undefined].filter(
    (name) => name !== undefined,
  );
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
