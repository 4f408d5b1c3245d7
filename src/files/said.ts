import { relative, sep } from 'node:path';
import { globMatcher } from './globs';
import type { Kind } from '../readers';

/** What a person says that files are, as globs relative to the folders of the corpus. */
export interface KindGlobs {
  /** Law. */
  readonly include?: readonly string[];
  /** Drafts. */
  readonly drafts?: readonly string[];
  /** Neither. */
  readonly ignored?: readonly string[];
}

export interface SaidKinds {
  /** What a person says of a file, an absolute path; undefined where the evidence is to tell. */
  readonly of: (file: string) => Exclude<Kind, 'bill'> | undefined;
  /** For each glob that was left out, one line that names it and says why. */
  readonly refused: readonly string[];
}

/** What makes a glob stand for more than one file, unless a backslash stands before it. */
const WILD = /(?<!\\)[*?[{]/u;

/**
 * What settings say of files goes before all evidence. A glob without wildcards names one file and goes before those that
 * name many, so that one memo in a folder of law can be told apart; among these "neither" goes before "draft", and that before
 * "law": what is law by mistake would be quoted.
 */
export function saidKinds({ include = [], drafts = [], ignored = [] }: KindGlobs, roots: readonly string[]): SaidKinds {
  const lists = [
    ['none', globMatcher(ignored), ignored],
    ['draft', globMatcher(drafts), drafts],
    ['law', globMatcher(include), include],
  ] as const;
  const orders = [
    ...lists.map(([kind, , globs]) => [kind, globMatcher(globs.filter((glob) => !WILD.test(glob)))] as const),
    ...lists.map(([kind, , globs]) => [kind, globMatcher(globs.filter((glob) => WILD.test(glob)))] as const),
  ];
  const isEmpty = include.length + drafts.length + ignored.length === 0;
  return {
    of: (file) => {
      if (isEmpty) return undefined;
      const names = roots.flatMap((root) => inRoot(root, file) ?? []);
      return orders.find(([, { matches }]) => names.some(matches))?.[0];
    },
    refused: lists.flatMap(([, { refused }]) => refused),
  };
}

/** The path of a file in a folder, `/` between names; undefined outside of it. */
export function inRoot(root: string, file: string): string | undefined {
  const path = relative(root, file);
  const isOutside = path === '' || path === '..' || path.startsWith(`..${sep}`) || /^[A-Z]:/iu.test(path);
  return isOutside ? undefined : path.split(sep).join('/');
}
