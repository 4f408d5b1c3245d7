import type { TextDocument } from 'vscode-languageserver-textdocument';
import { URI } from 'vscode-uri';
import { draftFormatOf, draftFormatOfLanguage, statuteFormatOf, type DraftFormat } from '../../check';
import { actsOfFile, type Corpus } from '../../law';
import { fileOf } from '../fileUri';

/** How a document is written; undefined where it is no draft, such as a program or a data set. */
export function formatOf({ uri, languageId }: Pick<TextDocument, 'uri' | 'languageId'>): DraftFormat | undefined {
  return draftFormatOfLanguage(languageId) ?? draftFormatOf(URI.parse(uri).path);
}

/** How a draft or a bill is written; a bill may come in a format for law, such as XML. */
export const draftFormatIn = (document: TextDocument): DraftFormat =>
  formatOf(document) ?? statuteFormatOf(URI.parse(document.uri).path, document.getText());

/** The path under which the corpus has a document that it read acts from; undefined for a draft. */
export function statuteFileOf({ uri }: Pick<TextDocument, 'uri'>, corpus: Corpus): string | undefined {
  const [act] = actsOfFile(corpus, fileOf(uri));
  return act === undefined ? undefined : corpus.acts[act]!.file;
}
