import { readFile } from 'node:fs/promises';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import { URI } from 'vscode-uri';
import type { Range } from '../law';
import { inDraft, mapLines, SAME_LINES, type LineMap } from './lineMap';

/** The documents that are open in the editor, which may have moved on from the files that were indexed. */
export class Drafts {
  constructor(private readonly documents: { get(uri: string): TextDocument | undefined }) {}

  /** How the lines of a file as it is open answer to those on disk. */
  async linesOf(file: string): Promise<LineMap> {
    const draft = this.documents.get(URI.file(file).toString());
    if (draft === undefined) return SAME_LINES;
    const saved = await readFile(file, 'utf8').catch(() => undefined);
    return saved === undefined ? SAME_LINES : mapLines(saved, draft.getText());
  }

  /** The same things with their ranges where they stand in the drafts. */
  async place<Placed extends { readonly file: string; readonly range: Range }>(
    things: readonly Placed[],
  ): Promise<Placed[]> {
    const maps = new Map<string, LineMap>();
    for (const { file } of things) {
      if (!maps.has(file)) maps.set(file, await this.linesOf(file));
    }
    return things.map((thing) => ({ ...thing, range: inDraft(thing.range, maps.get(thing.file)!) }));
  }
}
