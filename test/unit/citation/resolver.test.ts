import assert from 'node:assert/strict';
import { CitationResolver, findCitations, type CitationContext } from '../../../src/citation';
import type { PackedCorpus } from '../../../src/law';
import { corpusOf } from './support';

const GERMAN = corpusOf(
  {
    key: 'hafg',
    title: 'Maritimes Gesetzbuch',
    abbreviation: 'HafG',
    language: 'de',
    provisions: {
      chp_1: '',
      sec_1: '',
      sec_1__para_1: 'Die folgenden Sachen sind Hafengut:\n1. Anker,\n2. Tau,\n3. Boje.',
      sec_1__para_2: 'Absatz 1 gilt nicht für Boote.',
      sec_2: 'Ungeteilt.',
      chp_2: '',
      sec_3: 'Drei.',
      sec_5: 'Fünf.',
      chp_2__annex_2: 'Anlage.',
    },
  },
  {
    key: 'sgb-5',
    title: 'Fünftes Buch Sozialgesetzbuch',
    abbreviation: 'SGB 5',
    language: 'de',
    provisions: { sec_9: 'Neun.' },
  },
  {
    key: 'hafv',
    title: 'Verordnung zur Durchführung des Maritimen Gesetzbuchs',
    abbreviation: 'HafV',
    language: 'de',
    provisions: { sec_1: 'Eins.' },
  },
  { key: 'lotsen', title: 'Lotsenordnung für Außenhäfen', language: 'de', provisions: { sec_4: 'Vier.' } },
  { key: 'kaig-a', title: 'Kaigesetz 1990', language: 'de', provisions: { sec_1: 'Alt.', sec_2: 'Nur hier.' } },
  { key: 'kaig-b', title: 'Kaigesetz 2010', language: 'de', provisions: { sec_1: 'Neu.' } },
);

const KOREAN = corpusOf(
  {
    key: '항만법',
    title: '항만법',
    language: 'ko',
    provisions: {
      art_1: '목적',
      art_2: '',
      art_2__para_1: '하나',
      art_2__para_2: '둘',
      'art_2-2': '가지',
      art_3: '셋',
      art_9: '아홉',
      annex_1: '별표',
    },
  },
  { key: '항만법-시행령', title: '항만법 시행령', language: 'ko', provisions: { art_1: '영의 목적', art_4: '넷' } },
  {
    key: '항만의-개발-및-이용에-관한-법률',
    title: '항만의 개발ㆍ이용을 위한 지원에 관한 법률',
    language: 'ko',
    provisions: { art_6: '여섯' },
  },
);

const ENGLISH = corpusOf(
  {
    key: 'harbour-act',
    title: 'Harbour Act 1990',
    abbreviation: 'HA',
    provisions: {
      part_1: '',
      part_1__chp_1: '',
      sec_5: 'Five.',
      sec_12: '',
      sec_12__para_1: 'A master must:\n(a) moor;\n(b) report.',
      sec_12__para_2: 'Paragraph (1) does not bind a pilot.',
      part_2: '',
      part_2__chp_1: '',
      sec_13: 'Thirteen.',
      annex_2: '',
      annex_2__para_3: 'Third.',
    },
  },
  {
    key: 'rulebook',
    title: 'Harbour Rulebook',
    aliases: ['HBR'],
    provisions: {
      preamble: 'Made under the Harbour Act 1990 ("the Act").',
      'rule_3.1': 'One.',
      'rule_3.2__para_1': 'A rule that only its paragraphs stand for.',
      'rule_3.3': 'Three: (1)\tone; (2)\ttwo.',
      annex_4: '',
      'annex_4__rule_a4.2': 'In the annex.',
    },
  },
);

function resolve(corpus: PackedCorpus, text: string, from?: string, language = 'und'): string[] {
  const ordinal = from === undefined ? undefined : corpus.ordinal(from);
  const context: CitationContext = ordinal === undefined ? {} : { ordinal };
  return new CitationResolver(corpus)
    .resolve(findCitations(text, language), context, text)
    .map(
      ({ text: span, outcome, targets, missing }) =>
        `${span} -> ${outcome === 'resolved' ? targets.join(' ') : `${outcome}: ${missing ?? ''}`}`,
    );
}

const german = (text: string, from?: string): string[] => resolve(GERMAN, text, from, 'de');
const korean = (text: string, from?: string): string[] => resolve(KOREAN, text, from, 'ko');
const english = (text: string, from?: string): string[] => resolve(ENGLISH, text, from, 'en');

describe('CitationResolver', () => {
  describe('finds acts', () => {
    it('by abbreviation, and by title in another case', () => {
      assert.deepEqual(german('§ 1 Abs. 1 HafG'), ['§ 1 Abs. 1 HafG -> hafg/sec_1__para_1']);
      assert.deepEqual(german('§ 3 des Maritimen Gesetzbuches'), ['§ 3 des Maritimen Gesetzbuches -> hafg/sec_3']);
    });

    it('by Roman or Arabic number and by the ordinal in words', () => {
      assert.deepEqual(german('§ 9 SGB V'), ['§ 9 SGB V -> sgb-5/sec_9']);
      assert.deepEqual(german('§ 9 des Fünften Buches Sozialgesetzbuch'), [
        '§ 9 des Fünften Buches Sozialgesetzbuch -> sgb-5/sec_9',
      ]);
    });

    it('by the longest title at the place, however far the grammar went', () => {
      assert.deepEqual(german('§ 4 der Lotsenordnung für Außenhäfen gilt'), [
        '§ 4 der Lotsenordnung für Außenhäfen -> lotsen/sec_4',
      ]);
      assert.deepEqual(korean('항만의 개발·이용을 위한 지원에 관한 법률 제6조'), [
        '항만의 개발·이용을 위한 지원에 관한 법률 제6조 -> 항만의-개발-및-이용에-관한-법률/art_6',
      ]);
    });

    it('without "the", the year or the short form in brackets', () => {
      assert.deepEqual(english('section 5 of the Harbour Act'), ['section 5 of the Harbour Act -> harbour-act/sec_5']);
      assert.deepEqual(english('section 5 of the Harbour Act 1990 (HA)'), [
        'section 5 of the Harbour Act 1990 (HA) -> harbour-act/sec_5',
      ]);
    });

    it('by short names that the document defines', () => {
      assert.deepEqual(english('section 5 of the Act', 'rulebook/rule_3.1'), [
        'section 5 of the Act -> harbour-act/sec_5',
      ]);
      assert.deepEqual(korean('법 제3조와 영 제4조', '항만법-시행령/art_1'), [
        '법 제3조 -> 항만법/art_3',
        '영 제4조 -> 항만법-시행령/art_4',
      ]);
      assert.deepEqual(korean('「항만법」(이하 "모법"이라 한다) 제1조 및 같은 법 시행령 제4조'), [
        '「항만법」(이하 "모법"이라 한다) 제1조 -> 항만법/art_1',
        '같은 법 시행령 제4조 -> 항만법-시행령/art_4',
      ]);
      // 같은 법 is an act, behind its decree too; the decree is 같은 영.
      assert.deepEqual(korean('항만법 시행령 제1조, 같은 법 제3조 및 제9조, 같은 영 제4조'), [
        '항만법 시행령 제1조 -> 항만법-시행령/art_1',
        '같은 법 제3조 -> 항만법/art_3',
        '제9조 -> 항만법/art_9',
        '같은 영 제4조 -> 항만법-시행령/art_4',
      ]);
      assert.deepEqual(korean('어항법 시행규칙 제1조와 동법 제3조').slice(1), [
        '동법 제3조 -> act-not-in-corpus: 어항법',
      ]);
      assert.deepEqual(german('§ 3 des Gesetzbuchs', 'hafv/sec_1'), [
        '§ 3 des Gesetzbuchs -> act-not-in-corpus: Gesetzbuchs',
      ]);
    });

    it('says which act is missing', () => {
      assert.deepEqual(english('section 5 of the Fisheries Act 1990'), [
        'section 5 of the Fisheries Act 1990 -> act-not-in-corpus: Fisheries Act 1990',
      ]);
    });

    it('says that a name is ambiguous when several acts of that name have the provision', () => {
      assert.deepEqual(german('§ 1 des Kaigesetzes'), [
        '§ 1 des Kaigesetzes -> ambiguous: § 1 Kaigesetz 1990; § 1 Kaigesetz 2010',
      ]);
      assert.deepEqual(german('§ 2 des Kaigesetzes'), ['§ 2 des Kaigesetzes -> kaig-a/sec_2']);
      assert.deepEqual(german('§ 1 des Kaigesetzes', 'kaig-b/sec_1'), ['§ 1 des Kaigesetzes -> kaig-b/sec_1']);
    });

    it('shares the act that ends a list, and keeps the own act first in "in Verbindung mit"', () => {
      assert.deepEqual(german('§ 3 und § 5 HafG', 'hafv/sec_1'), ['§ 3 -> hafg/sec_3', '§ 5 HafG -> hafg/sec_5']);
      assert.deepEqual(german('§ 1 i.V.m. § 5 HafG', 'hafv/sec_1'), ['§ 1 -> hafv/sec_1', '§ 5 HafG -> hafg/sec_5']);
    });

    it('believes an English list of two acts to begin with the own one', () => {
      const [first] = english('section 5 and section 7 of the Fisheries Act', 'harbour-act/sec_13');
      assert.equal(first, 'section 5 -> harbour-act/sec_5');
    });

    it('takes a draft to mean the act it named before, and nothing before it names one', () => {
      assert.deepEqual(german('§ 3. Nach § 5 HafG gilt § 3.'), [
        '§ 3 -> act-not-in-corpus: § 3',
        '§ 5 HafG -> hafg/sec_5',
        '§ 3 -> hafg/sec_3',
      ]);
    });

    it('goes back to the act named last, over citations of the own act', () => {
      assert.deepEqual(korean('「항만법」 제3조, 제1항과 같은 법 제9조', '항만법-시행령/art_4').slice(-1), [
        '같은 법 제9조 -> 항만법/art_9',
      ]);
    });
  });

  describe('finds provisions', () => {
    describe('by the levels of their numbers', () => {
      const LEVELS = corpusOf({
        key: 'fees',
        title: 'Fee Rulebook',
        aliases: ['FEES'],
        provisions: {
          chp_3: '',
          'rule_3.2': '3.2.1 A member pays a fee.\n3.2.2 It is paid:\n(a) in coin; or\n(b) in kind.\n3.2.15A. Twice.',
          'rule_3.3': 'Wharves.',
          'rule_3.3__para_1': 'A wharf is kept.',
          'rule_3.3__para_2': 'Where:\n3.3.4 Tugs lie there.',
          'rule_3.4': 'One block, as 3.4.1 has it.',
          'rule_3.5': '',
          'rule_3.5.1': 'A rule of its own.',
          rule_4: '4.1 Ends.\n4.1.1 All of them.',
          rule_6: 'Sixth, of one block.',
          annex_1: '3.6.1 An annex.',
        },
      });
      for (const [cited, ...expected] of [
        ['Rule 3.2.1', 'rule_3.2'],
        ['Rule 3.2.2(b)', 'rule_3.2'],
        ['Rule 3.2.15A', 'rule_3.2'],
        ['paragraph 3.2.1', 'rule_3.2'],
        ['Rule 3.3.4', 'rule_3.3__para_2'],
        ['Rule 4.1.1', 'rule_4'],
        // The number may stand anywhere in a rule that numbers nothing ...
        ['Rule 3.4.7', 'rule_3.4'],
        ['Rule 3.2.1.9', 'rule_3.2'],
        // ... and is not there where those beside it are told, or the rule is divided otherwise.
        ['Rule 3.2.3'],
        ['Rule 3.2.2(g)'],
        ['Rule 3.3.5'],
        ['Rule 3.5.2'],
        ['Rule 4.1.2'],
        ['Rule 3.6.1'],
        ['Rule 5.1.1'],
        ['Rule 6.1'],
      ] as const) {
        it(`${cited} is ${expected[0] ?? 'not there'}`, () => {
          const [found] = resolve(LEVELS, `Under FEES ${cited} nothing is due.`, undefined, 'en');
          const [outcome] = /(?<= -> ).*?(?=: |$)/u.exec(found ?? '') ?? [];
          assert.equal(outcome, expected[0] === undefined ? 'provision-not-found' : `fees/${expected[0]}`);
        });
      }

      it('a range of them', () => {
        assert.deepEqual(resolve(LEVELS, 'Rules 3.2.1 to 3.2.2', 'fees/rule_3.3', 'en'), [
          'Rules 3.2.1 -> fees/rule_3.2',
          '3.2.2 -> fees/rule_3.2',
        ]);
      });
    });

    it('by number, whatever the unit is called', () => {
      for (const unit of ['section 5', 'Rule 5', 'Article 5'])
        assert.deepEqual(english(unit, 'harbour-act/sec_13'), [`${unit} -> harbour-act/sec_5`]);
    });

    it('counts from the provision it stands in', () => {
      assert.deepEqual(german('Absatz 1', 'hafg/sec_1__para_2'), ['Absatz 1 -> hafg/sec_1__para_1']);
      assert.deepEqual(english('paragraph (1)(b)', 'harbour-act/sec_12__para_2'), [
        'paragraph (1)(b) -> harbour-act/sec_12__para_1',
      ]);
      assert.deepEqual(korean('제1항과 전항', '항만법/art_2__para_2'), [
        '제1항 -> 항만법/art_2__para_1',
        '전항 -> 항만법/art_2__para_1',
      ]);
    });

    it('takes the neighbour only when no number lies between', () => {
      assert.deepEqual(korean('전조 및 다음 조', '항만법/art_2-2'), [
        '전조 -> 항만법/art_2',
        '다음 조 -> 항만법/art_3',
      ]);
      assert.deepEqual(korean('전조', '항만법/art_9'), ['전조 -> provision-not-found: 항만법 제8조']);
    });

    it('counts from the provision cited before', () => {
      assert.deepEqual(korean('제2조에 따른 제1항과 같은 조 제2항, 같은 조', '항만법/art_9'), [
        '제2조 -> 항만법/art_2',
        '제1항 -> 항만법/art_9',
        '같은 조 제2항 -> 항만법/art_2__para_2',
        '같은 조 -> 항만법/art_2',
      ]);
    });

    it('resolves a point to the paragraph that holds it, unless its list plainly lacks the number, or it has none', () => {
      assert.deepEqual(german('§ 1 Abs. 1 Satz 1 Nr. 2 HafG'), ['§ 1 Abs. 1 Satz 1 Nr. 2 HafG -> hafg/sec_1__para_1']);
      assert.deepEqual(german('§ 1 Abs. 1 Nr. 4 HafG'), [
        '§ 1 Abs. 1 Nr. 4 HafG -> provision-not-found: § 1 Abs. 1 Nr. 4 HafG',
      ]);
      assert.deepEqual(german('§ 2 Nr. 4 HafG'), ['§ 2 Nr. 4 HafG -> provision-not-found: § 2 Nr. 4 HafG']);
    });

    it('finds no paragraph in an undivided section, but the first where that cites itself', () => {
      assert.deepEqual(german('§ 2 Abs. 1 HafG'), ['§ 2 Abs. 1 HafG -> provision-not-found: § 2 Abs. 1 HafG']);
      assert.deepEqual(german('nach Absatz 1', 'hafg/sec_2'), ['Absatz 1 -> hafg/sec_2']);
      assert.deepEqual(german('§ 2 Abs. 2 HafG'), ['§ 2 Abs. 2 HafG -> provision-not-found: § 2 Abs. 2 HafG']);
      assert.deepEqual(german('§ 1 Abs. 3 HafG'), ['§ 1 Abs. 3 HafG -> provision-not-found: § 1 Abs. 3 HafG']);
    });

    it('finds paragraphs that a source left in the text, or without the rule above them', () => {
      assert.deepEqual(english('HBR 3.3(2)'), ['HBR 3.3(2) -> rulebook/rule_3.3']);
      assert.deepEqual(english('HBR 3.2(1)'), ['HBR 3.2(1) -> rulebook/rule_3.2__para_1']);
      assert.deepEqual(english('HBR 3.2(1)(a)'), [
        'HBR 3.2(1)(a) -> provision-not-found: Harbour Rulebook Rule 3.2(1)(a)',
      ]);
      assert.deepEqual(english('Section A4.2', 'rulebook/rule_3.1'), ['Section A4.2 -> rulebook/annex_4__rule_a4.2']);
    });

    it('finds every unit of a range that is there', () => {
      assert.deepEqual(german('§§ 2 bis 5 HafG'), ['§§ 2 -> hafg/sec_2 hafg/sec_3 hafg/sec_5', '5 HafG -> hafg/sec_5']);
      assert.deepEqual(korean('항만법 제2조제1항부터 제2항까지'), [
        '항만법 제2조제1항 -> 항만법/art_2__para_1 항만법/art_2__para_2',
        '제2항 -> 항만법/art_2__para_2',
      ]);
    });

    it('reports the end of a range that is not there, at its own place', () => {
      assert.deepEqual(german('§§ 2 bis 4 HafG'), [
        '§§ 2 -> hafg/sec_2 hafg/sec_3',
        '4 HafG -> provision-not-found: § 4 HafG',
      ]);
      assert.deepEqual(german('§§ 4 bis 5 HafG'), ['§§ 4 -> provision-not-found: § 4 HafG', '5 HafG -> hafg/sec_5']);
    });

    it('finds annexes, also where a source filed them under a division', () => {
      assert.deepEqual(german('Anlage 2', 'hafg/sec_3'), ['Anlage 2 -> hafg/chp_2__annex_2']);
      assert.deepEqual(english('paragraph 3 of Schedule 2', 'harbour-act/sec_5'), [
        'paragraph 3 of Schedule 2 -> harbour-act/annex_2__para_3',
      ]);
    });

    it('finds divisions, and says when their numbers begin anew', () => {
      assert.deepEqual(english('Part 2', 'harbour-act/sec_5'), ['Part 2 -> harbour-act/part_2']);
      assert.deepEqual(english('Chapter 1', 'harbour-act/part_2'), ['Chapter 1 -> harbour-act/part_2__chp_1']);
      assert.deepEqual(english('Chapter 1', 'harbour-act/sec_5'), ['Chapter 1 -> ambiguous: HA Chapter 1']);
    });

    it('says which provision is missing', () => {
      assert.deepEqual(korean('항만법 제77조제1항'), ['항만법 제77조제1항 -> provision-not-found: 항만법 제77조제1항']);
    });
  });
});
