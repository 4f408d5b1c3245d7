import assert from 'node:assert/strict';
import { LineTable } from '../../../../src/check';
import { RenumberError } from '../../../../src/renumber';
import { numbersAt } from '../../../../src/renumber/statutes/numbersAt';
import { statuteEdits } from '../../../../src/renumber/statutes/statuteSource';
import { Law, readerOf } from '../support';

const HARBOUR = `# Harbour Act 1990

### Section 1. Fees

(1) The master pays.

(2) Twice.

### Section 2. Appeals 2

The master may appeal.

### Section 3. Wharves

A wharf.
`;

const PLAIN = `항만요금법 시행령

제1장 총칙

제1조(목적) 이 영은 요금을 정한다.

제2조(정의) ① 이 영에서 쓰는 말은 다음과 같다.
② 제1항과 같다.

제3조(요금) 요금은 3원으로 한다.
`;

const XML = `<akomaNtoso xmlns="http://docs.oasis-open.org/legaldocml/ns/akn/3.0"><act name="act"><preface><p><docTitle>Quay Act</docTitle></p></preface><body>
<section eId="sec_1"><num>1.</num><heading>Fees</heading><content><p>A fee of 1 crown.</p></content></section>
<section eId="sec_2"><num>2.</num><heading>Appeals</heading><content><p>See section 1.</p></content></section>
</body></act></akomaNtoso>
`;

const LINES = `{"id":"quay-act/sec_1","act":"Quay Act","citation":"Section 1","heading":"Fees","text":"A fee."}
{"id":"quay-act/sec_2","act":"Quay Act","citation":"Section 2","heading":"Appeals","text":"See section 1."}
`;

describe('renumber in statute files', () => {
  it('changes the number in the heading and nothing else', async () => {
    const law = await Law.of({ 'harbour.md': HARBOUR });
    assert.equal(
      law.headings('harbour.md', law.rename('harbour-act-1990/sec_2', '2A')),
      HARBOUR.replace('Section 2.', 'Section 2A.'),
    );
    assert.equal(
      law.headings('harbour.md', law.rename('harbour-act-1990/sec_1__para_2', '3')),
      HARBOUR.replace('(2) Twice', '(3) Twice'),
    );
  });

  it('puts a new section in, in the style of its neighbours, and counts the rest on', async () => {
    const law = await Law.of({ 'harbour.md': HARBOUR });
    assert.equal(
      law.headings('harbour.md', law.insert('harbour-act-1990/sec_2', '2')),
      HARBOUR.replace('### Section 3.', '### Section 4.').replace(
        '### Section 2.',
        '### Section 2. [Heading]\n\n[Text]\n\n### Section 3.',
      ),
    );
    assert.equal(
      law.headings('harbour.md', law.insert('harbour-act-1990/sec_1__para_2', '2')),
      HARBOUR.replace('(2) Twice', '(2) [Text]\n\n(3) Twice'),
    );
    assert.equal(
      law.headings('harbour.md', law.insert('harbour-act-1990/sec_2', '1A')),
      HARBOUR.replace('### Section 2.', '### Section 1A. [Heading]\n\n[Text]\n\n### Section 2.'),
    );
  });

  it('knows Korean articles on one line with their text, and circled paragraphs', async () => {
    const law = await Law.of({ 'decree.txt': PLAIN });
    const id = '항만요금법-시행령';
    assert.equal(
      law.headings('decree.txt', law.insert(`${id}/art_3`, '3')),
      PLAIN.replace('제3조(요금)', '제3조([제목])\n\n[본문]\n\n제4조(요금)'),
    );
    assert.equal(
      law.headings('decree.txt', law.insert(`${id}/art_2__para_1`, '1')),
      PLAIN.replace('② 제1항', '③ 제1항').replace('① 이 영', '① [본문]\n② 이 영'),
    );
    assert.equal(law.headings('decree.txt', law.rename(`${id}/art_3`, '3의2')), PLAIN.replace('제3조', '제3조의2'));
  });

  for (const [title, id, first, second, inserted] of [
    [
      'Code des phares',
      'code-des-phares/art_2',
      'Article 1 - Objet',
      'Article 2 - Tarif',
      'Article 2 - [Intitulé]\n\n[Texte]',
    ],
    [
      'Ley de Faros',
      'ley-de-faros/art_2',
      'Artículo 1. Objeto',
      'Artículo 2. Tarifa',
      'Artículo 2. [Rúbrica]\n\n[Texto]',
    ],
    ['พระราชบัญญัติประภาคาร', 'พระราชบัญญัติประภาคาร/sec_2', 'มาตรา ๑', 'มาตรา ๒', 'มาตรา ๒\n\n[ข้อความ]'],
  ] as const) {
    it(`has placeholders in the language of the act: ${title}`, async () => {
      const words = title.startsWith('พ')
        ? 'ผู้ดูแลต้องจุดไฟ'
        : title.startsWith('L')
          ? 'La ley es de los faros y de las boyas.'
          : "La loi est celle des phares et des bouées de l'État.";
      const text = `# ${title}\n\n### ${first}\n\n${words}\n\n### ${second}\n\n${words}\n`;
      const law = await Law.of({ 'a.md': text });
      const moved = second.replace('2', '3').replace('๒', '๓');
      assert.equal(
        law.headings('a.md', law.insert(id, '2')),
        text.replace(`### ${second}`, `### ${inserted}\n\n### ${moved}`),
      );
    });
  }

  it('puts units in as the ends of lines, the blank lines and the brackets of a file are', async () => {
    const lines = [
      '# Quay Act 2001',
      '',
      '### Section 1. Fees',
      '',
      '(1) A fee.',
      '(2) Twice.',
      '',
      '### Section 2 - Tugs (small)',
      '',
      'A tug.',
      '',
      '### Section 3',
      '',
      'An end.',
      '',
    ];
    const law = await Law.of({ 'quay.md': lines.join('\r\n') });
    const after = (id: string, number: string): string[] =>
      law.headings('quay.md', law.insert(`quay-act-2001/${id}`, number)).split('\r\n');
    const withAdded = (added: string[], at: number, moved: readonly (readonly [number, string])[]): string[] => {
      const all = [...lines];
      for (const [line, text] of moved) all[line] = text;
      return [...all.slice(0, at), ...added, ...all.slice(at)];
    };
    const third = [11, '### Section 4'] as const;
    assert.deepEqual(
      after('sec_2', '2'),
      withAdded(['### Section 2 - [Heading]', '', '[Text]', ''], 7, [[7, '### Section 3 - Tugs (small)'], third]),
    );
    assert.deepEqual(
      after('sec_3', '3'),
      withAdded(['### Section 3', '', '[Text]', ''], 11, [third]),
      'without a heading as the next one',
    );
    assert.deepEqual(after('sec_1__para_2', '2'), withAdded(['(2) [Text]'], 5, [[5, '(3) Twice.']]));
  });

  it('knows the last line of a file that ends without a line’s end', async () => {
    const text = '항만요금법 시행령\n\n제1조(목적) 요금을 정한다.\n\n제2조(요금) 요금은 2원으로 한다.';
    const law = await Law.of({ 'decree.txt': text });
    const renamed = law.headings('decree.txt', law.rename('항만요금법-시행령/art_2', '3'));
    assert.equal(renamed, text.replace('제2조', '제3조'));
    const inserted = law.headings('decree.txt', law.insert('항만요금법-시행령/art_2', '2'));
    assert.equal(inserted, text.replace('제2조(', '제2조([제목])\n\n[본문]\n\n제3조('));
  });

  it('says why a number cannot be changed, and what to do', () => {
    const refusal = (source: string, eId: string, inserted?: { before: string; number: string }): string => {
      const change = {
        act: 0,
        moves: new Map(inserted ? [] : [[eId, '8']]),
        language: 'en',
        ...(inserted && { inserted }),
      };
      const steps = statuteEdits(source, change);
      const read = readerOf(source.startsWith('<') ? 'a.xml' : source.startsWith('{') ? 'a.jsonl' : 'a.md');
      try {
        let step = steps.next();
        while (step.done !== true) step = steps.next(read(step.value));
      } catch (error) {
        assert.ok(error instanceof RenumberError);
        return error.message;
      }
      return '';
    };
    assert.match(refusal(HARBOUR, 'sec_9'), /^The act has changed since it was indexed\. Save it, and try again/u);
    assert.match(refusal(HARBOUR, '', { before: 'sec_9', number: '8' }), /^The act has changed since it was indexed/u);
    assert.match(refusal(LINES, 'sec_2'), /^In JSON lines the number .* by hand; a new provision can be put in/u);
  });

  it('takes along the rules whose numbers begin with that of a rule', async () => {
    const text = '# Market Rules\n\n## Rule 3.2\n\n### Rule 3.2.1\n\nA.\n\n### Rule 3.2.2\n\nB.\n';
    const law = await Law.of({ 'rules.md': text });
    const plan = law.rename('market-rules/rule_3.2', '3.4');
    assert.equal(plan.keepsOrder, true);
    assert.equal(law.headings('rules.md', plan), text.replaceAll('Rule 3.2', 'Rule 3.4'));
  });

  it('changes the printed number of XML', async () => {
    const law = await Law.of({ 'quay.xml': XML });
    assert.equal(law.headings('quay.xml', law.rename('quay-act/sec_1', '1A')), XML.replace('<num>1.', '<num>1A.'));
  });

  it('changes the number in what an annex is called by, and no other one of its title', async () => {
    const annexed = (title: string, number = '1'): string =>
      `<Law Lang="ja"><LawBody><LawTitle>別表法</LawTitle><AppdxTable Num="${number}"><AppdxTableTitle>${title}</AppdxTableTitle><Remarks>船</Remarks></AppdxTable></LawBody></Law>`;
    for (const [title, renumbered] of [
      ['別表第一', '別表第三'],
      ['別表第一（第一条関係）', '別表第三（第一条関係）'],
      ['別表（第一条関係）', '別表（第一条関係）'],
    ] as const) {
      const law = await Law.of({ 'betsu.xml': annexed(title) });
      assert.equal(law.headings('betsu.xml', law.rename('別表法/annex_1', '3')), annexed(renumbered, '3'));
    }
  });

  it('finds no number in a tag, not even in one that is cut off', () => {
    const style = `${'x'.repeat(500)} ${'2 '.repeat(100)}`;
    const source = XML.replace('<num>2.', '<num>Two').replace('<p>See', `<p class="${style}">See`);
    const [provisions = []] = readerOf('quay.xml')(XML);
    assert.deepEqual(numbersAt({ source, lines: new LineTable(source) }, provisions, provisions.length - 1, 'en'), []);
  });

  it('takes the printed number of XML for its own, not one of an attribute', () => {
    const lines = new LineTable(XML);
    const [provisions = []] = readerOf('quay.xml')(XML);
    const [number] = numbersAt({ source: XML, lines }, provisions, provisions.length - 1, 'en');
    assert.equal(number?.start, XML.indexOf('2.</num>'));
  });

  it('changes the number of XML wherever it is stated, or not at all', async () => {
    const code = '<lawDoc xmlns="http://example.org/uslm/2.0"><meta><dc:title>Quay Code</dc:title></meta><main>';
    const section = (number: string, printed = number): string =>
      `<section identifier="/us/s2"><num value="${number}">§ ${printed}.</num><content>(2) stays.</content></section></main></lawDoc>`;
    const law = await Law.of({
      'code.xml': code + section('2'),
      'other.xml': code.replace('Quay', 'Tug') + section('2', 'Two'),
    });
    assert.equal(law.headings('code.xml', law.rename('quay-code/sec_2', '2A')), code + section('2A'));
    assert.throws(
      () => law.headings('other.xml', law.rename('tug-code/sec_2', '3')),
      (error) =>
        error instanceof RenumberError &&
        error.message ===
          'The number does not stand alone at the beginning of its provision in this file, so that it cannot be changed there. Change the file by hand.',
    );
  });

  it('leaves JSON lines alone: their ids are the numbers', async () => {
    const law = await Law.of({ 'quay.jsonl': LINES });
    assert.throws(() => law.headings('quay.jsonl', law.rename('quay-act/sec_1', '1A')), RenumberError);
    assert.throws(() => law.headings('quay.jsonl', law.rename('quay-act/sec_2', '3')), RenumberError);
  });
});
