import { discover, type DiscoverOptions } from '../../files';
import { readHere } from './sourceReader';

/** Whether files under paths hold a provision that an index of them would hold; reads them until one does. */
export async function holdsLaw({
  paths,
  ...options
}: DiscoverOptions & { readonly paths: readonly string[] }): Promise<boolean> {
  const { files } = await discover(paths, { ...options, missingPath: 'warning' });
  for (const source of files) {
    const { acts } = await readHere(source);
    if (acts.parents.length > 0) return true;
  }
  return false;
}
