import assert from 'node:assert/strict';
import fc from 'fast-check';
import {
  ancestorsOf,
  childrenOf,
  CorpusBuilder,
  joinActs,
  nearestHeading,
  parseEId,
  textBearing,
  type ActDocument,
  type Provision,
} from '../../../src/law';

const file = '/law/harbour.md';
const range = { start: { line: 3, character: 0 }, end: { line: 4, character: 7 } };

function provision(eId: string, text: string, more: Partial<Provision> = {}): Provision {
  const id = `harbour/${eId}`;
  return { id, act: 'harbour', path: parseEId(eId), heading: '', text, status: 'in-force', range, file, ...more };
}

const harbour: ActDocument = {
  act: { key: 'harbour', title: 'Harbour Act', abbreviation: '', aliases: [], language: 'en', file },
  provisions: [
    provision('part_1', '', { heading: 'Dues' }),
    provision('sec_1', '', { heading: 'Fees', parent: 'harbour/part_1' }),
    provision('sec_1__para_1', 'A fee is due.', {
      parent: 'harbour/sec_1',
      sourceKey: 'H 1(1)',
      validity: { until: '2012-02-29' },
    }),
    provision('sec_1__para_2', 'It is paid on arrival.', { parent: 'harbour/sec_1', status: 'repealed' }),
    provision('sec_2', 'The master may appeal.', {
      parent: 'harbour/part_1',
      validity: { from: '2001-01-01', until: '2030-12-31' },
    }),
  ],
};

function build(...documents: ActDocument[]) {
  const builder = new CorpusBuilder();
  documents.forEach((document) => builder.add(document));
  return { corpus: builder.finish(), problems: builder.problems };
}

describe('law/packedCorpus', () => {
  it('gives back every provision as it was added', () => {
    const { corpus } = build(harbour);
    assert.deepEqual(
      harbour.provisions.map((_, ordinal) => corpus.provision(ordinal)),
      harbour.provisions,
    );
  });

  it('finds a provision by its id and nothing by another', () => {
    const { corpus } = build(harbour);
    assert.equal(corpus.ordinal('harbour/sec_1__para_2'), 3);
    assert.equal(corpus.ordinal('harbour/sec_3'), undefined);
    assert.equal(corpus.ordinal(''), undefined);
  });

  it('knows the tree: children, ancestors, subtrees, the nearest heading', () => {
    const { corpus } = build(harbour);
    assert.deepEqual(childrenOf(corpus, 0), [1, 4]);
    assert.deepEqual(childrenOf(corpus, 1), [2, 3]);
    assert.deepEqual(ancestorsOf(corpus, 3), [0, 1]);
    assert.equal(corpus.subtreeEnd(0), 5);
    assert.deepEqual(textBearing(corpus, 1), [2, 3]);
    assert.equal(nearestHeading(corpus, 2), 'Fees');
  });

  it('reports an id that two files claim, and keeps both provisions', () => {
    const copy = '/law/copy.md';
    const second: ActDocument = { ...harbour, provisions: harbour.provisions.map((p) => ({ ...p, file: copy })) };
    const { corpus, problems } = build(harbour, second);
    assert.equal(corpus.size, 10);
    assert.equal(corpus.id(7), 'harbour/sec_1__para_1~2');
    assert.deepEqual(childrenOf(corpus, 6), [7, 8], 'children of a renamed parent stay its children');
    assert.equal(problems.length, 5);
    assert.match(problems[0]!.message, /already defined in \/law\/harbour\.md/);
    assert.equal(problems[0]!.file, copy);
    assert.deepEqual([problems[0]!.line, problems[0]!.severity], [4, 'warning']);
  });

  it('joins acts that were packed apart into the corpus that they are together', () => {
    const copy: ActDocument = {
      ...harbour,
      provisions: harbour.provisions.map((p) => ({ ...p, file: '/law/copy.md' })),
    };
    const renamed: ActDocument = {
      act: { ...harbour.act, key: 'pier' },
      provisions: [provision('sec_1~2', 'x'), provision('sec_1', 'y'), provision('sec_1', 'z')],
    };
    const documents = [harbour, renamed, copy, harbour];
    const whole = build(...documents);
    for (const cuts of [[1], [2], [1, 2, 3], [0, 4]]) {
      const parts = [0, ...cuts].map((first, at) => {
        const builder = new CorpusBuilder();
        documents.slice(first, cuts[at]).forEach((document) => builder.add(document));
        return builder.pack();
      });
      const { corpus, problems } = joinActs(parts);
      assert.deepEqual(corpus.columns, whole.corpus.columns);
      assert.deepEqual(problems, whole.problems);
    }
    assert.equal(whole.corpus.id(6), 'harbour/sec_1~3', 'the second of its name, where ~2 is taken');
  });

  it('tells the act of every ordinal', () => {
    const documents = Array.from({ length: 5 }, (_, n): ActDocument => ({
      act: { ...harbour.act, key: `a${n}` },
      provisions: harbour.provisions
        .slice(0, n)
        .map((p) => ({ ...p, id: p.id.replace('harbour', `a${n}`), act: `a${n}` })),
    }));
    const { corpus } = build(...documents);
    const owners = Array.from({ length: corpus.size }, (_, ordinal) => corpus.actOf(ordinal));
    assert.deepEqual(owners, [1, 2, 2, 3, 3, 3, 4, 4, 4, 4]);
    owners.forEach((act, ordinal) => {
      const [first, end] = corpus.provisionsOf(act);
      assert.ok(first <= ordinal && ordinal < end);
    });
  });

  it('finds every id and returns every text of any corpus, whatever the characters', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string({ unit: 'grapheme', minLength: 1 }), { maxLength: 30 }), (words) => {
        const provisions = words.map((word, n) => provision(`sec_${n}`, word));
        const { corpus } = build({ ...harbour, provisions });
        provisions.forEach(({ id, text }, ordinal) => {
          assert.equal(corpus.ordinal(id), ordinal);
          assert.equal(corpus.text(ordinal), text);
        });
      }),
    );
  });

  it('tells which provisions have text without reading any', () => {
    const { corpus } = build(harbour);
    assert.deepEqual(
      [...harbour.provisions.keys(), corpus.size, -1].map((ordinal) => corpus.hasText(ordinal)),
      [false, false, true, true, true, false, false],
    );
    assert.deepEqual(textBearing(corpus, 0), [2, 3, 4]);
  });

  it('refuses an ordinal it does not have', () => {
    assert.throws(() => build(harbour).corpus.provision(5), RangeError);
  });
});
