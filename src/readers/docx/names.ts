import type { Attributes } from '../xml/parseXml';

/** A name without its prefix: word processors are free to choose one. */
export const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/** The value of an attribute by its local name. */
export function attribute(attributes: Attributes, name: string): string | undefined {
  const key = Object.keys(attributes).find((each) => localName(each) === name);
  return key === undefined ? undefined : attributes[key];
}

/** The value of an attribute as a whole number of at least 0. */
export function numberAttribute(attributes: Attributes, name: string): number | undefined {
  const value = attribute(attributes, name);
  return value !== undefined && /^\d{1,9}$/u.test(value) ? Number(value) : undefined;
}
