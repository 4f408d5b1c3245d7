/** F1 of a predicted set of provisions against gold (KoBLEX section 5.2); 0 when nothing is shared. Duplicates count once. */
export function provisionF1(predicted: readonly string[], gold: ReadonlySet<string>): number {
  const distinct = new Set(predicted);
  const shared = [...distinct].filter((id) => gold.has(id)).length;
  return shared === 0 ? 0 : (2 * shared) / (distinct.size + gold.size);
}

/** 1 where the predicted set is the gold set, else 0 (KoBLEX section 5.2). */
export function provisionEM(predicted: readonly string[], gold: ReadonlySet<string>): number {
  const distinct = new Set(predicted);
  return distinct.size === gold.size && [...distinct].every((id) => gold.has(id)) ? 1 : 0;
}
