import assert from 'node:assert/strict';
import { findCitations } from '../../../../../src/citation';
import { summaries, table } from '../../../citation/support';

const systemsIn = (text: string, language: string): string[] =>
  findCitations(text, language).map(({ text: span, system }) => `${system}: ${span}`);

describe('languages/nl/citations: reads', () => {
  table(
    'nl',
    [
      ['artikel 6:162 BW', 'artikel 6:162 BW | named:BW | act | art_6:162'],
      ['art. 7:658 lid 2 BW', 'art. 7:658 lid 2 BW | named:BW | act | art_7:658__para_2'],
      [
        'artikel 3, eerste lid, onder a, van de Wet bescherming kaden geldt',
        'artikel 3, eerste lid, onder a, van de Wet bescherming kaden | named:Wet bescherming kaden | act | art_3__para_1__point_a',
      ],
      ['artt. 3 en 4 Hw', 'artt. 3 | named:Hw | act | art_3', '4 Hw | named:Hw | act | art_4'],
      [
        'art. 25 lid 1, aanhef en onder b, 2°, Wft',
        'art. 25 lid 1, aanhef en onder b, 2°, Wft | named:Wft | act | art_25__para_1__point_b__item_2',
      ],
      [
        'artikel 2, § 2, b), van de Havenwet en artikel 5, § 1, eerste lid, 2°, b), van de Kaaiwet',
        'artikel 2, § 2, b), van de Havenwet | named:Havenwet | act | art_2__para_2__point_b',
        'artikel 5, § 1, eerste lid, 2°, b), van de Kaaiwet | named:Kaaiwet | act | art_5__para_1__subpara_1__point_2__item_b',
      ],
      [
        'artikel 5, § 1, § 2 en § 3, van de Kaaiwet',
        'artikel 5, § 1 | named:Kaaiwet | act | art_5__para_1',
        '§ 2 | named:Kaaiwet | act | art_5__para_2',
        '§ 3, van de Kaaiwet | named:Kaaiwet | act | art_5__para_3',
      ],
      [
        'a) artikel 2, b) artikel 3 van de Havenwet',
        'artikel 2 | this | act | art_2',
        'artikel 3 van de Havenwet | named:Havenwet | act | art_3',
      ],
      [
        'artikel 5, tweede tot en met vierde lid, van de Algemene wet haverij',
        'artikel 5, tweede | named:Algemene wet haverij | act | art_5__para_2 .. art_5__para_4',
        'vierde lid, van de Algemene wet haverij | named:Algemene wet haverij | act | art_5__para_4',
      ],
      [
        'artikel 2.1, eerste lid, onder a en c, Wabo',
        'artikel 2.1, eerste lid, onder a | named:Wabo | act | art_2.1__para_1__point_a',
        'c, Wabo | named:Wabo | act | art_2.1__para_1__point_c',
      ],
      ['artikel 4 lid 1 WVW 1994', 'artikel 4 lid 1 WVW 1994 | named:WVW 1994 | act | art_4__para_1'],
      ['artikel 5 van Boek 2 BW', 'artikel 5 van Boek 2 BW | named:BW | act | art_2:5'],
      [
        'hoofdstuk 3 van de Wet op de havens',
        'hoofdstuk 3 van de Wet op de havens | named:Wet op de havens | act | chp_3',
      ],
      ['artikel 3 van de wet', 'artikel 3 van de wet | defined:wet | act | art_3'],
      ['artikel 3 van deze wet', 'artikel 3 van deze wet | this | act | art_3'],
      ['artikel 3 van die wet', 'artikel 3 van die wet | previous | act | art_3'],
      ['het vorige artikel', 'vorige artikel | this | preceding | art'],
      ['het derde lid', 'derde lid | this | here | para_3'],
    ],
    (actual, expected) => assert.deepEqual(actual, expected),
  );

  it('takes no number that counts something else', () => {
    for (const text of ['artikel 5 tot 7 juni', 'artikel 5 en 6 maanden', 'artikel 5 en 20 procent']) {
      assert.deepEqual(
        findCitations(text, 'nl').map(({ text: span }) => span),
        ['artikel 5'],
        text,
      );
    }
  });

  it('takes what stands behind a provision for an unknown act, not for none', () => {
    assert.deepEqual(summaries('Artikel 3 BW geldt, artikel 5, eerste lid, Wob niet.', 'nl'), [
      'Artikel 3 BW | named:BW | act | art_3',
      'artikel 5, eerste lid, Wob | named:Wob | act | art_5__para_1',
    ]);
  });
});

describe('languages/nl/citations: beside other languages', () => {
  it('leaves German citations to German', () => {
    for (const [text, expected] of [
      ['Nach Artikel 3 Absatz 2 des Hafengesetzes gilt dies.', ['de: Artikel 3 Absatz 2 des Hafengesetzes']],
      ['Art. 5 Abs. 1 HafG und Art. 6 KaiG', ['de: Art. 5 Abs. 1 HafG', 'de: Art. 6 KaiG']],
      [
        'Artikel 7 dieses Gesetzes, Artikel 8 und Titel 3 des Buches',
        ['de: Artikel 7 dieses Gesetzes', 'de: Artikel 8'],
      ],
      ['Der Artikel 5 kostet, wie im vorigen Artikel, 3 Euro.', ['de: Artikel 5']],
      ['Er litt. Art. 8 Nach Ansicht des Gerichts', ['de: Art. 8']],
      ['psychischer Art.\n8\nDas Gericht', []],
      ['Das neunte Lid, unter a der Bijlage 2', []],
    ] as const) {
      assert.deepEqual(systemsIn(text, 'de'), expected, text);
    }
  });

  it('reads its own in Dutch, and leaves there what is German', () => {
    assert.deepEqual(systemsIn('Artikel 5 BW, Art. 6 Hw en § 242 HafG', 'nl'), [
      'nl: Artikel 5 BW',
      'nl: Art. 6 Hw',
      'de: § 242 HafG',
    ]);
    assert.deepEqual(systemsIn('Artikel 7 Absatz 2 HafG', 'nl').length, 1);
  });

  it('claims in other languages only what names a Dutch act', () => {
    assert.deepEqual(systemsIn('See artikel 5 of the Act, the third lid and title 3.', 'en'), []);
    assert.deepEqual(systemsIn('enligt artikel 5 i fördraget och första stycket', 'sv'), []);
    assert.deepEqual(systemsIn('jf. artikel 5, stk. 1, i forordningen', 'da'), []);
    assert.deepEqual(systemsIn('el art. 3 ES CLARO', 'es'), ['es: art. 3']);
    assert.deepEqual(systemsIn("l'article 5 du code civil et l'art. 6 CEDH", 'fr'), [
      'fr: article 5 du code civil',
      'fr: art. 6 CEDH',
    ]);
    assert.deepEqual(systemsIn('nach artikel 3 van de Wet op de havens', 'de'), [
      'nl: artikel 3 van de Wet op de havens',
    ]);
  });
});
