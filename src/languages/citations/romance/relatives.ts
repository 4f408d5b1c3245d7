import type { Anchor, Path, UnitKind } from '../../../law';
import { matchAt, type CitationDraft } from '../engine';

/** How a Romance language cites a provision by where it stands, or by what was said before. */
export interface RelativeStyle {
  /** Sticky; what stands beside the text: groups 1 to 3 are the noun, its ending in the plural and the side. */
  readonly beside: RegExp;
  /** By the beginning of the noun. */
  readonly kinds: readonly (readonly [RegExp, UnitKind])[];
  /** What the words of the side say; those that are not listed go back to what was cited before. */
  readonly sides: Readonly<Record<string, Anchor>>;
  /** Small numbers in words, from 2 on. */
  readonly numbers: readonly string[];
  /** Sticky; "article" alone. */
  readonly article: RegExp;
  /** Sticky; the noun of a paragraph alone, which is read behind a part of it: "la lettera b) del predetto comma". */
  readonly paragraph: RegExp;
  /** A paragraph cited by its number: where none is near in front, the noun goes back to nothing. */
  readonly paragraphCited: RegExp;
  /** In front of either: goes back; group 1 is the word. Ends with `$`. */
  readonly back: RegExp;
  /** Those that go back only where an article is cited near in front: "cet article" may be one of a newspaper. */
  readonly weak: RegExp;
}

/** As far in front of a noun as a word is looked for, in UTF-16 code units. */
const WINDOW = 14;
/** How far in front of "cet article" the one that it means is looked for, likewise. */
const CITED_WINDOW = 300;
const CITED = /(?<!\p{L})art(?:[ií]culos?|icles?|s?\.)\s?(?:[LRD]|\d|premier|primero)/iu;

/** Reads "el artículo anterior", "les deux articles précédents", "dicho artículo", none of it ahead of `floor`; none where nothing of the kind stands. */
export function relativesOf(
  style: RelativeStyle,
): (text: string, at: number, floor: number) => readonly CitationDraft[] {
  const count = new RegExp(`(?<![\\p{L}\\p{N}])(${style.numbers.join('|')}|[2-9])\\s$`, 'iu');
  return (text, at, floor) => {
    const found = besideAt(style, count, text, at, floor) ?? backAt(style, text, at, floor);
    return found === undefined ? [] : [found];
  };
}

/**
 * "el artículo anterior", "les deux articles précédents", "l'alinéa précédent".
 *
 * Assumption: a unit that is no provision of its own lies in the one that the text stands in, and is cited as that. Known
 * failures: the first such unit of its provision ("l'alinéa précédent" at the beginning of II means the end of I); "los
 * artículos anteriores" without a number, which are not read.
 */
function besideAt(
  style: RelativeStyle,
  count: RegExp,
  text: string,
  at: number,
  floor: number,
): CitationDraft | undefined {
  const match = matchAt(style.beside, text, at);
  if (match === null) return undefined;
  const [whole, noun, plural, side] = match;
  const counted = count.exec(text.slice(Math.max(floor, at - WINDOW), at));
  if ((plural !== '') !== (counted !== null)) return undefined;
  const kind = style.kinds.find(([word]) => word.test(noun!))![1];
  const start = at - (counted?.[0].length ?? 0);
  const isFiner = kind === 'subparagraph';
  const anchor = isFiner ? 'here' : (style.sides[side!] ?? 'previous');
  const number = counted === null || isFiner ? '' : valueOf(counted[1]!, style.numbers);
  const path: Path = [{ kind, number }];
  return { start, end: at + whole.length, act: { kind: 'this' }, anchor, path };
}

function valueOf(written: string, numbers: readonly string[]): string {
  const at = numbers.indexOf(written.toLowerCase());
  return at < 0 ? written : String(at + 2);
}

/** "dicho artículo", "ledit article", "cet article", "dicho apartado": the one cited before. */
function backAt(
  { article, paragraph, paragraphCited, back, weak }: RelativeStyle,
  text: string,
  at: number,
  floor: number,
): CitationDraft | undefined {
  const ofArticle = matchAt(article, text, at);
  const noun = ofArticle ?? matchAt(paragraph, text, at);
  const word = noun === null ? undefined : back.exec(text.slice(Math.max(floor, at - WINDOW), at))?.[1];
  if (word === undefined) return undefined;
  const start = at - word.length - 1;
  const before = text.slice(Math.max(0, start - CITED_WINDOW), start);
  if (weak.test(word) && !CITED.test(before)) return undefined;
  if (ofArticle === null && !paragraphCited.test(before)) return undefined;
  const path: Path = [{ kind: ofArticle === null ? 'paragraph' : 'article', number: '' }];
  return { start, end: at + noun![0].length, act: { kind: 'this' }, anchor: 'previous', path };
}
