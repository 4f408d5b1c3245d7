import path from 'node:path';
import picomatch from 'picomatch';
import type { ServerSettings } from './protocol';

/**
 * Tells whether the change of a path can change the corpus: it lies under a root and fits the globs. A path without an
 * extension that went away counts too, as a folder that took its files along.
 */
export function corpusFileFilter(
  roots: readonly string[],
  { include, exclude }: ServerSettings['corpus'],
): (file: string, deleted: boolean) => boolean {
  const included = picomatch([...include], { dot: true });
  const excluded = picomatch([...exclude], { dot: true });
  return (file, deleted) =>
    roots.some((root) => {
      const relative = path.relative(root, file).split(path.sep).join('/');
      const inside = relative !== '' && relative !== '..' && !relative.startsWith('../') && !path.isAbsolute(relative);
      if (!inside || excluded(relative)) return false;
      return included(relative) || (deleted && path.extname(file) === '');
    });
}
