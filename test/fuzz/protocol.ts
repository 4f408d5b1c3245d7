import type { Finding } from './target';

/** What a process is to do. */
export interface Job {
  readonly of: readonly {
    readonly name: string;
    readonly seed: number;
    readonly seconds: number;
    readonly runs: number;
  }[];
  /** The file that holds the input at hand: its length in bytes, 32 bits, and UTF-16, both little-endian. */
  readonly diary: string;
  /** The file that says why the watchdog ended the process. */
  readonly verdict: string;
}

export type FromWorker =
  | { readonly begun: { readonly target: string } }
  | { readonly progress: { readonly target: string; readonly inputs: number } }
  | { readonly finding: Finding }
  | { readonly done: { readonly target: string; readonly inputs: number; readonly kept: number } };
