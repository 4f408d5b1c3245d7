import assert from 'node:assert/strict';
import type { CompletionRequest } from '../../../../src/models';
import type { AskEvent, Stages } from '../../../../src/pipeline';
import { answerQuestion } from '../../../../src/server/features/askFeature';
import { indexOf } from '../../support/indexOf';

describe('answerQuestion', () => {
  const index = indexOf({
    'lamp.md': '# Lamp Act 2020\n\n### Section 1. Lamps\n\nThe keeper lights the lamp at noon.',
  });

  it('adds to the answer what cannot help it, and passes on every event but the last', async () => {
    const events: AskEvent[] = [];
    const notices = ['Searched by words alone: the model is gone.'];
    const { signal } = new AbortController();
    const context = { index: await index, model: undefined, notices };
    const answer = await answerQuestion('When is the lamp lit?', context, (event) => events.push(event), signal);
    assert.deepEqual(answer.notices.slice(-1), notices);
    assert.ok(events.length > 0 && events.every(({ kind }) => kind !== 'done'));
  });

  it('leaves out the stages that it is told to leave out', async () => {
    const { signal } = new AbortController();
    const promptsWith = async (stages: Stages): Promise<string[]> => {
      const prompts: string[] = [];
      const complete = ({ messages }: CompletionRequest): Promise<string> => {
        prompts.push(messages[0]!.content);
        return Promise.resolve('["The keeper lights the lamp at noon."]');
      };
      const context = { index: await index, model: { name: 'a model', complete }, stages, notices: [] };
      await answerQuestion('When is the lamp lit?', context, () => undefined, signal);
      return prompts;
    };
    // The first request is for the clauses that the model expects, unless that stage is out.
    const [first] = await promptsWith({});
    assert.ok(first !== undefined && !(await promptsWith({ parametric: false })).includes(first));
  });
});
