/** The first error code in the chain of causes, at most four deep; the empty string where there is none. */
export function codeOf(error: unknown): string {
  let current = error;
  for (let depth = 0; depth < 4 && current instanceof Error; depth += 1) {
    if ('code' in current && typeof current.code === 'string' && /^[A-Z][A-Z0-9_]{2,60}$/u.test(current.code)) {
      return current.code;
    }
    current = current instanceof AggregateError && current.cause === undefined ? current.errors[0] : current.cause;
  }
  return '';
}
