import assert from 'node:assert/strict';
import { AnswerStream } from '../../../src/pipeline/answerStream';
import { readAnswer } from '../../../src/pipeline/readAnswer';

const JSON_ANSWER = JSON.stringify({
  sentences: [
    { text: 'The fee is due "at once".', provisions: [1, 9], law: ['pays the fee'], facts: ['entered\nat noon'] },
    { text: 'It lapses [2].', provisions: ['1'], law: [], facts: [] },
  ],
  missing: ['the amount'],
});

describe('readAnswer', () => {
  it('reads an answer as JSON, its own footnotes included', () => {
    for (const reply of [JSON_ANSWER, `\`\`\`json\n${JSON_ANSWER}\n\`\`\``]) {
      assert.deepEqual(readAnswer(reply, 2), {
        abstained: false,
        missing: ['the amount'],
        sentences: [
          {
            text: 'The fee is due "at once".',
            footnotes: [1],
            invented: [9],
            lawWords: ['pays the fee'],
            factWords: ['entered at noon'],
          },
          { text: 'It lapses.', footnotes: [1, 2], invented: [], lawWords: [], factWords: [] },
        ],
      });
    }
  });

  it('reads an abstention as JSON', () => {
    const abstained = { abstained: true, missing: ['the fee table'], sentences: [] };
    assert.deepEqual(readAnswer('{"sentences": [], "missing": ["the fee table"]}', 2), abstained);
    assert.deepEqual(readAnswer('{"sentences": [], "missing": []}', 2), { ...abstained, missing: [] });
  });

  it('reads lines where JSON was asked for, and keeps what is whole of JSON that was cut off', () => {
    assert.deepEqual(readAnswer('[1] The fee is due.', 2).sentences[0]!.footnotes, [1]);
    const cut = JSON_ANSWER.slice(0, JSON_ANSWER.indexOf('It lapses'));
    assert.deepEqual(
      readAnswer(cut, 2).sentences.map(({ text }) => text),
      ['The fee is due "at once".'],
    );
  });
});

describe('AnswerStream', () => {
  /** What a person reads of a reply in pieces of a size, and the sentences that were complete before its end. */
  function streamed(reply: string, size: number): { text: string; sentences: string[] } {
    const stream = new AnswerStream(2);
    const read = { text: '', sentences: [] as string[] };
    for (let at = 0; at < reply.length; at += size) {
      const { text, sentences } = stream.push(reply.slice(at, at + size));
      read.text += text;
      read.sentences.push(...sentences.map((sentence) => `${sentence.text}|${sentence.lawWords.join()}`));
    }
    return read;
  }

  it('shows the lines of an answer without those that name words, whatever the pieces', () => {
    const reply = 'The fee is due. [1]\nLAW: "pays the fee"\nFACT: "entered"\nLater it lapses. [2]\nLAW: "lapses"';
    for (const size of [1, 2, 7, 100]) {
      const { text, sentences } = streamed(reply, size);
      assert.equal(text.trim(), 'The fee is due. [1]\nLater it lapses. [2]', `${size}`);
      // All at once there is no telling that it goes on; the last sentence is complete with the reply.
      assert.deepEqual(sentences, ['The fee is due.|pays the fee'], `${size}`);
    }
  });

  it('shows the sentences of a JSON answer', () => {
    for (const size of [1, 3, 1000]) {
      const { text, sentences } = streamed(JSON_ANSWER.replace('fee', 'f\\u0065e'), size);
      assert.equal(text.trim(), 'The fee is due "at once". It lapses [2].', `${size}`);
      assert.deepEqual(sentences, ['The fee is due "at once".|pays the fee'], `${size}`);
    }
  });

  it('shows a sentence while it is written, and a footnote in front of a line', () => {
    assert.equal(new AnswerStream(2).push('The fee').text, 'The fee');
    const stream = new AnswerStream(2);
    assert.equal(stream.push('[').text, '');
    assert.equal(stream.push('1] The fee').text, '[1] The fee');
  });
});
