/** The number of the last unit of an id. */
export const numberOf = (id: string): string => id.slice(id.lastIndexOf('_') + 1);

/** Whether nothing is missing between two numbers: 403 and 404, 5 and 5-2, 31a and 32, 17.2.9 and 17.3.1. */
export function adjoin(left: string, right: string): boolean {
  const a = left.match(/\d+/gu) ?? [];
  const b = right.match(/\d+/gu) ?? [];
  const at = a.findIndex((part, index) => part !== b[index]);
  return at < 0 || b[at] === undefined || Math.abs(Number(a[at]) - Number(b[at])) === 1;
}

/** The kind and the depth of a provision's last unit, as its id says them. */
export function shapeOf(id: string): { prefix: string; depth: number } {
  const components = id.slice(id.indexOf('/') + 1).split('__');
  const last = components.at(-1)!;
  const end = last.indexOf('_');
  return { prefix: end < 0 ? last : last.slice(0, end), depth: components.length };
}
