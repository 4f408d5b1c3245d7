import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DiagnosticSeverity, type CodeAction, type Diagnostic } from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { CHECK_CODES, readDraft, readStatute, severitiesWith } from '../../../../src/check';
import { CitationResolver } from '../../../../src/citation';
import { diagnosticsOf, readSeverities } from '../../../../src/server/drafts/diagnostics';
import { formatOf, statuteFileOf } from '../../../../src/server/drafts/documentFormat';
import { quickFixesOf } from '../../../../src/server/drafts/quickFixes';
import { finish } from '../../check/support';
import { LANGUAGES, speaking } from '../../l10n/speaking';
import { FILE, sampleCorpus } from '../lawSample';

const corpus = sampleCorpus();
const index = { corpus, resolver: new CitationResolver(corpus) };
const home = resolve(__dirname, '../../../..');
const WRONG = 'Fares are posted.\n  By section 2(7) of the Ferries Act.\n';

const open = (text: string, uri = 'file:///draft.md', language = 'markdown', version = 1): TextDocument =>
  TextDocument.create(uri, language, version, text);

function diagnose(document: TextDocument, severities = severitiesWith()): Diagnostic[] {
  const text = document.getText();
  const law = statuteFileOf(document, corpus);
  const read = law === undefined ? readDraft(text, formatOf(document)!, index) : readStatute(text, law, index);
  return finish(diagnosticsOf(document, index, { severities, home, read: finish(read) }));
}

function applied(document: TextDocument, { edit }: CodeAction): string {
  return TextDocument.applyEdits(document, [...(edit?.changes?.[document.uri] ?? [])]);
}

describe('server/diagnostics', () => {
  it('says where, how grave, by which rule, and what it is about', () => {
    const [diagnostic] = diagnose(open(WRONG));
    assert.ok(diagnostic);
    assert.deepEqual(diagnostic.range, { start: { line: 1, character: 5 }, end: { line: 1, character: 36 } });
    assert.equal(diagnostic.severity, DiagnosticSeverity.Error);
    assert.equal(diagnostic.code, 'paragraph-out-of-range');
    assert.match(diagnostic.relatedInformation![0]!.message, /Ferries Act section 2: Fares/u);
  });

  it('lets other work in behind each finding', () => {
    const document = open(WRONG.repeat(50));
    const read = finish(readDraft(document.getText(), 'markdown', index));
    const steps = diagnosticsOf(document, index, { severities: severitiesWith(), home, read });
    let count = 0;
    while (steps.next().done !== true) count += 1;
    assert.ok(count > diagnose(document).length && count > 50);
  });

  for (const language of LANGUAGES) {
    it(`links a page for every code, in ${language}`, () =>
      speaking(language, () => {
        const [diagnostic] = diagnose(open(WRONG));
        const page = fileURLToPath(diagnostic!.codeDescription!.href);
        assert.equal(page.endsWith(`.nls.${language}.md`), language !== 'en');
        for (const code of CHECK_CODES) assert.ok(existsSync(page.replace('paragraph-out-of-range', code)), code);
      }));
  }

  it('checks a draft that was never saved by its language', () => {
    assert.equal(diagnose(open(WRONG, 'untitled:Untitled-1', 'plaintext')).length, 1);
  });

  it('checks a file of the corpus as law', () => {
    assert.deepEqual(diagnose(open('Section 9 of the Seafarers Act 2009.', `file://${FILE}`)), []);
  });

  it('reads severities, and takes the default for what is none', () => {
    const severities = readSeverities({ unchecked: 'off', misquotation: 'loud', constructor: 'off', typo: 'error' });
    assert.deepEqual(severities, severitiesWith({ unchecked: 'off' }));
    assert.deepEqual(readSeverities('all'), severitiesWith());
  });
});

describe('server/quickFixes', () => {
  const MISSPELT = 'By section 1 of the Feries Act no ferry sails without a licence.';

  it('makes the change that the check proposes', () => {
    const document = open(MISSPELT);
    const [fix] = finish(quickFixesOf(document, diagnose(document)));
    assert.equal(fix?.isPreferred, true);
    assert.equal(applied(document, fix), MISSPELT.replace('Feries', 'Ferries'));
  });

  it('names the diagnostic of a change without its changes and places, which each would repeat', () => {
    const document = open(MISSPELT);
    const [diagnostic] = diagnose(document);
    const [fix] = finish(quickFixesOf(document, [diagnostic!]));
    const { range, severity, code, source, message } = diagnostic!;
    assert.deepEqual(fix?.diagnostics, [{ range, severity, code, source, message }]);
  });

  it('makes no change to another version, whose offsets are others', () => {
    const diagnostics = diagnose(open(MISSPELT));
    const titles = finish(quickFixesOf(open(MISSPELT, 'file:///draft.md', 'markdown', 2), diagnostics)).map(
      ({ title }) => title,
    );
    assert.deepEqual(titles, ['Ignore unknown-act here']);
  });

  it('shows a quotation that differs beside the text of the law', () => {
    const document = open('Section 1 of the Ferries Act says: “No ferry leaves without a licence”.');
    const actions = finish(quickFixesOf(document, diagnose(document)));
    const { command } = actions.find(({ title }) => title === 'Compare with the text of the law')!;
    assert.equal(command!.command, 'proviso.compareTexts');
    const [law, draft] = command!.arguments as [string, string];
    assert.equal(law, 'No ferry sails without a *licence');
    assert.equal(draft, 'No ferry leaves without a licence');
  });

  const BEHIND = '  By section 2(7) of the Ferries Act. <!-- proviso-ignore paragraph-out-of-range -->';
  for (const [language, line] of [
    ['markdown', BEHIND],
    ['latex', '  % proviso-ignore paragraph-out-of-range'],
    ['html', BEHIND],
    ['plaintext', '  // proviso-ignore paragraph-out-of-range'],
  ] as const) {
    it(`silences the check by a comment in ${language}`, () => {
      const document = open(WRONG, 'untitled:Untitled-1', language);
      const ignore = finish(quickFixesOf(document, diagnose(document))).find(({ title }) => title.startsWith('Ignore'));
      const text = applied(document, ignore!);
      assert.equal(text.split('\n')[1], line);
      assert.deepEqual(diagnose(open(text, 'untitled:Untitled-1', language)), []);
    });
  }

  it('cuts no table in two, and keeps a line’s break', () => {
    const table = '| Rule | Cited |\n| --- | --- |\n| 1 | section 2(7) of the Ferries Act |  \n| 2 | none |\n';
    const document = open(table);
    const ignore = finish(quickFixesOf(document, diagnose(document))).find(({ title }) => title.startsWith('Ignore'));
    const comment = '<!-- proviso-ignore paragraph-out-of-range -->';
    assert.equal(applied(document, ignore!), table.replace('Ferries Act |', `Ferries Act | ${comment}`));
  });

  it('puts no comment into fenced code, but above it, and silences all of it there', () => {
    for (const quoted of ['', '> ']) {
      const code = [
        'Words.',
        '',
        '```text',
        'By section 2(7) of the Ferries Act.',
        'Section 9 of the Seafarers Act 2009.',
        '```',
      ];
      let text = code.map((line) => quoted + line).join('\n');
      for (const comment of ['paragraph-out-of-range', 'paragraph-out-of-range, unknown-act']) {
        const document = open(text);
        const ignore = finish(quickFixesOf(document, diagnose(document))).find(({ title }) =>
          title.startsWith('Ignore'),
        );
        text = applied(document, ignore!);
        assert.deepEqual(text.split('\n').slice(2, 4), [
          `${quoted}<!-- proviso-ignore ${comment} -->`,
          `${quoted}\`\`\`text`,
        ]);
      }
      assert.deepEqual(diagnose(open(text)), []);
    }
  });

  it('finds the fenced code around each of many findings', () => {
    const block = [
      'By section 2(7) of the Ferries Act.',
      '',
      '```text',
      'By section 2(7) of the Ferries Act.',
      '```',
      '',
    ];
    const document = open([...block, ...block, 'By section 2(7) of the Ferries Act.'].join('\n'));
    const ignored = finish(quickFixesOf(document, diagnose(document)))
      .filter(({ title }) => title.startsWith('Ignore'))
      .map(({ edit }) => edit!.changes![document.uri]![0]!.range.start);
    // At the end of a line of its own; in front of the line that opens the code.
    const end = block[0]!.length;
    assert.deepEqual(ignored, [
      { line: 0, character: end },
      { line: 2, character: 0 },
      { line: 6, character: end },
      { line: 8, character: 0 },
      { line: 12, character: end },
    ]);
  });

  it('silences a second code of a line together with the first', () => {
    for (const language of ['markdown', 'latex', 'plaintext']) {
      let text = 'By section 2(7) of the Ferries Act, or section 9 of the Seafarers Act 2009.';
      const codes = diagnose(open(text, 'untitled:Untitled-1', language)).map(({ code }) => code);
      assert.deepEqual(codes, ['paragraph-out-of-range', 'unknown-act']);
      for (const rest of [1, 0]) {
        const document = open(text, 'untitled:Untitled-1', language);
        const ignore = finish(quickFixesOf(document, diagnose(document))).find(({ title }) =>
          title.startsWith('Ignore'),
        );
        text = applied(document, ignore!);
        assert.equal(diagnose(open(text, 'untitled:Untitled-1', language)).length, rest, text);
      }
    }
  });

  it('puts no comment into JSON, which has none, and one of its own into XML', () => {
    const range = { start: { line: 0, character: 3 }, end: { line: 0, character: 4 } };
    const ignoreIn = (uri: string, text: string, format: string): string[] => {
      const data = { code: 'missing-provision', format, version: 1, fixes: [] };
      const document = open(text, uri, 'plaintext');
      const actions = finish(quickFixesOf(document, [{ range, message: 'x', source: 'proviso', data }]));
      return actions.map((action) => applied(document, action));
    };
    assert.deepEqual(ignoreIn('file:///law.jsonl', '{"text": "Section 9."}', 'text'), []);
    assert.deepEqual(ignoreIn('file:///law.xml', '<p>Section 9.</p>', 'html'), [
      '<p>Section 9.</p> <!-- proviso-ignore missing-provision -->',
    ]);
  });

  it('passes over the diagnostics of others, and torn data', () => {
    const range = { start: { line: 0, character: 0 }, end: { line: 0, character: 1 } };
    const foreign = [
      { range, message: 'x', source: 'spelling', data: {} },
      { range, message: 'x', source: 'proviso', data: { code: 'typo', fixes: [] } },
      { range, message: 'x', source: 'proviso' },
    ];
    assert.deepEqual(finish(quickFixesOf(open(WRONG), foreign)), []);
  });
});
