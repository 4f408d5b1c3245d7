import assert from 'node:assert/strict';
import { checkedAnswer } from '../../../../src/server/features/checkAnswerFeature';
import type { AnswerSentenceView, CheckAnswerParams } from '../../../../src/server';
import type { LegalIndex } from '../../../../src/search';
import { Statutes } from './statutes';

const RIGHT =
  'A pilot may appeal to the Maritime Tribunal within 28 days (section 10(1) of the Harbours and Pilotage Act 2012).';
const WRONG =
  'A pilot may appeal to the Maritime Tribunal within 90 days (section 10(1) of the Harbours and Pilotage Act 2012).';
const INVENTED = 'A pilot keeps the licence (section 999 of the Harbours and Pilotage Act 2012).';
const OPEN = 'The sea is calm.';
const TEXT = `# Memo\n\n${RIGHT}\n\n${WRONG}\n${INVENTED}\n\n${OPEN}\n`;

describe('server/checkAnswerFeature', () => {
  let statutes: Statutes;
  let index: LegalIndex;
  const progress: { done: number; total: number }[] = [];
  before(async () => {
    statutes = await Statutes.open();
    index = statutes.index()!;
  });
  after(() => statutes.close());

  function check(changed: Partial<CheckAnswerParams> = {}, signal = new AbortController().signal) {
    const params = { id: 'a', uri: 'untitled:Memo', languageId: 'markdown', text: TEXT, ...changed };
    return checkedAnswer(params, index, '/home/proviso', (told) => progress.push(told), signal);
  }
  const textAt = ({ range: { start, end } }: Pick<AnswerSentenceView, 'range'>): string => {
    assert.equal(start.line, end.line);
    return TEXT.split('\n')[start.line]!.slice(start.character, end.character);
  };

  it('gives each sentence its place, its support, its problems and its law', async () => {
    const found = await check();
    assert.deepEqual(found.map(textAt), [RIGHT, WRONG, INVENTED, OPEN]);
    const [right, wrong, invented, open] = found;
    assert.deepEqual(
      right!.law.map(({ label }) => label),
      ['Harbours Act section 10(1)'],
    );
    assert.match(right!.law[0]!.text, /within 28 days/u);
    assert.equal(wrong!.support, 'contradicted');
    assert.match(wrong!.reasons.join(' '), /90/u);
    assert.ok(wrong!.problems.every(({ severity, code }) => severity === 'error' && code === 'contradicted-sentence'));
    assert.ok(wrong!.problems.some((problem) => textAt(problem).includes('90')));
    assert.match(wrong!.problems[0]!.page, /^file:.*contradicted-sentence\.md$/u);
    assert.deepEqual(invented!.law, []);
    assert.equal(invented!.problems[0]!.severity, 'error');
    assert.deepEqual(
      open!.problems.map(({ code, severity }) => [code, severity]),
      [['unverified-sentence', 'information']],
    );
    assert.ok(progress.length > 0 && progress.every(({ done, total }) => done <= total));
  });

  it('checks the sentences that a selection touches, and reads the rest for what they go back to', async () => {
    const text =
      'Section 9 of the Harbours and Pilotage Act 2012 governs licences.\n\nSection 10(1) gives them 28 days. The sea is calm.';
    const start = text.indexOf('gives');
    const found = await check({ text, within: { start, end: start + 1 } });
    assert.deepEqual(
      found.map((sentence) => [sentence.text, sentence.law.map(({ label }) => label)]),
      [['Section 10(1) gives them 28 days.', ['Harbours Act section 10(1)']]],
    );
  });

  it('lets other work in while it checks, and stops when told', async () => {
    const text = `${RIGHT}\n\n`.repeat(2000);
    const abort = new AbortController();
    let turns = 0;
    const counting = setInterval(() => {
      turns += 1;
      if (turns === 3) abort.abort(new Error('enough'));
    }, 1);
    try {
      await assert.rejects(check({ text }, abort.signal), /enough/u);
    } finally {
      clearInterval(counting);
    }
  });
});
