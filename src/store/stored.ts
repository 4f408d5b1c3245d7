import type { Act, Position, ProvisionId, Range, Validity } from '../law';

/** An act as a store keeps it. Its number is its place in the list of all. */
export interface StoredAct {
  /** Its `file` is relative to the folder that was pushed. */
  readonly act: Act;
  /** The ordinals of its provisions, as a half-open interval. */
  readonly first: number;
  readonly end: number;
}

/** A provision as a store keeps it: what the corpus and the citation graph know of it, by ordinals of one build. */
export interface StoredProvision {
  readonly ordinal: number;
  readonly id: ProvisionId;
  /** The number of its act. */
  readonly act: number;
  /** The ordinal of the provision that it stands in, or -1. */
  readonly parent: number;
  /** One past the last ordinal of its subtree. */
  readonly subtreeEnd: number;
  readonly heading: string;
  readonly text: string;
  readonly isRepealed: boolean;
  readonly validity?: Validity;
  /** Relative to the folder that was pushed. */
  readonly file: string;
  readonly range: Range;
  /** The identifier that a data set's gold labels use for it, or the empty string. */
  readonly sourceKey: string;
  /** The provisions that it cites, each once. */
  readonly cites: readonly number[];
  /** Whether it may cite others besides, which takes reading it: `ProvisionStore.cited` tells all. */
  readonly citesMore?: true;
  /** How many provisions of the corpus cite it. */
  readonly citers: number;
}

/** A provision by its number and its id alone. */
export interface StoredUnit {
  readonly ordinal: number;
  readonly id: ProvisionId;
}

/** What a store says of its corpus as a whole. */
export interface StoreDescription {
  /** One past the last ordinal; not every number below needs to have a provision. */
  readonly size: number;
  /** Provisions, with text or without. */
  readonly documents: number;
  /** Provisions with text of their own. */
  readonly provisions: number;
  /** Provisions with a term: those that an inverse document frequency counts among. */
  readonly filled: number;
  /** The languages in which words of Latin script were indexed. */
  readonly languages: readonly string[];
  /** The terms in more than {@link COMMON_SHARE} of the filled provisions, each with how many hold it. */
  readonly common: Readonly<Record<string, number>>;
}

/** A term in more provisions than this share is told beforehand: feedback and phrases ask only whether a term is so common. */
export const COMMON_SHARE = 0.05;

/** What came is not what a store keeps; the message names the field. */
export class MalformedError extends Error {
  override readonly name = 'MalformedError';
}

type Fields = Readonly<Record<string, unknown>>;

/** @throws MalformedError */
export function readStoredAct(value: unknown): StoredAct {
  const fields = fieldsOf(value, 'act');
  const act = fieldsOf(fields['act'], 'act');
  const citedAs = optional(act, 'citedAs', strings);
  const years = optional(act, 'years', counts);
  const validity = optional(act, 'validity', validityOf);
  const first = count(fields, 'first');
  return {
    first,
    end: atLeast(count(fields, 'end'), first, 'end'),
    act: {
      key: string(act, 'key'),
      title: string(act, 'title'),
      abbreviation: string(act, 'abbreviation'),
      aliases: strings(act, 'aliases'),
      ...(citedAs && { citedAs }),
      language: string(act, 'language'),
      ...(years && { years }),
      ...(validity && { validity }),
      file: string(act, 'file'),
    },
  };
}

/** @throws MalformedError */
export function readStoredProvision(value: unknown): StoredProvision {
  const fields = fieldsOf(value, 'provision');
  const ordinal = count(fields, 'ordinal');
  const validity = optional(fields, 'validity', validityOf);
  const parent = number(fields, 'parent');
  if (!Number.isSafeInteger(parent) || parent < -1 || parent >= ordinal) throw wrong('parent');
  return {
    ordinal,
    id: string(fields, 'id'),
    act: count(fields, 'act'),
    parent,
    subtreeEnd: atLeast(count(fields, 'subtreeEnd'), ordinal + 1, 'subtreeEnd'),
    heading: string(fields, 'heading'),
    text: string(fields, 'text'),
    isRepealed: fields['isRepealed'] === true,
    ...(validity && { validity }),
    file: string(fields, 'file'),
    range: { start: positionOf(fields, 'start'), end: positionOf(fields, 'end') },
    sourceKey: string(fields, 'sourceKey'),
    cites: counts(fields, 'cites'),
    citers: count(fields, 'citers'),
  };
}

/** @throws MalformedError */
export function readDescription(value: unknown): StoreDescription {
  const fields = fieldsOf(value, 'description');
  const common = fieldsOf(fields['common'], 'common');
  return {
    size: count(fields, 'size'),
    documents: count(fields, 'documents'),
    provisions: count(fields, 'provisions'),
    filled: count(fields, 'filled'),
    languages: strings(fields, 'languages'),
    common: Object.fromEntries(Object.keys(common).map((term) => [term, count(common, term)])),
  };
}

function fieldsOf(value: unknown, name: string): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw wrong(name);
  return value as Fields;
}

const wrong = (name: string): MalformedError => new MalformedError(name);

function string(fields: Fields, name: string): string {
  const value = fields[name];
  if (typeof value !== 'string') throw wrong(name);
  return value;
}

function number(fields: Fields, name: string): number {
  const value = fields[name];
  if (typeof value !== 'number') throw wrong(name);
  return value;
}

function count(fields: Fields, name: string): number {
  const value = number(fields, name);
  if (!Number.isSafeInteger(value) || value < 0) throw wrong(name);
  return value;
}

function atLeast(value: number, least: number, name: string): number {
  if (value < least) throw wrong(name);
  return value;
}

function strings(fields: Fields, name: string): readonly string[] {
  const value = fields[name];
  if (!Array.isArray(value) || !value.every((each) => typeof each === 'string')) throw wrong(name);
  return value;
}

function counts(fields: Fields, name: string): readonly number[] {
  const value = fields[name];
  if (!Array.isArray(value) || !value.every((each) => Number.isSafeInteger(each) && each >= 0)) throw wrong(name);
  return value as number[];
}

const optional = <T>(fields: Fields, name: string, read: (fields: Fields, name: string) => T): T | undefined =>
  fields[name] === undefined ? undefined : read(fields, name);

function validityOf(fields: Fields, name: string): Validity {
  const days = fieldsOf(fields[name], name);
  const [from, until] = [optional(days, 'from', string), optional(days, 'until', string)];
  return { ...(from !== undefined && { from }), ...(until !== undefined && { until }) };
}

function positionOf(fields: Fields, name: string): Position {
  const place = fieldsOf(fields[name], name);
  return { line: count(place, 'line'), character: count(place, 'character') };
}
