import assert from 'node:assert/strict';
import { answerChoices } from '../../../../src/evaluation/judges/choices';
import { ModelUnavailableError } from '../../../../src/models';
import { ScriptedModel, type Scripted } from '../../support/scriptedModel';

const CHOICES = { options: ['Ten crowns', 'Nine crowns', 'The text does not say'], right: 0, rightInPart: 2 };
const GOLD = ['A keeper pays a fine.', 'The fine is ten crowns.'];
const chosen = (choice: unknown): string => JSON.stringify({ reason: 'so it is', choice });

const asked = async (
  replies: readonly Scripted[],
  choices: typeof CHOICES | Omit<typeof CHOICES, 'rightInPart'>,
  gold = GOLD,
) => {
  const model = new ScriptedModel(replies);
  const answers = await answerChoices(model, 'Which fine?', choices, { gold, found: ['A bell is rung.'] });
  return { answers, shown: model.requests.map(({ messages }) => messages[1]!.content) };
};

describe('evaluation/judges/choices', () => {
  it('asks without a text, with the first of the gold, with all of it and with what was found', async () => {
    const { answers, shown } = await asked([chosen(1), chosen(3), chosen(1), chosen(3)], CHOICES);
    assert.deepEqual(
      answers.map(({ context, isRight }) => [context, isRight]),
      [
        ['zeroShot', true],
        // Who sees the first provision alone is right to say that it does not tell.
        ['partialContext', true],
        ['fullContext', true],
        ['foundContext', false],
      ],
    );
    const texts = [...GOLD, 'A bell is rung.'];
    assert.deepEqual(
      shown.map((content) => texts.map((text) => content.includes(text))),
      [
        [false, false, false],
        [true, false, false],
        [true, true, false],
        [false, false, true],
      ],
    );
    assert.ok(shown.every((content) => content.includes('1. Ten crowns\n2. Nine crowns\n3. The text')));
  });

  it('asks in no part where the data set says nothing of it, or one provision is all', async () => {
    const whole = { options: CHOICES.options, right: 0 };
    const contexts = async (...given: Parameters<typeof asked>): Promise<string[]> =>
      (await asked(...given)).answers.map(({ context }) => context);
    const three = [chosen(1), chosen(1), chosen(1)];
    assert.deepEqual(await contexts(three, whole), ['zeroShot', 'fullContext', 'foundContext']);
    assert.deepEqual(await contexts(three, CHOICES, GOLD.slice(0, 1)), ['zeroShot', 'fullContext', 'foundContext']);
    assert.deepEqual(await contexts(three, CHOICES, []), ['zeroShot', 'foundContext']);
  });

  it('takes a reply that names no answer for a wrong one, and no reply for none', async () => {
    const replies = ['The first, I think.', chosen(0), chosen('1'), new ModelUnavailableError('gone.')];
    const { answers } = await asked(replies, CHOICES);
    assert.deepEqual(
      answers.map(({ isRight }) => isRight),
      [false, false, false, undefined],
    );
    assert.equal(answers[3]!.judgement.reason, 'gone.');
  });
});
