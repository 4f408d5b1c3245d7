import assert from 'node:assert/strict';
import fc from 'fast-check';
import { splitClauses, splitSentences } from '../../../../src/languages';

const cut = (text: string, language?: string): string[] =>
  splitSentences(text, language).map(({ start, end }) => text.slice(start, end));
const clauses = (text: string): string[] => splitClauses(text).map(({ start, end }) => text.slice(start, end));

describe('splitSentences', () => {
  /** Each case: the sentences as they should come out, joined by one blank to make the text. */
  const rejoined = (sentences: string[], language?: string): void =>
    assert.deepEqual(cut(sentences.join(' '), language), sentences);

  it('splits Korean at the final ending, with or without a blank', () => {
    rejoined(['사용자는 선석을 반환하여야 한다.', '다만, 승인한 경우에는 그러하지 아니하다.']);
    assert.deepEqual(cut('반환하여야 한다.다만 그러하지 아니하다.'), ['반환하여야 한다.', '다만 그러하지 아니하다.']);
    rejoined(['이 법은 2010. 1. 25. 시행한다.', '선석은 무엇인가?', '없다!']);
    rejoined(['그는 "계약은 무효이다."고 주장하였다.', '끝.']);
    rejoined(['다음과 같다.', '가. 첫째 나. 둘째']);
  });

  it('does not split German at abbreviations, dates and ordinals', () => {
    rejoined([
      'Nach § 7 Abs. 1 Satz 2 HafG i.V.m. Art. 3 Nr. 4 Buchst. a gilt z. B. dies.',
      'Vgl. dazu § 8.',
      'Der Rest folgt.',
    ]);
    rejoined(['Am 1. Januar 2020 beginnt die Frist.', 'Sie endet am 3. Werktag.', 'Der 2. Senat sagt nein.']);
    rejoined(['Das gilt für Boote, Flöße usw. Der Hafen haftet nicht.'], 'de');
    rejoined(['Es gilt Abs. 1.', 'Der Mieter zahlt.']);
  });

  it('does not split English at abbreviations and rule numbers, and splits after a section number', () => {
    rejoined(['See s. 5, No. 3 and, e.g. Rule 3.1.2.', 'The fee is set in section 12.', 'It is due.']);
    rejoined(['Dr. Smith paid 5.50 under U.S. law.', 'No.', 'The master paid.', '(See s. 3.)', '"Stop!" he said.']);
  });

  it('does not split inside brackets that a sentence opened, unless they never close or hold a list line', () => {
    rejoined(['보증금(현금을 말한다. 이하 이 조에서 같다)을 요구하여서는 아니 된다.', '끝.']);
    rejoined(['The master (see the rules. They are long.) must pay.', 'It is due.']);
    rejoined(['(The master paid.', 'It was late.)', 'So it was.']);
    rejoined(['The master (as defined pays.', 'It is due.']);
    assert.deepEqual(cut('The master (he or she:\n(a) who pays;\n(b) who leaves) goes.').length, 3);
  });

  it('splits Japanese and Chinese at their full stop, not inside a quotation', () => {
    assert.deepEqual(cut('契約は無効である。「はい。」と言った。终了！好'), [
      '契約は無効である。',
      '「はい。」と言った。',
      '终了！',
      '好',
    ]);
  });

  it('splits Thai at a blank between letters once the piece is long', () => {
    const first = 'ผู้เช่าต้องชำระค่าเช่าตามกำหนดเวลาที่ตกลงกันไว้';
    assert.deepEqual(cut(`${first} ถ้าไม่ชำระ ผู้ให้เช่าบอกเลิกได้`), [first, 'ถ้าไม่ชำระ ผู้ให้เช่าบอกเลิกได้']);
  });

  it('splits list lines and after an empty line, but not a wrapped line', () => {
    assert.deepEqual(
      cut('The master must:\n(a) pay;\n(12) leave\n- quietly\n1. at once\n가. 즉시\n① 또는\nwrapped here'),
      ['The master must:', '(a) pay;', '(12) leave', '- quietly', '1. at once', '가. 즉시', '① 또는\nwrapped here'],
    );
    assert.deepEqual(cut('one\n\ntwo\r\n \r\nthree'), ['one', 'two', 'three']);
  });

  it('covers every character that is no blank, in order, in linear time', () => {
    const piece = fc.constantFrom(
      '다.',
      ' ',
      '\n',
      '1.',
      'Abs.',
      'a',
      'B',
      '"',
      '。',
      '?',
      '(a)',
      'ก',
      '-',
      '…',
      '😀',
      '\ud83d',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        const text = pieces.join('');
        const spans = splitSentences(text);
        spans.forEach(({ start, end }, at) => assert.ok(start < end && start >= (spans[at - 1]?.end ?? 0)));
        const kept = spans.map(({ start, end }) => text.slice(start, end)).join('');
        assert.equal(kept.replace(/\s/gu, ''), text.replace(/\s/gu, ''));
      }),
    );
    splitSentences('Abs. 1 '.repeat(50_000) + ' \n'.repeat(50_000) + '."'.repeat(50_000) + 'a'.repeat(200_000) + '. B');
  });
});

describe('splitClauses', () => {
  it('splits Korean scenarios at connective endings', () => {
    assert.deepEqual(
      clauses('갑은 을에게 선박을 매도하였는데 을이 대금을 지급하지 않고, 병에게 다시 매도하였다. 갑의 책임은?'),
      ['갑은 을에게 선박을 매도하였는데', '을이 대금을 지급하지 않고,', '병에게 다시 매도하였다.', '갑의 책임은?'],
    );
  });

  it('splits English and German at semicolons and coordinated clauses', () => {
    assert.deepEqual(clauses('The owner kept the deposit, and the master sued; the court was asked to decide.'), [
      'The owner kept the deposit,',
      'and the master sued;',
      'the court was asked to decide.',
    ]);
    assert.deepEqual(clauses('Der Mieter zahlte nicht, und der Vermieter kündigte.'), [
      'Der Mieter zahlte nicht,',
      'und der Vermieter kündigte.',
    ]);
  });

  it('leaves short pieces where they are', () => {
    assert.deepEqual(clauses('원고, 피고, 그리고 참가인이 다투었다.'), ['원고, 피고, 그리고 참가인이 다투었다.']);
  });
});
