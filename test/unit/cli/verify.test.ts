import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ranCli, type Ran } from '../support/ranCli';

const ACT = `# Harbour Act

### Section 1. Fees

The master of a ship pays a fee of 40 crowns.

### Section 2. Appeals

The master may appeal against a fee under section 1.
`;

interface Item {
  readonly id: string;
  readonly support: string;
  readonly reason?: string;
}

describe('cli/verify', () => {
  let folder: string;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'proviso-verify-'));
    await writeFile(join(folder, 'harbour.md'), ACT);
  });
  after(() => rm(folder, { recursive: true }));

  async function verified(content: string, name: string, ...options: readonly string[]): Promise<Ran> {
    const file = join(folder, name);
    await writeFile(file, content);
    return ranCli(['verify', file, '--corpus', join(folder, 'harbour.md'), '--index-dir', folder, ...options]);
  }
  const lines = (...rows: readonly unknown[]): string => rows.map((row) => `${JSON.stringify(row)}\n`).join('');
  const itemsOf = ({ stdout }: Ran): Item[] => (JSON.parse(stdout) as { items: Item[] }).items;

  const RIGHT = {
    id: 'right',
    sentence: 'The master of a ship pays a fee of 40 crowns.',
    citations: ['harbour-act/sec_1'],
  };
  const WRONG = { ...RIGHT, id: 'wrong', sentence: 'The master of a ship pays a fee of 90 crowns.' };
  const NOWHERE = { ...RIGHT, id: 'nowhere', citations: ['space-act/sec_1'] };

  describe('JSON lines', () => {
    it('says that a text is not read by an entailment model, and where the model of its name is missing', async () => {
      const text = await verified(`${RIGHT.sentence}\n`, 'memo.md', '--entailment', 'none');
      assert.deepEqual([text.exit, /--entailment is for JSON lines/u.test(text.stderr)], [2, true]);
      const ran = await verified(lines(RIGHT), 'answer.jsonl', '--entailment', join(folder, 'none'), '--json');
      assert.equal(ran.exit, 1);
      assert.match(ran.stderr, /The model folder .*none lacks model\.onnx/u);
    });

    it('gives each sentence its support, and exits with 0 whatever it is', async () => {
      const ran = await verified(lines(RIGHT, WRONG, NOWHERE), 'answer.jsonl', '--json');
      const items = itemsOf(ran);
      assert.equal(ran.exit, 0);
      assert.deepEqual(
        items.map(({ id }) => id),
        ['right', 'wrong', 'nowhere'],
      );
      assert.notEqual(items[0]!.support, 'contradicted');
      assert.ok(items.every(({ support, reason }) => (support === 'supported') === (reason === '')));
      assert.equal(items[1]!.support, 'contradicted');
      assert.match(items[1]!.reason!, /90/u);
      assert.match(items[2]!.support, /^(?:contradicted|invented)$/u);
    });

    it('are told by what they begin with, too', async () => {
      assert.deepEqual(
        itemsOf(await verified(lines(RIGHT), 'answer.txt', '--json')).map(({ id }) => id),
        ['right'],
      );
    });

    it('names broken lines on standard error and checks the others', async () => {
      const ran = await verified(
        `${lines(RIGHT)}{"sentence": \n\n${lines({ id: 'x' }, { ...WRONG, id: undefined })}`,
        'b.jsonl',
        '--json',
      );
      assert.equal(ran.exit, 0);
      assert.deepEqual(
        itemsOf(ran).map(({ id }) => id),
        ['right', 'line-5'],
      );
      assert.match(ran.stderr, /b\.jsonl:2: Not JSON/u);
      assert.match(ran.stderr, /b\.jsonl:4: "sentence" is missing/u);
    });

    it('fails where no line can be read', async () => {
      const ran = await verified('{"x": 1}\n', 'none.jsonl', '--json');
      assert.equal(ran.exit, 1);
      assert.match(ran.stderr, /no line could be read/u);
    });

    it('tells a person which sentences are struck out, and how many there are of each kind', async () => {
      const { exit, stdout } = await verified(lines(RIGHT, WRONG), 'answer.jsonl');
      assert.equal(exit, 0);
      assert.match(stdout, /^wrong: contradicted: .*90/mu);
      assert.match(stdout, /contradicted 1, invented 0\.$/mu);
    });
  });

  describe('a text', () => {
    const MEMO = 'The master of a ship pays a fee of 90 crowns (section 1 of the Harbour Act).\n\nThe sea is calm.\n';

    it('is told sentence by sentence, and fails where some are struck out', async () => {
      const { exit, stdout, stderr } = await verified(MEMO, 'memo.md');
      assert.equal(exit, 1);
      const [wrong, open, counts] = stdout.split('\n');
      assert.match(wrong!, /memo\.md:1:1: contradicted: .*90.* \[harbour-act\/sec_1\]$/u);
      assert.match(open!, /memo\.md:3:1: unverified: It cites no provision/u);
      assert.match(counts!, /^2 sentences checked: supported 0, unverified 1, contradicted 1, invented 0\.$/u);
      assert.match(stderr, /1 sentence struck out\./u);
    });

    it('passes where none is', async () => {
      assert.equal((await verified('The sea is calm.\n', 'calm.md')).exit, 0);
    });

    it('gives offsets with --json', async () => {
      const { exit, stdout } = await verified(MEMO, 'memo.md', '--json');
      assert.equal(exit, 1);
      const { items } = JSON.parse(stdout) as { items: (Item & { start: number; end: number; citations: string[] })[] };
      assert.deepEqual(
        items.map(({ id, start, end, citations }) => [id, MEMO.slice(start, end).slice(0, 10), citations]),
        [
          ['sentence-1', 'The master', ['harbour-act/sec_1']],
          ['sentence-2', 'The sea is', []],
        ],
      );
    });

    it('gives a SARIF log with rules of its own', async () => {
      const { stdout } = await verified(MEMO, 'memo.md', '--format', 'sarif');
      const { runs } = JSON.parse(stdout) as {
        runs: [
          {
            tool: { driver: { rules: { id: string; help: { text: string } }[] } };
            results: { ruleId: string; ruleIndex: number }[];
          },
        ];
      };
      const { rules } = runs[0].tool.driver;
      assert.deepEqual(
        runs[0].results.map(({ ruleId, ruleIndex }) => [ruleId, rules[ruleIndex]!.id]),
        [
          ['contradicted-sentence', 'contradicted-sentence'],
          ['unverified-sentence', 'unverified-sentence'],
        ],
      );
      assert.ok(rules.every(({ id, help }) => help.text.startsWith(`# ${id}`)));
    });

    it('is no place for JSON lines as SARIF', async () => {
      assert.equal((await verified(lines(RIGHT), 'answer.jsonl', '--format', 'sarif')).exit, 2);
    });
  });

  it('wants a file', async () => {
    assert.equal((await ranCli(['verify', '--corpus', folder])).exit, 2);
    assert.equal((await ranCli(['verify', join(folder, 'nothing.jsonl'), '--corpus', folder])).exit, 1);
  });
});
