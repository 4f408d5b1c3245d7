import assert from 'node:assert/strict';
import { areJoined, findCitations, formerWordsOf, namesWording } from '../../../src/citation';
import { dayOfWording, saysChange, saysExtract } from '../../../src/citation/wording';
import { SYSTEMS } from '../../../src/citation/systems';
import type { Language } from '../../../src/law';

/** Where the first citation of a text says that it means former law. */
const former = (text: string, language: Language): string | undefined => {
  const [citation] = findCitations(text, language);
  assert.ok(citation !== undefined, text);
  return formerWordsOf(text, citation);
};

describe('the wording that a citation means', () => {
  for (const [language, text, where] of [
    ['de', '§ 5 HafG a.F.', 'behind'],
    ['de', '§ 5 HafG (aufgehoben)', 'behind'],
    ['de', '§ 5 HafG, aufgehoben durch Gesetz', 'behind'],
    ['de', 'der aufgehobene § 5 HafG', 'in front'],
    ['de', '§ 5 HafG in der bis zum 30. Juni 2019 geltenden Fassung', 'behind'],
    ['en', 'section 5 of the Harbour Act 1990 as it then stood', 'behind'],
    ['en', 'section 5 of the Harbour Act 1990 as then in force', 'behind'],
    ['en', 'section 5 of the Harbour Act 1990, which has since been superseded', 'behind'],
    ['en', 'section 5 of the Harbour Act 1990 (unamended)', 'behind'],
    ['en', 'section 5 of the Harbour Act 1990 in its unamended form', 'behind'],
    ['en', 'section 5 as originally enacted of the Harbour Act 1990', 'behind'],
    ['en', 'section 5 of the repealed Harbour Act 1990', 'behind'],
    ['en', 'section 5 (now repealed) of the Harbour Act 1990', 'in a note'],
    ['en', 'the superseded section 5 of the Harbour Act 1990', 'in front'],
    ['fr', "l'article 5 du code des ports, abrogé en 2010", 'behind'],
    ['fr', "l'article 5 (abrogé) du code des ports", 'in a note'],
    ['es', 'el artículo 5 del Código de Puertos, derogado en 2010', 'behind'],
    ['es', 'la derogada disposición, el derogado artículo 5 del Código de Puertos', 'in front'],
    ['ko', '등불법(2020. 1. 1. 법률 제5호로 개정되기 전의 것) 제1조', 'in a note'],
    ['ko', '등불법 제5조는 삭제되었다', 'behind'],
    ['ko', '구 등불법 제5조', 'in front'],
    ['ja', '灯火管理法第五条（削除）', 'behind'],
    ['ja', '灯火管理法第五条（平成十年改正前のもの）', 'behind'],
    ['ja', '平成十年改正前の灯火管理法第五条', 'in front'],
    ['th', 'มาตรา ๕ แห่งพระราชบัญญัติท่าเรือ (เดิม)', 'behind'],
    ['th', 'มาตรา ๕ เดิม', 'behind'],
    ['th', 'มาตรา ๕ แห่งพระราชบัญญัติท่าเรือ ซึ่งถูกยกเลิก', 'behind'],
    // Of another language than the act's.
    ['de', 'section 5 of the Harbour Act 1990 a.F.', 'behind'],
  ] as const) {
    it(`is a former one, said ${where}: ${text}`, () => assert.equal(former(text, language), where));
  }

  for (const [language, text] of [
    ['de', '§ 5 HafG'],
    ['de', 'hat den Bescheid nach § 5 HafG aufgehoben'],
    ['de', 'der Anspruch ist nach § 5 HafG weggefallen'],
    ['de', 'die alte Laterne nach § 5 HafG'],
    ['de', '§ 5 HafG in der geltenden Fassung'],
    ['en', 'section 5 of the Harbour Act 1990 repealed the earlier Act'],
    ['en', 'Parliament repealed section 5 of the Harbour Act 1990'],
    ['en', 'section 5 of the Harbour Act 1990 is repealed'],
    ['en', 'section 5 (repealed enactments) of the Harbour Act 1990'],
    ['en', 'section 5 (former officers) of the Harbour Act 1990'],
    ['en', 'section 5 of the Former Officers Act 1990'],
    ['en', 'under section 5 of the Harbour Act 1990, superseded licences lapse'],
    ['en', 'the threshold section 5 of the Harbour Act 1990 sets'],
    ['fr', "l'article 5 du code des ports abroge la loi"],
    ['es', 'el artículo 5 del Código de Puertos deroga la ley'],
    ['ko', '등불법 제5조 삭제를 요구한다'],
    ['ja', '灯火管理法第五条の削除を求める'],
    ['ja', '復旧灯火管理法第五条'],
    ['th', 'มาตรา ๕ แห่งพระราชบัญญัติท่าเรือ ยกเลิกประกาศ'],
    ['th', 'มาตรา ๕ เดิมพัน'],
  ] as const) {
    it(`is none that is said to be former: ${text}`, () => assert.equal(former(text, language), undefined));
  }

  it('is named by a day or a change, behind the act or in front of it', () => {
    const named = (text: string): boolean => namesWording(text, findCitations(text)[0]!);
    assert.equal(named('§ 5 HafG in der Fassung der Bekanntmachung vom 3. Mai 2002'), true);
    assert.equal(named('section 5, as amended by the Pilot Act 2001, of the Harbour Act 1990'), true);
    assert.equal(named('§ 5 HafG in der jeweils geltenden Fassung'), false);
    assert.equal(named('section 5 of the Harbour Act 1990 as section 6 says'), false);
  });

  it('is read in linear time', () => {
    const text = `등불법 제5조${' (as in force dans sa rédaction 2020'.repeat(20_000)}`;
    const [citation] = findCitations(text, 'ko');
    const long = { ...citation!, text, end: text.length };
    assert.equal(formerWordsOf(text, long), undefined);
  });

  it('has words in every legal system', () => {
    for (const { grammar, naming } of SYSTEMS) {
      const words = [naming.formerBehind, naming.formerNearby];
      assert.ok(
        words.every((source) => source !== undefined && source !== ''),
        grammar.system,
      );
    }
  });
});

describe('provisions that are joined', () => {
  const joined = (text: string, language: Language): boolean => {
    const [one, next] = findCitations(text, language);
    assert.ok(one !== undefined && next !== undefined, text);
    return areJoined(one, next, text);
  };

  for (const [language, text, expected] of [
    ['de', '§ 3 HafG und § 5 HafG', true],
    ['de', '§ 3 HafG i. V. m. § 5 HafG', true],
    ['de', '§ 3 HafG, wie § 5 HafG', false],
    ['de', '§ 3 HafG und § 5 dieses Gesetzes', false],
    ['en', 'section 3 of the Harbour Act 1990 read with the section 5 of the Harbour Act 1990', true],
    ['en', 'section 3 of the Harbour Act 1990 and section 5 of this Act', false],
    ['en', 'section 3 of the Harbour Act 1990 under section 5 of the Harbour Act 1990', false],
    ['fr', "l'article 3 du code des ports et l'article 5 du code des ports", true],
    ['es', 'el artículo 3 del Código de Puertos en relación con el artículo 5 del Código de Puertos', true],
    ['ko', '등불법 제3조 및 등불법 제5조', true],
    ['ja', '灯火管理法第三条及び灯火管理法第五条', true],
    ['th', 'มาตรา ๓ และมาตรา ๕', true],
    ['th', 'มาตรา ๓ ตามมาตรา ๕', false],
  ] as const) {
    it(`are ${expected ? '' : 'not '}those of “${text}”`, () => assert.equal(joined(text, language), expected));
  }
});

describe('the day of the wording that a citation means', () => {
  const dayOf = (text: string): string | undefined => dayOfWording(text, findCitations(text, 'de')[0]!);

  it('is the one said behind it', () => {
    assert.equal(dayOf('§ 5 HafG in der Fassung vom 3. Mai 2015 gilt.'), '2015-05-03');
  });

  it('is none where another day stands there, or no day that there is', () => {
    assert.equal(dayOf('§ 5 HafG gilt seit dem 3. Mai 2015.'), undefined);
    assert.equal(dayOf('§ 5 HafG in der Fassung vom 31. Februar 2015 gilt.'), undefined);
  });
});

describe('what a heading or a title says of what stands under it', () => {
  it('is that it changes other acts', () => {
    assert.equal(saysChange('Gesetz zur Änderung des Hafengesetzes'), true);
    assert.equal(saysChange('Gesetz über die Häfen'), false);
  });

  it('is that an extract of another instrument stands there', () => {
    assert.equal(saysExtract('Auszug aus dem Einigungsvertrag'), true);
    assert.equal(saysExtract('Gebührenverzeichnis'), false);
  });
});
