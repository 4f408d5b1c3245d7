import type { Answer, AnswerSentence, Evidence } from '../../../src/pipeline';

/** A provision of an invented act, selected for the first issue. */
export function evidenceOf(id: string, text: string, more: Partial<Evidence> = {}): Evidence {
  const range = { start: { line: 0, character: 0 }, end: { line: 1, character: 0 } };
  return {
    id: `garden-act/${id}`,
    label: `Garden Act ${id}`,
    heading: '',
    text,
    file: '/law/garden-act.md',
    range,
    status: 'in-force',
    role: { kind: 'selected', for: 0 },
    score: 1,
    ...more,
  };
}

/** A supported sentence that cites provisions of that act. */
export function sentenceOf(text: string, cites: readonly string[], more: Partial<AnswerSentence> = {}): AnswerSentence {
  const citations = cites.map((id) => `garden-act/${id}`);
  return { text, citations, support: 'supported', clashes: [], lawWords: [], factWords: [], ...more };
}

export function answerOf(
  sentences: readonly AnswerSentence[],
  evidence: readonly Evidence[],
  more: Partial<Answer> = {},
): Answer {
  return {
    question: 'Who mows the lawn?',
    verdict: { kind: 'grounded', reasons: [] },
    sentences,
    evidence,
    missing: [],
    trace: [],
    notices: [],
    ...more,
  };
}

/** Words where they stand in a text for the first time. */
export function wordsOf(id: string, text: string, words: string): AnswerSentence['lawWords'][number] {
  const start = text.indexOf(words);
  if (start < 0) throw new Error(`"${words}" is not in "${text}"`);
  return { id: `garden-act/${id}`, start, end: start + words.length, text: words };
}
