/** What a person can say that a file is; undefined leaves it to the evidence. */
export type SaidKind = 'law' | 'draft' | 'none' | undefined;

/** The settings that say it. */
export interface KindLists {
  readonly 'corpus.include': readonly string[];
  readonly 'drafts.include': readonly string[];
  readonly 'drafts.exclude': readonly string[];
}

const LIST_OF: Readonly<Record<NonNullable<SaidKind>, keyof KindLists>> = {
  law: 'corpus.include',
  draft: 'drafts.include',
  none: 'drafts.exclude',
};

export const KIND_LISTS = Object.values(LIST_OF);

/** A glob that names one file and no other, whatever characters its path has. */
export const globOfFile = (path: string): string => path.replace(/[\\*?[\]{}!+@()]/gu, '\\$&');

/** A glob of all that lies in a folder. */
export const globOfFolder = (path: string): string => `${globOfFile(path)}/**`;

/**
 * The lists with a file said to be of a kind, and of no other: its own glob stands in one of them, or in none. Globs that name
 * more files stay, since one that names a single file goes before them.
 *
 * @param path of the file in its folder of the workspace, `/` between names.
 */
export function withKind(lists: KindLists, path: string, kind: SaidKind): KindLists {
  const glob = globOfFile(path);
  const own = kind === undefined ? undefined : LIST_OF[kind];
  const of = (list: keyof KindLists): readonly string[] => [
    ...lists[list].filter((each) => each !== glob && each !== path),
    ...(list === own ? [glob] : []),
  ];
  return {
    'corpus.include': of('corpus.include'),
    'drafts.include': of('drafts.include'),
    'drafts.exclude': of('drafts.exclude'),
  };
}
