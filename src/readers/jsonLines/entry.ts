import type { Language, Path, Status } from '../../law';

/** One line of a data set, read: a passage and where it stands. */
export interface Entry {
  readonly actKey: string;
  readonly actTitle: string;
  /** The act's abbreviation where the line names it, or the empty string. */
  readonly abbreviation: string;
  /** Where the line says it stands, outermost unit first. */
  readonly units: Path;
  /** The place as the data set nests it: a longer key lies inside every entry whose key is its beginning. */
  readonly nesting: readonly string[];
  readonly heading: string;
  readonly text: string;
  readonly sourceKey: string;
  readonly status?: Status;
  readonly language?: Language;
  /** Zero-based. */
  readonly line: number;
  /** UTF-16 code units. */
  readonly length: number;
}

/** How entries of one format become acts. */
export interface EntryOptions {
  /** Siblings stand by number rather than by first appearance. */
  readonly sortByNumber: boolean;
  /** Articles that no line holds are made for their paragraphs, with their heading and no text. */
  readonly makeContainers: boolean;
  /** The entries' units are full paths already, as their ids write them. */
  readonly areExact: boolean;
}

/** A JSON object's own string field, trimmed of nothing; numbers as text; undefined otherwise. */
export function stringField(record: Readonly<Record<string, unknown>>, key: string): string | undefined {
  if (!Object.hasOwn(record, key)) return undefined;
  const value = record[key];
  if (typeof value === 'string') return value;
  return typeof value === 'number' ? String(value) : undefined;
}
