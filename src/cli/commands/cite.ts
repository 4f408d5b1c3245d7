import { LineTable } from '../../check';
import type { LocatedCitation } from '../../citation';
import { formatEId, type ActReference, type CitationOutcome, type Corpus, type ProvisionId } from '../../law';
import type { IndexSource, LegalIndex } from '../../search';
import { citationsOf, readCitingFile, type CitingFile, type FileCitation } from '../citedFile';
import { CORPUS_OPTIONS, UsageError, type Command, type ListedItem, SHARED_OPTIONS } from '../command';
import { saidOf, shownFile } from '../openCorpus';
import { openSource } from '../corpusSource';

/** Of a range of more provisions the first and the last are listed, with how many they are. */
const MOST_LISTED = 50;

/** A citation as it is listed. */
interface ListedCitation {
  readonly file: string;
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly act: string | null;
  readonly path: string;
  readonly outcome: CitationOutcome;
  readonly targets: readonly ProvisionId[];
  /** How many provisions it cites, where `targets` has not all of them. */
  readonly targetCount?: number;
}

export const cite: Command = {
  usage: 'cite FILE... --corpus PATH|ADDRESS [--allow-unencrypted]',
  summary: 'list the citations of texts with what they resolve to',
  options: { ...CORPUS_OPTIONS, ...SHARED_OPTIONS },
  async run(paths, values, terminal, signal) {
    if (paths.length === 0) throw new UsageError('FILE is missing: name the texts whose citations to list.');
    const { source, here } = await openSource(values, terminal, signal);
    const said = saidOf(values);
    const files: CitingFile[] = [];
    // What cannot be read is said before anything is listed.
    for (const path of paths) files.push(await readCitingFile(path, said, terminal, signal));
    return {
      field: 'citations',
      batches: here === undefined ? await allIn(files, source, signal) : listedIn(files, here.index, signal),
    };
  },
};

/** A citation that runs over the end of a line, as a terminal and what reads its lines can take it. */
const onOneLine = (text: string): string => text.replace(/\s+/gu, ' ');

async function* listedIn(
  files: readonly CitingFile[],
  index: LegalIndex,
  signal: AbortSignal,
): AsyncGenerator<readonly ListedItem[]> {
  for (const read of files) {
    const lines = new LineTable(read.text);
    const { corpus, citations } = citationsOf(read, index, signal);
    for await (const some of citations) yield some.map((citation) => listed(read.file, lines, corpus, citation));
  }
}

/** All at once: of what is elsewhere nothing is listed where it fails. */
const allIn = (
  files: readonly CitingFile[],
  source: IndexSource,
  signal: AbortSignal,
): Promise<readonly (readonly ListedItem[])[]> =>
  source.with(async (index) => {
    const all: (readonly ListedItem[])[] = [];
    for await (const some of listedIn(files, index, signal)) all.push(some);
    return all;
  }, signal);

function listed(file: string, lines: LineTable, corpus: Corpus, citation: FileCitation): ListedItem {
  const { cited, start, end, text } = citation;
  const { act, path } = cited.citation;
  const { outcome } = cited;
  const targets = targetsOf(corpus, cited);
  const json: ListedCitation = { file, start, end, text, act: nameOf(act), path: formatEId(path), outcome, ...targets };
  const line = (): string =>
    `${shownFile(file)}:${lines.positionAt(start).line + 1}: ${onOneLine(text)} -> ${inWords(cited, targets)}`;
  return { json, line };
}

function targetsOf(corpus: Corpus, { ordinals }: LocatedCitation): Pick<ListedCitation, 'targets' | 'targetCount'> {
  const isLong = ordinals.length > MOST_LISTED;
  const listed = isLong ? [ordinals.at(0)!, ordinals.at(-1)!] : ordinals;
  return { targets: listed.map((ordinal) => corpus.id(ordinal)), ...(isLong && { targetCount: ordinals.length }) };
}

function inWords(
  { outcome, missing }: LocatedCitation,
  { targets, targetCount }: Pick<ListedCitation, 'targets' | 'targetCount'>,
): string {
  if (outcome !== 'resolved') return `${outcome}${missing === undefined ? '' : ` (${missing})`}`;
  return targetCount === undefined ? targets.join(', ') : `${targets.join(' ... ')} (${targetCount} provisions)`;
}

/** The act as the text names it; null for "this Act" and the like. */
function nameOf(act: ActReference): string | null {
  return act.kind === 'named' || act.kind === 'defined' ? act.name : null;
}
