import type { Day } from './day';
import type { Path } from './path';
import type { ActKey, ProvisionId } from './provisionId';

/** BCP 47 primary language subtag: `ko`, `en`, `de`; `und` when it could not be told. */
export type Language = string;

/** What its source says of a provision; {@link Validity} may say more. */
export type Status = 'in-force' | 'repealed';

/** When a text is law; a day that its source does not state is absent. */
export interface Validity {
  /** The first day on which it is law; `DAY_NOT_SET` where that is to come on a day not yet set. */
  readonly from?: Day;
  /** The last day on which it is law. */
  readonly until?: Day;
}

/** Zero-based line and UTF-16 character, as in the Language Server Protocol. */
export interface Position {
  readonly line: number;
  readonly character: number;
}

export interface Range {
  readonly start: Position;
  readonly end: Position;
}

/** One act, regulation, rulebook or guidance document. */
export interface Act {
  readonly key: ActKey;
  /** The full title as the source writes it. */
  readonly title: string;
  /** The official or customary abbreviation (`BGB`), or the empty string. */
  readonly abbreviation: string;
  /** Other names under which the act is cited, learned from its source. */
  readonly aliases: readonly string[];
  /** What only those call it who cite it, learned from the corpus that it stands in. */
  readonly citedAs?: readonly string[];
  readonly language: Language;
  /** The years in which it was made or published anew, ascending, where its source says so. */
  readonly years?: readonly number[];
  /** Those days of that which its source says, ascending. */
  readonly days?: readonly Day[];
  /** When the act as a whole is law, where its source says so. */
  readonly validity?: Validity;
  /** The file the act was read from: an absolute path. */
  readonly file: string;
}

/**
 * One citable unit of an act. Units with units inside them are provisions too: their `text` is then the lead-in, or
 * empty. Lists inside a paragraph (points, items) are not provisions of their own, because a list item says nothing
 * without its lead-in; a citation of one resolves to the paragraph that holds it.
 */
export interface Provision {
  readonly id: ProvisionId;
  readonly act: ActKey;
  readonly path: Path;
  /** The unit's own heading, or the empty string. */
  readonly heading: string;
  /** Own text without number and heading: wrapped lines joined by one blank, one line a list item; may be empty. */
  readonly text: string;
  readonly status: Status;
  /** When it is law, where its source says so of this very provision. */
  readonly validity?: Validity;
  /** The provision this one stands in; absent for an act's outermost units. */
  readonly parent?: ProvisionId;
  /** The whole unit in `file`, so that it can be opened and highlighted. */
  readonly range: Range;
  /** The file it was read from: the act's, unless a data set spreads one act over several. */
  readonly file: string;
  /** The identifier that a data set's gold labels use for it, where it came from one. */
  readonly sourceKey?: string;
}

/** An act with its provisions in document order: a parent stands before its children, a subtree is contiguous. */
export interface ActDocument {
  readonly act: Act;
  readonly provisions: readonly Provision[];
}

/** Something a reader, a resolver or a check wants said about a source; the work went on. */
export interface Problem {
  readonly file: string;
  /** One-based. */
  readonly line: number;
  readonly severity: 'error' | 'warning' | 'information';
  readonly message: string;
}
