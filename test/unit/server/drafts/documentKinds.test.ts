import assert from 'node:assert/strict';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { saidKinds, type KindGlobs } from '../../../../src/files';
import { DocumentKinds } from '../../../../src/server/drafts/documentKinds';
import { openDocument } from '../../../../src/server/features/context';
import { Drafts } from '../../../../src/server/drafts/drafts';
import { Readings } from '../../../../src/server/drafts/readings';
import { indexOf } from '../../support/indexOf';
import type { LegalIndex } from '../../../../src/search';

const ACT = '# Quay Act 2001\n\n### Section 1. Keys\n\nThe keeper holds the key.\n';
const CITING = 'By section 1 of the Quay Act 2001 the keeper holds the key.\n';

const opened = (uri: string, text: string, version = 1): TextDocument =>
  TextDocument.create(uri, 'markdown', version, text);

describe('server/drafts/documentKinds', () => {
  let index: LegalIndex;
  before(async () => {
    index = await indexOf({ 'quay.md': ACT });
  });

  const kindOf = (document: TextDocument, globs: KindGlobs = {}): unknown => {
    const { kind, by } = new DocumentKinds(() => saidKinds(globs, ['/law'])).of(document, index.corpus);
    return [kind, by];
  };

  it('goes by the evidence in the text as it is open, and by settings before that', () => {
    const memo = opened('file:///law/memo.md', `# Memo\n\n${CITING}`);
    assert.deepEqual(kindOf(memo), ['draft', 'evidence']);
    assert.deepEqual(kindOf(memo, { ignored: ['memo.md'] }), ['none', 'settings']);
    assert.deepEqual(kindOf(opened('file:///law/README.md', CITING)), ['none', 'evidence']);
    assert.deepEqual(kindOf(opened('file:///law/README.md', CITING), { drafts: ['*.md'] }), ['draft', 'settings']);
    assert.deepEqual(kindOf(opened('untitled:README', `# Memo\n\n${CITING}`)), ['draft', 'evidence']);
  });

  it('holds what is indexed for law while it is edited', () => {
    assert.deepEqual(kindOf(opened('file:///law/quay.md', 'By section 1 of the Quay Act 2001')), ['law', 'evidence']);
  });

  it('judges a document anew when it has changed, and when settings have', () => {
    let globs: KindGlobs = {};
    let said = saidKinds(globs, ['/law']);
    const kinds = new DocumentKinds(() => said);
    const memo = opened('file:///law/memo.md', 'Milk and bread.\n');
    assert.equal(kinds.of(memo, index.corpus).kind, 'none');
    TextDocument.update(memo, [{ text: `# Memo\n\n${CITING}` }], 2);
    assert.equal(kinds.of(memo, index.corpus).kind, 'draft');
    globs = { ignored: ['memo.md'] };
    said = saidKinds(globs, ['/law']);
    assert.equal(kinds.of(memo, index.corpus).kind, 'none');
  });

  it('leaves a document that is neither law nor a draft without citations and without features', async () => {
    for (const [name, isLeftAlone] of [
      ['README.md', true],
      ['memo.md', false],
    ] as const) {
      const document = opened(`file:///law/${name}`, `# Keys\n\n${CITING}`);
      const documents = { get: () => document, all: () => [document] };
      const kinds = new DocumentKinds();
      const drafts = new Drafts(documents);
      const readings = new Readings(drafts, kinds);
      const context = { documents, drafts, kinds, readings, index: () => index };
      const parts = await readings.of(document, index);
      assert.equal(parts.flatMap(({ citations }) => citations).length, isLeftAlone ? 0 : 1, name);
      assert.equal((await openDocument(context, document.uri)) === undefined, isLeftAlone, name);
    }
  });
});
