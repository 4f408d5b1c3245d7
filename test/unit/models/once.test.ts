import assert from 'node:assert/strict';
import {
  modelsOnce,
  type CrossEncoder,
  type CompletionRequest,
  type LanguageModel,
  type Once,
} from '../../../src/models';

/** Remembers by the question, as work that is done over has it. */
function remembering(): Once {
  const known = new Map<string, Promise<unknown>>();
  return <Answer>(question: readonly unknown[], ask: () => Promise<Answer>): Promise<Answer> => {
    const key = JSON.stringify(question);
    if (!known.has(key)) known.set(key, ask());
    return known.get(key) as Promise<Answer>;
  };
}

const REQUEST: CompletionRequest = { messages: [{ role: 'user', content: 'Why?' }], maxTokens: 9, temperature: 0 };

describe('models that are asked once', () => {
  it('a language model says a known reply again, with what was told of it, in one piece', async () => {
    let asked = 0;
    const model: LanguageModel = {
      name: 'm at host',
      id: 'm',
      contextTokens: 4_096,
      takesSchema: true,
      complete: ({ onTokens, onProbabilities }, onText) => {
        asked += 1;
        for (const piece of ['Be', 'cause']) onText?.(piece);
        onTokens?.(7, { input: 4, output: 3 });
        onProbabilities?.([{ token: 'Because', logprob: -1 }]);
        return Promise.resolve('Because');
      },
    };
    const { model: once } = modelsOnce({ model }, remembering());
    const { name, id, contextTokens, takesSchema } = once;
    assert.deepEqual([name, id, contextTokens, takesSchema], ['m at host', 'm', 4_096, true]);
    for (const pieces of [['Be', 'cause'], ['Because']]) {
      const [heard, told]: unknown[][] = [[], []];
      const request = {
        ...REQUEST,
        onTokens: (...counts: unknown[]) => void told!.push(counts),
        onProbabilities: (tokens: unknown) => void told!.push(tokens),
      };
      assert.equal(await once.complete(request, (piece) => heard!.push(piece)), 'Because');
      assert.deepEqual(heard, pieces);
      assert.deepEqual(told, [[7, { input: 4, output: 3 }], [{ token: 'Because', logprob: -1 }]]);
    }
    await once.complete({ ...REQUEST, temperature: 1 });
    assert.equal(asked, 2, 'another temperature is another request');
  });

  it('a cross-encoder and an entailment model keep what they said of the same texts', async () => {
    const asked: unknown[] = [];
    const plain = {
      name: 'plain',
      supports: (language: string) => language === 'en',
      dispose: () => asked.push('end'),
    };
    const { crossEncoder, entailment } = modelsOnce(
      {
        crossEncoder: {
          ...plain,
          score: (query: string) => (asked.push(query), Promise.resolve(Float32Array.of(0.5))),
        },
        entailment: { ...plain, entails: (pairs: readonly unknown[]) => (asked.push(pairs), Promise.resolve([])) },
      },
      remembering(),
    );
    for (let times = 0; times < 2; times += 1) {
      assert.deepEqual(await (crossEncoder as CrossEncoder).score('q', ['p']), Float32Array.of(0.5));
      assert.deepEqual(await entailment.entails([{ premise: 'p', hypothesis: 'h' }]), []);
    }
    assert.deepEqual(asked, ['q', [{ premise: 'p', hypothesis: 'h' }]]);
    assert.ok(crossEncoder.supports('en') && !entailment.supports('de'));
    crossEncoder.dispose();
    assert.equal(asked.at(-1), 'end');
  });

  it('are left as they are where there are none', () => {
    assert.deepEqual(modelsOnce({}, remembering()), {});
  });
});
