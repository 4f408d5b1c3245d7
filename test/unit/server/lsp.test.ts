import assert from 'node:assert/strict';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundledProgram } from '../support/bundled';
import { JsonRpcClient, type Message } from './jsonRpcClient';

const SAMPLE = resolve(import.meta.dirname, '../../../media/sample');
const NOTE = `# Note

The pilot may appeal under section 10(1) of the Harbours and Pilotage Act 2012, and complain under section 99 of that Act.
`;

interface Diagnostic {
  readonly code: string;
  readonly severity: number;
  readonly range: { readonly start: { readonly line: number; readonly character: number } };
}

describe('proviso lsp', function () {
  this.timeout(60_000);
  let folder: string;
  let note: string;
  let client: JsonRpcClient;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'proviso-lsp-'));
    await cp(SAMPLE, join(folder, 'law'), { recursive: true });
    note = pathToFileURL(join(folder, 'note.md')).href;
    await writeFile(join(folder, 'note.md'), NOTE);
  });
  afterEach(() => client.kill());
  after(() => rm(folder, { recursive: true, force: true }));

  /** Starts the server as an editor does, with what that editor knows and can. */
  async function start(params: object, settings: unknown = null, capabilities: object = {}): Promise<void> {
    const said = (method: string, asked: unknown): unknown =>
      method === 'workspace/configuration' ? (asked as { items: unknown[] }).items.map(() => settings) : null;
    client = new JsonRpcClient(process.execPath, [join(await bundledProgram(), 'cli.js'), 'lsp', '--stdio'], said);
    const base = { processId: process.pid, rootUri: null, capabilities: { workspace: { configuration: true } } };
    const answer = (await client.request('initialize', { ...base, ...capabilities, ...params })) as {
      capabilities: Record<string, unknown>;
    };
    assert.equal(answer.capabilities['hoverProvider'], true);
    client.notify('initialized', {});
  }

  const options = (): object => ({ indexDirectory: join(folder, '.proviso') });
  const open = (): void =>
    client.notify('textDocument/didOpen', {
      textDocument: { uri: note, languageId: 'markdown', version: 1, text: NOTE },
    });
  const isReady = ({ method, params }: Message): boolean =>
    method === 'proviso/statusChanged' && (params as { state: string }).state === 'ready';
  const diagnostics = async (fits: (found: readonly Diagnostic[]) => boolean): Promise<readonly Diagnostic[]> => {
    const message = await client.until(({ method, params }) => {
      const told = params as { uri?: string; diagnostics?: Diagnostic[] };
      return method === 'textDocument/publishDiagnostics' && told.uri === note && fits(told.diagnostics!);
    });
    return (message.params as { diagnostics: Diagnostic[] }).diagnostics;
  };
  const at = (words: string): object => {
    const line = NOTE.split('\n').findIndex((each) => each.includes(words));
    const character = NOTE.split('\n')[line]!.indexOf(words) + 2;
    return { textDocument: { uri: note }, position: { line, character } };
  };

  it('opens a folder, tells what a citation means, where it stands, and what is wrong', async () => {
    await start({
      workspaceFolders: [{ uri: pathToFileURL(folder).href, name: 'law' }],
      initializationOptions: options(),
    });
    await client.until(isReady);
    open();
    const hover = (await client.request('textDocument/hover', at('section 10(1)'))) as { contents: { value: string } };
    assert.match(hover.contents.value, /within 28 days/u);
    const links = (await client.request('textDocument/definition', at('section 10(1)'))) as {
      uri?: string;
      targetUri?: string;
    }[];
    const [link] = links;
    assert.match(decodeURIComponent(link!.targetUri ?? link!.uri!), /harbours-and-pilotage-act-2012\.md$/u);
    const found = await diagnostics((each) => each.length > 0);
    assert.deepEqual(
      found.map(({ code, severity, range }) => [code, severity, range.start.line]),
      [['missing-provision', 1, 2]],
      'the Act ends with section 24',
    );
    await client.request('shutdown', null);
    client.notify('exit', null);
    assert.equal(await client.exited, 0);
  });

  it('takes the one folder of an editor that knows no more, as the root', async () => {
    await start({ rootUri: pathToFileURL(folder).href, initializationOptions: options() });
    await client.until(isReady);
  });

  it('asks for the settings, and follows those that are sent', async () => {
    const settings = { check: { severity: { 'missing-provision': 'off' } } };
    const workspaceFolders = [{ uri: pathToFileURL(folder).href, name: 'law' }];
    await start({ workspaceFolders, initializationOptions: options() }, settings);
    await client.until(isReady);
    open();
    await diagnostics((each) => each.length === 0);
    const changed = { proviso: { check: { severity: { 'missing-provision': 'hint' } } } };
    client.notify('workspace/didChangeConfiguration', { settings: changed });
    const [found] = await diagnostics((each) => each.length > 0);
    assert.deepEqual([found!.code, found!.severity], ['missing-provision', 4]);
  });

  it('ends when its editor is gone', async () => {
    await start({ initializationOptions: options() });
    client.hangUp();
    assert.equal(await client.exited, 1, 'it was not asked to end');
  });
});
