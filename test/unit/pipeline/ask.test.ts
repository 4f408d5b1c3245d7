import assert from 'node:assert/strict';
import { isStruck } from '../../../src/grounding';
import { ModelUnavailableError } from '../../../src/models';
import { ask, STAGES, SURE, type Answer, type QuestionContext } from '../../../src/pipeline';
import type { LegalIndex } from '../../../src/search';
import { drain, indexOf } from '../support/indexOf';
import { choosing, ScriptedModel } from '../support/scriptedModel';

const DOCUMENTS_ACT = `# Documents Act

### Section 1. Forgery of official documents

(1) A person who forges an official document is liable to imprisonment for not more than 7 years.

(2) A person who forges a private document is liable to a fine of not more than 500 crowns.

### Section 2. Use of forged documents

A person who uses a forged official document is punished as the forger under section 1(1).

### Section 3. Registration

(1) The registrar registers every official document within 10 days.

(2) The fee for the registration of an official document is fixed by section 9 of the Registry Fees Regulations.

### Section 4. Oaths

Repealed by the Notaries Act (oath of a notary before the assembly of elders each spring).
`;

const PORTS_ACT = `# Ports Act

### Section 1. Lights

Every vessel shows a white light at night.

### Section 2. Moorings

A vessel moors where the harbour master directs.
`;

const TODAY = '2024-06-30';

describe('pipeline/ask', () => {
  let index: LegalIndex;
  before(async () => {
    index = await indexOf({ 'documents.md': DOCUMENTS_ACT, 'ports.md': PORTS_ACT });
  });

  const answerTo = async (question: string, context: Partial<QuestionContext> = {}): Promise<Answer> =>
    (await drain(ask(question, { index, today: TODAY, ...context }))).result;

  const ids = ({ evidence }: Answer): string[] => evidence.map(({ id }) => id);

  describe('embedded', () => {
    it('runs the stages in order, announces each before it reports it, and ends with the answer', async () => {
      const { events, result } = await drain(
        ask('How is the forger of an official document punished?', { index, today: TODAY }),
      );
      const kinds = events.map((event) =>
        event.kind === 'stage' ? `> ${event.stage}` : event.kind === 'trace' ? `< ${event.entry.stage}` : event.kind,
      );
      const sentences = result.sentences.map(() => 'sentence');
      const stages = STAGES.map((stage) => [`> ${stage}`, ...(stage === 'verify' ? sentences : []), `< ${stage}`]);
      assert.deepEqual(kinds, [...stages.slice(0, 5).flat(), 'evidence', ...stages.slice(5).flat(), 'done']);
      const { evidence } = events.find((event) => event.kind === 'evidence')!;
      assert.deepEqual(evidence, result.evidence);
      assert.deepEqual(
        result.trace.map(({ stage }) => stage),
        [...STAGES],
      );
    });

    it('quotes the provision that answers, to the letter', async () => {
      const answer = await answerTo('What is the fine for a person who forges a private document?');
      // A quotation does not prove that it answers: the calibrated chance decides what may be promised.
      assert.equal(answer.verdict.kind, answer.confidence! >= SURE ? 'grounded' : 'excerpts');
      const text = 'A person who forges a private document is liable to a fine of not more than 500 crowns.';
      const id = 'documents-act/sec_1__para_2';
      const { factWords, ...sentence } = answer.sentences[0]!;
      assert.ok(factWords.length > 0);
      assert.deepEqual(sentence, {
        text,
        citations: [id],
        support: 'supported',
        clashes: [],
        lawWords: [{ id, start: 0, end: text.length, text }],
      });
      assert.equal(answer.evidence[0]!.label, 'Documents Act section 1(2)');
      assert.equal(answer.evidence[0]!.heading, 'Forgery of official documents');
      assert.equal(answer.evidence[0]!.range.start.line, 6);
    });

    it('follows the citation of what it found, and says so', async () => {
      const answer = await answerTo('How is a person punished who uses a forged official document?');
      assert.deepEqual(ids(answer).slice(0, 2), ['documents-act/sec_2', 'documents-act/sec_1__para_1']);
      assert.deepEqual(answer.evidence[1]!.role, { kind: 'cited', by: 'documents-act/sec_2', hop: 1 });
      assert.match(answer.sentences.map(({ text }) => text).join(' '), /7 years/);
    });

    for (const question of ['must may shall', 'what is it?', '1 2 3', 'the of and to a', '그 이 저']) {
      it(`abstains where nothing is asked: ${question}`, async () => {
        const { verdict, evidence } = await answerTo(question);
        assert.deepEqual(verdict, { kind: 'abstained', reasons: ['no-match'] });
        assert.deepEqual(evidence, []);
      });
    }

    it('abstains and names the authority to which the answering provision hands over', async () => {
      const answer = await answerTo('What is the fee for the registration of an official document?');
      assert.deepEqual(answer.verdict, { kind: 'abstained', reasons: ['missing-authority'] });
      assert.equal(answer.missing.length, 1);
      assert.match(answer.missing[0]!.name, /Registry Fees Regulations/);
      assert.equal(answer.missing[0]!.citedBy, 'documents-act/sec_3__para_2');
    });

    it('abstains where the corpus has nothing on the matter', async () => {
      const answer = await answerTo('Which vaccine protects poultry against influenza in winter?');
      assert.deepEqual(answer.verdict, { kind: 'abstained', reasons: ['no-match'] });
      assert.deepEqual(answer.evidence, []);
    });

    it('does not answer from repealed law', async () => {
      const answer = await answerTo('When does a notary take an oath before the assembly of elders?');
      assert.equal(answer.verdict.kind, 'abstained');
      assert.deepEqual(answer.verdict.reasons, ['repealed']);
    });

    it('does not answer from law whose last day has passed, or whose first is to come, and says which', async () => {
      const tolls = (dates: string): string =>
        `---\n${dates}\n---\n# Tolls Act\n\n### Section 1. Tolls\n\nA barge pays a toll of 12 crowns at the lock.\n`;
      const question = 'What toll does a barge pay at the lock?';
      for (const [dates, standing] of [
        ['repeal_date: 2024-06-29', 'No longer in force: it was law until 29 June 2024'],
        ['effective_date: 2024-07-01', 'Not yet in force: it will be law from 1 July 2024'],
      ] as const) {
        const answer = await answerTo(question, { index: await indexOf({ 'tolls.md': tolls(dates) }) });
        assert.deepEqual(answer.verdict, { kind: 'abstained', reasons: ['repealed'] });
        assert.deepEqual(answer.notices, [`Tolls Act section 1: ${standing}.`]);
        assert.equal(answer.evidence[0]!.standing, standing);
      }
      const index = await indexOf({ 'tolls.md': tolls('effective_date: 2024-06-30') });
      const { verdict, evidence } = await answerTo(question, { index });
      assert.notEqual(verdict.kind, 'abstained', 'today is its first day');
      assert.deepEqual(
        [evidence[0]!.status, evidence[0]!.validity, evidence[0]!.standing],
        ['in-force', { from: '2024-06-30' }, 'In force from 30 June 2024'],
      );
    });

    it('gives the same answer twice', async () => {
      const question = 'How is a person punished who uses a forged official document?';
      const strip = ({ trace, ...rest }: Answer): unknown => ({ ...rest, trace: trace.map(({ summary }) => summary) });
      assert.deepEqual(strip(await answerTo(question)), strip(await answerTo(question)));
    });

    for (const [name, question] of [
      ['an empty question', ''],
      ['blanks', ' \n '],
      ['punctuation', '??? ... !!!'],
      ['a lone surrogate', '\ud800 fee'],
      ['a pasted book', 'harbour '.repeat(200_000)],
    ] as const) {
      it(`survives ${name}`, async () => {
        assert.ok(['grounded', 'excerpts', 'abstained'].includes((await answerTo(question)).verdict.kind));
      });
    }
  });

  describe('recorded', () => {
    it('uses the recorded parametric provisions as queries, one selection each, none twice', async () => {
      const recorded = [
        'Documents Act section 2: Whoever uses a forged official document is punished like the forger.',
        'Documents Act section 1(1): Forging an official document: imprisonment up to 10 years.',
        'Documents Act: the use of a forged official document is punished as forgery.',
      ];
      const answer = await answerTo('What now?', { recorded });
      const selected = answer.evidence.filter(({ role }) => role.kind === 'selected').map(({ id }) => id);
      assert.deepEqual(selected, ['documents-act/sec_2', 'documents-act/sec_1__para_1']);
    });
  });

  describe('with a language model', () => {
    const question = 'How is a person punished who uses a forged official document?';
    const parametric = '["Documents Act section 2: whoever uses a forged official document is punished as the forger"]';

    const chosen = choosing(['Documents Act section 2']);
    /** A second reader that says nothing. */
    const silent = '';

    it('asks for provisions, a choice, an answer and a second reading, and streams the answer', async () => {
      const model = new ScriptedModel([
        parametric,
        chosen,
        'The user of a forged official document is punished as the forger [1].',
        silent,
      ]);
      const { events, result } = await drain(ask(question, { index, today: TODAY, model }));
      assert.equal(model.requests.length, 4);
      const streamed = events.map((event) => (event.kind === 'text' ? event.piece : '')).join('');
      assert.match(streamed, /punished as the forger/);
      assert.deepEqual(result.verdict, { kind: 'grounded', reasons: [] });
      assert.deepEqual(result.sentences[0]!.citations, ['documents-act/sec_2']);
    });

    it('strikes a sentence whose number the cited provision does not bear out', async () => {
      const model = new ScriptedModel([
        parametric,
        chosen,
        'The forger of an official document is liable to imprisonment for not more than 12 years [2].',
      ]);
      const answer = await answerTo(question, { model });
      assert.equal(answer.sentences[0]!.support, 'contradicted');
      assert.match(answer.sentences[0]!.reason!, /12/);
      assert.deepEqual(answer.verdict, { kind: 'abstained', reasons: ['unsupported-claim'] });
    });

    it('strikes a sentence that cites a provision it was not given', async () => {
      const model = new ScriptedModel([
        parametric,
        chosen,
        'A person who uses a forged official document is punished as the forger [1]. The fine is doubled at night [9].',
        silent,
      ]);
      const answer = await answerTo(question, { model });
      assert.deepEqual(
        answer.sentences.map(({ support }) => support),
        ['supported', 'invented'],
      );
      assert.deepEqual(answer.verdict, { kind: 'partial', reasons: ['unsupported-claim'] });
    });

    it('abstains when the model does, and names what the evidence lacks', async () => {
      const model = new ScriptedModel([
        '["Registration fee of an official document"]',
        choosing(['Documents Act section 3(2)']),
        'ABSTAIN: the amount of the fee',
      ]);
      const answer = await answerTo('What is the fee for the registration of an official document?', { model });
      assert.equal(answer.verdict.kind, 'abstained');
      assert.ok(answer.verdict.reasons.includes('missing-authority'));
      assert.deepEqual(answer.missing[0], { name: 'the amount of the fee' });
      assert.match(answer.missing[1]!.name, /Registry Fees Regulations/);
    });

    it('goes on without a model that fails, from whichever stage it fails in', async () => {
      const down = new ModelUnavailableError('The server at 127.0.0.1 did not answer.');
      for (const replies of [[down], [parametric, down], [parametric, chosen, down]]) {
        const answer = await answerTo(question, { model: new ScriptedModel(replies) });
        // Nothing is left that has judged: the quotations are what they would be without a model.
        assert.equal(answer.verdict.kind, answer.confidence! >= SURE ? 'grounded' : 'excerpts');
        assert.deepEqual(answer.verdict.reasons, ['model-unavailable']);
        assert.equal(answer.evidence[0]!.id, 'documents-act/sec_2');
        assert.match(answer.notices[0]!, /did not answer/);
      }
    });

    for (const [name, replies] of [
      ['an empty list', ['[]', '1', 'A person who uses a forged official document is punished as the forger [1].']],
      ['a refusal', ['I am sorry, I cannot help with that.', 'none', '']],
      ['nonsense everywhere', ['{]', 'banana', '[[[[1]]]]']],
      ['a choice out of range', [parametric, '4711', '']],
      ['words that no statute has', ['["Alejandro"]', '1', '']],
    ] as const) {
      it(`bears with ${name}`, async () => {
        const model = new ScriptedModel([...replies, '', '', '', '']);
        const answer = await answerTo(question, { model });
        assert.equal(answer.verdict.reasons.includes('model-unavailable'), false);
        for (const { citations, support } of answer.sentences) assert.ok(isStruck(support) || citations.length > 0);
      });
    }

    it('takes the best candidate where the model names none of them nor none', async () => {
      const answer = await answerTo(question, { model: new ScriptedModel([parametric, 'banana', '']) });
      assert.equal(answer.evidence[0]!.id, 'documents-act/sec_2');
      const refused = await answerTo(question, { model: new ScriptedModel([parametric, '0', '']) });
      assert.deepEqual(refused.verdict, { kind: 'abstained', reasons: ['no-match'] });
    });

    it('lets a failure that is a bug through', async () => {
      await assert.rejects(answerTo(question, { model: new ScriptedModel([new TypeError('bug')]) }), TypeError);
    });
  });

  it('stops where it is when aborted', async () => {
    const abort = new AbortController();
    const running = ask('How is the forger of an official document punished?', { index, today: TODAY }, abort.signal);
    await running.next();
    abort.abort(new Error('enough'));
    await assert.rejects(drain(running), /enough/);
  });
});
