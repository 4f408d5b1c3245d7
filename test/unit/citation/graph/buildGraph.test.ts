import assert from 'node:assert/strict';
import {
  citeCorpus,
  citeEach,
  CitationResolver,
  joinCited,
  ordinalsOf,
  type CitedProvisions,
} from '../../../../src/citation';
import { toEnd } from '../../../../src/turns';
import type { PackedCorpus } from '../../../../src/law';
import { corpusOf } from '../support';

const steps = (corpus: PackedCorpus): Generator<number, CitedProvisions> =>
  citeEach(corpus, new CitationResolver(corpus), ordinalsOf(0, corpus.size));

describe('buildGraph', () => {
  const corpus = corpusOf({
    key: 'harbour-act',
    title: 'Harbour Act 1990',
    provisions: {
      sec_1: 'Subject to sections 2 to 4, a ship may enter.',
      sec_2: 'See section 1, section 1 again, and section 2 itself.',
      sec_3: 'See section 9. See section 5 of the Fisheries Act.',
      sec_4: 'No citation.',
    },
  });

  it('links what is resolved, once, both ways, without self loops', () => {
    const { graph } = citeCorpus(corpus);
    assert.deepEqual([...graph.cites(0)], [1, 2, 3]);
    assert.deepEqual([...graph.cites(1)], [0]);
    assert.deepEqual([...graph.citedBy(0)], [1]);
    assert.equal(graph.cites(2).length, 0);
  });

  it('counts every citation by its outcome', () => {
    assert.deepEqual(citeCorpus(corpus).outcomes.statistics, {
      total: 7,
      resolved: 5,
      unresolved: 2,
      byOutcome: { resolved: 5, 'act-not-in-corpus': 1, 'provision-not-found': 1, ambiguous: 0 },
    });
  });

  it('reports progress up to the last provision, and can be left', () => {
    assert.deepEqual([...steps(corpus)], [0, 4]);
    const left = steps(corpus);
    left.next();
    assert.equal(left.return({} as CitedProvisions).done, true);
  });

  it('builds nothing from nothing', () => {
    assert.equal(citeCorpus(corpusOf()).graph.size, 0);
  });

  it('takes what some provisions cite now in place of what they cited', () => {
    const whole = toEnd(steps(corpus));
    const ordinals = Uint32Array.of(1, 2);
    const none = {
      edges: new Uint32Array(),
      ranges: new Uint32Array(),
      outcomes: Uint32Array.of(2, 0, 1, 0, 0, 0),
      names: new Map(),
    };
    const { graph, outcomes } = joinCited(corpus, [whole], { ordinals, parts: [none] });
    assert.deepEqual([...graph.cites(0)], [1, 2, 3]);
    assert.equal(graph.cites(1).length, 0);
    assert.deepEqual([...outcomes.citing], [0, 2]);
    assert.deepEqual(outcomes.statistics.byOutcome, {
      resolved: 2,
      'act-not-in-corpus': 1,
      'provision-not-found': 0,
      ambiguous: 0,
    });
  });
});
