import { basename, resolve } from 'node:path';
import {
  compareRuns,
  readRun,
  type ComparedQuestion,
  type ComparedReports,
  type Estimate,
  type EvaluationReport,
} from '../evaluation';
import type { IndexSource } from '../search';
import { stringOption, type OptionValues, type Output, type Terminal } from './command';
import { comparedLines, differenceLines, estimateLines, evaluationLines } from './evaluationLines';
import { unwritten, type Run } from './evaluationRun';
import { shownFile } from './openCorpus';
import { excerptsOf, readReportPage, unwrittenPage } from './reportFile';

/** What a report is for, besides the run that it ends. */
export interface ReportUse {
  /** What it is compared with. */
  readonly earlier?: readonly ComparedQuestion[];
  /** Writes them as a page; returns why it could not. The index, where there is one, has the texts. */
  readonly writePage?: (
    reports: readonly EvaluationReport[],
    index: IndexSource | undefined,
  ) => Promise<string | undefined>;
}

/** Reads what `--against` and `--html` need before anything is asked. */
export async function reportUse(values: OptionValues, datasetFile: string): Promise<ReportUse> {
  const [against, html] = [stringOption(values, 'against'), stringOption(values, 'html')];
  const earlier = against === undefined ? undefined : await readRun(resolve(against));
  const page = html === undefined ? undefined : await readReportPage();
  const compared = earlier && { against: { name: basename(against!), items: earlier } };
  const writePage: ReportUse['writePage'] =
    page &&
    (async (reports, index) => {
      const excerpts = index && { excerpts: await index.with(({ corpus }) => excerptsOf(reports, corpus)) };
      return unwrittenPage(resolve(html!), page, reports, datasetFile, { ...compared, ...excerpts });
    });
  return { ...(earlier && { earlier }), ...(writePage && { writePage }) };
}

export async function outputOf(
  run: Run,
  index: IndexSource | undefined,
  { earlier, writePage }: ReportUse,
  terminal: Terminal,
): Promise<Output> {
  const { report } = run;
  report.problems.forEach(({ file, line, message }) => terminal.warn(`${shownFile(file)}:${line}: ${message}`));
  const failures = [otherSearch(report), await unwritten(run), await writePage?.([report], index)];
  const failure = failures.filter((one) => one !== undefined).join(' ');
  const differences = earlier === undefined ? undefined : compareRuns(earlier, report.items);
  return {
    json: { ...report, ...(differences && { differences }) },
    isStreamed: true,
    lines: [...evaluationLines(report), ...(differences ? differenceLines(differences) : [])],
    ...(failure !== '' && { failure }),
  };
}

/** @param noPage why the page could not be written. */
export function severalOutput(
  runs: readonly EvaluationReport[],
  noPage: string | undefined,
  terminal: Terminal,
): Output {
  const problems = new Map(runs.flatMap((run) => run.problems.map((one) => [JSON.stringify(one), one] as const)));
  for (const { file, line, message } of problems.values()) terminal.warn(`${shownFile(file)}:${line}: ${message}`);
  const failures = runs.flatMap((run) => {
    const failure = otherSearch(run);
    return failure === undefined ? [] : [`${run.strategy}: ${failure}`];
  });
  if (noPage !== undefined) failures.push(noPage);
  const compared: ComparedReports = { runs };
  return {
    json: compared,
    isStreamed: true,
    lines: comparedLines(runs),
    ...(failures.length > 0 && { failure: failures.join(' ') }),
  };
}

/** Figures of another search than was asked for are no success, whoever reads them. */
function otherSearch({ notices }: EvaluationReport): string | undefined {
  return notices.length === 0
    ? undefined
    : `These are not the figures of what was asked for. ${notices.join(' ')} Mend that, or leave the model out.`;
}

export const estimatesOutput = (estimates: readonly Estimate[]): Output => ({
  json: { estimates },
  lines: estimateLines(estimates),
});
