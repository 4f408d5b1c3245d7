/** One set of gold labels, scored. */
export interface Score {
  readonly title: string;
  readonly rows: readonly { readonly name: string; readonly value: string; readonly target?: string }[];
  /** One line a label that was missed or a citation that no label asks for. */
  readonly misses: readonly string[];
}

/** The objects of a JSON Lines text. */
export function parseLines<Row>(text: string): Row[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as Row);
}

export const share = (part: number, whole: number): string => (part / Math.max(1, whole)).toFixed(3);
