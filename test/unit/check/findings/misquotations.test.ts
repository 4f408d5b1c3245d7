import assert from 'node:assert/strict';
import type { PackedIndex } from '../../../../src/search';
import { indexOf } from '../../support/indexOf';
import { check, mended } from '../support';

const FERRIES = `# Ferry Act 2015

### Section 1. Ferries

It is dark. A ferry carries a lamp.

### Section 2. Licences

(1) A ferry needs a licence.

(2) A boat that is moored at night needs a light of the colour that the port allows.
`;

const LAMPS = `# Laternengesetz (LatG)

### § 1 Laternen

(1) Der Wärter zündet am Abend die Laterne an. Am Morgen löscht er sie.
`;

const TODAI = `# 灯台法

## 第一条

灯台の料金は、入港の日から十四日以内に納付する。所有者が納付した。
`;

describe('words at the ends of a quotation', () => {
  let index: PackedIndex;
  before(async () => {
    index = await indexOf({ 'ferry.md': FERRIES, 'lamps.md': LAMPS, 'todai.md': TODAI });
  });

  const [ferry, moored] = ['Section 2(1) of the Ferry Act 2015', 'Section 2(2) of the Ferry Act 2015'];
  for (const [says, quoted, message, exact] of [
    [ferry, 'A ferry needs a license.', '“license” should be “licence”', 'A ferry needs a licence.'],
    [ferry, 'A ferry needs a boat.', '“boat” should be “licence”', 'A ferry needs a licence.'],
    [ferry, 'Every ferry needs a licence.', '“Every” should be “A”', 'A ferry needs a licence.'],
    // There is none in the sentence that the last word could stand for.
    [ferry, 'A ferry needs a licence now.', '“now” is not there', 'A ferry needs a licence.'],
    [ferry, 'A ferry needs a new permit.', '“new permit” should be “licence”', 'A ferry needs a licence.'],
    [
      'Section 1 of the Ferry Act 2015',
      'Truly a ferry carries a lamp.',
      '“Truly” is not there',
      'A ferry carries a lamp.',
    ],
    // A part of a sentence.
    [moored, 'A boat that is moored by day', '“by day” should be “at night”', 'A boat that is moored at night'],
    // Words that are left out in front of the last one are told as missing.
    [
      moored,
      'A boat that is moored at night needs a colour',
      '“light of the” is missing',
      'A boat that is moored at night needs a light of the colour',
    ],
    // That word is in another sentence.
    [
      'Section 2 of the Ferry Act 2015',
      'A ferry needs a boat',
      '“boat” should be “licence”',
      'A ferry needs a licence',
    ],
    [
      '§ 1 Abs. 1 LatG',
      'Der Wärter zündet am Abend die Laterne aus.',
      '“aus” should be “an”',
      'Der Wärter zündet am Abend die Laterne an.',
    ],
    ['灯台法第一条', '入港の日から十四日以内に納付した', '“した” should be “する”', '入港の日から十四日以内に納付する'],
  ] as const) {
    it(quoted, () => {
      const text = `${says}: “${quoted}”`;
      const [finding] = check(text, index).filter(({ code }) => code === 'misquotation');
      assert.equal(finding?.message.replace(/^.*?: (.*)\. Quote.*$/u, '$1'), message);
      assert.equal(finding && mended(text, finding), exact && `${says}: “${exact}”`);
    });
  }
});

const PHARES = `---
jurisdiction: FR
language: fr
---
# Code des phares

## Article 1

Le gardien allume la lanterne le soir et l'éteint le matin.
`;
const FAROS = `---
jurisdiction: ES
language: es
---
# Ley 12/2001 de Faros

## Artículo 1

El guarda enciende la linterna por la noche y la apaga por la mañana.
`;
const PRAPAKAN = `# พระราชบัญญัติประภาคาร

## มาตรา 1

เจ้าของเรือที่เข้ามาในท่าเรือต้องชำระค่าธรรมเนียมภายในสิบสี่วันนับแต่วันที่เข้ามา
`;
const DEUNGDAE = `# 등대관리법

## 제1조(점등)
관리인은 저녁에 등대의 등을 켜고 아침에 이를 끈다.
`;

describe('what a quotation is of', () => {
  let index: PackedIndex;
  before(async () => {
    index = await indexOf({
      'ferry.md': FERRIES,
      'lamps.md': LAMPS,
      'todai.md': TODAI,
      'phares.md': PHARES,
      'faros.md': FAROS,
      'prapakan.md': PRAPAKAN,
      'deungdae.md': DEUNGDAE,
    });
  });
  const misquoted = (text: string): string[] =>
    check(text, index)
      .filter(({ code }) => code === 'misquotation')
      .map(({ message }) => message.replace(/^.*?: (.*)\. Quote.*$/u, '$1'));

  const changed = 'Der Wärter zündet am Abend die Fackel an.';
  const told = ['“Fackel” should be “Laterne”'];
  const act = 'of the Ferry Act 2015';
  for (const [text, expected] of [
    // A colon gives it to the one in front, whether the next one is there or not.
    [`§ 1 Abs. 1 LatG: „${changed.slice(0, -1)}“ § 1 Abs. 9 LatG`, told],
    [`§ 1 Abs. 1 LatG bestimmt: „${changed}“ § 1 LatG gilt auch am Tag.`, told],
    [
      `Section 2(1) ${act}: "A ferry needs a permit." Subsections (1) to (6) of section 1 ${act} differ.`,
      ['“permit” should be “licence”'],
    ],
    // A bracket gives it to the next one.
    [
      `Nach § 1 Abs. 1 LatG heißt es: „A ferry needs a new permit.“ (section 2(1) ${act})`,
      ['“new permit” should be “licence”'],
    ],
    [`He wrote: "A ferry needs a permit." Section 2(1) ${act}.`, ['“permit” should be “licence”']],
    // The next sentence begins with a citation of something else.
    [`He wrote: "The port of my childhood had no lamps at all." Section 2(1) ${act} is another matter.`, []],
  ] as const) {
    it(text, () => assert.deepEqual(misquoted(text), expected));
  }

  const foreign = /^These words are not in/u;
  for (const text of [
    'มาตรา 1 แห่งพระราชบัญญัติประภาคาร บัญญัติว่า “ผู้ใดทำให้เรือของผู้อื่นเสียหายต้องระวางโทษจำคุกไม่เกินสามปี”',
    'มาตรา 1 แห่งพระราชบัญญัติประภาคาร วางหลักว่า “ผู้ใดทำให้เรือของผู้อื่นเสียหายต้องระวางโทษจำคุกไม่เกินสามปี”',
    "L'article 1 du Code des phares dispose que « toute personne peut pêcher librement dans les eaux du port ».",
    "L'article 1 du Code des phares prévoit, en effet, que « toute personne peut pêcher librement dans les eaux du port ».",
    'El artículo 1 de la Ley 12/2001 establece que «toda persona puede pescar libremente en las aguas del puerto».',
    '灯台法第一条は「何人も港の水域において自由に魚を捕ることができるものとし、これを妨げてはならない」と規定する。',
    '灯台法第一条は「何人も港の水域において自由に魚を捕ることができるものとし、これを妨げてはならない」と定めている。',
    '등대관리법 제1조는 "누구든지 항만의 수역에서 자유로이 물고기를 잡을 수 있다"고 규정하고 있다.',
    '등대관리법 제1조는 "누구든지 항만의 수역에서 자유로이 물고기를 잡을 수 있다"라고 정하고 있다.',
  ]) {
    it(`tells words that are quite other ones: ${text}`, () => {
      const messages = misquoted(text);
      assert.equal(messages.length, 1);
      assert.match(messages[0]!, foreign);
    });
  }

  for (const text of [
    '등대관리법 제1조에 대하여 피고는 "누구든지 항만의 수역에서 자유로이 물고기를 잡을 수 있다"고 주장하였다.',
    "L'article 1 du Code des phares prévoit l'exception de « toute personne peut pêcher librement dans les eaux du port ».",
  ]) {
    it(`tells nothing about what somebody says: ${text}`, () => assert.deepEqual(misquoted(text), []));
  }
});

describe('words that a bill gives to a provision', () => {
  let index: PackedIndex;
  before(async () => {
    index = await indexOf({ 'ferry.md': FERRIES, 'lamps.md': LAMPS, 'todai.md': TODAI });
  });
  const misquoted = (text: string): string[] =>
    check(text, index).flatMap(({ code, message }) => (code === 'misquotation' ? [message] : []));

  for (const text of [
    'Das Laternengesetz wird wie folgt geändert:\n\n1. § 1 Absatz 1 wird wie folgt gefasst:\n   „Die Laterne brennt von allein die ganze Nacht hindurch.“',
    '§ 1 Absatz 1 LatG erhält folgende Fassung: „Die Laterne brennt von allein die ganze Nacht hindurch.“',
    'In § 1 Absatz 1 LatG wird der Satz „Am Morgen löscht er sie.“ durch die Wörter „Sie brennt von allein die ganze Nacht hindurch.“ ersetzt.',
    'Dem § 1 Absatz 1 LatG wird folgender Satz angefügt: „Die Laterne brennt von allein die ganze Nacht hindurch.“',
    'For section 2(1) of the Ferry Act 2015 substitute “Nobody at all may row a boat across the water at night.”',
    'Section 2(1) of the Ferry Act 2015 is amended to read: “Nobody at all may row a boat across the water at night.”',
    '灯台法第一条を次のように改める。「何人も夜間に水上を小舟で渡ってはならない、ただし許可を得た者はこの限りでない。」',
  ]) {
    it(`are not looked for in the law: ${text.slice(0, 60)}`, () => {
      assert.deepEqual(misquoted(text), []);
    });
  }

  it('are not those that they take the place of', () => {
    const text =
      'In § 1 Absatz 1 LatG werden die Wörter „Der Wärter zündet am Morgen die Laterne an“ durch die Wörter „Sie brennt von allein die ganze Nacht hindurch“ ersetzt.';
    assert.equal(misquoted(text).length, 1);
    assert.match(misquoted(text)[0]!, /Abend/u);
  });

  it('are not those that a memorandum quotes', () => {
    for (const text of [
      'Section 2(1) of the Ferry Act 2015 provides: “Nobody at all may row a boat across the water at night.”',
      'Section 2(1) of the Ferry Act 2015, added by another Act, provides: “Nobody at all may row a boat across the water at night.”',
      '§ 1 Absatz 1 LatG in der geltenden Fassung lautet: „Die Laterne brennt von allein die ganze Nacht hindurch.“',
      '§ 1 Absatz 1 LatG enthält folgende Regelung: „Die Laterne brennt von allein die ganze Nacht hindurch.“',
    ])
      assert.equal(misquoted(text).length, 1, text);
  });
});
