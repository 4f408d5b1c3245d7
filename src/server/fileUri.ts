import { URI } from 'vscode-uri';
import { DOCX_SCHEME } from './protocol';

/** The path of a `file:` URI; undefined for any other. */
export function fileOf(uri: string): string | undefined {
  const parsed = URI.parse(uri);
  return parsed.scheme === 'file' ? parsed.fsPath : undefined;
}

/** Whether a document can be changed: no edit of one that cannot is offered. */
export const isEditable = (uri: string): boolean => URI.parse(uri).scheme !== DOCX_SCHEME;
