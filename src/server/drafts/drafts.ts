import { stat } from 'node:fs/promises';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import { uriOf } from '../fileUri';
import type { Range } from '../../law';
import { readTextFile } from '../../files';
import { inDraft, mapLines, SAME_LINES, type LineMap } from './lineMap';

/** The lines of a document of one version beside those of its file at one time. */
interface Compared {
  readonly version: number;
  readonly size: number;
  readonly mtimeMs: number;
  readonly lines: Promise<LineMap>;
}

/** The documents that are open in the editor, which may have moved on from the files that were indexed. */
export class Drafts {
  readonly #compared = new WeakMap<TextDocument, Compared>();

  constructor(private readonly documents: { get(uri: string): TextDocument | undefined }) {}

  /** How the lines of a file as it is open answer to those on disk. */
  async linesOf(file: string): Promise<LineMap> {
    const draft = this.documents.get(uriOf(file).toString());
    if (draft === undefined) return SAME_LINES;
    const saved = await stat(file).catch(() => undefined);
    if (saved === undefined) return SAME_LINES;
    const { size, mtimeMs } = saved;
    const { version } = draft;
    const known = this.#compared.get(draft);
    if (known?.version === version && known.size === size && known.mtimeMs === mtimeMs) return known.lines;
    const text = draft.getText();
    const lines = readTextFile(file).then(
      (indexed) => mapLines(indexed.text, text),
      () => SAME_LINES,
    );
    this.#compared.set(draft, { version, size, mtimeMs, lines });
    return lines;
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
