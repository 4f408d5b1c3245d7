import { childrenOf, isBasicUnit, pathOf, type Corpus } from '../../law';
import type { LegalIndex } from '../../search';
import type { TypedProvision } from './typedCitation';

/** The most articles of an act that are looked at. */
const MOST_UNITS = 20_000;

/** What is looked at of an index. */
export type UnitIndex = Pick<LegalIndex, 'corpus'> & Partial<Pick<LegalIndex, 'unitsOf'>>;

/**
 * The articles, or the annexes, of an act whose number begins so, in document order, each article followed by its
 * paragraphs where its number is the whole of it; only its paragraphs once the number of one is typed.
 */
export function unitsStartingWith(
  index: UnitIndex,
  act: number,
  { number, begins, paragraph, isAnnex }: Pick<TypedProvision, 'number' | 'begins' | 'paragraph' | 'isAnnex'>,
  limit: number,
): number[] {
  const { corpus } = index;
  const units: number[] = [];
  for (const at of index.unitsOf?.(act) ?? unitsOf(corpus, act, isAnnex)) {
    if (units.length >= limit) break;
    const last = pathOf(corpus, at).at(-1)!;
    if (!(isAnnex ? last.kind === 'annex' : isBasicUnit(last.kind))) continue;
    const isWhole = last.number === number;
    if (paragraph === undefined ? !begins(last.number) : !isWhole) continue;
    if (paragraph === undefined) units.push(at);
    if (isWhole && !isAnnex) units.push(...paragraphsStartingWith(corpus, at, paragraph ?? ''));
  }
  return units.slice(0, limit);
}

/** The articles of an act, or its annexes, and the divisions that they stand in; not what stands inside them. */
function* unitsOf(corpus: Corpus, act: number, isAnnex: boolean): Generator<number> {
  const [first, end] = corpus.provisionsOf(act);
  for (let at = first; at < Math.min(end, first + MOST_UNITS);) {
    const { kind } = pathOf(corpus, at).at(-1)!;
    yield at;
    const isWhole = isBasicUnit(kind) || (isAnnex && kind === 'annex');
    at = isWhole ? corpus.subtreeEnd(at) : at + 1;
  }
}

const paragraphsStartingWith = (corpus: Corpus, article: number, number: string): number[] =>
  childrenOf(corpus, article).filter((child) => {
    const { kind, number: own } = pathOf(corpus, child).at(-1)!;
    return kind === 'paragraph' && own.startsWith(number);
  });
