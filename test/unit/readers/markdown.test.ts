import assert from 'node:assert/strict';
import { byEId, readFixture, readText } from './helpers';

describe('readers/markdown: the plain layout', () => {
  const result = readFixture('harbour-act.md');
  const provisions = byEId(result);

  it('names the act from its title line and front matter', () => {
    const { act } = result.documents[0]!;
    assert.equal(act.key, 'ha');
    assert.equal(act.title, 'Harbour Act 2019');
    assert.equal(act.abbreviation, 'HA');
    assert.deepEqual(act.aliases, ['Port Law', 'Harbour Act']);
    assert.equal(act.language, 'en');
  });

  it('gives every unit its path, parents before children', () => {
    assert.deepEqual(
      [...provisions.keys()],
      [
        'part_1',
        'sec_1',
        'sec_2',
        'sec_2__para_1',
        'sec_2__para_2',
        'sec_3',
        'sec_4',
        'sec_5',
        'part_2',
        'sec_6',
        'sec_6__para_1',
        'sec_6__para_2',
        'annex_1',
        'annex_1__sec_1',
        'annex_1__sec_1__para_1',
      ],
    );
    assert.equal(provisions.get('sec_2__para_1')?.parent, 'ha/sec_2');
    assert.equal(provisions.get('sec_2')?.parent, 'ha/part_1');
    assert.equal(provisions.get('part_1')?.parent, undefined);
  });

  it('joins wrapped lines and keeps list items on lines of their own', () => {
    assert.equal(
      provisions.get('sec_1')?.text,
      'In this Act:\n1. "berth" means a place where a vessel may lie;\n2. "vessel" means anything that floats.',
    );
    assert.equal(
      provisions.get('sec_2__para_1')?.text,
      'The Republic of Veldria appoints a harbour master for each port.',
    );
  });

  it('reads "1." as a paragraph where a section starts with it, and as a point after a lead-in', () => {
    assert.equal(provisions.get('sec_6__para_1')?.text, 'A vessel pays a fee of 20 crowns.');
    assert.equal(provisions.has('sec_1__para_1'), false);
  });

  it('reads a German paragraph whose mark is indented behind a table, and no smaller number', () => {
    const text =
      '# Kaigesetz\n\n## § 1 Netze\n\n(1) Die Netze werden von der Wache getrocknet.\n\n*    *\n\n   (2) Die Taue nicht.\n\n   (1) Kein neuer.\n';
    const ids = [...byEId(readText('kai.md', text)).keys()];
    assert.deepEqual(ids, ['sec_1', 'sec_1__para_1', 'sec_1__para_2']);
  });

  it('makes one repealed provision for each number of a range', () => {
    const repealed = [...provisions].filter(([, { status }]) => status === 'repealed').map(([eId]) => eId);
    assert.deepEqual(repealed, ['sec_3', 'sec_4', 'sec_5']);
  });

  it('ranges reach from the heading to the last line of the subtree', () => {
    assert.deepEqual(provisions.get('sec_2')?.range, {
      start: { line: 17, character: 0 },
      end: { line: 26, character: 14 },
    });
    assert.deepEqual(provisions.get('sec_2__para_1')?.range, {
      start: { line: 19, character: 0 },
      end: { line: 20, character: 21 },
    });
  });

  for (const [heading, eId, words] of [
    ['Article 5 (Cargo)', 'art_5', 'Cargo'],
    ['제5조(정의)', 'art_5', '정의'],
    ['제5조의2(정의)', 'art_5-2', '정의'],
    ['§ 5a Titel', 'sec_5a', 'Titel'],
    ['Rule 3.2.1 Lamps', 'rule_3.2.1', 'Lamps'],
    ['12. Lamps', 'sec_12', 'Lamps'],
    ['Chapter IV - Lamps', 'chp_iv', 'Lamps'],
    ['Siebenundzwanzigster Abschnitt - Lampen', 'dvs_27', 'Lampen'],
    ['Second Schedule: Lamps', 'annex_2', 'Lamps'],
  ] as const) {
    it(`reads the heading "${heading}" as ${eId}`, () => {
      const provision = byEId(readText('a.md', `# Lamp Act\n\n## ${heading}\n\nThe text of it.\n`)).get(eId);
      assert.equal(provision?.heading, words);
      assert.equal(provision.text, 'The text of it.');
    });
  }

  it('keeps the full chain where each part counts its sections anew', () => {
    const text = '# Act\n\n## Part 1\n\n### Section 1. A\n\nOne.\n\n## Part 2\n\n### Section 1. B\n\n(1) Two.\n';
    const provisions = byEId(readText('a.md', text));
    assert.equal(provisions.get('sec_1')?.text, 'One.');
    assert.equal(provisions.get('part_2__sec_1__para_1')?.text, 'Two.');
  });

  it('reports a number that is used twice and keeps both', () => {
    const result = readText('a.md', '# Act\n\n## Section 1. A\n\nOne.\n\n## Section 1. B\n\n(1) Two.\n');
    assert.equal(byEId(result).get('sec_1~2__para_1')?.text, 'Two.');
    assert.deepEqual(
      result.problems.map(({ line, severity }) => ({ line, severity })),
      [{ line: 7, severity: 'warning' }],
    );
  });

  it('finds articles on plain lines where no heading names one', () => {
    const provisions = byEId(readText('a.md', '# 등대법\n\n## 제1장 총칙\n\n제1조(목적) 등대를 정한다.\n'));
    assert.equal(provisions.get('art_1')?.text, '등대를 정한다.');
    assert.equal(provisions.get('art_1')?.parent, '등대법/chp_1');
  });

  it('keeps text straight under a heading out of the heading', () => {
    const text = '---\nabbreviation: LA\n---\n# Lamp Act\nHinweis: this is law.\n## Section 1. A\nLit.\n';
    const provisions = byEId(readText('a.md', text));
    assert.equal(provisions.get('sec_1')?.heading, 'A');
    assert.equal(provisions.get('sec_1')?.text, 'Lit.');
    assert.equal(provisions.get('preamble')?.text, 'Hinweis: this is law.');
  });

  it('says that a README holds no act', () => {
    const result = readText('README.md', '# How to build\n\nRun the build.\n\n## 1. Install\n\nInstall it.\n');
    assert.deepEqual(result.documents, []);
    assert.deepEqual(
      result.problems.map(({ severity }) => severity),
      ['information'],
    );
  });
});

describe('readers/markdown: the published German layout', () => {
  const result = readFixture('hafenordnung.md');
  const provisions = byEId(result);

  it('names the act and the forms its abbreviation is cited in', () => {
    const { act } = result.documents[0]!;
    assert.equal(act.key, 'hfo-2011');
    assert.equal(act.title, 'Hafenordnung der Freien Stadt Nordheim');
    assert.deepEqual(act.aliases, ['hfo_2011', 'HfO']);
    assert.equal(act.language, 'de');
  });

  it('leaves out the metadata under the title and nothing else', () => {
    assert.deepEqual([...provisions.keys()].slice(0, 2), ['preamble', 'preamble_eingangsformel']);
    assert.equal(provisions.get('preamble')?.text, 'Diese Ordnung dient dem Frieden der Häfen.');
    assert.equal(provisions.get('preamble_eingangsformel')?.text, 'Der Rat der Stadt hat beschlossen:');
  });

  it('joins a word broken at its hyphen, and leaves the hyphen of a shortened word', () => {
    assert.match(provisions.get('sec_1')!.text, /geltenden Kraftfahrzeug-Haftpflichten, See- und Landwege\.$/u);
  });

  it('reads repealed ranges and paragraphs', () => {
    assert.deepEqual(
      ['sec_2', 'sec_3', 'sec_4', 'sec_5__para_1a'].map((eId) => provisions.get(eId)?.status),
      ['repealed', 'repealed', 'repealed', 'repealed'],
    );
    assert.equal(provisions.get('sec_5')?.status, 'in-force');
  });

  it('keeps lists in the paragraph, one line an item', () => {
    assert.match(provisions.get('sec_5__para_1')!.text, /\n2\. {2}Boote, die\na\) {2}treiben oder\nb\) {2}sinken\.$/u);
  });

  it('takes a wrapped citation for text, not for a paragraph', () => {
    assert.equal(provisions.has('sec_5__para_3'), false);
    assert.match(provisions.get('sec_5__para_2')!.text, /nach Maßgabe des \(3\) genannten Plans\.$/u);
  });

  it('puts a section inside the article of the same depth, and repeated sections inside the annex', () => {
    assert.equal(provisions.get('art_1__sec_1__para_1')?.text, 'Alte Verträge gelten fort.');
    assert.equal(provisions.get('annex_1__sec_1')?.text, 'Es gibt keine.');
    assert.equal(provisions.get('hcontainer_schlussformel')?.parent, undefined);
  });

  it('reads a table of nested bullets by row, and bold lines of an annex as its divisions', () => {
    assert.equal(provisions.get('annex_1')?.text, 'Nr. | Platz\n1 | Nordkai');
    assert.equal(provisions.get('annex_1__part_b__para_1')?.text, 'Keine Ausnahmen gelten.');
  });

  it('takes the mark of a footnote off and parts what it stood between', () => {
    const text =
      '# Kaigesetz\n\n### § 1\n\nEs gilt:\n\n1.  Licht,\n\n2.[^a]\n  Öl[^b] und\n\n3.  folgendes[^c]: Wasser.\n\n[^a]: Ein Hinweis.\n';
    assert.equal(
      byEId(readText('kaigesetz.md', text)).get('sec_1')?.text,
      'Es gilt:\n1.  Licht,\n2. Öl und\n3.  folgendes: Wasser.\nEin Hinweis.',
    );
  });

  it('takes an item whose words go on below it for no heading, where an act has no sections', () => {
    const text =
      '# Kairichtlinien\n\n## I. Allgemeines\n\n(1) Es gilt\n\na)  Lampen sind\n    blau;\n\nb)\n    aa)  Öl ist\n        rein.\n\n(2) Absatz 1 gilt.\n';
    assert.deepEqual(
      [...byEId(readText('kairichtlinien.md', text)).keys()].slice(1).map((eId) => eId.replace(/^.*__/u, '')),
      ['para_1', 'para_2'],
    );
  });
});
