import path from 'node:path';
import { globMatcher } from '../../files';
import { isStatuteFile } from '../../readers';
import type { ServerSettings } from '../protocol';

/**
 * Tells whether the change of a path can change the corpus: it lies under a root, is of a type that law comes in, and
 * is not left out. A path without an
 * extension that went away counts too, as a folder that took its files along. Globs that are refused are left out here as
 * they are in the walk, which tells them.
 */
export function corpusFileFilter(
  roots: readonly string[],
  { exclude }: Pick<ServerSettings['corpus'], 'exclude'>,
): (file: string, deleted: boolean) => boolean {
  const excluded = globMatcher(exclude).matches;
  return (file, deleted) =>
    roots.some((root) => {
      const relative = path.relative(root, file).split(path.sep).join('/');
      const inside = relative !== '' && relative !== '..' && !relative.startsWith('../') && !path.isAbsolute(relative);
      if (!inside || excluded(relative)) return false;
      return isStatuteFile(relative) || (deleted && path.extname(file) === '');
    });
}
