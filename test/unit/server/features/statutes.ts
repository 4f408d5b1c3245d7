import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { URI } from 'vscode-uri';
import type { Position } from '../../../../src/law';
import { openIndex } from '../../../../src/indexing';
import type { LegalIndex } from '../../../../src/search';
import { DocumentKinds } from '../../../../src/server/drafts/documentKinds';
import { Drafts } from '../../../../src/server/drafts/drafts';
import { fileOf } from '../../../../src/server/fileUri';
import { Readings } from '../../../../src/server/drafts/readings';
import { openDocument, type FeatureContext, type OpenDocument } from '../../../../src/server/features/context';
import { actsOfTests } from '../../support/acts';

export { AQUACULTURE, DECREE, DOCUMENTS, HARBOURS, HARBOUR_LAW } from '../../support/acts';

/** The sample's statutes and a German one, as files of a folder of their own, indexed, with documents open as asked. */
export class Statutes implements FeatureContext {
  readonly #open = new Map<string, TextDocument>();
  readonly documents = {
    get: (uri: string): TextDocument | undefined => this.#open.get(uri),
    all: (): readonly TextDocument[] => [...this.#open.values()],
  };
  readonly drafts = new Drafts(this.documents);
  readonly kinds = new DocumentKinds();
  readonly readings = new Readings(this.drafts, this.kinds);

  private constructor(
    readonly folder: string,
    readonly whole: LegalIndex,
  ) {}

  /** @param others whether the acts in other languages stand beside them */
  static async open(others = false): Promise<Statutes> {
    const root = await realpath(await mkdtemp(join(tmpdir(), 'proviso-features-')));
    const folder = join(root, 'statutes');
    await mkdir(folder);
    for (const [name, text] of Object.entries(actsOfTests(others))) await writeFile(join(folder, name), text);
    const opening = openIndex({ paths: [folder], indexDir: join(root, 'index') });
    for (;;) {
      const step = await opening.next();
      if (step.done === true) return new Statutes(folder, step.value.index);
    }
  }

  index = (): LegalIndex => this.whole;

  close(): Promise<void> {
    return rm(join(this.folder, '..'), { recursive: true });
  }

  closeDocuments(): void {
    this.#open.clear();
  }

  uri(name: string): string {
    return URI.file(join(this.folder, name)).toString();
  }

  ordinal(id: string): number {
    const ordinal = this.whole.corpus.ordinal(id);
    assert.ok(ordinal !== undefined, `${id} is in the corpus`);
    return ordinal;
  }

  /** Opens a file, with another text than the saved one where that is given. */
  async file(name: string, text?: string): Promise<OpenDocument<LegalIndex>> {
    const saved = await readFile(join(this.folder, name), 'utf8');
    return this.#show(TextDocument.create(this.uri(name), 'markdown', 1, text ?? saved));
  }

  /** Opens a document that was never saved. */
  draft(text: string, languageId = 'markdown'): Promise<OpenDocument<LegalIndex>> {
    return this.#show(TextDocument.create('untitled:Draft', languageId, 1, text));
  }

  show(document: TextDocument): void {
    this.#open.set(document.uri, document);
  }

  async #show(document: TextDocument): Promise<OpenDocument<LegalIndex>> {
    this.show(document);
    const open = await openDocument(this, document.uri);
    assert.ok(open);
    return open;
  }

  /** The line of a file on which a text stands, and the text of a range. */
  async lineOf(name: string, text: string): Promise<number> {
    const saved = await readFile(join(this.folder, name), 'utf8');
    const at = saved.indexOf(text);
    assert.ok(at >= 0, `"${text}" stands in ${name}`);
    return saved.slice(0, at).split('\n').length - 1;
  }

  /** What a location of a file holds on its line. */
  async textAt({ uri, range }: { uri: string; range: { start: Position; end: Position } }): Promise<string> {
    const file = fileOf(uri);
    const document =
      this.#open.get(uri) ?? TextDocument.create(uri, '', 1, file === undefined ? '' : await readFile(file, 'utf8'));
    return document.getText(range);
  }
}

/** Where a text begins in a document, or so many characters behind that. */
export function placeOf({ document }: OpenDocument, text: string, behind = 0): Position {
  const at = document.getText().indexOf(text);
  assert.ok(at >= 0, `"${text}" stands in the document`);
  return document.positionAt(at + behind);
}
