import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ranCli, type Ran } from '../support/ranCli';

const ACT = `# Harbour Act

### Section 1. Fees

A ship is charged 40 crowns on entry.

### Section 2. Appeals

The master may appeal within 6 weeks against what is due under section 1.
`;

describe('cli/strategyOptions', () => {
  let folder: string;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'proviso-strategies-'));
    await writeFile(join(folder, 'harbour.md'), ACT);
  });
  after(() => rm(folder, { recursive: true }));

  const withCorpus = (...args: string[]): Promise<Ran> =>
    ranCli([...args, '--corpus', join(folder, 'harbour.md'), '--index-dir', join(folder, 'index'), '--json']);
  const json = ({ stdout }: Ran): Record<string, unknown> => JSON.parse(stdout) as Record<string, unknown>;

  it('evaluate fails where a model that was named did not help, after its figures', async () => {
    const dataset = join(folder, 'asked.jsonl');
    await writeFile(dataset, JSON.stringify({ id: 'q1', question: 'Who may appeal?', gold: ['harbour-act/sec_2'] }));
    const ran = await withCorpus('evaluate', dataset, '--llm', 'http://127.0.0.1:1/v1', '--model', 'none');
    assert.equal(ran.exit, 1);
    const [notice] = json(ran)['notices'] as string[];
    assert.match(notice!, /^Answered without the language model: .*127\.0\.0\.1.* \(1 of 1 questions\)$/u);
    assert.ok(ran.stderr.includes(notice!), ran.stderr);
  });

  it('search and ask take stages and numbers of the pipeline', async () => {
    const ids = (ran: Ran, list: string): unknown[] => {
      assert.equal(ran.exit, 0, ran.stderr);
      return (json(ran)[list] as { id: string }[]).map(({ id }) => id);
    };
    const searched = ['search', 'appeal within 6 weeks', '--strategy', 'references'];
    assert.deepEqual(ids(await withCorpus(...searched), 'hits'), ['harbour-act/sec_2', 'harbour-act/sec_1']);
    const unbudgeted = await withCorpus(...searched, '--set', 'references.budget=0,references.depth=6');
    assert.deepEqual(ids(unbudgeted, 'hits'), ['harbour-act/sec_2']);
    const asked = ['ask', 'Within how many weeks may the master appeal?'];
    assert.equal(ids(await withCorpus(...asked), 'provisions').length, 2);
    assert.equal(ids(await withCorpus(...asked, '--without', 'expand'), 'provisions').length, 1);
    assert.equal(ids(await withCorpus(...asked, '--set', 'expand.budget=0'), 'provisions').length, 1);
  });

  const refused: readonly [name: string, args: readonly string[], message: RegExp][] = [
    [
      'an unknown strategy',
      ['search', 'fee', '--strategy', 'magic'],
      /bm25, lexical, context, rm3, sar, references, sar\+references, dense, rrf, wrrf, rocchio, hybrid, windows, parser, ask, standard, .*cot-expansion\./,
    ],
    [
      'a strategy that needs a model, and none is named',
      ['evaluate', 'x.jsonl', '--strategy', 'self-ask'],
      /The strategy self-ask needs a language model, which evaluate takes as --llm URL --model NAME/,
    ],
    [
      'the same in a search, which has none',
      ['search', 'fee', '--strategy', 'cot'],
      /The strategy cot needs a language model, which evaluate takes/,
    ],
    [
      'an option that none of several strategies heeds',
      ['evaluate', 'x.jsonl', '--strategy', 'bm25,sar', '--without', 'rerank'],
      /None of these strategies uses --without/,
    ],
    [
      'what goes with one strategy alone',
      ['evaluate', 'x.jsonl', '--strategy', 'bm25,sar', '--against', 'x.json'],
      /--against takes one strategy/,
    ],
    ['a seed that is no number', ['evaluate', 'x.jsonl', '--seed', 'x'], /--seed takes a whole number/],
    [
      'a stage that is none',
      ['evaluate', 'x.jsonl', '--without', 'rerank,magic'],
      /--without takes parametric, .*rerank, .*references, .*expand.*; several with a comma between/,
    ],
    [
      'a stage that is both in and out',
      ['ask', 'Who?', '--with', 'references', '--without', 'rerank,references'],
      /references stands in --with and in --without/,
    ],
    [
      'a stage that a ranking does not show',
      ['search', 'fee', '--strategy', 'parser', '--without', 'expand'],
      /--without takes (?!.*expand).*references.*; several/,
    ],
    [
      'a number that is not named',
      ['ask', 'Who?', '--set', 'depth=2'],
      /--set takes NAME=NUMBER, where NAME is one of wrrf\.k, .*expand\.budget\./,
    ],
    [
      'a number out of its range',
      ['evaluate', 'x.jsonl', '--with', 'references', '--set', 'references.depth=7'],
      /--set references\.depth takes a whole number from 1 to 6\./,
    ],
    [
      'a number that is no number',
      ['search', 'fee', '--strategy', 'wrrf', '--set', 'wrrf.sparse=1,wrrf.k=ten'],
      /--set wrrf\.k takes a number from 0 to 1000\./,
    ],
    [
      'a number that the strategy does not use',
      ['search', 'fee', '--strategy', 'rrf', '--set', 'wrrf.k=6'],
      /The strategy rrf does not use --set wrrf\.k: .* \(wrrf\)\./,
    ],
    [
      'a number of a stage that is out',
      ['evaluate', 'x.jsonl', '--set', 'references.depth=3'],
      /--set references\.depth needs the stage references, which is out: put it in by --with references/,
    ],
    [
      'an encoder that the strategy does not use',
      ['search', 'fee', '--strategy', 'lexical', '--encoder', 'x'],
      /The strategy lexical does not use --encoder: .* \(dense, rrf, wrrf, rocchio, hybrid, parser, ask, standard\+retrieval, .*cot-expansion\)\./,
    ],
    [
      'a cross-encoder that the strategy does not use',
      ['search', 'fee', '--cross-encoder', 'x'],
      /The strategy bm25 does not use --cross-encoder: .* \(parser, ask\)\./,
    ],
    [
      'a cross-encoder where nothing is reranked',
      ['evaluate', 'x.jsonl', '--cross-encoder', 'x', '--without', 'rerank'],
      /--cross-encoder needs the stage rerank, which is out/,
    ],
    [
      'an entailment model where no answer is written',
      ['evaluate', 'x.jsonl', '--strategy', 'parser', '--entailment', 'x'],
      /The strategy parser does not use --entailment: .* \(ask\)\./,
    ],
    [
      'an entailment model where nobody reads an answer twice',
      ['ask', 'Who?', '--entailment', 'x', '--without', 'second-reader'],
      /--entailment needs the stage second-reader, which is out/,
    ],
    [
      'an entailment model without a name',
      ['ask', 'Who?', '--entailment', ''],
      /--entailment takes the folder of a model/,
    ],
    [
      'to withhold from a strategy that does not say how sure it is',
      ['evaluate', 'x.jsonl', '--strategy', 'bm25', '--withhold', 'gold'],
      /The strategy bm25 does not say how sure it is: --withhold needs ask or parser/,
    ],
    ['to withhold what is not gold', ['evaluate', 'x.jsonl', '--withhold', 'all'], /--withhold takes gold/],
    [
      'stages of another strategy',
      ['evaluate', 'x.jsonl', '--strategy', 'bm25', '--without', 'rerank'],
      /The strategy bm25 does not use --without/,
    ],
    [
      'recordings for another strategy',
      ['evaluate', 'x.jsonl', '--strategy', 'sar', '--generations', 'g.jsonl'],
      /The strategy sar does not use --generations/,
    ],
  ];
  for (const [name, args, message] of refused) {
    it(`refuses ${name}`, async () => {
      const ran = await withCorpus(...args);
      assert.equal(ran.exit, 2, ran.stderr);
      assert.match(ran.stderr, message);
      assert.equal(ran.stderr.trimEnd().split('\n').length, 1, ran.stderr);
      assert.equal(ran.stdout, '');
    });
  }

  it('search ranks by words and meaning where an encoder is named', async () => {
    const ran = await withCorpus('search', 'fee', '--encoder', folder, '--set', 'mix.meaning=0.5');
    // It came to opening the encoder, which is none: bm25 would have refused both.
    assert.equal(ran.exit, 1);
    assert.match(ran.stderr, /lacks .*choose a folder/u);
  });
});
