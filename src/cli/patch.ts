import { createTwoFilesPatch, FILE_HEADERS_ONLY } from 'diff';

/** A text file before and after; `path` is relative, with `/` between names. */
export interface ChangedFile {
  readonly path: string;
  readonly before: string;
  readonly after: string;
}

/** A unified diff of files, as `git apply` and `patch -p1` take it; the empty string for none. */
export const patchOf = (files: readonly ChangedFile[]): string =>
  files
    .map(({ path, before, after }) =>
      createTwoFilesPatch(`a/${path}`, `b/${path}`, before, after, undefined, undefined, {
        context: 3,
        headerOptions: FILE_HEADERS_ONLY,
      }),
    )
    .join('');
