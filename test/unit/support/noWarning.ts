/** Takes warnings where there must be none. */
export function noWarning(line: string): never {
  throw new Error(`warned of: ${line}`);
}
