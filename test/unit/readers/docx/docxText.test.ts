import assert from 'node:assert/strict';
import fc from 'fast-check';
import { docxText, isDocxFile, unpackDocx, UnreadableFileError } from '../../../../src/readers';
import type { DocxText } from '../../../../src/readers/docx/docxText';
import { docx, docxParts, p, r, zip, type DocxContent, type Forged } from '../../support/docx';

async function read(bytes: Uint8Array): Promise<DocxText> {
  const steps = docxText(await unpackDocx(bytes, 'brief.docx'));
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

const textOf = async (content: DocxContent): Promise<string> => (await read(docx(content))).text;

const list = (id: number, level = 0): string => `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${id}"/></w:numPr>`;
const level = (at: number, format: string, mark: string, start = 1): string =>
  `<w:lvl w:ilvl="${at}"><w:start w:val="${start}"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${mark}"/></w:lvl>`;

describe('readers/docx: text', () => {
  it('reads headings and paragraphs, run by run, with tabs, breaks and hyphens', async () => {
    const body =
      p('Brief', '<w:pStyle w:val="Heading1"/><w:tabs><w:tab w:pos="1"/></w:tabs>') +
      p(
        `${r('Under ')}${r('section')}<w:r><w:t xml:space="preserve"> 3</w:t><w:noBreakHyphen/><w:t>A</w:t><w:tab/><w:t>of the</w:t><w:br/><w:t>Quay Act</w:t></w:r>`,
      ) +
      p('') +
      p('A &amp; B &lt;C&gt;');
    assert.equal(await textOf({ body }), 'Brief\n\nUnder section 3-A\tof the\nQuay Act\n\nA & B <C>\n');
  });

  it('keeps raised digits apart from the number that they stand behind', async () => {
    const run = (text: string, properties: string): string =>
      `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
    const raised = (text: string): string => run(text, '<w:b/><w:vertAlign w:val="superscript"/>');
    const lowered = run('2', '<w:vertAlign w:val="subscript"/>');
    const formerly = run('2', '<w:rPrChange><w:rPr><w:vertAlign w:val="superscript"/></w:rPr></w:rPrChange>');
    const body =
      p(`${r('§ 5')}${raised('10')}${r(' QuayG, 10 m')}${raised('2')}`) +
      p(`${r('article 1')}${raised('er')}${r(', CO')}${lowered}${r(', § 1')}${formerly}`);
    assert.equal(await textOf({ body }), '§ 5¹⁰ QuayG, 10 m²\n\narticle 1er, CO2, § 12\n');
  });

  it('puts a note behind the paragraph that refers to it, and its number into the text', async () => {
    const note = (kind: string, id: number, text: string): string => `<w:${kind} w:id="${id}">${text}</w:${kind}>`;
    const text = await textOf({
      body:
        p(
          `${r('By § 5 QuayG')}<w:r><w:footnoteReference w:id="2"/></w:r>${r(' a fee is due')}<w:r><w:endnoteReference w:id="2"/></w:r>${r('.')}`,
        ) + p(`${r('Later.')}<w:r><w:footnoteReference w:id="99"/></w:r>`),
      footnotes:
        note('footnote', 0, '<w:p><w:r><w:separator/></w:r></w:p>') +
        note('footnote', 2, p('See § 9 QuayG.') + p('And § 10.')),
      endnotes: note('endnote', 2, p('An endnote.')),
    });
    assert.equal(
      text,
      'By § 5 QuayG[1] a fee is due[2].\n\n[1] See § 9 QuayG.\nAnd § 10.\n\n[2] An endnote.\n\nLater.\n',
    );
  });

  it('reads a table row by row, a table inside a cell as text of the cell, and its notes behind it', async () => {
    const cell = (content: string): string => `<w:tc><w:tcPr><w:tcW w:w="1"/></w:tcPr>${content}</w:tc>`;
    const inner = `<w:tbl><w:tr>${cell(p('deep'))}${cell(p('er'))}</w:tr></w:tbl>`;
    const text = await textOf({
      body:
        p('Before.') +
        `<w:tbl><w:tblPr/><w:tr>${cell(p('Old'))}${cell(p('New'))}</w:tr>` +
        `<w:tr>${cell(p('Section 1') + p('stays.'))}${cell(p(`${r('Section 2')}<w:r><w:footnoteReference w:id="1"/></w:r>`) + inner)}</w:tr></w:tbl>` +
        `<w:tbl><w:tr>${cell(p('Other table'))}</w:tr></w:tbl>` +
        p('After.'),
      footnotes: `<w:footnote w:id="1">${p('A note.')}</w:footnote>`,
    });
    assert.equal(
      text,
      'Before.\n\nOld | New\nSection 1 stays. | Section 2[1] deep er\n\n[1] A note.\n\nOther table\n\nAfter.\n',
    );
  });

  it('gives list items the numbers that the list gives them', async () => {
    const text = await textOf({
      body:
        p('Scope', '<w:pStyle w:val="Clause"/>') +
        p('first', list(1, 1)) +
        p('second', list(1, 1)) +
        p('third', list(1, 2)) +
        p('Fees', '<w:pStyle w:val="SubClause"/>') +
        p('again', list(1, 1)) +
        p('dot', list(2)) +
        p('anew', list(3)) +
        p('on', list(3)) +
        p('out of it', `<w:pStyle w:val="Clause"/>${list(0)}`) +
        p('unknown', list(77)),
      numbering:
        `<w:abstractNum w:abstractNumId="4">${level(0, 'decimal', '§ %1')}${level(1, 'lowerLetter', '%1(%2)')}${level(2, 'lowerRoman', '(%3)', 4)}</w:abstractNum>` +
        `<w:abstractNum w:abstractNumId="5">${level(0, 'bullet', '')}</w:abstractNum>` +
        `<w:abstractNum w:abstractNumId="6">${level(0, 'ganada', '%1.', 9)}</w:abstractNum>` +
        '<w:num w:numId="1"><w:abstractNumId w:val="4"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="5"/></w:num>' +
        '<w:num w:numId="3"><w:abstractNumId w:val="6"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="2"/></w:lvlOverride></w:num>',
      styles:
        '<w:style w:styleId="Clause"><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr></w:style>' +
        '<w:style w:styleId="SubClause"><w:basedOn w:val="Clause"/></w:style>',
    });
    assert.deepEqual(text.trimEnd().split('\n\n'), [
      '§ 1 Scope',
      '1(a) first',
      '1(b) second',
      '(iv) third',
      '§ 2 Fees',
      '2(a) again',
      '- dot',
      '나. anew',
      '다. on',
      'out of it',
      '- unknown',
    ]);
  });

  it('reads what tracked changes insert, not what they delete or move away, and a drawing once', async () => {
    const box = (text: string): string => `<w:txbxContent>${p(text)}</w:txbxContent>`;
    const body =
      p(
        `${r('The fee is ')}<w:del><w:r><w:delText>40</w:delText></w:r></w:del><w:ins>${r('50')}</w:ins>` +
          `<w:moveFrom>${r(' shillings')}</w:moveFrom><w:moveTo>${r(' crowns')}</w:moveTo>` +
          `<w:r><w:instrText>PAGE 3</w:instrText></w:r><w:hyperlink r:id="x">${r(' each')}</w:hyperlink>.`,
      ) +
      `<w:p><w:r><mc:AlternateContent><mc:Choice>${box('In a box.')}</mc:Choice><mc:Fallback>${box('In a box.')}</mc:Fallback></mc:AlternateContent></w:r>${r('Around it.')}</w:p>` +
      p(
        '<w:r><w:ruby><w:rt><w:r><w:t>かん</w:t></w:r></w:rt><w:rubyBase><w:r><w:t>漢</w:t></w:r></w:rubyBase></w:ruby></w:r>',
      );
    assert.equal(await textOf({ body }), 'The fee is 50 crowns each\n\nIn a box.\n\nAround it.\n\n漢\n');
  });

  it('reads what stands before the place where the XML breaks, and says so', async () => {
    const { text, problems } = await read(docx({ body: `${p('Whole.')}<w:p><w:r></w:x>` }));
    assert.equal(text, 'Whole.\n');
    assert.equal(problems.length, 1);
    assert.match(problems[0]!.message, /not well-formed/u);
  });

  it('expands no entity and follows no relation out of the file', async () => {
    const [, , ...rest] = docxParts({ body: '' });
    const entities = `<?xml version="1.0"?><!DOCTYPE d [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;"><!ENTITY f SYSTEM "file:///etc/passwd">]><w:document><w:body>${p('x&b;&f;y')}</w:body></w:document>`;
    const outside =
      '<Relationships><Relationship Type="t/officeDocument" Target="https://invalid.example/evil.xml" TargetMode="External"/>' +
      '<Relationship Type="t/officeDocument" Target="../../../word/document2.xml"/></Relationships>';
    const part = (name: string, text: string): Forged => ({ name, content: Buffer.from(text) });
    const { text, problems } = await read(
      zip([part('_rels/.rels', outside), part('word/document2.xml', entities), ...rest]),
    );
    assert.equal(text, 'x&b;&f;y\n');
    assert.ok(problems.length > 0);
  });

  it('knows a document by its name, and leaves the lock file of an open one', () => {
    for (const name of ['a.docx', '/x/A.DOCX', 'C:\\x\\~a.docx']) assert.ok(isDocxFile(name), name);
    for (const name of ['a.doc', 'a.docx.md', '/x/~$a.docx', 'docx']) assert.ok(!isDocxFile(name), name);
  });
});

describe('readers/docx: hostile files', () => {
  const refused = (bytes: Uint8Array, message: RegExp): Promise<void> =>
    assert.rejects(read(bytes), (error: Error) => error instanceof UnreadableFileError && message.test(error.message));
  const withMain = (main: Partial<Forged>): Uint8Array =>
    zip(
      docxParts({ body: p('Text.') }).map((part) =>
        part.name.endsWith('document2.xml') ? { ...part, ...main } : part,
      ),
    );

  it('refuses what is no document, and says what to do', async () => {
    await refused(Buffer.from('no zip'), /no DOCX file/u);
    await refused(new Uint8Array(), /no DOCX file/u);
    await refused(zip([]), /holds no Word document/u);
    await refused(zip([{ name: 'xl/workbook.xml', content: Buffer.from('<x/>') }]), /holds no Word document/u);
    await refused(Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0]), /old Word file, or protected/u);
    await refused(withMain({ flags: 1 }), /password/u);
    await refused(withMain({ crc: 7 }), /checksum/u);
    await refused(withMain({ method: 12 }), /compression method/u);
  });

  it('refuses a part that unpacks to a hundred times its size, without unpacking it', async () => {
    await refused(withMain({ content: Buffer.alloc(64 << 20, ' ') }), /unpacks to more than/u);
    await refused(withMain({ content: Buffer.alloc(64 << 20, ' '), size: 10 }), /too many bytes/u);
  });

  it('reads a small part whatever its ratio, a stored part, and a file with a comment', async () => {
    const long = 'a'.repeat(200_000);
    assert.equal(await textOf({ body: p(long) }), `${long}\n`);
    const parts = docxParts({ body: p('Stored.') }).map((part) => ({ ...part, method: 0 }));
    assert.equal((await read(zip(parts, 'PK\x05\x06 is not the end'))).text, 'Stored.\n');
  });

  it('bounds the text: a note once, and no more marks than text', async () => {
    const refer = '<w:r><w:footnoteReference w:id="1"/></w:r>';
    const footnotes = `<w:footnote w:id="1">${p('Once.')}</w:footnote>`;
    assert.equal(await textOf({ body: p(`${r('x')}${refer.repeat(3)}`), footnotes }), 'x[1][1][1]\n\n[1] Once.\n');
    const numbering = `<w:abstractNum w:abstractNumId="1">${level(0, 'decimal', '%1'.repeat(100), 100_000_000)}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="1"/></w:num>`;
    const body = Array.from({ length: 80_000 }, (_, at) => p(`x${at}`, list(1))).join('');
    const { text, problems } = await read(docx({ body, numbering }));
    assert.ok(text.length < 18_000_000, String(text.length));
    assert.match(problems[0]!.message, /the rest was left out/u);
  });

  it('bounds nesting, numbers and circles of styles', async () => {
    const deep = '<w:sdt>'.repeat(10_000);
    const { text, problems } = await read(docx({ body: `${p('Before.')}${deep}` }));
    assert.equal(text, 'Before.\n');
    assert.match(problems[0]!.message, /nested more than/u);
    const circle =
      '<w:style w:styleId="a"><w:basedOn w:val="b"/></w:style><w:style w:styleId="b"><w:basedOn w:val="a"/></w:style>';
    const numbering = `<w:abstractNum w:abstractNumId="1">${level(0, 'lowerLetter', '%1.', 999_999_999)}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="1"/></w:num>`;
    const body = p('x', '<w:pStyle w:val="a"/>') + p('y', list(1, 400));
    assert.equal(await textOf({ body, styles: circle, numbering }), 'x\n\n- y\n');
    assert.equal(await textOf({ body: p('z', list(1)), numbering }), '999999999. z\n');
  });

  it('returns or refuses, whatever the bytes', async () => {
    const whole = docx({
      body: p('Text.', list(1)),
      footnotes: `<w:footnote w:id="1">${p('n')}</w:footnote>`,
      numbering: '<w:num w:numId="1"/>',
    });
    const change = fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), { minLength: 1, maxLength: 8 });
    const bytes = fc.oneof(
      fc.uint8Array({ maxLength: 400 }),
      change.map((changes) => changes.reduce((file, [at, byte]) => file.with(at, byte), Uint8Array.from(whole))),
      fc.nat(whole.length).map((length) => whole.slice(0, length)),
    );
    await fc.assert(
      fc.asyncProperty(bytes, async (file) => {
        try {
          assert.equal(typeof (await read(file)).text, 'string');
        } catch (error) {
          assert.ok(error instanceof UnreadableFileError, String(error));
        }
      }),
      { numRuns: 300 },
    );
  });

  it('reads any text as it is', async () => {
    const word = fc
      .stringMatching(/^[\p{L}\p{N}§.,() ]{1,40}$/u)
      .map((text) => text.replace(/\s+/gu, ' ').trim())
      .filter((text) => text !== '');
    await fc.assert(
      fc.asyncProperty(fc.array(word, { minLength: 1, maxLength: 8 }), async (words) => {
        assert.equal(await textOf({ body: words.map((each) => p(each)).join('') }), `${words.join('\n\n')}\n`);
      }),
      { numRuns: 50 },
    );
  });
});
