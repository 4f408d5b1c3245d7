import assert from 'node:assert/strict';
import type { CorpusReport } from '../../../../src/citation';
import { answerGraphRequests, neighbourhoodView, reportOf } from '../../../../src/server/features/citationGraph';
import { LoopPauses } from '../../../../src/server/turns/loopPauses';
import type { NeighbourhoodView } from '../../../../src/server/protocol';
import { indexOf } from '../../support/indexOf';
import { connect } from '../channelPair';
import { HARBOUR_LAW, placeOf, Statutes } from './statutes';

describe('citation graph', () => {
  let statutes: Statutes;
  before(async () => {
    statutes = await Statutes.open();
  });
  afterEach(() => {
    statutes.closeDocuments();
  });
  after(() => statutes.close());

  const ids = ({ nodes }: NeighbourhoodView): string[] => nodes.map(({ id, column }) => `${column} ${id}`);

  it('shows the provisions around one with label, heading, act and place', async () => {
    const view = await neighbourhoodView(statutes.whole, statutes.ordinal('hafg/sec_3'), 1, statutes);
    assert.deepEqual(ids(view), ['0 hafg/sec_3', '-1 hafg/sec_2__para_2', '1 hafg/sec_2__para_1', '1 hafg/sec_4']);
    const [, citing] = view.nodes;
    assert.deepEqual(
      [citing?.label, citing?.heading, citing?.act],
      ['§ 2 Abs. 2 HafG', 'Begriffsbestimmungen', 'Hafengesetz'],
    );
    assert.equal(citing?.range.start.line, await statutes.lineOf(HARBOUR_LAW, '(2) Im Sinne'));
    assert.deepEqual(view.edges, [
      [0, 2],
      [0, 3],
      [1, 0],
    ]);
    assert.equal(view.within?.id, 'hafg/chp_1');
  });

  it('keeps the depth within 1 to 3, whatever is asked', async () => {
    const depthOf = async (depth: number): Promise<number> =>
      (await neighbourhoodView(statutes.whole, statutes.ordinal('hafg/sec_3'), depth, statutes)).depth;
    assert.deepEqual(await Promise.all([-1, 0, 2, 99, NaN, Infinity].map(depthOf)), [1, 1, 2, 3, 1, 3]);
  });

  describe('as requests', () => {
    let client: ReturnType<typeof connect>['client'];
    let close: () => void;
    before(() => {
      const ends = connect();
      ({ client, close } = ends);
      answerGraphRequests(ends.server, {
        documents: statutes.documents,
        drafts: statutes.drafts,
        kinds: statutes.kinds,
        readings: statutes.readings,
        index: statutes.index,
        ready: () => Promise.resolve(statutes.whole),
        pauses: new LoopPauses(() => undefined),
      });
    });

    after(() => {
      close();
    });

    it('draws what the cursor is on: a citation, or the provision around it', async () => {
      const open = await statutes.file(HARBOUR_LAW);
      const at = async (text: string, behind = 0): Promise<string | undefined> => {
        const subject = { uri: open.document.uri, position: placeOf(open, text, behind) };
        return (await client.request('proviso/neighbourhood', { subject, depth: 1 })).nodes[0]?.id;
      };
      assert.equal(await at('§ 2 Abs. 1 führt'), 'hafg/sec_2__para_1');
      assert.equal(await at('jedes Gerät'), 'hafg/sec_2__para_1');
      assert.equal(await at('### § 3'), 'hafg/sec_3');
    });

    it('says what to do where there is no provision', async () => {
      const { document } = await statutes.draft('Nothing is cited here, but section 900 of the Harbours Act.');
      for (const character of [0, 30]) {
        const subject = { uri: document.uri, position: { line: 0, character } };
        await assert.rejects(
          client.request('proviso/neighbourhood', { subject, depth: 1 }),
          /Put the cursor on a citation/u,
        );
      }
      const gone = { subject: { id: 'no-such/sec_1' }, depth: 1 };
      await assert.rejects(client.request('proviso/neighbourhood', gone), /no longer in the corpus/u);
    });

    it('reports the corpus with progress, once for an index', async () => {
      const heard: string[] = [];
      const listening = client.hear('proviso/reportProgress', ({ id, total }) => heard.push(`${id} ${total}`));
      const first: CorpusReport = await client.request('proviso/corpusReport', { id: 'one' });
      // At least at the beginning; a slow machine has more to tell.
      assert.deepEqual([...new Set(heard)], [`one ${statutes.whole.statistics.provisions}`]);
      const told = heard.length;
      assert.equal(first.totals.citations, statutes.whole.statistics.citations.total);
      assert.deepEqual(first.totals.byOutcome, statutes.whole.statistics.citations.byOutcome);
      assert.deepEqual(await client.request('proviso/corpusReport', { id: 'two' }), first);
      assert.equal(heard.length, told);
      listening.dispose();
    });
  });

  it('stops soon after it is cancelled', async () => {
    // None of what they cite is there: each has to be read for the report.
    const sections = Array.from(
      { length: 20_000 },
      (_, at) => `### Section ${at + 1}. Dues\n\nSection ${at + 90_000} applies.\n`,
    );
    const index = await indexOf({ 'long.md': `# Long Act 2000\n\n${sections.join('\n')}` });
    const cancelled = new AbortController();
    const done: number[] = [];
    const making = reportOf(index, (count) => done.push(count), cancelled.signal);
    cancelled.abort();
    await assert.rejects(making, { name: 'AbortError' });
    assert.ok(done.length <= 1, 'it had only begun');
  });
});
