import * as l10n from '@vscode/l10n';
import { isAbsolute } from 'node:path';
import { URI } from 'vscode-uri';
import { labelOf } from '../../languages';
import { dayOf, type Corpus, type Position } from '../../law';
import type { Place, PlaceOf } from '../../search';
import { provisionDocument, shownWith, type ProvisionDocument } from '../../tools';
import { SHARED_SCHEME } from '../protocol';

/** Where provisions stand: those of a folder in its files, those of a shared corpus in documents that show their articles. */
export const placeOf: PlaceOf = (corpus, { ordinal, file, range }) =>
  isAbsolute(file) ? { file, range } : sharedPlace(corpus, ordinal);

function sharedPlace(corpus: Corpus, ordinal: number): Place {
  const shown = shownWith(corpus, ordinal);
  return {
    file: documentUri(corpus, shown),
    range: provisionDocument(corpus, shown, dayOf(new Date())).rangeOf(ordinal),
  };
}

/** An editor shows the end of the path as the title: a slash in a title would cut it. */
function documentUri(corpus: Corpus, ordinal: number): string {
  const path = `/${labelOf(corpus, ordinal).replace(/[/\\]/gu, '∕')}`;
  return URI.from({ scheme: SHARED_SCHEME, path, query: corpus.id(ordinal) }).toString();
}

/**
 * The innermost provision that stands at a place of a document of the shared corpus; undefined for any other document, and where
 * the corpus has it no longer.
 */
export function sharedProvisionAt(corpus: Corpus, uri: string, { line }: Position): number | undefined {
  const shown = shownIn(corpus, uri);
  return shown && (shown.document.unitAt(line)?.ordinal ?? shown.ordinal);
}

/** What a document of the shared corpus shows; undefined for any other, and where the corpus has it no longer. */
export function shownIn(
  corpus: Corpus,
  uri: string,
): { readonly ordinal: number; readonly document: ProvisionDocument } | undefined {
  const { scheme, query } = URI.parse(uri);
  const ordinal = scheme === SHARED_SCHEME ? corpus.ordinal(query) : undefined;
  return ordinal === undefined
    ? undefined
    : { ordinal, document: provisionDocument(corpus, ordinal, dayOf(new Date())) };
}

/** The text of a document of the shared corpus. Throws, with what to do, where its provision is not there. */
export function sharedText(corpus: Corpus, uri: string): string {
  const shown = shownIn(corpus, uri);
  if (shown === undefined) {
    throw new Error(l10n.t('The shared corpus has no such provision any more: find it anew by Find Provision.'));
  }
  return shown.document.text;
}
