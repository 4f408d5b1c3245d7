import assert from 'node:assert/strict';
import type { DefinitionLink, Hover, Location, MarkupContent, Position } from 'vscode-languageserver/node';
import type { LegalIndex } from '../../../../src/search';
import { sharedText } from '../../../../src/server/corpus/sharedPlaces';
import { indexOf } from '../../support/indexOf';
import { contentsOf, PlainStore } from '../../support/storeOf';
import { lawOver } from '../lawOver';
import { connected, type Connected } from './connected';
import { Statutes } from './statutes';

const DUES = `---
Title: Gesetz über die Gebühren
jurabk: GebG
---

# Gesetz über die Gebühren (GebG)

### § 1 Gebühr

(1) Für das Ankern nach § 3 HafG wird eine Gebühr erhoben.

(2) Sie ist nach Absatz 1 und § 2 zu zahlen.

### § 2 Fälligkeit

Die Gebühr ist sofort fällig.
`;

const BEFORE_NAME = /^.*(?:law:\/|\/(?=[^/]*\.md$))/u;

describe('citations in a document of the shared corpus', () => {
  let statutes: Statutes;
  let editor: Connected;
  let uri: string;
  let text: string;

  before(async () => {
    statutes = await Statutes.open();
    const law = lawOver(statutes.whole, new PlainStore(contentsOf(await indexOf({ 'gebg.md': DUES }))));
    editor = connected({
      documents: statutes.documents,
      drafts: statutes.drafts,
      kinds: statutes.kinds,
      readings: statutes.readings,
      index: statutes.index,
      law,
    });
    const shown = await law.with(({ corpus }: LegalIndex) => corpus.provision(corpus.ordinal('gebg/sec_1') ?? 0));
    uri = shown!.result.file;
    const shownText = await law.with(({ corpus }) => sharedText(corpus, uri));
    text = shownText!.result;
  });
  after(async () => {
    editor.dispose();
    await statutes.close();
  });

  /** Where words of the document begin. */
  const placeOf = (words: string): Position => {
    const line = text.split('\n').findIndex((each) => each.includes(words));
    return { line, character: text.split('\n')[line]!.indexOf(words) + 1 };
  };
  const at = (words: string) => ({ textDocument: { uri }, position: placeOf(words) });
  const definitions = async (words: string): Promise<string[]> =>
    ((await editor.request<DefinitionLink[] | null>('textDocument/definition', at(words))) ?? []).map(
      ({ targetUri, targetRange }) =>
        `${decodeURIComponent(targetUri).replace(BEFORE_NAME, '')}:${targetRange.start.line}`,
    );

  it('lead to the provisions of the folder and of the shared corpus, in the context of their provision', async () => {
    const [harbour, ...others] = await definitions('§ 3 HafG');
    assert.match(harbour ?? '', /^\p{L}+.*\.md:\d+$/u);
    assert.deepEqual(others, []);
    assert.deepEqual(await definitions('Absatz 1'), ['§ 1 GebG?gebg/sec_1:3']);
    assert.deepEqual(await definitions('§ 2 zu'), ['§ 2 GebG?gebg/sec_2:0']);
  });

  it('lead nowhere from the heading, the place, a number of the own text, and from no such document', async () => {
    for (const words of ['§ 1 GebG', 'Gesetz über', 'Abs. 2 Sie', 'Ankern'])
      assert.deepEqual(await definitions(words), []);
    const gone = { textDocument: { uri: uri.replace('sec_1', 'sec_9') }, position: placeOf('§ 3 HafG') };
    assert.equal(await editor.request('textDocument/definition', gone), null);
  });

  it('have a hover where they stand', async () => {
    const hover = await editor.request<Hover>('textDocument/hover', at('§ 2 zu'));
    assert.match((hover.contents as MarkupContent).value, /Die Gebühr ist sofort fällig/u);
    const { line, character } = placeOf('§ 2 zu');
    assert.deepEqual(hover.range?.start, { line, character: character - 1 });
    assert.equal(await editor.request('textDocument/hover', at('Ankern')), null);
  });

  it('are what references are asked of', async () => {
    const references = { ...at('§ 2 zu'), context: { includeDeclaration: false } };
    const places = await editor.request<Location[]>('textDocument/references', references);
    assert.deepEqual(
      places.map((place) => decodeURIComponent(place.uri)),
      [decodeURIComponent(uri)],
    );
  });
});
