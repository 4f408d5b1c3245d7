import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { PACKS } from '../../../src/languages';
import { isLookUp, nodesIn, parsed, ROOT, sourcesIn } from '../l10n/sources';

/** What the languages share stands beside their packs, which have the codes of languages for names. */
const SHARED = readdirSync(join(ROOT, 'src/languages')).filter((name) => !/^[a-z]{2}$|\./u.test(name));

/** The rooms that serve all languages, and so know none: what they need of one is a part of its pack. */
const ENGINES = [
  ...[
    'law',
    'text',
    'citation',
    'check',
    'readers',
    'pipeline',
    'search',
    'indexing',
    'grounding',
    'tools',
    'server',
    'renumber',
  ],
  ...SHARED.map((folder) => `languages/${folder}`),
].map((folder) => `src/${folder}`);

/** Files that have words all the same, by the reason, each with the most literals that may hold some. */
const EXCEPTIONS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'the Latin of lawyers, which no language has for itself': { 'src/languages/citations/latin.ts': 2 },
  'names in a format that a program writes: elements, fields, ids, files': {
    'src/citation/cases.ts': 1,
    'src/check/document/markup.ts': 22,
    'src/check/document/noteMarks.ts': 2,
    'src/check/document/ordinalMarks.ts': 4,
    'src/check/ignores.ts': 1,
    'src/renumber/statutes/newElement.ts': 1,
    'src/renumber/statutes/newRecord.ts': 1,
    'src/citation/acts/untitledActs.ts': 1,
    'src/citation/provisions/actParts.ts': 8,
    'src/citation/provisions/divisionNumbers.ts': 1,
    'src/citation/provisions/nearestUnits.ts': 1,
    'src/citation/provisions/provisionLookup.ts': 1,
    'src/pipeline/pool.ts': 1,
    'src/readers/actNames.ts': 1,
    'src/readers/docx/docxParts.ts': 1,
    'src/readers/docx/docxText.ts': 2,
    'src/readers/frontMatter.ts': 1,
    'src/readers/jsonLines/koblex.ts': 5,
    'src/readers/jsonLines/passageId.ts': 4,
    'src/readers/kinds/fileName.ts': 3,
    'src/readers/kinds/format.ts': 6,
    'src/readers/kinds/frontMatter.ts': 1,
    'src/readers/kinds/place.ts': 1,
    'src/readers/kinds/program.ts': 1,
    'src/readers/units/index.ts': 1,
    'src/readers/markdown.ts': 1,
    'src/readers/statuteFields.ts': 9,
    'src/readers/xml/decodeXml.ts': 4,
    'src/readers/xml/formats/akomaNtoso.ts': 6,
    'src/readers/xml/formats/clml.ts': 1,
    'src/readers/xml/formats/eGov.ts': 3,
    'src/readers/xml/formats/gesetze.ts': 3,
    'src/readers/xml/formats/lawGoKr.ts': 58,
    'src/readers/xml/formats/codeTitle.ts': 1,
    'src/readers/xml/formats/uslm.ts': 4,
    'src/readers/xml/readXml.ts': 4,
    'src/server/drafts/quickFixes.ts': 2,
  },
  'words that a language model is told to write': {
    'src/pipeline/answerNotes.ts': 5,
    'src/pipeline/answerStream.ts': 2,
    'src/pipeline/parseAnswer.ts': 1,
    'src/pipeline/promptParts.ts': 1,
  },
  'letters of a script, whatever the language: signs of lists, ranges of letters, spelling': {
    'src/check/findings/lookalikes.ts': 1,
    'src/check/findings/misquotations.ts': 1,
    'src/check/findings/nearestNames.ts': 1,
    'src/citation/acts/nameKeys.ts': 2,
    'src/citation/provisions/listItems.ts': 6,
    'src/citation/provisions/listStyles.ts': 6,
    'src/grounding/words.ts': 1,
    'src/languages/analysis/contentTerms.ts': 1,
    'src/languages/headings/unitWords.ts': 1,
    'src/languages/nearMisses/patterns.ts': 2,
    'src/languages/quantities/reader.ts': 1,
    'src/languages/sentences/sentences.ts': 3,
    'src/languages/writing/digits.ts': 7,
    'src/readers/decode.ts': 1,
    'src/readers/units/unmarked.ts': 1,
    'src/readers/unwrap.ts': 1,
    'src/server/features/termMatcher.ts': 2,
    'src/text/basicPlane.ts': 5,
  },
  'how law counts, of which an id has one form, whatever the language': {
    'src/law/numbers/canonical.ts': 6,
    'src/law/numbers/latin.ts': 3,
    'src/law/numbers/signs.ts': 15,
  },
  'the Romance languages, of which each has what is its own in its pack': {
    'src/languages/citations/romance/act.ts': 1,
    'src/languages/citations/romance/numberWords.ts': 3,
    'src/languages/citations/romance/numberedTitles.ts': 2,
    'src/languages/citations/romance/relatives.ts': 1,
    'src/languages/headings/romance.ts': 1,
    'src/languages/nearMisses/romance.ts': 4,
  },
  'names of bodies, which are the same in every language': {
    'src/languages/citations/standards.ts': 2,
  },
  'languages that have no pack': {
    'src/languages/citations/economicArea.ts': 1,
    'src/languages/nearMisses/elsewhere.ts': 8,
  },
};

/** Files that name a language by its code all the same, by the reason, each with the most places that do. */
const NAMED: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'the law of one country, which is published in one language': {
    'src/readers/jsonLines/koblex.ts': 2,
    'src/readers/xml/formats/clml.ts': 1,
    'src/readers/xml/formats/codeTitle.ts': 1,
    'src/readers/xml/formats/eGov.ts': 1,
    'src/readers/xml/formats/gesetze.ts': 2,
    'src/readers/xml/formats/lawGoKr.ts': 2,
    'src/readers/xml/formats/uslm.ts': 1,
  },
  'the interface, which speaks English where it is asked for no other': {
    'src/check/codes.ts': 2,
    'src/law/day.ts': 2,
    'src/server/speak.ts': 1,
  },
  'a service of the platform that serves every language under the name of one': {
    'src/grounding/words.ts': 1,
    'src/pipeline/itemsInOrder.ts': 1,
    'src/readers/jsonLines/entryTree.ts': 1,
    'src/server/features/thaiWords.ts': 1,
    'src/text/runTerms.ts': 2,
  },
  'the language whose words law of others borrows': {
    'src/languages/analysis/analyser.ts': 1,
  },
  'a number without a word, which is read as in English': {
    'src/readers/jsonLines/own.ts': 1,
  },
};

/** Letters beyond the Latin alphabet of programs. */
const FOREIGN_LETTER = /[^\P{L}A-Za-z]/u;
/** What a string has that is the source of a pattern. */
const PATTERN = /\\[\\bdDpPsSwW]|\(\?[:=!<]|\p{L}\|\p{L}/u;
/** In a pattern: what are letters to a reader and none to the pattern, with sets of single letters. */
const SYNTAX = /\\[pP]\{[^}]*\}|\\u\{?[\dA-Fa-f]{1,6}\}?|\\x[\dA-Fa-f]{2}|\\[a-zA-Z]|\(\?<\w+>|\[(?:[^\]\\]|\\.)*\]/gu;
const WORD = /[A-Za-z]{3}/u;

/**
 * The string and pattern literals of a file that hold letters or words of a natural language. Known failure: a plain string of
 * one word without accents ("gesetz") looks as a code does.
 */
function wordsIn(source: ts.SourceFile): string[] {
  return [...nodesIn(source)]
    .filter((node) => isLiteral(node) && !isNoWord(node))
    .filter((node) => hasWords(node.getText(source)) || isList(node))
    .map((node) => node.getText(source));
}

const isLiteral = (node: ts.Node): boolean =>
  ts.isStringLiteralLike(node) ||
  ts.isRegularExpressionLiteral(node) ||
  ts.isTemplateHead(node) ||
  ts.isTemplateMiddle(node) ||
  ts.isTemplateTail(node);

function hasWords(text: string): boolean {
  if (FOREIGN_LETTER.test(text)) return true;
  const isPattern = text.startsWith('/') || PATTERN.test(text);
  return (
    isPattern &&
    WORD.test(
      text
        .replaceAll('\\\\', '\\')
        .replace(/\/[a-z]*$/u, '')
        .replace(SYNTAX, ' '),
    )
  );
}

/** Words in one string: `'first second third'.split(' ')`. */
const isList = (node: ts.Node): boolean =>
  ts.isStringLiteral(node) &&
  / /u.test(node.text) &&
  ts.isPropertyAccessExpression(node.parent) &&
  node.parent.name.text === 'split';

/** A text that is looked up, one of an error or of the log, a type, or a module's name. */
const isNoWord = (node: ts.Node): boolean =>
  ts.findAncestor(
    node,
    (around) =>
      isLookUp(around) ||
      ts.isTypeNode(around) ||
      ts.isImportDeclaration(around) ||
      ts.isExportDeclaration(around) ||
      (ts.isNewExpression(around) && around.expression.getText().endsWith('Error')) ||
      (ts.isCallExpression(around) &&
        /(?:^|\.)(?:log|logger|warn|report)(?:\.\w+)?$/u.test(around.expression.getText())),
  ) !== undefined;

const CODES: ReadonlySet<string> = new Set(PACKS.map(({ code }) => code));
/** "de", "en-US" */
const isCode = (text: string): boolean => CODES.has(text.replace(/-[A-Z]{2}$/u, ''));

/** Where a file asks whether a language is a certain one, or has a table of languages: by their codes. */
function codesIn(source: ts.SourceFile): string[] {
  return [...nodesIn(source)]
    .filter((node) => (isLiteral(node) || isKey(node)) && !isNoWord(node))
    .filter((node) => (ts.isStringLiteralLike(node) || ts.isIdentifier(node)) && isCode(node.text))
    .map((node) => node.parent.getText(source).slice(0, 80));
}

const isKey = (node: ts.Node): boolean =>
  ts.isIdentifier(node) && ts.isPropertyAssignment(node.parent) && node.parent.name === node;

describe('engines', () => {
  const most = new Map(Object.values(EXCEPTIONS).flatMap((files) => Object.entries(files)));
  const found = new Map([...sourcesIn(...ENGINES)].map(([path, source]) => [path, wordsIn(source)]));

  it('hold no word of a language, which is for its pack', () => {
    const words = [...found].filter(([path, texts]) => texts.length > (most.get(path) ?? 0));
    assert.deepEqual(words, []);
  });

  it('have no exception that is needed no more', () => {
    assert.deepEqual(
      [...most].filter(([path]) => (found.get(path) ?? []).length === 0),
      [],
    );
  });

  const mostCodes = new Map(Object.values(NAMED).flatMap((files) => Object.entries(files)));
  const codes = new Map([...sourcesIn(...ENGINES)].map(([path, source]) => [path, codesIn(source)]));

  it('ask for no language by its code, but for what its pack has', () => {
    const named = [...codes].filter(([path, places]) => places.length > (mostCodes.get(path) ?? 0));
    assert.deepEqual(named, []);
  });

  it('have no exception of that kind that is needed no more', () => {
    assert.deepEqual(
      [...mostCodes].filter(([path]) => (codes.get(path) ?? []).length === 0),
      [],
    );
  });

  for (const [code, count] of [
    ["const isOf = language === 'de'", 1],
    ["const isOf = system.startsWith('de')", 1],
    ['const style = { ko: 1, ja: 2 }', 2],
    ["const style = STYLES['en-US']", 1],
    ["const isOf = ['th', 'ja'].includes(language)", 2],
    ["const isOf = name === 'tr'", 0],
    ["const text = l10n.t('en')", 0],
    ["type Tag = 'de'", 0],
  ] as const) {
    it(`name ${count} such languages in ${code}`, () => {
      assert.equal(codesIn(parsed(`${code};`)).length, count);
    });
  }

  for (const [code, count] of [
    ['/^(?:gesetz|ordnung)$/u', 1],
    ["'\\\\s(?:of|under)\\\\sthe'", 1],
    ["'§ 5 Höhe'", 1],
    ["['조', '항']", 2],
    ['`제${number}조`', 2],
    ['/[ivx]{1,5}\\p{Lu}\\d(?<number>\\s)/u', 0],
    ["'first second'.split(' ')", 1],
    ["'in force'", 0],
    ["import x from './été'", 0],
    ["l10n.t('Die Höhe')", 0],
    ["new RangeError('Länge')", 0],
  ] as const) {
    it(`hold ${count} such literals in ${code}`, () => {
      assert.equal(wordsIn(parsed(`${code};`)).length, count);
    });
  }
});
