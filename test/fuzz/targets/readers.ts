import { CorpusBuilder } from '../../../src/law';
import { docxText, readLaw, readSource, UnreadableFileError, unpackDocx, type ReadResult } from '../../../src/readers';
import { LANGUAGES } from '../../unit/languages/conformance/cases/index';
import { docx, docxParts, p, zip, type DocxContent } from '../../unit/support/docx';
import { allSentences, fixtures } from '../seeds';
import { asBytes, bytesOf, mustHold, type Target } from '../target';

/** What is read lies inside its file, and a corpus takes it. */
function holds({ documents, problems }: ReadResult, text: string): void {
  const lines = text.split(/\r\n|\r|\n/u).length;
  const builder = new CorpusBuilder();
  for (const document of documents) {
    for (const { range, id } of document.provisions) {
      const { start, end } = range;
      mustHold(start.line >= 0 && start.character >= 0, 'a range begins in its file');
      mustHold(end.line < lines + 1, `a range ends in its file`);
      mustHold(
        start.line < end.line || (start.line === end.line && start.character <= end.character),
        'a range goes forward',
      );
      mustHold(id !== '', 'a provision has an id');
    }
    builder.add(document);
  }
  builder.finish();
  for (const { line } of problems) mustHold(Number.isInteger(line) && line >= 1, 'a problem has a line');
}

const textReader = (name: string, file: string, seeds: () => readonly string[]): Target => ({
  name: `readers/${name}`,
  shape: 'text',
  seeds,
  open: () => (input) => {
    const bytes = Buffer.from(input);
    holds(readSource({ file, bytes }), input);
    readLaw({ file, bytes });
  },
});

const jsonReader = (): Target => ({
  ...textReader('json-lines', '/law/statutes.jsonl', () => fixtures('readers', '.jsonl')),
});

/** Bytes in whatever encoding. */
const bytesReader: Target = {
  name: 'readers/encodings',
  shape: 'bytes',
  seeds: () => {
    const texts = LANGUAGES.map(({ act }) => act.slice(0, 600));
    const utf16 = texts.map((text) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]));
    const xml = fixtures('readers/xml').map((text) =>
      Buffer.from(text.replace('UTF-8', 'ISO-8859-1')).subarray(0, 2_000),
    );
    return [...texts.map((text) => Buffer.from(text)), ...utf16, ...xml].map(asBytes);
  },
  open: () => (input) => {
    const bytes = bytesOf(input);
    for (const file of ['/law/a.md', '/law/a.txt', '/law/a.xml', '/law/a.jsonl', '/law/a']) {
      const { documents, problems } = readSource({ file, bytes });
      for (const document of documents) new CorpusBuilder().add(document);
      for (const { line } of problems) mustHold(line >= 1, 'a problem has a line');
    }
  },
};

const WORD: readonly DocxContent[] = [
  {
    body: p('Section 1. Fees') + p('See section 2 of the Harbour Act.', '<w:pStyle w:val="Heading1"/>'),
    footnotes: `<w:footnote w:id="2">${p('See § 3.')}</w:footnote>`,
    endnotes: `<w:endnote w:id="2">${p('제3조')}</w:endnote>`,
    styles: '<w:style w:type="paragraph" w:styleId="Heading1"><w:pPr><w:outlineLvl w:val="0"/></w:pPr></w:style>',
    numbering:
      '<w:abstractNum w:abstractNumId="1"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="upperRoman"/><w:lvlText w:val="%1."/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="1"/></w:num>',
  },
  {
    body: `<w:tbl><w:tr><w:tc>${p('A')}</w:tc><w:tc>${p('B', '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>')}</w:tc></w:tr></w:tbl><w:ins>${p('§ 1')}</w:ins><w:del>${p('§ 2')}</w:del><w:sdt><w:sdtContent>${p('x')}</w:sdtContent></w:sdt>`,
    numbering: '<w:num w:numId="1"><w:abstractNumId w:val="7"/></w:num>',
  },
];

const readWord = async (bytes: Uint8Array): Promise<void> => {
  try {
    docxText(await unpackDocx(bytes, '/drafts/a.docx'));
  } catch (error) {
    if (!(error instanceof UnreadableFileError)) throw error;
  }
};

const wordFile: Target = {
  name: 'readers/docx-file',
  shape: 'bytes',
  seeds: () => WORD.map((content) => asBytes(docx(content))),
  open: () => (input) => readWord(bytesOf(input)),
};

/** The parts in a file that is whole: what stands in front of each is its name. */
const wordParts: Target = {
  name: 'readers/docx-parts',
  shape: 'text',
  seeds: () =>
    WORD.map((content) =>
      docxParts(content)
        .map(({ name, content: xml }) => `\u0001${name}\u0002${Buffer.from(xml).toString()}`)
        .join(''),
    ),
  open: () => (input) => {
    const parts = input.split('\u0001').slice(1);
    return readWord(
      zip(
        parts.map((part) => {
          const [name = '', ...xml] = part.split('\u0002');
          return { name, content: Buffer.from(xml.join('')) };
        }),
      ),
    );
  },
};

export const readerTargets: readonly Target[] = [
  textReader('markdown', '/law/act.md', () => [
    ...fixtures('readers', '.md'),
    ...fixtures('kinds/law', '.md'),
    ...LANGUAGES.flatMap(({ act, otherAct }) => [act, otherAct]),
  ]),
  textReader('plain-text', '/law/act.txt', () => [
    ...fixtures('readers', '.txt'),
    ...fixtures('kinds/law', '.txt'),
    ...LANGUAGES.flatMap(({ act, plainAct }) => [plainAct ?? act]),
  ]),
  textReader('kinds', '/folder/paper.md', () => [...fixtures('kinds/drafts'), ...allSentences()]),
  textReader('xml', '/law/act.xml', () => fixtures('readers/xml')),
  jsonReader(),
  bytesReader,
  wordFile,
  wordParts,
];
