import * as l10n from '@vscode/l10n';
import { open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';
import { isDay, VERDICT_KINDS, type Day } from '../../law';
import { writeWhole } from '../../files';
import { JUDGES, type KeptJudgement } from '../judges/panel';
import { DatasetError, type EvaluationReport } from '../report';
import { TRAIL } from '../trail';
import type { RunConfiguration } from './configuration';
import { figuresCsv } from './figuresCsv';
import { reportPieces } from './reportPieces';
import { withoutJudgements, type Journal, type RunRecord } from './journal';
import { Spool } from './spool';
import { trecQrels, trecRun } from './trec';

const JUDGED = {
  predicted: z.array(z.string()),
  verdict: z.enum(VERDICT_KINDS).optional(),
  quoted: z.array(z.string()).optional(),
  answer: z.string().optional(),
  confidence: z.number().optional(),
  isUnlikely: z.boolean().optional(),
};
const USAGE = z.object({
  calls: z.number(),
  inputTokens: z.number(),
  outputTokens: z.number(),
  estimated: z.boolean(),
});
const NOTE = z.object({
  judge: z.enum([...JUDGES, 'choice']),
  of: z.string(),
  value: z.union([z.number(), z.string(), z.boolean()]).optional(),
  reason: z.string(),
  weighting: z.enum(['probability', 'mean']).optional(),
});
/** Its fields stand in the order in which they are made: a run that goes on has the same bytes as one that was not broken off. */
const RECORD = z.object({
  at: z.number().int().min(0),
  item: z.object({
    id: z.string(),
    question: z.string(),
    hops: z.number(),
    gold: z.array(z.string()),
    isGoldUnknown: z.literal(true).optional(),
    goldAnswer: z.string().optional(),
    ...JUDGED,
    ranked: z.array(z.string()),
    trail: TRAIL.optional(),
    withheld: z.object(JUDGED).optional(),
    metrics: z.record(z.string(), z.number()),
    judgements: z.array(NOTE).optional(),
    usage: USAGE.optional(),
  }),
  notices: z.array(z.string()),
});

/** What `run.json` says. */
interface Run {
  readonly configuration: RunConfiguration;
  /** On which the law was asked; a run that goes on asks that of this day. */
  readonly today: Day;
  readonly isFinished: boolean;
}

/**
 * A folder that holds a run: `run.json`, its configuration; `items.jsonl`, a line a question as soon as it is asked;
 * `judgements.jsonl`, where a language model judges, a line a judgement with prompt, reply and reason; and, once it is finished, `report.json`, `figures.csv`, and for other tools `run.trec` and `qrels.trec`. A run that was broken off goes on; a finished one is made anew.
 */
export class RunFolder implements Journal {
  private constructor(
    private readonly directory: string,
    private readonly run: Run,
    readonly known: Spool<RunRecord>,
  ) {}

  /**
   * Rejects with {@link DatasetError} where the folder holds another run that is not finished: nothing of it is lost.
   *
   * @param warn is told once that a question could not be kept; the run goes on, and no further one is kept.
   * @param isOneOfSeveral whether it is one of several runs that were broken off together: then the same run is not made anew
   * where it is finished.
   */
  static async open(
    directory: string,
    configuration: RunConfiguration,
    today: Day,
    warn: (message: string) => void,
    isOneOfSeveral = false,
  ): Promise<RunFolder> {
    const before = await readRunFile(join(directory, 'run.json'));
    const isSame = before !== undefined && isDeepStrictEqual(before.configuration, plain(configuration));
    const isBrokenOff = before !== undefined && (!before.isFinished || (isOneOfSeveral && isSame));
    if (isBrokenOff && !isSame) {
      throw new DatasetError(
        l10n.t('{0} holds another run, which was broken off: name another folder, or empty this one.', directory),
      );
    }
    const file = join(directory, 'items.jsonl');
    const run: Run = isBrokenOff ? before : { configuration, today, isFinished: false };
    if (!isBrokenOff) {
      await writeWhole(file, '');
      await rm(join(directory, JUDGEMENTS), { force: true });
      await writeRunFile(directory, run);
    }
    const known = Spool.of<RunRecord>(file, placeOf, ({ message }) =>
      warn(l10n.t('The run goes on, but is no longer kept question by question in {0}: {1}', directory, message)),
    );
    if (isBrokenOff) await forgetJudgements(join(directory, JUDGEMENTS), known);
    return new RunFolder(directory, run, known);
  }

  get today(): Day {
    return this.run.today;
  }

  async add(record: RunRecord): Promise<void> {
    const { judgements = [] } = record;
    // Before the question: what is known of it then has its judgements, too.
    if (judgements.length > 0 && this.known.isWhole) {
      await this.#addJudgements(record, judgements).catch((error: unknown) => this.known.hold(error as Error));
    }
    this.known.put(record.at, withoutJudgements(record));
    await this.known.sync();
  }

  async #addJudgements({ at, item: { id } }: RunRecord, judgements: readonly KeptJudgement[]): Promise<void> {
    // What is undefined JSON leaves out.
    const lines = judgements.map(({ judge, of, judgement, isRight, weighting }) =>
      JSON.stringify({ at, id, judge, of, ...judgement, isRight, weighting }),
    );
    const file = await open(join(this.directory, JUDGEMENTS), 'a');
    try {
      await file.appendFile(`${lines.join('\n')}\n`);
      await file.datasync();
    } finally {
      await file.close();
    }
  }

  /** Writes the report, the figures of each question and what was found for it; times are left out of it, so that the same run gives the same bytes. */
  async finish(report: EvaluationReport): Promise<void> {
    await writeWhole(join(this.directory, 'report.json'), reportPieces(report));
    await writeWhole(join(this.directory, 'figures.csv'), figuresCsv(report.items));
    await writeWhole(join(this.directory, 'run.trec'), trecRun(report.items, report.strategy));
    await writeWhole(join(this.directory, 'qrels.trec'), trecQrels(report.items));
    await writeRunFile(this.directory, { ...this.run, isFinished: true });
  }

  /** To be called in the end, however the run went; what is known can still be read. */
  close(): void {
    this.known.close();
  }
}

const JUDGEMENTS = 'judgements.jsonl';

/** Leaves judgements of known questions alone: the others are asked again, and so judged again. */
async function forgetJudgements(file: string, known: Spool<RunRecord>): Promise<void> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return;
  const isKnown = (line: string): boolean => {
    try {
      return known.has((JSON.parse(line) as { readonly at: number }).at);
    } catch {
      return false;
    }
  };
  const lines = text.split('\n').filter(isKnown);
  await writeWhole(file, lines.map((line) => `${line}\n`).join(''));
}

const writeRunFile = (directory: string, run: Run): Promise<void> =>
  writeWhole(join(directory, 'run.json'), `${JSON.stringify(run, undefined, 2)}\n`);

/** As it is read again from JSON. */
const plain = (configuration: RunConfiguration): unknown => JSON.parse(JSON.stringify(configuration));

/** Undefined where there is none, or nobody can read it. */
async function readRunFile(file: string): Promise<Run | undefined> {
  try {
    const run = JSON.parse(await readFile(file, 'utf8')) as Partial<Run> | null;
    return typeof run?.isFinished === 'boolean' && isDay(run.today ?? '') ? (run as Run) : undefined;
  } catch {
    return undefined;
  }
}

/** The place of the question whose record a line is; undefined where it is none. */
function placeOf(line: string): number | undefined {
  try {
    return RECORD.parse(JSON.parse(line)).at;
  } catch {
    return undefined;
  }
}
