import type { ActDocument, Problem } from '../law';

/** One file as it lies on disk. */
export interface SourceFile {
  /** Absolute path. */
  readonly file: string;
  readonly bytes: Uint8Array;
}

/** What a file holds. Nothing in it is lost silently: what could not be read is said in `problems`. */
export interface ReadResult {
  readonly documents: readonly ActDocument[];
  readonly problems: readonly Problem[];
}

/** A decoded file, on its way into a format's reader. */
export interface SourceText {
  readonly file: string;
  readonly text: string;
}
