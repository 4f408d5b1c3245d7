import type { Corpus } from '../../law';
import { foundProvision, fullText } from '../../tools';
import type { ProvisionText } from '../protocol';

/** How much of a text a report shows, in UTF-16 code units. */
const SHOWN = 1_200;

/** A provision by its id, for who looks at it beside a report. */
export function provisionText(corpus: Corpus, id: string): ProvisionText | null {
  const ordinal = corpus.ordinal(id);
  if (ordinal === undefined) return null;
  return { ...foundProvision(corpus, ordinal), text: fullText(corpus, ordinal, SHOWN) };
}
