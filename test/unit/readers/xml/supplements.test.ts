import assert from 'node:assert/strict';
import { findCitations } from '../../../../src/citation';
import { indexOf } from '../../support/indexOf';
import { byEId, readText } from '../helpers';

const korean = (...supplements: string[]): string =>
  `<법령><기본정보><법령명_한글>가상부두법</법령명_한글></기본정보><조문><조문단위><조문번호>1</조문번호><조문여부>조문</조문여부><조문내용>제1조(목적) 부두를 정한다.</조문내용></조문단위></조문>${supplements
    .map((text, at) => `<부칙단위><부칙공포번호>${at + 7}</부칙공포번호><부칙내용>${text}</부칙내용></부칙단위>`)
    .join('')}</법령>`;

const LINES = [
  '부칙 <제7호, 2021. 1. 1.>',
  '제1조(시행일) 공포한 날부터 시행한다.',
  '제2조(적용례) 새 부두부터 적용한다.',
];

describe('readers/xml: supplementary provisions', () => {
  it('are divided into articles, whether a CDATA section is a line or holds them', () => {
    for (const text of [LINES.map((line) => `<![CDATA[${line}]]>`).join(''), `<![CDATA[${LINES.join('\n')}]]>`]) {
      const found = byEId(readText('pier.xml', korean(text)));
      assert.equal(found.get('hcontainer_부칙-7__art_1')?.text, '공포한 날부터 시행한다.');
      assert.equal(found.get('hcontainer_부칙-7__art_2')?.heading, '적용례');
    }
  });

  it('are found by their word alone, those of one act or of several', async () => {
    const text = LINES.map((line) => `<![CDATA[${line}]]>`).join('');
    const cite = async (source: string, citation: string): Promise<readonly string[]> => {
      const { resolver } = await indexOf({ 'pier.xml': source });
      return resolver.resolve(findCitations(citation, 'ko'), {}, citation).flatMap(({ targets }) => targets);
    };
    const key = '가상부두법/hcontainer_부칙';
    assert.deepEqual(await cite(korean(text), '「가상부두법」 부칙 제2조'), [`${key}-7__art_2`]);
    assert.deepEqual(await cite(korean(text, text.replace('제7호', '제8호')), '「가상부두법」 부칙 제2조'), [
      `${key}-7__art_2`,
      `${key}-8__art_2`,
    ]);
    assert.deepEqual(await cite(korean(text), '「가상부두법」 부칙 제9조'), []);
  });
});
