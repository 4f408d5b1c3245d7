import { LSPErrorCodes, ResponseError } from 'vscode-languageserver/node';
import type { TextDocument } from 'vscode-languageserver-textdocument';

/** Throws what tells an editor to ask again, once a document has moved on from the version that is being read. */
export function throwIfChanged(document: TextDocument, version: number): void {
  if (document.version !== version) throw new ResponseError(LSPErrorCodes.ContentModified, 'The document has changed.');
}
