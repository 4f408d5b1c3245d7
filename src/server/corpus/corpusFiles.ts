import path from 'node:path';
import { globMatcher } from '../../readers';
import type { ServerSettings } from '../protocol';

/**
 * Tells whether the change of a path can change the corpus: it lies under a root and fits the globs. A path without an
 * extension that went away counts too, as a folder that took its files along. Globs that are refused are left out here as
 * they are in the walk, which tells them.
 */
export function corpusFileFilter(
  roots: readonly string[],
  { include, exclude }: ServerSettings['corpus'],
): (file: string, deleted: boolean) => boolean {
  const included = globMatcher(include).matches;
  const excluded = globMatcher(exclude).matches;
  return (file, deleted) =>
    roots.some((root) => {
      const relative = path.relative(root, file).split(path.sep).join('/');
      const inside = relative !== '' && relative !== '..' && !relative.startsWith('../') && !path.isAbsolute(relative);
      if (!inside || excluded(relative)) return false;
      return included(relative) || (deleted && path.extname(file) === '');
    });
}
