import { URI } from 'vscode-uri';
import { DOCX_SCHEME, SHARED_SCHEME } from './protocol';

/** The path of a `file:` URI; undefined for any other. */
export function fileOf(uri: string): string | undefined {
  const parsed = URI.parse(uri);
  return parsed.scheme === 'file' ? parsed.fsPath : undefined;
}

/** The URI of a provision's `file`: of a path, or of a document that shows a provision of the shared corpus. */
export const uriOf = (file: string): URI => (file.startsWith(`${SHARED_SCHEME}:`) ? URI.parse(file) : URI.file(file));

/** Whether a document shows a provision of the shared corpus. */
export const isShared = (uri: string): boolean => URI.parse(uri).scheme === SHARED_SCHEME;

/** What an editor says of its folders; one that knows no more than a single one calls it the root. */
interface OpenFolders {
  readonly workspaceFolders?: readonly { readonly uri: string }[] | null;
  readonly rootUri: string | null;
}

/** The paths of the folders that are open. */
export function rootsOf({ workspaceFolders, rootUri }: OpenFolders): string[] {
  const uris = workspaceFolders?.map(({ uri }) => uri) ?? (rootUri === null ? [] : [rootUri]);
  return uris.map(fileOf).filter((file) => file !== undefined);
}

/** Whether a document can be changed: no edit of one that cannot is offered. */
export const isEditable = (uri: string): boolean => URI.parse(uri).scheme !== DOCX_SCHEME;
