import assert from 'node:assert/strict';
import fc from 'fast-check';
import { ModelUnavailableError, type Entailment, type EntailmentModel, type SentencePair } from '../../../src/models';
import { entailmentReadings, type CitingClaim } from '../../../src/pipeline';

const QUESTION = 'My lamp went out at noon.';
const OPEN: Entailment = { entailment: 0.05, neutral: 0.9, contradiction: 0.05 };
const shows = (chance: number): Entailment => ({ entailment: chance, neutral: 1 - chance, contradiction: 0 });
const rulesOut = (chance: number): Entailment => ({ entailment: 0, neutral: 1 - chance, contradiction: chance });

const claim = (text: string, ...laws: readonly string[]): CitingClaim => ({
  text,
  cited: laws.map((law, at) => ({ id: `lamp-act/sec_${at + 1}`, text: law, heading: '', label: '' })),
});

/** A model that says of a pair what `judge` does, and of whatever that leaves out that it is open. */
function modelOf(judge: (pair: SentencePair) => Entailment | undefined, languages = ['en']) {
  const read: SentencePair[] = [];
  const model: EntailmentModel = {
    name: 'nli',
    supports: (language) => language === 'und' || languages.includes(language),
    dispose: () => undefined,
    entails(pairs) {
      read.push(...pairs);
      return Promise.resolve(pairs.map((pair) => judge(pair) ?? OPEN));
    },
  };
  return { model, read };
}

describe('pipeline/entailmentReadings', () => {
  const law = 'The keeper shall light the lamp at dusk. The keeper may put it out at dawn. Bells are rung at noon.';
  const lit = claim('The keeper must light the lamp when it gets dark.', law);

  it('reads each sentence of the law alone and with the facts, those nearest by their words first', async () => {
    const { model, read } = modelOf(() => undefined);
    assert.deepEqual(await entailmentReadings([lit], QUESTION, model), [undefined]);
    const [first, second, third] = law.split(/(?<=\.) /u);
    // "keeper", "light" and "lamp" stand in the first, "keeper" alone in the second, nothing in the third.
    assert.deepEqual(
      read.map(({ premise }) => premise),
      [first!, second!, third!].flatMap((premise) => [premise, `${premise}\n${QUESTION}`]),
    );
    assert.ok(read.every(({ hypothesis }) => hypothesis === lit.text));
  });

  it('takes a sentence for carried that one sentence of the law shows, whatever the others say, and quotes that one', async () => {
    const { model } = modelOf(({ premise }) =>
      premise.startsWith('The keeper may put it out') ? shows(0.95) : rulesOut(0.99),
    );
    const [reading] = await entailmentReadings([lit], QUESTION, model);
    assert.deepEqual(reading, { carried: true, words: ['The keeper may put it out at dawn.'] });
  });

  it('takes a rule for applied where it shows the sentence with the facts alone; only the law is quoted', async () => {
    const { model } = modelOf(({ premise }) =>
      premise === `Bells are rung at noon.\n${QUESTION}` ? shows(0.9) : undefined,
    );
    const [reading] = await entailmentReadings([lit], QUESTION, model);
    assert.deepEqual(reading, { carried: true, words: ['Bells are rung at noon.'] });
  });

  it('takes a sentence for refuted that one rules out and none is likelier than not to show', async () => {
    const judge =
      (shown: number) =>
      ({ premise }: SentencePair): Entailment | undefined => {
        if (premise.startsWith('The keeper may')) return rulesOut(0.9);
        return premise.startsWith('Bells') ? shows(shown) : undefined;
      };
    const readings = async (shown: number) => entailmentReadings([lit], QUESTION, modelOf(judge(shown)).model);
    assert.deepEqual(await readings(0.5), [{ carried: false, words: ['The keeper may put it out at dawn.'] }]);
    assert.deepEqual(await readings(0.6), [undefined], 'the model contradicts itself: it leaves it open');
  });

  it('leaves open what it is not sure of, and what cites nothing', async () => {
    assert.deepEqual(await entailmentReadings([lit], QUESTION, modelOf(() => shows(0.89)).model), [undefined]);
    assert.deepEqual(await entailmentReadings([lit], QUESTION, modelOf(() => rulesOut(0.89)).model), [undefined]);
    const bare = [claim('The lamp is lit.'), claim('The lamp is lit.', '')];
    assert.deepEqual(await entailmentReadings(bare, QUESTION, modelOf(() => shows(1)).model), [undefined, undefined]);
  });

  it('reads a bounded number of sentences of a long provision', async () => {
    const long = `${'Bells are rung. Flags are raised on day. '.repeat(50)}${Array.from({ length: 100 }, (_, at) => `The lamp of pier ${at} is lit.`).join(' ')}`;
    const { model, read } = modelOf(() => undefined);
    await entailmentReadings([claim('The lamp is lit.', long)], QUESTION, model);
    assert.equal(read.length, 16, 'eight sentences of the law, alone and with the facts');
    assert.ok(read.every(({ premise }) => premise.startsWith('The lamp of pier')));
  });

  it('refuses a language that the model was not made for, and lets a failure of the model through', async () => {
    const { model } = modelOf(() => shows(1), ['ko']);
    await assert.rejects(entailmentReadings([lit], QUESTION, model), (error: unknown) => {
      assert.ok(error instanceof ModelUnavailableError);
      assert.match(error.message, /^The model nli was not made for texts in "en"/);
      return true;
    });
    const failing = {
      ...modelOf(() => undefined).model,
      entails: () => Promise.reject(new ModelUnavailableError('died')),
    };
    await assert.rejects(entailmentReadings([lit], QUESTION, failing), /died/);
  });

  it('quotes nothing that does not stand in the cited law, whatever law, facts and model say', async () => {
    const text = fc.string({
      unit: fc.constantFrom('lamp ', 'is ', 'lit', '. ', '\n', '(1) ', '한다. ', '“', ' ', 'ß'),
    });
    await fc.assert(
      fc.asyncProperty(
        text,
        fc.array(text, { maxLength: 3 }),
        text,
        fc.nat(100),
        async (said, laws, facts, percent) => {
          const { model } = modelOf(
            () => (percent > 50 ? shows(percent / 100) : rulesOut(1 - percent / 100)),
            ['en', 'ko', 'fr'],
          );
          const [reading] = await entailmentReadings([claim(said, ...laws)], facts, model);
          for (const words of reading?.words ?? []) assert.ok(words !== '' && laws.some((law) => law.includes(words)));
        },
      ),
    );
  });
});
