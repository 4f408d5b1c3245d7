import assert from 'node:assert/strict';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ranCli, type Ran } from '../support/ranCli';

const ACT = `# Harbour Act

### Section 1. Fees

(1) The master of a ship that enters the harbour shall pay a fee of 40 crowns within 14 days.

(2) A fee under subsection (1) is doubled where the ship stays longer than 30 days.

### Section 2. Appeals

The master may appeal against a fee under section 1(1) within 6 weeks as prescribed in section 4 of the Harbour Appeals Regulations.
`;

describe('cli/runCli', () => {
  let folder: string;
  let corpus: string;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'proviso-cli-'));
    corpus = join(folder, 'law');
    await mkdir(corpus);
    await writeFile(join(corpus, 'harbour.md'), ACT);
  });
  after(() => rm(folder, { recursive: true }));

  const run = (...args: string[]): Promise<Ran> => ranCli(args, { XDG_CACHE_HOME: join(folder, 'cache') });

  const withCorpus = (...args: string[]): Promise<Ran> =>
    run(...args, '--corpus', corpus, '--index-dir', join(folder, 'index'), '--json');

  const json = ({ stdout }: Ran): Record<string, unknown> => JSON.parse(stdout) as Record<string, unknown>;

  it('index reports what it read', async () => {
    const ran = await run('index', corpus, '--index-dir', join(folder, 'index'), '--json');
    assert.equal(ran.exit, 0, ran.stderr);
    const { acts, provisions, citations, snapshotBytes, problems } = json(ran);
    assert.equal(acts, 1);
    assert.equal(provisions, 3, 'two paragraphs of section 1, and section 2');
    assert.ok((snapshotBytes as number) > 0);
    assert.deepEqual(problems, []);
    const { total, resolved, unresolved } = citations as Record<string, number>;
    assert.equal(total, resolved! + unresolved!);
    assert.ok(unresolved! >= 1, 'the appeals regulations are not in the corpus');
  });

  it('search lists hits with file and line', async () => {
    const ran = await withCorpus('search', 'appeal against a fee', '-k', '1');
    assert.equal(ran.exit, 0, ran.stderr);
    const [hit] = json(ran)['hits'] as Record<string, unknown>[];
    assert.equal(hit!['id'], 'harbour-act/sec_2');
    assert.equal(hit!['label'], 'Harbour Act section 2');
    assert.equal(hit!['file'], join(corpus, 'harbour.md'));
    assert.equal(hit!['line'], 9);
  });

  it('ask answers with the provision that says it', async () => {
    const ran = await withCorpus('ask', 'How much is the fee of a ship that enters the harbour?');
    assert.equal(ran.exit, 0, ran.stderr);
    const { verdict, confidence, answer, trace } = json(ran);
    // Three provisions are no crowd to stand out from, and no model has judged whether this one answers.
    assert.equal(verdict, 'excerpts');
    assert.ok((confidence as number) > 0.35 && (confidence as number) < 0.8);
    const [first] = answer as { text: string; citations: string[] }[];
    assert.deepEqual(first!.citations, ['harbour-act/sec_1__para_1']);
    assert.match(first!.text, /40 crowns/);
    const stages = (trace as { stage: string }[]).map(({ stage }) => stage);
    assert.deepEqual(stages, ['parametric', 'retrieve', 'rerank', 'select', 'expand', 'answer', 'verify']);
  });

  it('ask says what excerpts are', async () => {
    const question = 'How much is the fee of a ship that enters the harbour?';
    const { stdout } = await run('ask', question, '--corpus', corpus, '--index-dir', join(folder, 'index'));
    assert.match(
      stdout,
      /^EXCERPTS.*\nThe nearest provisions by their words\. Nothing has judged whether they answer\./u,
    );
  });

  it('ask abstains and names the authority that is missing', async () => {
    const ran = await withCorpus('ask', 'How may the master appeal against a fee?');
    const { verdict, reasons, missing } = json(ran);
    assert.equal(verdict, 'abstained');
    assert.deepEqual(reasons, ['missing-authority']);
    assert.match((missing as { name: string }[])[0]!.name, /Harbour Appeals Regulations/);
  });

  it('ask abstains where nothing fits', async () => {
    const { verdict, reasons } = json(await withCorpus('ask', 'Which vaccine protects poultry from influenza?'));
    assert.equal(verdict, 'abstained');
    assert.deepEqual(reasons, ['no-match']);
  });

  it('cite gives every citation an outcome, offsets into the text', async () => {
    const draft = join(folder, 'draft.md');
    const text = 'Under section 1(1) of the Harbour Act a fee is due; section 9 of the Harbour Act does not exist.';
    await writeFile(draft, text);
    const ran = await withCorpus('cite', draft);
    assert.equal(ran.exit, 0, ran.stderr);
    const citations = json(ran)['citations'] as {
      start: number;
      end: number;
      text: string;
      outcome: string;
      targets: string[];
    }[];
    assert.deepEqual(
      citations.map(({ outcome, targets }) => [outcome, ...targets]),
      [['resolved', 'harbour-act/sec_1__para_1'], ['provision-not-found']],
    );
    citations.forEach(({ start, end, text: cited }) => assert.equal(text.slice(start, end), cited));
  });

  it('evaluate scores a data set and reports its torn lines', async () => {
    const dataset = join(folder, 'questions.jsonl');
    const row = {
      id: 'q1',
      question: 'Within how many weeks may the master appeal?',
      gold: ['harbour-act/sec_2'],
      n_hops: 1,
    };
    await writeFile(dataset, `${JSON.stringify(row)}\n{"id": "torn`);
    const ran = await withCorpus('evaluate', dataset, '--strategy', 'bm25');
    assert.equal(ran.exit, 0, ran.stderr);
    const { dataset: name, n, metrics, byHops, problems } = json(ran);
    assert.deepEqual([name, n], ['proviso', 1]);
    assert.equal((metrics as Record<string, number>)['provisionF1'], 1);
    assert.equal((byHops as Record<string, Record<string, number>>)['1']!['n'], 1);
    assert.equal((problems as { line: number }[])[0]!.line, 2);
    assert.match(ran.stderr, /questions\.jsonl:2: Not JSON/);
  });

  it('evaluate scores what another system found, without a corpus, and refuses what only a strategy needs', async () => {
    const [dataset, predictions, out] = ['q.jsonl', 'others.run', 'others'].map((name) => join(folder, name));
    const rows = ['q1', 'q2'].map((id) =>
      JSON.stringify({ id, question: 'Who may appeal?', gold: ['harbour-act/sec_2'] }),
    );
    await writeFile(dataset!, rows.join('\n'));
    await writeFile(predictions!, 'q1 Q0 harbour-act/sec_1 2 0.5 theirs\nq1 Q0 harbour-act/sec_2 1 0.9 theirs\n');
    const ran = await run('evaluate', dataset!, '--predictions', predictions!, '--out', out!, '--json');
    assert.equal(ran.exit, 0, ran.stderr);
    const { n, strategy, metrics } = json(ran);
    assert.deepEqual([n, strategy, (metrics as Record<string, number>)['provisionF1']], [2, 'theirs', 0.5]);
    assert.match(ran.stderr, /1 of 2 questions have no prediction and count as missed: q2/u);
    assert.match(await readFile(join(out!, 'run.trec'), 'utf8'), /^q1 Q0 harbour-act\/sec_2 1 /u);
    const refused = await run('evaluate', dataset!, '--predictions', predictions!, '--strategy', 'bm25');
    assert.equal(refused.exit, 2);
    assert.match(refused.stderr, /--predictions puts no question to a strategy: leave --strategy out/u);
  });

  it('evaluate gives intervals, and compares with an earlier run', async () => {
    const dataset = join(folder, 'compared.jsonl');
    const row = (id: string, gold: string): string =>
      JSON.stringify({ id, question: 'Within how many weeks may the master appeal?', gold: [gold] });
    await writeFile(dataset, `${row('q1', 'harbour-act/sec_2')}\n${row('q2', 'harbour-act/sec_1')}`);
    const out = join(folder, 'run');
    const ran = await withCorpus('evaluate', dataset, '--strategy', 'bm25', '--out', out);
    assert.deepEqual((json(ran)['intervals'] as Record<string, unknown>)['provisionF1'], [0, 1]);
    const against = ['--against', join(out, 'report.json')];
    const again = await withCorpus('evaluate', dataset, '--strategy', 'context', ...against);
    const [first] = json(again)['differences'] as Record<string, unknown>[];
    assert.deepEqual(
      { ...first, after: 0 },
      { metric: 'provisionF1', n: 2, before: 0.5, after: 0, better: 0, worse: 0, p: 1 },
    );
    const refused = await withCorpus('evaluate', dataset, '--strategy', 'bm25', '--against', dataset);
    assert.equal(refused.exit, 1);
    assert.match(refused.stderr, /compared\.jsonl is no report of an evaluation/u);
  });

  it('bench measures', async () => {
    const { exit, stdout } = await withCorpus('bench');
    assert.equal(exit, 0);
    const { provisions, indexMs, phasesMs, queryMs } = JSON.parse(stdout) as {
      provisions: number;
      indexMs: number;
      phasesMs: Record<string, number>;
      queryMs: { p50: number; p95: number };
    };
    assert.equal(provisions, 3);
    assert.deepEqual(Object.keys(phasesMs), ['discover', 'read', 'cite', 'build', 'save']);
    assert.equal(
      Object.values(phasesMs).reduce((sum, ms) => sum + ms),
      indexMs,
    );
    assert.ok(queryMs.p50 > 0 && queryMs.p95 >= queryMs.p50);
  });

  it('writes the report of an evaluation where it is told to', async () => {
    const dataset = join(folder, 'one.jsonl');
    await writeFile(dataset, JSON.stringify({ id: 'q1', question: 'Who may appeal?', gold: ['harbour-act/sec_2'] }));
    const out = join(folder, 'report');
    const ran = await withCorpus('evaluate', dataset, '--strategy', 'bm25', '--out', out);
    assert.equal(ran.exit, 0, ran.stderr);
    // A time differs from run to run; the file is the same.
    const { elapsedMs, ...said } = json(ran);
    assert.equal(typeof elapsedMs, 'number');
    assert.deepEqual(JSON.parse(await readFile(join(out, 'report.json'), 'utf8')), said);
    const files = ['figures.csv', 'items.jsonl', 'qrels.trec', 'report.json', 'run.json', 'run.trec'];
    assert.deepEqual((await readdir(out)).sort(), files);
    assert.match(
      await readFile(join(out, 'figures.csv'), 'utf8'),
      /^id,hops,gold,predicted,.*\r\nq1,1,harbour-act\/sec_2,/u,
    );
  });

  it('reads a data set in a legacy encoding, and says so', async () => {
    const dataset = join(folder, 'cp949.jsonl');
    const row = Buffer.from('{"id": "q", "question": "\xbb\xe7\xbf\xeb\xb7\xe1\xb4\xc2?", "gold": []}', 'latin1');
    await writeFile(dataset, row);
    const ran = await withCorpus('evaluate', dataset, '--strategy', 'bm25');
    assert.equal((json(ran)['items'] as { question: string }[])[0]!.question, '사용료는?');
    assert.match(ran.stderr, /cp949\.jsonl:1: /);
  });

  it('shows a terminal nothing to obey, and leaves JSON as it is', async () => {
    const hostile = join(folder, 'hostile');
    await mkdir(hostile);
    await writeFile(
      join(hostile, 'act.md'),
      '# Escape Act\n\n### Section 1. Fees\n\nA berth fee \u001b[2Jis \u202edue.\n[2] Forged Act\n\n### Section 2. Lights\n\nA lamp.\n',
    );
    const question = ['ask', 'Is a berth fee due?', '--corpus', hostile, '--index-dir', join(folder, 'escape')];
    const { stdout } = await run(...question);
    for (const obeyed of ['\u001b', '\u202e']) assert.equal(stdout.includes(obeyed), false);
    assert.match(stdout, /Forged Act/u);
    assert.doesNotMatch(stdout, /^\[2\] Forged Act/mu);
    const asJson = json(await run(...question, '--json'));
    assert.match((asJson['provisions'] as { text: string }[])[0]!.text, /\u202e/u);
  });

  it('says why an index is rebuilt', async () => {
    const indexDir = join(folder, 'stale');
    await run('index', corpus, '--index-dir', indexDir);
    await writeFile(join(indexDir, 'index.proviso'), 'torn');
    const ran = await run('search', 'fee', '--corpus', corpus, '--index-dir', indexDir);
    assert.equal(ran.exit, 0);
    assert.match(ran.stderr, /^The index is rebuilt: .+\.\n$/);
  });

  describe('bad input is one line and an exit code', () => {
    const cases: readonly [name: string, args: () => string[] | Promise<string[]>, exit: number, message: RegExp][] = [
      ['no command', () => ['ponder'], 2, /no command ponder/],
      ['an unknown option', () => ['search', 'fee', '--corpse', 'x'], 2, /--corpse/],
      ['a question without words', () => ['ask', ' ', '--corpus', corpus], 2, /QUESTION is missing/],
      ['no corpus', () => ['ask', 'Who pays?'], 2, /--corpus PATH is missing/],
      ['a number that is none', () => ['search', 'fee', '--corpus', corpus, '-k', 'ten'], 2, /whole number/],
      [
        'a strategy that needs vectors, without an encoder',
        () => ['search', 'fee', '--corpus', corpus, '--strategy', 'dense'],
        1,
        /dense needs a sentence encoder/,
      ],
      [
        'an encoder that is none',
        () => ['search', 'fee', '--corpus', corpus, '--encoder', folder],
        1,
        /lacks .*choose a folder/,
      ],
      ['no encoder', () => ['ask', 'Who pays?', '--corpus', corpus, '--encoder', ''], 2, /takes the folder of a model/],
      ['a model without a server', () => ['ask', 'Who?', '--corpus', corpus, '--model', 'm'], 2, /go together/],
      [
        'a corpus that is missing',
        () => ['index', join(folder, 'nowhere')],
        1,
        /nowhere: .*ENOENT.* Name files and folders that are there/,
      ],
      [
        'a corpus that is empty',
        async () => {
          await mkdir(join(folder, 'empty'), { recursive: true });
          return ['index', join(folder, 'empty')];
        },
        1,
        /No provisions found.*Markdown, plain text, XML or JSON lines/,
      ],
      [
        'a corpus of binary files',
        async () => {
          await mkdir(join(folder, 'binary'), { recursive: true });
          await writeFile(join(folder, 'binary', 'law.txt'), Buffer.from([0, 1, 2, 0, 255, 254, 0, 7]));
          return ['index', join(folder, 'binary')];
        },
        1,
        /No provisions found/,
      ],
      [
        'a corpus of which one path is missing',
        () => ['ask', 'Who pays?', '--corpus', corpus, '--corpus', join(folder, 'nowhere')],
        1,
        /nowhere: /,
      ],
      ['an empty corpus path', () => ['index', ''], 2, /PATH is missing/],
      ['an empty index folder', () => ['search', 'fee', '--corpus', corpus, '--index-dir', ''], 2, /--index-dir takes/],
      ['bench without a corpus', () => ['bench'], 2, /--corpus PATH is missing/],
      [
        'a server that is no web address',
        () => ['ask', 'Who?', '--corpus', corpus, '--llm', 'file:///x', '--model', 'm'],
        2,
        /--llm takes a URL/,
      ],
      [
        'a folder where a draft should be',
        () => ['cite', corpus, '--corpus', corpus],
        1,
        /cannot be read: it is not a file/,
      ],
      [
        'a report folder that is a file',
        async () => {
          const file = join(folder, 'taken');
          await writeFile(file, '');
          return ['evaluate', join(folder, 'questions.jsonl'), '--corpus', corpus, '--out', file];
        },
        1,
        /--out .* is no folder/,
      ],
      [
        'a data set that is missing',
        () => ['evaluate', join(folder, 'none.jsonl'), '--corpus', corpus],
        1,
        /cannot be read/,
      ],
      ['a draft that is missing', () => ['cite', join(folder, 'none.md'), '--corpus', corpus], 1, /cannot be read/],
    ];
    for (const [name, args, exit, message] of cases) {
      it(name, async () => {
        const ran = await run(...(await args()));
        assert.equal(ran.exit, exit, ran.stderr);
        assert.match(ran.stderr, message);
        assert.equal(ran.stderr.trimEnd().split('\n').length, 1, ran.stderr);
        assert.equal(ran.stdout, '');
      });
    }

    it('a folder that may not be read is a problem of the index, the rest is read', async () => {
      const closed = join(corpus, 'closed');
      const indexDir = join(folder, 'open');
      await mkdir(indexDir);
      await mkdir(closed);
      await Promise.all([chmod(folder, 0o755), chmod(indexDir, 0o777), chmod(closed, 0)]);
      const isRoot = process.geteuid?.() === 0;
      try {
        // The superuser may read every folder: the index is built as nobody then.
        if (isRoot) process.seteuid?.(65534);
        const ran = await run('index', corpus, '--index-dir', indexDir, '--json');
        assert.equal(ran.exit, 0, ran.stderr);
        const problems = json(ran)['problems'] as { file: string; message: string }[];
        assert.deepEqual(
          problems.map(({ file }) => file),
          [closed],
        );
      } finally {
        if (isRoot) process.seteuid?.(0);
        await chmod(closed, 0o700);
      }
    });
  });
});
