import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SecondReading } from '../../../src/grounding';
import { parseLines } from '../citations/score';

/** What a strong model wrote for a question, as it was recorded. */
export interface Replies {
  readonly id: string;
  readonly parametric: readonly string[];
  /** Ids of provisions; `[n]` in the answer counts in `evidence`. */
  readonly selected: readonly string[];
  readonly evidence: readonly string[];
  /** Null where the pipeline of that day asked for none. */
  readonly answer: string | null;
}

/** A sentence of a recorded answer with its hand-made label. */
export interface LabelledSentence {
  readonly id: string;
  readonly label: 'supported' | 'partly' | 'unsupported' | 'meta' | 'broken';
  readonly sentence: string;
  readonly law_words: readonly string[];
  readonly fact_words: readonly string[];
}

/** A set of questions with all that was recorded for them. */
export interface RecordedSet {
  readonly name: string;
  readonly replies: ReadonlyMap<string, Replies>;
  /** By the id of the question, in the order of the answer; broken variants left out. */
  readonly sentences: ReadonlyMap<string, readonly LabelledSentence[]>;
  /** By the words of the sentence. */
  readonly readings: ReadonlyMap<string, SecondReading>;
  /** Grades of the answers as written; empty where none were given. */
  readonly grades: ReadonlyMap<string, string>;
}

/** Where a set lies in the shared data. */
export interface SetFiles {
  readonly name: 'koblex' | 'german';
  readonly replies: string;
  readonly labels: string;
  readonly grades?: string;
}

type SecondReaderLine = SecondReading & { readonly id: string; readonly set: string };

export function readSet(data: string, { name, replies, labels, grades }: SetFiles): RecordedSet {
  const lines = <T>(file: string): T[] => parseLines<T>(readFileSync(join(data, file), 'utf8'));
  const labelled = lines<LabelledSentence>(labels);
  const byId = new Map(labelled.map((sentence) => [sentence.id, sentence]));
  const second = lines<SecondReaderLine>('answers/second-reader.jsonl').filter(({ set }) => set === name);
  const graded = grades === undefined ? [] : lines<{ id: string; grade: string }>(grades);
  return {
    name,
    replies: new Map(lines<Replies>(replies).map((reply) => [reply.id, reply])),
    sentences: byQuestion(labelled.filter(({ label }) => label !== 'broken')),
    readings: new Map(
      second.map(({ id, carried, why, words }) => [
        plain(byId.get(id)!.sentence),
        { carried, words, ...(why !== undefined && { why }) },
      ]),
    ),
    grades: new Map(graded.map(({ id, grade }) => [id, grade])),
  };
}

/** The id of a sentence is that of its question, then `#` and its place. */
function byQuestion(sentences: readonly LabelledSentence[]): Map<string, LabelledSentence[]> {
  const groups = new Map<string, LabelledSentence[]>();
  for (const sentence of sentences) {
    const question = sentence.id.slice(0, sentence.id.indexOf('#'));
    groups.set(question, [...(groups.get(question) ?? []), sentence]);
  }
  return groups;
}

/** A sentence as two writings of it are compared. */
export const plain = (sentence: string): string => sentence.replace(/[\s.]+/gu, '');
