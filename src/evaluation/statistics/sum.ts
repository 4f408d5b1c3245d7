export const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** NaN for none. */
export const meanOf = (values: readonly number[]): number => sumOf(values) / values.length;
