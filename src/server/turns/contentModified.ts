import { LSPErrorCodes, ResponseError, type CancellationToken } from 'vscode-languageserver/node';
import type { TextDocument } from 'vscode-languageserver-textdocument';

/** Throws what tells an editor to ask again, once a document has moved on from the version that is being read. */
export function throwIfChanged(document: TextDocument, version: number | undefined): void {
  if (document.version !== version) throw new ResponseError(LSPErrorCodes.ContentModified, 'The document has changed.');
}

/** Throws what an editor expects of a request that it has cancelled. */
export function throwIfCancelled({ isCancellationRequested }: CancellationToken): void {
  if (isCancellationRequested) throw new ResponseError(LSPErrorCodes.RequestCancelled, 'The request was cancelled.');
}
