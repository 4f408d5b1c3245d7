import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { type CitationResolver } from '../../../src/citation';
import { toEnd } from '../../../src/turns';
import { placeAt, placesOf, readDraft, ReadMemory, readStatute, type DraftFormat } from '../../../src/check';
import { blocksOf } from '../../../src/check/document/blocks';
import type { PackedIndex } from '../../../src/search';
import { indexOf } from '../support/indexOf';
import { finish } from './support';

const HAFENGESETZ = `# Hafengesetz

### § 1 Anlegen

(1) Wer nach § 2 Absatz 1 oder Absatz 2 anlegt, zahlt.

(2) § 3 gilt entsprechend.

### § 2 Gebühren

(1) Die Gebühr nach § 1 beträgt 40 Taler. Satz 1 gilt nicht im Winter.

(2) Das Nähere regeln die §§ 1,
3 und 12.

### § 3 Lotsen

Ein Lotse hat einen Schein nach § 2 Abs. 1.

### § 12 Lampen

Eine Lampe brennt.
`;

/** What drafts are made of: what one of them means, another one far off may decide. */
const PIECES = [
  ...['Nach § 1 des Hafengesetzes gilt das. ', '§ 2 Abs. 1 ', 'Hafengesetz', '§§ 1,\n2 und 3 Hafengesetz', 'Absatz 2 '],
  ...['Hafengesetz vom 3. Mai 1990 (im Folgenden: HafG) ', '§ 3 HafG ', 'HafG', 'Art. 2', ' in Verbindung mit § 12'],
  ...['Harbour Act 1990 ("the Act") ', 'section 1(1) of the Act', 'section 2 of the Harbour Act 1990', 'that Act '],
  ...[
    'same section',
    '「항만요금법」(이하 "법"이라 한다) ',
    '법 제1조',
    '같은 법 제2조',
    '같은 조 제1항',
    '「항만요금법」에 따른 자',
  ],
  ...['[^1]', '\n\n[^1]: § 2 Hafengesetz\n\n', '\n', '\n\n', '\n\n', '\n \n', '- ', '1.  § 3,\n', '# ', ' ', '. ', 'x'],
  ...[
    '**',
    '<p>',
    '</p>',
    '<!--',
    '-->',
    '&sect;&nbsp;5 ',
    '\\S~3 ',
    '\\footnote{',
    '}',
    '%',
    '\\item ',
    'der die das und ',
  ],
  ...['the of and to ', 'Die Gebühr ist fällig. '.repeat(40), 'wort '.repeat(5_000), 'Eine Zeile.\n'.repeat(1_500)],
];

const FORMATS: readonly DraftFormat[] = ['markdown', 'latex', 'html', 'text'];

/** One edit: how far into the text it is, how much goes, what comes. */
const edits = fc.array(
  fc.record({
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    gone: fc.nat(40),
    come: fc.array(fc.constantFrom(...PIECES), { maxLength: 3 }),
  }),
  { minLength: 1, maxLength: 6 },
);
const draft = fc.array(fc.constantFrom(...PIECES), { maxLength: 60 });

interface Edit {
  readonly at: number;
  readonly gone: number;
  readonly come: readonly string[];
}

/** A text, and what it is after each edit. */
function versionsOf(text: string, changes: readonly Edit[]): string[] {
  const versions = [text];
  for (const { at, gone, come } of changes) {
    const last = versions.at(-1)!;
    const start = Math.floor(at * last.length);
    versions.push(last.slice(0, start) + come.join('') + last.slice(start + gone));
  }
  return versions;
}

describe('check/readDocument with memory', () => {
  let index: PackedIndex;
  before(async () => {
    index = await indexOf({
      'hafen.md': HAFENGESETZ,
      'harbour.md': '# Harbour Act 1990\n\n### Section 1. Fees\n\n(1) A fee.\n\n### Section 2. Appeals\n\nAn appeal.\n',
      'fees.md': '# 항만요금법\n\n## 제1조(목적)\n① 이 법은 요금을 정한다.\n\n## 제2조(납부)\n선장은 납부한다.\n',
    });
  });

  it('reads an edited draft as one that was never read before', () => {
    fc.assert(
      fc.property(draft, edits, fc.constantFrom(...FORMATS), (pieces, changes, format) => {
        const memory = new ReadMemory();
        for (const text of versionsOf(pieces.join(''), changes)) {
          assert.deepEqual(
            finish(readDraft(text, format, index, memory)),
            finish(readDraft(text, format, index)),
            JSON.stringify(text),
          );
        }
      }),
      { numRuns: 250 },
    );
  }).timeout(120_000);

  it('reads an edited statute as one that was never read before', () => {
    const read = (text: string, memory?: ReadMemory) =>
      finish(readStatute(text, '/law/hafen.md', index, (line) => line, memory));
    fc.assert(
      fc.property(edits, (changes) => {
        const memory = new ReadMemory();
        for (const text of versionsOf(HAFENGESETZ, changes)) {
          assert.deepEqual(read(text, memory), read(text), JSON.stringify(text));
        }
      }),
      { numRuns: 200 },
    );
  }).timeout(60_000);

  it('is not misled by a reading that was broken off', () => {
    fc.assert(
      fc.property(draft, edits, fc.nat(200), (pieces, changes, steps) => {
        const memory = new ReadMemory();
        const versions = versionsOf(pieces.join(''), changes);
        for (const text of versions) {
          const reading = readDraft(text, 'markdown', index, memory);
          for (let step = 0; step < steps && reading.next().done !== true;) step += 1;
        }
        const last = versions.at(-1)!;
        assert.deepEqual(
          finish(readDraft(last, 'markdown', index, memory)),
          finish(readDraft(last, 'markdown', index)),
        );
      }),
      { numRuns: 100 },
    );
  }).timeout(60_000);

  /** How many blocks are looked up in the corpus when the text is read with what is kept of the other. */
  function lookedUp(text: string, kept: string): number {
    const memory = new ReadMemory();
    finish(readDraft(kept, 'text', index, memory));
    let count = 0;
    const resolver = {
      *locateEach(...given: Parameters<CitationResolver['locateEach']>) {
        count += 1;
        return yield* index.resolver.locateEach(...given);
      },
    } as unknown as CitationResolver;
    finish(readDraft(text, 'text', { resolver }, memory));
    return count;
  }

  it('reads again what an edit changed, and what goes back to it', () => {
    const paragraphs = Array.from({ length: 1_000 }, (_, at) => `${at}: nach § ${at % 4} Hafengesetz und § 2.\n\n`);
    const text = paragraphs.join('');
    assert.equal(lookedUp(text, text), 0);
    assert.equal(lookedUp(text.replace('500: nach § 0', '500: nach einem § 0'), text), 1);
    assert.equal(lookedUp(text.replace('500: nach § 0 Hafengesetz', '500: nach § 0 Hafengesetz und § 3'), text), 1);
    const other = text.replace('und § 2.\n\n501', 'und § 2 der Hafenordnung.\n\n501');
    assert.ok(lookedUp(other, text) <= 2);
    // All the draft is read by the short names that it defines.
    assert.equal(lookedUp(`Hafengesetz (im Folgenden: HafG).\n\n${text}`, text), 1_001);
  });

  it('reads again a little of a paragraph of many pages', () => {
    for (const between of ['\n', ' ']) {
      const sentences = Array.from(
        { length: 20_000 },
        (_, at) => `Satz ${(at * 7_919) % 20_011} nach § 1 Hafengesetz gilt.`,
      );
      const text = sentences.join(between);
      const blocks = toEnd(blocksOf(text)).length;
      assert.ok(blocks > 50);
      assert.ok(lookedUp(`Ein Satz mehr am Anfang.${between}${text}`, text) < blocks / 4, JSON.stringify(between));
    }
  });

  it('stays linear in drafts of one long line, of very many paragraphs, and of very many names', () => {
    const names = Array.from(
      { length: 5_000 },
      (_, at) => `Hafengesetz (im Folgenden: Hafen${at}). § 1 Hafen${at}.\n\n`,
    );
    for (const text of ['§ 5 '.repeat(100_000), 'x'.repeat(2_000_000), '§ 5.\n\n'.repeat(25_000), names.join('')]) {
      const memory = new ReadMemory();
      for (const version of [text, `x${text}`, `${text.slice(0, 1_000)}x${text.slice(1_000)}`]) {
        finish(readDraft(version, 'text', index, memory));
      }
    }
  }).timeout(240_000);

  it('reads no citation over a blank line, and one over the end of a line', () => {
    const cited = (text: string) =>
      finish(readDraft(text, 'markdown', index))[0]!.citations.map(({ citation }) => citation.text);
    assert.deepEqual(cited('## Art 2\n\n§ 3 Hafengesetz gilt.'), ['Art 2', '§ 3 Hafengesetz']);
    assert.deepEqual(cited('Es gilt § 3\nHafengesetz.'), ['§ 3\nHafengesetz']);
  });

  it('finds the citation at an offset that all citations have there', () => {
    fc.assert(
      fc.property(draft, fc.constantFrom(...FORMATS), (pieces, format) => {
        const text = pieces.join('').slice(0, 2_000);
        const law = finish(readStatute(HAFENGESETZ, '/law/hafen.md', index));
        for (const [parts, length] of [
          [finish(readDraft(text, format, index)), text.length],
          [law, HAFENGESETZ.length],
        ] as const) {
          const all = placesOf(parts, index);
          for (let offset = 0; offset <= length; offset += 1) {
            const first = all.find(({ end }) => end >= offset);
            const expected = first !== undefined && first.start <= offset ? first : undefined;
            assert.deepEqual(placeAt(parts, offset, index), expected);
          }
        }
      }),
      { numRuns: 15 },
    );
  }).timeout(60_000);
});
