import { readFile } from 'node:fs/promises';
import { pageOf } from '../check';
import { broughtAlong } from './home';

/** Pages name each other by their files, which a report does not carry. */
const LINK = /\[([^\][]{1,100})\]\([a-z-]{1,40}\.md\)/gu;

/** The documentation of some codes, as Markdown; without those whose page cannot be read. */
export async function rulePages(codes: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const pages = await Promise.all(codes.map(async (code) => [code, await pageText(code)] as const));
  return new Map(pages.flatMap(([code, text]) => (text === undefined ? [] : [[code, text] as const])));
}

async function pageText(code: string): Promise<string | undefined> {
  const file = await broughtAlong(pageOf(code));
  const text = file && (await readFile(file, 'utf8').catch(() => undefined));
  return text?.replace(LINK, '$1').trim();
}
