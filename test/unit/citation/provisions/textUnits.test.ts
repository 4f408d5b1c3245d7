import assert from 'node:assert/strict';
import { TextUnits, type Presence } from '../../../../src/citation/provisions/textUnits';
import type { UnitKind } from '../../../../src/law';

type Asked = readonly [kind: UnitKind, number: string];

const presence = (text: string, ...path: readonly Asked[]): Presence =>
  new TextUnits(text).presence(path.map(([kind, number]) => ({ kind, number })));

const points = (text: string, ...numbers: readonly string[]): readonly Presence[] =>
  numbers.map((number) => presence(text, ['point', number]));

const LAMPS = `Angezündet werden
1. Lampen
a) aus Messing,
b) aus Glas; sie brennen die Nacht durch. Das gilt nicht bei Nebel,
2. Kerzen,
2a. Fackeln:
a) am Kai.
Sie werden am Morgen gelöscht.`;

describe('citation/textUnits', () => {
  it('finds points by the numbers that open lines, and misses those that a list does not have', () => {
    assert.deepEqual(points(LAMPS, '1', '2', '2a', '3'), ['there', 'there', 'there', 'lacking']);
    assert.deepEqual(points('Sont allumés :\n1° les lampes ;\n2° les bougies.', '1', '2', '3'), [
      'there',
      'there',
      'lacking',
    ]);
    assert.deepEqual(points('Lit are:\n1. lamps,\n2. candles:\na) of wax.', '3', 'a', 'b'), [
      'lacking',
      'there',
      'untold',
    ]);
  });

  it('misses a letter that a list in capitals does not have, where none is in small letters', () => {
    assert.deepEqual(points('Lit are:\n(A) lamps;\n(B) candles.', 'a', 'b', 'c', 'i'), [
      'there',
      'there',
      'lacking',
      'lacking',
    ]);
    assert.deepEqual(points('Lit are:\n(A) lamps:\n(a) of oil;\n(b) of gas.\n(B) candles.', 'b', 'c'), [
      'there',
      'lacking',
    ]);
    assert.deepEqual(points('Lit are:\n(B) lamps;\n(C) candles.', 'd'), ['untold']);
  });

  it('looks for an item in its point', () => {
    assert.equal(presence(LAMPS, ['point', '1'], ['item', 'b']), 'there');
    assert.equal(presence(LAMPS, ['point', '2'], ['item', 'b']), 'lacking');
    assert.equal(presence(LAMPS, ['point', '2a'], ['item', 'a']), 'there');
    assert.equal(presence(LAMPS, ['point', '2a'], ['item', 'b']), 'untold');
  });

  it('goes through a sentence to its points', () => {
    assert.equal(presence(LAMPS, ['sentence', '1'], ['point', '2']), 'there');
    assert.equal(presence(LAMPS, ['sentence', '1'], ['point', '9']), 'lacking');
    assert.equal(presence(LAMPS, ['point', '1'], ['item', 'b'], ['sentence', '2']), 'there');
    assert.equal(presence(LAMPS, ['point', '1'], ['item', 'b'], ['sentence', '4']), 'lacking');
  });

  it('misses a sentence where there are fewer ends of one, abbreviations among them', () => {
    const sentences = (text: string): readonly Presence[] =>
      ['1', '2', '3'].map((number) => presence(text, ['sentence', number]));
    assert.deepEqual(sentences('Lampen brennen.'), ['there', 'lacking', 'lacking']);
    assert.deepEqual(sentences('Lampen nach Abs. 1 brennen.'), ['there', 'there', 'lacking']);
    assert.deepEqual(sentences('Wer Lampen löscht'), ['there', 'untold', 'untold']);
    assert.deepEqual(sentences('灯火をつける。夜も同じとする。'), ['there', 'there', 'lacking']);
  });

  it('leaves open only what the cut end of a text may have lost', () => {
    const second = (number: string, text: string): Presence => presence(text, ['point', number], ['sentence', '2']);
    // The first item ends where the second begins, however the text ends; the last one, without a full stop, may be whole.
    assert.equal(second('1', 'Es brennen\n1. Lampen,\n2. Kerzen:'), 'lacking');
    assert.equal(second('2', 'Es brennen\n1. Lampen,\n2. Kerzen:'), 'untold');
    assert.equal(second('2', 'Es brennen\n1. Lampen,\n2. Kerzen'), 'lacking');
    assert.deepEqual(points('Wer Lampen löscht,', '1'), ['untold'], 'its list may be what is lost');
  });

  it('is sure of a sentence, when it looks thoroughly, only where no abbreviation and no number of a list may end it', () => {
    const thorough = (text: string): readonly Presence[] =>
      ['1', '2', '3'].map((number) => new TextUnits(text).presence([{ kind: 'sentence', number }], true));
    assert.deepEqual(thorough('Lampen nach Abs. 1 brennen. Das gilt nicht nach Nr. 1.'), ['there', 'there', 'untold']);
    assert.deepEqual(thorough('Es brennen\n1. Lampen,\n2. Kerzen.'), ['there', 'untold', 'untold']);
    assert.deepEqual(thorough('Lampen brennen. Kerzen auch! Netze nicht?'), ['there', 'there', 'there']);
    const lines = new TextUnits('Le gardien allume :\n1° les lampes ;\n2° les bougies.');
    assert.equal(lines.presence([{ kind: 'subparagraph', number: '2' }], true), 'there');
    assert.equal(lines.presence([{ kind: 'subparagraph', number: '3' }], true), 'untold');
  });

  it('counts subparagraphs without numbers by lines', () => {
    const text = 'Le gardien allume.\nIl éteint au matin.';
    assert.deepEqual(
      ['1', '2', '3'].map((number) => presence(text, ['subparagraph', number])),
      ['there', 'there', 'lacking'],
    );
    assert.equal(presence(text, ['subparagraph', '2'], ['point', 'a']), 'lacking');
  });

  it('looks for the item of a subparagraph where a list has its number, too', () => {
    const text = 'Le gardien allume.\nIl garde :\n1° les lampes ;\n2° les cordes.';
    assert.equal(presence(text, ['subparagraph', '2'], ['point', '2']), 'there');
    assert.equal(presence(text, ['subparagraph', '2'], ['point', '3']), 'lacking');
  });

  it('misses a point where nothing tells of a list', () => {
    assert.deepEqual(points('Lamps are lit.', '1', 'a', 'i'), ['lacking', 'lacking', 'lacking']);
    assert.deepEqual(points('등화를 켠다.', '1', '가'), ['lacking', 'lacking']);
    assert.deepEqual(points('The following are lit:', '1', 'a'), ['untold', 'untold']);
    assert.deepEqual(points('Lit are\n- lamps,\n- candles.', '1', 'a'), ['untold', 'untold']);
    assert.deepEqual(points('| 1 | lamps |\n| 2 | candles |\nLit are those.', '1', '9'), ['there', 'untold']);
    assert.deepEqual(points('See table 3.', '1.1', ''), ['untold', 'untold']);
  });

  it('finds items within a line, and does not take the mention of a number for one', () => {
    assert.deepEqual(points('Lit are: (a) lamps; (b) candles, or (c) torches.', 'a', 'b', 'c', 'd'), [
      'there',
      'there',
      'there',
      'lacking',
    ]);
    assert.deepEqual(points('Lamps of subsection (1) are lit.', '1', '2'), ['untold', 'lacking']);
  });

  it('looks for Roman numbers in lists that count so', () => {
    const items = 'Son:\nI. Una;\nII. Dos:\na) tres;\nb) cuatro.';
    assert.deepEqual(points(items, 'i', 'ii', 'iii', 'iv', 'a', 'b', 'c'), [
      'there',
      'there',
      'lacking',
      'lacking',
      'there',
      'there',
      'lacking',
    ]);
    assert.deepEqual(points('Son:\nI.- Una;\nII.- Dos.', 'ii', 'iii'), ['there', 'lacking']);
    assert.deepEqual(points('Lit are:\n(i) lamps;\n(ii) candles.', 'ii', 'iii'), ['there', 'lacking']);
    assert.deepEqual(points('Lit are:\na) lamps;\nb) candles.', 'ii', 'iv', 'c'), ['untold', 'untold', 'lacking']);
  });

  it('tells a Roman list in an item from the item behind it', () => {
    const text = 'Lit are:\n(h) lamps:\n(i) old;\n(ii) new;\n(j) candles:\n(i) tall.';
    assert.equal(presence(text, ['point', 'h'], ['item', 'ii']), 'there');
    assert.equal(presence(text, ['point', 'j'], ['item', 'ii']), 'untold');
  });

  it('reads lists in the signs of their script', () => {
    assert.deepEqual(points('다음의 것\n1. 등화\n가. 새것\n나. 헌것\n2. 초', '2', '3', '나', '다'), [
      'there',
      'lacking',
      'there',
      'lacking',
    ]);
    assert.deepEqual(points('次のもの。\n一　灯火\nイ　新\nロ　旧\n二　蝋燭', '2', '3', 'ロ', 'ハ'), [
      'there',
      'lacking',
      'there',
      'lacking',
    ]);
    assert.deepEqual(points('ให้จุด\n(๑) โคม\n(๒) เทียน\n(ก) ใหม่', '2', '3', 'ก'), ['there', 'lacking', 'there']);
    assert.deepEqual(points('Lit are:\nA. lamps;\nB. candles.', 'a', 'b'), ['there', 'there']);
  });

  it('knows no unit that texts do not count', () => {
    assert.equal(presence('Lamps are lit.', ['part', 'a']), 'untold');
  });

  it('gives the numbers that stand where one is looked for', () => {
    const beside = (...path: readonly Asked[]): readonly string[] =>
      new TextUnits(LAMPS).numbersBeside(path.map(([kind, number]) => ({ kind, number })));
    assert.deepEqual(beside(['sentence', '1'], ['point', '9']), ['1', '2', '2a']);
    assert.deepEqual(beside(['point', '1'], ['item', 'z']), ['a', 'b']);
    assert.deepEqual(beside(['point', '9'], ['item', 'z']), []);
    assert.deepEqual(beside(['sentence', '9']), []);
  });
});
