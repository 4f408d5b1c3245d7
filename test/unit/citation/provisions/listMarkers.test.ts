import assert from 'node:assert/strict';
import { ListMarkers, sameMarkers } from '../../../../src/citation/provisions/listMarkers';
import { TextUnits, type Presence } from '../../../../src/citation/provisions/textUnits';
import type { UnitKind } from '../../../../src/law';

const TEXTS = [
  'Lamps are lit.',
  'Lamps are put out.',
  'Lit are:\n1. lamps,\n2. candles.',
  'Lit are:\n1. lanterns,\n2. candles.',
  'Lit are:\n1. lamps,\n3. candles.',
  'Lit are:\n(a) lamps;\n(b) candles.',
  'Of these (1) lamps, (2) candles.',
  'Of these (1) lamps, (3) candles.',
  '① 등화 ② 초',
  '① 초 ② 등화',
  'I. - Il allume.\nII. - Il éteint.',
  'I. - Il allume.\nIII. - Il éteint.',
  'Sont allumés :\n1° les lampes ;\n2° les bougies.',
  '1. Lamps are lit.\n2. Candles too.',
  '1. Lamps are lit.\n3. Candles too.',
  'I. Lamps are lit.\nII. Candles too.',
  'Of these\nI) lamps;\nII) candles.',
  'Of these\nI) lamps;\nIV) candles.',
  '3.2.1 Lamps are lit.\n3.2.2 Or not.',
  '3.2.1 Lamps are lit.\n3.2.3 Or not.',
  'Lamps are lit. Candles too.',
  'Lamps are lit, candles too:',
  'Lit are:\n1. lamps:\na) old;\nb) new;\n2. candles.',
  'Lit are:\n1. lamps;\n2. candles:\na) old;\nb) new.',
  'Lit are (a) lamps; (b) candles.',
  'Lit are (a) lamps and those of paragraph (b).',
  'Lit are:\n- lamps;\n- candles.',
];
const PATHS: readonly (readonly UnitKind[])[] = [['point'], ['sentence'], ['subparagraph'], ['point', 'item']];
const NUMBERS = ['1', '2', '3', 'i', 'ii', 'iii', 'a', 'b', 'c', '가', '나'];

const presence = (text: string, kinds: readonly UnitKind[], number: string): Presence =>
  new TextUnits(text).presence(kinds.map((kind, at) => ({ kind, number: at + 1 < kinds.length ? '1' : number })));

describe('citation/listMarkers', () => {
  it('calls markers the same only where every number is found alike', () => {
    for (const one of TEXTS) {
      for (const other of TEXTS) {
        const [ours, theirs] = [new ListMarkers(one), new ListMarkers(other)];
        const differs = NUMBERS.find(
          (number) =>
            ours.numbersBelow('3.2').join() !== theirs.numbersBelow('3.2').join() ||
            PATHS.some((path) => presence(one, path, number) !== presence(other, path, number)) ||
            ours.numbersParagraph(number) !== theirs.numbersParagraph(number),
        );
        if (sameMarkers(one, other)) assert.equal(differs, undefined, `${one} / ${other}`);
      }
    }
  });

  it('finds the paragraphs that French articles count by Roman numbers', () => {
    const markers = new ListMarkers('I. - Il allume.\n\nII.-Il éteint.\nII bis. – Il veille.\nV. Hugo écrit.');
    assert.deepEqual(
      ['i', 'ii', 'iibis', 'iii', 'v'].map((number) => markers.numbersParagraph(number)),
      [true, true, true, false, false],
    );
  });

  it('takes the numbers that a text opens with for its paragraphs, and no items of a sentence', () => {
    const paragraphs = (text: string): readonly boolean[] =>
      ['1', '2', '3'].map((number) => new ListMarkers(text).numbersParagraph(number));
    assert.deepEqual(paragraphs('1. Lampen brennen.\n2. Kerzen auch.'), [true, true, false]);
    assert.deepEqual(paragraphs('I. Lampen\n1. brennen.\nII. Kerzen\n1. auch.'), [true, true, false]);
    assert.deepEqual(paragraphs('Es brennen\n1. Lampen,\n2. Kerzen.'), [false, false, false]);
    assert.deepEqual(paragraphs('2. Kerzen auch.\n1. Lampen brennen.'), [false, false, false]);
  });

  it('reads numbers by levels at the beginning of lines', () => {
    const markers = new ListMarkers('4.1.2 Lamps.\n  4.15A.1. Lit by 4.1.9.\n4.1.20 Out.\n4.1.20.1 Dark.\n4.1 m long');
    assert.deepEqual(markers.numbersBelow('4.1'), ['4.1.2', '4.1.20']);
    assert.deepEqual(markers.numbersBelow('4.15a'), ['4.15a.1']);
    assert.deepEqual(markers.numbersBelow('4.1.20'), ['4.1.20.1']);
  });

  it('does not see words', () => {
    assert.ok(sameMarkers(TEXTS[0]!, TEXTS[1]!));
    assert.ok(sameMarkers(TEXTS[2]!, TEXTS[3]!));
    assert.ok(sameMarkers(TEXTS[8]!, TEXTS[9]!));
    assert.ok(!sameMarkers(TEXTS[2]!, TEXTS[4]!));
    assert.ok(!sameMarkers(TEXTS[6]!, TEXTS[7]!));
    assert.ok(!sameMarkers(TEXTS[0]!, TEXTS[20]!));
  });
});
