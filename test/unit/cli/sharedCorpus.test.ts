import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { LineTable, severitiesWith } from '../../../src/check';
import { citationsOf, readCitingFile } from '../../../src/cli/citedFile';
import { lintFiles, type LintedFile } from '../../../src/cli/lintedFiles';
import { sarifOf } from '../../../src/cli/sarif';
import { withStatutesOf } from '../../../src/cli/corpusSource';
import { searchingStore, type MakeDense } from '../../../src/cli/openModels';
import { ReopenedCorpus } from '../../../src/cli/sharedCorpus';
import { saidKinds } from '../../../src/files';
import { SharedIndex, type IndexSource, type LegalIndex } from '../../../src/search';
import { StoreError } from '../../../src/store';
import { actsOfTests } from '../support/acts';
import { indexOf } from '../support/indexOf';
import { ranCli } from '../support/ranCli';
import type { EncodedVectors } from '../../../src/indexing';
import { contentsOf, PlainStore } from '../support/storeOf';
import { encodedByWords, WordEncoder } from '../support/wordEncoder';

const DRAFTS: Readonly<Record<string, string>> = {
  'memo.md': `A vessel pays its fee by section 12(1) of the Harbours and Pilotage Act 2012, and by section 912 of it. Sections 2 to 9 of the
Official Documents Act 2011 and section 3 of the Missing Act 1999 apply; "the pilot shall fly" (section 9(1) of the Harbours and Pilotage Act 2012).
`,
  'vermerk.txt':
    'Nach § 3 Abs. 2 HafG und § 99 des Hafengesetzes zahlt, wer ein Fahrzeug führt; ebenso nach Absatz 1.\n',
  '메모.md': '연안양식업법 제3조제1항 및 같은 법 제400조에 따라 면허를 받는다.\n',
  'own.md':
    '# Quay Act 2031\n\n## Section 1. Quays\n\nA quay is kept under section 2.\n\n## Section 2. Keepers\n\nSee section 1 and § 4 HafG.\n',
};
const TERMINAL = { warn: () => undefined, progress: () => undefined, env: {} };
const SIGNAL = new AbortController().signal;
const ADDRESS = 'opensearch://127.0.0.1:9/law';

describe('the commands over a shared corpus', () => {
  let folder: string;
  let index: LegalIndex;
  let shared: SharedIndex;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'proviso-shared-'));
    for (const [name, text] of Object.entries(DRAFTS)) await writeFile(join(folder, name), text);
    const built = await indexOf(actsOfTests(true));
    index = built;
    shared = new SharedIndex(new PlainStore(contentsOf(built)));
  });
  after(() => rm(folder, { recursive: true }));

  for (const name of Object.keys(DRAFTS)) {
    it(`cite resolves ${name} as over the index`, async () => {
      const file = await readCitingFile(join(folder, name), saidKinds({}, []), TERMINAL, SIGNAL);
      const cited = (source: IndexSource): Promise<unknown[]> =>
        source.with(async (one) => {
          const { corpus, citations } = citationsOf(file, one, SIGNAL);
          const found: unknown[] = [];
          for await (const some of citations) {
            for (const { text, cited: each } of some) {
              const { outcome, ordinals, missing } = each;
              found.push([text, outcome, Array.from(ordinals, (ordinal) => corpus.id(ordinal)), missing]);
            }
          }
          return found;
        });
      const expected = await cited(index);
      assert.ok(expected.length >= 2);
      assert.deepEqual(await cited(shared), expected);
    });
  }

  it('lint finds in drafts what it finds over the index', async () => {
    const linted = async (source: IndexSource): Promise<readonly LintedFile[]> => {
      const context = { index: source, severities: severitiesWith({}), said: saidKinds({}, []) };
      return (await lintFiles([folder], context, TERMINAL, SIGNAL)).files;
    };
    const expected = await linted(index);
    assert.ok(expected.flatMap(({ findings }) => findings).length >= 4);
    assert.deepEqual(
      (await linted(shared)).map(({ file, findings }) => [file, findings]),
      expected.map(({ file, findings }) => [file, findings]),
    );
  });

  it('lint checks statutes among its files as law, in front of the shared corpus', async () => {
    const laws = await mkdtemp(join(tmpdir(), 'proviso-statutes-'));
    const quay =
      '# Quay Act 2031\n\n## Section 1. Quays\n\nA quay is kept under section 9 of this Act and under section 2.\n\n' +
      '## Section 2. Keepers\n\nA keeper reports under section 912 of the Harbours and Pilotage Act 2012, which is none.\n';
    const files = {
      'quay.md': quay,
      'note.md': 'By section 2 of the Quay Act 2031 a keeper reports; section 7 of the Quay Act 2031 is none.\n',
    };
    for (const [name, text] of Object.entries(files)) await writeFile(join(laws, name), text);
    const linted = async (source: IndexSource): Promise<unknown[]> => {
      const context = { index: source, severities: severitiesWith({}), said: saidKinds({}, []) };
      const { files: all } = await lintFiles([laws], context, TERMINAL, SIGNAL);
      return all.map(({ file, text, findings }) => [
        basename(file),
        findings.map(({ code, start, end }) => `${code}: ${text.slice(start, end)}`),
      ]);
    };
    const values = { 'index-dir': join(folder, 'index') };
    const joined = await withStatutesOf([laws], shared, values, TERMINAL, SIGNAL);
    assert.deepEqual(await linted(joined), [
      ['note.md', ['missing-provision: section 7 of the Quay Act 2031']],
      // Law is asked about itself: what it cites elsewhere may be another wording.
      ['quay.md', ['missing-provision: section 9 of this Act']],
    ]);
    const { acts } = await joined.with(({ corpus }) => corpus);
    assert.ok(acts.some(({ file }) => file === join(laws, 'quay.md')));
    assert.match(JSON.stringify(await linted(shared)), /note\.md",\["unknown-act: section 2 of the Quay Act 2031/u);
    assert.equal(await withStatutesOf([join(folder, 'memo.md')], shared, values, TERMINAL, SIGNAL), shared);
    await rm(laws, { recursive: true });
  });

  it('what agents are served from is opened anew where it was replaced, and where it could not be opened', async () => {
    const store = new PlainStore(contentsOf(await indexOf(actsOfTests())));
    const replaced = new PlainStore(contentsOf(await indexOf(actsOfTests())));
    replaced.provisions = () => Promise.reject(new StoreError('replaced', 'gone'));
    const opened: string[] = [];
    const openings: [string, () => SharedIndex][] = [
      ['closed', () => assert.fail(new StoreError('closed', 'unavailable'))],
      ['old', () => new SharedIndex(replaced)],
      ['new', () => new SharedIndex(store)],
    ];
    const corpus = new ReopenedCorpus(async () => {
      const [name, open] = openings.shift()!;
      opened.push(name);
      await Promise.resolve();
      return open();
    });
    const text = (): Promise<string> => corpus.with((one) => one.corpus.text(3));
    await assert.rejects(text(), /closed/u);
    const texts = await Promise.all([text(), text()]);
    assert.deepEqual(new Set(texts), new Set([index.corpus.text(3)]));
    assert.deepEqual(opened, ['closed', 'old', 'new']);
    store.provisions = () => Promise.reject(new StoreError('slow', 'unavailable'));
    await assert.rejects(
      corpus.with((one) => one.corpus.text(4)),
      /slow/u,
    );
  });

  it('a finding names a provision that has no file here without a place', async () => {
    const lines = new LineTable('x');
    const finding = {
      code: 'c',
      start: 0,
      end: 1,
      severity: 'error',
      message: 'm',
      fixes: [],
      related: [3],
      fingerprint: 'f',
    } as const;
    const related = (source: IndexSource): Promise<unknown> =>
      source.with(({ corpus }) => {
        const context = { corpus, version: '1', rules: {}, pages: new Map<string, string>() };
        const written = JSON.stringify(
          sarifOf({ files: [{ file: '/d.md', lines, findings: [finding] }], unreadable: 0 }, context),
        );
        return (JSON.parse(written) as { runs: { results: { relatedLocations: object[] }[] }[] }).runs[0]!.results[0]!
          .relatedLocations[0];
      });
    const [here, there] = [await related(index), await related(shared)] as Record<string, unknown>[];
    assert.ok(here!['physicalLocation'] !== undefined && there!['physicalLocation'] === undefined);
    assert.deepEqual(there!['message'], here!['message']);
  });

  for (const [args, message] of [
    [['search', 'fee', '--strategy', 'windows'], /not searched by windows: choose one of bm25/u],
    [['evaluate', 'q.jsonl', '--strategy', 'bm25,windows'], /not searched by windows/u],
    [['evaluate', 'q.jsonl', '--strategy', 'ask', '--withhold', 'gold'], /--withhold reads files and folders/u],
    [['ask', 'fee', '--corpus', 'law'], /searched alone: name one --corpus/u],
    [['report'], /read by ask, search, cite, lint, verify, evaluate and mcp/u],
  ] as [string[], RegExp][]) {
    it(`refuses ${args.join(' ')}`, async () => {
      const { exit, stderr, stdout } = await ranCli([...args, '--corpus', ADDRESS]);
      assert.equal(exit, 2, stderr);
      assert.match(stderr, message);
      assert.equal(stdout, '');
    });
  }

  for (const args of [
    ['ask', 'fee'],
    ['search', 'fee'],
    ['cite', 'memo.md'],
    ['lint', 'memo.md'],
    ['evaluate', 'q.jsonl', '--strategy', 'bm25'],
  ]) {
    it(`${args[0]} says in one line that plain http would carry law to another computer`, async () => {
      const { exit, stderr } = await ranCli([...args, '--corpus', 'opensearch://law.example/law']);
      assert.equal(exit, 1);
      assert.match(stderr.trim(), /^proviso: Law and questions would travel unencrypted to law\.example[^\n]*$/u);
    });
  }

  it('is searched by the encoder alone that its vectors are of', async () => {
    const index = await indexOf(actsOfTests());
    const encoder = new WordEncoder();
    const { stored } = encodedByWords(index);
    const by = (vectors?: EncodedVectors): ReturnType<MakeDense> =>
      searchingStore(new PlainStore(contentsOf(index, vectors)))(encoder);
    const [query, { vectors }] = [encoder.vectorOf('berth fee'), await by(stored)];
    assert.equal((await vectors.search(query, 3)).length, 3);
    assert.throws(() => by(), { name: 'UsageError', message: /has no vectors: push it with --encoder/u });
    assert.throws(() => by({ ...stored, encoder: 'other' }), { name: 'UsageError', message: /of another encoder/u });
  });
});
