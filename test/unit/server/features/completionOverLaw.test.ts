import assert from 'node:assert/strict';
import { CancellationToken, CancellationTokenSource, type CompletionList } from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import type { LegalIndex } from '../../../../src/search';
import { Drafts } from '../../../../src/server/drafts/drafts';
import { DocumentKinds } from '../../../../src/server/drafts/documentKinds';
import { Readings } from '../../../../src/server/drafts/readings';
import { StoreError } from '../../../../src/store';
import { indexOf } from '../../support/indexOf';
import { contentsOf, PlainStore } from '../../support/storeOf';
import { lawOver } from '../lawOver';
import { connected, type Connected } from './connected';

const section = (number: number, words: string): string =>
  `## Section ${number}. ${words}\n\n(1) The keeper is one of those who know of ${words}, and must say so to the council.\n\n(2) No more than that is due from the keeper.\n`;
const sections = (from: number, end: number, words: string): string =>
  Array.from({ length: end - from }, (_, at) => section(from + at, words)).join('\n');
const LAMP = `# Lamp Act 1991\n\n${sections(1, 13, 'Lamps')}`;
const LARGE = `# Lamp Duties Act 1999\n\n${sections(1, 400, 'Duties')}`;
/** What the folder has of the first; the store has more of it, and another wording. */
const OWN = `# Lamp Act 1991\n\n${sections(1, 3, 'New lamps')}`;

describe('completion over a shared corpus', () => {
  let store: PlainStore;
  let editor: Connected | undefined;

  beforeEach(async () => {
    store = new PlainStore(contentsOf(await indexOf({ 'lamp.md': LAMP, 'large.md': LARGE })));
  });
  afterEach(() => editor?.dispose());

  /** Types a line in a window, and reads what is offered at its end. */
  async function offered(line: string, index?: LegalIndex, token = CancellationToken.None): Promise<CompletionList> {
    const document = TextDocument.create('untitled:Draft', 'markdown', 1, line);
    const documents = { get: () => document, all: () => [document] };
    const drafts = new Drafts(documents);
    const kinds = new DocumentKinds();
    editor?.dispose();
    editor = connected({
      ...{ documents, drafts, kinds, readings: new Readings(drafts, kinds) },
      index: () => index,
      law: lawOver(index, store),
    });
    const params = { textDocument: { uri: document.uri }, position: document.positionAt(line.length) };
    const list = await editor.request<CompletionList | null>('textDocument/completion', params, token);
    return list ?? { isIncomplete: false, items: [] };
  }
  const texts = async (line: string, index?: LegalIndex): Promise<(string | undefined)[]> =>
    (await offered(line, index)).items.map(({ textEdit }) => textEdit?.newText);

  it('offers acts by the beginning of their names, of the folder and of the corpus once', async () => {
    assert.deepEqual(await texts('By the Lamp'), ['Lamp Act 1991 ', 'Lamp Duties Act 1999 ']);
    const here = await indexOf({ 'lamp.md': OWN, 'oil.md': `# Lamp Oil Act 2001\n\n${section(1, 'Oil')}` });
    store.log.length = 0;
    assert.deepEqual(await texts('By the Lamp', here), [
      'Lamp Act 1991 ',
      'Lamp Duties Act 1999 ',
      'Lamp Oil Act 2001 ',
    ]);
    assert.ok(
      store.log.every((line) => line.endsWith(' 0')),
      'names are all here',
    );
  });

  it('offers the sections of an act, and the subsections of one, by a few numbers', async () => {
    const { items } = await offered('Under Lamp Duties Act 1999 s 1');
    assert.equal(items.length, 60);
    const [first, second] = items;
    assert.deepEqual(
      [first?.textEdit?.newText, first?.label, first?.labelDetails?.description],
      ['section 1 of the Lamp Duties Act 1999', 'section 1', 'Duties'],
    );
    assert.equal(second?.textEdit?.newText, 'section 1(1) of the Lamp Duties Act 1999');
    const fetched = store.log.map((line) => Number(/^provisions (\d+)$/u.exec(line)?.[1] ?? 0));
    const all = fetched.reduce((sum, each) => sum + each, 0);
    assert.ok(all < 100, `${all} provisions of 1,197 were fetched`);
    assert.deepEqual(await texts('Under Lamp Duties Act 1999 s 399('), [
      'section 399(1) of the Lamp Duties Act 1999',
      'section 399(2) of the Lamp Duties Act 1999',
    ]);
  });

  it('offers the sections of the act that the draft speaks of', async () => {
    assert.deepEqual(await texts('Section 7 of the Lamp Act 1991 says so, as does section 12'), [
      'section 12 of the Lamp Act 1991',
      'section 12(1) of the Lamp Act 1991',
      'section 12(2) of the Lamp Act 1991',
    ]);
  });

  it('leaves an act of the folder to the folder, which waits for nothing', async () => {
    const here = await indexOf({ 'lamp.md': OWN });
    store.units = () => new Promise(() => undefined);
    store.provisions = () => new Promise(() => undefined);
    const { items } = await offered('Under Lamp Act 1991 s ', here);
    assert.deepEqual(
      items.map(({ label }) => label),
      ['section 1', 'section 2'],
    );
    assert.equal(items[0]?.labelDetails?.description, 'New lamps');
    // Acts that have the number, of which the draft has cited one of the corpus: that cannot be told in time.
    assert.deepEqual(await texts('Section 7 of the Lamp Duties Act 1999 and section 1 ', here), ['Lamp Act 1991']);
  });

  it('goes on with the folder where the corpus fails, and ends what nobody waits for', async () => {
    const here = await indexOf({ 'lamp.md': OWN });
    store.units = () => Promise.reject(new StoreError('No answer.', 'unavailable'));
    assert.deepEqual(await texts('Under Lamp Duties Act 1999 s 1', here), []);
    let ended: AbortSignal | undefined;
    const asked = new Promise<void>((resolve) => {
      store.units = (_: readonly number[], signal?: AbortSignal) => {
        ended = signal;
        resolve();
        return new Promise((__, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error)));
      };
    });
    const typing = new CancellationTokenSource();
    const list = offered('Under Lamp Duties Act 1999 s 1', here, typing.token).catch(() => undefined);
    await asked;
    typing.cancel();
    await list;
    assert.equal(ended?.aborted, true);
  });
});
