import assert from 'node:assert/strict';
import { answerReply, type Beside } from '../../../../src/extension/chat/answerParts';
import type { ChatPart } from '../../../../src/extension/chat/parts';
import type { Answer, AnswerSentence, Evidence } from '../../../../src/pipeline';

const RANGE = { start: { line: 4, character: 0 }, end: { line: 5, character: 0 } };

const evidence: Evidence = {
  id: 'lamp-act/sec_1',
  label: 'Lamp Act section 1',
  heading: 'Lamps [x](command:y)',
  text: 'The keeper lights the lamp at noon.',
  file: '/law/lamp.md',
  range: RANGE,
  status: 'in-force',
  role: { kind: 'selected', for: 0 },
  score: 1,
};

const sentence = (given: Partial<AnswerSentence>): AnswerSentence => ({
  text: 'The keeper lights the lamp at noon.',
  citations: [evidence.id],
  support: 'supported',
  clashes: [],
  lawWords: [],
  factWords: [],
  ...given,
});

const answer = (given: Partial<Answer>): Answer => ({
  question: 'When is the lamp lit?',
  verdict: { kind: 'grounded', reasons: [] },
  sentences: [sentence({})],
  evidence: [evidence],
  missing: [],
  trace: [],
  notices: [],
  ...given,
});

const BESIDE: Beside = { question: 'When is the lamp lit?', lines: [], buttons: [] };

/** As the chat shows it, links as their titles in brackets. */
const shown = (parts: readonly ChatPart[]): string =>
  parts
    .map((part) =>
      part.kind === 'markdown' ? part.markdown : part.kind === 'anchor' ? `[${part.title}]` : `<${part.command}>`,
    )
    .join('');

describe('answerReply', () => {
  it('says the verdict, then each sentence with a link to what it rests on and its support in words', () => {
    const { parts, references, followups } = answerReply(answer({}), BESIDE);
    const text = shown(parts);
    assert.match(text, /^\*\*Grounded\.\*\*/u);
    assert.match(text, /The keeper lights the lamp at noon\\\. \[Lamp Act section 1\] — \*Supported\*/u);
    assert.deepEqual(references, [evidence]);
    assert.deepEqual(followups, [{ command: 'cite', prompt: evidence.id, label: 'Read Lamp Act section 1' }]);
  });

  it('strikes out what clashes, with the reason and what stands against it', () => {
    const words = { start: 0, end: 3, text: 'dusk' };
    const against = { source: 'law', id: evidence.id, start: 0, end: 4, text: 'noon' } as const;
    const clash = { kind: 'number', words, against, message: 'The act says noon.' } as unknown;
    const struck = sentence({
      text: 'The lamp is lit at dusk.',
      support: 'contradicted',
      clashes: [clash as AnswerSentence['clashes'][number]],
    });
    const given = answer({ sentences: [struck], verdict: { kind: 'partial', reasons: ['unsupported-claim'] } });
    const text = shown(answerReply(given, BESIDE).parts);
    assert.match(text, /~~The lamp is lit at dusk\\\.~~ \[Lamp Act section 1\]/u);
    assert.match(text, /Struck out\\: The act says noon/u);
    assert.match(text, /“dusk”\n- \[Lamp Act section 1\]: “noon”/u);
  });

  it('shows excerpts as quotations, without a word on support, and names what is missing', () => {
    const given = answer({ verdict: { kind: 'excerpts', reasons: [] } });
    const text = shown(answerReply(given, BESIDE).parts);
    assert.match(text, /> The keeper lights/u);
    assert.doesNotMatch(text, /Supported/u);
    const missing = [{ name: 'Lamp Fees Rules' }];
    const abstained = answer({
      verdict: { kind: 'abstained', reasons: ['missing-authority'] },
      sentences: [],
      missing,
    });
    assert.match(shown(answerReply(abstained, BESIDE).parts), /not in this workspace\\: Lamp Fees Rules/u);
  });

  it('lets no text of a statute or a model become a link, an image or a tag', () => {
    const text = '![a](https://x.y) <img src=x> [run](command:z)\n\n# Title';
    const hostile = answer({
      sentences: [sentence({ text, citations: [] })],
      evidence: [{ ...evidence, label: 'Act](command:z) [`' }],
      notices: [text],
    });
    const { parts } = answerReply(hostile, BESIDE);
    for (const part of parts) {
      if (part.kind === 'markdown') assert.doesNotMatch(part.markdown, /(?<!\\)[[\]<`]|^#/mu);
      if (part.kind === 'anchor') assert.doesNotMatch(part.title, /[[\]`<\\]/u);
    }
  });

  it('says with what a question was asked that goes on, and offers to ask it by itself', () => {
    const follows = { questions: ['Who keeps it?'], provisions: [] };
    const { parts, followups } = answerReply(answer({}), { ...BESIDE, follows });
    assert.match(shown(parts), /Who keeps it\?/u);
    assert.deepEqual(followups[0], { command: 'ask', prompt: BESIDE.question, label: 'Ask this by itself' });
  });
});
