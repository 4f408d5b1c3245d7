import assert from 'node:assert/strict';
import fc from 'fast-check';
import {
  isStrategyName,
  MissingModelError,
  STRATEGIES,
  type Ranking,
  type Strategy,
  type StrategyName,
} from '../../../../src/evaluation';
import { aggregated } from '../../../../src/evaluation/baselines/beamAggr';
import { readTree, withAnswers } from '../../../../src/evaluation/baselines/decompose';
import { finalAnswer } from '../../../../src/evaluation/baselines/finalAnswer';
import { unsureQuery } from '../../../../src/evaluation/baselines/flare';
import { surest } from '../../../../src/evaluation/baselines/probTree';
import { PROMPTS } from '../../../../src/evaluation/baselines/prompts';
import {
  ModelUnavailableError,
  type CompletionRequest,
  type LanguageModel,
  type TokenProbability,
} from '../../../../src/models';
import type { LegalIndex } from '../../../../src/search';
import { indexOf } from '../../support/indexOf';
import { ScriptedModel, type Scripted } from '../../support/scriptedModel';

const LAW = `# Harbour Act

### Section 1. Fees

A ship pays the fee of section 3 on entry.

### Section 2. Bells

A bell is rung when a ship enters.

### Section 3. Rates

The rate is ten crowns a ton.

### Section 4. Lamps

A lamp is lit at dusk.
`;
const QUESTION = 'Which fee does a ship pay on entry?';
const TODAY = '2024-06-30';
const strategyOf = (name: StrategyName): Strategy => STRATEGIES[name];
const WITH_MODEL = Object.keys(STRATEGIES)
  .filter(isStrategyName)
  .filter((name) => strategyOf(name).needs === 'model');

describe('evaluation/baselines', () => {
  let index: LegalIndex;
  before(async () => (index = await indexOf({ 'harbour.md': LAW })));

  const section = (number: number): number => index.corpus.ordinal(`harbour-act/sec_${number}`)!;
  const rank = (name: StrategyName, model: LanguageModel, question = QUESTION): Promise<Ranking> =>
    STRATEGIES[name].rank(question, 10, { index, today: TODAY, model });
  const scripted = async (name: StrategyName, replies: readonly Scripted[]) => {
    const model = new ScriptedModel(replies);
    const ranking = await rank(name, model);
    assert.equal(model.requests.length, replies.length, 'every reply was asked for');
    return { ...ranking, requests: model.requests };
  };
  const shownIn = ({ messages }: CompletionRequest): string[] =>
    [...messages.at(-1)!.content.matchAll(/<provision number="\d+">\n([^\n]*)/gu)].map(([, line]) => line!);
  const userOf = ({ messages }: CompletionRequest): string => messages.at(-1)!.content;

  it('are there, each with what it needs', () => {
    assert.equal(WITH_MODEL.length, 14);
    for (const name of WITH_MODEL) assert.ok(strategyOf(name).uses.includes('model'), name);
  });

  for (const name of WITH_MODEL) {
    it(`${name} says what to do where there is no model`, async () => {
      await assert.rejects(STRATEGIES[name].rank(QUESTION, 10, { index, today: TODAY }), (error) => {
        assert.ok(error instanceof MissingModelError);
        assert.match(error.message, /needs a language model: choose one, or choose a strategy/u);
        return true;
      });
    });

    it(`${name} bears with a model that is gone, and says so`, async () => {
      const gone = { name: 'gone', complete: () => Promise.reject(new ModelUnavailableError('nothing listens.')) };
      const { notices, selected, answer, hits } = await rank(name, gone);
      assert.deepEqual([notices, selected, answer], [['Not answered: nothing listens.'], 0, '']);
      assert.ok(hits.every(({ score }, at) => at === 0 || score <= hits[at - 1]!.score));
    });

    it(`${name} makes something of whatever a model says, and asks it a bounded number of times`, async () => {
      const bits = [
        '[1]',
        '[999]',
        '[1-900]',
        'Follow up: ',
        'So the final answer is: ',
        'Answer:',
        '\n',
        '{"question":"a","parts":[',
        '{"question":"#1 #9"}',
        ']}',
        'END',
        '<think>',
        '</provision>',
        'section 3 of the Harbour Act',
        '가',
        '\0',
        ' ',
      ];
      const text = fc.array(fc.oneof(fc.constantFrom(...bits), fc.string({ maxLength: 6 })), { maxLength: 12 });
      await fc.assert(
        fc.asyncProperty(fc.array(text, { minLength: 1, maxLength: 5 }), fc.boolean(), async (replies, isLong) => {
          let asked = 0;
          const model: LanguageModel = {
            name: 'wild',
            complete: (request) => {
              const reply = replies[asked++ % replies.length]!.join('');
              if (asked % 2 === 0) request.onProbabilities?.([{ token: reply, logprob: -asked }]);
              return Promise.resolve(isLong ? reply.repeat(5_000) : reply);
            },
          };
          const { hits, selected = 0, quoted = [], answer = '' } = await rank(name, model);
          assert.ok(asked <= 250, `${asked}`);
          assert.ok(answer.length <= 40_000);
          assert.equal(new Set(hits.map(({ ordinal }) => ordinal)).size, hits.length);
          assert.deepEqual(
            quoted,
            hits.slice(0, selected).map(({ ordinal }) => ordinal),
          );
        }),
        { numRuns: 15 },
      );
    });
  }

  it('standard cites by name, which is read as any citation is', async () => {
    const { answer, quoted, selected, requests } = await scripted('standard', [
      'Ten crowns a ton, section 3 of the Harbour Act.',
    ]);
    assert.deepEqual([answer, quoted, selected], ['Ten crowns a ton, section 3 of the Harbour Act.', [section(3)], 1]);
    assert.deepEqual(shownIn(requests[0]!), []);
  });

  it('standard+retrieval shows the best hits and is read by their numbers', async () => {
    const { answer, quoted, requests, hits } = await scripted('standard+retrieval', ['It pays ten crowns. [2]']);
    const [first, second] = shownIn(requests[0]!);
    // Section 1 alone has fee, pay and entry; section 2 has the ship.
    assert.deepEqual([first, second], ['Harbour Act section 1 (Fees)', 'Harbour Act section 2 (Bells)']);
    assert.deepEqual([answer, quoted], ['It pays ten crowns.', [section(2)]]);
    assert.deepEqual(
      hits.slice(0, 2).map(({ ordinal }) => ordinal),
      [section(2), section(1)],
      'what is cited stands first',
    );
  });

  it('cot answers with what stands behind its steps, and without it with nothing', async () => {
    const said = await scripted('cot+retrieval', ['It is a ship. [2]\n**Answer:** It pays. [1]']);
    assert.deepEqual([said.answer, said.quoted], ['It pays.', [section(1)]]);
    const silent = await scripted('cot', ['It is a ship, section 3 of the Harbour Act.']);
    assert.deepEqual([silent.answer, silent.selected], ['', 0]);
  });

  it('self-ask searches for each follow-up, and goes on with its answer', async () => {
    const { answer, quoted, requests } = await scripted('self-ask', [
      'Follow up: When is a lamp lit?',
      'At dusk. [1]',
      'So the final answer is: At dusk. [1]',
    ]);
    assert.equal(shownIn(requests[1]!)[0], 'Harbour Act section 4 (Lamps)');
    assert.match(userOf(requests[2]!), /Follow up: When is a lamp lit\?\nIntermediate answer: At dusk\. \[1\]$/u);
    assert.deepEqual([answer, quoted], ['At dusk.', [section(4)]]);
  });

  it('ircot searches for each thought and reads all that was found', async () => {
    const gates = [5, 6, 7, 8, 9].map((at) => `### Section ${at}. Gate\n\nA ship pays a fee on entry at gate ${at}.\n`);
    const wide = await indexOf({ 'harbour.md': `${LAW}\n${gates.join('\n')}` });
    const replies = ['A lamp is lit at dusk.', 'So the answer is: ten crowns.', 'Answer: ten crowns a ton. [5]'];
    const model = new ScriptedModel(replies);
    const { answer, quoted } = await STRATEGIES.ircot.rank(QUESTION, 10, { index: wide, today: TODAY, model });
    const [first, second, reader] = model.requests.map(shownIn);
    // The question finds four gates or the fee; the thought finds the lamp, which stands behind them.
    assert.ok(!first!.includes('Harbour Act section 4 (Lamps)'));
    assert.deepEqual([first!.length, second!.indexOf('Harbour Act section 4 (Lamps)')], [4, 4]);
    assert.deepEqual(reader, second);
    assert.deepEqual([answer, quoted], ['ten crowns a ton.', [wide.corpus.ordinal('harbour-act/sec_4')]]);
  });

  it('flare searches where a token is unsure, by the others, and not where all are sure', async () => {
    const sentences: readonly (readonly [string, number])[] = [
      ['It pays. [1]', 0.9],
      ['Lamps bells', 0.5],
      ['Bells. [1]', 0.9],
      ['END', 1],
    ];
    const requests: CompletionRequest[] = [];
    const model: LanguageModel = {
      name: 'tokens',
      complete: (request) => {
        const [reply, likely] = sentences[requests.length]!;
        requests.push(request);
        request.onProbabilities?.([{ token: reply, logprob: Math.log(likely) }]);
        return Promise.resolve(reply);
      },
    };
    const { answer } = await rank('flare', model);
    assert.equal(answer, 'It pays. Bells.');
    assert.equal(requests.length, 4);
    assert.deepEqual(shownIn(requests[1]!), shownIn(requests[0]!), 'a sure sentence stands as it is');
    assert.notDeepEqual(shownIn(requests[2]!), shownIn(requests[1]!), 'an unsure one is searched for');
    const token = (text: string, likely: number): TokenProbability => ({ token: text, logprob: Math.log(likely) });
    assert.equal(unsureQuery('A bell rings', [token('A', 0.9), token(' bell', 0.3), token(' rings', 0.7)]), 'A rings');
    assert.equal(unsureQuery('A bell', [token('A', 0.9), token(' bell', 0.85)]), undefined);
    assert.equal(unsureQuery('A bell', []), 'A bell', 'nothing tells how sure it is');
  });

  it('probtree takes the likeliest way to answer, or the order of the ways where nothing tells', () => {
    const way = (answer: string, sureness?: number) => ({ answer, sureness });
    assert.equal(surest([way('parts', -2), way('open', -1), way('closed', -3)]).answer, 'open');
    assert.equal(surest([way('parts', -2), way('open'), way('closed', -1)]).answer, 'parts');
  });

  it('probtree puts the answers of earlier parts into later ones', async () => {
    const { requests, answer } = await scripted('probtree', [
      JSON.stringify({ question: 'x', parts: [{ question: 'Who rings?' }, { question: 'What does #1 pay?' }] }),
      ...['the keeper', 'somebody', 'ten crowns', 'nothing', 'The keeper pays. [1]', 'open', 'closed'],
    ]);
    assert.match(userOf(requests[3]!), /What does the keeper pay\?/u);
    assert.match(userOf(requests[5]!), /1\. Who rings\?\nthe keeper\n2\. What does the keeper pay\?\nten crowns$/u);
    assert.equal(answer, 'The keeper pays.');
  });

  it('beamaggr counts what agrees, keeps the best two, and adds up what leads to the same', () => {
    const votes = ['Ten crowns. [1]', 'ten crowns', 'Nine.', 'Eight.', 'nine', ''].map((answer) => ({
      answer,
      weight: 1,
    }));
    assert.deepEqual(aggregated(votes), [
      { answer: 'Ten crowns. [1]', weight: 0.4 },
      { answer: 'Nine.', weight: 0.4 },
    ]);
    assert.deepEqual(
      aggregated([
        { answer: 'a', weight: 0.4 },
        { answer: 'b', weight: 0.5 },
        { answer: 'A.', weight: 0.3 },
      ]).map(({ answer }) => answer),
      ['a', 'b'],
    );
    assert.deepEqual(aggregated([{ answer: '[1]', weight: 1 }]), []);
  });

  it('trees are bounded, and the question stays their root', () => {
    const wide = JSON.stringify({
      question: 'other',
      parts: Array.from({ length: 40 }, () => ({
        question: 'part',
        parts: [{ question: 'deep', parts: [{ question: 'deeper' }] }],
      })),
    });
    const count = ({ parts }: ReturnType<typeof readTree>): number => parts.reduce((sum, part) => sum + count(part), 1);
    const tree = readTree(wide, 'mine');
    assert.deepEqual([tree.question, count(tree)], ['mine', 9]);
    assert.deepEqual(readTree('no tree', 'mine'), { question: 'mine', parts: [] });
    assert.equal(withAnswers('#1 or #2', ['one']), 'one or #2');
  });

  it('expansions search for the question with what the model wrote', async () => {
    for (const name of ['structured-reasoning', 'paraphrase', 'cot-expansion'] as const) {
      const { hits, selected, answer } = await scripted(name, ['lamp lit dusk']);
      assert.deepEqual([selected, answer], [undefined, undefined], 'told how many, and no answer');
      assert.ok(
        hits.some(({ ordinal }) => ordinal === section(4)),
        name,
      );
    }
  });

  it('legalref shows what a hit refers to right after it', async () => {
    const { requests } = await scripted('legalref', ['Ten crowns. [2]']);
    assert.deepEqual(shownIn(requests[0]!).slice(0, 2), [
      'Harbour Act section 1 (Fees)',
      'Harbour Act section 3 (Rates)',
    ]);
  });

  it('long-context shows the whole corpus in its order, or the best of it where the window is small', async () => {
    const labels = ({ messages }: CompletionRequest): string[] =>
      [...messages.at(-1)!.content.matchAll(/section \d/gu)].map(([label]) => label);
    const whole = new ScriptedModel(['Section 3 of the Harbour Act.']);
    assert.deepEqual((await rank('long-context', whole)).quoted, [section(3)]);
    assert.ok(
      ['section 1', 'section 2', 'section 3', 'section 4'].every((label) => labels(whole.requests[0]!).includes(label)),
    );
    const small = Object.assign(new ScriptedModel(['No.']), { contextTokens: 50 });
    await rank('long-context', small, 'When is a lamp lit?');
    assert.deepEqual(labels(small.requests[0]!), ['section 4']);
  });

  it('windows find what they touch, whatever its structure', async () => {
    const { hits } = await STRATEGIES.windows.rank('When is a lamp lit?', 10, { index, today: TODAY });
    // The act is shorter than a window: one window holds all of it, and its provisions stand in their order.
    assert.deepEqual(
      hits.map(({ ordinal }) => ordinal),
      [1, 2, 3, 4].map(section),
    );
    const long = Array.from(
      { length: 9 },
      (_, at) => `### Section ${at + 1}. Part\n\n${'word '.repeat(90)}${at === 6 ? 'lantern ' : ''}end.\n`,
    );
    const many = await indexOf({ 'long.md': `# Long Act\n\n${long.join('\n')}` });
    const found = await STRATEGIES.windows.rank('lantern', 10, { index: many, today: TODAY });
    const ids = found.hits.map(({ ordinal }) => many.corpus.id(ordinal));
    assert.ok(ids.includes('long-act/sec_7') && ids.length < 4, ids.join());
  });

  it('a final answer stands behind the last mark', () => {
    assert.equal(finalAnswer('Answer: a\nFinal answer: b'), 'b');
    assert.equal(finalAnswer('Thus so the answer is: c.'), 'c.');
    assert.equal(finalAnswer('The answer lies there'), undefined);
  });

  it('prompts say that what stands between tags is no instruction', () => {
    for (const prompt of Object.values(PROMPTS)) assert.match(prompt, /you never follow them/u);
  });
});
