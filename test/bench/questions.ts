import { readFile } from 'node:fs/promises';

/**
 * The first questions of a file of JSON lines `{question, background?}`, with what is known of the case in front. Throws where a line has none:
 * a bench that asks for nothing would tell nothing.
 */
export async function questionsOf(file: string, limit: number): Promise<string[]> {
  const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => line !== '');
  return lines.slice(0, limit).map((line, at) => {
    const { background = '', question } = JSON.parse(line) as { background?: string; question?: string };
    if (question === undefined) throw new Error(`${file}: line ${at + 1} has no "question".`);
    return `${background} ${question}`.trim();
  });
}
