import assert from 'node:assert/strict';
import { TextDocument } from 'vscode-languageserver-textdocument';
import type { CorpusReport } from '../../../../src/citation';
import { SharedIndex, type LegalIndex } from '../../../../src/search';
import { placeOf } from '../../../../src/server/corpus/sharedPlaces';
import type { GraphSubject } from '../../../../src/server';
import { answerGraphRequests, neighbourhoodView, reportOf } from '../../../../src/server/features/citationGraph';
import { LoopPauses } from '../../../../src/server/turns/loopPauses';
import type { NeighbourhoodView } from '../../../../src/server/protocol';
import { StoreError } from '../../../../src/store';
import { actsOfTests } from '../../support/acts';
import { indexOf } from '../../support/indexOf';
import { contentsOf, PlainStore } from '../../support/storeOf';
import { connect } from '../channelPair';
import { lawOver } from '../lawOver';
import { HARBOUR_LAW, placeOf as positionOf, Statutes } from './statutes';

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
    const view = await neighbourhoodView(statutes.whole, statutes.ordinal('hafg/sec_3'), 1);
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
      (await neighbourhoodView(statutes.whole, statutes.ordinal('hafg/sec_3'), depth)).depth;
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
        law: lawOver(statutes.whole),
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
        const subject = { uri: open.document.uri, position: positionOf(open, text, behind) };
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

  describe('over a shared corpus', () => {
    /** All but where provisions stand. */
    const told = ({ nodes, ...rest }: NeighbourhoodView): unknown => [
      nodes.map(({ id, label, place, heading, act, column }) => [id, label, place, heading, act, column]),
      rest,
    ];

    it('is that of the index that the corpus was made from', async () => {
      const index = await indexOf(actsOfTests(true));
      const shared = new SharedIndex(new PlainStore(contentsOf(index)), { placeOf });
      let edges = 0;
      for (let centre = 0; centre < index.corpus.size; centre += 1) {
        const expected = await neighbourhoodView(index, centre, 1 + (centre % 3));
        const view = await shared.with((slice) => neighbourhoodView(slice, centre, 1 + (centre % 3)));
        assert.deepEqual(told(view), told(expected), index.corpus.id(centre));
        assert.ok(view.nodes.every(({ file }) => file.startsWith('proviso-law:')));
        edges += view.edges.length;
      }
      assert.ok(edges > 500, `${edges} citations were drawn`);
    });

    it('fetches what it shows, however many cite it and however large the parts are that it cites', async () => {
      const sections = (text: string): string =>
        Array.from({ length: 3_000 }, (_, at) => `### Section ${at + 2}. Dues\n\n${text}\n`).join('\n');
      const first = '## Part 1\n\n### Section 1. Scope\n\nPart 2 does not apply.\n';
      const index = await indexOf({
        'long.md': `# Long Act 2000\n\n${first}\n## Part 2\n\n${sections('Nothing is due.')}`,
        'wide.md': `# Wide Act 2001\n\n${sections('Section 1 of the Long Act 2000 applies.')}`,
      });
      const store = new PlainStore(contentsOf(index));
      const centre = index.corpus.ordinal('long-act-2000/sec_1')!;
      const view = await new SharedIndex(store).with((slice) => neighbourhoodView(slice, centre, 2));
      assert.deepEqual(told(view), told(await neighbourhoodView(index, centre, 2)));
      assert.ok(view.leftOut.citing > 2_900);
      const fetched = store.log.map((line) => Number(/^provisions (\d+)$/u.exec(line)?.[1] ?? 0));
      const all = fetched.reduce((sum, each) => sum + each, 0);
      assert.ok(all < 200, `${all} provisions were fetched`);
      const rounds = store.log.filter((line) => line.startsWith('provisions')).length;
      assert.ok(rounds < 12, `${rounds} round trips`);
    });

    it('is drawn with the folder, from a draft, and from a document of the corpus', async () => {
      const harbour = '# Harbour Act 1990\n\n## Section 1. Fee\n\n(1) A fee is paid.\n\n(2) Section 2 applies.\n';
      const older = `${harbour}\n## Section 2. Oldest\n\nOf the cluster.\n`;
      const lamp =
        '# Lamp Act 1991\n\n## Section 1. Lamps\n\n(1) Lamps burn.\n\n(2) As section 2 of the Harbour Act 1990 says.\n';
      const here = await indexOf({ 'harbour.md': `${harbour}\n## Section 2. Newest\n\nOf the folder.\n` });
      const there = new PlainStore(contentsOf(await indexOf({ 'harbour.md': older, 'lamp.md': lamp })));
      const ends = connect();
      const { documents, drafts, kinds, readings } = statutes;
      const pauses = new LoopPauses(() => undefined);
      const ready = (): Promise<LegalIndex> => Promise.resolve(here);
      answerGraphRequests(ends.server, {
        ...{ documents, drafts, kinds, readings, pauses, ready },
        index: () => here,
        law: lawOver(here, there),
      });
      const draw = (subject: GraphSubject): Promise<NeighbourhoodView> =>
        ends.client.request('proviso/neighbourhood', { subject, depth: 1 });
      const draft = TextDocument.create('untitled:Lamps', 'markdown', 1, 'See section 1(2) of the Lamp Act 1991.');
      statutes.show(draft);
      const view = await draw({ uri: draft.uri, position: { line: 0, character: 8 } });
      assert.deepEqual(ids(view), ['0 lamp-act-1991/sec_1__para_2', '1 harbour-act-1990/sec_2']);
      const [centre, cited] = view.nodes;
      assert.match(decodeURIComponent(centre!.file), /^proviso-law:\/Lamp Act 1991 section 1\?/u);
      assert.deepEqual([cited?.heading, cited?.file], ['Newest', '/law/harbour.md']);
      const again = await draw({ uri: centre!.file, position: centre!.range.start });
      assert.deepEqual(again, view, 'what stands at a place of the document that shows it');
      const citing = await draw({ id: 'harbour-act-1990/sec_2' });
      assert.deepEqual(ids(citing).slice(1).sort(), [
        '-1 harbour-act-1990/sec_1__para_2',
        '-1 lamp-act-1991/sec_1__para_2',
      ]);
      there.provisions = () => Promise.reject(new StoreError('No answer.', 'unavailable'));
      const without = await draw({ id: 'harbour-act-1990/sec_1' });
      assert.equal(without.notice, 'Only the open folder was searched: No answer.');
      ends.close();
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
