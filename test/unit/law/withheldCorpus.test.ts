import assert from 'node:assert/strict';
import { citableUnitAround, WithheldCorpus, type Corpus } from '../../../src/law';
import { corpusOf } from '../citation/support';
import { indexOf } from '../support/indexOf';

const LAW = `# Ferry Act

## Chapter 1. Tolls

### Section 1. Tolls

(1) A barge pays a toll of 12 crowns.

(2) A skiff pays half of it.

### Section 2. Lights

A barge shows a light.
`;

describe('law/withheldCorpus', () => {
  let corpus: Corpus;
  before(async () => {
    ({ corpus } = await indexOf({ 'ferry.md': LAW }));
  });

  const at = (id: string): number => corpus.ordinal(id)!;

  it('has no text, no heading and no way back from an id for what is withheld, and all of the rest', () => {
    const [first, end] = citableUnitAround(corpus, at('ferry-act/sec_1__para_2'));
    const withheld = new Set(Array.from({ length: end - first }, (_, offset) => first + offset));
    const seen = new WithheldCorpus(corpus, withheld);
    for (let ordinal = 0; ordinal < corpus.size; ordinal += 1) {
      const isGone = withheld.has(ordinal);
      assert.equal(seen.text(ordinal), isGone ? '' : corpus.text(ordinal));
      assert.equal(seen.heading(ordinal), isGone ? '' : corpus.heading(ordinal));
      assert.equal(seen.hasText(ordinal), !isGone && corpus.hasText(ordinal));
      assert.equal(seen.ordinal(corpus.id(ordinal)), isGone ? undefined : ordinal);
      assert.equal(seen.textLength(ordinal), isGone ? 0 : corpus.textLength(ordinal));
      assert.equal(seen.sourceKey(ordinal), isGone ? '' : corpus.sourceKey(ordinal));
      // What was stored by ordinals still holds.
      assert.equal(seen.id(ordinal), corpus.id(ordinal));
      assert.equal(seen.parent(ordinal), corpus.parent(ordinal));
      assert.equal(seen.subtreeEnd(ordinal), corpus.subtreeEnd(ordinal));
      assert.equal(seen.actOf(ordinal), corpus.actOf(ordinal));
      assert.equal(seen.isRepealed(ordinal), corpus.isRepealed(ordinal));
      assert.deepEqual(seen.validity(ordinal), corpus.validity(ordinal));
      if (isGone) assert.throws(() => seen.provision(ordinal), RangeError);
      else assert.deepEqual(seen.provision(ordinal), corpus.provision(ordinal));
    }
  });

  it('is as large as what it is seen of, with the same acts', () => {
    const seen = new WithheldCorpus(corpus, new Set([0]));
    assert.equal(seen.size, corpus.size);
    assert.deepEqual(seen.acts, corpus.acts);
    assert.deepEqual(seen.provisionsOf(0), [0, corpus.size]);
    assert.equal(seen.ordinal('ferry-act/sec_9'), undefined);
    assert.throws(() => seen.provision(0), /0 is withheld/u);
  });

  it('takes for one unit what stands in a chapter and in no section, and a chapter for itself', async () => {
    const { corpus: guide } = await indexOf({
      'guide.md': '# Ferry Act\n\n## Chapter 1. Notes\n\nA note on tolls.\n\n### Section 1. A\n\nB.\n',
    });
    const chapter = guide.ordinal('ferry-act/chp_1')!;
    assert.deepEqual(citableUnitAround(guide, chapter), [chapter, guide.size]);
  });

  it('takes the section in an annex, and a note with its parts where no section is', () => {
    const rules = corpusOf({
      key: 'rules',
      provisions: {
        annex_1: '',
        annex_1__sec_1: '',
        annex_1__sec_1__para_1: 'a',
        annex_1__sec_2: 'b',
        chp_2: '',
        chp_2__hcontainer_note: 'c',
        chp_2__hcontainer_note__para_1: 'd',
        chp_2__hcontainer_other: 'e',
      },
    });
    const unit = (id: string): string[] => {
      const [first, end] = citableUnitAround(rules, rules.ordinal(`rules/${id}`)!);
      return [rules.id(first), `${end - first}`];
    };
    assert.deepEqual(unit('annex_1__sec_1__para_1'), ['rules/annex_1__sec_1', '2']);
    assert.deepEqual(unit('annex_1__sec_2'), ['rules/annex_1__sec_2', '1']);
    assert.deepEqual(unit('chp_2__hcontainer_note__para_1'), ['rules/chp_2__hcontainer_note', '2']);
    assert.deepEqual(unit('chp_2__hcontainer_other'), ['rules/chp_2__hcontainer_other', '1']);
    assert.deepEqual(unit('chp_2'), ['rules/chp_2', '4']);
  });

  it('takes the section around a paragraph, with its siblings, but not the chapter', () => {
    const section = at('ferry-act/sec_1');
    assert.deepEqual(citableUnitAround(corpus, at('ferry-act/sec_1__para_2')), [section, section + 3]);
    const whole = at('ferry-act/sec_2');
    assert.deepEqual(citableUnitAround(corpus, whole), [whole, whole + 1]);
  });
});
