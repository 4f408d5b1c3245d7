import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { readSource } from '../../../src/readers';
import { checkRanges, cutByRange, type Unmark } from '../support/cutByRange';
import { byEId, fixture, readText } from './helpers';

const FILES = ['', 'xml/'].flatMap((folder) =>
  readdirSync(fixture(folder))
    .filter((name) => extname(name) !== '')
    .map((name) => `${folder}${name}`),
);

const asIs: Unmark = (part) => part;
/** Ruby is read as what it stands over; what a CDATA section has between < and > is text. */
const withoutTags: Unmark = (part) =>
  part
    .replace(/<!\[CDATA\[([^]*?)\]\]>/gu, (_, inner: string) => inner.replace(/[<>]/gu, ' '))
    .replace(/<Rt>.*?<\/Rt>|<[^>]*>/gu, ' ')
    .replaceAll('&amp;', '&');
const UNMARK: Readonly<Record<string, Unmark>> = {
  '.md': asIs,
  '.txt': asIs,
  '.jsonl': (part) => Object.values(JSON.parse(part) as Record<string, unknown>).join(' '),
  '.xml': withoutTags,
};

describe('readers: a provision stands where its range says', () => {
  for (const file of FILES) {
    const text = readFileSync(fixture(file), 'utf8');
    for (const [how, source] of [
      ['as it is', text],
      ['with line ends of Windows and a byte order mark', `\uFEFF${text.replace(/\r?\n/gu, '\r\n')}`],
    ] as const) {
      it(`${file}, ${how}`, () => {
        const result = readSource({ file: fixture(file), bytes: Buffer.from(source) });
        // A line of JSON has fields that are not read as text.
        const slack = extname(file) === '.jsonl' ? 60 : 30;
        checkRanges(result, source.replace('\uFEFF', ''), UNMARK[extname(file)]!, slack);
      });
    }
  }

  it('begins a paragraph on the line of its first word, under the heading and the blank lines of its article', () => {
    for (const [file, source, ...expected] of [
      ['a.md', '# 灯台法\n\n### 第一条（目的）\n\n灯台を置く。\n\n２　前項の灯\n', '灯台を置く。', '２　前項の灯'],
      ['a.txt', '灯台法\n\n第一条（目的）\n　灯台を置く。\n２　前項の灯\n', '　灯台を置く。', '２　前項の灯'],
      ['a.txt', '가상등대법\n\n제1조(등대)\n① 등대를 둔다.\n② 끈다.\n', '① 등대를 둔다.', '② 끈다.'],
    ] as const) {
      const provisions = [...byEId(readText(file, source)).values()];
      const paragraphs = provisions.filter(({ parent }) => parent !== undefined);
      assert.deepEqual(
        paragraphs.map(({ range }) => cutByRange(source, range)),
        expected,
      );
    }
  });
});
