import assert from 'node:assert/strict';
import { byEId, readText } from './helpers';

/** By eId the heading and text of each provision. */
const summary = (text: string, act = 0): Record<string, string> =>
  Object.fromEntries(
    [...byEId(readText('law.md', text), act)].map(([eId, { heading, text: own, status }]) => [
      eId,
      `${heading} | ${own.replaceAll('\n', ' / ')}${status === 'repealed' ? ' | repealed' : ''}`,
    ]),
  );

describe('readers/markdown: statutes of many countries with an article a heading', () => {
  const korean = (status: string): string => `---
제목: 가상등대법
소관부처:
- 가상부
공포일자: '2019-03-17'
시행일자: '2019-09-18'
상태: ${status}
---

# 가상등대법

## 제1장 총칙

##### 제1조 (목적)

이 법은 등대를 정한다.

##### 제2조의2 (점등)

**①** 다음 각 호의 등을 켠다.

  1\\. 하나

    가\\. 작은 등

**②** 삭제 <2020.1.1>

## 부칙

부칙 <법률 제7호, 2019.1.1>

제1조 (시행일) 공포한 날부터 시행한다.

제2조 (적용례) ① 새 등부터 적용한다.

## 별표

### [별표 1] 수수료

한 냥
`;

  it('reads Korean paragraphs whose number is in strong emphasis, and the articles of supplementary provisions', () => {
    assert.deepEqual(summary(korean('시행')), {
      chp_1: '총칙 | ',
      art_1: '목적 | 이 법은 등대를 정한다.',
      'art_2-2': '점등 | ',
      'art_2-2__para_1': ' | 다음 각 호의 등을 켠다. / 1. 하나 / 가. 작은 등',
      'art_2-2__para_2': ' | 삭제 <2020.1.1> | repealed',
      hcontainer_부칙: '부칙 | ',
      'hcontainer_부칙-7': '부칙 <법률 제7호, 2019.1.1> | ',
      'hcontainer_부칙-7__art_1': '시행일 | 공포한 날부터 시행한다.',
      'hcontainer_부칙-7__art_2': '적용례 | ',
      'hcontainer_부칙-7__art_2__para_1': ' | 새 등부터 적용한다.',
      annex: ' | ',
      annex_1: '수수료 | 한 냥',
    });
  });

  it('reads what Korean front matter says of the act', () => {
    const [document] = readText('법률.md', korean('폐지')).documents;
    assert.equal(document?.act.title, '가상등대법');
    assert.deepEqual(document?.act.validity, { from: '2019-09-18' });
    assert.ok(document?.provisions.every(({ status }) => status === 'repealed'));
  });

  it('takes a number in strong emphasis for a paragraph only where nothing else is in it', () => {
    assert.deepEqual(summary('# Act\n\n## Section 1. Lamps\n\n**(1) Lamps** burn.\n\n**(2)** They glow.\n'), {
      sec_1: 'Lamps | (1) Lamps burn.',
      sec_1__para_2: ' | They glow.',
    });
  });

  it('says of all sections of a range what stands under their heading', () => {
    assert.deepEqual(
      summary('# Lampengesetz\n\n##### §§ 3 bis 4\n\n(weggefallen)\n\n##### § 5-7\n\nText.\n\n##### §§ 8-9\n\nText.\n'),
      {
        sec_3: ' |  | repealed',
        sec_4: ' | (weggefallen) | repealed',
        'sec_5-7': ' | Text.',
        sec_8: ' | ',
        sec_9: ' | Text.',
      },
    );
  });

  it('tells the sole article of a decree from the first of the text that it approves', () => {
    const sole = '##### Artículo único. Aprobación\n\nSe aprueba.\n';
    const law = (text: string): string[] => Object.keys(summary(`---\npais: es\n---\n# Ley\n\n${text}`));
    assert.deepEqual(law(sole), ['art_1']);
    assert.deepEqual(law(`${sole}\n## TÍTULO I\n\n##### Artículo 1. Faro\n\nLuz.\n`), [
      'art_único',
      'title_i',
      'art_1',
    ]);
  });

  it('takes "bis" between two German numbers for a range', () => {
    for (const heading of ['Art 1 bis 3', 'Art 1 bis Art 3', 'Artikel 1 bis 3']) {
      for (const language of ['de', 'en']) {
        const read = summary(
          `---\nlanguage: ${language}\n---\n# Gesetz\n\n# ${heading} (weggefallen)\n\n# Art 4\n\nText.\n`,
        );
        assert.deepEqual(Object.keys(read), ['art_1', 'art_2', 'art_3', 'art_4'], `${heading} ${language}`);
      }
    }
  });

  it('takes no sections for a number and a sign where the sign has a number of its own', () => {
    const { documents } = readText('law.md', '# Gesetz\n\n## XXXX §§ 9 u. 10\n\nText.\n\n## § 11\n\nText.\n');
    assert.match(documents[0]?.provisions[0]?.id ?? '', /hcontainer_/u);
  });

  it('reads numbers with bis, in Italian and French, and Spanish numbers in words', () => {
    const italian =
      '---\nlanguage: it\n---\n# Codice\n\n### Art. 2\n\nDue.\n\n### Art. 2-bis\n\nDue bis.\n\n### Art. 3. Titolo\n\nTre.\n';
    assert.deepEqual(Object.keys(summary(italian)), ['art_2', 'art_2bis', 'art_3']);
    const french =
      '---\nlanguage: fr\n---\n# Code\n\n## Titre Ier\n\n### Article 1\n\nUn.\n\n## Titre Ier bis : Feux\n\n### Article Annexe 2\n\nTableau.\n';
    assert.deepEqual(Object.keys(summary(french)), ['title_i', 'art_1', 'title_ibis', 'title_ibis__annex_2']);
    assert.equal(summary(french)['title_ibis'], 'Feux | ');
    const spanish = ['dos', 'dieciséis', 'veintiuno', 'treinta y dos', 'cien', 'ciento cuarenta y dos'];
    const text = spanish.map((words) => `##### Artículo ${words}. Faro\n\nLuz.\n`).join('\n');
    const read = summary(`---\npais: es\n---\n# Ley\n\n${text}\n##### Artículo unoscuantos\n\nNada.\n`);
    assert.deepEqual(Object.keys(read).slice(0, 6), ['art_2', 'art_16', 'art_21', 'art_32', 'art_100', 'art_142']);
    assert.match(Object.keys(read)[6] ?? '', /hcontainer_artículo-unoscuantos$/u);
  });

  it('reads headings of languages whose citations are not read', () => {
    const headings: Record<string, string> = {
      '##### 2 a § Olja': 'sec_2a',
      '##### Artikel 1:2a Olie': 'art_1:2a',
      '##### Άρθρο 4 Λάδι': 'art_4',
      '##### Стаття 5. Олія': 'art_5',
      '##### Čl. 6 Olej': 'art_6',
      '##### 7 straipsnis. Aliejus': 'art_7',
      '##### § 8-1. Olje': 'sec_8-1',
      '##### Rozdział 9 Olej': 'chp_9',
    };
    for (const [heading, eId] of Object.entries(headings)) {
      const { documents } = readText('law.md', `# Lamp Act\n\n${heading}\n\nText.\n\n##### § 99\n\nLast.\n`);
      const [first] = documents[0]?.provisions ?? [];
      assert.equal(first?.id, `lamp-act/${eId}`, heading);
      assert.match(first.heading, /^\p{L}+$/u, heading);
    }
  });

  it('takes no heading of words alone, or of another word, for a unit', () => {
    for (const heading of ['Kapitel zwei', 'Bab al-Mandab', '5 lamps', 'Clan MacLamp', 'Deelnemers 2']) {
      const { documents } = readText('law.md', `# Lamp Act\n\n## ${heading}\n\n##### § 99\n\nLast.\n`);
      assert.match(documents[0]?.provisions[0]?.id ?? '', /hcontainer_/u, heading);
    }
  });
});
