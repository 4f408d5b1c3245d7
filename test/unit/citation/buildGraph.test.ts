import assert from 'node:assert/strict';
import { CitationResolver, citeSpan, joinCited, type BuiltGraph, type CitedSpan } from '../../../src/citation';
import type { PackedCorpus } from '../../../src/law';
import { corpusOf } from './support';

function build(corpus: PackedCorpus): BuiltGraph & { progress: number[] } {
  const steps = citeSpan(corpus, new CitationResolver(corpus));
  const progress: number[] = [];
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done === true) return { ...joinCited(corpus.size, [step.value]), progress };
    progress.push(step.value);
  }
}

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
    const { graph } = build(corpus);
    assert.deepEqual([...graph.cites(0)], [1, 2, 3]);
    assert.deepEqual([...graph.cites(1)], [0]);
    assert.deepEqual([...graph.citedBy(0)], [1]);
    assert.equal(graph.cites(2).length, 0);
  });

  it('counts every citation by its outcome', () => {
    assert.deepEqual(build(corpus).statistics, {
      total: 7,
      resolved: 5,
      unresolved: 2,
      byOutcome: { resolved: 5, 'act-not-in-corpus': 1, 'provision-not-found': 1, ambiguous: 0 },
    });
  });

  it('reports progress up to the last provision, and can be left', () => {
    assert.deepEqual(build(corpus).progress, [0, 4]);
    const steps = citeSpan(corpus, new CitationResolver(corpus));
    steps.next();
    assert.equal(steps.return({} as CitedSpan).done, true);
  });

  it('builds nothing from nothing', () => {
    assert.equal(build(corpusOf()).graph.size, 0);
  });
});
