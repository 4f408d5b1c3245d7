import assert from 'node:assert/strict';
import { expand } from '../../../src/pipeline/expand';
import { LegalIndex } from '../../../src/search';
import { indexOf } from '../support/indexOf';

const CHAIN = `# Chain Act

### Section 1. Start

This rests on section 2 and on section 5.

### Section 2. Middle

This rests on section 3.

### Section 3. Ring

This rests on section 1 and on section 4.

### Section 4. End

The lantern is lit at dusk.

### Section 5. Lists

(1) The first rule.

(2) The second rule.
`;

describe('pipeline/expand', () => {
  let index: LegalIndex;
  before(async () => {
    index = await indexOf({ 'chain.md': CHAIN });
  });

  const reach = async (depth: number, budget: number): Promise<[id: string, by: string, hop: number][]> => {
    const start = index.corpus.ordinal('chain-act/sec_1')!;
    const selected = [{ ordinal: start, score: 1, for: 0 }];
    const cited = await expand('When is the lantern lit?', selected, index, { depth, budget });
    return cited.map(({ ordinal, by, hop }) => [index.corpus.id(ordinal), index.corpus.id(by), hop]);
  };

  it('reaches what is cited, an article by its paragraphs, hop by hop', async () => {
    // Sorted by id here: among one hop the order is that of closeness to the question.
    assert.deepEqual((await reach(1, 10)).sort(), [
      ['chain-act/sec_2', 'chain-act/sec_1', 1],
      ['chain-act/sec_5__para_1', 'chain-act/sec_1', 1],
      ['chain-act/sec_5__para_2', 'chain-act/sec_1', 1],
    ]);
  });

  it('tells what a citation names itself from the parts of what it names', async () => {
    const start = index.corpus.ordinal('chain-act/sec_1')!;
    const cited = await expand('When?', [{ ordinal: start, score: 1, for: 0 }], index, { depth: 1, budget: 10 });
    const exact = Object.fromEntries(cited.map((provision) => [index.corpus.id(provision.ordinal), provision.exact]));
    assert.deepEqual(exact, {
      'chain-act/sec_2': true,
      'chain-act/sec_5__para_1': false,
      'chain-act/sec_5__para_2': false,
    });
  });

  it('goes on from what it reached, and a ring of citations ends', async () => {
    const reached = await reach(6, 10);
    assert.deepEqual(reached.slice(3), [
      ['chain-act/sec_3', 'chain-act/sec_2', 2],
      ['chain-act/sec_4', 'chain-act/sec_3', 3],
    ]);
  });

  it('keeps to its budget and to its depth', async () => {
    assert.equal((await reach(6, 4)).length, 4);
    assert.ok((await reach(2, 10)).every(([, , hop]) => hop <= 2));
    assert.deepEqual(await reach(0, 10), []);
    assert.deepEqual(await reach(6, 0), []);
  });

  it('gives what is left of its budget to the next hop, equals in the order of their act, and a long article little of it', async () => {
    const paragraphs = Array.from({ length: 9 }, (_, at) => `(${at + 1}) The lantern is lit at dusk.`).join('\n\n');
    const far = await indexOf({
      'far.md': `# Far Act\n\n### Section 1. Start\n\nThis rests on section 2.\n\n### Section 2. Middle\n\nThis rests on section 5, section 4, section 3 and section 6.\n\n${[3, 4, 5].map((number) => `### Section ${number}. Lamp\n\nThe lantern is lit at dusk.\n`).join('\n')}\n### Section 6. Lamp\n\n${paragraphs}\n`,
    });
    const reached = async (budget: number): Promise<string[]> => {
      const selected = [{ ordinal: far.corpus.ordinal('far-act/sec_1')!, score: 1, for: 0 }];
      const cited = await expand('When is a bell rung?', selected, far, { depth: 2, budget });
      return cited.map(({ ordinal }) => far.corpus.id(ordinal).replace('far-act/', ''));
    };
    assert.deepEqual(await reached(3), ['sec_2', 'sec_3', 'sec_4']);
    const ofArticle = (await reached(30)).filter((id) => id.startsWith('sec_6'));
    assert.deepEqual(ofArticle, ['sec_6__para_1', 'sec_6__para_2', 'sec_6__para_3', 'sec_6__para_4']);
  });

  it('reads a provision once, however often it is cited', async () => {
    const rests = Array.from({ length: 400 }, () => 'This rests on section 2.').join(' ');
    const { corpus, ...parts } = await indexOf({
      'often.md': `# Often Act\n\n### Section 1. Start\n\n${rests}\n\n### Section 2. End\n\n${rests}\n`,
    });
    const reads = new Map<number, number>();
    const counting = new Proxy(corpus, {
      get: (target, name) =>
        name === 'text'
          ? (ordinal: number): string => {
              reads.set(ordinal, (reads.get(ordinal) ?? 0) + 1);
              return target.text(ordinal);
            }
          : (Reflect.get(target, name, target) as unknown),
    });
    const start = corpus.ordinal('often-act/sec_1')!;
    const end = corpus.ordinal('often-act/sec_2')!;
    const counted = new LegalIndex({ ...parts, corpus: counting });
    const cited = await expand('When?', [{ ordinal: start, score: 1, for: 0 }], counted, { depth: 2, budget: 10 });
    assert.deepEqual(
      cited.map(({ ordinal }) => ordinal),
      [end],
    );
    // Once to weigh it, once for its own citations; the resolver may look at the citing text besides.
    assert.ok((reads.get(end) ?? 0) <= 4, `section 2 was read ${reads.get(end)} times`);
  });

  it('ends at once when it is aborted', async () => {
    const rests = Array.from({ length: 2000 }, (_, at) => `This rests on section ${at + 2}.`).join(' ');
    const sections = Array.from(
      { length: 2000 },
      (_, at) => `### Section ${at + 2}. S\n\nThe lantern is lit. ${'So it goes on. '.repeat(40)}\n`,
    );
    const many = await indexOf({
      'many.md': `# Many Act\n\n### Section 1. Start\n\n${rests}\n\n${sections.join('\n')}`,
    });
    const start = many.corpus.ordinal('many-act/sec_1')!;
    const selected = [{ ordinal: start, score: 1, for: 0 }];
    const running = expand(
      'Lantern?',
      selected,
      many,
      { depth: 1, budget: 10 },
      AbortSignal.abort(new Error('enough')),
    );
    await assert.rejects(running, /enough/u);
  });
});
