import assert from 'node:assert/strict';
import {
  CancellationTokenSource,
  LSPErrorCodes,
  type DocumentLink,
  type Hover,
  type SemanticTokens,
} from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { Turns } from '../../../../src/turns';
import { codeLensesOf } from '../../../../src/server/features/codeLens';
import type { OpenDocument } from '../../../../src/server/features/context';
import { DocumentCitations } from '../../../../src/server/features/documentCitations';
import { DocumentLinks } from '../../../../src/server/features/documentLinks';
import { DocumentTerms } from '../../../../src/server/features/documentTerms';
import { foldsOf } from '../../../../src/server/features/folding';
import { outlineOf } from '../../../../src/server/features/outline';
import { semanticTokensOf } from '../../../../src/server/features/semanticTokens';
import { connected, type Connected } from './connected';
import { HARBOUR_LAW, placeOf, Statutes } from './statutes';

const CITATIONS = 600;
const DRAFT = 'Nach § 3 Abs. 2 HafG zahlt jedes Fahrzeug.\n'.repeat(CITATIONS);

/** Turns that are over at once, counted. */
class CountedTurns extends Turns {
  passed = 0;

  constructor() {
    super(0);
  }

  override pass(): Promise<void> {
    this.passed += 1;
    return super.pass();
  }
}

describe('what an editor asks for at once after an edit', () => {
  let statutes: Statutes;
  let editor: Connected;
  before(async () => {
    statutes = await Statutes.open();
    const { documents, drafts, kinds, readings, index } = statutes;
    editor = connected({ documents, drafts, kinds, readings, index, turnMs: 0 });
  });
  afterEach(() => {
    statutes.closeDocuments();
  });
  after(async () => {
    editor.dispose();
    await statutes.close();
  });

  const edit = ({ document }: OpenDocument, text: string): void => {
    const start = { line: 0, character: 0 };
    TextDocument.update(document, [{ range: { start, end: start }, text }], document.version + 1);
  };
  const hoverOf = (open: OpenDocument): Promise<Hover> => {
    const textDocument = { uri: open.document.uri };
    return editor.request('textDocument/hover', { textDocument, position: placeOf(open, '§ 3') });
  };

  it('is answered after a hover that was asked for last, and after one that is asked for meanwhile', async () => {
    const open = await statutes.draft(DRAFT);
    const textDocument = { uri: open.document.uri };
    edit(open, 'x');
    const answered: string[] = [];
    const note =
      (name: string) =>
      <Answer>(answer: Answer): Answer => {
        answered.push(name);
        return answer;
      };
    const [links, tokens] = await Promise.all([
      editor.request<DocumentLink[]>('textDocument/documentLink', { textDocument }).then(note('links')),
      editor.request<SemanticTokens>('textDocument/semanticTokens/full', { textDocument }).then(note('tokens')),
      ...['codeLens', 'documentSymbol', 'foldingRange'].map((asked) =>
        editor.request(`textDocument/${asked}`, { textDocument }),
      ),
      hoverOf(open)
        .then(note('hover'))
        .then(() => hoverOf(open))
        .then(note('hover')),
    ]);
    assert.deepEqual(answered.slice(0, 2), ['hover', 'hover']);
    assert.equal(links.length, CITATIONS);
    assert.equal(tokens.data.length / 5, 2 * CITATIONS, 'each line has a citation and a term');
  });

  it('is dropped once the document has changed again, or the editor wants it no more', async () => {
    const open = await statutes.draft(DRAFT);
    const textDocument = { uri: open.document.uri };
    const source = new CancellationTokenSource();
    const cancelled = editor.request('textDocument/semanticTokens/full', { textDocument }, source.token);
    const outdated = editor.request('textDocument/documentLink', { textDocument });
    await hoverOf(open);
    source.cancel();
    await assert.rejects(cancelled, { code: LSPErrorCodes.RequestCancelled });
    edit(open, 'x');
    await assert.rejects(outdated, { code: LSPErrorCodes.ContentModified });
    assert.ok(await hoverOf(open));
  });

  it('lets other work in behind each citation of a draft', async () => {
    const open = await statutes.draft(DRAFT);
    const citations = new DocumentCitations(statutes.readings, 0);
    const cited = await citations.of(open);
    const ofLinks = new CountedTurns();
    await new DocumentLinks(statutes.drafts).of(open, cited, ofLinks);
    assert.ok(ofLinks.passed >= CITATIONS);
    const ofTokens = new CountedTurns();
    const terms = await new DocumentTerms(citations).of(open);
    await semanticTokensOf(open, cited, await citations.partsOf(open), terms, ofTokens);
    assert.ok(ofTokens.passed >= 2 * CITATIONS);
  });

  it('lets other work in behind each provision of a statute', async () => {
    const open = await statutes.file(HARBOUR_LAW);
    const [first, end] = open.index.corpus.provisionsOf(open.index.corpus.actOf(statutes.ordinal('hafg/sec_3')));
    for (const answer of [outlineOf, foldsOf, codeLensesOf]) {
      const turns = new CountedTurns();
      await answer(open, turns);
      assert.ok(turns.passed >= 2 * (end - first), answer.name);
    }
  });
});
