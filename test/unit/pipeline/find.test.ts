import assert from 'node:assert/strict';
import { ModelUnavailableError, type CrossEncoder } from '../../../src/models';
import { ask, findProvisions, type Found, type PipelineContext, type Stages } from '../../../src/pipeline';
import type { DenseRetriever, LegalIndex } from '../../../src/search';
import { drain, indexOf } from '../support/indexOf';
import { WATCH_ACT } from '../support/watchAct';

const HARBOUR = `# Harbour Act

### Section 1. Entry

The master of a vessel gives notice of entry and pays the fee under section 3.

### Section 2. Lights

A vessel at anchor shows a lamp.

### Section 3. Amount

The sum is 10 crowns.

### Section 4. Pilots

A pilot boards every vessel. The pilot is paid by the master.
`;

const TODAY = '2024-06-30';

describe('pipeline/find', () => {
  let index: LegalIndex;
  before(async () => {
    index = await indexOf({ 'harbour.md': HARBOUR });
  });

  const section = (number: number): number => index.corpus.ordinal(`harbour-act/sec_${number}`)!;
  const find = async (question: string, context: Omit<PipelineContext, 'index'> = {}): Promise<Found> =>
    (await drain(findProvisions(question, { index, ...context }))).result;
  const idsOf = (hits: readonly { ordinal: number }[]): string[] =>
    hits.map(({ ordinal }) => index.corpus.id(ordinal).replace('harbour-act/', ''));

  /** Finds one provision near whatever is asked. */
  const nearTo = (
    ordinal: number,
    encode: DenseRetriever['encoder']['encode'],
    languages = ['en'],
  ): DenseRetriever => ({
    encoder: { name: 'near', supports: (language) => language === 'und' || languages.includes(language), encode },
    vectors: { search: () => [{ ordinal, score: 0.9 }], vectorOf: () => undefined },
  });
  const one = (): Promise<Float32Array> => Promise.resolve(Float32Array.of(1));

  it('finds by meaning what shares no word with the question', async () => {
    const question = 'How much does arriving cost?';
    assert.deepEqual(idsOf((await find(question)).ranking), []);
    assert.deepEqual(idsOf((await find(question, { dense: nearTo(section(3), one) })).ranking), ['sec_3']);
  });

  it('mixes meaning with words', async () => {
    const question = 'Who pays fees on entry?';
    const words = idsOf((await find(question)).ranking);
    assert.deepEqual(words.slice(0, 1), ['sec_1']);
    assert.ok(!words.includes('sec_3'));
    const both = idsOf((await find(question, { dense: nearTo(section(3), one) })).ranking);
    assert.equal(both[0], 'sec_1');
    assert.ok(both.includes('sec_3'));
  });

  it('goes on by words alone when the encoder fails, and asks it no more', async () => {
    let calls = 0;
    const dense = nearTo(section(3), () => {
      calls += 1;
      return Promise.reject(new ModelUnavailableError('the process died.'));
    });
    const { result } = await drain(ask('Who pays the pilot? And who pays the fee?', { index, today: TODAY, dense }));
    assert.equal(calls, 1);
    assert.deepEqual(result.notices, ['Searched by words alone: the process died.']);
    assert.ok(result.evidence.length > 0);
  });

  it('does not ask an encoder in a language that it was not made for, and says so', async () => {
    const dense = nearTo(section(3), () => Promise.reject(new Error('not to be asked')), ['ko']);
    const { result } = await drain(ask('Who pays the pilot of the vessel?', { index, today: TODAY, dense }));
    assert.match(result.notices[0]!, /^Searched by words alone: The model near was not made for texts in "en"/u);
  });

  const crossEncoder = (score: CrossEncoder['score']): CrossEncoder => ({
    name: 'cross',
    supports: () => true,
    dispose: () => undefined,
    score,
  });

  it('lets a cross-encoder, which reads question and provision together, order the best', async () => {
    const question = 'Who pays the pilot who boards a vessel?';
    assert.equal(idsOf((await find(question)).ranking)[0], 'sec_4');
    const asked: string[] = [];
    const prefersLamps = crossEncoder((query, passages) => {
      asked.push(query);
      return Promise.resolve(Float32Array.from(passages, (passage) => (passage.includes('lamp') ? 1 : 0)));
    });
    const { ranking } = await find(question, { crossEncoder: prefersLamps });
    assert.deepEqual(asked, [question]);
    assert.equal(idsOf(ranking)[0], 'sec_2');
  });

  it('keeps the order without the cross-encoder when it fails', async () => {
    const dies = crossEncoder(() => Promise.reject(new ModelUnavailableError('it died.')));
    const question = 'Who pays the pilot who boards a vessel?';
    assert.deepEqual((await find(question, { crossEncoder: dies })).ranking, (await find(question)).ranking);
    const { result } = await drain(ask(question, { index, today: TODAY, crossEncoder: dies }));
    assert.deepEqual(result.notices, ['Ordered without the cross-encoder: it died.']);
  });

  it('does not ask a cross-encoder in a language that it was not made for', async () => {
    const korean: CrossEncoder = {
      ...crossEncoder(() => Promise.reject(new Error('not to be asked'))),
      supports: (language) => language === 'en',
    };
    const bilingual = await indexOf({
      'a.md': '# Harbour Act\n\n### Section 1. Pilots\n\nA pilot (pilot of 항) boards every vessel.\n',
    });
    const { result } = await drain(
      findProvisions('항 도선사 pilot 승선 의무', { index: bilingual, crossEncoder: korean }),
    );
    assert.match(result.notices[0]!, /^Ordered without the cross-encoder: .* not made for texts in "ko"/u);
  });

  it('passes on what is no failure of a model', async () => {
    const broken = crossEncoder(() => Promise.reject(new TypeError('a bug')));
    await assert.rejects(find('Who pays the pilot?', { crossEncoder: broken }), /a bug/u);
  });

  it('fuses what the question finds with what each parametric provision finds', async () => {
    const recorded = ['Harbour Act (Lights): a vessel at anchor shows a lamp.'];
    const { ranking, selections } = await find('Who pays the pilot?', { recorded });
    assert.deepEqual(idsOf(selections), ['sec_2']);
    assert.ok(idsOf(ranking).includes('sec_4'), 'the question alone finds the pilots');
  });

  it('leaves out a written provision that the corpus hardly holds, unless there is no other', async () => {
    const held = 'A vessel at anchor shows a lamp.';
    const absent =
      'The insurer of a vessel refunds salvage premiums to underwriters pro rata within thirty business days.';
    const question = 'Which light does a vessel show?';
    assert.deepEqual(idsOf((await find(question, { recorded: [held, absent] })).selections), ['sec_2']);
    assert.equal(
      (
        await find(question, {
          recorded: ['A vessel at anchor shows salvage premiums, rebates, bonds and two underwriters.'],
        })
      ).selections.length,
      1,
    );
  });

  it('bears with written provisions of which no word stands in the corpus', async () => {
    assert.deepEqual((await find('Xyzzy?', { recorded: ['Plugh quux'] })).selections, []);
  });

  it('measures how much a provision holds by what is asked, not by the facts that are told', async () => {
    const facts =
      'A barge of Danish build had left Aarhus with potatoes, turnips and eleven goats for the spring fair. ';
    const stages = { parametric: false };
    assert.deepEqual(idsOf((await find(`${facts.repeat(9)}Who pays the pilot?`, { stages })).selections), ['sec_4']);
    assert.deepEqual((await find(`${facts}Who feeds turnips?`, { stages })).selections, []);
  });

  it('takes the provision that a parametric provision names, where the words alone would not decide', async () => {
    const twins = await indexOf({
      'a.md': '# Lamp Act\n\n### Section 1. Fines\n\nA fine of 10 crowns is due.\n',
      'b.md': '# Oil Act\n\n### Section 1. Fines\n\nA fine of 10 crowns is due.\n',
    });
    for (const [name, id] of [
      ['Lamp Act', 'lamp-act/sec_1'],
      ['Oil Act', 'oil-act/sec_1'],
    ] as const) {
      // prettier-ignore
      const recorded = [`${name} (Fines) A fine of 10 crowns is due.`];
      const { result } = await drain(findProvisions('Which fine?', { index: twins, recorded }));
      assert.deepEqual(result.selections.map(({ ordinal }) => twins.corpus.id(ordinal)), [id]); // prettier-ignore
    }
  });

  it('expands from what was selected, as deep and as far as it is told', async () => {
    const question = 'Who gives notice of entry?';
    const cited = async (context: Omit<PipelineContext, 'index'>): Promise<string[]> =>
      idsOf((await find(question, context)).cited);
    assert.deepEqual(await cited({}), ['sec_3']);
    assert.deepEqual(await cited({ tuning: { 'expand.budget': 0 } }), []);
    assert.deepEqual(await cited({ stages: { expand: false } }), []);
    const { result } = await drain(ask(question, { index, today: TODAY, stages: { expand: false } }));
    assert.deepEqual(result.evidence.map(({ role }) => role.kind), ['selected']); // prettier-ignore
  });

  it('scores a paragraph with its article as part of reranking, or as a stage of its own', async () => {
    const articles = await indexOf(WATCH_ACT);
    const best = async (stages: Stages): Promise<string> => {
      const context = { index: articles, stages: { parametric: false, ...stages } };
      const { ranking } = (await drain(findProvisions('watch doubled storm?', context))).result;
      return ranking.map(({ ordinal }) => articles.corpus.id(ordinal)).find((id) => id.endsWith('para_2'))!;
    };
    // Nothing but their articles tells the two second paragraphs apart; ties go to the first.
    const [first, second] = ['watch-act/sec_1__para_2', 'watch-act/sec_2__para_2'];
    assert.deepEqual([await best({}), await best({ context: false })], [second, first]);
    assert.deepEqual([await best({ rerank: false, context: true }), await best({ rerank: false })], [second, first]);
  });

  it('runs without the stages that are taken out, and with those that are put in', async () => {
    const question = 'Who gives notice of entry? And who pays the pilot?';
    const full = await find(question);
    assert.equal(full.parametric.provisions.length, 2);
    const plain = await find(question, { stages: { parametric: false, rerank: false } });
    assert.deepEqual(plain.parametric.provisions.map(({ issue }) => issue), [question]); // prettier-ignore
    assert.deepEqual(idsOf(plain.ranking), idsOf(index.search(question, 10)));
    assert.ok(!idsOf((await find('Who gives notice of entry?')).ranking).includes('sec_3'));
    for (const stages of [{ structure: true }, { references: true }]) {
      const { ranking } = await find('Who gives notice of entry?', { stages });
      assert.ok(idsOf(ranking).includes('sec_3'), 'section 1 refers to it');
    }
  });
});
