import assert from 'node:assert/strict';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { CitationResolver } from '../../../src/citation';
import { citationAt } from '../../../src/server/citedText';
import { mapLines, SAME_LINES, type LineMap } from '../../../src/server/lineMap';
import { FILE, sampleCorpus } from './lawSample';

const corpus = sampleCorpus();
const index = { corpus, resolver: new CitationResolver(corpus) };

/** The targets of the citation at the first `|` of a text, which is taken out, and the cited text. */
function at(
  marked: string,
  file?: string,
  lines: LineMap = SAME_LINES,
): { targets: string[]; text: string } | undefined {
  const offset = marked.indexOf('|');
  const document = TextDocument.create('file:///draft.md', 'markdown', 1, marked.replace('|', ''));
  const found = citationAt(index, document, file, document.positionAt(offset), lines);
  return found && { targets: [...found.citation.targets], text: document.getText(found.range) };
}

describe('citationAt', () => {
  it('resolves a citation that names its act, in a document outside the corpus', () => {
    assert.deepEqual(at('See section| 2(1) of the Ferries Act.'), {
      targets: ['ferries-act/sec_2__para_1'],
      text: 'section 2(1) of the Ferries Act',
    });
  });

  it('finds a citation at its first and after its last character, and nothing beside it', () => {
    assert.ok(at('See |section 1 of the Ferries Act, please.'));
    assert.ok(at('See section 1 of the Ferries Act|, please.'));
    assert.equal(at('See section 1 of the Ferries Act, ple|ase.'), undefined);
  });

  it('reads "subsection (1)" from the provision that it stands in', () => {
    // Line 11 belongs to section 2(2) in the sample.
    const text = `${'\n'.repeat(11)}as under subsection| (1)`;
    assert.deepEqual(at(text, FILE)?.targets, ['ferries-act/sec_2__para_1']);
  });

  it('does so in a draft whose lines have moved', () => {
    const saved = Array.from({ length: 16 }, (_, line) => `line ${line}`);
    const draft = ['new', 'new', ...saved];
    draft[13] = 'as under subsection| (1)';
    const lines = mapLines(saved.join('\n'), ['new', 'new', ...saved].join('\n'));
    assert.deepEqual(at(draft.join('\n'), FILE, lines)?.targets, ['ferries-act/sec_2__para_1']);
  });

  it('finds a citation at the end of a line of a megabyte', () => {
    assert.deepEqual(at(`${'word '.repeat(200_000)} section| 1 of the Ferries Act`)?.targets, ['ferries-act/sec_1']);
  });
});
