import { ancestorsOf, isBasicUnit, pathOf, type Corpus } from '../law';
import { reachedBy, type LegalIndex } from '../search';

/** Whether a provision cites another one, or a unit that it is part of. */
export const cites = (by: number, target: number, { corpus, graph }: LegalIndex): boolean =>
  [target, ...ancestorsOf(corpus, target)].some(
    (unit) => graph.leadsInto(by, unit, unit + 1) && reachedBy(corpus, unit, by).includes(target),
  );

/** Whether two provisions are parts of one article, section or rule. */
export function areOfOneArticle(a: number, b: number, corpus: Corpus): boolean {
  const article = corpus.parent(a);
  return article >= 0 && article === corpus.parent(b) && isArticle(article, corpus);
}

function isArticle(ordinal: number, corpus: Corpus): boolean {
  const unit = pathOf(corpus, ordinal).at(-1);
  return unit !== undefined && isBasicUnit(unit.kind);
}
