import { readDataset } from '../../../src/evaluation/datasets/readDataset';
import { readClaimLine } from '../../../src/grounding';
import type { Target } from '../target';

const ROWS = [
  '{"id": "q1", "question": "Which fee?", "background": "A berth.", "contexts": [{"hierarchy": "Quay Act > 1"}], "n_hops": 2, "answer": "5"}',
  '{"QuestionID": "a", "Question": "Which?", "Passages": [{"DocumentID": 1, "PassageID": "3.1"}]}',
  '{"id": "q2", "question": "Who?", "gold": ["quay-act/sec_1"]}',
  '{"id": "c", "question": "q", "sentence": "A fee is due.", "citations": ["quay-act/sec_1"], "law_words": ["fee"], "second_reader": {"carried": true, "words": []}}',
];

export const evaluationTargets: readonly Target[] = [
  {
    name: 'evaluation/dataset',
    shape: 'json',
    seeds: () => ROWS,
    open: () => (input) => void readDataset(`${input}\n${input.slice(1)}\r\n\n{}`, '/data/set.jsonl'),
  },
  {
    name: 'grounding/claim-line',
    shape: 'json',
    seeds: () => ROWS.slice(3),
    open: () => (input) => void readClaimLine(input),
  },
];
