import { isBasicUnit, numberBetween, pathOf, type Corpus, type UnitNumber } from '../../law';
import { siblingsOf } from './plan';
import { insertionIn } from '../writing';

/**
 * The number that law in the act's language gives to what is put in before a provision, so that nothing else gets another
 * one: 6a before § 7, 제7조의2 before 제8조. Undefined for the first of its row, where no number is between, and where the
 * language counts such units on, or does not say.
 */
export function freeNumberBefore(corpus: Corpus, before: number): UnitNumber | undefined {
  const { kind } = pathOf(corpus, before).at(-1)!;
  const { language } = corpus.acts[corpus.actOf(before)]!;
  const insertion = insertionIn(language)?.[isBasicUnit(kind) ? 'articles' : 'paragraphs'];
  const row = siblingsOf(corpus, before);
  const previous = row[row.indexOf(before) - 1];
  if (insertion === undefined || previous === undefined) return undefined;
  return numberBetween(pathOf(corpus, previous).at(-1)!.number, pathOf(corpus, before).at(-1)!.number, insertion);
}
