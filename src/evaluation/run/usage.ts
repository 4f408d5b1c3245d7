/** What a language model took. */
export interface Usage {
  /** Requests that it replied to; those that were answered from what is kept of earlier ones count, too. */
  readonly calls: number;
  readonly inputTokens: number;
  readonly outputTokens: number;
  /** Whether the server did not count all of the tokens, and some are estimated from the characters. */
  readonly estimated: boolean;
}

/** Undefined where nothing was taken. */
export function sumOfUsage(usages: readonly (Usage | undefined)[]): Usage | undefined {
  const known = usages.filter((usage) => usage !== undefined);
  if (known.length === 0) return undefined;
  return known.reduce((sum, { calls, inputTokens, outputTokens, estimated }) => ({
    calls: sum.calls + calls,
    inputTokens: sum.inputTokens + inputTokens,
    outputTokens: sum.outputTokens + outputTokens,
    estimated: sum.estimated || estimated,
  }));
}
