import assert from 'node:assert/strict';
import fc from 'fast-check';
import MiniSearch from 'minisearch';
import { toEnd } from '../../../../src/turns';
import { labelOf } from '../../../../src/languages';
import { CorpusBuilder, type Corpus } from '../../../../src/law';
import { NameTableBuilder, type NameTable } from '../../../../src/search/names/nameTable';
import { scoreNames } from '../../../../src/search/names/scoreNames';
import { nameWords } from '../../../../src/search/names/words';

interface Named {
  readonly title: string;
  readonly abbreviation: string;
  /** Of sections 1, 2 and so on. */
  readonly headings: readonly string[];
}

function corpusOf(acts: readonly Named[]): Corpus {
  const builder = new CorpusBuilder();
  acts.forEach(({ title, abbreviation, headings }, act) => {
    const key = `act-${act}`;
    const place = { start: { line: 0, character: 0 }, end: { line: 1, character: 0 } };
    const file = `/law/${key}.md`;
    builder.add({
      act: { key, title, abbreviation, aliases: [], language: 'en', file },
      provisions: headings.map((heading, at) => ({
        id: `${key}/sec_${at + 1}`,
        act: key,
        path: [{ kind: 'section', number: `${at + 1}` }],
        heading,
        text: 'Text.',
        status: 'in-force',
        file,
        range: place,
      })),
    });
  });
  return builder.finish();
}

function tableOf(corpus: Corpus, first = 0, end = corpus.size): NameTable {
  const builder = new NameTableBuilder();
  for (let ordinal = first; ordinal < end; ordinal += 1) builder.add(corpus, ordinal);
  return toEnd(builder.finish());
}

/** Ordinals with rounded scores, best first, those of no score left out. */
function ranked(tables: readonly NameTable[], query: string): [number, string][] {
  const scores = toEnd(scoreNames(tables, query));
  return tables
    .flatMap(({ ordinals }, table) => Array.from(ordinals, (ordinal, at) => [ordinal, scores[table]![at]!] as const))
    .filter(([, score]) => score > 0)
    .sort(byScore)
    .map(([ordinal, score]) => [ordinal, score.toFixed(6)]);
}

const byScore = (one: readonly [number, number], other: readonly [number, number]): number =>
  Number((other[1] - one[1]).toFixed(9)) || one[0] - other[0];

/** The plain way: a document of MiniSearch for each name. */
function plain(corpus: Corpus, query: string): [number, string][] {
  const engine = new MiniSearch({
    fields: ['label', 'title', 'heading'],
    tokenize: nameWords,
    processTerm: (term) => term,
    searchOptions: {
      prefix: true,
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
      boost: { label: 2 },
      combineWith: 'AND',
    },
  });
  for (let id = 0; id < corpus.size; id += 1) {
    const { title } = corpus.acts[corpus.actOf(id)]!;
    engine.add({ id, label: labelOf(corpus, id), title, heading: corpus.heading(id) });
  }
  // It multiplies every score with the number of words that were found, which are all the words of the query.
  const words = new Set(nameWords(query)).size;
  return engine
    .search(query)
    .map(({ id, score }) => [id as number, score / words] as const)
    .sort(byScore)
    .map(([ordinal, score]) => [ordinal, score.toFixed(6)]);
}

const WORDS = ['lamp', 'lamps', 'lamplight', 'lantern', 'harbour', 'harbors', 'dues', 'due', 'of', 'the', 'act'];
const phrase = (most: number): fc.Arbitrary<string> =>
  fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: most }).map((words) => words.join(' '));
const named = fc.record({
  title: phrase(5),
  abbreviation: fc.constantFrom('', 'LA', 'HarbA', 'LampDues'),
  headings: fc.array(phrase(3), { minLength: 1, maxLength: 4 }),
});
const typed = fc
  .array(
    fc.oneof(fc.constantFrom(...WORDS), fc.constantFrom('l', 'la', 'har', 'lampligth', 'harbuor', 'section', '2', 'q')),
    { maxLength: 4 },
  )
  .map((words) => words.join(' '));

describe('scoreNames', () => {
  it('finds and weighs as a document of MiniSearch for each name does', () => {
    fc.assert(
      fc.property(fc.array(named, { minLength: 1, maxLength: 6 }), typed, (acts, query) => {
        const corpus = corpusOf(acts);
        assert.deepEqual(ranked([tableOf(corpus)], query), plain(corpus, query));
      }),
      { numRuns: 500 },
    );
  });

  it('weighs the names of two tables as if they were in one', () => {
    fc.assert(
      fc.property(fc.array(named, { minLength: 2, maxLength: 6 }), typed, fc.nat(), (acts, query, cut) => {
        const corpus = corpusOf(acts);
        const at = cut % corpus.size;
        assert.deepEqual(
          ranked([tableOf(corpus, 0, at), tableOf(corpus, at)], query),
          ranked([tableOf(corpus)], query),
        );
      }),
      { numRuns: 300 },
    );
  });

  it('puts the word itself first, then one with a slip of the pen, then one that only begins so', () => {
    const headings = ['Larterns', 'Lanternsmiths', 'Lanterns'];
    const corpus = corpusOf([{ title: 'Act', abbreviation: '', headings }]);
    assert.deepEqual(
      ranked([tableOf(corpus)], 'lanterns').map(([ordinal]) => corpus.heading(ordinal)),
      ['Lanterns', 'Larterns', 'Lanternsmiths'],
    );
  });

  it('reads no more words than a name has, and finds nothing without any', () => {
    const corpus = corpusOf([{ title: 'Lamp Act', abbreviation: '', headings: ['Dues'] }]);
    const many = `${'lamp '.repeat(50)} nowhere`;
    assert.deepEqual(
      ranked([tableOf(corpus)], many).map(([ordinal]) => ordinal),
      [0],
    );
    assert.deepEqual(ranked([tableOf(corpus)], ' ?! '), []);
  });

  it('reads no more of a name than a heading has', () => {
    const headings = [`${'wax '.repeat(100_000)} lamp`];
    const table = tableOf(corpusOf([{ title: 'Act', abbreviation: '', headings }]));
    assert.equal(ranked([table], 'wax').length, 1);
    assert.deepEqual(ranked([table], 'lamp'), []);
  });
});
