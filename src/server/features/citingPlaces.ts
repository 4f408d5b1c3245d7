import { isAbsolute } from 'node:path';
import { LineTable, placeOf, readPart, statuteFormatOf } from '../../check';
import type { Ordinals, Range } from '../../law';
import { readTextFile } from '../../files';
import { UnreadableFileError } from '../../readers';
import { inTurns, rest, Turns } from '../../turns';
import { inDraft, SAME_LINES, type LineMap } from '../drafts/lineMap';
import { uriOf } from '../fileUri';
import { rangeIn } from './documentCitations';
import type { FeatureContext, FeatureIndex } from './context';

/** How long reading citing provisions holds the thread, in milliseconds. */
const TURN_MS = 10;

/** A citation in a statute file. */
export interface CitingPlace {
  readonly uri: string;
  /** The citation; where the file does not have it as it was indexed, the beginning of the provision. */
  readonly range: Range;
  /** The provision whose text it stands in. */
  readonly source: number;
  /** What of the wanted it cites, by ordinals. */
  readonly targets: readonly number[];
}

interface SourceFile {
  readonly uri: string;
  readonly text: string;
  readonly lines: LineTable;
  /** From the lines that were indexed to these. */
  readonly map: LineMap;
}

/**
 * Where provisions cite the wanted ones: one place a citation, in the order of `sources`.
 *
 * @param wantedIn those of the wanted that are among the provisions that a citation names; none where it names no wanted one
 */
export async function citingPlaces(
  index: FeatureIndex,
  context: Pick<FeatureContext, 'documents' | 'drafts'>,
  sources: readonly number[],
  wantedIn: (cited: Ordinals) => readonly number[],
): Promise<CitingPlace[]> {
  const { corpus } = index;
  const turns = new Turns(TURN_MS);
  const places: CitingPlace[] = [];
  for await (const { source, opened } of filesAhead(corpus, context, sources)) {
    const found = await inTurns(citationsOf(index, opened, source, wantedIn), turns);
    const { start } = inDraft(corpus.provision(source).range, opened.map);
    const asIndexed = { range: { start, end: start }, targets: wantedIn([...index.graph.cites(source)]) };
    for (const place of found.length > 0 ? found : [asIndexed]) {
      places.push({ ...place, uri: opened.uri, source });
    }
    await rest(turns);
  }
  return places;
}

/** How many provisions ahead files are opened: one after another, each would wait for the turns of other work several times. */
const AHEAD = 32;

/** Provisions with the files that they stand in, each opened once. */
async function* filesAhead(
  corpus: FeatureIndex['corpus'],
  context: Pick<FeatureContext, 'documents' | 'drafts'>,
  sources: readonly number[],
): AsyncGenerator<{ readonly source: number; readonly opened: SourceFile }> {
  const files = new Map<string, Promise<SourceFile>>();
  const open = (source: number): Promise<SourceFile> => {
    const { file } = corpus.provision(source);
    const opening = files.get(file) ?? openFile(file, context);
    // One that fails is met when its turn comes.
    opening.catch(() => undefined);
    files.set(file, opening);
    return opening;
  };
  const underWay = sources.slice(0, AHEAD).map(open);
  for (const [at, source] of sources.entries()) {
    if (at + AHEAD < sources.length) underWay.push(open(sources[at + AHEAD]!));
    yield { source, opened: await underWay[at]! };
  }
}

async function openFile(
  file: string,
  { documents, drafts }: Pick<FeatureContext, 'documents' | 'drafts'>,
): Promise<SourceFile> {
  const uri = uriOf(file).toString();
  // A document of the shared corpus is made when it is opened: its provisions are shown, not the words in them.
  if (!isAbsolute(file)) return { uri, text: '', lines: new LineTable(''), map: SAME_LINES };
  const text = documents.get(uri)?.getText() ?? (await textOf(file));
  return { uri, text, lines: new LineTable(text), map: await drafts.linesOf(file) };
}

/** Empty for a file that cannot be read. */
async function textOf(file: string): Promise<string> {
  try {
    return (await readTextFile(file)).text;
  } catch (error) {
    if (error instanceof UnreadableFileError) return '';
    throw error;
  }
}

/** The citations of wanted provisions in a provision's own text in its file; none where the file cannot be read. */
function* citationsOf(
  index: FeatureIndex,
  { text, lines, map }: SourceFile,
  source: number,
  wantedIn: (targets: Ordinals) => readonly number[],
): Generator<void, Pick<CitingPlace, 'range' | 'targets'>[]> {
  const { corpus } = index;
  const { range, file } = corpus.provision(source);
  const whole = inDraft(range, map);
  const hasUnits = corpus.subtreeEnd(source) > source + 1;
  const end = hasUnits ? inDraft(corpus.provision(source + 1).range, map).start : whole.end;
  const start = lines.offsetAt(whole.start);
  const format = statuteFormatOf(file, text);
  const place = { start, act: corpus.actOf(source), ordinal: source };
  const part = yield* readPart(text.slice(start, lines.offsetAt(end)), format, place, index);
  const found: Pick<CitingPlace, 'range' | 'targets'>[] = [];
  for (const cited of part.citations) {
    const targets = cited.outcome === 'resolved' ? wantedIn(cited.ordinals) : [];
    if (targets.length > 0) {
      const { isOwnNumber, ...span } = placeOf(part, cited, corpus);
      if (!isOwnNumber) found.push({ range: rangeIn(lines, span), targets });
    }
    yield;
  }
  return found;
}
