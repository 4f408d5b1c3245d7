import type { Act } from '../../law';
import { namingOf } from '../systems';
import type { NamedCitation } from './variantOf';
import { closingYear } from './variants';

/** How far behind a name or a citation the book is looked for that the act stands in, in UTF-16 units. */
const WINDOW = 64;

/**
 * An act that goes by the name of one of the corpus and stands in the statute book of another state, as a draft says right behind the name
 * or behind the provision: "Lighthouses Act § 1, 33 U.S.C. § 711" is not the Lighthouses Act 1998. Then only the acts count that have that
 * place for a name, or whose titles do not tell that they stand elsewhere; a name with its year is of its act.
 *
 * Known failure: an act of another state whose title says nothing of that: a Lighthouses Act without a year.
 */
export function inItsBook(found: NamedCitation, text: string, acts: readonly Act[]): NamedCitation {
  const { citation, name } = found;
  const { published } = namingOf(citation.system);
  if (published === undefined || found.acts.length === 0 || closingYear(name) !== undefined) return found;
  const behind = text.slice(citation.end, citation.end + WINDOW);
  const within = citation.text.startsWith(name) ? citation.text.slice(name.length) : '';
  const said = [within, behind].find((words) => published.sign.test(words) && published.behind.test(words));
  if (said === undefined) return found;
  const shown = published.behind.exec(said)!;
  const plain = (words: string): string => words.replace(published.idle, '');
  const source = plain(shown.groups?.['source'] ?? shown[0]);
  const bears = ({ title, abbreviation, aliases }: Act): boolean =>
    [title, abbreviation, ...aliases].some((each) => plain(each).includes(source));
  const isMeant = (act: Act): boolean => !published.elsewhere.test(act.title) || bears(act);
  const same = found.acts.filter((act) => isMeant(acts[act]!));
  return { citation, acts: same, name: same.length > 0 ? name : `${name}${shown[0]}`.trim() };
}
