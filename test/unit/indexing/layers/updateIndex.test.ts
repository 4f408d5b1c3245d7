import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import fc from 'fast-check';
import { findCitations, OUTCOME_COUNTS, reportCorpus, type CitationOutcomeColumns } from '../../../../src/citation';
import { toEnd } from '../../../../src/turns';
import { buildIndex, IndexUpdater, type SourceStamp } from '../../../../src/indexing';
import type { Corpus } from '../../../../src/law';
import { labelOf } from '../../../../src/languages';
import type { LegalIndex, PackedIndex } from '../../../../src/search';
import { readHere } from '../../../../src/indexing/build/sourceReader';
import { drain } from '../../support/indexOf';
import { Shelf, type Files } from '../../support/shelf';

const ALWAYS = (): boolean => true;

async function build(stamps: readonly SourceStamp[]): Promise<PackedIndex> {
  return (await drain(buildIndex(stamps))).result.index;
}

async function lastOf(indexes: AsyncIterable<LegalIndex>): Promise<LegalIndex> {
  let last: LegalIndex | undefined;
  for await (const index of indexes) last = index;
  assert.ok(last, 'the change was taken');
  return last;
}

async function drainAll(indexes: AsyncIterable<LegalIndex>): Promise<void> {
  for await (const index of indexes) assert.ok(index);
}

/** What is counted of one provision. */
function outcomesOf({ citing, counts }: CitationOutcomeColumns, ordinal: number): number[] {
  const row = citing.indexOf(ordinal);
  return row < 0 ? [] : [...counts.subarray(row * OUTCOME_COUNTS, (row + 1) * OUTCOME_COUNTS)];
}

/** Ordinals of all provisions, act by act, in document order. */
function ordinalsOf(corpus: Corpus): number[] {
  return [...corpus.acts.keys()].flatMap((act) => {
    const [first, end] = corpus.provisionsOf(act);
    return Array.from({ length: end - first }, (_, at) => first + at);
  });
}

/** A report without the examples: those that come first by ordinal, which a layer makes others. */
function reported(index: LegalIndex): unknown {
  const { totals, articles, acts, unresolved } = toEnd(reportCorpus(index, { limit: 1000 }));
  const groups = unresolved.items.map(({ act, reason, count, provisions }) => [act, reason, count, provisions]);
  return { totals, articles, acts, groups };
}

/** All that can be told of an index without ordinals. */
function told(index: LegalIndex): unknown {
  const { corpus, graph, outcomes, resolver, statistics, problems } = index;
  const ids = (ordinals: Iterable<number>): string[] => [...ordinals].map((ordinal) => corpus.id(ordinal)).sort();
  const provisions = ordinalsOf(corpus).map((ordinal) => {
    const provision = corpus.provision(ordinal);
    const act = corpus.acts[corpus.actOf(ordinal)]!;
    const citations = resolver.resolve(findCitations(provision.text, act.language), { ordinal }, provision.text);
    return {
      provision,
      label: labelOf(corpus, ordinal),
      citations,
      outcomes: outcomesOf(outcomes, ordinal),
      cites: ids(graph.cites(ordinal)),
      citedBy: ids(graph.citedBy(ordinal)),
      found: corpus.ordinal(provision.id) === ordinal,
    };
  });
  const lines = problems.map(({ file, line, message }) => `${file}:${line}: ${message}`).sort();
  return { acts: corpus.acts, provisions, statistics, problems: lines, report: reported(index) };
}

const scoresOf = ({ corpus, bm25 }: LegalIndex, word: string): Map<string, number> =>
  new Map(bm25.search(new Map([[word, 1]]), 1000).map(({ ordinal, score }) => [corpus.id(ordinal), score]));

const labelsOf = async (index: LegalIndex, query: string): Promise<string[]> =>
  (await (await index.lookup()).search(query, 1000)).map(({ label, heading }) => `${label} ${heading}`).sort();

const NAMES = ['Harbour Act 1990', 'Lamp Act', 'Harbour Act', 'Hafengesetz', '등화법', '등화법 시행령'];
const WORDS = ['lamp', 'quay', 'toll', 'fine', 'gate'];
const NUMBERS = ['1', '2', '3', '4'];

const mention = fc.oneof(
  fc
    .tuple(fc.constantFrom(...NUMBERS), fc.constantFrom(...NAMES.slice(0, 3)))
    .map(([n, act]) => `section ${n}(1) of the ${act}`),
  fc.tuple(fc.constantFrom(...NUMBERS), fc.constantFrom(...NUMBERS)).map(([a, b]) => `sections ${a} to ${b}`),
  fc.constantFrom('1 to 25', '3 to 22', '2 to 40').map((range) => `sections ${range} of the Pier Act`),
  fc.constantFrom(...NUMBERS).map((n) => `section ${n} of the Act`),
  fc.constantFrom(...NUMBERS).map((n) => `§ ${n} Abs. 2 des Hafengesetzes`),
  fc.constantFrom(...NUMBERS).map((n) => `「등화법」 제${n}조제2항`),
  fc.constantFrom(...NUMBERS).map((n) => `법 제${n}조`),
  fc.constant('the Harbour Act 1990 ("the Act")'),
  fc.constant('「등화법」(이하 "법"이라 한다)'),
  fc.constantFrom('(1) oil, (2) wax', '(1) oil, (3) wax'),
);

const sentence = fc
  .tuple(fc.constantFrom(...WORDS), fc.option(mention), fc.constantFrom(...WORDS))
  .map(([subject, cited, object]) => `The ${subject} under ${cited ?? 'law'} is a ${object}.`);

interface Section {
  readonly number: string;
  readonly heading: string;
  readonly sentences: readonly string[];
}

const section: fc.Arbitrary<Section> = fc.record({
  number: fc.constantFrom(...NUMBERS),
  heading: fc.constantFrom(...WORDS),
  sentences: fc.array(sentence, { minLength: 1, maxLength: 3 }),
});

/** A document in the manner of its act's language. */
function written(name: string, sections: readonly Section[]): string {
  const head = ({ number, heading }: Section): string => {
    if (/[가-힣]/u.test(name)) return `### 제${number}조(${heading})`;
    return name === 'Hafengesetz' ? `### § ${number} ${heading}` : `### Section ${number}. ${heading}`;
  };
  const body = ({ sentences }: Section): string =>
    sentences.length === 1 ? sentences[0]! : sentences.map((text, at) => `(${at + 1}) ${text}`).join('\n\n');
  return `# ${name}\n\n${sections.map((one) => `${head(one)}\n\n${body(one)}\n`).join('\n')}`;
}

const document = fc.tuple(fc.constantFrom(...NAMES), fc.array(section, { minLength: 1, maxLength: 4 }));

/** An act of many sections, some of which an edit takes out or puts in. */
const pierAct = fc
  .tuple(fc.subarray(['2', '9', '21', '22', '9a', '20a']), fc.constantFrom('1 to 20', '3 to 23'))
  .map(([some, range]) => {
    const numbers = Array.from({ length: 25 }, (_, at) => [`${at + 1}`, `${at + 1}a`]).flat();
    const isThere = (number: string): boolean => some.includes(number) === number.endsWith('a');
    const head = (number: string): string => `### Section ${number}. Piers\n\nSee sections ${range}.\n`;
    return `# Pier Act\n\n${numbers.filter(isThere).map(head).join('\n')}`;
  });

const FILES = ['a.md', 'b.md', 'c.md', 'd.md', 'e.md'];
const shelf: fc.Arbitrary<Files> = fc
  .tuple(
    fc.array(fc.tuple(fc.constantFrom(...FILES), document), { minLength: 1, maxLength: 5 }),
    fc.option(pierAct, { freq: 1, nil: undefined }),
  )
  .map(([all, pier]) => ({
    ...Object.fromEntries(all.map(([file, [name, sections]]) => [file, written(name, sections)])),
    ...(pier !== undefined && { 'bc.md': pier }),
  }));

describe('indexing/updateIndex', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'proviso-update-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('tells after any edits what an index built anew tells', async function () {
    this.timeout(120_000);
    await fc.assert(
      fc.asyncProperty(
        shelf,
        fc.array(shelf, { minLength: 1, maxLength: 2 }),
        fc.boolean(),
        async (first, edits, touched) => {
          const at = new Shelf(folder);
          const { index: base, sources } = (await drain(buildIndex(await at.put({}, first)))).result;
          const updater = new IndexUpdater(base, sources, { isSmall: ALWAYS });
          let before = first;
          for (const edit of edits) {
            // What an edit does not write goes or stays, as one of its files happens to come out.
            const goes = (name: string): boolean => edit['a.md'] !== undefined && name > 'c' && !(name in edit);
            const left = Object.entries(before).filter(([name]) => !goes(name));
            const after = { ...Object.fromEntries(left), ...edit };
            const now = await at.put(before, after, touched);
            before = after;
            const [updated, built] = [await lastOf(updater.update(now)), await build(now)];
            assert.deepEqual(told(updated), told(built));
            for (const word of WORDS) {
              assert.deepEqual([...scoresOf(updated, word).keys()].sort(), [...scoresOf(built, word).keys()].sort());
              assert.deepEqual(await labelsOf(updated, word), await labelsOf(built, word));
            }
          }
          await at.put(before, {});
        },
      ),
      {
        numRuns: 60,
        // The act that a document was made under comes: what it cites without naming an act may mean that one now.
        examples: [
          [
            {
              'b.md':
                '# 등화법\n\n### 제1조(lamp)\n\n(1) The lamp under § 1 Abs. 2 des Hafengesetzes is a lamp.\n\n(2) The lamp under law is a lamp.\n\n### 제1조(lamp)\n\nThe lamp under sections 1 to 2 is a lamp.\n',
            },
            [{ 'a.md': '# Hafengesetz\n\n### § 2 lamp\n\nThe lamp under law is a lamp.\n' }],
            false,
          ],
        ],
      },
    );
  });

  describe('of an index that serves', () => {
    const LAMPS = '# Lamp Act\n\n### Section 1. Lamps\n\nA lamp is lit.\n\n### Section 2. Oil\n\n(1) Oil is pure.\n';
    const users = Array.from(
      { length: 600 },
      (_, at) => `### Section ${at + 1}. Use\n\nSee section 2 of the Lamp Act.\n`,
    );
    const QUAYS = `# Quay Act\n\n${users.join('\n')}`;
    let at: Shelf;
    let stamps: SourceStamp[];
    let base: PackedIndex;
    let reads: string[];
    let updater: IndexUpdater;

    beforeEach(async () => {
      at = new Shelf(folder);
      stamps = await at.put({}, { 'lamps.md': LAMPS, 'quays.md': QUAYS });
      base = await build(stamps);
      reads = [];
      updater = new IndexUpdater(base, stamps, {
        isSmall: ALWAYS,
        readSource: (source) => {
          reads.push(basename(source.file));
          return readHere(source);
        },
      });
    });

    const update = async (lamps: string, name = 'lamps.md'): Promise<LegalIndex[]> => {
      const files = { 'lamps.md': LAMPS, 'quays.md': QUAYS };
      const indexes: LegalIndex[] = [];
      for await (const index of updater.update(await at.put(files, { ...files, [name]: lamps }))) indexes.push(index);
      return indexes;
    };
    const citing = ({ corpus, graph }: LegalIndex, id: string): number => graph.citedBy(corpus.ordinal(id)!).length;

    it('is done at once where words change: what cites the provision still does', async () => {
      const indexes = await update(LAMPS.replace('pure', 'clear'));
      assert.deepEqual(
        indexes.map((index) => citing(index, 'lamp-act/sec_2')),
        [600],
      );
      assert.deepEqual(reads, ['lamps.md']);
    });

    it('serves first and follows the citations afterwards where many depend on what changed', async () => {
      const indexes = await update(LAMPS.replace('Section 2. Oil', 'Section 3. Oil'));
      assert.equal(indexes.length, 2);
      const [first, whole] = indexes as [LegalIndex, LegalIndex];
      for (const { corpus } of indexes)
        assert.equal(corpus.text(corpus.ordinal('lamp-act/sec_3__para_1')!), 'Oil is pure.');
      assert.equal(first.statistics.citations.byOutcome['provision-not-found'] < 600, true);
      assert.equal(whole.statistics.citations.byOutcome['provision-not-found'], 600);
    });

    it('follows the citations of a provision that comes', async () => {
      const before = { 'lamps.md': LAMPS.replaceAll('Section 2', 'Section 3'), 'quays.md': QUAYS };
      const old = await at.put({ 'lamps.md': LAMPS, 'quays.md': QUAYS }, before);
      const missing = await build(old);
      assert.equal(missing.statistics.citations.byOutcome['provision-not-found'], 600);
      const now = await at.put(before, { 'lamps.md': LAMPS, 'quays.md': QUAYS });
      assert.equal(
        citing(await lastOf(new IndexUpdater(missing, old, { isSmall: ALWAYS }).update(now)), 'lamp-act/sec_2'),
        600,
      );
    });

    it('keeps what an act is called by those who cite it', async () => {
      const numbers = [1, 2, 3, 4, 5, 6, 7, 8];
      const section = (number: number): string => `## § ${number} Regel\n\nDer Anker liegt.\n`;
      const before = {
        'anker.md': `---\njurabk: HaSiG\n---\n\n# Gesetz über die Sicherheit in den Häfen\n\n${numbers.map(section).join('\n')}`,
        'boje.md': `# Bojenordnung\n\n${numbers.map((number) => `## § ${number} Boje\n\nNach § ${number} des Hafensicherheitsgesetzes.\n`).join('\n')}`,
      };
      const home = new Shelf(await mkdtemp(join(folder, 'names-')));
      const old = await home.put({}, before);
      const named = new IndexUpdater(await build(old), old, { isSmall: ALWAYS });
      const now = await home.put(before, { ...before, 'anker.md': `${before['anker.md']}\n${section(9)}` });
      const index = await lastOf(named.update(now));
      assert.deepEqual(
        numbers.map((number) => citing(index, `hasig/sec_${number}`)),
        numbers.map(() => 1),
      );
    });

    it('reads no file again whose times alone have changed', async () => {
      const files = { 'lamps.md': LAMPS, 'quays.md': QUAYS };
      const { index, sources } = (await drain(buildIndex(stamps))).result;
      const known = new IndexUpdater(index, sources, {
        isSmall: ALWAYS,
        readSource: (source) => {
          reads.push(basename(source.file));
          return readHere(source);
        },
      });
      const edited = { ...files, 'lamps.md': LAMPS.replace('pure', 'pale') };
      const { corpus } = await lastOf(known.update(await at.put(files, edited, true)));
      assert.deepEqual(reads, ['lamps.md']);
      assert.equal(corpus.text(corpus.ordinal('lamp-act/sec_2__para_1')!), 'Oil is pale.');
    });

    it('reads a file once, however often others change', async () => {
      const files = { 'lamps.md': LAMPS, 'quays.md': QUAYS };
      const edited = { ...files, 'lamps.md': LAMPS.replace('pure', 'clear') };
      await lastOf(updater.update(await at.put(files, edited)));
      const added = { ...edited, 'gates.md': '# Gate Act\n\n### Section 1. Gates\n\nA gate is shut.\n' };
      const { corpus } = await lastOf(updater.update(await at.put(edited, added)));
      assert.deepEqual(reads, ['lamps.md', 'gates.md']);
      assert.equal(corpus.text(corpus.ordinal('lamp-act/sec_2__para_1')!), 'Oil is clear.');
      assert.equal(corpus.text(corpus.ordinal('gate-act/sec_1')!), 'A gate is shut.');
    });

    it('reads with a file all others that hold parts of its act', async () => {
      const second = '# Lamp Act\n\n### Section 2. Wicks\n\nA wick is trimmed.\n';
      const { corpus, problems } = (await update(second, 'further.md')).at(-1)!;
      assert.deepEqual(reads, ['further.md', 'lamps.md']);
      assert.equal(corpus.text(corpus.ordinal('lamp-act/sec_2')!), 'A wick is trimmed.');
      assert.match(problems.at(-1)!.message, /lamp-act\/sec_2 is already defined in .*further\.md/);
    });

    for (const [why, cited, changed, citing] of [
      [
        'whose text numbers its paragraphs differently',
        '# Oil Act\n\n### Section 1. Oil\n\nOil is (1) pure, (2) clear.\n',
        '# Oil Act\n\n### Section 1. Oil\n\nOil is (1) pure, (3) clear.\n',
        '# Wax Act\n\n### Section 1. Wax\n\nSee section 1(2) of the Oil Act.\n',
      ],
      [
        'whose name is spelled otherwise where it is cited',
        '# Hafenordnung\n\n### § 1 Häfen\n\nDie Häfen sind offen.\n\n### § 2 Schiffe\n\nDie Schiffe sind frei.\n',
        '# Hafenordnung\n\n### § 1 Häfen\n\nDie Häfen sind offen.\n\n### § 3 Schiffe\n\nDie Schiffe sind frei.\n',
        '# Werftgesetz\n\n### § 1 Werften\n\nEs gilt § 2 der Hafen-Ordnung für die Werften.\n',
      ],
    ] as const) {
      it(`cites anew an act ${why}`, async () => {
        const [before, after] = [cited, changed].map((text) => ({ 'cited.md': text, 'citing.md': citing }));
        const old = await at.put({ 'lamps.md': LAMPS, 'quays.md': QUAYS }, before!);
        const built = await build(old);
        assert.equal(built.statistics.citations.byOutcome.resolved, 1);
        const now = await at.put(before!, after!);
        const { statistics } = await lastOf(new IndexUpdater(built, old, { isSmall: ALWAYS }).update(now));
        assert.deepEqual(statistics, (await build(now)).statistics);
        assert.equal(statistics.citations.byOutcome['provision-not-found'], 1);
      });
    }

    it('takes nothing that is too large', async () => {
      const strict = new IndexUpdater(base, stamps);
      const now = await at.put(
        { 'lamps.md': LAMPS, 'quays.md': QUAYS },
        { 'lamps.md': LAMPS, 'quays.md': `${QUAYS}\n` },
      );
      for await (const index of strict.update(now)) assert.fail(`${index.statistics.acts} acts`);
      assert.deepEqual(reads, []);
    });

    it('stops when aborted', async () => {
      const now = await at.put(
        { 'lamps.md': LAMPS },
        { 'lamps.md': LAMPS.replace('### Section 2. Oil\n\n(1)', '(1)'), 'quays.md': QUAYS },
      );
      const abort = new AbortController();
      const running = updater.update(now, [], abort.signal);
      assert.equal((await running.next()).done, false);
      abort.abort(new Error('enough'));
      await assert.rejects(drainAll(running), /enough/);
    });

    it('finds changed names beside those that stayed', async () => {
      const index = (await update(LAMPS.replace('Oil', 'Wax'))).at(-1)!;
      assert.deepEqual(await labelsOf(index, 'wax'), ['Lamp Act section 2 Wax']);
      assert.deepEqual(await labelsOf(index, 'oil'), []);
      assert.deepEqual(await labelsOf(index, 'section 1 lamps'), ['Lamp Act section 1 Lamps']);
      assert.equal((await labelsOf(index, 'use')).length, 600);
    });
  });
});
