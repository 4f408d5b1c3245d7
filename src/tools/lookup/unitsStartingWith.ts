import { childrenOf, isBasicUnit, pathOf, type Corpus } from '../../law';
import type { TypedProvision } from './typedCitation';

/** The most articles of an act that are looked at. */
const MOST_UNITS = 20_000;

/**
 * The articles, or the annexes, of an act whose number begins so, in document order, each article followed by its
 * paragraphs where its number is the whole of it; only its paragraphs once the number of one is typed.
 */
export function unitsStartingWith(
  corpus: Corpus,
  act: number,
  { number, begins, paragraph, isAnnex }: Pick<TypedProvision, 'number' | 'begins' | 'paragraph' | 'isAnnex'>,
  limit: number,
): number[] {
  const units: number[] = [];
  const [first, end] = corpus.provisionsOf(act);
  for (let at = first; at < Math.min(end, first + MOST_UNITS) && units.length < limit;) {
    const last = pathOf(corpus, at).at(-1)!;
    const isAsked = isAnnex ? last.kind === 'annex' : isBasicUnit(last.kind);
    if (!isAsked) {
      at = isBasicUnit(last.kind) ? corpus.subtreeEnd(at) : at + 1;
      continue;
    }
    const isWhole = last.number === number;
    if (paragraph === undefined ? begins(last.number) : isWhole) {
      if (paragraph === undefined) units.push(at);
      if (isWhole && !isAnnex) units.push(...paragraphsStartingWith(corpus, at, paragraph ?? ''));
    }
    at = corpus.subtreeEnd(at);
  }
  return units.slice(0, limit);
}

const paragraphsStartingWith = (corpus: Corpus, article: number, number: string): number[] =>
  childrenOf(corpus, article).filter((child) => {
    const { kind, number: own } = pathOf(corpus, child).at(-1)!;
    return kind === 'paragraph' && own.startsWith(number);
  });
