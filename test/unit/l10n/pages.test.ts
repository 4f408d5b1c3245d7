import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './sources';
import { LANGUAGES } from './speaking';

/** Folders of pages that the editor shows; it, or the server, takes that of its own language. */
const FOLDERS = ['media/walkthrough', 'media/diagnostics'];
const OTHERS = LANGUAGES.filter((language) => language !== 'en');

const namesIn = (folder: string): string[] => readdirSync(join(ROOT, folder)).filter((name) => name.endsWith('.md'));
const isTranslated = (name: string): boolean => /\.nls\.[a-z]+\.md$/u.test(name);
const read = (folder: string, name: string): string => readFileSync(join(ROOT, folder, name), 'utf8');
const translated = (name: string, language: string): string => name.replace(/\.md$/u, `.nls.${language}.md`);

/** The commands and files that a page leads to, as often as it does. */
const linksOf = (page: string): string[] => [...page.matchAll(/\]\(([^)]+)\)/gu)].map(([, to]) => to!).sort();

/** What stands in code: commands of a terminal, settings, comments that are read by Proviso. */
const codeOf = (page: string): string[] =>
  [...page.replace(/\s+/gu, ' ').matchAll(/`[^`]+`/gu)].map(([code]) => code).sort();

for (const folder of FOLDERS) {
  describe(`the pages of ${folder}`, () => {
    const pages = namesIn(folder).filter((name) => !isTranslated(name));

    it('are there in every language, and no other', () => {
      const expected = pages.flatMap((name) => OTHERS.map((language) => translated(name, language)));
      assert.deepEqual(namesIn(folder).filter(isTranslated).sort(), expected.sort());
      assert.ok(pages.length > 0);
    });

    for (const language of OTHERS) {
      const titles = JSON.parse(read('.', `package.nls.${language}.json`)) as Readonly<Record<string, string>>;

      it(`lead to the same places in ${language}, to pages in ${language}`, () => {
        for (const name of pages) {
          const expected = linksOf(read(folder, name)).map((to) =>
            to.endsWith('.md') ? translated(to, language) : to,
          );
          assert.deepEqual(linksOf(read(folder, translated(name, language))), expected.sort(), name);
        }
      });

      it(`hold the same code in ${language}`, () => {
        for (const name of pages)
          assert.deepEqual(codeOf(read(folder, translated(name, language))), codeOf(read(folder, name)), name);
      });

      it(`call commands in ${language} as the editor does`, () => {
        for (const name of pages) {
          const page = read(folder, translated(name, language)).replace(/\s+/gu, ' ');
          for (const [, title, command] of page.matchAll(/\[(?:Proviso: )?([^\]]+)\]\(command:proviso\.(\w+)\)/gu)) {
            assert.equal(title, titles[`command.${command!}`], name);
          }
        }
      });
    }
  });
}
