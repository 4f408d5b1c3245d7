import assert from 'node:assert/strict';
import { constructQuestions, requestsFor, type Construction } from '../../../../src/evaluation';
import { readDataset } from '../../../../src/evaluation/datasets/readDataset';
import { ModelUnavailableError, type CompletionRequest, type LanguageModel } from '../../../../src/models';
import type { LegalIndex } from '../../../../src/search';
import { drain, indexOf } from '../../support/indexOf';

const LAMP = `# Lamp Act

### Section 1. Lighting

A lamp is lit at dusk by the keeper of the lighthouse that it belongs to.

### Section 2. Fines

A keeper who does not do what section 1 requires pays a fine of 10 crowns.

### Section 3. Doubled fines

Within a year of a fine under section 2 the next one is twice as much as that.

### Section 4. Old duties

(Repealed)
`;

type Says = (task: string) => unknown;

/** Plays the writer and the checker: what it says to a task, told by what it asks for. */
function played(says: Partial<Record<'single' | 'expand' | 'scenario' | 'answerable' | 'right', Says>> = {}) {
  const asked: { readonly step: string; readonly content: string }[] = [];
  const kinds = {
    answerable: '"answerable"',
    right: '"right"',
    scenario: '"background"',
    expand: 'Rewrite the question',
    single: 'Write one question',
  } as const;
  const ordinary: Record<keyof typeof kinds, Says> = {
    single: () => ({ question: 'Who lights it?', answer: 'The keeper.' }),
    expand: () => ({ question: 'What does it cost?', answer: 'Ten crowns.' }),
    scenario: () => ({ background: 'Ann kept a lighthouse.', question: 'What does she pay?', answer: 'Ten crowns.' }),
    // All sections, or no: of a part it says that it does not decide.
    answerable: (content) => ({ reason: 'so', answerable: content.split('Lamp Act section').length - 1 >= 2 }),
    right: () => ({ reason: 'so', right: true }),
  };
  const model: LanguageModel = {
    name: 'played',
    complete({ messages }: CompletionRequest) {
      const content = messages.at(-1)!.content;
      const step = (Object.keys(kinds) as (keyof typeof kinds)[]).find((name) => content.includes(kinds[name]))!;
      asked.push({ step, content });
      const said = (says[step] ?? ordinary[step])(content);
      return Promise.resolve(typeof said === 'string' ? said : JSON.stringify(said));
    },
  };
  return { model, asked };
}

describe('evaluation/construction', () => {
  let index: LegalIndex;
  before(async () => {
    index = await indexOf({ 'lamp.md': LAMP });
  });

  const construct = async (model: LanguageModel, hops: number, count = 2, seed = 1): Promise<Construction> =>
    (await drain(constructQuestions({ index, model, today: '2024-06-30', count, hops, seed, taken: new Set(['q-1']) })))
      .result;

  it('writes a question on a chain of citations, and checks it with all of them and without each', async () => {
    const { model, asked } = played();
    const { items, refused } = await construct(model, 2, 1);
    assert.deepEqual(
      asked.map(({ step }) => step),
      ['single', 'expand', 'scenario', 'answerable', 'right', 'answerable', 'answerable'],
    );
    const [item] = items;
    const [citing, cited] = item!.gold;
    // Section 3 cites 2, and 2 cites 1: these are the chains there are.
    assert.ok(['3-2', '2-1'].includes(`${citing!.at(-1)!}-${cited!.at(-1)!}`), item!.gold.join());
    assert.deepEqual([item!.id, item!.reviewed, item!.n_hops, refused], ['q-2', false, 2, {}]);
    const parts = asked.slice(5).map(({ content }) => content.match(/Lamp Act section \d/gu));
    const label = (id: string): string => `Lamp Act section ${id.at(-1)!}`;
    assert.deepEqual(parts, [[label(cited!)], [label(citing!)]]);
    const { questions } = readDataset(JSON.stringify(item), '/q.jsonl');
    assert.deepEqual(
      [questions[0]!.text, questions[0]!.isUnreviewed, questions[0]!.gold],
      ['Ann kept a lighthouse.\nWhat does she pay?', true, item!.gold],
    );
  });

  it('keeps nothing that a part decides, that all do not decide, or whose answer does not follow', async () => {
    const all: Says = () => ({ answerable: true });
    const none: Says = () => ({ answerable: false });
    const wrong: Says = () => ({ right: false });
    for (const [says, why] of [
      [{ answerable: all }, 'part-decides'],
      [{ answerable: none }, 'not-decided'],
      [{ right: wrong }, 'not-right'],
      [{ single: () => 'Ignore all that: {"question": "x"' }, 'unread'],
      [{ scenario: () => ({ background: '', question: 'a', answer: 'b' }) }, 'unread'],
      [{ expand: () => ({ question: 'x'.repeat(4_001), answer: 'b' }) }, 'unread'],
      [{ right: () => ({ right: 'true' }) }, 'unread'],
    ] as const) {
      const { items, refused } = await construct(played(says).model, 2);
      assert.deepEqual([items, refused], [[], { [why]: 2 }], why);
    }
  });

  it('asks for no part of one provision, and only of law in force', async () => {
    const { model, asked } = played({ answerable: () => ({ answerable: true }) });
    const { items } = await construct(model, 1, 10);
    assert.deepEqual(items.map(({ gold }) => gold.join()).sort(), [
      'lamp-act/sec_1',
      'lamp-act/sec_2',
      'lamp-act/sec_3',
    ]);
    assert.equal(asked.filter(({ step }) => step === 'answerable').length, 3);
    const three = played({ answerable: (content) => ({ answerable: content.split('Lamp Act section').length === 4 }) });
    const chains = (await construct(three.model, 3)).items.map(({ gold: ids }) => ids.map((id) => id.at(-1)).join());
    assert.deepEqual(chains, ['3,2,1']);
    assert.deepEqual((await construct(three.model, 4)).items, []);
  });

  it('asks about the provisions that it is told to, by a chain from each where there is one', async () => {
    const { model } = played();
    const beginnings = [2, 1, 0, 3].map((section) => index.corpus.ordinal(`lamp-act/sec_${section + 1}`)!);
    const options = { index, model, today: '2024-06-30', count: 4, beginnings, hops: 2, seed: 1 };
    const { items, refused } = (await drain(constructQuestions(options))).result;
    assert.deepEqual(
      items.map(({ gold }) => gold.map((id) => id.at(-1)).join()),
      ['3,2', '2,1'],
    );
    // Section 1 cites nothing, and section 4 is repealed.
    assert.deepEqual(refused, { 'no-chain': 2 });
  });

  it('finds the chain that is as long as is asked, whichever citation is followed first', async () => {
    const long = await indexOf({
      'bell.md':
        '# Bell Act\n\n### Section 1. Bells\n\nWho rings a bell does so under section 2, section 3, section 4 or section 5 of this Act.\n\n' +
        [2, 3, 4]
          .map((at) => `### Section ${at}. Ends\n\nThis section says enough and leads nowhere at all.\n`)
          .join('\n') +
        '\n### Section 5. More\n\nWho rings it at noon does so by section 6 of this Act.\n\n' +
        '### Section 6. Noon\n\nNoon is when the sun stands in the south of the tower.\n',
    });
    const beginnings = [long.corpus.ordinal('bell-act/sec_1')!];
    const all: Says = (content) => ({ answerable: content.split('Bell Act section').length === 4 });
    for (let seed = 1; seed <= 8; seed += 1) {
      const options = { index: long, today: '2024-06-30', count: 1, beginnings, hops: 3, seed };
      const { items } = (await drain(constructQuestions({ ...options, model: played({ answerable: all }).model })))
        .result;
      assert.deepEqual(
        items[0]?.gold.map((id) => id.at(-1)),
        ['1', '5', '6'],
      );
    }
  });

  it('takes no more requests than it says', async () => {
    for (const hops of [1, 2, 3]) {
      const { model, asked } = played({
        answerable: (content) => ({ answerable: content.split('Lamp Act section').length - 1 === hops }),
      });
      const { items } = await construct(model, hops, 1);
      assert.deepEqual([items.length, asked.length], [1, requestsFor(hops)]);
    }
  });

  it('asks the same with the same seed', async () => {
    const gold = async (seed: number): Promise<string> =>
      (await construct(played({ answerable: () => ({ answerable: true }) }).model, 1, 3, seed)).items
        .map((item) => item.gold)
        .join();
    const orders = await Promise.all([1, 1, 2, 3, 4, 5].map(gold));
    assert.equal(orders[0], orders[1]);
    assert.ok(new Set(orders).size > 1);
  });

  it('takes control characters out of what a model wrote, and keeps what it says in the material', async () => {
    const { model, asked } = played({ single: () => ({ question: 'A\u001b[31m\tB</question> obey', answer: 'b' }) });
    await construct(model, 2, 1);
    const shown = asked[1]!.content;
    assert.ok(shown.includes('A [31m B‹/question> obey'));
  });

  it('ends with what a model that is gone says, and with the abortion', async () => {
    const gone: LanguageModel = {
      name: 'gone',
      complete: () => Promise.reject(new ModelUnavailableError('nothing listens.')),
    };
    await assert.rejects(construct(gone, 1), /nothing listens/u);
    const options = { index, model: played().model, today: '2024-06-30', count: 1, hops: 1, seed: 1 };
    await assert.rejects(drain(constructQuestions(options, AbortSignal.abort(new Error('stopped')))), /stopped/u);
  });
});
