import * as l10n from '@vscode/l10n';
import type { Problem } from '../../law';
import { FieldError, Fields } from '../datasets/fields';
import { linesOf, LONGEST_LINE, problemsOf } from '../datasets/lines';
import { idOfField } from '../run/trec';

/** What another system found for one question. */
export interface Prediction {
  /** Provisions as it names them, best first, without repetition. */
  readonly provisions: readonly string[];
  readonly answer?: string;
  /** The first line that is of it. */
  readonly line: number;
}

export interface Predictions {
  /** The tag of a run file; empty where the file has none. */
  readonly tag: string;
  /** By the ids of the questions. */
  readonly predictions: ReadonlyMap<string, Prediction>;
  readonly problems: readonly Problem[];
}

/** A line of a run file. */
interface Row {
  readonly id: string;
  readonly provision: string;
  readonly rank: number;
  readonly score: number;
  readonly tag: string;
  readonly line: number;
}

const COLUMNS = 6;

/** A line cannot be read; the message says why. */
class LineError extends Error {}

/**
 * Reads what another system found: JSON lines of `{id, provisions, answer?}`, provisions best first, where the first line that
 * is not blank begins with a brace; else a run file of trec_eval, `qid Q0 docid rank score tag`, whose rows go by their scores
 * and, where these are the same, by their ranks. A line that cannot be read is a problem, and the rest is read.
 */
export function readPredictions(content: string, file: string): Predictions {
  const problems = problemsOf(file);
  return {
    ...(/^\ufeff?\s*\{/u.test(content) ? readJson(content, problems) : readRun(content, problems)),
    problems: problems.all(),
  };
}

type Read = Pick<Predictions, 'tag' | 'predictions'>;
type Told = ReturnType<typeof problemsOf>;

function readJson(content: string, problems: Told): Read {
  const predictions = new Map<string, Prediction>();
  eachLine(content, problems, (text, line) => {
    const { id, provisions, ...answer } = predictionOf(text);
    if (predictions.has(id)) throw new LineError(l10n.t('A second prediction of question {0}', id));
    const distinct = [...new Set(provisions)];
    if (distinct.length < provisions.length)
      problems.add(line, 'warning', l10n.t('A provision is named twice: its first place counts.'));
    predictions.set(id, { provisions: distinct, ...answer, line });
  });
  return { tag: '', predictions };
}

function predictionOf(text: string): { id: string; provisions: string[]; answer?: string } {
  let row: Fields | undefined;
  try {
    row = Fields.of(JSON.parse(text));
  } catch (error) {
    throw new LineError(l10n.t('Not JSON: {0}', (error as Error).message));
  }
  if (row === undefined) throw new LineError(l10n.t('Not a prediction: expected a JSON object'));
  return {
    id: row.label('id'),
    provisions: row.labels('provisions'),
    ...(row.has('answer') && { answer: row.text('answer') }),
  };
}

function readRun(content: string, problems: Told): Read {
  const rows = new Map<string, Map<string, Row>>();
  let tag: string | undefined;
  eachLine(content, problems, (text, line) => {
    const row = rowOf(text, line);
    tag ??= row.tag;
    if (row.tag !== tag) throw new LineError(l10n.t('Of another run: its tag is {0}, not {1}', row.tag, tag));
    const known = rows.get(row.id);
    if (known === undefined) rows.set(row.id, new Map([[row.provision, row]]));
    else if (known.has(row.provision))
      throw new LineError(l10n.t('{0} stands twice for question {1}', row.provision, row.id));
    else known.set(row.provision, row);
  });
  const predictions = [...rows].map(([id, known]): [string, Prediction] => {
    const [first] = known.values();
    const sorted = [...known.values()].sort((a, b) => b.score - a.score || a.rank - b.rank);
    return [id, { provisions: sorted.map(({ provision }) => provision), line: first!.line }];
  });
  return { tag: tag ?? '', predictions: new Map(predictions) };
}

function rowOf(text: string, line: number): Row {
  const columns = text.trim().split(/\s+/u, COLUMNS + 1);
  const [id, , provision, rank, score, tag] = columns;
  if (columns.length !== COLUMNS) {
    throw new LineError(
      l10n.t(
        'Not a prediction: expected JSON, {0}, or a row of a run file, {1}',
        '{"id", "provisions"}',
        'qid Q0 docid rank score tag',
      ),
    );
  }
  const row = { id: idOfField(id!), provision: idOfField(provision!), tag: idOfField(tag!), line };
  return { ...row, rank: numberOf(rank!, 'rank'), score: numberOf(score!, 'score') };
}

function numberOf(text: string, column: string): number {
  const number = /^[-+]?(?:\d|\.\d)/u.test(text) ? Number(text) : NaN;
  if (Number.isFinite(number)) return number;
  throw new LineError(l10n.t('The column {0} must be a number', column));
}

/** Reads each line that is not blank; one that cannot be read is a problem. */
function eachLine(content: string, problems: Told, read: (text: string, line: number) => void): void {
  let line = 0;
  for (const text of linesOf(content)) {
    line += 1;
    if (text.trim() === '') continue;
    try {
      if (text.length > LONGEST_LINE) throw new LineError(l10n.t('Longer than {0} characters', LONGEST_LINE));
      read(text, line);
    } catch (error) {
      if (!(error instanceof LineError || error instanceof FieldError)) throw error;
      problems.leftOut(line, error.message);
    }
  }
}
