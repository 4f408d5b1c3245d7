import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '../unit/languages/conformance/cases/index';
import type { LanguageCases } from '../unit/languages/conformance/cases';

/** The bundle runs elsewhere; the process that made it says where the project lies. */
const FIXTURES = join(process.env.PROVISO_FUZZ_ROOT ?? process.cwd(), 'test/fixtures');

/** The files of a folder of fixtures, in the order of their names; `ending` is how their names end. */
export const fixtures = (folder: string, ending = ''): string[] =>
  readdirSync(join(FIXTURES, folder), { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map(({ name }) => name)
    .sort()
    .map((name) => readFileSync(join(FIXTURES, folder, name), 'utf8'));

export const casesOf = (code: string): LanguageCases | undefined => LANGUAGES.find((cases) => cases.code === code);

/** What a language's cases cite, mark, define and count: its sentences. */
export function sentencesOf(cases: LanguageCases): string[] {
  const { found, lists, ranges, backReferences, within, citesNothing } = cases;
  const { renumbered = [], markers = [], definitions = [], quantities = [], kinds = [], misprints = [] } = cases;
  const first = [...found, ...lists, ...ranges, ...backReferences, ...renumbered, ...markers, ...definitions];
  return [
    ...[...first, ...quantities, ...kinds, ...misprints].map(([text]) => text),
    ...within.map(([, text]) => text),
    ...citesNothing,
  ];
}

/** All sentences of all languages. */
export const allSentences = (): string[] => LANGUAGES.flatMap(sentencesOf);

/** A language's sentences as drafts of some lines each: what one says changes how the next is read. */
export function draftsOf(cases: LanguageCases): string[] {
  const sentences = sentencesOf(cases);
  const drafts: string[] = [];
  for (let at = 0; at < sentences.length; at += 6) drafts.push(sentences.slice(at, at + 6).join('\n\n'));
  return drafts;
}
