import { LineTable } from '../../check';
import type { LocatedCitation } from '../../citation';
import { formatEId, type ActReference, type CitationOutcome, type Corpus, type ProvisionId } from '../../law';
import { citedFile, type CitedFile, type FileCitation } from '../citedFile';
import { CORPUS_OPTIONS, UsageError, type Command, type ListedItem } from '../command';
import { openCorpus, saidOf, shownFile } from '../openCorpus';

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
  usage: 'cite FILE... --corpus PATH',
  summary: 'list the citations of texts with what they resolve to',
  options: CORPUS_OPTIONS,
  async run(files, values, terminal, signal) {
    if (files.length === 0) throw new UsageError('FILE is missing: name the texts whose citations to list.');
    const { index } = await openCorpus(values, terminal, signal);
    const said = saidOf(values);
    const cited: CitedFile[] = [];
    // What cannot be read is said before anything is listed.
    for (const file of files) cited.push(await citedFile(file, index, said, terminal, signal));
    return { field: 'citations', batches: batchesOf(cited) };
  },
};

/** A citation that runs over the end of a line, as a terminal and what reads its lines can take it. */
const onOneLine = (text: string): string => text.replace(/\s+/gu, ' ');

async function* batchesOf(files: readonly CitedFile[]): AsyncGenerator<readonly ListedItem[]> {
  for (const { file, text, corpus, citations } of files) {
    const lines = new LineTable(text);
    for await (const some of citations) yield some.map((citation) => listed(file, lines, corpus, citation));
  }
}

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
