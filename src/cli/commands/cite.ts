import { LineTable } from '../../check';
import { formatEId, type ActReference, type ResolvedCitation } from '../../law';
import type { SaidKinds } from '../../files';
import type { LegalIndex } from '../../search';
import { citedFile } from '../citedFile';
import { CORPUS_OPTIONS, UsageError, type Command, type Terminal } from '../command';
import { openCorpus, saidOf, shownFile } from '../openCorpus';

interface FileCitation extends ResolvedCitation {
  readonly file: string;
  /** One-based. */
  readonly line: number;
}

export const cite: Command = {
  usage: 'cite FILE... --corpus PATH',
  summary: 'list the citations of texts with what they resolve to',
  options: CORPUS_OPTIONS,
  async run(files, values, terminal, signal) {
    if (files.length === 0) throw new UsageError('FILE is missing: name the texts whose citations to list.');
    const { index } = await openCorpus(values, terminal, signal);
    const said = saidOf(values);
    const citations: FileCitation[] = [];
    for (const file of files) {
      for (const citation of await citationsOf(file, index, said, terminal, signal)) citations.push(citation);
      signal.throwIfAborted();
    }
    return {
      json: {
        citations: citations.map(({ file, start, end, text, act, path, outcome, targets }) => ({
          file,
          start,
          end,
          text,
          act: nameOf(act),
          path: formatEId(path),
          outcome,
          targets,
        })),
      },
      lines: citations.map(
        ({ file, line, text, outcome, targets, missing }) =>
          `${shownFile(file)}:${line}: ${onOneLine(text)} -> ${outcome === 'resolved' ? targets.join(', ') : `${outcome}${missing === undefined ? '' : ` (${missing})`}`}`,
      ),
    };
  },
};

/** A citation that runs over the end of a line, as a terminal and what reads its lines can take it. */
const onOneLine = (text: string): string => text.replace(/\s+/gu, ' ');

async function citationsOf(
  path: string,
  index: LegalIndex,
  said: SaidKinds,
  terminal: Terminal,
  signal: AbortSignal,
): Promise<FileCitation[]> {
  const { file, text, citations } = await citedFile(path, index, said, terminal, signal);
  const lines = new LineTable(text);
  return citations.map((citation) => ({ ...citation, file, line: lines.positionAt(citation.start).line + 1 }));
}

/** The act as the text names it; null for "this Act" and the like. */
function nameOf(act: ActReference): string | null {
  return act.kind === 'named' || act.kind === 'defined' ? act.name : null;
}
