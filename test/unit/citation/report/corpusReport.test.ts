import assert from 'node:assert/strict';
import {
  CitationOutcomes,
  reportCorpus,
  reportSummary,
  reportTables,
  tableInWords,
  type CorpusReport,
} from '../../../../src/citation';
import { toEnd } from '../../../../src/turns';
import type { PackedIndex } from '../../../../src/search';
import { speaking } from '../../l10n/speaking';
import { indexOf } from '../../support/indexOf';

const HARBOUR = `# Harbour Act 2012

### Section 1. Fees

(1) The master pays a fee. A fee that is not paid is a debt under section 2.

(2) Paragraph (1) does not apply to a vessel of the Republic.

### Section 2. Debts

A debt under section 1 is recovered by the port. Section 99 applies.

### Section 3. Seals

A seal is made under section 1 of the Seal Act 2015 and section 4 of the Lantern Act 1987.

### Section 4. Lamps

A lamp follows section 7 of the Lantern Act 1987, and section 8 of the Lantern Act 1987.

### Section 5. Flags

A flag is flown by day.
`;
const SEAL = `# Seal Act 2015

### Section 1. Seals

A seal is kept by the port named in section 2 of the Harbour Act 2012, or in section 4 of the Harbour Act 2012.

### Section 2. Wax

Wax is red.
`;
const ALONE = `# Bell Act 1990

### Section 1. Bells

A bell is rung at noon, and section 2 does not apply.

### Section 2. Ropes

A rope is short.
`;

describe('reportCorpus', () => {
  let report: CorpusReport;
  const heard: number[] = [];
  let index: PackedIndex;
  before(async () => {
    index = await indexOf({ 'bell.md': ALONE, 'harbour.md': HARBOUR, 'seal.md': SEAL });
    report = toEnd(reportCorpus(index, { limit: 10, onProgress: (done) => heard.push(done) }));
  });

  it('counts every citation by its outcome, and those of the own article apart', () => {
    const { citations, byOutcome, selfCitations } = report.totals;
    assert.equal(
      Object.values(byOutcome).reduce((sum, count) => sum + count, 0),
      citations,
    );
    assert.equal(byOutcome['act-not-in-corpus'], 3, 'the Lantern Act');
    assert.equal(byOutcome['provision-not-found'], 1, 'section 99');
    assert.deepEqual(report.totals.byReason, {
      'act-not-in-corpus': 3,
      'unit-not-found': 1,
      'part-not-found': 0,
      ambiguous: 0,
    });
    assert.equal(selfCitations, 1, 'paragraph (1) in paragraph (2)');
    assert.deepEqual(heard, [index.corpus.ordinal('harbour-act-2012/sec_2')], 'the first that cites in vain');
    assert.match(reportSummary(report).join('\n'), /^Acts: 3, articles and sections: 9\n/u);
  });

  it('names the hubs with who cites them', () => {
    const { items, total } = report.articles.hubs;
    // Section 2 is cited in section 1(1) and in the Seal Act; the others once each, in the order of the corpus.
    assert.deepEqual(
      items.map(({ id, citingProvisions, citingActs }) => [id, citingProvisions, citingActs]),
      [
        ['harbour-act-2012/sec_2', 2, 2],
        ['bell-act-1990/sec_2', 1, 1],
        ['harbour-act-2012/sec_1', 1, 1],
        ['harbour-act-2012/sec_4', 1, 1],
        ['seal-act-2015/sec_1', 1, 1],
      ],
    );
    assert.equal(total, 5);
    assert.deepEqual(
      report.acts.hubs.items.map(({ id, citingProvisions }) => [id, citingProvisions]),
      [
        ['harbour-act-2012', 1],
        ['seal-act-2015', 1],
      ],
      'citations within an act make no hub of it',
    );
  });

  it('tells dead ends that lead out from those on their own', () => {
    const { leadingOut, isolated } = report.articles.deadEnds;
    // Section 4 is cited and cites only what is not there; the flags and the wax have nothing to do with anything.
    assert.deepEqual(
      leadingOut.items.map(({ id, unresolved }) => [id, unresolved]),
      [['harbour-act-2012/sec_4', 2]],
    );
    assert.deepEqual(
      isolated.items.map(({ id }) => id),
      ['harbour-act-2012/sec_5', 'seal-act-2015/sec_2'],
    );
    assert.deepEqual(
      report.acts.deadEnds.isolated.items.map(({ id }) => id),
      ['bell-act-1990'],
    );
    assert.deepEqual(report.acts.deadEnds.leadingOut, { total: 0, items: [] });
  });

  it('finds circles of articles and of acts', () => {
    const [circle] = report.articles.cycles.items;
    assert.deepEqual([circle?.size, circle?.acts], [2, 1]);
    assert.deepEqual(
      circle?.members.map(({ id, line }) => [id, line]),
      [
        ['harbour-act-2012/sec_1', 3],
        ['harbour-act-2012/sec_2', 9],
      ],
    );
    assert.deepEqual(
      report.acts.cycles.items.map(({ size, members }) => [size, members.map(({ id }) => id)]),
      [[2, ['harbour-act-2012', 'seal-act-2015']]],
    );
    const [pair] = report.acts.mutual.items;
    assert.deepEqual(
      [pair?.first.id, pair?.citing, pair?.second.id, pair?.citedBy],
      ['harbour-act-2012', 1, 'seal-act-2015', 1],
    );
  });

  it('lists what was not resolved by act and reason, with places', () => {
    const [lantern, ...others] = report.unresolved.items;
    assert.deepEqual(
      [lantern?.act, lantern?.reason, lantern?.count, lantern?.provisions],
      ['Lantern Act 1987', 'act-not-in-corpus', 3, 2],
    );
    assert.deepEqual(
      lantern?.examples.map(({ id, file, line }) => [id, file, line]),
      [
        ['harbour-act-2012/sec_3', '/law/harbour.md', 13],
        ['harbour-act-2012/sec_4', '/law/harbour.md', 17],
        ['harbour-act-2012/sec_4', '/law/harbour.md', 17],
      ],
    );
    assert.deepEqual(
      others.map(({ act, reason, count }) => [act, reason, count]),
      [['Harbour Act 2012', 'unit-not-found', 1]],
    );
  });

  it('is told as tables whose rows begin with a place', () => {
    const tables = reportTables(report);
    assert.equal(new Set(tables.map(({ name }) => name)).size, tables.length, 'each makes a file of its own');
    for (const { name, columns, rows } of tables) {
      assert.deepEqual(columns.slice(0, 4), ['id', 'label', 'file', 'line'], name);
      for (const row of rows) assert.equal(row.length, columns.length, name);
    }
    const unresolved = tables.find(({ name }) => name === 'unresolved-citations');
    assert.deepEqual(unresolved?.rows[0]?.slice(4, 8), ['Lantern Act 1987', 'act-not-in-corpus', 3, 2]);
  });

  it('has words for a person, who may open the place of a row, and codes for a file', async () => {
    const shown = await speaking('de', () => {
      const table = reportTables(report).find(({ name }) => name === 'unresolved-citations')!;
      return [table, tableInWords(table, 1)].map(({ title, columns, rows }) => [
        title,
        columns.slice(0, 6),
        rows.length,
        rows[0]!.slice(2, 6),
      ]);
    });
    const title = 'Nicht aufgelöste Verweisungen';
    const place = ['id', 'label', 'file', 'line'];
    assert.deepEqual(shown, [
      [title, [...place, 'act', 'reason'], 2, ['/law/harbour.md', 13, 'Lantern Act 1987', 'act-not-in-corpus']],
      [title, [...place, 'Gesetz', 'Grund'], 1, ['/law/harbour.md', 13, 'Lantern Act 1987', 'Gesetz nicht im Bestand']],
    ]);
  });

  it('goes by the outcomes of the index, and reads those provisions alone whose citations were not resolved', () => {
    const { corpus, graph, resolver } = index;
    const citing = Uint32Array.of(corpus.ordinal('harbour-act-2012/sec_3')!, corpus.ordinal('seal-act-2015/sec_1')!);
    const outcomes = CitationOutcomes.fromColumns({ citing, counts: Uint32Array.of(1, 1, 0, 0, 0, 2, 0, 0, 0, 1) });
    const { totals, unresolved } = toEnd(reportCorpus({ corpus, graph, resolver, outcomes }, { limit: 10 }));
    assert.deepEqual([totals.citations, totals.byOutcome.resolved, totals.selfCitations], [4, 3, 1]);
    assert.deepEqual(
      unresolved.items.map(({ act, count }) => [act, count]),
      [['Lantern Act 1987', 1]],
    );
  });

  it('keeps to the limit and says how many there are', () => {
    const short = toEnd(reportCorpus(index, { limit: 1 }));
    assert.deepEqual([short.articles.hubs.items.length, short.articles.hubs.total], [1, 5]);
    assert.equal(short.articles.hubs.items[0]?.id, report.articles.hubs.items[0]?.id);
    assert.deepEqual([short.unresolved.items.length, short.unresolved.total], [1, 2]);
  });
});
