import assert from 'node:assert/strict';
import { citedBy, citersOf } from '../../../../src/citation';
import type { ProvisionId } from '../../../../src/law';
import { JoinedStore, SharedIndex, type LegalIndex } from '../../../../src/search';
import type { Answer } from '../../../../src/pipeline';
import { expand } from '../../../../src/pipeline/expand';
import type { OrdinalRange } from '../../../../src/store';
import { actsOfTests } from '../../support/acts';
import { indexOf } from '../../support/indexOf';
import { contentsOf, PlainStore } from '../../support/storeOf';
import { toldAnswer } from '../../support/toldAnswer';

const HARBOUR = `---
abbreviation: HBA
---
# Harbour Act 1990

## Section 1. Berth fee

The master of a vessel pays a berth fee.

## Section 2. Detention

The harbour master may detain a vessel.

## Section 3. Appeal

The master may appeal within a week.

## Section 4. Costs

Costs follow the appeal.
`;
const RULES = `# Pilotage Rules 2001

## Rule 1. By name

The fee under section 1 of the Harbour Act 1990 is doubled.

## Rule 2. By abbreviation

Section 2 of the HBA applies to a pilot.

## Rule 3. In a range

Sections 2 to 4 of the Harbour Act 1990 apply to a lighter.

## Rule 4. Elsewhere

Section 1 of the Canal Act 1777 applies to a barge.

## Rule 5. Here

Rule 1 applies to a raft.
`;
const LAMP = `# Lamp Act 1991

## Section 1. Lamps

The keeper of a lamp is licensed under rule 5 of the Pilotage Rules 2001.
`;

const GERMAN = {
  there: `---
Title: Hafengesetz
jurabk: HafG
---

# Hafengesetz (HafG)

### § 1 Entgelt

(1) Der Führer zahlt ein Entgelt.

(2) Das Nähere regelt die Behörde.

### § 2 Sperre

Der Hafen kann gesperrt werden.
`,
  here: `# Lotsenverordnung

### § 1 Lotsen

Die Höhe bestimmt sich nach § 1 Abs. 2 des Hafengesetzes.

### § 2 Sperre

Bei Sperre nach § 2 HafG ruht der Dienst.
`,
};

interface Both {
  readonly store: PlainStore;
  readonly joined: JoinedStore;
  readonly source: SharedIndex;
  readonly here: LegalIndex;
}

async function both(here: Record<string, string>, there: Record<string, string>): Promise<Both> {
  const index = await indexOf(here);
  const store = new PlainStore(contentsOf(await indexOf(there)));
  const shared = new SharedIndex(store);
  const joined = new JoinedStore(index, shared);
  return { store, joined, here: index, source: new SharedIndex(joined, { alike: shared }) };
}

const inIndex = (source: SharedIndex | LegalIndex, found: (index: LegalIndex, ordinal: number) => number[]) => {
  return (id: ProvisionId): Promise<string[]> =>
    source.with((index) => {
      const ordinal = index.corpus.ordinal(id);
      return ordinal === undefined ? [] : found(index, ordinal).map((each) => index.corpus.id(each));
    });
};
const cited = (source: SharedIndex | LegalIndex) => inIndex(source, citedBy);
const citing = (source: SharedIndex | LegalIndex) => inIndex(source, citersOf);

describe('what an index cites in a store', () => {
  it('is among what its provisions cite: by name, by abbreviation and in a range, beside their own', async () => {
    const { source } = await both({ 'rules.md': RULES }, { 'harbour.md': HARBOUR });
    const of = cited(source);
    assert.deepEqual(await of('pilotage-rules-2001/rule_1'), ['hba/sec_1']);
    assert.deepEqual(await of('pilotage-rules-2001/rule_2'), ['hba/sec_2']);
    assert.deepEqual(await of('pilotage-rules-2001/rule_3'), ['hba/sec_2', 'hba/sec_3', 'hba/sec_4']);
    assert.deepEqual(await of('pilotage-rules-2001/rule_4'), [], 'neither has the act');
    assert.deepEqual(await of('pilotage-rules-2001/rule_5'), ['pilotage-rules-2001/rule_1']);
  });

  it('is among who cites a provision of the store, and leaves out who cites another', async () => {
    const { source } = await both({ 'rules.md': RULES }, { 'harbour.md': HARBOUR, 'lamp.md': LAMP });
    const of = citing(source);
    assert.deepEqual(await of('hba/sec_1'), ['pilotage-rules-2001/rule_1']);
    assert.deepEqual(await of('hba/sec_2'), ['pilotage-rules-2001/rule_2', 'pilotage-rules-2001/rule_3']);
    assert.deepEqual(await of('hba/sec_4'), ['pilotage-rules-2001/rule_3']);
    assert.deepEqual(await of('lamp-act-1991/sec_1'), []);
    assert.deepEqual(await of('pilotage-rules-2001/rule_1'), ['pilotage-rules-2001/rule_5']);
  });

  it('is found in any case, down to the paragraph', async () => {
    const { source } = await both({ 'lotsv.md': GERMAN.here }, { 'hafg.md': GERMAN.there });
    assert.deepEqual(await cited(source)('lotsenverordnung/sec_1'), ['hafg/sec_1__para_2']);
    assert.deepEqual(await cited(source)('lotsenverordnung/sec_2'), ['hafg/sec_2']);
    assert.deepEqual(await citing(source)('hafg/sec_1'), ['lotsenverordnung/sec_1']);
  });

  it('is found where the act is cited in other words than its names have', async () => {
    const book = `---
Title: Sozialgesetzbuch (SGB) Fünftes Buch (V)
jurabk: SGB 5
---

# Sozialgesetzbuch (SGB) Fünftes Buch (V) (SGB 5)

### § 1 Hilfe

Hilfe wird geleistet.
`;
    const order = `# Hilfeverordnung

### § 1 Höhe

Zu leisten nach § 1 des Fünften Buches Sozialgesetzbuch (im Folgenden: Gesetz) ist viel.

### § 2 Dauer

Nach § 1 des Gesetzes wird ein Jahr geleistet.
`;
    const { source } = await both({ 'hilfev.md': order }, { 'sgb_5.md': book });
    const [target] = await cited(source)('hilfeverordnung/sec_1');
    assert.match(target ?? 'none', /\/sec_1$/u);
    assert.deepEqual(await cited(source)('hilfeverordnung/sec_2'), [target]);
    assert.deepEqual(await citing(source)(target!), ['hilfeverordnung/sec_1', 'hilfeverordnung/sec_2']);
  });

  it('is found where a document gives the act a short name, or its title says whose decree it is', async () => {
    const order = `# Berth Order 2003

## Article 1. Making

In this Order "the Act" means the Harbour Act 1990.

## Article 2. Berths

Section 2 of the Act applies to berths.
`;
    const decree = '# 항만법 시행령\n\n## 제1조(목적)\n\n법 제2조에 따른 허가를 정한다.\n';
    const act = '# 항만법\n\n## 제1조(목적)\n\n항만을 정한다.\n\n## 제2조(허가)\n\n허가를 받는다.\n';
    const { source } = await both(
      { 'order.md': order, '시행령.md': decree },
      { 'harbour.md': HARBOUR, '항만법.md': act },
    );
    assert.deepEqual(await cited(source)('berth-order-2003/art_2'), ['hba/sec_2']);
    assert.deepEqual(await citing(source)('hba/sec_2'), ['berth-order-2003/art_2']);
    assert.deepEqual(await cited(source)('항만법-시행령/art_1'), ['항만법/art_2']);
    assert.deepEqual(await citing(source)('항만법/art_2'), ['항만법-시행령/art_1']);
  });

  it('is what one index over both knows, wherever the acts lie', async () => {
    const acts = Object.entries({ ...actsOfTests(true), 'rules.md': RULES, 'harbour.md': HARBOUR });
    const whole = await indexOf(Object.fromEntries(acts));
    let crossing = 0;
    for (const turn of [0, 1, 2]) {
      const isHere = (at: number): boolean => at % 3 === turn;
      const { source, here } = await both(
        Object.fromEntries(acts.filter((_, at) => isHere(at))),
        Object.fromEntries(acts.filter((_, at) => !isHere(at))),
      );
      const ids = Array.from({ length: here.corpus.size }, (_, ordinal) => here.corpus.id(ordinal));
      const targets = new Set<string>();
      for (const id of ids) {
        const expected = await cited(whole)(id);
        assert.deepEqual((await cited(source)(id)).sort(), expected.sort(), id);
        for (const target of expected) if (here.corpus.ordinal(target) === undefined) targets.add(target);
      }
      crossing += targets.size;
      for (const target of targets) {
        const ofFolder = (citers: string[]): string[] => citers.filter((id) => ids.includes(id)).sort();
        assert.deepEqual(ofFolder(await citing(source)(target)), ofFolder(await citing(whole)(target)), target);
      }
    }
    assert.ok(crossing > 10, `${crossing} provisions cited from the other side`);
  });

  it('leads into an act that the index has as it did, and never into the store for it', async () => {
    const newer = HARBOUR.replace('a berth fee', 'a mooring charge');
    const shorter = newer.slice(0, newer.indexOf('## Section 4'));
    const { source, store } = await both({ 'rules.md': RULES, 'harbour.md': shorter }, { 'harbour.md': HARBOUR });
    const text = await source.with(({ corpus, graph }) =>
      [...graph.cites(corpus.ordinal('pilotage-rules-2001/rule_1')!)].map((at) => corpus.text(at)),
    );
    assert.deepEqual(text, ['The master of a vessel pays a mooring charge.']);
    assert.ok(!(await cited(source)('pilotage-rules-2001/rule_3')).includes('hba/sec_4'));
    const [, end] = await source.with(({ corpus }) => corpus.provisionsOf(corpus.acts.length - 1));
    assert.equal(end, (await source.with(({ corpus }) => corpus.size)) - store.description.size);
  });

  it('is read when it is asked for, and once', async () => {
    const { store, joined, here } = await both({ 'rules.md': RULES }, { 'harbour.md': HARBOUR, 'lamp.md': LAMP });
    const rule = (number: number): number => here.corpus.ordinal(`pilotage-rules-2001/rule_${number}`)!;
    assert.deepEqual(store.log, [], 'joining asks nothing');
    const looked = (): number => store.log.filter((line) => /^ordinals [^0]/u.test(line)).length;
    const [citing, own] = await joined.provisions([rule(2), rule(5)]);
    assert.deepEqual([citing!.cites, citing!.citesMore], [[], true]);
    assert.deepEqual([own!.cites, own!.citesMore], [[rule(1)], undefined]);
    assert.deepEqual(await joined.cited([[rule(5), rule(5) + 1]]), [[rule(1)]]);
    assert.equal(looked(), 0, 'what was found is not read, nor what resolves');
    const sections: OrdinalRange = [here.corpus.size, here.corpus.size + 2];
    const first = await joined.citers([sections]);
    assert.deepEqual(first, [[rule(1), rule(2), rule(3)]]);
    assert.ok(looked() > 0);
    const before = looked();
    assert.deepEqual(await joined.citers([sections]), first);
    assert.equal(looked(), before);
    assert.deepEqual(await joined.cited([[0, here.corpus.size]]), [[rule(1), ...sectionsOf(joined)]]);
    const all = looked();
    await joined.cited([[0, here.corpus.size]]);
    assert.equal(looked(), all);
  });

  it('stands in the graph of what was asked for, provision by provision', async () => {
    const { source } = await both({ 'rules.md': RULES }, { 'harbour.md': HARBOUR });
    const [cites, leads] = await source.with(({ corpus, graph }) => {
      const [rule, section] = ['pilotage-rules-2001/rule_1', 'hba/sec_1'].map((id) => corpus.ordinal(id) ?? 0);
      const leadsInto = (at: number): boolean => graph.leadsInto(rule!, at, at + 1);
      return [[...graph.cites(rule!)].map((at) => corpus.id(at)), [leadsInto(section!), leadsInto(section! + 1)]];
    });
    assert.deepEqual([cites, leads], [['hba/sec_1'], [true, false]]);
  });

  it('stops when aborted, and is found by whoever asks again', async () => {
    const { joined, here } = await both({ 'rules.md': RULES }, { 'harbour.md': HARBOUR });
    const { size } = here.corpus;
    const rule = here.corpus.ordinal('pilotage-rules-2001/rule_1')!;
    const reason = new Error('enough');
    await assert.rejects(joined.cited([[rule, rule + 1]], AbortSignal.abort(reason)), reason);
    await assert.rejects(joined.citers([[size, size + 1]], AbortSignal.abort(reason)), reason);
    assert.deepEqual(await joined.cited([[rule, rule + 1]]), [[size]]);
    assert.deepEqual(await joined.citers([[size, size + 1]]), [[rule]]);
  });

  it('is followed by an answer from what was found in the folder into the store, hop by hop', async () => {
    const { source } = await both({ 'lamp.md': LAMP, 'rules.md': RULES }, { 'harbour.md': HARBOUR });
    const reached = await source.with(async (index) => {
      const ordinal = index.corpus.ordinal('lamp-act-1991/sec_1') ?? 0;
      const options = { depth: 3, budget: 10 };
      const hops = await expand('Who pays a fee?', [{ ordinal, score: 1, for: 0 }], index, options);
      return hops.map(({ ordinal: at, hop }) => `${index.corpus.id(at)} ${hop}`);
    });
    assert.deepEqual(reached, ['pilotage-rules-2001/rule_5 1', 'pilotage-rules-2001/rule_1 2', 'hba/sec_1 3']);
  });

  it('stands beside an answer', async () => {
    const { source } = await both({ 'rules.md': RULES }, { 'harbour.md': HARBOUR.replace('berth fee', 'due') });
    const { evidence } = (await toldAnswer(source, 'Is the fee doubled?')) as Pick<Answer, 'evidence'>;
    const roles = Object.fromEntries(evidence.map(({ id, role }) => [id, role]));
    assert.deepEqual(roles, {
      'pilotage-rules-2001/rule_1': { kind: 'selected', for: 0 },
      'hba/sec_1': { kind: 'cited', by: 'pilotage-rules-2001/rule_1', hop: 1 },
    });
  });
});

/** The ordinals of the four sections of the one act behind the index. */
const sectionsOf = ({ acts }: JoinedStore): number[] => {
  const { first } = acts[1]!;
  return [first, first + 1, first + 2, first + 3];
};
