import assert from 'node:assert/strict';
import iconv from 'iconv-lite';
import { isStatuteFile, readSource } from '../../../src/readers';
import { byEId, readText } from './helpers';

const ACT = '# 등대법\n\n## 제1조(목적)\n\n① 등대를 정한다.\n';
const read = (file: string, bytes: Uint8Array): ReturnType<typeof readSource> =>
  readSource({ file: `/invented/${file}`, bytes });

describe('readers/readSource: encodings', () => {
  for (const [name, bytes] of [
    ['UTF-8 with a mark', Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from(ACT)])],
    ['UTF-16, little-endian, with a mark', Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(ACT, 'utf16le')])],
    [
      'UTF-16, big-endian, with a mark',
      Buffer.concat([Buffer.from([0xfe, 0xff]), Buffer.from(ACT, 'utf16le').swap16()]),
    ],
    ['UTF-16 without a mark', Buffer.from(ACT, 'utf16le')],
  ] as const) {
    it(`reads ${name} without a problem`, () => {
      const result = read('a.md', bytes);
      assert.deepEqual(result.problems, []);
      assert.equal(byEId(result).get('art_1__para_1')?.text, '등대를 정한다.');
    });
  }

  it('reads CP949 and says so', () => {
    const result = read('a.md', iconv.encode(ACT, 'cp949'));
    assert.equal(byEId(result).get('art_1__para_1')?.text, '등대를 정한다.');
    assert.match(result.problems[0]!.message, /CP949/u);
  });

  for (const [encoding, name] of [
    ['shift_jis', 'Shift_JIS'],
    ['euc-jp', 'EUC-JP'],
  ] as const) {
    it(`reads ${name} and says so`, () => {
      const text =
        '灯台法\n\n第一条　この法律は、灯台の灯火について定める。\n\n第二条　灯台守は、毎夜灯火をともすものとする。\n';
      const result = read('a.txt', iconv.encode(text, encoding));
      assert.equal(result.documents[0]!.provisions[1]!.text, '灯台守は、毎夜灯火をともすものとする。');
      assert.ok(result.problems[0]!.message.includes(name));
    });
  }

  it('takes Korean with Chinese characters and katakana for Korean', () => {
    const text =
      '등대법(燈臺法)\n\n제1조(목적) 이 법은 등대(燈臺, ライト)의 불빛을 정한다.\n\n제2조(등대지기) 등대지기는 밤마다 불을 켠다.\n';
    const result = read('a.txt', iconv.encode(text, 'cp949'));
    assert.equal(result.documents[0]!.provisions[1]!.text, '등대지기는 밤마다 불을 켠다.');
  });

  it('reads Windows-1252 and says so', () => {
    const result = read(
      'a.md',
      iconv.encode('# Lampenordnung\n\n## § 1 Öl\n\nFür die Lampe gilt die Übergangsfrist.\n', 'windows-1252'),
    );
    assert.equal(byEId(result).get('sec_1')?.text, 'Für die Lampe gilt die Übergangsfrist.');
    assert.match(result.problems[0]!.message, /Windows-1252/u);
  });

  it('reads UTF-8 with one torn character as UTF-8', () => {
    const bytes = Buffer.concat([Buffer.from(ACT), Buffer.from([0xeb, 0x93]), Buffer.from('\n')]);
    const result = read('a.md', bytes);
    assert.match(byEId(result).get('art_1__para_1')!.text, /^등대를 정한다\./u);
    assert.match(result.problems[0]!.message, /Invalid UTF-8/u);
  });

  it('says that a binary file was not read', () => {
    const result = read(
      'a.md',
      Uint8Array.from({ length: 999 }, (_, at) => at % 7),
    );
    assert.deepEqual(result.documents, []);
    assert.equal(result.problems[0]?.severity, 'error');
  });
});

describe('readers/readSource: hostile files', () => {
  it('says that an empty file is empty', () => {
    for (const text of ['', '\n\n  \n', '\uFEFF']) {
      const result = readText('a.md', text);
      assert.deepEqual(result.documents, []);
      assert.match(result.problems[0]!.message, /empty/u);
    }
  });

  for (const file of ['a.md', 'a.txt', 'a.jsonl']) {
    it(`reports a line of 200 MB in ${file}`, () => {
      const result = read(file, Buffer.alloc(200 << 20, 'a'));
      assert.deepEqual(result.documents, []);
      assert.match(result.problems[0]!.message, /200 million characters/u);
    });
  }

  it('reads the other lines of a file with a giant one', () => {
    const giant = Buffer.alloc(9 << 20, 'a');
    const result = read(
      'a.md',
      Buffer.concat([Buffer.from('# Act\n\n## Section 1. A\n\nLit.\n\n'), giant, Buffer.from('\nDim.\n')]),
    );
    assert.equal(byEId(result).get('sec_1')?.text, 'Lit.\nDim.');
    assert.equal(result.problems[0]?.line, 7);
  });

  it('reads 10,000 nested headings and lists', () => {
    const headings = Array.from({ length: 10_000 }, (_, at) => `${'#'.repeat((at % 6) + 1)} Part ${at}\n`).join('\n');
    const lists = Array.from({ length: 10_000 }, (_, at) => `${' '.repeat(at % 300)}1.  point`).join('\n');
    const result = readText(
      'a.md',
      `# Act\n\n${'#'.repeat(10_000)} deep\n\n${headings}\n\n## Section 1. A\n\n${lists}\n`,
    );
    // The parts, the section, its one unindented point, and the line of 10,000 marks, which is no heading but text.
    assert.equal(result.documents[0]!.provisions.length, 10_003);
  });

  it('stays linear on lines made to slow patterns down', () => {
    const blanks = ' '.repeat(1 << 20);
    const lines = [
      `# a${blanks}b`,
      `## § 1${blanks}x`,
      `## ${'#'.repeat(1 << 20)}`,
      `(1)${blanks}x`,
      '('.repeat(1 << 20),
      '*'.repeat(1 << 20),
    ];
    for (const file of ['a.md', 'a.txt']) readText(file, lines.join('\n\n'));
    readText('a.md', `# Act\n\n## Section 1.\n\n${'word-\n'.repeat(100_000)}`);
    readText('a.md', `# Act\n\n${'## Section 1. Again\n\nText.\n\n'.repeat(20_000)}`);
  });

  it('stays linear on lines that may be the heading of the part above them', () => {
    const lines = `${'\n'.repeat(200_000)}${'Abc def\n'.repeat(200_000)}`;
    const result = readText('a.txt', `Act\n\nPART 1\n${lines}\n\nSection 1. A\n\nText\n`);
    assert.equal(byEId(result).get('part_1')?.heading, 'Abc def');
    assert.equal(byEId(result).get('sec_1')?.text, 'Text');
  });

  it('tells a thousand problems one by one, and counts the others', () => {
    const result = readText('a.jsonl', '{"torn\n'.repeat(150_000));
    assert.equal(result.problems.length, 1001);
    const last = result.problems.at(-1)!;
    assert.match(last.message, /^149000 more problems/u);
    assert.deepEqual([last.line, last.severity], [1001, 'error']);
    assert.equal(readText('a.jsonl', '{"torn\n'.repeat(1000)).problems.length, 1000);
  });

  it('bounds what ranges of sections may add', () => {
    const heading = (at: number): string => `## Sections ${at * 200 + 1} to 99999 [Repealed]\n\n`;
    const result = readText('a.md', `# Act\n\n${Array.from({ length: 400 }, (_, at) => heading(at)).join('')}`);
    assert.ok(result.documents[0]!.provisions.length < 11_000);
    assert.ok(result.problems.some(({ message }) => message.includes('too many ranges')));
  });

  for (const [name, frontMatter] of [
    ['broken YAML', 'title: "open\njurabk: [LO'],
    [
      'a document that grows by aliases',
      `a: &a [x, x, x, x, x, x, x, x, x]\n${'bcdefghi'
        .split('')
        .map((key, at) => `${key}: &${key} [${Array(9).fill(`*${'abcdefgh'[at]!}`).join(', ')}]`)
        .join('\n')}\ntitle: Lamp Act`,
    ],
    ['a custom tag', 'title: !!js/function "x"'],
  ] as const) {
    it(`reads the act below front matter that is ${name}`, () => {
      const result = readText('a.md', `---\n${frontMatter}\n---\n\n# Lamp Act\n\n## Section 1. A\n\nLit.\n`);
      assert.equal(result.documents[0]?.act.title, 'Lamp Act');
      assert.equal(byEId(result).get('sec_1')?.text, 'Lit.');
    });
  }

  it('reports broken front matter', () => {
    const result = readText('a.md', '---\ntitle: "open\n---\n\n# Lamp Act\n\n## Section 1. A\n\nLit.\n');
    assert.match(result.problems[0]!.message, /not valid YAML/u);
  });

  it('reads lone surrogates and CRLF', () => {
    const text = '# Lamp Act\r\n\r\n## Section 1. A\r\n\r\nLit \uD800 lamp\r\nand wick.\r\n';
    const provision = byEId(read('a.md', Buffer.from(text, 'utf16le'))).get('sec_1');
    assert.match(provision!.text, /lamp and wick\.$/u);
    assert.deepEqual(provision!.range.end, { line: 5, character: 9 });
  });
});

describe('readers/readSource: which files and formats', () => {
  it('knows statutes by extension', () => {
    assert.deepEqual(
      ['a.md', 'b.MARKDOWN', 'c.txt', 'd.jsonl', 'e.ndjson', 'f.xml', 'g.json', 'h.png', 'i'].map(isStatuteFile),
      [true, true, true, true, true, true, false, false, false],
    );
  });

  it('tells the format of other files by their content', () => {
    assert.ok(byEId(readText('a.law', ACT)).has('art_1__para_1'));
    assert.ok(byEId(readText('a', '등대법\n\n제1조(목적) 등대를 정한다.\n')).has('art_1'));
    assert.ok(byEId(readText('a.txt', '{"act": "Lamp Act", "citation": "Section 1", "text": "Lit."}')).has('sec_1'));
  });
});
