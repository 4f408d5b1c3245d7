/** Share of the gold that a set of provisions holds (KoBLEX section 5.2, the recall of its F1); 0 where there is no gold. */
export const provisionRecall = (ids: readonly string[], gold: ReadonlySet<string>): number =>
  gold.size === 0 ? 0 : shared(ids, gold) / gold.size;

/** Share of a set of provisions that is gold (KoBLEX section 5.2, the precision of its F1); 0 for an empty one. Duplicates count once. */
export const provisionPrecision = (ids: readonly string[], gold: ReadonlySet<string>): number =>
  ids.length === 0 ? 0 : shared(ids, gold) / new Set(ids).size;

/** F1 of a predicted set of provisions against gold (KoBLEX section 5.2); 0 when nothing is shared. Duplicates count once. */
export const provisionF1 = (predicted: readonly string[], gold: ReadonlySet<string>): number =>
  gold.size === 0 ? 0 : (2 * shared(predicted, gold)) / (new Set(predicted).size + gold.size);

/** 1 where the predicted set is the gold set, else 0 (KoBLEX section 5.2). */
export function provisionEM(predicted: readonly string[], gold: ReadonlySet<string>): number {
  const distinct = new Set(predicted);
  return distinct.size === gold.size && [...distinct].every((id) => gold.has(id)) ? 1 : 0;
}

const shared = (ids: readonly string[], gold: ReadonlySet<string>): number =>
  [...new Set(ids)].filter((id) => gold.has(id)).length;
