import { comparable, type Provision, type Range } from '../../law';
import type { Turns } from '../../turns';
import { inDraft } from '../drafts/lineMap';
import type { OpenDocument } from './context';

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
  turns: Turns,
): Promise<PlacedProvision[]> {
  if (file === undefined) return [];
  const wanted = comparable(file);
  const placed: PlacedProvision[] = [];
  const [first, end] = corpus.provisionsOf(act);
  for (let ordinal = first; ordinal < end; ordinal += 1) {
    if (turns.isOver) await turns.pass();
    const provision = corpus.provision(ordinal);
    if (comparable(provision.file) === wanted) {
      placed.push({ ordinal, provision, range: inDraft(provision.range, lines) });
    }
  }
  return placed;
}
