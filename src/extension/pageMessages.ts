import type { MessageOf } from './messages';

type Is = (value: unknown) => boolean;

/** What each field of each message of a map has to be. */
export type Fields<Map> = { readonly [Kind in keyof Map]: { readonly [Field in keyof Map[Kind]]-?: Is } };

/**
 * The messages of a page that are some: a page is as good as what it shows, which strangers wrote. What is none is dropped.
 *
 * @param hear told of each that is whole
 */
export const hearing =
  <Map>(fields: Fields<Map>, hear: (message: MessageOf<Map>) => void) =>
  (message: unknown): void => {
    if (isMessage(message, fields)) hear(message);
  };

function isMessage<Map>(message: unknown, fields: Fields<Map>): message is MessageOf<Map> {
  if (typeof message !== 'object' || message === null) return false;
  const { kind, ...rest } = message as Readonly<Record<string, unknown>>;
  if (typeof kind !== 'string' || !Object.hasOwn(fields, kind)) return false;
  const wanted: Readonly<Record<string, Is>> = fields[kind as keyof Map];
  return Object.entries(wanted).every(([field, is]) => is(rest[field]));
}

export const isString: Is = (value) => typeof value === 'string';
export const isBoolean: Is = (value) => typeof value === 'boolean';
/** A whole number from 0 up. */
export const isCount: Is = (value) => Number.isSafeInteger(value) && (value as number) >= 0;
export const isOneOf =
  (...values: readonly unknown[]): Is =>
  (value) =>
    values.includes(value);
export const isKeyOf =
  (record: object): Is =>
  (value) =>
    typeof value === 'string' && Object.hasOwn(record, value);
export const isListOf =
  (is: Is): Is =>
  (value) =>
    Array.isArray(value) && value.every(is);
export const isAbsentOr =
  (is: Is): Is =>
  (value) =>
    value === undefined || is(value);
/** Half open, in UTF-16 code units. */
export const isStretch: Is = (value) => {
  const { start, end } = (value ?? {}) as { readonly start?: unknown; readonly end?: unknown };
  return isCount(start) && isCount(end) && (start as number) <= (end as number);
};
