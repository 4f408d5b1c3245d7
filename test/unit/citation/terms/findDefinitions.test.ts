import assert from 'node:assert/strict';
import fc from 'fast-check';
import { findDefinitions } from '../../../../src/citation/terms/findDefinitions';

/** Each defined term with the text of its definition. */
const defined = (text: string): Record<string, string> =>
  Object.fromEntries(findDefinitions(text).map(({ term, start, end }) => [term, text.slice(start, end)]));

describe('findDefinitions', () => {
  it('reads quoted English terms, each to the end of its item', () => {
    const text =
      'In this Act:\n(a) "berth" means a place at a quay;\n(b) “owner”, in relation to a vessel, includes a hirer; and\n(c) "vessel" has the meaning given in section 3.';
    assert.deepEqual(defined(text), {
      berth: '"berth" means a place at a quay',
      owner: '“owner”, in relation to a vessel, includes a hirer',
      vessel: '"vessel" has the meaning given in section 3.',
    });
  });

  it('ends a definition where the next one begins in the same line, and keeps the list inside one', () => {
    assert.deepEqual(defined('“quay” means a wall; “pier” means:\n(a) a jetty;\n(b) a mole.'), {
      quay: '“quay” means a wall',
      pier: '“pier” means:\n(a) a jetty;\n(b) a mole.',
    });
  });

  it('reads Korean terms in both forms', () => {
    assert.deepEqual(
      defined(
        '이 법에서 "어장"이란 일정한 수면을 말한다.\n2. "면허권자"라 함은 면허를 받은 자를 말한다.\n3. "바다"란 수면을 말한다.',
      ),
      {
        어장: '"어장"이란 일정한 수면을 말한다.',
        면허권자: '"면허권자"라 함은 면허를 받은 자를 말한다.',
        바다: '"바다"란 수면을 말한다.',
      },
    );
  });

  it('reads German terms before and behind the phrase, in a list, and quoted', () => {
    assert.deepEqual(defined('Ein Fahrzeug im Sinne dieses Gesetzes ist jedes Gerät, das schwimmt.'), {
      Fahrzeug: 'Ein Fahrzeug im Sinne dieses Gesetzes ist jedes Gerät, das schwimmt.',
    });
    assert.deepEqual(Object.keys(defined('Im Sinne dieser Verordnung ist Betreiber, wer einen Hafen unterhält.')), [
      'Betreiber',
    ]);
    assert.deepEqual(
      defined('Im Sinne dieses Gesetzes sind\n1. Reede: ein Ankerplatz;\n2. „Kai“ eine Mauer am Wasser.'),
      { Reede: 'Reede: ein Ankerplatz', Kai: '„Kai“ eine Mauer am Wasser.' },
    );
    assert.deepEqual(Object.keys(defined('Der Ausdruck „Schiff“ bezeichnet auch Boote.')), ['Schiff']);
  });

  it('reads who a German rule calls by a term', () => {
    assert.deepEqual(defined('Betreiber ist, wer einen Hafen unterhält. Er zahlt.'), {
      Betreiber: 'Betreiber ist, wer einen Hafen unterhält. Er zahlt.',
    });
    assert.deepEqual(defined('Zahlungspflichtig ist der Schuldner, wer es auch sei.'), {});
  });

  it('reads Japanese, Thai, French and Spanish terms', () => {
    assert.deepEqual(Object.keys(defined('この法律において「船舶」とは、水に浮くものをいう。')), ['船舶']);
    assert.deepEqual(
      Object.keys(defined('用語の意義は、次による。\n一　港　船が泊まる所をいう。\n二　船　浮くものをいう。')),
      ['港', '船'],
    );
    assert.deepEqual(Object.keys(defined('ในพระราชบัญญัตินี้\n“เรือ” หมายความว่า สิ่งที่ลอยน้ำ\n"ท่า" ให้หมายความรวมถึง สะพาน')), [
      'เรือ',
      'ท่า',
    ]);
    assert.deepEqual(Object.keys(defined('On entend par « quai » un mur. « Navire » désigne tout engin.')), [
      'quai',
      'Navire',
    ]);
    assert.deepEqual(
      Object.keys(defined('Au sens du présent code :\n1° « Phare » : une tour ;\n2° « Feu » : une lampe.')),
      ['Phare', 'Feu'],
    );
    assert.deepEqual(Object.keys(defined('Se entenderá por «buque» todo ingenio.\na) «Muelle»: un muro.')), [
      'buque',
      'Muelle',
    ]);
    assert.deepEqual(defined('Il dit « bonjour » au gardien : rien.'), {});
  });

  it('reads terms in brackets behind their meaning, and gives the meaning', () => {
    assert.deepEqual(defined('Fees are due. The board keeps a scheme for pilots (the “Pilot Fund”) at the port.'), {
      'Pilot Fund': 'The board keeps a scheme for pilots (the “Pilot Fund”)',
    });
    assert.deepEqual(defined('The master (hereinafter referred to as "the Master") signs.'), {
      Master: 'The master (hereinafter referred to as "the Master")',
    });
    assert.deepEqual(
      defined('항만을 관리하는 자(이하 "관리자"라 한다)는 도면[이하 이 조에서 “구분도”(區分圖)라 한다]을 둔다.'),
      {
        관리자: '항만을 관리하는 자(이하 "관리자"라 한다)',
        구분도: '항만을 관리하는 자(이하 "관리자"라 한다)는 도면[이하 이 조에서 “구분도”(區分圖)라 한다]',
      },
    );
    assert.deepEqual(defined('Wer ein Boot hält (im Folgenden: Bootshalter), zahlt.'), {
      Bootshalter: 'Wer ein Boot hält (im Folgenden: Bootshalter)',
    });
  });

  it('takes the short name of an act for no term', () => {
    for (const text of [
      'The Harbour Act 1990 (the "Act") applies.',
      'Das Hafengesetz (im Folgenden: HafG) gilt.',
      'Die Satzung (nachfolgend Hafenordnung genannt) gilt.',
      '「항만법」(이하 "법"이라 한다) 제3조',
      '「항만의 개발에 관한 법률」(이하 "개발법"이라 한다)',
    ]) {
      assert.deepEqual(defined(text), {}, text);
    }
  });

  it('takes neither a quotation nor a list of anything else for a definition', () => {
    for (const text of [
      'The sign must read "No mooring" in red.',
      'Die Aufschrift „Halt“ ist zu zeigen.',
      'Der Antrag enthält\n1. Name: des Halters;\n2. Ort: des Hafens.',
      '해양청장은 "출입금지"라는 표지를 세운다.',
    ]) {
      assert.deepEqual(defined(text), {}, text);
    }
  });

  it('keeps the first definition of a term', () => {
    assert.deepEqual(defined('"pier" means a mole.\n"pier" means a jetty.'), { pier: '"pier" means a mole.' });
  });

  it('gives ordered spans inside any text', () => {
    const piece = fc.constantFrom(
      '"',
      '“',
      '”',
      '„',
      'means ',
      'Im Sinne dieses Gesetzes ist ',
      'Kai',
      '(the “',
      '”)',
      '(이하 "',
      '"라 한다)',
      '란 ',
      '\n',
      '1. ',
      ': ',
      'a',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string({ unit: 'binary' }))), (pieces) => {
        const text = pieces.join('');
        let last = 0;
        for (const { start, end } of findDefinitions(text)) {
          assert.ok(last <= start && start < end && end <= text.length);
          last = start;
        }
      }),
    );
  });
});
