import { counted } from '../../text';
import { KIND_OPTIONS, SENTENCE_MODEL_OPTIONS, UsageError, type Command } from '../command';
import { openPaths, shownFile } from '../openCorpus';
import { encodingHere, withSentenceModels } from '../openModels';

/** Problems shown to a person; `--json` has them all. */
const SHOWN_PROBLEMS = 20;

export const index: Command = {
  usage:
    'index PATH... [--index-dir DIR] [--encoder DIR] [--include GLOB] [--exclude GLOB] [--drafts GLOB] [--ignore GLOB]',
  summary: 'read statutes and save their index',
  options: { ...KIND_OPTIONS, 'index-dir': { type: 'string' }, encoder: SENTENCE_MODEL_OPTIONS.encoder },
  async run(paths, values, terminal, signal) {
    if (paths.length === 0 || paths.includes(''))
      throw new UsageError('PATH is missing: name a file or folder of statutes.');
    const started = performance.now();
    const opened = await openPaths(paths, values, terminal, signal, { rebuild: true });
    const elapsedMs = Math.round(performance.now() - started);
    const { index: built, snapshotBytes } = opened;
    const encoding = encodingHere(opened, terminal, signal);
    const vectors = await withSentenceModels(values, terminal, signal, encoding, ({ dense }) =>
      Promise.resolve(dense?.vectors.size),
    );
    const { acts, provisions, citations } = built.statistics;
    const { problems } = built;
    const more = problems.length - SHOWN_PROBLEMS;
    return {
      json: { acts, provisions, citations, elapsedMs, snapshotBytes, vectors, problems },
      lines: [
        `${counted(acts, 'act')}, ${counted(provisions, 'provision')}, ${counted(citations.total, 'citation')} (${citations.resolved} resolved), in ${(elapsedMs / 1000).toFixed(1)} s`,
        ...(vectors === undefined ? [] : [`${vectors} of the provisions have a vector`]),
        ...problems
          .slice(0, SHOWN_PROBLEMS)
          .map(({ file, line, severity, message }) => `${shownFile(file)}:${line}: ${severity}: ${message}`),
        ...(more > 0 ? [`... and ${more} more problems (--json lists all)`] : []),
      ],
    };
  },
};
