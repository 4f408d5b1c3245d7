import assert from 'node:assert/strict';
import { copyFile, mkdir, mkdtemp, readdir, readFile, realpath, rm, writeFile } from 'node:fs/promises';
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

const SAMPLE = join(__dirname, '../../../../media/sample');
export const HARBOURS = 'harbours-and-pilotage-act-2012.md';
export const DOCUMENTS = 'official-documents-act-2011.txt';
export const AQUACULTURE = '연안양식업법.md';
export const DECREE = '연안양식업법_시행령.txt';
export const HARBOUR_LAW = 'hafg.md';

/** An invented German act beside the sample's English and Korean ones. */
const GERMAN_ACT = `---
Title: Hafengesetz
jurabk: HafG
---

# Hafengesetz (HafG)

## Kapitel 1 - Allgemeines

### § 1 Anwendungsbereich

Dieses Gesetz gilt für alle Häfen der Inseln.

### § 2 Begriffsbestimmungen

(1) Fahrzeug im Sinne dieses Gesetzes ist jedes Gerät, das schwimmt.

(2) Im Sinne dieses Gesetzes ist Betreiber, wer einen Hafen nach § 3 Abs. 1 unterhält.

### § 3 Unterhaltung

(1) Der Betreiber unterhält den Hafen.

(2) Wer ein Fahrzeug nach § 2 Abs. 1 führt, zahlt das Entgelt nach § 4.

### § 4 Entgelt

Das Entgelt setzt die Behörde fest.
`;

/** Invented acts in three more languages, by their files. */
const OTHER_ACTS: Readonly<Record<string, string>> = {
  'phares.md': `# Code des phares fluviaux

### Article L. 121-1

Le phare est allumé la nuit.

### Article L. 121-2

L'article L. 121-1 s'applique.
`,
  'puertos.md': `# Ley 4/2012, de Puertos Fluviales

### Artículo 1. Objeto

Esta ley regula los puertos.

### Artículo 2. Tasas

1. La tasa se paga.

2. Rige el artículo 1.
`,
  'faehrg.xml': `<?xml version="1.0"?>
<dokumente><norm><metadaten><jurabk>FährG</jurabk><langue>Fährgesetz</langue></metadaten></norm>
<norm><metadaten><jurabk>FährG</jurabk><enbez>§ 1</enbez></metadaten><textdaten><text format="XML"><Content><P>Fähren meiden Häfen nach &#167; 4 des <B>HafG</B>.</P></Content></text></textdaten></norm>
</dokumente>
`,
  'lantern.md': `# Lantern Harbours Act 2011

## Section 1. Lamps

(1) A lamp is lit.

(2) Lamps are trimmed.

## Section 2. Oil

Oil is stored under section 1.

## Section 12A. Wicks

Wicks are dry.

## Schedule 1

Oils.

## Schedule A2

Wicks.
`,
  'lampg.md': `---
Title: Lampengesetz
jurabk: LampG
---

# Lampengesetz (LampG)

### § 1 Öl

Das Öl wird nach § 2 gelagert.

### § 2 Lager

Das Lager ist trocken.

### § 12 Docht

Der Docht ist trocken.

### Anlage 1

Öle.
`,
  'ประภาคาร.md': `# พระราชบัญญัติประภาคาร พ.ศ. ๒๕๘๐

### มาตรา ๒

ประภาคารต้องมีไฟ

### มาตรา ๒๕๘

ให้นำมาตรา ๒ มาใช้บังคับ
`,
  '灯台法.md': `# 灯台法

### 第二条（点灯）

灯台は、夜間に点灯する。

### 第二十条（油）

油は、第二条に従う。

### 第七百九条（賠償）

灯台を壊した者は、賠償する。

### 第七百九条の二（費用）

費用は、その者が負う。

## 別表第一

油の表。
`,
  '港湾管理法.md': `# 港湾管理法

### 第一条（目的）

この法律は、港湾の管理を定める。

### 第二条（許可）

１\u3000港湾を使用する者は、許可を受けなければならない。

２\u3000前項の許可は、第一条に従う。
`,
};

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
    for (const name of await readdir(SAMPLE)) {
      if (!/^(?:README|draft|questions)/u.test(name)) await copyFile(join(SAMPLE, name), join(folder, name));
    }
    await writeFile(join(folder, HARBOUR_LAW), GERMAN_ACT);
    for (const [name, text] of Object.entries(others ? OTHER_ACTS : {})) await writeFile(join(folder, name), text);
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

  async #show(document: TextDocument): Promise<OpenDocument<LegalIndex>> {
    this.#open.set(document.uri, document);
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
