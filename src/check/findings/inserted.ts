import { insertedWordsOf, isNewWording, type LocatedCitation } from '../../citation';
import { normaliseNumber, type Path } from '../../law';
import { quotationsIn } from '../../text';
import { spanBefore } from '../document/blocks';
import { isListed, sharesUnit } from './certainty';

/** The number that a quotation begins with, behind what opens it: the heading of a new section. */
const HEADED = /^[\s"“”„«»‘’'*#]{0,8}(?:\p{L}{1,12}\.?\s|§\s?)?(\d{1,4}\p{Lu}{0,3})(?![\p{L}\p{N}(.])/u;
const OPENS = 40;

/**
 * The provisions that a draft says to put into acts of the corpus, which cannot be there yet: "there is inserted section 7A of the Quay Act
 * 2001", and “7A” behind "after section 7 of the Quay Act 2001 insert". Found when a provision is first missing.
 */
export class InsertedProvisions {
  #found: ReadonlySet<string> | undefined;

  constructor(
    private readonly text: string,
    private readonly citations: readonly LocatedCitation[],
  ) {}

  /** Whether a citation whose provision is missing is of one of them, or of a part of one. */
  has({ citation, outcome, act }: LocatedCitation): boolean {
    if (outcome !== 'provision-not-found' || act === undefined || citation.anchor !== 'act') return false;
    this.#found ??= new Set([...this.#said(), ...this.#quoted()]);
    const { path } = citation;
    return this.#found.size > 0 && path.some((_, depth) => this.#found!.has(keyOf(act, path.slice(0, depth + 1))));
  }

  /** Those that are cited, with what stands in one list with them. */
  #said(): string[] {
    const { text, citations } = this;
    const words = citations.map(({ citation, outcome }) =>
      outcome === 'provision-not-found' ? insertedWordsOf(text, citation) : undefined,
    );
    for (let at = 1; at < words.length; at += 1) {
      if (words[at - 1] === 'in front' && sharesUnit(citations[at - 1]!, citations[at]!, text))
        words[at] ??= 'in front';
    }
    for (let at = words.length - 2; at >= 0; at -= 1) {
      if (words[at + 1] === 'behind' && isListed(citations[at]!, citations[at + 1]!, text)) words[at] ??= 'behind';
    }
    return citations.flatMap(({ citation, act, outcome }, at) =>
      words[at] !== undefined && act !== undefined && outcome === 'provision-not-found'
        ? [keyOf(act, citation.path)]
        : [],
    );
  }

  /** Those that a quotation of new law begins with. */
  #quoted(): string[] {
    const { text, citations } = this;
    const starts = citations.map(({ citation: { start } }) => ({ start }));
    return quotationsIn(text).flatMap((quoted) => {
      const number = HEADED.exec(text.slice(quoted.start, quoted.start + OPENS))?.[1];
      const cited = number === undefined ? undefined : citations[spanBefore(starts, quoted.start)];
      if (cited?.act === undefined || !isNewWording(text, cited.citation.end, quoted, false)) return [];
      const [unit] = cited.citation.path;
      return [keyOf(cited.act, [{ kind: unit!.kind, number: normaliseNumber(number!) }])];
    });
  }
}

const keyOf = (act: number, path: Path): string =>
  `${act} ${path.map(({ kind, number }) => `${kind} ${number}`).join(' ')}`;
