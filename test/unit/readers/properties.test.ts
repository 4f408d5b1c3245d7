import assert from 'node:assert/strict';
import fc from 'fast-check';
import { formatEId, parseEId, splitProvisionId } from '../../../src/law';
import { decode, readSource, type ReadResult } from '../../../src/readers';

const FILES = ['a.md', 'a.txt', 'a.jsonl', 'a.law'];

const PIECES = [
  '# Lamp Act',
  '## Part 1 - General',
  '### Section 1. Lamps',
  '### § 5 Titel',
  '### §§ 6 bis 9 (weggefallen)',
  '### Art 2 - Wort',
  '### Appendix',
  '## Anlage 1',
  '## Erster Abschnitt',
  '## I.',
  '제1장 총칙',
  '제814조(운송인의 채권) ① 채권은 소멸한다.',
  '제5조의2 삭제',
  '부칙',
  '灯台法',
  '第一章　総則',
  '（目的）',
  '### 第七百九条の二（灯）',
  '第７条　灯をつける。',
  '第二条及び第三条　削除',
  '２　前項の灯',
  '三　夜',
  '附　則',
  '別表第一',
  'หมวด ๑ บททั่วไป',
  'มาตรา ๒๕๘/๑ ผู้ดูแลต้องจุดไฟ',
  '(๑) กลางคืน',
  '　　前款规定不适用',
  '[별표 1]',
  '① 등대',
  '㉑ 등대',
  '(1) The lamp is lit.',
  '(2) nach',
  '1. point',
  'a)  item',
  '    *   cell',
  '*    *   row',
  '**bold words**',
  'Section 3. Heading',
  '12.—(1) text',
  'running words of law',
  'Kraftfahrzeug-',
  'Haftpflicht',
  '---',
  ':   description',
  '',
  '',
  '{"act": "Lamp Act", "citation": "Section 1", "text": "Lit."}',
  '{"DocumentID": 1, "PassageID": "1.1.(2)", "Passage": "Lit."}',
  '{"hierarchy": "등대법 1조  목적 1항", "content": "① 등."}',
  '{"torn',
];

const soup = fc
  .array(fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...PIECES) }, { weight: 1, arbitrary: fc.string() }), {
    maxLength: 60,
  })
  .chain((lines) => fc.constantFrom('\n', '\r\n', '\r').map((end) => lines.join(end)));

/** What must hold for every result, whatever the bytes. */
function checkInvariants(result: ReadResult, text: string): void {
  const lines = text.split(/\r\n|\r|\n/u);
  for (const { act, provisions } of result.documents) {
    const seen = new Set<string>();
    for (const { id, path, parent, range } of provisions) {
      const { act: key, eId } = splitProvisionId(id);
      assert.equal(key, act.key);
      assert.notEqual(eId, '');
      assert.equal(formatEId(parseEId(eId)), eId);
      assert.equal(formatEId(path), eId);
      assert.ok(!seen.has(id), `${id} comes twice`);
      if (parent !== undefined) assert.ok(seen.has(parent), `${parent} stands after ${id}`);
      seen.add(id);
      assert.ok(range.start.line <= range.end.line && range.end.line < lines.length);
      assert.ok(range.start.line < range.end.line || range.start.character <= range.end.character);
      assert.ok(range.end.character <= lines[range.end.line]!.length);
    }
  }
  for (const { line, message } of result.problems) {
    assert.ok(line >= 1 && line <= lines.length);
    assert.notEqual(message, '');
  }
}

/** A parent's subtree is contiguous: each provision's parent is the one before it or one of that one's ancestors. */
function checkContiguity(result: ReadResult): void {
  for (const { provisions } of result.documents) {
    const open: string[] = [];
    for (const { id, parent } of provisions) {
      while (open.length > 0 && open.at(-1) !== parent) open.pop();
      assert.equal(open.at(-1), parent);
      open.push(id);
    }
  }
}

describe('readers: properties', () => {
  it('arbitrary bytes give a value', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), fc.constantFrom(...FILES), (bytes, file) => {
        checkInvariants(readSource({ file: `/invented/${file}`, bytes }), decode(bytes).text);
      }),
      { numRuns: 400 },
    );
  });

  it('arbitrary soups of lines give sound ids, parents and ranges', () => {
    fc.assert(
      fc.property(soup, fc.constantFrom(...FILES), (text, file) => {
        const bytes = Buffer.from(text);
        const result = readSource({ file: `/invented/${file}`, bytes });
        checkInvariants(result, decode(bytes).text);
        checkContiguity(result);
      }),
      { numRuns: 1000 },
    );
  });

  it('no words of a Markdown body are lost', () => {
    const word = fc.stringMatching(/^[a-z]{5,9}$/u);
    const line = fc.tuple(
      fc.constantFrom(
        '',
        '',
        '(1) ',
        '① ',
        '1.  ',
        '    a)  ',
        '*   ',
        '    *   ',
        '*    *   ',
        '# ',
        '## Part 3 ',
        '### § 4 ',
        '## Anlage ',
        '**',
      ),
      word,
    );
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 40 }),
        fc.array(fc.boolean(), { minLength: 40, maxLength: 40 }),
        (body, blanks) => {
          const lines = body.flatMap(([mark, words], at) => [
            `${mark}${words}${mark === '**' ? '**' : ''}`,
            ...(blanks[at] === true ? [''] : []),
          ]);
          const text = `# Lamp Act\n\n## Section 1. First\n\n${lines.join('\n')}\n`;
          const { documents } = readSource({ file: '/invented/a.md', bytes: Buffer.from(text) });
          const kept = documents[0]!.provisions.map(({ heading, text }) => `${heading} ${text}`).join('\n');
          for (const [, words] of body) assert.ok(kept.includes(words), `"${words}" is lost from\n${text}`);
        },
      ),
      { numRuns: 500 },
    );
  });
});
