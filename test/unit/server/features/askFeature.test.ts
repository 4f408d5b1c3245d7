import assert from 'node:assert/strict';
import type { AskEvent } from '../../../../src/pipeline';
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
});
