import assert from 'node:assert/strict';
import { SymbolTag, type DocumentSymbol } from 'vscode-languageserver/node';
import { CitationGraph, CitationResolver } from '../../../../src/citation';
import { Turns } from '../../../../src/turns';
import { SAME_LINES } from '../../../../src/server/drafts/lineMap';
import { foldsOf } from '../../../../src/server/features/folding';
import { outlineOf } from '../../../../src/server/features/outline';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { FILE, sampleCorpus } from '../lawSample';
import { AQUACULTURE, HARBOUR_LAW, HARBOURS, Statutes } from './statutes';

/** Names of symbols, those inside indented below. */
const names = (symbols: readonly DocumentSymbol[], depth = 0): string[] =>
  symbols.flatMap(({ name, children }) => [`${'  '.repeat(depth)}${name}`, ...names(children ?? [], depth + 1)]);

function assertEnclosed({ range, selectionRange, children = [] }: DocumentSymbol): void {
  const holds = (one: DocumentSymbol['range'], other: DocumentSymbol['range']): boolean =>
    (one.start.line < other.start.line ||
      (one.start.line === other.start.line && one.start.character <= other.start.character)) &&
    (one.end.line > other.end.line || (one.end.line === other.end.line && one.end.character >= other.end.character));
  assert.ok(holds(range, selectionRange));
  for (const child of children) {
    assert.ok(holds(range, child.range), `${JSON.stringify(range)} holds ${JSON.stringify(child.range)}`);
    assertEnclosed(child);
  }
}

const turns = new Turns(10);

describe('the tree of a statute file', () => {
  let statutes: Statutes;
  before(async () => {
    statutes = await Statutes.open();
  });
  afterEach(() => {
    statutes.closeDocuments();
  });
  after(() => statutes.close());

  it('has the act, its divisions, its sections with their headings, and their paragraphs', async () => {
    assert.deepEqual(names(await outlineOf(await statutes.file(HARBOUR_LAW), turns)), [
      'Hafengesetz',
      '  Kapitel 1 Allgemeines',
      '    § 1 Anwendungsbereich',
      '    § 2 Begriffsbestimmungen',
      '      Abs. 1',
      '      Abs. 2',
      '    § 3 Unterhaltung',
      '      Abs. 1',
      '      Abs. 2',
      '    § 4 Entgelt',
    ]);
  });

  it('names English and Korean units as their acts do', async () => {
    const english = names(await outlineOf(await statutes.file(HARBOURS), turns));
    assert.deepEqual(english.slice(0, 3), [
      'Harbours and Pilotage Act 2012',
      '  Part 1 Preliminary',
      '    section 1 Purpose',
    ]);
    const korean = names(await outlineOf(await statutes.file(AQUACULTURE), turns));
    assert.ok(korean.includes('    제5조의2 결격사유의 조회'), korean.join('\n'));
  });

  it('holds what is inside each unit, in a draft whose lines have moved too', async () => {
    const saved = await statutes.file(HARBOUR_LAW);
    for (const text of [
      saved.document.getText(),
      saved.document.getText().replace('### § 2 Begriffsbestimmungen\n\n', ''),
      saved.document.getText().replace(/\(2\)[^]*$/u, ''),
    ]) {
      for (const symbol of await outlineOf(await statutes.file(HARBOUR_LAW, text), turns)) assertEnclosed(symbol);
    }
  });

  it('marks what is repealed, and what has had its last day', async () => {
    const corpus = sampleCorpus();
    const index = { corpus, resolver: new CitationResolver(corpus), graph: CitationGraph.fromEdges(corpus.size, []) };
    const document = TextDocument.create('file:///corpus/ferries-act.md', 'markdown', 1, '\n'.repeat(20));
    const [act] = await outlineOf({ index, document, file: FILE, lines: SAME_LINES }, turns);
    assert.deepEqual(
      act?.children?.map(({ tags }) => tags),
      [undefined, undefined, [SymbolTag.Deprecated], [SymbolTag.Deprecated]],
      'section 3 is repealed, the last day of section 4 was in 2024',
    );
  });

  it('is empty for a draft', async () => {
    const draft = await statutes.draft('# Hafengesetz\n\n### § 1 Zweck');
    assert.deepEqual([await outlineOf(draft, turns), await foldsOf(draft, turns)], [[], []]);
  });

  it('folds every unit that takes more than a line', async () => {
    const folds = await foldsOf(await statutes.file(HARBOUR_LAW), turns);
    const line = (text: string): Promise<number> => statutes.lineOf(HARBOUR_LAW, text);
    const end = await line('Das Entgelt setzt');
    assert.deepEqual(folds, [
      { startLine: await line('## Kapitel 1'), endLine: end },
      { startLine: await line('### § 1'), endLine: await line('Dieses Gesetz gilt') },
      { startLine: await line('### § 2'), endLine: await line('(2) Im Sinne') },
      { startLine: await line('### § 3'), endLine: await line('(2) Wer ein') },
      { startLine: await line('### § 4'), endLine: end },
    ]);
  });
});
