import { URI } from 'vscode-uri';

/** The path of a `file:` URI; undefined for any other. */
export function fileOf(uri: string): string | undefined {
  const parsed = URI.parse(uri);
  return parsed.scheme === 'file' ? parsed.fsPath : undefined;
}
