import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SAMPLE = join(__dirname, '../../../media/sample');
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

/** The statutes of the sample and the German act, by their files; with `others` those in other languages, too. */
export function actsOfTests(others = false): Record<string, string> {
  const names = readdirSync(SAMPLE).filter((name) => !/^(?:README|draft|questions)/u.test(name));
  const sample = Object.fromEntries(names.map((name) => [name, readFileSync(join(SAMPLE, name), 'utf8')]));
  return { ...sample, [HARBOUR_LAW]: GERMAN_ACT, ...(others && OTHER_ACTS) };
}
