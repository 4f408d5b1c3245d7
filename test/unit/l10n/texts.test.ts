import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as l10n from '@vscode/l10n';
import ts from 'typescript';
import { isLookUp, lineOf, nodesIn, ROOT, sourcesIn } from './sources';

interface LookUp {
  readonly place: string;
  readonly call: ts.CallExpression;
}

const LOOK_UPS: readonly LookUp[] = [...sourcesIn('src', 'webview')].flatMap(([path, source]) =>
  source.text.includes('l10n.t(')
    ? [...nodesIn(source)].filter(isLookUp).map((call) => ({ place: `${path}:${lineOf(call)}`, call }))
    : [],
);

/** Undefined where it does not stand in the code. */
const textOf = ({
  call: {
    arguments: [text],
  },
}: LookUp): string | undefined =>
  // prettier-ignore
  text !== undefined && ts.isStringLiteralLike(text) ? text.text : undefined;

const placeholdersOf = (text: string): string[] => [...new Set(text.match(/\{\d+\}/gu) ?? [])].sort();

const BUNDLES = new Map(
  ['de', 'ko'].map((language) => {
    const file = join(ROOT, `media/l10n/bundle.l10n.${language}.json`);
    return [language, JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, string>>];
  }),
);

describe('the texts of the interface', () => {
  it('stand in the code in English, whole, with a value for each of their placeholders', () => {
    const wrong = LOOK_UPS.filter((lookUp) => {
      const text = textOf(lookUp);
      if (text === undefined) return true;
      const expected = placeholdersOf(text).map((_, at) => `{${at}}`);
      const given = lookUp.call.arguments.slice(1);
      return given.length !== expected.length || placeholdersOf(text).join() !== expected.join();
    });
    assert.deepEqual(
      wrong.map(({ place }) => place),
      [],
    );
    // A walk that finds nothing would pass.
    assert.ok(LOOK_UPS.length > 200, `only ${LOOK_UPS.length} were found`);
  });

  it('are looked up when they are shown: when a module is loaded, the language is not known yet', () => {
    const early = LOOK_UPS.filter(({ place, call }) => {
      // The page's own script runs last, after what it imports has the language.
      if (/^webview\/\w+\/main\.ts/u.test(place)) return false;
      return ts.findAncestor(call, (node) => ts.isFunctionLike(node) || isInstanceField(node)) === undefined;
    });
    assert.deepEqual(
      early.map(({ place }) => place),
      [],
    );
  });

  for (const [language, bundle] of BUNDLES) {
    it(`stand in the bundle of ${language}, each and no other`, () => {
      const texts = new Set(LOOK_UPS.flatMap((lookUp) => textOf(lookUp) ?? []));
      const missing = [...texts].filter((text) => bundle[text] === undefined);
      const unused = Object.keys(bundle).filter((text) => !texts.has(text));
      assert.deepEqual({ missing, unused }, { missing: [], unused: [] });
    });

    it(`keep their placeholders in ${language}, and are not empty`, () => {
      const wrong = Object.entries(bundle).filter(
        ([text, translated]) =>
          translated.trim() === '' || placeholdersOf(translated).join() !== placeholdersOf(text).join(),
      );
      assert.deepEqual(wrong, []);
    });

    it(`begin and end in ${language} with the blanks that they have in English`, () => {
      const ends = (text: string): string => `${/^\s*/u.exec(text)![0]}|${/\s*$/u.exec(text)![0]}`;
      const wrong = Object.entries(bundle).filter(([text, translated]) => ends(text) !== ends(translated));
      assert.deepEqual(wrong, []);
    });

    it(`name the language of ${language} for numbers and for screen readers`, () => {
      l10n.config({ contents: bundle });
      try {
        assert.equal(l10n.t('en'), language);
      } finally {
        l10n.config({ contents: {} });
      }
    });
  }
});

const isInstanceField = (node: ts.Node): boolean =>
  ts.isPropertyDeclaration(node) &&
  !(node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.StaticKeyword) ?? false);
