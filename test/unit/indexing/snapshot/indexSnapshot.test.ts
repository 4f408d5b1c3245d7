import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import type { Act } from '../../../../src/law';
import type { PackedIndex } from '../../../../src/search';
import { fromSnapshot, toSnapshot } from '../../../../src/indexing/snapshot/indexSnapshot';
import { SnapshotError, type Section, type Snapshot } from '../../../../src/indexing/snapshot/snapshot';
import { toEnd } from '../../../../src/turns';
import { indexOf } from '../../support/indexOf';
import { fixture } from '../../readers/helpers';

const SOURCE = { file: '/law/a.md', size: 1, mtimeMs: 1, ctimeMs: 1 };

type Change = (section: Section) => Section;

const changed = (section: Section, change: (copy: Section) => void): Section => {
  const copy = section.slice();
  change(copy);
  return copy;
};
/** A copy with a number put in, counted from the end below 0. */
const put =
  (at: number, value: number): Change =>
  (section) =>
    changed(section, (copy) => (copy[at < 0 ? copy.length + at : at] = value));
const add =
  (at: number, more: number): Change =>
  (section) =>
    changed(section, (copy) => (copy[at < 0 ? copy.length + at : at]! += more));
const shorter: Change = (section) => section.slice(0, -1);
const longer: Change = (section) => {
  const copy = new (section.constructor as new (length: number) => Section)(section.length + 1);
  copy.set(section);
  copy.fill(section.at(-1) ?? 0, -1);
  return copy;
};
/** The last number twice. */
const twice: Change = (section) => put(-2, section.at(-1)!)(section);
const fill =
  (value: number): Change =>
  (section) =>
    changed(section, (copy) => copy.fill(value));
const without: Change = (section) => section.slice(0, 0);

describe('indexing/indexSnapshot', () => {
  let index: PackedIndex;
  let snapshot: Snapshot;
  before(async () => {
    const akn = readFileSync(fixture('xml/akoma-ntoso.xml'), 'utf8');
    index = await indexOf({
      'a.xml': akn,
      'b.md':
        '# Quay Act\n\n### Section 1. Fees\n\n(1) A fee is due.\n\n(2) See section 2.\n\n### Section 2. Tolls\n\nSee section 1.\n',
    });
    snapshot = toEnd(toSnapshot(index, [SOURCE]));
  });

  const load = ({ sections = snapshot.sections, meta = snapshot.meta }: Partial<Snapshot>): Promise<PackedIndex> =>
    fromSnapshot({ sections, meta }, []);

  it('gives back each provision, citation and score', async () => {
    const loaded = await load({});
    assert.ok(index.corpus.columns.datedRows.length > 0 && index.graph.outTargets.length > 0);
    assert.equal(loaded.corpus.size, index.corpus.size);
    for (let ordinal = 0; ordinal < index.corpus.size; ordinal += 1) {
      assert.deepEqual(loaded.corpus.provision(ordinal), index.corpus.provision(ordinal));
      assert.deepEqual(loaded.graph.cites(ordinal), index.graph.cites(ordinal));
      assert.deepEqual(loaded.graph.citedBy(ordinal), index.graph.citedBy(ordinal));
    }
    assert.deepEqual(loaded.outcomes, index.outcomes);
    assert.deepEqual(loaded.resolver.actsNamed('Quay Act'), index.resolver.actsNamed('Quay Act'));
    assert.equal(loaded.resolver.actsNamed('Quay Act').length, 1);
    const query = new Map([
      ['fee', 1],
      ['light', 1],
    ]);
    assert.deepEqual(loaded.bm25.search(query, 10), index.bm25.search(query, 10));
  });

  // Each would give another provision's text, place or citation, or none, or never end.
  for (const [name, problem, changes] of [
    ['ids.offsets', 'ids', [add(-1, 1), add(0, 1), add(1, 10_000), shorter, longer]],
    ['ids.bytes', 'ids', [put(0, 14)]],
    ['idSlots', 'ids', [put(0, 10_000), put(0, -2), fill(0), shorter, without]],
    ['headings.offsets', 'headings', [add(-1, -1), add(0, 1), shorter]],
    ['headings.bytes', 'headings', [shorter, longer]],
    ['texts.offsets', 'texts', [add(-1, 1), add(0, 1), add(2, 10_000), shorter, longer]],
    ['texts.bytes', 'texts', [shorter, longer]],
    ['sourceKeys.offsets', 'sourceKeys', [add(-1, 1), shorter]],
    ['actStarts', 'acts', [add(0, 1), add(-1, 1), add(-1, -1), add(1, 1000), shorter, longer]],
    ['subtreeEnds', 'provisions', [shorter, longer]],
    ['subtreeEnds', 'tree', [put(0, 0), put(-1, 10_000), add(-1, 1), add(-1, -1)]],
    ['parents', 'tree', [put(0, 0), put(0, -2), put(1, 1), put(1, 10_000)]],
    ['repealed', 'provisions', [shorter, longer]],
    ['ranges', 'places', [shorter, longer]],
    ['fileOf', 'places', [shorter, longer]],
    ['fileOf', 'files', [put(0, 2), put(-1, 2), put(0, 0xffff_ffff)]],
    ['datedRows', 'days', [twice, shorter, longer, put(0, 10_000), put(-1, 0)]],
    ['datedDays', 'days', [shorter, longer, put(0, 10_000_00_00)]],
    ['nameKeys.offsets', 'names', [add(-1, 1), add(0, 1), shorter, longer]],
    ['nameKeys.bytes', 'names', [shorter, longer]],
    ['terms.offsets', 'terms', [add(-1, 1), shorter]],
    ['termSlots', 'terms', [put(0, 100_000), fill(0), shorter]],
    ['offsets', 'postings', [add(0, 1), add(-1, 1), add(-1, -1), add(1, 10_000), shorter, longer]],
    ['documents', 'postings', [put(0, 10_000), shorter, longer]],
    ['impacts', 'postings', [shorter, longer]],
    ['maxImpacts', 'postings', [shorter, longer]],
    ['outOffsets', 'citations', [add(0, 1), add(-1, 1), add(-1, -1), add(1, 1000), shorter, longer]],
    ['outTargets', 'citations', [put(0, 10_000), shorter, longer]],
    ['inOffsets', 'citations', [add(0, 1), add(-1, 1), add(-1, -1), add(1, 1000), shorter, longer]],
    ['inSources', 'citations', [put(0, 10_000), shorter, longer]],
    ['citing', 'outcomes of citations', [shorter, longer, put(-1, 10_000)]],
    ['counts', 'outcomes of citations', [shorter, longer]],
  ] as const satisfies readonly (readonly [string, string, readonly Change[]])[]) {
    for (const [at, change] of changes.entries()) {
      it(`refuses a wrong column ${name} (${problem}, ${at + 1})`, () =>
        assert.rejects(
          load({ sections: new Map(snapshot.sections).set(name, change(snapshot.sections.get(name)!)) }),
          (error) => error instanceof SnapshotError && error.message.endsWith(`(${problem})`),
        ));
    }
  }

  it('takes a number at the end of its range, and none behind it', async () => {
    const last = index.corpus.size - 1;
    for (const [name, most] of [
      ['fileOf', 1],
      ['outTargets', last],
      ['inSources', last],
      ['documents', last],
      ['citing', last],
      ['datedRows', last],
      ['datedDays', 9999_12_31],
    ] as const) {
      const sections = new Map(snapshot.sections);
      await load({ sections: sections.set(name, put(-1, most)(snapshot.sections.get(name)!)) });
      sections.set(name, put(-1, most + 1)(snapshot.sections.get(name)!));
      await assert.rejects(load({ sections }), SnapshotError, name);
    }
  });

  it('says which section is missing or of another type', async () => {
    for (const name of snapshot.sections.keys()) {
      const sections = new Map(snapshot.sections);
      sections.delete(name);
      await assert.rejects(load({ sections }), new RegExp(`has no section ${name}$`, 'u'));
      sections.set(name, snapshot.sections.get(name) instanceof Uint8Array ? new Int32Array(4) : new Uint8Array(4));
      await assert.rejects(load({ sections }), new RegExp(`has no section ${name}$`, 'u'));
    }
  });

  it('refuses more or fewer acts than it has', async () => {
    const acts = snapshot.meta['acts'] as Act[];
    await assert.rejects(load({ meta: { ...snapshot.meta, acts: acts.slice(1) } }), /\(acts\)/u);
    await assert.rejects(load({ meta: { ...snapshot.meta, acts: [...acts, acts[0]] } }), /\(acts\)/u);
  });

  it('refuses acts, files and problems that are none, which would fail in the middle of an answer', async () => {
    const [act] = snapshot.meta['acts'] as Act[];
    const problem = { file: '/law/a.md', line: 1, severity: 'warning', message: 'x' };
    const wrong = {
      acts: [
        null,
        'a',
        { ...act, title: undefined },
        { ...act, aliases: null },
        { ...act, aliases: [1] },
        { ...act, citedAs: 'x' },
        { ...act, years: ['1990'] },
        { ...act, validity: { from: 1 } },
        { ...act, key: 'a/b' },
        { ...act, key: 'another' },
      ],
      files: [null, 3],
      problems: [null, { ...problem, file: 1 }, { ...problem, line: '1' }, { ...problem, message: undefined }],
    };
    for (const [name, entries] of Object.entries(wrong)) {
      for (const entry of entries) {
        const whole = snapshot.meta[name] as unknown[];
        const meta = { ...snapshot.meta, [name]: [entry, ...whole.slice(1)] };
        await assert.rejects(load({ meta }), SnapshotError, `${name}: ${JSON.stringify(entry)}`);
      }
    }
  });
});
