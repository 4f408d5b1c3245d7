import assert from 'node:assert/strict';
import type { DocumentLink, MarkupContent } from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { Turns } from '../../../../src/turns';
import { DocumentLinks } from '../../../../src/server/features/documentLinks';
import { DocumentCitations, type PlacedCitation } from '../../../../src/server/features/documentCitations';
import { DocumentTerms } from '../../../../src/server/features/documentTerms';
import { SEMANTIC_TOKENS_LEGEND, semanticTokensOf } from '../../../../src/server/features/semanticTokens';
import { termHoverAt } from '../../../../src/server/features/termHover';
import type { OpenDocument } from '../../../../src/server/features/context';
import { AQUACULTURE, DECREE, HARBOUR_LAW, HARBOURS, placeOf, Statutes } from './statutes';

const MEMO = `Under section 10(1) of the Harbours and Pilotage Act 2012 a pilot may appeal; section 41 of the
Harbours and Pilotage Act 2012 is no law. Vergleiche § 3 Abs. 2 HafG und 「연안양식업법」 제8조의2제1항.
`;

describe('features of a whole document', () => {
  let statutes: Statutes;
  before(async () => {
    statutes = await Statutes.open();
  });
  afterEach(() => {
    statutes.closeDocuments();
  });
  after(() => statutes.close());

  const read = (open: OpenDocument) => new DocumentCitations(statutes.readings).of(open);
  const links = async (open: OpenDocument, from = new DocumentLinks(statutes.drafts)) =>
    from.of(open, await read(open), new Turns(10));
  const ids = ({ index: { corpus } }: OpenDocument, { cited }: PlacedCitation) =>
    cited.ordinals.map((ordinal) => corpus.id(ordinal));
  const terms = (open: OpenDocument) => new DocumentTerms(new DocumentCitations(statutes.readings)).of(open);

  /** Each token of a document: its text, its type and its modifiers. */
  async function tokens(open: OpenDocument): Promise<string[]> {
    const { data } = await semanticTokensOf(
      open,
      await read(open),
      await new DocumentCitations(statutes.readings).partsOf(open),
      await terms(open),
      new Turns(10),
    );
    const { tokenTypes, tokenModifiers } = SEMANTIC_TOKENS_LEGEND;
    let [line, character] = [0, 0];
    const found: string[] = [];
    for (let at = 0; at < data.length; at += 5) {
      const [lines, characters, length, type, modifiers] = data.slice(at, at + 5) as [
        number,
        number,
        number,
        number,
        number,
      ];
      character = lines === 0 ? character + characters : characters;
      line += lines;
      const text = open.document.getText({ start: { line, character }, end: { line, character: character + length } });
      const named = tokenModifiers.filter((_, bit) => (modifiers & (1 << bit)) !== 0);
      found.push([text, tokenTypes[type], ...named].join(' | '));
    }
    return found;
  }

  it('reads the citations of a draft in Markdown, LaTeX and HTML where they stand', async () => {
    for (const [language, before, after] of [
      ['markdown', '**', '**'],
      ['latex', '\\emph{', '}'],
      ['html', '<p><b>', '</b></p>'],
    ] as const) {
      const open = await statutes.draft(
        `${before}§ 3 Abs. 2 HafG${after} and section 2(2) of the Harbours Act.`,
        language,
      );
      const texts = (await read(open)).map(({ range }) => open.document.getText(range));
      assert.deepEqual(texts, ['§ 3 Abs. 2 HafG', 'section 2(2) of the Harbours Act'], language);
    }
  });

  it('reads signs, blanks and tags of LaTeX and HTML as what they say', async () => {
    for (const [language, text, cited] of [
      ['latex', 'Nach \\S~3 Abs.\\,2 HafG und Fahr\\-zeug.', '\\S~3 Abs.\\,2 HafG'],
      [
        'html',
        '<p>Nach &sect;&nbsp;3&thinsp;Abs.&#160;2 <b>Haf</b>G.</p>',
        '&sect;&nbsp;3&thinsp;Abs.&#160;2 <b>Haf</b>G',
      ],
      ['html', '<p>Nach &#167;&#160;3 Abs. 2 HafG.</p>', '&#167;&#160;3 Abs. 2 HafG'],
    ] as const) {
      const open = await statutes.draft(text, language);
      const [citation, ...others] = await read(open);
      assert.ok(citation);
      assert.equal(open.document.getText(citation.range), cited, text);
      assert.deepEqual([citation.cited.outcome, others.length], ['resolved', 0], text);
      assert.deepEqual((await tokens(open))[0], `${cited} | citation | resolved`);
      const [link] = await links(open);
      assert.equal(open.document.getText(link!.range), cited);
    }
  });

  it('finds a term through the markup inside it', async () => {
    const open = await statutes.draft('Nach \\S~3 HafG ein Fahr\\-zeug.', 'latex');
    assert.deepEqual((await tokens(open)).at(-1), 'Fahr\\-zeug | definedTerm');
    const hover = termHoverAt(open, placeOf(open, 'zeug'), await terms(open));
    assert.equal(open.document.getText(hover!.range), 'Fahr\\-zeug');
  });

  it('reads citations of a statute file from the provision that each stands in, and no provision’s own number', async () => {
    const open = await statutes.file(HARBOUR_LAW);
    const found = (await read(open)).map((citation) => [open.document.getText(citation.range), ...ids(open, citation)]);
    assert.deepEqual(found, [
      ['§ 3 Abs. 1', 'hafg/sec_3__para_1'],
      ['§ 2 Abs. 1', 'hafg/sec_2__para_1'],
      ['§ 4', 'hafg/sec_4'],
    ]);
    const decree = await statutes.file(DECREE);
    const article = (await read(decree)).find(({ range }) => decree.document.getText(range) === '법 제7조제2항');
    assert.deepEqual(article && ids(decree, article), ['연안양식업법/art_7__para_2']);
  });

  it('reads a long draft as a short one: what stands in its middle and at its end', async () => {
    const sentence = 'Nothing is cited here, and the words go on.\n';
    const open = await statutes.draft(`${MEMO}${sentence.repeat(2_000)}${MEMO}${sentence.repeat(2_000)}${MEMO}`);
    const found = await read(open);
    assert.equal(found.length, 12);
    for (const { cited, range } of found) assert.equal(open.document.getText(range), cited.citation.text);
  });

  it('gives up on a version of a document that has changed', async () => {
    const open = await statutes.draft(`${MEMO}${'word '.repeat(2_000_000)}`);
    const reading = read(open);
    const change = { range: { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } }, text: 'x' };
    TextDocument.update(open.document, [change], 2);
    await assert.rejects(reading, /has changed/u);
  });

  it('reads a version once', async () => {
    const open = await statutes.draft(MEMO);
    const citations = new DocumentCitations(statutes.readings);
    assert.equal(await citations.of(open), await citations.of(open));
    TextDocument.update(open.document, [{ text: 'No more.' }], 2);
    assert.deepEqual(await citations.of(open), []);
  });

  it('links each resolved citation of a draft to the line of its provision', async () => {
    const open = await statutes.draft(MEMO);
    const line = (name: string, text: string) => statutes.lineOf(name, text);
    assert.deepEqual(
      (await links(open)).map(({ range, target, tooltip }) => [
        open.document.getText(range),
        decodeURIComponent(target!),
        tooltip,
      ]),
      [
        [
          'section 10(1) of the Harbours and Pilotage Act 2012',
          decodeURIComponent(`${statutes.uri(HARBOURS)}#L${(await line(HARBOURS, '(1) A pilot may appeal')) + 1},1`),
          'Harbours Act section 10(1)',
        ],
        [
          '§ 3 Abs. 2 HafG',
          decodeURIComponent(`${statutes.uri(HARBOUR_LAW)}#L${(await line(HARBOUR_LAW, '(2) Wer ein')) + 1},1`),
          '§ 3 Abs. 2 HafG',
        ],
        [
          '「연안양식업법」 제8조의2제1항',
          decodeURIComponent(
            `${statutes.uri(AQUACULTURE)}#L${(await line(AQUACULTURE, '① 해양청장은 제8조제2항')) + 1},1`,
          ),
          '연안양식업법 제8조의2제1항',
        ],
      ],
    );
  });

  it('links as if anew after an edit, and to the line that the provision has moved to', async () => {
    const open = await statutes.draft(MEMO);
    const kept = new DocumentLinks(statutes.drafts);
    const target = (found: DocumentLink[], at: number) => decodeURIComponent(found[at]!.target!);
    const first = await links(open, kept);
    TextDocument.update(open.document, [{ text: `Nach § 4 HafG.\n${MEMO}` }], 2);
    const edited = await links(open, kept);
    assert.deepEqual(edited, await links(open));
    assert.deepEqual([edited.length, target(edited, 2)], [4, target(first, 1)]);
    const law = await statutes.file(HARBOUR_LAW);
    TextDocument.update(law.document, [{ text: `\n${law.document.getText()}` }], 2);
    const moved = await links(open, kept);
    assert.deepEqual(moved, await links(open));
    const line = await statutes.lineOf(HARBOUR_LAW, '(2) Wer ein');
    assert.equal(target(moved, 2), decodeURIComponent(`${statutes.uri(HARBOUR_LAW)}#L${line + 2},1`));
  });

  it('marks citations as resolved or not, a line at a time, and the terms of the acts that a draft cites', async () => {
    const open = await statutes.draft(`${MEMO}The Fahrzeug lies at its berth; an authority is not the Authority.`);
    assert.deepEqual(await tokens(open), [
      'section 10(1) of the Harbours and Pilotage Act 2012 | citation | resolved',
      'section 41 of the | citation | unresolved',
      'Harbours and Pilotage Act 2012 | citation | unresolved',
      '§ 3 Abs. 2 HafG | citation | resolved',
      '「연안양식업법」 제8조의2제1항 | citation | resolved',
      'Fahrzeug | definedTerm',
      'berth | definedTerm',
      'Authority | definedTerm',
    ]);
  });

  it('marks the terms of an act in its own file, inflected ones and those before a Korean particle too', async () => {
    assert.ok((await tokens(await statutes.file(HARBOURS))).includes('berths | definedTerm'));
    const korean = await tokens(await statutes.file(AQUACULTURE));
    assert.ok(korean.includes('면허권자 | definedTerm'), korean.slice(0, 20).join('\n'));
    const german = await tokens(await statutes.file(HARBOUR_LAW));
    assert.equal(german.filter((token) => token === 'Fahrzeug | definedTerm').length, 2);
    assert.equal(german.filter((token) => token === 'Betreiber | definedTerm').length, 2);
  });

  it('keeps the terms of a draft for as long as it cites the same acts', async () => {
    const open = await statutes.draft('Nach § 4 HafG zahlt ein Fahrzeug.');
    const kept = new DocumentTerms(new DocumentCitations(statutes.readings));
    const first = await kept.of(open);
    TextDocument.update(open.document, [{ text: 'Nach § 3 HafG zahlt ein Fahrzeug.' }], 2);
    assert.equal(await kept.of(open), first);
    TextDocument.update(open.document, [{ text: 'Under section 3 of the Harbours Act a Fahrzeug has a berth.' }], 3);
    const other = await kept.of(open);
    assert.deepEqual(
      [first, other].map((each) => each.uses('Fahrzeug, berth').length),
      [1, 1],
    );
    assert.notEqual(other, first);
  });

  it('shows the definition of a term, and where it stands', async () => {
    const hover = async (open: OpenDocument, text: string, behind = 0): Promise<string | undefined> => {
      const found = termHoverAt(open, placeOf(open, text, behind), await terms(open));
      return found && (found.contents as MarkupContent).value.replace(/\\(.)/gu, '$1');
    };
    const english = await statutes.file(HARBOURS);
    assert.match(
      (await hover(english, 'allocate berths', 10))!,
      /^\*\*berth\*\*\n\n\*Harbours Act section 2\(1\)\*\n\n"berth" means/u,
    );
    const korean = await statutes.file(AQUACULTURE);
    assert.match(
      (await hover(korean, '해양청장은 면허권자가', 7))!,
      /연안양식업법 제2조\*\n\n"면허권자"란 .*받은 자를 말한다/u,
    );
    const german = await statutes.file(HARBOUR_LAW);
    assert.match(
      (await hover(german, 'Wer ein Fahrzeug', 8))!,
      /§ 2 Abs\. 1 HafG\*\n\nFahrzeug im Sinne dieses Gesetzes ist/u,
    );
    assert.equal(await hover(german, 'zahlt das'), undefined);
  });
});
