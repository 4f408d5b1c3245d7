import assert from 'node:assert/strict';
import { CitationResolver, findCitations } from '../../../../src/citation';
import { CorpusBuilder, type PackedCorpus } from '../../../../src/law';
import { readSource } from '../../../../src/readers';
import { corpusOf } from '../support';

/** Sections of a schedule go by the schedule alone, as they do in sources that count them through its Parts. */
const HARBOUR = `# Harbour Act 2012

### Section 2. Ropes

Paragraph 3 applies.

## Schedule 1

### Part 1

#### 1. Lamps

(1) Lamps.

(2) Ropes.

#### 2. Ropes

Ropes.

### Part 2

#### Chapter 1

##### 3. Buoys

Red.
`;
const ACTS = corpusOf(
  {
    key: 'quay-act',
    title: 'Quay Act 2013',
    provisions: {
      sec_1: 'One.',
      sec_4: '',
      sec_4__para_1: 'One.',
      sec_4__para_2: 'Two.',
      annex_2: '',
      annex_2__part_1: '',
      annex_2__part_1__para_1: 'One.',
      annex_2__part_1__para_2: 'Paragraph 1 applies.',
      annex_2__part_2: '',
      annex_2__part_2__para_1: 'One anew.',
      annex_2__part_2__para_4: 'Four.',
      annex_3: '',
      annex_3__part_i: '',
      annex_3__part_i__para_1: 'One.',
    },
  },
  {
    key: '항만법',
    title: '항만법',
    language: 'ko',
    provisions: { art_1: '목적', hcontainer_부칙: '', hcontainer_부칙__art_1: '시행일' },
  },
  {
    key: '선박법',
    title: '선박법',
    language: 'ko',
    provisions: {
      art_1: '목적',
      hcontainer_부칙: '',
      hcontainer_부칙__art_1: '시행일',
      'hcontainer_부칙-123': '',
      'hcontainer_부칙-123__art_1': '시행일',
    },
  },
);

function withHarbour(): PackedCorpus {
  const builder = new CorpusBuilder();
  const { documents } = readSource({ file: '/law/harbour.md', bytes: new TextEncoder().encode(HARBOUR) });
  for (const document of documents) builder.add(document);
  for (const [at, act] of ACTS.acts.entries()) {
    const [first, end] = ACTS.provisionsOf(at);
    builder.add({ act, provisions: Array.from({ length: end - first }, (_, next) => ACTS.provision(first + next)) });
  }
  return builder.finish();
}

const CORPUS = withHarbour();
const resolver = new CitationResolver(CORPUS);

/** What the citations of a text mean, whole ids without the act, or the outcome of one that is not resolved. */
function meant(text: string, within?: string, language = 'en'): string[] {
  const ordinal = within === undefined ? undefined : CORPUS.ordinal(within);
  return resolver
    .resolve(findCitations(text, language), ordinal === undefined ? {} : { ordinal }, text)
    .map(({ outcome, targets }) => (outcome === 'resolved' ? targets.join(' ').replace(/\S*\//gu, '') : outcome));
}

describe('citation/provisions: annexes', () => {
  it('finds a paragraph of a schedule through its Parts, with the Part named or not', () => {
    assert.deepEqual(meant('paragraph 3 of Schedule 1 to the Harbour Act 2012'), ['annex_1__sec_3']);
    assert.deepEqual(meant('paragraph 3 of Part 2 of Schedule 1 to the Harbour Act 2012'), ['annex_1__sec_3']);
    assert.deepEqual(meant('paragraph 1(2) of Schedule 1 to the Harbour Act 2012'), ['annex_1__sec_1__para_2']);
    assert.deepEqual(meant('paragraph 4 of Schedule 2 to the Quay Act 2013'), ['annex_2__part_2__para_4']);
    assert.deepEqual(meant('paragraph 1 of Part 1 of Schedule 3 to the Quay Act 2013'), ['annex_3__part_i__para_1']);
  });

  it('finds none that is not there, or not in the Part that is named', () => {
    for (const text of [
      'paragraph 4 of Schedule 1 to the Harbour Act 2012',
      'paragraph 3 of Part 1 of Schedule 1 to the Harbour Act 2012',
      'paragraph 1(3) of Schedule 1 to the Harbour Act 2012',
      'Part 3 of Schedule 1 to the Harbour Act 2012',
      'paragraph 2 of Part 1 of Schedule 3 to the Quay Act 2013',
    ]) {
      assert.deepEqual(meant(text), ['provision-not-found'], text);
    }
  });

  it('finds several where each Part counts anew', () => {
    assert.deepEqual(meant('paragraph 1 of Schedule 2 to the Quay Act 2013'), ['ambiguous']);
    assert.deepEqual(meant('paragraph 1 of Part 2 of Schedule 2 to the Quay Act 2013'), ['annex_2__part_2__para_1']);
  });

  it('finds a division over one that is not named', () => {
    assert.deepEqual(meant('Chapter 1 of Schedule 1 to the Harbour Act 2012'), ['annex_1__part_2__chp_1']);
  });

  it('takes a number without brackets for a paragraph of the schedule that cites it', () => {
    const id = 'harbour-act-2012/annex_1__sec_1__para_2';
    assert.deepEqual(meant('Paragraph 2 applies.', id), ['annex_1__sec_2']);
    assert.deepEqual(meant('Paragraph (2) applies.', id), ['annex_1__sec_1__para_2']);
    assert.deepEqual(meant('Sub-paragraph (1) applies.', id), ['annex_1__sec_1__para_1']);
    assert.deepEqual(meant('Paragraph 9 applies.', id), ['provision-not-found']);
    assert.deepEqual(meant('Paragraph 1 applies.', 'quay-act/annex_2__part_2__para_4'), ['annex_2__part_2__para_1']);
    assert.deepEqual(meant('Paragraph 3 applies.', 'harbour-act-2012/sec_2'), ['provision-not-found']);
  });

  it('takes a sub-paragraph that the own paragraph does not have for one of the section', () => {
    assert.deepEqual(meant('Sub-paragraph (2) applies.', 'quay-act/sec_4__para_1'), ['sec_4__para_2']);
    assert.deepEqual(meant('Paragraph (2) applies.', 'quay-act/sec_4__para_1'), ['sec_4__para_2']);
    assert.deepEqual(meant('Sub-paragraph (7) applies.', 'quay-act/sec_4__para_1'), ['provision-not-found']);
  });

  it('takes the supplementary provisions of an amending act for those that the act has, where they are told apart by nothing', () => {
    assert.deepEqual(meant('「항만법」 부칙(제12345호) 제1조', undefined, 'ko'), ['hcontainer_부칙__art_1']);
    assert.deepEqual(meant('「항만법」 부칙(제12345호) 제2조', undefined, 'ko'), ['provision-not-found']);
    assert.deepEqual(meant('「선박법」 부칙(제123호) 제1조', undefined, 'ko'), ['hcontainer_부칙-123__art_1']);
    assert.deepEqual(meant('「선박법」 부칙(제12호) 제1조', undefined, 'ko'), ['provision-not-found']);
  });
});
