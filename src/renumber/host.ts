import type { DraftFormat } from '../check';
import type { ActDocument } from '../law';
import type { LegalIndex } from '../search';

/** The parts of an index that renumbering reads. */
export type LawIndex = Pick<LegalIndex, 'corpus' | 'resolver' | 'graph'>;

/** A text as it is now. */
export interface HostText {
  /** What its host knows it by: the URI of a document, the path of a file. */
  readonly id: string;
  readonly text: string;
}

/** A draft that a person is writing. */
export interface OpenDraft extends HostText {
  readonly format: DraftFormat;
}

/** A file that cannot be changed; `reason` is one sentence. */
export interface Refused {
  readonly reason: string;
}

export interface DraftFile {
  /** Absolute path. */
  readonly file: string;
  /** Bytes. */
  readonly size: number;
}

/** The acts that a text holds as its file. */
export type ReadLaw = (file: string, text: string) => Promise<readonly ActDocument[]>;

/** What renumbering needs of the program that it works in: an editor, a terminal. */
export interface RenumberHost {
  readonly index: LawIndex;
  /** A file as it is now, in an editor or on disk; each is read once. */
  read(file: string): Promise<HostText | Refused>;
  /** Reads a text, known by its file, as law, away from this thread; absent where nobody else waits for the thread. */
  readonly readLaw?: ReadLaw | undefined;
  /** The files whose text may be another one than was indexed. */
  changedFiles(): readonly string[];
  /** The drafts that are open; none of them is law of the index. */
  openDrafts(): readonly OpenDraft[];
  /** The files that `accepts` takes in the folders in which drafts lie, those of open drafts left out. */
  draftFiles(accepts: (file: string) => boolean, signal: AbortSignal): Promise<readonly DraftFile[]>;
  /** How far work has come, for a person. */
  report(message: string): void;
}
