import {
  isCheckCode,
  isSeverity,
  severitiesWith,
  SEVERITIES,
  CHECK_CODES,
  CHECK_RULES,
  type Severities,
  type Severity,
} from '../../check';
import { counted } from '../../text';
import { version } from '../../../package.json';
import { baselineLines, readBaseline, withoutOld, writeBaseline } from '../baseline';
import {
  CORPUS_OPTIONS,
  stringOption,
  UsageError,
  type Command,
  type OptionValues,
  type Output,
  isShared,
  SHARED_OPTIONS,
} from '../command';
import { formatOf } from '../outputFormat';
import { lintFiles, type Linted, type LintedFile } from '../lintedFiles';
import { inertJson } from '../inert';
import { openCorpus, saidOf, shownFile } from '../openCorpus';
import { rulePages } from '../rulePages';
import { withStatutesOf } from '../corpusSource';
import { openShared } from '../sharedCorpus';
import { sarifOf } from '../sarif';

export const lint: Command = {
  usage:
    'lint PATH... --corpus PATH|ADDRESS [--format text|json|sarif] [--severity CODE=off|hint|information|warning|error] ' +
    '[--baseline FILE [--write-baseline]] [--allow-unencrypted]',
  summary: 'check the citations of drafts; fails when there are errors, those of a baseline left out',
  options: {
    ...CORPUS_OPTIONS,
    ...SHARED_OPTIONS,
    format: { type: 'string' },
    severity: { type: 'string', multiple: true },
    baseline: { type: 'string' },
    'write-baseline': { type: 'boolean' },
  },
  async run(paths, values, terminal, signal) {
    if (paths.length === 0) throw new UsageError('PATH is missing: name the drafts to check, or a folder of them.');
    const format = formatOf(values);
    const severities = severitiesOf(values);
    const { baseline, writes } = baselineOf(values);
    const entries = baseline === undefined || writes ? [] : await readBaseline(baseline);
    const source = isShared(values)
      ? await withStatutesOf(paths, await openShared(values, terminal, signal), values, terminal, signal)
      : (await openCorpus(values, terminal, signal)).index;
    const all = await lintFiles(paths, { index: source, severities, said: saidOf(values) }, terminal, signal);
    if (baseline !== undefined && writes) return written(baseline, all);
    const baselined = baseline === undefined ? undefined : withoutOld(all.files, entries);
    const linted = baselined === undefined ? all : { ...all, files: baselined.files };
    const failure = failureOf(linted);
    const json = {
      diagnostics: linted.files.flatMap(diagnosticsOf),
      leftAlone: linted.leftAlone,
      ...(baselined && { baseline: { old: baselined.old, gone: baselined.gone } }),
    };
    if (baselined && format !== 'text') baselineLines(baselined).forEach((line) => terminal.warn(line));
    const lines = {
      text: () => [...textOf(linted), ...(baselined ? baselineLines(baselined) : [])],
      json: () => [inertJson(json)],
      sarif: async () => {
        const pages = await rulePages(CHECK_CODES);
        const written = { version, rules: CHECK_RULES, pages };
        return [inertJson(await source.with(({ corpus }) => sarifOf(linted, { corpus, ...written }), signal))];
      },
    };
    return { json, lines: await lines[format](), ...(failure !== undefined && { failure }) };
  },
};

function baselineOf(values: OptionValues): { baseline: string | undefined; writes: boolean } {
  const baseline = stringOption(values, 'baseline');
  const writes = values['write-baseline'] === true;
  if (baseline === '') throw new UsageError('--baseline takes a file.');
  if (writes && baseline === undefined)
    throw new UsageError('--write-baseline goes with --baseline FILE, which it writes.');
  return { baseline, writes };
}

/** Writes what was found as old; what could not be read is no part of it, and a failure still. */
async function written(baseline: string, { files, unreadable }: Linted): Promise<Output> {
  const findings = await writeBaseline(baseline, files);
  const failure = failureOf({ files: [], unreadable });
  return {
    json: { baseline, findings },
    lines: [`${shownFile(baseline)} holds ${counted(findings, 'finding')}.`],
    ...(failure !== undefined && { failure }),
  };
}

/** The severities of `--severity CODE=LEVEL`, which may be given several times. */
function severitiesOf(values: OptionValues): Severities {
  const given = values['severity'];
  const replaced: Partial<Record<(typeof CHECK_CODES)[number], Severity>> = {};
  for (const pair of Array.isArray(given) ? given.map(String) : []) {
    const [, code = '', severity] = /^([^=]*)=?(.*)$/su.exec(pair) ?? [];
    if (!isCheckCode(code))
      throw new UsageError(`--severity: there is no code ${code}, but ${CHECK_CODES.join(', ')}.`);
    if (!isSeverity(severity)) throw new UsageError(`--severity ${code}= takes ${SEVERITIES.join(', ')}.`);
    replaced[code] = severity;
  }
  return severitiesWith(replaced);
}

function diagnosticsOf({ file, findings }: LintedFile): unknown[] {
  return findings.map(({ start, end, code, severity, message, fixes: [fix] }) => ({
    file,
    start,
    end,
    code,
    severity,
    message,
    ...(fix && { fix: { title: fix.title, ...fix.edit } }),
  }));
}

function textOf({ files, leftAlone }: Linted): string[] {
  const counts = new Map<Severity, number>();
  const lines = files.flatMap(({ file, lines: table, findings }) =>
    findings.map(({ start, code, severity, message }) => {
      counts.set(severity, (counts.get(severity) ?? 0) + 1);
      const { line, character } = table.positionAt(start);
      return `${shownFile(file)}:${line + 1}:${character + 1}: ${severity} ${code} ${message}`;
    }),
  );
  const told = [...SEVERITIES].reverse().flatMap((severity) => {
    const count = counts.get(severity);
    return count === undefined ? [] : [`${severity} ${count}`];
  });
  const left = leftAlone.map(
    ({ file, reason }) => `${shownFile(file)}: not checked: ${reason} (--drafts GLOB has such files checked)`,
  );
  return [
    ...lines,
    ...left,
    `${counted(files.length, 'file')} checked: ${told.length === 0 ? 'nothing found' : told.join(', ')}.`,
  ];
}

function failureOf({ files, unreadable }: Pick<Linted, 'files' | 'unreadable'>): string | undefined {
  const errors = files.flatMap(({ findings }) => findings).filter(({ severity }) => severity === 'error').length;
  const said = [
    ...(errors > 0 ? [`${counted(errors, 'error')} found.`] : []),
    ...(unreadable > 0 ? [`${counted(unreadable, 'file')} could not be read.`] : []),
  ];
  return said.length === 0 ? undefined : said.join(' ');
}
