import assert from 'node:assert/strict';
import { SentenceWording } from '../../../src/citation';
import type { TextSpan } from '../../../src/text';

/** A citation of a text, and what its sentence says. */
function said(text: string, cited: string): { former: boolean; listed: boolean; commencing: boolean } {
  const start = text.indexOf(cited);
  const at: TextSpan = { start, end: start + cited.length };
  const sentences = new SentenceWording(text);
  return {
    former: sentences.endsInFormerLaw(at),
    listed: sentences.isListedAsFormer(at),
    commencing: sentences.saysWhenInForce(at),
  };
}

const NOTHING = { former: false, listed: false, commencing: false };
const FORMER = 'in der bis zum 24. Dezember 2020 geltenden Fassung';

describe('citation/sentenceWording', () => {
  it('reads words for a former wording behind a citation as far as its sentence goes', () => {
    const sentence = `Die §§ 2 und 4, § 40 und die Anlage 1 ${FORMER} gelten fort.`;
    assert.deepEqual(said(sentence, '§ 40'), { ...NOTHING, former: true });
    assert.deepEqual(said(`Nach § 40 entscheidet die Behörde. ${sentence.slice(11)}`, '§ 40'), NOTHING);
    assert.deepEqual(said(`Es gilt § 40\n\nDie Anlage 1 ${FORMER} gilt fort.`, '§ 40'), NOTHING);
  });

  it('holds what opens a list for what stands in it, blank lines between', () => {
    const list = `Es gelten die Vorschriften ${FORMER}: \n\n1. die Artikel 15 und 16,\n\n2. der Artikel 18.`;
    assert.deepEqual(said(list, 'Artikel 18'), { ...NOTHING, listed: true });
    assert.deepEqual(said(`Nach Artikel 18 gilt nichts. ${list}`, 'Artikel 18'), NOTHING);
  });

  it('reads when a sentence says that what it cites begins to be law, on either side', () => {
    const sentence = 'Artikel 3 tritt am 1. Januar 2030 in Kraft.';
    assert.equal(said(sentence, 'Artikel 3').commencing, true);
    assert.equal(said(`Am 1. Januar 2030 treten in Kraft:\n\n1. Artikel 3`, 'Artikel 3').commencing, true);
    assert.equal(said(`Artikel 9 gilt entsprechend. ${sentence}`, 'Artikel 9').commencing, false);
  });

  it('reads no more than some pages of a sentence that does not end', () => {
    const far = `Nach § 40${', § 2'.repeat(1_000)} ${FORMER}`;
    assert.deepEqual(said(far, '§ 40'), NOTHING);
    assert.equal(said(far.replaceAll(', § 2', '').concat(', § 3'.repeat(1_000)), '§ 40').former, true);
  });
});
