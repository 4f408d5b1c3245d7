import assert from 'node:assert/strict';
import type { ChatMessage } from '../../../src/models';
import { findProvisions, type Found } from '../../../src/pipeline';
import { fusedPool } from '../../../src/pipeline/pool';
import { readSelection } from '../../../src/pipeline/wholeSelection';
import type { LegalIndex } from '../../../src/search';
import { drain, indexOf } from '../support/indexOf';
import { choosing, ScriptedModel, type Scripted } from '../support/scriptedModel';

const LAW = `# Harbour Act

### Section 1. Entry

(1) The master of a vessel gives notice of entry within 3 days.

(2) Whoever gives no notice of entry pays a fine under section 3.

(3) Paragraph 1 does not apply to rowing boats.

### Section 2. Lights

A vessel at anchor shows a lamp.

### Section 3. Amount

The sum is 10 crowns.
`;

const HEALTH = `# Health Act

### Section 1. Quarantine

A sick sailor stays on board until the surgeon has seen him.
`;
/** More of what the question and its clauses lead to than one request shows. */
const CARGO = `# Cargo Act

${Array.from({ length: 30 }, (_, at) => `### Section ${at + 1}. Cargo\n\nThe master of a vessel at anchor gives notice of entry of cargo ${at}.\n`).join('\n')}`;
const QUESTION = 'Within how many days does the master give notice of entry, and what does the vessel show at anchor?';
const CLAUSES =
  '["Harbour Act section 1: The master gives notice of entry.", "Harbour Act: A vessel at anchor shows a lamp."]';

describe('selection that sees the question', () => {
  let index: LegalIndex;
  before(async () => {
    index = await indexOf({ 'harbour.md': LAW, 'cargo.md': CARGO, 'health.md': HEALTH });
  });

  const find = async (...replies: Scripted[]): Promise<{ found: Found; prompts: (readonly ChatMessage[])[] }> => {
    const model = new ScriptedModel([CLAUSES, ...replies]);
    const { result } = await drain(findProvisions(QUESTION, { index, model }));
    return { found: result, prompts: model.requests.slice(1).map(({ messages }) => messages) };
  };
  const idsOf = (found: Found): string[] =>
    found.selections.map(({ ordinal }) => index.corpus.id(ordinal).replace('harbour-act/', ''));

  it('is one request with the question, all clauses and whole candidates in the order of the act', async () => {
    const { prompts } = await find(choosing(['Harbour Act section 1(1)']));
    assert.equal(prompts.length, 1);
    const material = prompts[0]![1]!.content;
    assert.ok(material.includes(QUESTION));
    assert.equal(material.match(/<expected /gu)!.length, 2);
    const labels = [...material.matchAll(/<candidate number="\d+">\n(Harbour Act section [\d()]+)/gu)].map(
      ([, label]) => label,
    );
    assert.deepEqual(labels, [...labels].sort());
    assert.ok(labels.includes('Harbour Act section 1(3)'), 'the whole article is there, the exception included');
  });

  it('takes several provisions for a clause', async () => {
    const { found } = await find(
      choosing(['Harbour Act section 1(1)', 'Harbour Act section 1(2)', 'Harbour Act section 2']),
    );
    assert.deepEqual(idsOf(found), ['sec_1__para_1', 'sec_1__para_2', 'sec_2']);
  });

  it('is for the clause that the model says, in their order; for the one whose list it heads where there is no such clause', async () => {
    const choosingFor =
      (...chosen: readonly (readonly [clause: number, label: string])[]): Scripted =>
      (request) => {
        const numbersOf = (label: string): unknown =>
          (JSON.parse(choosing([label])(request)) as { clauses: { candidates: unknown }[] }).clauses[0]!.candidates;
        return JSON.stringify({ clauses: chosen.map(([clause, label]) => ({ clause, candidates: numbersOf(label) })) });
      };
    const clauses = async (reply: Scripted): Promise<unknown[]> => {
      const { found } = await find(reply);
      return found.selections.map((selection, at) => [idsOf(found)[at], selection.for]);
    };
    const swapped = choosingFor([2, 'Harbour Act section 1(1)'], [1, 'Harbour Act section 2']);
    assert.deepEqual(await clauses(swapped), [
      ['sec_2', 0],
      ['sec_1__para_1', 1],
    ]);
    assert.deepEqual(await clauses(choosingFor([3, 'Harbour Act section 2'])), [['sec_2', 1]]);
  });

  it('searches once more for what is missing, shows it, and asks about new candidates alone', async () => {
    const rule = 'A sick sailor stays on board until the surgeon has seen him.';
    const { found, prompts } = await find(
      choosing(['Harbour Act section 1(1)'], [rule]),
      choosing(['Health Act section 1'], ['A rule on rats.']),
    );
    assert.equal(prompts.length, 2, 'two rounds, whatever is still missing');
    const second = prompts[1]![1]!.content;
    assert.ok(second.includes(rule));
    assert.match(second, /<chosen>\nHarbour Act section 1\(1\)\n<\/chosen>/u);
    assert.ok(!second.includes('gives notice of entry within'), 'what was seen is not shown again');
    assert.deepEqual(idsOf(found), ['sec_1__para_1', 'health-act/sec_1']);
    assert.deepEqual(found.missing, ['A rule on rats.']);
    assert.deepEqual(
      found.selections.map(({ for: clause }) => found.parametric.provisions[clause]!.issue).at(-1),
      rule,
    );
  });

  it('selects nothing where the model names a rule that the corpus lacks and nothing else', async () => {
    const { found } = await find(
      choosing([], ['A sailor who is sick of rats sees the surgeon.']),
      choosing([], ['Rats.']),
    );
    assert.deepEqual(idsOf(found), []);
    assert.deepEqual(found.missing, ['Rats.']);
  });

  it('is left to the scores where a reply says nothing', async () => {
    const recorded = JSON.parse(CLAUSES) as string[];
    const byScore = idsOf((await drain(findProvisions(QUESTION, { index, recorded }))).result);
    assert.equal(byScore.length, 2);
    for (const reply of [
      '',
      'banana',
      '{"clauses": [], "missing": []}',
      '{"clauses": [{"candidates": [99]}]}',
      '{"a": 1}',
    ]) {
      const { found } = await find(reply);
      assert.deepEqual(idsOf(found), byScore, reply);
    }
  });
});

describe('readSelection', () => {
  it('reads what a reply names, in any of its usual forms', () => {
    const numbers = (reply: string): number[] | undefined => readSelection(reply, 4)?.named.map(({ number }) => number);
    assert.deepEqual(
      numbers('{"clauses": [{"clause": 1, "candidates": [2, 3]}, {"clause": 2, "candidates": "[2]"}]}'),
      [2, 3],
    );
    assert.deepEqual(numbers('```json\n{"candidates": [4, 9, 4]}\n```'), [4]);
    assert.deepEqual(numbers('[1, 3]'), [1, 3]);
    assert.deepEqual(numbers('2, 3'), [2, 3]);
    assert.deepEqual(numbers('Candidate 2'), [2]);
    for (const none of ['none', '0', '[]', '{"selected": []}']) assert.deepEqual(numbers(none), [], none);
    for (const nothing of ['', 'banana', '[7]', '{"a": 1}']) assert.equal(numbers(nothing), undefined, nothing);
    assert.deepEqual(readSelection('{"clauses": [], "missing": ["  a  rule "]}', 4)!.missing, ['a rule']);
  });
});

describe('readSelection of a model that does not choose', () => {
  it('keeps twelve provisions, and three missing rules, none longer than a page', () => {
    const candidates = Array.from({ length: 30 }, (_, at) => at + 1);
    const missing = Array.from({ length: 5 }, (_, at) => `${at}${'x'.repeat(5000)}`);
    const read = readSelection(JSON.stringify({ candidates, missing }), 30)!;
    assert.deepEqual(
      read.named.map(({ number }) => number),
      candidates.slice(0, 12),
    );
    assert.deepEqual(
      read.missing.map((rule) => [rule[0], rule.length]),
      [
        ['0', 600],
        ['1', 600],
        ['2', 600],
      ],
    );
  });

  it('takes a reply that only says what is missing for one', () => {
    assert.deepEqual(readSelection('{"missing": ["a rule"]}', 4), { isJson: true, named: [], missing: ['a rule'] });
  });
});

describe('fusedPool', () => {
  it('takes the first of every list before the second of any, within its budget, and puts long texts short', async () => {
    const long = 'A vessel shows a lamp and a bell. '.repeat(1_000);
    const sections = Array.from({ length: 12 }, (_, at) => `### Section ${at + 1}. Lights\n\n${at}. ${long}\n`);
    const { corpus } = await indexOf({ 'long.md': `# Long Act\n\n${sections.join('\n')}` });
    const list = (...numbers: number[]): { ordinal: number; score: number; coverage: number }[] =>
      numbers.map((number) => ({ ordinal: corpus.ordinal(`long-act/sec_${number}`)!, score: 1, coverage: 1 }));
    const { candidates, groups } = fusedPool([list(9, 8, 7, 6, 5), list(1, 2, 3)], corpus);
    // Five of 2,000 tokens make up the budget of 10,000: the best three of the first list, two of the second.
    const ids = candidates.map(({ ordinal }) => corpus.id(ordinal).replace('long-act/sec_', ''));
    assert.deepEqual(ids, ['1', '2', '7', '8', '9']);
    assert.ok(groups.flatMap((group) => group.candidates).every(({ text }) => text.length < 8_000));
    assert.deepEqual(fusedPool([list(1)], corpus, new Set(list(1).map(({ ordinal }) => ordinal))).candidates, []);
  });
});
