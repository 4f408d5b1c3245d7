import assert from 'node:assert/strict';
import { TextUnits, unitSigns } from '../../../../src/citation/provisions/textUnits';
import { parseEId } from '../../../../src/law';

const LAMPS = `Angezündet werden
1. Lampen
a) aus Messing,
b) aus Glas,
2. Kerzen, und zwar: (a) weiße; (b) rote,
3. Fackeln.`;

describe('citation/textUnits: parts of a text', () => {
  const units = (): TextUnits => new TextUnits(LAMPS);
  const textOf = (path: string): string | undefined => units().textOf(parseEId(path))?.trim();

  it('is the text of one item, up to the next of its list', () => {
    assert.equal(textOf('point_1'), 'Lampen\na) aus Messing,\nb) aus Glas,');
    assert.equal(textOf('point_1__item_a'), 'aus Messing,');
    assert.equal(textOf('point_1__item_b'), 'aus Glas,');
    assert.equal(textOf('point_3'), 'Fackeln.');
  });

  it('is none of what is no item or not there', () => {
    assert.equal(textOf('point_4'), undefined);
    assert.equal(textOf('point_3__item_a'), undefined);
    assert.equal(textOf('sent_1'), undefined);
    const inLine = new TextUnits('Dazu gehören:\n1. Lampen;\n2. Fackeln: (a) aus Holz; (b) aus Pech.');
    assert.equal(inLine.presence(parseEId('point_2__item_b')), 'there');
    assert.equal(inLine.textOf(parseEId('point_2__item_b')), undefined, 'not the whole of number 2');
    assert.equal(units().textOf([]), undefined, 'the whole text is no item of it');
  });

  it('is one sentence, the lines of its list among it, and an item of one sentence', () => {
    const text =
      'Der Eigner zahlt (§ 3 Abs. 1). Er zahlt nach Nr. 4 nicht, wenn\n1. es stürmt,\n2. es friert.\nDas gilt usw. nur heute.';
    const of = (path: string): string | undefined => new TextUnits(text).textOf(parseEId(path))?.trim();
    assert.equal(of('sent_1'), 'Der Eigner zahlt (§ 3 Abs. 1).');
    assert.equal(of('sent_2'), 'Er zahlt nach Nr. 4 nicht, wenn\n1. es stürmt,\n2. es friert.');
    assert.equal(of('sent_2__point_2'), 'es friert.');
    assert.equal(of('sent_3'), 'Das gilt usw. nur heute.');
    assert.equal(of('sent_1__point_2'), undefined, 'the list is of sentence 2');
    assert.equal(of('sent_4'), undefined);
  });

  it('knows the numbers beside one that it looks for', () => {
    const beside = (path: string): readonly string[] => units().numbersBeside(parseEId(path));
    assert.deepEqual(beside('point_9'), ['1', '2', '3']);
    assert.deepEqual(beside('point_1__item_z'), ['a', 'b']);
    assert.deepEqual(beside('point_3__item_z'), []);
    assert.deepEqual(beside('point_9__item_z'), [], 'beside nothing');
    assert.deepEqual(beside('sent_9'), [], 'sentences have no numbers of their own');
  });

  it('has one sign for texts with the same units, and another where one unit is more, less or elsewhere', () => {
    const same = LAMPS.replace('Messing', 'Eisen').replace('weiße', 'gelbe');
    assert.equal(unitSigns(same), unitSigns(LAMPS));
    for (const other of [
      LAMPS.replace('3. ', '4. '),
      LAMPS.replace('b) aus', 'c) aus'),
      LAMPS.replace('(b) rote', 'rote'),
      LAMPS.replace('Fackeln.', 'Fackeln. Mehr nicht.'),
      LAMPS.replace('Fackeln.', 'Fackeln,'),
      LAMPS.replace('Fackeln.', 'Fackeln'),
      LAMPS.replace('\n3.', '\nund\n3.'),
      LAMPS.replace('Lampen', 'Lampen | Öl'),
      LAMPS.replace('1. Lampen\na) aus Messing,', 'a) aus Messing,\n1. Lampen'),
    ]) {
      assert.notEqual(unitSigns(other), unitSigns(LAMPS), other);
    }
  });
});
