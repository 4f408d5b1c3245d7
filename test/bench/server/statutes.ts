import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

export interface Statute {
  readonly file: string;
  /** In bytes. */
  readonly size: number;
}

/** The statutes of a folder, smallest first; those of a size by their paths. */
export async function bySize(folder: string): Promise<readonly Statute[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && /\.(md|markdown|txt|xml)$/iu.test(entry.name));
  const sized = files.map(async ({ parentPath, name }) => {
    const file = join(parentPath, name);
    return { file, size: (await stat(file)).size };
  });
  return (await Promise.all(sized)).sort((a, b) => a.size - b.size || (a.file < b.file ? -1 : 1));
}

/** A sentence of each of some statutes, spread over the folder. */
export async function passagesOf(statutes: readonly Statute[], count: number): Promise<string[]> {
  const step = Math.max(1, Math.floor(statutes.length / count));
  const chosen = statutes.filter((_, at) => at % step === 0).slice(0, count);
  const texts = await Promise.all(chosen.map(({ file }) => readFile(file, 'utf8')));
  return texts.map((text) => text.slice(text.length / 2, text.length / 2 + 300).trim());
}

/** So many UTF-16 code units of passages of some statutes, with what they cite. */
export async function draftOf(statutes: readonly Statute[], count: number, length: number): Promise<string> {
  const once = (await passagesOf(statutes, count)).join('\n\n');
  return `${once}\n\n`.repeat(Math.ceil(length / once.length)).slice(0, length);
}
