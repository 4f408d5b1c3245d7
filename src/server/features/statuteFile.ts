import type { Provision, Range } from '../../law';
import { Turns } from '../../search';
import { inDraft } from '../lineMap';
import { comparable } from '../provisionAt';
import type { OpenDocument } from './context';

/** How long reading a file's provisions holds the thread, in milliseconds. */
const TURN_MS = 10;

/** A provision of an open statute file. */
export interface PlacedProvision {
  readonly ordinal: number;
  readonly provision: Provision;
  /** Where it stands in the document as it is open. */
  readonly range: Range;
}

/** The provisions of an act that stand in the open document, in its order, parents first. */
export async function provisionsIn(
  { index: { corpus }, file, lines }: Pick<OpenDocument, 'index' | 'file' | 'lines'>,
  act: number,
): Promise<PlacedProvision[]> {
  if (file === undefined) return [];
  const wanted = comparable(file);
  const turns = new Turns(TURN_MS);
  const placed: PlacedProvision[] = [];
  const [first, end] = corpus.provisionsOf(act);
  for (let ordinal = first; ordinal < end; ordinal += 1) {
    const provision = corpus.provision(ordinal);
    if (comparable(provision.file) === wanted) {
      placed.push({ ordinal, provision, range: inDraft(provision.range, lines) });
    }
    if (turns.isOver) await turns.pass();
  }
  return placed;
}
