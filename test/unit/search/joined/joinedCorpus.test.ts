import assert from 'node:assert/strict';
import { JoinedActs } from '../../../../src/search/joined/joinedActs';
import { JoinedCorpus } from '../../../../src/search/joined/joinedCorpus';
import { IndexStore } from '../../../../src/search/joined/indexStore';
import type { LegalIndex } from '../../../../src/search';
import { actsOfTests } from '../../support/acts';
import { indexOf } from '../../support/indexOf';

const joinedOf = (here: LegalIndex, there: LegalIndex): { corpus: JoinedCorpus; acts: JoinedActs } => {
  const acts = new JoinedActs(new IndexStore(here).acts, new IndexStore(there).acts);
  return { corpus: new JoinedCorpus(here.corpus, there.corpus, acts.behind(here.corpus.acts), acts), acts };
};

describe('a corpus and that of a store as one', () => {
  it('has of each provision what its own has, the second behind the first', async () => {
    const all = Object.entries(actsOfTests(true));
    const here = await indexOf(Object.fromEntries(all.filter((_, at) => at % 2 === 0)));
    const there = await indexOf(Object.fromEntries(all.filter((_, at) => at % 2 === 1)));
    const { corpus } = joinedOf(here, there);
    const { size } = here.corpus;
    assert.equal(corpus.size, size + there.corpus.size);
    for (let ordinal = 0; ordinal < corpus.size; ordinal += 1) {
      const offset = ordinal < size ? 0 : size;
      const own = offset === 0 ? here.corpus : there.corpus;
      const at = ordinal - offset;
      assert.equal(corpus.ordinal(own.id(at)), ordinal);
      assert.deepEqual({ ...corpus.provision(ordinal) }, { ...own.provision(at) });
      for (const read of [
        'id',
        'text',
        'hasText',
        'textLength',
        'heading',
        'sourceKey',
        'isRepealed',
        'validity',
      ] as const)
        assert.deepEqual(corpus[read](ordinal), own[read](at), read);
      assert.equal(corpus.subtreeEnd(ordinal), own.subtreeEnd(at) + offset);
      assert.equal(corpus.parent(ordinal), own.parent(at) < 0 ? -1 : own.parent(at) + offset);
      const act = corpus.actOf(ordinal);
      assert.equal(corpus.acts[act], own.acts[own.actOf(at)]);
      assert.deepEqual(
        corpus.provisionsOf(act),
        own.provisionsOf(own.actOf(at)).map((each) => each + offset),
      );
    }
    assert.equal(corpus.ordinal('no-act/sec_1'), undefined);
  });

  it('has no act of the store that the first has, and no id that leads to its provisions', async () => {
    const act = (title: string, sections: number): string =>
      `# ${title}\n\n${Array.from({ length: sections }, (_, at) => `## Section ${at + 1}\n\nText.\n`).join('\n')}`;
    const here = await indexOf({ 'b.md': act('Berth Act 1990', 1) });
    const there = await indexOf({
      'a.md': act('Anchor Act 1989', 2),
      'b.md': act('Berth Act 1990', 3),
      'c.md': act('Canal Act 1991', 1),
    });
    const { corpus, acts } = joinedOf(here, there);
    assert.deepEqual(
      corpus.acts.map(({ title }) => title),
      ['Berth Act 1990', 'Anchor Act 1989', 'Canal Act 1991'],
    );
    assert.equal(corpus.ordinal('berth-act-1990/sec_1'), 0);
    assert.equal(corpus.ordinal('berth-act-1990/sec_2'), undefined);
    assert.equal(corpus.text(corpus.ordinal('canal-act-1991/sec_1')!), 'Text.');
    assert.deepEqual([acts.seen, acts.hidden], [[0, 2], [1]]);
    const first = there.corpus.ordinal('berth-act-1990/sec_1')!;
    assert.deepEqual(
      [first - 1, first, first + 2, first + 3].map((ordinal) => acts.isHidden(ordinal)),
      [false, true, true, false],
    );
    assert.deepEqual(acts.seenIn([0, there.corpus.size]), [0, 2]);
    assert.deepEqual(acts.seenIn([first, first + 3]), []);
    assert.deepEqual(acts.seenIn([first - 1, first]), [0]);
    assert.deepEqual(acts.seenIn([first + 3, first + 4]), [2]);
    assert.deepEqual(acts.seenIn([3, 3]), []);
  });
});
