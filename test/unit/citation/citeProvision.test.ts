import assert from 'node:assert/strict';
import { citeInSteps, CitationResolver, toEnd } from '../../../src/citation';
import { corpusOf } from './support';

describe('citation/citeProvision', () => {
  const corpus = corpusOf({
    key: 'harbour-act',
    title: 'Harbour Act 1990',
    provisions: {
      sec_1: 'Subject to section 2, section 3 and section 9, a ship may enter.',
      sec_2: 'See section 1.',
      sec_3: '',
    },
  });
  const resolver = new CitationResolver(corpus);

  it('reads what a provision cites, a step for each citation at least', () => {
    const steps = citeInSteps(corpus, resolver, 0);
    let count = 0;
    let step = steps.next();
    for (; step.done !== true; step = steps.next()) count += 1;
    assert.deepEqual(step.value, {
      targets: [1, 2],
      outcomes: ['resolved', 'resolved', 'provision-not-found'],
      absent: [],
    });
    assert.ok(count >= 3, `${count} steps`);
  });

  it('reads the same when other provisions are read between its steps', () => {
    const steps = citeInSteps(corpus, resolver, 0);
    steps.next();
    assert.deepEqual(toEnd(citeInSteps(corpus, resolver, 1)).targets, [0]);
    assert.deepEqual(toEnd(steps).targets, [1, 2]);
  });

  it('finds nothing in a provision without text', () => {
    assert.deepEqual(toEnd(citeInSteps(corpus, resolver, 2)), { targets: [], outcomes: [], absent: [] });
  });
});
