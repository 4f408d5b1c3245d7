import { readDataset } from '../../../src/evaluation/datasets/readDataset';
import { readClaimLine } from '../../../src/grounding';
import type { Target } from '../target';

const CLAIM =
  '{"id": "c", "question": "q", "sentence": "A fee is due.", "citations": ["quay-act/sec_1"], "law_words": ["fee"], "second_reader": {"carried": true, "words": []}}';
const ROWS = [
  '{"id": "q1", "question": "Which fee?", "background": "A berth.", "contexts": [{"hierarchy": "Quay Act > 1"}], "n_hops": 2, "answer": "5"}',
  '{"QuestionID": "a", "Question": "Which?", "Passages": [{"DocumentID": 1, "PassageID": "3.1"}]}',
  '{"id": "q2", "question": "Who?", "gold": ["quay-act/sec_1"]}',
  '{"question": "Who?", "answer": "a", "relevant_laws": [{"law_name": "Quay Act", "section_num": "5/1"}]}',
  '{"id": 7, "question": "Who?", "extra_description": "A berth.", "article_ids": "12, 340"}',
  '{"idx": 3, "state": "Arcadia", "question": "Who?", "answer": "Yes", "statutes": [{"citation": "QUAY CODE 5"}]}',
  '{"idx": "m", "prompt": "A berth.", "question": "Who?", "choice_a": "x", "choice_b": "y", "answer": "B", "gold_idx": "p"}',
  CLAIM,
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
    seeds: () => [CLAIM],
    open: () => (input) => void readClaimLine(input),
  },
];
