import assert from 'node:assert/strict';
import { citeInSteps, CitationResolver, Units, type ProvisionCitations } from '../../../../src/citation';
import { toEnd } from '../../../../src/turns';
import { corpusOf } from '../support';

describe('citation/citeProvision', () => {
  const corpus = corpusOf({
    key: 'harbour-act',
    title: 'Harbour Act 1990',
    provisions: {
      sec_1: 'Subject to section 2, section 3 and section 9, a ship may enter.',
      sec_2: 'See section 1.',
      sec_3: '',
      sec_4: '',
      sec_4__para_1: 'A berth is paid for.',
      sec_4__para_2: 'Paragraph (1) and section 4(2) apply, and so does section 2. Section 4 and section 3 do, too.',
      sec_4__para_3: 'Sections 3 to 4 apply.',
    },
  });
  const resolver = new CitationResolver(corpus);
  const units = new Units(corpus);
  const cite = (ordinal: number): Generator<void, ProvisionCitations> => citeInSteps(corpus, resolver, units, ordinal);

  it('reads what a provision cites, a step for each citation at least', () => {
    const steps = cite(0);
    let count = 0;
    let step = steps.next();
    for (; step.done !== true; step = steps.next()) count += 1;
    assert.deepEqual(step.value, {
      targets: { single: [1, 2], ranges: [] },
      counts: [2, 0, 1, 0, 0],
      absent: [],
    });
    assert.ok(count >= 3, `${count} steps`);
  });

  it('reads the same when other provisions are read between its steps', () => {
    const steps = cite(0);
    steps.next();
    assert.deepEqual(toEnd(cite(1)).targets.single, [0]);
    assert.deepEqual(toEnd(steps).targets.single, [1, 2]);
  });

  it('finds nothing in a provision without text', () => {
    assert.deepEqual(toEnd(cite(2)), { targets: { single: [], ranges: [] }, counts: [0, 0, 0, 0, 0], absent: [] });
  });

  it('counts apart what is cited of the very unit that it stands in', () => {
    assert.deepEqual(toEnd(cite(5)).counts, [5, 0, 0, 0, 3]);
    // The range leaves the section, its end alone does not.
    assert.deepEqual(toEnd(cite(6)).counts, [2, 0, 0, 0, 1]);
  });
});
