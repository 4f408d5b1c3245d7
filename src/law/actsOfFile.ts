import type { Corpus } from './corpus';

const actsByFile = new WeakMap<Corpus, ReadonlyMap<string, readonly number[]>>();

/** The acts that were read from a file, by their numbers in the corpus; none for a draft. */
export function actsOfFile(corpus: Corpus, file: string | undefined): readonly number[] {
  return file === undefined ? [] : (actsIn(corpus).get(comparable(file)) ?? []);
}

function actsIn(corpus: Corpus): ReadonlyMap<string, readonly number[]> {
  const known = actsByFile.get(corpus);
  if (known !== undefined) return known;
  const acts = new Map<string, number[]>();
  corpus.acts.forEach(({ file }, act) => {
    const key = comparable(file);
    const already = acts.get(key);
    if (already === undefined) acts.set(key, [act]);
    else already.push(act);
  });
  actsByFile.set(corpus, acts);
  return acts;
}

/** Windows and editors disagree on the case of a drive letter. */
export const comparable = (file: string): string => file.replace(/^[A-Z]:/u, (drive) => drive.toLowerCase());
