import assert from 'node:assert/strict';
import { Law } from '../support';

const ENGLISH = `# Harbour Act 1990

### Section 1. Fees

(1) The master pays a fee under section 2(2).

(2) Sections 2, 3 and 12A do not apply to a tug. Sections 2 to 4 apply to a yacht.

### Section 2. Appeals

(1) The master may appeal against a fee under section 1(1).

(2) An appeal under subsection (1) stays the fee, but not under section 2(1) and (2).

### Section 3. Wharves

A wharf is kept in repair by whom the preceding section names, under this section.

### Section 4. Pilots

No pilot boards without a licence under section 3. The preceding section applies.

### Section 12A. Lanterns

Every ship shows a lantern. Section 2(9) does not apply.
`;

const KOREAN = `# 항만요금법

### 제1조(목적)

이 법은 요금을 정하되 제3조부터 제5조까지를 따른다.

### 제2조(정의)

제3조제1항 및 제5조의2에 따른다.

### 제3조(요금)

① 선장은 요금을 납부한다.

② 제1항의 요금은 전조에 따른다.

### 제4조(면제)

제3조제2항을 준용한다. 전조를 적용한다.

### 제5조(벌칙)

과태료에 처한다.

### 제5조의2(통지)

제5조에 따라 통지한다.
`;

const GERMAN = `---
jurabk: HafG
---

# Hafengesetz (HafG)

### § 1 Anwendungsbereich

Es gelten die §§ 2 bis 4 und § 5a Abs. 2.

### § 2 Entgelt

(1) Das Entgelt nach § 1 wird nach Absatz 2 erhoben.

(2) § 3 Abs. 2 Satz 1 gilt.

### § 3 Unterhaltung

(1) Der Betreiber unterhält den Hafen.

(2) § 2 Abs. 2 gilt nicht.

### § 4 Verordnung

Die §§ 1, 3 und 5a gelten nach § 2.

### § 5a Bußgeld

(1) Wer gegen § 3 Abs. 1 verstößt, handelt ordnungswidrig.

(2) Das Bußgeld beträgt 500 Kronen.
`;

const JAPANESE = `{"id":"港湾法/art_12","act":"港湾法","text":"船長は料金を納付する。","language":"ja"}
{"id":"港湾法/art_13","act":"港湾法","text":"第十二条の料金は、前条の例により免除する。","language":"ja"}
`;

describe('renumber in citations', () => {
  let law: Law;
  before(async () => {
    law = await Law.of({ 'harbour.md': ENGLISH, 'fees.md': KOREAN, 'hafg.md': GERMAN });
  });

  it('rewrites the section, its subsections and both ends of a range, and leaves the style alone', () => {
    const plan = law.rename('harbour-act-1990/sec_2', '2A');
    const { text, notes } = law.citations('harbour.md', plan);
    assert.match(text, /a fee under section 2A\(2\)\./);
    assert.match(text, /Sections 2A, 3 and 12A do not apply/);
    assert.match(text, /Sections 2A to 4 apply/);
    assert.match(text, /Section 2A\(9\) does not apply/, 'a subsection that is not there is still one of the section');
    assert.deepEqual(notes, [], 'the section stands where it stood: "the preceding section" is still true');
  });

  it('tells the number of a section from that of its subsection', () => {
    const section = law.citations('harbour.md', law.rename('harbour-act-1990/sec_2', '2A'));
    assert.match(
      section.text,
      /An appeal under subsection \(1\) stays the fee, but not under section 2A\(1\) and \(2\)\./,
    );
    const paragraph = law.citations('harbour.md', law.rename('harbour-act-1990/sec_2__para_2', '3'));
    assert.match(paragraph.text, /not under section 2\(1\) and \(3\)\./);
    assert.match(paragraph.text, /a fee under section 2\(3\)\./);
  });

  it('counts on what follows a new section, and notes what its place makes wrong', () => {
    const plan = law.insert('harbour-act-1990/sec_3', '3');
    const { text, notes } = law.citations('harbour.md', plan);
    assert.match(text, /Sections 2, 4 and 12A do not apply/);
    assert.match(text, /Sections 2 to 5 apply to a yacht/);
    assert.match(text, /a licence under section 4\. The preceding section applies/);
    assert.deepEqual(notes, ['the preceding section'], 'that of section 3, now 4: section 2 no longer precedes it');
  });

  it('rewrites drafts as it does statutes', () => {
    const plan = law.insert('harbour-act-1990/sec_2', '2');
    const draft = 'See s. 2(1) of the Harbour Act 1990, ss 1 to 3 of the Harbour Act 1990 and § 2 HafG in 2 cases.';
    assert.equal(
      law.draft(draft, plan).text,
      'See s. 3(1) of the Harbour Act 1990, ss 1 to 4 of the Harbour Act 1990 and § 2 HafG in 2 cases.',
    );
  });

  it('notes a citation of what was not there, where something will stand', () => {
    const dead = 'By section 5 of the Harbour Act 1990, and by section 6 of the Harbour Act 1990.';
    const { text, notes } = law.draft(dead, law.insert('harbour-act-1990/sec_3', '3'));
    assert.equal(text, dead);
    assert.deepEqual(notes, ['section 5 of the Harbour Act 1990'], 'section 4 becomes 5');
    const other = '§ 6 HafG gilt nicht.';
    assert.deepEqual(law.draft(other, law.rename('harbour-act-1990/sec_4', '6')), { text: other, notes: [] });
  });

  it('rewrites a citation of what is not there by the provision that would hold it, and by no other one', () => {
    const plan = law.rename('harbour-act-1990/sec_1__para_2', '3');
    const draft = (section: string): string => `By section ${section} of the Harbour Act 1990.`;
    for (const section of ['9(2)', '2(9)', '1(9)', '3(2)'])
      assert.deepEqual(law.draft(draft(section), plan), { text: draft(section), notes: [] }, section);
    assert.equal(law.draft(draft('1(2)'), plan).text, draft('1(3)'));
    const moved = law.rename('harbour-act-1990/sec_1', '1A');
    assert.equal(law.draft(draft('1(9)'), moved).text, draft('1A(9)'));
  });

  it('takes a range for one act, whichever its first number was read as', () => {
    const plan = law.insert('hafg/sec_2', '2');
    assert.equal(
      law.draft('Nach §§ 2 bis 3, den §§ 4 oder § 5a HafG.', plan).text,
      'Nach §§ 3 bis 4, den §§ 5 oder § 6a HafG.',
    );
  });

  it('rewrites Korean articles with their branches, ranges and paragraphs', () => {
    const plan = law.insert('항만요금법/art_3', '3');
    const { text, notes } = law.citations('fees.md', plan);
    assert.match(text, /제4조부터 제6조까지를 따른다/);
    assert.match(text, /제4조제1항 및 제6조의2에 따른다/);
    assert.match(text, /제1항의 요금은 전조에 따른다/);
    assert.match(text, /제4조제2항을 준용한다/);
    assert.match(text, /제6조에 따라 통지한다/);
    assert.deepEqual(notes, ['전조'], '제2조 no longer stands before the article');
    const branch = law.rename('항만요금법/art_5-2', '제5조의3');
    assert.match(law.citations('fees.md', branch).text, /제3조제1항 및 제5조의3에 따른다/);
  });

  it('keeps full-width digits, a missing 제 and the blanks of a Korean draft', () => {
    const plan = law.rename('항만요금법/art_3', '13');
    assert.equal(
      law.draft('「항만요금법」 제３조 제1항, 항만요금법 3조 2항', plan).text,
      '「항만요금법」 제１３조 제1항, 항만요금법 13조 2항',
    );
  });

  it('rewrites German sections, lists and details', () => {
    const plan = law.insert('hafg/sec_2', '2');
    const { text, notes } = law.citations('hafg.md', plan);
    assert.match(text, /Es gelten die §§ 3 bis 5 und § 6a Abs\. 2\./);
    assert.match(text, /§ 4 Abs\. 2 Satz 1 gilt\./);
    assert.match(text, /Die §§ 1, 4 und 6a gelten nach § 3\./);
    assert.match(text, /nach Absatz 2 erhoben/);
    assert.deepEqual(notes, []);
    const paragraph = law.rename('hafg/sec_2__para_2', '3');
    assert.match(law.citations('hafg.md', paragraph).text, /nach Absatz 3 erhoben/);
    assert.equal(law.draft('§ 2 Abs. 2 HafG; § 2 II HafG', paragraph).text, '§ 2 Abs. 3 HafG; § 2 III HafG');
  });

  it('notes a range that no longer covers what it covered', () => {
    const plan = law.rename('hafg/sec_3', '30');
    const { text, notes } = law.citations('hafg.md', plan);
    assert.match(text, /Die §§ 1, 30 und 5a gelten/);
    assert.deepEqual(notes, ['§§ 2']);
  });

  it('leaves a range over a number that has left its order as it is, with both ends', () => {
    const plan = law.rename('harbour-act-1990/sec_3', '6');
    const act = 'of the Harbour Act 1990';
    const draft = `See ss 1-3 ${act}, ss 1, 2 to 3 and 12A ${act}, s 3 ${act}.`;
    const { text, notes } = law.draft(draft, plan);
    assert.equal(text, draft.replace(' s 3 of', ' s 6 of'));
    assert.deepEqual(notes, ['ss 1', '2']);
    const korean = '「항만요금법」 제3조부터 제5조까지';
    assert.equal(law.draft(korean, law.rename('항만요금법/art_3', '8')).text, korean);
  });

  it('notes a range that takes in the new number, of this act and no other', () => {
    const plan = law.rename('hafg/sec_2', '5');
    const german = 'Nach §§ 3 bis 4 HafG. Nach §§ 4 bis 5a HafG.';
    assert.deepEqual(law.draft(german, plan), { text: german, notes: ['§§ 4'] });
    const above = 'Nach §§ 4 bis 5a HafG.';
    assert.deepEqual(law.draft(above, law.rename('hafg/sec_3', '1a')), { text: above, notes: [] }, 'below the range');
    const english = 'See ss 4 to 12A of the Harbour Act 1990.';
    assert.deepEqual(law.draft(english, plan), { text: english, notes: [] });
    const mixed = `${english} Nach §§ 4 bis 5a HafG.`;
    assert.deepEqual(law.draft(mixed, plan), { text: mixed, notes: ['§§ 4'] }, 'the draft looks English');
  });

  it('rewrites a German range and list in a draft that looks English', () => {
    const plan = law.insert('hafg/sec_3', '3');
    const compared = 'The master of the ship pays a fee under s 3 of the Harbour Act 1990.';
    assert.equal(
      law.draft(`${compared} Cf. §§ 3 bis 4 HafG, §§ 3, 4 und 5a HafG.`, plan).text,
      `${compared} Cf. §§ 4 bis 5 HafG, §§ 4, 5 und 6a HafG.`,
    );
  });

  it('notes “the following section” where a new one comes in between, and nowhere else', async () => {
    const section = (number: number, text: string): string => `### Section ${number}. Rule ${number}\n\n${text}\n\n`;
    const pointing = await Law.of({
      'quay.md': `# Quay Act 1991\n\n${section(1, 'A quay is lit.')}${section(2, 'The following section applies.')}${section(3, 'A quay is swept.')}${section(4, 'The preceding section applies.')}${section(5, 'A quay is kept.')}`,
    });
    const noted = (at: number): string[] =>
      pointing.citations('quay.md', pointing.insert(`quay-act-1991/sec_${at}`, String(at))).notes;
    assert.deepEqual(noted(2), []);
    assert.deepEqual(noted(3), ['The following section']);
    assert.deepEqual(noted(4), ['The preceding section']);
    assert.deepEqual(noted(5), []);
  });

  it('rewrites a unit that the citation calls by another word than its act', async () => {
    const unit = (word: string): string => `### ${word}. Item\n\n(1) A fee.\n\n(2) A toll.\n\n`;
    const called = await Law.of({
      'harbour.md': `# Harbour Act 1990\n\n${unit('Section 1')}${unit('Section 2')}`,
      'quay.md': `# Quay Act 2001\n\n${unit('Article 1')}${unit('Article 2')}`,
    });
    for (const [before, id, after] of [
      ['article 2 of the Harbour Act 1990', 'harbour-act-1990/sec_2', 'article 7 of the Harbour Act 1990'],
      ['section 2 of the Quay Act 2001', 'quay-act-2001/art_2', 'section 7 of the Quay Act 2001'],
      [
        'article 2, point (2), of the Harbour Act 1990',
        'harbour-act-1990/sec_2__para_2',
        'article 2, point (7), of the Harbour Act 1990',
      ],
      ['regulation 2(2) of the Harbour Act 1990', 'harbour-act-1990/sec_2', 'regulation 7(2) of the Harbour Act 1990'],
    ] as const)
      assert.deepEqual(called.draft(`By ${before}.`, called.rename(id, '7')), { text: `By ${after}.`, notes: [] });
  });

  it('says why it leaves a citation to a person', async () => {
    const section = (number: number): string => `### Section ${number}. Item\n\nText ${number}.\n\n`;
    const sections = `${section(1)}${section(2)}${section(3)}`;
    const harbours = await Law.of({
      'old.md': `# Harbour Act 1990\n\n${sections}`,
      'new.md': `# Harbour Act 2001\n\n${sections}`,
    });
    const plan = harbours.rename('harbour-act-2001/sec_2', '7');
    const either = 'section 2 of the Harbour Act';
    assert.deepEqual(
      harbours.left(`By ${either} and section 1 of the Harbour Act.`, plan),
      [[either, 'It may mean one of several provisions.']],
      'of both acts, and section 1 stays in both',
    );
    assert.deepEqual(
      harbours.left('By section 7 of the Harbour Act 2001, and section 8 of the Harbour Act 2001.', plan),
      [['section 7 of the Harbour Act 2001', 'It cited nothing that is there, and now cites another provision.']],
    );
    assert.deepEqual(
      harbours.left('By sections 1 to 3 of the Harbour Act 2001.', plan),
      [['sections 1', 'The range no longer covers what it covered.']],
      'section 2 has left it',
    );
    assert.deepEqual(
      harbours.left('By sections 1 to 3 of the Harbour Act 1990.', plan),
      [],
      'that of another act covers what it covered',
    );
    assert.deepEqual(harbours.left('By section 2 of the Harbour Act 2001 as in force before 1 May 2010.', plan), [
      [
        'section 2 of the Harbour Act 2001',
        'It cites the wording of another day, and keeps the number that it had then.',
      ],
    ]);
  });

  it('notes “the preceding section” where that leaves its place, and where the section that says so does', async () => {
    const section = (number: number, text: string): string => `### Section ${number}. Item\n\n${text}\n\n`;
    const quay = await Law.of({
      'quay.md': `# Quay Act 1991\n\n${section(1, 'A quay is lit.')}${section(2, 'The preceding section applies.')}${section(3, 'A quay is swept.')}${section(4, 'The preceding section is for ships.')}`,
    });
    const noted = (at: number): string[] =>
      quay.citations('quay.md', quay.rename(`quay-act-1991/sec_${at}`, '9')).notes;
    assert.deepEqual(noted(1), ['The preceding section'], 'section 1 is section 9');
    assert.deepEqual(noted(2), ['The preceding section'], 'what precedes section 9 is section 4');
    assert.deepEqual(quay.citations('quay.md', quay.rename('quay-act-1991/sec_3', '2A')).notes, []);
  });

  it('takes a range of subsections for those of its own section, and none of them for a section', async () => {
    const section = (number: number): string =>
      `### Section ${number}. Item\n\n(1) A quay is lit.\n\n(2) It is swept under subsections (1) to (2).\n\n`;
    const text = `# Quay Act 1991\n\n${section(1)}${section(2)}`;
    const quay = await Law.of({ 'quay.md': text });
    const inserted = quay.citations('quay.md', quay.insert('quay-act-1991/sec_2__para_1', '1'));
    const at = text.lastIndexOf('(1) to (2)');
    assert.deepEqual(inserted, { text: `${text.slice(0, at)}(2) to (3)${text.slice(at + 10)}`, notes: [] });
    const { text: moved, notes } = quay.citations('quay.md', quay.rename('quay-act-1991/sec_1', '1A'));
    assert.deepEqual([moved.split('subsections (1) to (2)').length, notes], [3, []], 'both are as they were');
  });

  it('rewrites the section of a range of its subsections', () => {
    const { text, notes } = law.draft(
      'By section 2(1) to (2) of the Harbour Act 1990.',
      law.rename('harbour-act-1990/sec_2', '6'),
    );
    assert.equal(text, 'By section 6(1) to (2) of the Harbour Act 1990.');
    assert.deepEqual(notes, []);
  });

  it('writes kanji as they were written', async () => {
    const japanese = await Law.of({ 'kowan.jsonl': JAPANESE });
    const draft = (text: string, number: string): string =>
      japanese.draft(text, japanese.rename('港湾法/art_12', number)).text;
    assert.equal(draft('港湾法第十二条第一項', '709'), '港湾法第七百九条第一項');
    assert.equal(draft('港湾法第一二条', '第709条'), '港湾法第七〇九条');
    assert.equal(draft('港湾法12条', '七百九'), '港湾法709条');
    assert.equal(draft('港湾法第十二条', '12の2'), '港湾法第十二条の二');
  });
});
