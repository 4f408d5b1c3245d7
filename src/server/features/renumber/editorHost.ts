import * as l10n from '@vscode/l10n';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import { URI } from 'vscode-uri';
import { discover, readTextFile } from '../../../files';
import { actsOfFile, comparable } from '../../../law';
import { UnreadableFileError } from '../../../readers';
import type { DraftFile, HostText, LawIndex, OpenDraft, ReadLaw, Refused, RenumberHost } from '../../../renumber';
import { formatOf } from '../../drafts/documentFormat';
import { fileOf, isEditable } from '../../fileUri';
import type { FeatureContext } from '../context';

/** Where drafts are looked for. */
export interface DraftFolders {
  /** Absolute paths. */
  readonly roots: readonly string[];
  /** Globs relative to a root. */
  readonly exclude: readonly string[];
}

/** What an editor has open, and the files of its folders; texts are known by their URIs. */
export class EditorHost implements RenumberHost {
  readonly #versions = new Map<string, number>();

  constructor(
    readonly index: LawIndex,
    private readonly documents: FeatureContext['documents'],
    private readonly folders: DraftFolders,
    readonly report: (message: string) => void = () => undefined,
    readonly readLaw?: ReadLaw,
  ) {}

  /** The version in which an open document was read; null for a text that was read from disk. */
  versionOf(uri: string): number | null {
    return this.#versions.get(uri) ?? null;
  }

  async read(file: string): Promise<HostText | Refused> {
    const uri = URI.file(file).toString();
    const document = this.documents.get(uri);
    if (document !== undefined) return this.#opened(document);
    try {
      const { text, problem } = await readTextFile(file);
      return problem === undefined ? { id: uri, text } : { reason: problem };
    } catch (error) {
      if (!(error instanceof UnreadableFileError)) throw error;
      return { reason: l10n.t('The file cannot be read.') };
    }
  }

  changedFiles(): string[] {
    return this.documents.all().flatMap(({ uri }) => fileOf(uri) ?? []);
  }

  openDrafts(): OpenDraft[] {
    return this.documents.all().flatMap((document): OpenDraft[] => {
      const format = formatOf(document);
      const isLaw = actsOfFile(this.index.corpus, fileOf(document.uri)).length > 0;
      if (format === undefined || isLaw || !isEditable(document.uri)) return [];
      return [{ ...this.#opened(document), format }];
    });
  }

  async draftFiles(accepts: (file: string) => boolean, signal: AbortSignal): Promise<readonly DraftFile[]> {
    const { roots, exclude } = this.folders;
    if (roots.length === 0) return [];
    const { files } = await discover(roots, { exclude, accepts }, signal);
    const open = new Set(this.changedFiles().map(comparable));
    return files.filter(({ file }) => !open.has(comparable(file)));
  }

  #opened(document: TextDocument): HostText {
    const { uri, version } = document;
    this.#versions.set(uri, version);
    return { id: uri, text: document.getText() };
  }
}
