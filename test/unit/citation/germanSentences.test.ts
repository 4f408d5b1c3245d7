import assert from 'node:assert/strict';
import fc from 'fast-check';
import { citeCorpus, CitationResolver, findCitations } from '../../../src/citation';
import { corpusOf } from './support';

const many = (prefix: string, numbers: readonly number[], text = 'Text.'): Record<string, string> =>
  Object.fromEntries(numbers.map((number) => [`${prefix}_${number}`, text]));

const CORPUS = corpusOf(
  {
    key: 'hafg',
    title: 'Hafengesetz',
    abbreviation: 'HafG',
    language: 'de',
    provisions: {
      preamble: 'Eingang.',
      ...many('sec', [1, 2, 3, 4, 5]),
      sec_6: '',
      sec_6__para_1: 'Eins.',
      sec_6__para_2: 'Zwei.',
      sec_7: '',
      sec_7__para_1: 'Eins.',
      sec_7__para_2: 'Zwei.',
      sec_7__para_3: 'Drei.',
    },
  },
  {
    key: 'lotsg',
    title: 'Lotsengesetz',
    abbreviation: 'LotsG',
    language: 'de',
    provisions: { ...many('sec', [2, 3, 20, 21, 22]), sec_23: '', sec_23__para_1: 'Eins.', annex_1: 'Anlage.' },
  },
  {
    key: 'kaig',
    title: 'Kaigesetz',
    language: 'de',
    provisions: {
      art_1: 'Erster.',
      art_1__sec_1: 'Eins.',
      art_1__sec_2: 'Zwei.',
      art_2: 'Zweiter.',
      art_2__sec_3: 'Drei.',
      art_2__sec_4: 'Vier.',
    },
  },
  {
    key: 'wasso',
    title: 'Wasserstraßenordnung',
    language: 'de',
    provisions: { 'sec_1.01': 'Begriffe.', 'sec_1.02': 'Führer.' },
  },
);
const RESOLVER = new CitationResolver(CORPUS);

/** Each citation of a text with what it resolves to, or how it ends. */
function read(text: string, provision: string): string[] {
  const ordinal = CORPUS.ordinal(provision)!;
  return RESOLVER.resolve(findCitations(text, 'de'), { ordinal }, text).map(
    (one) => `${one.text} = ${one.outcome === 'resolved' ? one.targets.join(' ') : one.outcome}`,
  );
}

describe('the act that a German sentence names', () => {
  it('is that of a list whose members the own act lacks, and of all its members', () => {
    assert.deepEqual(read('Es gelten § 2, die §§ 20 und 3 sowie die §§ 21 und 22 des Lotsengesetzes.', 'hafg/sec_1'), [
      '§ 2 = lotsg/sec_2',
      '§§ 20 = lotsg/sec_20',
      '3 = lotsg/sec_3',
      '§§ 21 = lotsg/sec_21',
      '22 des Lotsengesetzes = lotsg/sec_22',
    ]);
    assert.deepEqual(
      read('Es gelten § 2, die Bußgeldvorschriften des § 20 und § 21 des Lotsengesetzes.', 'hafg/sec_1'),
      ['§ 2 = lotsg/sec_2', '§ 20 = lotsg/sec_20', '§ 21 des Lotsengesetzes = lotsg/sec_21'],
    );
  });

  it('leaves an own section alone that is read together with one of another act', () => {
    assert.deepEqual(read('§ 2 in Verbindung mit § 20 des Lotsengesetzes gilt.', 'hafg/sec_1'), [
      '§ 2 = hafg/sec_2',
      '§ 20 des Lotsengesetzes = lotsg/sec_20',
    ]);
  });

  it('is the one named before where the own act has no such section', () => {
    assert.deepEqual(read('Das Lotsengesetz ist mit Ausnahme der §§ 20 und 22 anzuwenden.', 'hafg/sec_1'), [
      '§§ 20 = lotsg/sec_20',
      '22 = lotsg/sec_22',
    ]);
    assert.deepEqual(read('Das Lotsengesetz gilt mit Ausnahme des § 2.', 'hafg/sec_1'), ['§ 2 = hafg/sec_2']);
  });

  it('is not that of another sentence, nor one that lacks the section too', () => {
    assert.deepEqual(read('Das Lotsengesetz bleibt unberührt. Nach § 20 wird gezahlt.', 'hafg/sec_1'), [
      '§ 20 = provision-not-found',
    ]);
    assert.deepEqual(read('Das Lotsengesetz gilt mit Ausnahme des § 99.', 'hafg/sec_1'), [
      '§ 99 = provision-not-found',
    ]);
  });

  it('reaches over as many words as a list has between its members, and no more', () => {
    const words = (length: number): string =>
      'der dort genannten Frist '.repeat(10).slice(0, length).trimEnd().padEnd(length, 'n');
    const first = (length: number): string | undefined =>
      read(`Es gelten § 20 ${words(length)} und § 21 des Lotsengesetzes.`, 'hafg/sec_1')[0];
    // Between the two stand a blank, the words and " und ".
    assert.equal(first(84), '§ 20 = lotsg/sec_20');
    assert.equal(first(85), '§ 20 = provision-not-found');
  });

  it('is found far in front in one sentence, under a long name', () => {
    const between = 'oder auf Seen '.repeat(100);
    assert.deepEqual(
      read(`Das Lotsengesetz ist auf Flüssen ${between}mit Ausnahme des § 20 anzuwenden.`, 'hafg/sec_1'),
      ['§ 20 = lotsg/sec_20'],
    );
  });

  it('may be one that nobody knows, which is said', () => {
    assert.deepEqual(read('Vorschriften des Seilergesetzes über Taue (§ 20) gelten.', 'hafg/sec_1'), [
      '§ 20 = act-not-in-corpus',
    ]);
    assert.deepEqual(
      read('Wer gegen Artikel 14 Absatz 1 in Verbindung mit Anhang II Nummer 3 verstößt, zahlt.', 'hafg/sec_1'),
      ['Artikel 14 Absatz 1 = act-not-in-corpus', 'Anhang II Nummer 3 = act-not-in-corpus'],
    );
  });

  it('is meant in words of enactment even where the own act has the section', () => {
    const text = 'Auf Grund des § 2 des Lotsengesetzes, von denen § 3 zuletzt geändert worden ist, wird verordnet:';
    assert.deepEqual(read(text, 'hafg/preamble'), ['§ 2 des Lotsengesetzes = lotsg/sec_2', '§ 3 = lotsg/sec_3']);
  });
});

describe('the act that heads a part of a German list', () => {
  const LIST = [
    'Schwere Taten sind:',
    '1.  aus dem Lotsengesetz:',
    'a)  Taten nach § 2, auch in Verbindung mit § 3,',
    'b)  Taten nach den §§ 20 und 21 sowie § 23, auch in Verbindung mit Absatz 1,',
    '2.  aus dem Bojengesetz:',
    'Taten nach § 4,',
    '3.  aus diesem Gesetz:',
    'Taten nach § 5,',
    '4.  Taten im Hafen:',
    'nach § 3,',
    '5.  aus dem Lotsengesetz:',
    'a)  Taten nach § 22,',
    'wenn § 2 nicht gilt.',
  ].join('\n');

  it('has all below it, up to the next item or what goes on from the list', () => {
    assert.deepEqual(read(LIST, 'hafg/sec_7__para_1'), [
      '§ 2 = lotsg/sec_2',
      '§ 3 = lotsg/sec_3',
      '§§ 20 = lotsg/sec_20',
      '21 = lotsg/sec_21',
      '§ 23 = lotsg/sec_23',
      'Absatz 1 = lotsg/sec_23__para_1',
      '§ 4 = act-not-in-corpus',
      '§ 5 = hafg/sec_5',
      '§ 3 = hafg/sec_3',
      '§ 22 = lotsg/sec_22',
      '§ 2 = hafg/sec_2',
    ]);
  });

  it('is said to be known by the list, in a draft too, where it goes before the act named last', () => {
    const text = 'Nach § 5 HafG gilt:\n1.  aus dem Lotsengesetz:\na)  § 2,\nb)  § 3 HafG und § 4 dieses Gesetzes,';
    const found = RESOLVER.resolve(findCitations(text, 'de'), {}, text);
    assert.deepEqual(
      found.map(
        (one) => `${one.text} = ${one.outcome === 'resolved' ? one.targets.join() : one.outcome}, ${one.actSource}`,
      ),
      [
        '§ 5 HafG = hafg/sec_5, written',
        '§ 2 = lotsg/sec_2, list',
        '§ 3 HafG = hafg/sec_3, written',
        '§ 4 dieses Gesetzes = hafg/sec_4, named-last',
      ],
    );
  });
});

describe('German paragraphs in a sentence', () => {
  it('stay with the section before "auch in Verbindung mit"', () => {
    assert.deepEqual(read('entgegen § 7 Absatz 1, auch in Verbindung mit Absatz 3, handelt', 'hafg/sec_6__para_1'), [
      '§ 7 Absatz 1 = hafg/sec_7__para_1',
      'Absatz 3 = hafg/sec_7__para_3',
    ]);
  });

  it('count from the section at the head of their list', () => {
    const text =
      'Es handelt ordnungswidrig, wer\n1. entgegen § 7\na) Absatz 1 anlegt,\nb) Absatz 2 ablegt,\n2. entgegen § 3 ankert.';
    assert.deepEqual(read(text, 'hafg/sec_6__para_1'), [
      '§ 7 = hafg/sec_7',
      'Absatz 1 = hafg/sec_7__para_1',
      'Absatz 2 = hafg/sec_7__para_2',
      '§ 3 = hafg/sec_3',
    ]);
  });

  it('count from where they stand otherwise, and from the section just cited where there is none', () => {
    assert.deepEqual(read('§ 7 Absatz 3 und der Absatz 2 gelten; auch Absatz 3 gilt.', 'hafg/sec_6__para_1'), [
      '§ 7 Absatz 3 = hafg/sec_7__para_3',
      'Absatz 2 = hafg/sec_6__para_2',
      'Absatz 3 = provision-not-found',
    ]);
  });
});

describe('German numbers', () => {
  it('have two parts in the rules of waterways', () => {
    assert.deepEqual(read('Nach den §§ 1.01 und 1.02 der Wasserstraßenordnung und am 1.02.2020.', 'hafg/sec_1'), [
      '§§ 1.01 = wasso/sec_1.01',
      '1.02 der Wasserstraßenordnung = wasso/sec_1.02',
    ]);
  });

  it('run through the articles of an act', () => {
    assert.deepEqual(read('§ 4 und § 3 des Kaigesetzes', 'kaig/art_1__sec_1'), [
      '§ 4 = kaig/art_2__sec_4',
      '§ 3 des Kaigesetzes = kaig/art_2__sec_3',
    ]);
  });

  it('are Roman in old treaties, and no annex where a list begins', () => {
    assert.deepEqual(
      findCitations('nach Artikel IX Abs. 7 des Hafenabkommens; bei Anlagen\n1. am Ufer', 'de').map(({ text }) => text),
      ['Artikel IX Abs. 7 des Hafenabkommens'],
    );
  });
});

describe('short titles of German acts', () => {
  const numbers = [1, 2, 3, 4, 5, 6, 7, 8];
  const texts = numbers.map((number) => `§ ${number} des Hafensicherheitsgesetzes gilt.`);
  const acts = [
    {
      key: 'hasig',
      title: 'Gesetz über die Sicherheit der Häfen',
      abbreviation: 'HaSiG',
      provisions: many('sec', numbers),
    },
    { key: 'hsg', title: 'Gesetz über Handsegel', abbreviation: 'HSG', provisions: many('sec', [1, 2, 90]) },
    {
      key: 'citing',
      title: 'Zitierordnung',
      provisions: Object.fromEntries(texts.map((text, at) => [`sec_${at + 1}`, text])),
    },
  ].map((act) => ({ ...act, language: 'de' }));

  const outcomes = (corpus: ReturnType<typeof corpusOf>): string[] => {
    const resolver = new CitationResolver(citeCorpus(corpus).corpus);
    return resolver
      .resolve(findCitations(texts[4]!, 'de'), { act: 'citing' }, texts[4])
      .flatMap(({ outcome, targets }) => [outcome, ...targets]);
  };

  it('are learned from the abbreviation they fit and the provisions cited under them', () => {
    assert.deepEqual(outcomes(corpusOf(...acts)), ['resolved', 'hasig/sec_5']);
  });

  it('are not learned from too few provisions, nor where two acts have them', () => {
    const few = acts.map((act) =>
      act.key === 'citing' ? { ...act, provisions: { sec_1: texts.slice(0, 5).join(' ') } } : act,
    );
    assert.deepEqual(outcomes(corpusOf(...few)), ['act-not-in-corpus']);
    const both = acts.map((act) => (act.key === 'hsg' ? { ...act, provisions: many('sec', numbers) } : act));
    assert.deepEqual(outcomes(corpusOf(...both)), ['act-not-in-corpus']);
  });
});

describe('any German text', () => {
  it('gives every citation an outcome, in order', () => {
    const piece = fc.constantFrom(
      '§ 2',
      ' §§ 20, 21 ',
      ' des Lotsengesetzes',
      ', auch in Verbindung mit Absatz 3',
      '\na) Absatz 1',
      '. ',
      ' (',
      ') ',
      ' Anhang II ',
      'Artikel IX ',
      ' das Seilergesetz ',
      'und ',
    );
    fc.assert(
      fc.property(
        fc.array(fc.oneof(piece, fc.string({ unit: 'binary', maxLength: 4 })), { maxLength: 40 }),
        (pieces) => {
          const text = pieces.join('');
          const citations = findCitations(text, 'de');
          const located = RESOLVER.locate(citations, { ordinal: CORPUS.ordinal('hafg/sec_7__para_1')! }, text);
          assert.equal(located.length, citations.length);
          for (const { outcome, ordinals } of located) {
            assert.equal(ordinals.length > 0, outcome === 'resolved' || outcome === 'ambiguous');
          }
        },
      ),
    );
  });
});
