import assert from 'node:assert/strict';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { CitationResolver } from '../../../../src/citation';
import { DocumentCitations } from '../../../../src/server/features/documentCitations';
import { Readings } from '../../../../src/server/drafts/readings';
import { mapLines, SAME_LINES } from '../../../../src/server/drafts/lineMap';
import { FILE, sampleCorpus } from '../lawSample';

const corpus = sampleCorpus();
const index = { corpus, resolver: new CitationResolver(corpus) };

/** The targets of the citation at the first `|` of a text, which is taken out, and the cited text. */
async function at(
  marked: string,
  { file = '/draft.md', language = 'markdown', lines = SAME_LINES } = {},
): Promise<{ targets: string[]; text: string } | undefined> {
  const offset = marked.indexOf('|');
  const document = TextDocument.create(`file://${file}`, language, 1, marked.replace('|', ''));
  const citations = new DocumentCitations(new Readings({ linesOf: () => Promise.resolve(lines) }));
  const open = { index, document, file, lines };
  const found = await citations.at(open, document.positionAt(offset));
  return (
    found && {
      targets: found.cited.ordinals.map((ordinal) => index.corpus.id(ordinal)),
      text: document.getText(found.range),
    }
  );
}

describe('the citation at a position', () => {
  it('resolves a citation that names its act, in a document outside the corpus', async () => {
    assert.deepEqual(await at('See section| 2(1) of the Ferries Act.'), {
      targets: ['ferries-act/sec_2__para_1'],
      text: 'section 2(1) of the Ferries Act',
    });
  });

  it('finds a citation at its first and after its last character, and nothing beside it', async () => {
    assert.ok(await at('See |section 1 of the Ferries Act, please.'));
    assert.ok(await at('See section 1 of the Ferries Act|, please.'));
    assert.equal(await at('See section 1 of the Ferries Act, ple|ase.'), undefined);
  });

  it('reads "subsection (1)" from the provision that it stands in', async () => {
    // Line 11 belongs to section 2(2) in the sample.
    const text = `${'\n'.repeat(11)}as under subsection| (1)`;
    assert.deepEqual((await at(text, { file: FILE }))?.targets, ['ferries-act/sec_2__para_1']);
  });

  it('does so in a draft whose lines have moved', async () => {
    const saved = Array.from({ length: 16 }, (_, line) => `line ${line}`);
    const draft = ['new', 'new', ...saved];
    draft[13] = 'as under subsection| (1)';
    const lines = mapLines(saved.join('\n'), ['new', 'new', ...saved].join('\n'));
    assert.deepEqual((await at(draft.join('\n'), { file: FILE, lines }))?.targets, ['ferries-act/sec_2__para_1']);
  });

  it('cites a provision by the number at the head of its own text', async () => {
    const text = `${'\n'.repeat(6)}### Section| 2. Fares`;
    assert.deepEqual((await at(text, { file: FILE }))?.targets, ['ferries-act/sec_2']);
  });

  it('finds a citation at the end of a line of a megabyte', async () => {
    assert.deepEqual((await at(`${'word '.repeat(200_000)} section| 1 of the Ferries Act`))?.targets, [
      'ferries-act/sec_1',
    ]);
  });

  it('knows a name that was defined far above, and an act that was named far above', async () => {
    const far = 'Nothing is cited here, and the words go on.\n\n'.repeat(500);
    const defined = `The Ferries Act ("the Fares Act") is in force.\n\n${far}See section| 1 of the Fares Act.`;
    assert.deepEqual((await at(defined))?.targets, ['ferries-act/sec_1']);
    const named = `Section 2 of the Ferries Act is in force.\n\n${far}By section| 1 a licence is needed.`;
    assert.deepEqual((await at(named))?.targets, ['ferries-act/sec_1']);
  });

  for (const [language, text, cited] of [
    ['markdown', 'See **section** 2(1) of the *Ferries|* Act.', 'section** 2(1) of the *Ferries* Act'],
    ['latex', 'See \\emph{section~2(1) of| the Ferries Act}.', 'section~2(1) of the Ferries Act'],
    [
      'latex',
      'See section\\,2(1) of the % or which?\n  Ferries| Act.',
      'section\\,2(1) of the % or which?\n  Ferries Act',
    ],
    ['html', '<p>See <b>sec|tion&nbsp;2(1)</b> of the Ferries Act.', 'section&nbsp;2(1)</b> of the Ferries Act'],
    [
      'html',
      '<p>See section&#160;2(1)&thinsp;of the <i>Fer|ries</i> Act.',
      'section&#160;2(1)&thinsp;of the <i>Ferries</i> Act',
    ],
  ] as const) {
    it(`reads a citation through markup in ${language}: ${text.replace(/\n/gu, ' ')}`, async () => {
      assert.deepEqual(await at(text, { language }), { targets: ['ferries-act/sec_2__para_1'], text: cited });
    });
  }
});
