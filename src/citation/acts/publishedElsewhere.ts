import type { Act } from '../../law';
import type { Published } from '../../languages';
import { namingOf } from '../systems';
import { matchesOf } from '../../text';
import type { NamedCitation } from './variantOf';
import { closingYear } from './variants';

/** How far behind a name or a citation the book is looked for that the act stands in, in UTF-16 units. */
const WINDOW = 64;
/** How far in front of a book the title is looked for that it introduces, in UTF-16 units. */
const IN_FRONT = 320;

/**
 * An act that goes by the name of one of the corpus and stands in the statute book of another state, as a draft says right behind the name
 * or behind the provision: "Lighthouses Act § 1, 33 U.S.C. § 711" is not the Lighthouses Act 1998. Then only the acts count that have that
 * place for a name, or whose titles do not tell that they stand elsewhere; a name with its year is of its act.
 *
 * Known failure: an act of another state whose title says nothing of that: a Lighthouses Act without a year.
 */
function inItsBook(found: NamedCitation, text: string, acts: readonly Act[]): NamedCitation {
  const { citation, name } = found;
  const { published } = namingOf(citation.system);
  if (published === undefined || found.acts.length === 0 || closingYear(name) !== undefined) return found;
  const behind = text.slice(citation.end, citation.end + WINDOW);
  const within = citation.text.startsWith(name) ? citation.text.slice(name.length) : '';
  const saidIn = (words: string): RegExpExecArray | null =>
    published.sign.test(words) ? published.behind.exec(words) : null;
  const said = saidIn(within) ?? saidIn(behind);
  if (said === null) return found;
  const plain = (words: string): string => words.replace(published.idle, '');
  const source = plain(said.groups?.['source'] ?? said[0]);
  const bears = ({ title, abbreviation, aliases }: Act): boolean =>
    [title, abbreviation, ...aliases].some((each) => plain(each).includes(source));
  const isMeant = (act: Act): boolean => !published.elsewhere.test(act.title) || bears(act);
  const same = found.acts.filter((act) => isMeant(acts[act]!));
  return { citation, acts: same, name: same.length > 0 ? name : `${name}${said[0]}`.trim() };
}

/** Tells the acts of a draft's names from those that the draft says to stand in the statute book of another state. */
export class Books {
  /** The titles and short names of the text that was read last which it says so of anywhere. */
  #introduced: { readonly text: string; readonly names: ReadonlySet<string> } | undefined;

  constructor(private readonly acts: readonly Act[]) {}

  /**
   * {@link inItsBook}, also where the draft says so elsewhere: "Under the Lighthouses Act (“LA”), 33 U.S.C. § 711, keepers pay. Lighthouses
   * Act § 1; LA § 2".
   */
  of(found: NamedCitation, text: string): NamedCitation {
    const told = inItsBook(found, text, this.acts);
    const { name, acts, citation } = told;
    const { published } = namingOf(citation.system);
    const isOpen = published !== undefined && acts.length > 0 && closingYear(name) === undefined;
    const isElsewhere = isOpen && acts.every((act) => published.elsewhere.test(this.acts[act]!.title));
    if (!isElsewhere) return told;
    if (this.#introduced?.text !== text) this.#introduced = { text, names: introducedIn(text, published) };
    return this.#introduced.names.has(name) ? { citation, acts: [], name } : told;
  }
}

/** The titles, each with its ends that may stand for it, and the short names. */
function introducedIn(text: string, { sources, introduced }: Published): ReadonlySet<string> {
  const names = new Set<string>();
  for (const { index } of matchesOf(sources, text)) {
    const groups = introduced.exec(text.slice(Math.max(0, index - IN_FRONT), index))?.groups;
    if (groups === undefined) continue;
    const words = groups['title']!.split(' ');
    for (let from = 0; from < words.length - 1; from += 1) names.add(words.slice(from).join(' '));
    if (groups['short'] !== undefined) names.add(groups['short']);
  }
  return names;
}
