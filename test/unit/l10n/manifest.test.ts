import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../..');
const read = (name: string): Record<string, unknown> =>
  JSON.parse(readFileSync(join(ROOT, name), 'utf8')) as Record<string, unknown>;

const MANIFEST = read('package.json');
const TEXTS = new Map(['', '.de', '.ko'].map((language) => [language, read(`package.nls${language}.json`)]));

/** What the editor shows of package.json, by the names of the fields; a `name` is a text in a view alone. */
const SHOWN = new Set([
  ...['title', 'description', 'markdownDescription', 'displayName', 'userDescription', 'contextualTitle', 'label'],
  ...['enumDescriptions', 'markdownEnumDescriptions', 'fullName', 'sampleRequest', 'deprecationMessage', 'shortTitle'],
  ...['markdownDeprecationMessage', 'enumItemLabels', 'editPresentation', 'category'],
]);

/** Says the same in every language: the name of the product. */
const NAMES = new Set(['Proviso']);

/** What a model reads, in English: the schemas of the tools, and when a participant is meant. */
const FOR_MODELS = new Set(['inputSchema', 'modelDescription', 'disambiguation']);

interface Text {
  readonly path: string;
  readonly text: string;
}

function* textsOf(value: unknown, path: string, isShown: boolean): Generator<Text> {
  if (typeof value === 'string') {
    if (isShown) yield { path, text: value };
  } else if (Array.isArray(value)) {
    for (const [at, each] of value.entries()) yield* textsOf(each, `${path}[${at}]`, isShown);
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, each] of Object.entries(value)) {
      const isView = /views\.\w+\[\d+\]$/u.test(path) && name === 'name';
      if (!FOR_MODELS.has(name)) yield* textsOf(each, `${path}.${name}`, SHOWN.has(name) || isView);
    }
  }
}

const shown = ['contributes', 'capabilities'].flatMap((part) => [...textsOf(MANIFEST[part], part, false)]);
const keyOf = (text: string): string | undefined => /^%(.+)%$/u.exec(text)?.[1];

describe('the texts of package.json', () => {
  it('are keys, so that the editor can show them in its language', () => {
    const untranslated = shown.filter(({ text }) => keyOf(text) === undefined && !NAMES.has(text));
    assert.deepEqual(untranslated, []);
    // A walk that finds nothing would pass.
    assert.ok(shown.length > 80, `only ${shown.length} texts were found`);
  });

  for (const [language, texts] of TEXTS) {
    it(`stand in package.nls${language}.json, each key and no other`, () => {
      // npm shows `description` as it stands, so that package.json has it in words; the .vsix has its key.
      const keys = new Set(['description', ...shown.flatMap(({ text }) => keyOf(text) ?? [])]);
      assert.deepEqual(Object.keys(texts).sort(), [...keys].sort());
      const empty = Object.entries(texts).filter(([, text]) => typeof text !== 'string' || text.trim() === '');
      assert.deepEqual(empty, []);
    });
  }

  it('has one description, in package.json and for the editor', () => {
    assert.equal(TEXTS.get('')!['description'], MANIFEST['description']);
  });

  it('leads to the same commands and settings in every language', () => {
    const links = (text: unknown): string[] =>
      [...String(text).matchAll(/\(command:[\w.]+\)|`[^`]+`/gu)].map(([link]) => link).sort();
    for (const [language, texts] of TEXTS) {
      for (const [key, text] of Object.entries(TEXTS.get('')!)) {
        assert.deepEqual(links(texts[key]), links(text), `${key} in package.nls${language}.json`);
      }
    }
  });

  it('names every command in a setting or a step as the command is called', () => {
    for (const [language, texts] of TEXTS) {
      for (const text of Object.values(texts).map(String)) {
        for (const [, title, command] of text.matchAll(/\[Proviso: ([^\]]+)\]\(command:proviso\.(\w+)\)/gu)) {
          assert.equal(title, texts[`command.${command!}`], `${language}: ${text}`);
        }
      }
    }
  });
});
