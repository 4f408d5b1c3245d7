import assert from 'node:assert/strict';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Answer } from '../../src/pipeline';
import type { CorpusStatus, FoundProvision, GraphSubject, NeighbourhoodView } from '../../src/server';
import { bundledProgram } from '../unit/support/bundled';
import { ranCli } from '../unit/support/ranCli';
import { JsonRpcClient } from '../unit/server/jsonRpcClient';
import { oneCluster } from './oneCluster';

const LAW = join(__dirname, '../workbench/sharedLaw');
const SAMPLE = join(__dirname, '../../media/sample');
const HARBOURS = 'harbours-and-pilotage-act-2012.md';
const NOTE = `# Note

The master renews it under section 9 of the Seafarers Act 2009, as section 12 of the Seafarers Act 2009 does not say.
A pilot may appeal under section 10(1) of the Harbours and Pilotage Act 2012. See section 3 of the Lighthouse Dues Act 1911.
`;
/** What no corpus here holds. */
const UNKNOWN = 'Lighthouse Dues Act 1911';

interface Place {
  readonly targetUri: string;
  readonly targetRange: { readonly start: { readonly line: number }; readonly end: { readonly line: number } };
}
interface Told {
  readonly uri: string;
  readonly diagnostics: readonly { readonly code: string; readonly message: string }[];
}

describe('the language server over a shared corpus', function () {
  this.timeout(300_000);
  let folder: string;
  let address: string;
  let missing: string | undefined;
  let client: JsonRpcClient | undefined;
  let note: string;

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'proviso-editor-'));
    note = pathToFileURL(join(folder, 'drafts/note.md')).href;
    await mkdir(join(folder, 'drafts'));
    await writeFile(join(folder, 'drafts/note.md'), NOTE);
    const cluster = await oneCluster();
    if (typeof cluster === 'string') {
      missing = cluster;
      return;
    }
    const [url = ''] = cluster.urls;
    address = `${url.replace('http:', 'opensearch:')}/seafarers`;
    const pushed = await ranCli(['push', LAW, '--to', url, '--alias', 'seafarers', '--replicas', '0', '--json'], {
      XDG_CACHE_HOME: folder,
    });
    assert.equal(pushed.exit, 0, pushed.stderr);
  });
  beforeEach(function () {
    if (missing !== undefined) this.skip();
  });
  afterEach(() => client?.kill());
  after(() => rm(folder, { recursive: true, force: true }));

  /** Starts the server on a folder, as an editor of any kind does. */
  async function start(open: string, shared: string): Promise<JsonRpcClient> {
    const started = new JsonRpcClient(process.execPath, [join(await bundledProgram(), 'cli.js'), 'lsp', '--stdio']);
    client = started;
    await started.request('initialize', {
      processId: process.pid,
      rootUri: pathToFileURL(join(folder, open)).href,
      capabilities: {},
      initializationOptions: { indexDirectory: join(folder, '.proviso'), corpus: { shared } },
    });
    started.notify('initialized', {});
    const textDocument = { uri: note, languageId: 'markdown', version: 1, text: NOTE };
    started.notify('textDocument/didOpen', { textDocument });
    return started;
  }

  const at = (text: string): object => {
    const line = NOTE.split('\n').findIndex((each) => each.includes(text));
    return { textDocument: { uri: note }, position: { line, character: NOTE.split('\n')[line]!.indexOf(text) + 1 } };
  };
  const hover = async (server: JsonRpcClient, text: string): Promise<string> => {
    const said = (await server.request('textDocument/hover', at(text))) as { contents: { value: string } } | null;
    return said?.contents.value.replace(/\\(.)/gu, '$1') ?? '';
  };
  /** The findings, once they are these. */
  const findings = (server: JsonRpcClient, codes: readonly string[]): Promise<unknown> =>
    server.until(({ method, params }) => {
      const { uri, diagnostics } = params as Told;
      const isPublished = method === 'textDocument/publishDiagnostics' && uri === note;
      return (
        isPublished &&
        diagnostics
          .map(({ code }) => code)
          .sort()
          .join() === [...codes].sort().join()
      );
    });
  const state = (server: JsonRpcClient, wanted: CorpusStatus['shared']['state']): Promise<unknown> =>
    server.until(
      ({ method, params }) => method === 'proviso/statusChanged' && (params as CorpusStatus).shared.state === wanted,
    );
  const ask = (server: JsonRpcClient, question: string): Promise<Answer> =>
    server.request('proviso/ask', { id: 'q', question }) as Promise<Answer>;

  it('alone: asks, hovers, leads to a document of the provision, checks, and finds by name and by words', async () => {
    const server = await start('drafts', address);
    const status = (await server.request('proviso/ready', {})) as CorpusStatus;
    assert.deepEqual([status.statistics, status.shared.size?.acts], [undefined, 2]);
    assert.match(await hover(server, 'section 9'), /Seafarers Act 2009 section 9.*renews the medical certificate/su);
    assert.match(await hover(server, 'section 12'), /was not found: the act is there/u);
    assert.match(await hover(server, UNKNOWN), /is neither in this workspace nor in the shared corpus/u);
    const [place] = (await server.request('textDocument/definition', at('section 9'))) as Place[];
    assert.match(decodeURIComponent(place!.targetUri), /^proviso-law:\/Seafarers Act 2009 section 9\?/u);
    const { text } = (await server.request('proviso/sharedText', { uri: place!.targetUri })) as { text: string };
    const { start: first, end } = place!.targetRange;
    const shown = text.split('\n').slice(first.line, end.line + 1);
    assert.match(shown[0]!, /^Seafarers Act 2009 section 9 {2}Medical certificate/u);
    assert.match(shown.at(-1)!, /^\(2\) The certificate is issued/u);
    // Both acts are there in part: neither is said to lack a section.
    await findings(server, ['unchecked', 'unchecked', 'unknown-act']);
    const answer = await ask(server, 'When does a seafarer renew the medical certificate?');
    assert.ok(answer.evidence.some(({ label }) => label === 'Seafarers Act 2009 section 9(1)'));
    const events = server.heard.filter(({ method }) => method === 'proviso/askEvent');
    const stages = events.flatMap(({ params }) => {
      const { event } = params as { event: { kind: string; stage?: string } };
      return event.kind === 'stage' ? [event.stage] : [];
    });
    assert.deepEqual(stages, ['parametric', 'retrieve', 'rerank', 'select', 'expand', 'answer', 'verify']);
    const find = async (method: string, query: string): Promise<string[]> =>
      ((await server.request(method, { query, limit: 10 })) as FoundProvision[]).map(({ label }) => label);
    assert.deepEqual((await find('proviso/find', 'Seafarers Act 2009 section 10')).slice(0, 1), [
      'Seafarers Act 2009 section 10',
    ]);
    assert.ok((await find('proviso/find', 'medical certificate')).includes('Seafarers Act 2009 section 9'));
    const called = { name: 'get_provision', input: { provision: 'Seafarers Act 2009 section 9(2)' } };
    const read = (await server.request('proviso/tool', called)) as { text: string };
    assert.match(read.text, /^The certificate is issued/u);
    assert.ok((await find('proviso/findInText', 'physician approved'))[0]?.startsWith('Seafarers Act 2009 section 9'));
  });

  it('together with a folder, which wins for the acts that it holds', async () => {
    await cp(SAMPLE, join(folder, 'law'), { recursive: true });
    const server = await start('law', address);
    await server.request('proviso/ready', {});
    assert.match(await hover(server, 'section 9'), /renews the medical certificate/u);
    assert.match(await hover(server, 'section 10(1)'), /within 28 days/u);
    const [place] = (await server.request('textDocument/definition', at('section 10(1)'))) as Place[];
    assert.equal(place!.targetUri, pathToFileURL(join(folder, 'law', HARBOURS)).href);
    await findings(server, ['unchecked', 'unknown-act']);
    const answer = await ask(server, 'When does a seafarer renew the medical certificate?');
    assert.ok(answer.evidence.some(({ label }) => label === 'Seafarers Act 2009 section 9(1)'));
    assert.deepEqual(
      answer.notices.filter((notice) => notice.includes('Only the open folder')),
      [],
    );
    const own = await ask(server, 'Within what time may a pilot appeal to the Tribunal?');
    assert.ok(own.evidence.some(({ file }) => file === join(folder, 'law', HARBOURS)));
    const around = (subject: GraphSubject, depth = 1): Promise<NeighbourhoodView> =>
      server.request('proviso/neighbourhood', { subject, depth }) as Promise<NeighbourhoodView>;
    const wages = 'seafarers-act-2009/sec_10__para_2';
    const { nodes, edges } = await around({ id: wages });
    assert.deepEqual(
      nodes.map(({ id, column }) => [id, column]),
      [
        [wages, 0],
        ['seafarers-act-2009/sec_9__para_2', 1],
        ['harbours-act/sec_4', 1],
      ],
    );
    assert.deepEqual(edges.slice(0, 2), [
      [0, 1],
      [0, 2],
    ]);
    assert.equal(nodes[2]?.file, join(folder, 'law', HARBOURS));
    const [centre] = nodes;
    const again = await around({ uri: centre!.file, position: centre!.range.start });
    assert.equal(again.nodes[0]?.id, wages);
    const citing = await around({ id: 'harbours-act/sec_4' });
    assert.ok(citing.nodes.some(({ id, column }) => id === wages && column === -1));
  });

  it('that does not answer: the folder goes on, and nothing is said to be unknown', async () => {
    await cp(SAMPLE, join(folder, 'law'), { recursive: true });
    const server = await start('law', 'opensearch://127.0.0.1:59999/seafarers');
    await state(server, 'unavailable');
    await server.request('proviso/ready', {});
    assert.match(await hover(server, 'section 10(1)'), /within 28 days/u);
    assert.match(await hover(server, UNKNOWN), /Only the open folder was searched.*nothing listens there/su);
    await findings(server, []);
    const answer = await ask(server, 'Within what time may a pilot appeal to the Tribunal?');
    assert.ok(answer.evidence.length > 0);
    assert.ok(answer.notices.some((notice) => notice.includes('Only the open folder was searched')));
  });

  it('that is not there is said, where it is all the law there is', async () => {
    const server = await start('drafts', address.replace('seafarers', 'nothing'));
    await state(server, 'failed');
    await assert.rejects(ask(server, 'Why?'), /is not there, or was replaced: check its name/u);
    assert.equal(await hover(server, 'section 9'), '');
  });
});
