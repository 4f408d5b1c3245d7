import { UsageError, type Command } from '../command';
import { openPaths, shownFile } from '../openCorpus';

/** Problems shown to a person; `--json` has them all. */
const SHOWN_PROBLEMS = 20;

export const index: Command = {
  usage: 'index PATH... [--index-dir DIR]',
  summary: 'read statutes and save their index',
  options: { 'index-dir': { type: 'string' } },
  async run(paths, values, terminal, signal) {
    if (paths.length === 0 || paths.includes(''))
      throw new UsageError('PATH is missing: name a file or folder of statutes.');
    const started = performance.now();
    const { index: built, snapshotBytes } = await openPaths(paths, values, terminal, signal, true);
    const elapsedMs = Math.round(performance.now() - started);
    const { acts, provisions, citations } = built.statistics;
    const { problems } = built;
    const more = problems.length - SHOWN_PROBLEMS;
    return {
      json: { acts, provisions, citations, elapsedMs, snapshotBytes, problems },
      lines: [
        `${acts} acts, ${provisions} provisions, ${citations.total} citations (${citations.resolved} resolved), in ${(elapsedMs / 1000).toFixed(1)} s`,
        ...problems
          .slice(0, SHOWN_PROBLEMS)
          .map(({ file, line, severity, message }) => `${shownFile(file)}:${line}: ${severity}: ${message}`),
        ...(more > 0 ? [`... and ${more} more problems (--json lists all)`] : []),
      ],
    };
  },
};
