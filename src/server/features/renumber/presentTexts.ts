import * as l10n from '@vscode/l10n';
import { URI } from 'vscode-uri';
import { LineTable } from '../../../check';
import { readTextFile } from '../../../files';
import { UnreadableFileError } from '../../../readers';
import type { FeatureContext } from '../context';

/** A text as it is now: in the editor, or on disk. */
export interface PresentText {
  readonly uri: string;
  readonly text: string;
  readonly lines: LineTable;
  /** The version in the editor; null for a file that is not open. */
  readonly version: number | null;
}

/** Texts as they are now, each read once. */
export class PresentTexts {
  readonly #known = new Map<string, Promise<PresentText | undefined>>();
  /** The files that cannot be changed, and why; one sentence each. */
  readonly refused = new Map<string, string>();

  constructor(private readonly documents: FeatureContext['documents']) {}

  /** Undefined for a file that cannot be read, or not so that it could be written again. */
  of(file: string): Promise<PresentText | undefined> {
    let reading = this.#known.get(file);
    if (reading === undefined) this.#known.set(file, (reading = this.#read(file)));
    return reading;
  }

  async #read(file: string): Promise<PresentText | undefined> {
    const uri = URI.file(file).toString();
    const document = this.documents.get(uri);
    if (document !== undefined) return presentText(uri, document.getText(), document.version);
    try {
      const { text, problem } = await readTextFile(file);
      if (problem === undefined) return presentText(uri, text, null);
      this.refused.set(file, problem);
    } catch (error) {
      if (!(error instanceof UnreadableFileError)) throw error;
      this.refused.set(file, l10n.t('The file cannot be read.'));
    }
    return undefined;
  }
}

export const presentText = (uri: string, text: string, version: number | null): PresentText => ({
  uri,
  text,
  version,
  lines: new LineTable(text),
});
