/** Rows of the table, used again: names are compared by the thousand. */
let rows: readonly [Uint8Array, Uint8Array, Uint8Array] = rowsOf(128);

function rowsOf(length: number): readonly [Uint8Array, Uint8Array, Uint8Array] {
  return [new Uint8Array(length), new Uint8Array(length), new Uint8Array(length)];
}

/**
 * How many characters must be inserted, deleted, replaced or swapped with their neighbour to get from one text to the
 * other (optimal string alignment, after Damerau 1964); `limit + 1` where it is more than the limit, which is at most
 * 200. Only places no further than the limit from the diagonal are looked at (Ukkonen 1985): others cost more anyway.
 */
export function editDistance(one: string, other: string, limit: number): number {
  const tooFar = limit + 1;
  if (Math.abs(one.length - other.length) > limit) return tooFar;
  if (rows[0].length <= other.length) rows = rowsOf(other.length * 2);
  let [beforeLast, last, row] = rows;
  for (let j = 0; j <= Math.min(other.length, tooFar); j += 1) last[j] = j;
  for (let i = 1; i <= one.length; i += 1) {
    const first = Math.max(1, i - limit);
    const end = Math.min(other.length, i + limit);
    row[first - 1] = first === 1 ? Math.min(i, tooFar) : tooFar;
    let least = row[first - 1]!;
    for (let j = first; j <= end; j += 1) {
      const same = one[i - 1] === other[j - 1];
      let cost = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (same ? 0 : 1), tooFar);
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]) {
        cost = Math.min(cost, beforeLast[j - 2]! + 1);
      }
      row[j] = cost;
      if (cost < least) least = cost;
    }
    if (end < other.length) row[end + 1] = tooFar;
    if (least > limit) return tooFar;
    [beforeLast, last, row] = [last, row, beforeLast];
  }
  return Math.min(last[other.length]!, tooFar);
}
