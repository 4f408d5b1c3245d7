import * as l10n from '@vscode/l10n';
import type { Problem } from '../../law';
import type { Dataset, Question } from './dataset';

type Row = Readonly<Record<string, unknown>>;

/** Reads one row of a shape; undefined when the row is of another shape. */
interface RowShape {
  readonly name: string;
  read(row: Row): Question | undefined;
}

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
const list = (value: unknown): readonly Row[] | undefined =>
  Array.isArray(value) ? value.filter((item): item is Row => typeof item === 'object' && item !== null) : undefined;
const joined = (...parts: (string | undefined)[]): string =>
  parts.filter((part) => part !== undefined && part !== '').join('\n');

/** How many provisions a question needs: what the row says, where that is a whole number of at least 1, else its gold. */
const hopsOf = (hops: unknown, gold: number): number =>
  Number.isSafeInteger(hops) && (hops as number) >= 1 ? (hops as number) : gold;

/** KoBLEX: query = background + question, gold = the `hierarchy` of each context, hops = `n_hops`. */
const koblex: RowShape = {
  name: 'koblex',
  read: ({ id, question, background, contexts, n_hops: hops, answer }) => {
    const gold = list(contexts)?.map(({ hierarchy }) => text(hierarchy));
    if (text(question) === undefined || gold === undefined || gold.includes(undefined)) return undefined;
    return {
      id: text(id) ?? '',
      text: joined(text(background), text(question)),
      gold: gold as string[],
      hops: hopsOf(hops, gold.length),
      answer: text(answer) ?? '',
    };
  },
};

/** ObliQA: gold = (DocumentID, PassageID) pairs; a question needs as many provisions as it has gold passages. */
const obliqa: RowShape = {
  name: 'obliqa',
  read: ({ QuestionID: id, Question: question, Passages: passages }) => {
    const gold = list(passages)?.map(({ DocumentID: document, PassageID: passage }) =>
      typeof document === 'number' && typeof passage === 'string' ? `${document}:${passage}` : undefined,
    );
    if (text(question) === undefined || gold === undefined || gold.includes(undefined)) return undefined;
    return { id: text(id) ?? '', text: text(question)!, gold: gold as string[], hops: gold.length, answer: '' };
  },
};

/** Our own: gold = provision ids; none, or no `gold` at all, where the law does not answer. */
const proviso: RowShape = {
  name: 'proviso',
  read: ({ id, question, background, contexts, gold = [], n_hops: hops, answer }) => {
    const isOwn = text(question) !== undefined && contexts === undefined;
    if (!isOwn || !Array.isArray(gold) || !gold.every((item) => typeof item === 'string')) return undefined;
    return {
      id: text(id) ?? '',
      text: joined(text(background), text(question)),
      gold,
      hops: hopsOf(hops, gold.length),
      answer: text(answer) ?? '',
    };
  },
};

const SHAPES: readonly RowShape[] = [koblex, obliqa, proviso];

const EXPECTED =
  'KoBLEX {question, background, contexts}, ObliQA {Question, Passages}, {id, question, gold: [provision id]}';

/** Reads a data set of JSON lines, its shape told by its rows. A line that cannot be read is a problem; the rest is read. */
export function readDataset(content: string, file: string): Dataset {
  const questions: Question[] = [];
  const problems: Problem[] = [];
  let name = '';
  for (const [at, line] of content
    .replace(/^\ufeff/u, '')
    .split(/\r?\n/u)
    .entries()) {
    if (line.trim() === '') continue;
    const row = readRow(line);
    if ('problem' in row) {
      problems.push({ file, line: at + 1, severity: 'error', message: row.problem });
      continue;
    }
    name ||= row.shape;
    questions.push(row.question.id === '' ? { ...row.question, id: `line-${at + 1}` } : row.question);
  }
  return { name, questions, problems };
}

function readRow(line: string): { shape: string; question: Question } | { problem: string } {
  let row: unknown;
  try {
    row = JSON.parse(line);
  } catch (error) {
    return { problem: l10n.t('Not JSON: {0}. The line is left out.', (error as Error).message) };
  }
  if (typeof row === 'object' && row !== null && !Array.isArray(row)) {
    for (const shape of SHAPES) {
      const question = shape.read(row as Row);
      if (question !== undefined) return { shape: shape.name, question };
    }
  }
  return { problem: l10n.t('Not a question: expected one of {0}. The line is left out.', EXPECTED) };
}
