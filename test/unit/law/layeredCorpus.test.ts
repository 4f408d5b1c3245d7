import assert from 'node:assert/strict';
import { CorpusBuilder, LayeredCorpus, type ActDocument, type PackedCorpus, type Provision } from '../../../src/law';

const REPEALED = { status: 'repealed', validity: { until: '2001-12-31' } } as const;

/** An act of sections `1` to `texts.length`, the last inside the first. */
function act(
  key: string,
  texts: readonly string[],
  file = `/law/${key}.md`,
  standing: Pick<Provision, 'status' | 'validity'> = { status: 'in-force' },
): ActDocument {
  const range = { start: { line: 0, character: 0 }, end: { line: 1, character: 0 } };
  const provisions = texts.map((text, at) => ({
    id: `${key}/sec_${at + 1}`,
    act: key,
    path: [{ kind: 'section', number: String(at + 1) }] as const,
    heading: `${key} ${at + 1}`,
    text,
    ...standing,
    range,
    file,
    sourceKey: `gold ${key} ${at + 1}`,
    ...(at > 0 && { parent: `${key}/sec_1` }),
  }));
  return { act: { key, title: key, abbreviation: '', aliases: [], language: 'en', file }, provisions };
}

function corpusOf(...documents: ActDocument[]): PackedCorpus {
  const builder = new CorpusBuilder();
  documents.forEach((document) => builder.add(document));
  return builder.finish();
}

describe('LayeredCorpus', () => {
  let base: PackedCorpus;
  let overlay: PackedCorpus;
  let corpus: LayeredCorpus;
  beforeEach(() => {
    base = corpusOf(act('bells', ['a', 'b']), act('lamps', ['c', 'd']), act('quays', ['e']));
    overlay = corpusOf(act('gates', ['x']), act('lamps', ['C', 'D', 'E']));
    corpus = new LayeredCorpus(base, overlay, new Set(['/law/lamps.md', '/law/quays.md']));
  });

  it('numbers acts as a corpus read anew would, and provisions of the base as the base does', () => {
    assert.deepEqual(
      corpus.acts.map(({ key }) => key),
      ['bells', 'gates', 'lamps'],
    );
    assert.deepEqual(
      corpus.acts.map((_, number) => corpus.provisionsOf(number)),
      [
        [0, 2],
        [5, 6],
        [6, 9],
      ],
    );
    assert.deepEqual([corpus.actOf(1), corpus.actOf(5), corpus.actOf(8)], [0, 1, 2]);
    assert.equal(corpus.size, 9);
  });

  it('leads from an id to the provision of the file as it is now, or nowhere', () => {
    assert.equal(corpus.ordinal('bells/sec_2'), 1);
    assert.equal(corpus.ordinal('lamps/sec_2'), 7);
    assert.equal(corpus.ordinal('quays/sec_1'), undefined);
    assert.equal(corpus.text(7), 'D');
    assert.ok(corpus.hasText(0) && corpus.hasText(7));
    assert.equal(corpus.provision(7).id, 'lamps/sec_2');
    assert.deepEqual(
      [0, 1, 2, 3, 4].map((ordinal) => corpus.successor(ordinal)),
      [0, 1, 6, 7, -1],
    );
  });

  it('has nothing under a masked ordinal', () => {
    for (const ordinal of [2, 3, 4]) {
      assert.ok(corpus.isMasked(ordinal));
      assert.deepEqual(
        [corpus.id(ordinal), corpus.text(ordinal), corpus.heading(ordinal), corpus.sourceKey(ordinal)],
        ['', '', '', ''],
      );
      assert.equal(corpus.hasText(ordinal), false);
      assert.equal(corpus.actOf(ordinal), -1);
      assert.throws(() => corpus.provision(ordinal), RangeError);
    }
    assert.deepEqual(
      [0, 1, 2].map((number) => corpus.isReplaced(number)),
      [false, true, true],
    );
  });

  it('has all of each provision that is there, from the layer that has it now', () => {
    const found = Array.from({ length: corpus.size }, (_, ordinal) => ordinal).filter((each) => !corpus.isMasked(each));
    assert.deepEqual(found, [0, 1, 5, 6, 7, 8]);
    for (const ordinal of found) {
      const [layer, own] = ordinal < base.size ? [base, ordinal] : [overlay, ordinal - base.size];
      assert.deepEqual(corpus.provision(ordinal), layer.provision(own));
      assert.deepEqual(
        [corpus.id(ordinal), corpus.text(ordinal), corpus.heading(ordinal), corpus.sourceKey(ordinal)],
        [layer.id(own), layer.text(own), layer.heading(own), layer.sourceKey(own)],
      );
      assert.deepEqual([corpus.textLength(ordinal), corpus.hasText(ordinal)], [layer.text(own).length, true]);
      assert.deepEqual([corpus.isRepealed(ordinal), corpus.validity(ordinal)], [false, undefined]);
      assert.equal(corpus.ordinal(corpus.id(ordinal)), ordinal);
    }
    assert.equal(corpus.textLength(3), 0, 'of a masked one');
    assert.equal(corpus.ordinal('bells/sec_9'), undefined);
  });

  it('has the standing and the days of either layer', () => {
    const old = corpusOf(act('bells', ['a'], '/law/b.md', REPEALED));
    const now = corpusOf(act('quays', ['b']), act('walls', ['c'], '/law/w.md', REPEALED));
    const both = new LayeredCorpus(old, now, new Set());
    const ordinals = [0, 1, 2];
    assert.deepEqual(
      ordinals.map((ordinal) => both.isRepealed(ordinal)),
      [true, false, true],
    );
    assert.deepEqual(
      ordinals.map((ordinal) => both.validity(ordinal)),
      [REPEALED.validity, undefined, REPEALED.validity],
    );
  });

  it('keeps the acts of one file in their order, whichever layer they are of', () => {
    const old = corpusOf(act('bells', ['a'], '/law/z.md'), act('anchors', ['b'], '/law/z.md'));
    const now = corpusOf(act('quays', ['c'], '/law/a.md'));
    const both = new LayeredCorpus(old, now, new Set());
    assert.deepEqual(
      both.acts.map(({ key }) => key),
      ['quays', 'bells', 'anchors'],
    );
    assert.deepEqual(
      [0, 1, 2].map((ordinal) => both.actOf(ordinal)),
      [1, 2, 0],
    );
  });

  it('moves the tree of the overlay with it', () => {
    assert.deepEqual([corpus.parent(0), corpus.parent(1), corpus.subtreeEnd(0)], [-1, 0, 2]);
    assert.deepEqual([corpus.parent(6), corpus.parent(8), corpus.subtreeEnd(6)], [-1, 6, 9]);
  });
});
