import assert from 'node:assert/strict';
import fc from 'fast-check';
import {
  compareNumbers,
  fromRoman,
  LATIN,
  latinName,
  latinValue,
  nextNumber,
  normaliseNumber,
  numberBetween,
  numberParts,
  parseNumber,
  romanOf,
  romanValue,
  writeNumber,
} from '../../../../src/law';

describe('law/numbers', () => {
  describe('parsing', () => {
    for (const [written, number] of [
      ['5', '5'],
      ['12A', '12a'],
      ['5 a', '5a'],
      ['(2)', '2'],
      ['②', '2'],
      ['㉑', '21'],
      ['１２', '12'],
      ['2º', '2'],
      ['IV', 'iv'],
      ['Ⅳ', 'iv'],
      ['5 bis', '5bis'],
      ['5-bis', '5bis'],
      ['39 terdecies', '39terdecies'],
      ['1649 quater B', '1649quaterb'],
      ['62-quinquiesdecies', '62quinquiesdecies'],
      ['II bis', 'iibis'],
      ['5 QUÁTER', '5quater'],
      ['L. 121-3', 'l121-3'],
      ['R.* 123-4', 'r123-4'],
      ['L.O. 111-3', 'lo111-3'],
      ['101a–1', '101a-1'],
      ['5의2', '5-2'],
      ['5의 2의3', '5-2-3'],
      ['七百九', '709'],
      ['七〇九の二', '709-2'],
      ['๒๕๘/๑', '258/1'],
      ['๕ ทวิ', '5-2'],
      ['17.2.1', '17.2.1'],
      ['6:162', '6:162'],
      ['가', '가'],
    ] as const) {
      it(`reads “${written}” as ${number}`, () => assert.equal(parseNumber(written), number));
    }

    for (const written of ['', ' ', 'paragraph', '5 bis 7', '§', '1 000 000', '-2', '5-']) {
      it(`takes “${written}” for no number`, () => assert.equal(parseNumber(written), undefined));
    }

    it('leaves what is canonical as it is', () => {
      for (const number of [
        '814',
        '5-2',
        '31a',
        '17.2.1',
        '258/1',
        'l121-1',
        '39terdecies',
        'iv',
        '6:162',
        '01',
        '가',
      ]) {
        assert.equal(normaliseNumber(number), number);
        assert.equal(parseNumber(number), number);
      }
    });

    it('leaves the names of parts as they are, in which German has a word that is Latin elsewhere', () => {
      for (const name of ['zu-den-4-bis-7-des-gesetzes', 'muster-1-bis-2c', '4-bis-7']) {
        assert.equal(normaliseNumber(name), name);
      }
      assert.equal(normaliseNumber('2-bis.1'), '2bis.1');
    });

    it('reads a text once: what it returns is read as itself', () => {
      fc.assert(
        fc.property(
          fc.string({ unit: fc.constantFrom(...Array.from('05aAbister .-/의の二๕②(ºñ')), maxLength: 12 }),
          (text) => {
            const number = parseNumber(text);
            if (number !== undefined) assert.equal(parseNumber(number), number);
          },
        ),
      );
    });
  });

  describe('the Latin series', () => {
    it('counts, from the second on', () => {
      const series =
        'bis ter quater quinquies sexies septies octies nonies decies undecies duodecies terdecies quaterdecies quindecies sexdecies septdecies octodecies novodecies vicies unvicies';
      series.split(' ').forEach((word, at) => {
        assert.equal(latinValue(word), at + 2, word);
        assert.equal(latinName(at + 2), word);
      });
      assert.equal(latinName(1), undefined);
      assert.equal(latinName(59), 'novoquinquagies');
      assert.equal(latinName(60), undefined);
    });

    for (const [word, value] of [
      ['quinquiesdecies', 15],
      ['sexiesdecies', 16],
      ['noviesdecies', 19],
      ['duodevicies', 18],
      ['viciessemel', 21],
      ['viciester', 23],
      ['tervicies', 23],
      ['novovicies', 29],
      ['tricies', 30],
    ] as const) {
      it(`knows ${word}`, () => assert.equal(latinValue(word), value));
    }

    it('matches the whole of each word that it knows', () => {
      const whole = new RegExp(`^${LATIN}`, 'u');
      for (let value = 2; value < 60; value += 1) {
        const name = latinName(value)!;
        assert.equal(whole.exec(name)?.[0], name);
      }
    });

    it('is told from letters and from words', () => {
      const texts = (number: string): string[] => numberParts(number).map(({ text }) => text);
      assert.deepEqual(texts('1649quaterb'), ['1649', 'quater', 'b']);
      assert.deepEqual(texts('39aabis'), ['39', 'aa', 'bis']);
      assert.deepEqual(texts('iibis'), ['ii', 'bis']);
      assert.deepEqual(texts('12ab'), ['12', 'ab']);
      assert.deepEqual(texts('terrace'), ['terrace']);
    });
  });

  describe('Roman numerals', () => {
    it('are written and read back from 1 to 399', () => {
      for (let value = 1; value < 400; value += 1) {
        assert.equal(fromRoman(romanOf(value)), value);
        assert.equal(fromRoman(romanOf(value).toUpperCase()), value);
        assert.equal(romanValue(romanOf(value)), value);
      }
      assert.equal(romanOf(394), 'cccxciv');
    });

    it('are read in older forms where it is known that they are Roman', () => {
      assert.equal(romanValue('IIII'), 4);
      assert.equal(fromRoman('IIII'), undefined);
      assert.equal(fromRoman('d'), undefined);
      assert.equal(fromRoman(''), undefined);
      assert.ok(Number.isNaN(romanValue('a')));
    });
  });

  describe('what comes next', () => {
    for (const [number, next] of [
      ['5', '6'],
      ['9', '10'],
      ['5a', '5b'],
      ['5-2', '5-3'],
      ['5bis', '5ter'],
      ['39duodecies', '39terdecies'],
      ['39vicies', '39unvicies'],
      ['1649quaterb', '1649quaterc'],
      ['258/1', '258/2'],
      ['17.2.9', '17.2.10'],
      ['i', 'j'],
      ['z', undefined],
      ['', undefined],
      ['가', undefined],
      ['9'.repeat(30), undefined],
    ] as const) {
      it(`is ${next ?? 'nothing'} behind ${number || 'the empty number'}`, () =>
        assert.equal(nextNumber(number), next));
    }

    it('is counted in the numerals of the row, at the depth that is asked for', () => {
      assert.equal(nextNumber('viii', 0, 'roman'), 'ix');
      assert.equal(nextNumber('cccxcix', 0, 'roman'), undefined);
      assert.equal(nextNumber('12a', 0), '13a');
      assert.equal(nextNumber('12a', 1), '12b');
      assert.equal(nextNumber('12a', 2), undefined);
    });

    it('stands behind, for every number that has a next one', () => {
      const number = fc.tuple(fc.nat(300), fc.constantFrom('', 'a', '-2', 'bis', '.4', '/3', 'quaterb'));
      fc.assert(
        fc.property(number, ([main, rest]) => {
          const one = `${main}${rest}`;
          assert.ok(compareNumbers(one, nextNumber(one)!) < 0);
        }),
      );
    });
  });

  describe('what is inserted', () => {
    for (const [before, behind, insertion, number] of [
      ['5', '6', 'letters', '5a'],
      ['5a', '6', 'letters', '5b'],
      ['5a', '5b', 'letters', '5aa'],
      ['5', '5a', 'letters', undefined],
      ['5z', '6', 'letters', '5za'],
      ['5', '6', 'branches', '5-2'],
      ['5-2', '6', 'branches', '5-3'],
      ['5-2', '5-3', 'branches', '5-2-2'],
      ['5', '6', 'latin', '5bis'],
      ['39duodecies', '40', 'latin', '39terdecies'],
      ['5bis', '5ter', 'latin', '5bisa'],
      ['l121-1', 'l121-2', 'latin', 'l121-1bis'],
      ['5', undefined, 'latin', '5bis'],
    ] as const) {
      it(`is ${number ?? 'nothing'} between ${before} and ${behind ?? 'the end'}, by ${insertion}`, () =>
        assert.equal(numberBetween(before, behind, insertion), number));
    }
  });

  describe('writing', () => {
    for (const [number, style, written] of [
      ['5-2', { unit: '조', branch: '의' }, '5조의2'],
      ['5', { unit: '조', branch: '의' }, '5조'],
      ['709-2', { unit: '条', branch: 'の', digits: 'kanji' }, '七百九条の二'],
      ['709', { digits: 'kanjiDigits' }, '七〇九'],
      ['12-3', { digits: 'fullWidth', branch: 'の' }, '１２の３'],
      ['258/1', { digits: 'thai' }, '๒๕๘/๑'],
      ['5-2', { branch: 'thaiWords' }, '5 ทวิ'],
      ['5-12', { branch: 'thaiWords' }, '5-12'],
      ['5-2', { branch: '/' }, '5/2'],
      ['1649quaterb', { capitals: true, letters: ' ', latin: ' ' }, '1649 quater B'],
      ['39a', { capitals: true, letters: ' ', latin: ' ' }, '39 A'],
      ['39aabis', { capitals: true, letters: ' ', latin: ' ' }, '39 AA bis'],
      ['5a', { capitals: true, letters: '-', latin: ' ' }, '5-A'],
      ['2bis', { latin: '-' }, '2-bis'],
      ['1bis', { unit: '°', latin: ' ' }, '1° bis'],
      ['iibis', { capitals: true, latin: ' ' }, 'II bis'],
      ['4', { digits: 'roman', capitals: true }, 'IV'],
      ['400', { digits: 'roman' }, '400'],
      ['iia', { capitals: true }, 'IIA'],
      ['unique', { capitals: true }, 'unique'],
      ['', { capitals: true }, ''],
    ] as const) {
      it(`writes ${number || 'the empty number'} as “${written}”`, () =>
        assert.equal(writeNumber(number, style), written));
    }

    it('is read back', () => {
      const number = fc
        .tuple(fc.integer({ min: 1, max: 9999 }), fc.integer({ min: 2, max: 10 }))
        .map(([main, branch]) => `${main}-${branch}`);
      const style = fc.constantFrom(
        { branch: '의' as const },
        { branch: 'の' as const, digits: 'kanji' as const },
        { branch: 'の' as const, digits: 'kanjiDigits' as const },
        { branch: 'の' as const, digits: 'fullWidth' as const },
        { branch: 'thaiWords' as const, digits: 'thai' as const },
        {},
      );
      fc.assert(fc.property(number, style, (one, manner) => assert.equal(parseNumber(writeNumber(one, manner)), one)));
    });
  });
});
