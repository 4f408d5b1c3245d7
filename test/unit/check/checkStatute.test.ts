import assert from 'node:assert/strict';
import { indexOf } from '../support/indexOf';
import { checkLaw, HARBOUR, sampleIndex, told } from './support';

const FILE = '/law/ropes.md';
const ACT = `# Ropes Act

### Section 1. Ropes

(1) A rope is inspected under section 2
    and under section 30.

(2) A fee is due under section 9 of the Seafarers Act 2009 and section 40.

### Section 2. Inspection

The inspector, under section 1(7), cuts a rope. See section 3.

### Section 3. Chains

Repealed.
`;

describe('check/checkStatute', () => {
  it('finds dead references of an act to itself, and none in a provision that speaks of another act', async () => {
    const index = await indexOf({ 'ropes.md': ACT });
    assert.deepEqual(told(checkLaw(ACT, FILE, index), ACT), [
      'missing-provision: section 30',
      'paragraph-out-of-range: section 1(7)',
      'repealed-provision: section 3',
    ]);
  });

  it('finds nothing in sound law', async () => {
    assert.deepEqual(checkLaw(HARBOUR, '/law/harbour.md', await sampleIndex()), []);
  });

  it('finds nothing in a file that is not of the corpus', async () => {
    assert.deepEqual(checkLaw(ACT, '/elsewhere/ropes.md', await sampleIndex()), []);
  });

  it('tells an act in corner brackets from a term, as Japanese law defines them', async () => {
    const terms = '# 港湾法\n\n## 第一条\n\n「船舶」とは、船をいう。第九条の規定による。\n\n## 第二条\n\n灯火。\n';
    const index = await indexOf({ 'port.md': terms });
    assert.deepEqual(told(checkLaw(terms, '/law/port.md', index), terms), ['missing-provision: 第九条']);
    const acts = '# 항만법\n\n## 제1조\n\n「등대법」 중 제9조에 따른다.\n\n## 제2조\n\n등화.\n';
    assert.deepEqual(checkLaw(acts, '/law/pier.md', await indexOf({ 'pier.md': acts })), []);
  });

  it('finds nothing near words for former law', async () => {
    const text =
      '# Kaigesetz\n\n### § 1 Netze\n\nEs gilt § 9 in der Fassung dieses Gesetzes vom 3. Mai 1990. Es gilt § 8.\n\n### § 2 Taue\n\nTaue.\n';
    const index = await indexOf({ 'kai.md': text });
    assert.deepEqual(told(checkLaw(text, '/law/kai.md', index), text), []);
    const plain = text.replace(/Es gilt § 9[^.]*\. Mai 1990\. /u, '');
    assert.deepEqual(told(checkLaw(plain, '/law/kai.md', await indexOf({ 'kai.md': plain })), plain), [
      'missing-provision: § 8',
    ]);
  });

  it('finds no mistake in an act’s references to itself once all of it has lapsed', async () => {
    const lapsed = ACT.replace('# Ropes Act\n', '---\nuntil: 2001-12-31\n---\n\n# Ropes Act\n');
    const index = await indexOf({ 'ropes.md': lapsed });
    assert.deepEqual(told(checkLaw(lapsed, FILE, index), lapsed), [
      'missing-provision: section 30',
      'paragraph-out-of-range: section 1(7)',
      'repealed-provision: section 3',
    ]);
  });

  const kai = async (text: string): Promise<string[]> => {
    const act = `# Kaigesetz (KaiG)\n\n${text}`;
    const others = '# Bootsgesetz (BootG)\n\n### § 2 Boote\n\nBoote.\n\n### § 4 Segel\n\nSegel.\n';
    const index = await indexOf({ 'kai.md': act, 'boot.md': others });
    return told(checkLaw(act, '/law/kai.md', index), act);
  };

  it('gives a list to the act that it ends with where the own one has lost a member', async () => {
    const own = '### § 2 Netze\n\nNetze.\n\n### § 4\n\n(weggefallen)\n\n### § 5 Taue\n\nTaue.\n';
    const list = '### § 1 Kai\n\nEs gelten der § 5 sowie die Vorschriften der\n§§ 2, 4 des Bootsgesetzes.\n\n';
    assert.deepEqual(await kai(list + own), []);
    const alone = '### § 1 Kai\n\nEs gelten die Vorschriften der\n§§ 2, 4.\n\n';
    assert.deepEqual(await kai(alone + own), ['repealed-provision: 4']);
  });

  it('counts the ends of a range from where they are cited, in acts whose articles count their own sections', async () => {
    const items = Array.from({ length: 9 }, (_, at) => `${at + 1}.  Tau ${at + 1};`).join('\n');
    const act = (last: number): string =>
      `## Art 1\n\nNetze.\n\n## Art 2\n\n### § 1 Taue\n\n(1) Anzugeben sind\n\n${items}\n\n(2) Taue.\n\n### § 2 Segel\n\nEs gilt § 1 Absatz 1 Nummer 2 bis ${last}.\n\n## Art 3\n\n### § 1 Boote\n\nBoote.\n`;
    assert.deepEqual(await kai(act(8)), []);
    assert.deepEqual(await kai(act(12)), ['paragraph-out-of-range: § 1 Absatz 1 Nummer 2 bis 12']);
  });

  it('leaves open what may be of another text, or not in the source', async () => {
    const rest = '### § 2 Netze\n\nNetze.\n\n### § 3\n\n(weggefallen)\n\n### § 4\n\n-\n';
    const of = (sentence: string): Promise<string[]> => kai(`### § 1 Kai\n\n${sentence}\n\n${rest}`);
    assert.deepEqual(await of('Es gilt § 3.'), ['repealed-provision: § 3']);
    assert.deepEqual(await of('Es gilt § 7.'), ['missing-provision: § 7']);
    // Far beyond the last section, an annex of an act that has none, a unit without its text.
    assert.deepEqual(await of('Es gilt § 63 Absatz 2, Anlage 2 und § 4 Absatz 3.'), []);
    // Former law, the coming into force, other rules.
    assert.deepEqual(await of('Es sind § 3 und § 2 in der bis zum 3. Mai 1990 geltenden Fassung anzuwenden.'), []);
    assert.deepEqual(await of('§ 3 tritt am 3. Mai 1990 in Kraft.'), []);
    assert.deepEqual(await of('Es gilt § 7 der Dienstbootsvorschriften.'), []);
  });

  it('leaves open what an act that changed others says of its articles', async () => {
    const articles = (gone: string): string =>
      `## (XXXX) Art 1 ${gone}(weggefallen)\n\n## Art 5 Übergang\n\nDie auf Artikel 1 beruhenden Teile gelten.\n\n## Art 6 Boote\n\nBoote.\n\n## Art 7 Taue\n\nTaue.\n`;
    assert.deepEqual(await kai(articles('bis 4 ')), []);
    assert.deepEqual(await kai(articles('')), ['repealed-provision: Artikel 1']);
  });

  describe('in German law', () => {
    /** What is told of § 1 of an act whose § 3 is repealed, and that has four sections. */
    const toldOf = async (first: string, heading = '## § 1'): Promise<readonly string[]> => {
      const act = `# Hafenordnung (HafO)\n\n${heading}\n\n${first}\n\n## § 2\n\n(1) Eins.\n\n(2) Zwei.\n\n## § 3 (weggefallen)\n\n-\n\n## § 4 Boote\n\n(1) Boote.\n\n(2) Kähne.\n\n(3) Schuten.\n`;
      const index = await indexOf({ 'hafo.md': act });
      return told(checkLaw(act, '/law/hafo.md', index), act);
    };

    it('leaves open what an annex reprints of a treaty of its day', async () => {
      assert.deepEqual(await toldOf('§ 3 gilt weiter.'), ['repealed-provision: § 3']);
      assert.deepEqual(await toldOf('§ 3 gilt weiter.', '## Anhang EV - Maßgaben'), []);
      assert.deepEqual(await toldOf('§ 3 gilt weiter.', '## Anhang Evakuierung'), ['repealed-provision: § 3']);
    });

    it('gives what the act has lost to what its list ends with, known or not', async () => {
      assert.deepEqual(await toldOf('Wer die Pflicht nach § 3, § 7 und § 9 des Kaigesetzes verletzt, zahlt.'), []);
      assert.deepEqual(await toldOf('Wer die Pflicht nach § 3 verletzt und § 9 des Kaigesetzes, zahlt.'), [
        'repealed-provision: § 3',
      ]);
      assert.deepEqual(await toldOf('Das Kaigesetz ist mit Ausnahme des § 3 nicht anzuwenden.'), []);
      assert.deepEqual(await toldOf('Das Kaigesetz ist nach § 3 nicht anzuwenden.'), ['repealed-provision: § 3']);
    });

    it('leaves open what is of something named behind it, but not what is of the text itself', async () => {
      assert.deepEqual(await toldOf('Die Kosten trägt nach § 2 Abs. 4 der Bestimmungen der Eigner.'), []);
      assert.deepEqual(await toldOf('Es gilt § 2 Abs. 4 dieser Vorschrift.'), ['paragraph-out-of-range: § 2 Abs. 4']);
      assert.deepEqual(await toldOf('Es gilt § 2 Abs. 4 der Boote wegen.'), ['paragraph-out-of-range: § 2 Abs. 4']);
    });

    it('knows that a list speaks of former wordings from what opens it, and a provision from where it is cited again', async () => {
      const items = '1. § 2 Abs. 1,\n\n2. § 3.';
      assert.deepEqual(await toldOf(`In ihrer bis zum 3. Mai 2019 geltenden Fassung sind anzuwenden:\n\n${items}`), []);
      assert.deepEqual(await toldOf(`Seit dem 3. Mai 2019 sind anzuwenden:\n\n${items}`), ['repealed-provision: § 3']);
      const far = 'Der Hafenmeister hat den Eignern der Boote die Tafeln zu zeigen und zu erklären. '.repeat(3);
      const wording = 'Es gilt § 3 in der Fassung der Bekanntmachung vom 3. Mai 2002.';
      assert.deepEqual(await toldOf(`${wording} ${far} Wer § 3 verletzt, zahlt.`), []);
      assert.deepEqual(await toldOf(`${wording.replace('§ 3', '§ 4')} ${far} Wer § 3 verletzt, zahlt.`), [
        'repealed-provision: § 3',
      ]);
    });

    it('leaves open numbers of chapters in an act that has none', async () => {
      assert.deepEqual(await toldOf('Das Zeugnis nach Anhang III § 6.02 gilt.'), []);
    });

    it('counts the paragraphs of a list from the section at its head, whatever stands in brackets behind that', async () => {
      assert.deepEqual(await toldOf('Es gelten\n\n1.  § 4 (Boote)\n\n    a) Absatz 1,\n\n    b) Absatz 3.'), []);
      assert.deepEqual(await toldOf('(1) Es gelten\n\n1.  § 4 (Boote)\n\n    a) Absatz 1,\n\n    b) Absatz 7.'), [
        'paragraph-out-of-range: Absatz 7',
      ]);
    });

    it('leaves open a list of which the act lacks a member, and the articles of a treaty that the act approves', async () => {
      const list =
        'Wer nach §§ 2, 3 Absatz 1, den §§ 23a, 104a oder als Kind eines Eigners nach § 4 oder den §§ 7 bis 9';
      assert.deepEqual(await toldOf(`${list} des Kaigesetzes wohnt.`), []);
      assert.deepEqual(await toldOf('Wer nach den §§ 2, 3 Absatz 1 als Kind nach dem Kaigesetz wohnt.'), [
        'repealed-provision: 3 Absatz 1',
      ]);
      const approving = async (title: string): Promise<readonly string[]> => {
        const text = `# ${title}\n\n## Art 1\n\nZugestimmt.\n\n## Art 2\n\nDie Kosten der Fälle des Artikels 9 Abs. 3 trägt der Hafen.\n`;
        return told(checkLaw(text, '/law/kai.md', await indexOf({ 'kai.md': text })), text);
      };
      assert.deepEqual(await approving('Gesetz zu dem Kaiabkommen vom 3. Mai 1990'), []);
      assert.deepEqual(await approving('Gesetz zu den Kais'), ['missing-provision: Artikels 9 Abs. 3']);
    });

    it('gives a section that is read with an annex to the act of the annex', async () => {
      assert.deepEqual(
        await toldOf('Für die in § 3 in Verbindung mit der Anlage des Kaigesetzes genannten Boote.'),
        [],
      );
      assert.deepEqual(await toldOf('Für die in § 3 in Verbindung mit der Anlage genannten Boote.'), [
        'repealed-provision: § 3',
      ]);
    });

    it('knows that a provision is spoken of as repealed', async () => {
      assert.deepEqual(await toldOf('Was wegen der Aufhebung des § 3 nicht gilt, gilt fort.'), []);
    });

    it('reads no number of a measure as that of a provision', async () => {
      const measures =
        'Das Entgelt beträgt vorbehaltlich des folgenden Absatzes 19 Prozent, wenn die Last des Anhangs 600 t überschreitet.';
      assert.deepEqual(await toldOf(measures), []);
      assert.deepEqual(await toldOf('Vgl. II Abs. 9 und die Regel II/3 Absatz 7.'), []);
      assert.deepEqual(await toldOf('Vorbehaltlich des Absatzes 19 gilt das.'), [
        'paragraph-out-of-range: Absatzes 19',
      ]);
    });

    it('counts a paragraph that the own section has lost from what a penalty or an exception goes on from', async () => {
      const act = (sentence: string): string =>
        `# Hafenordnung\n\n## § 1\n\n(1) Eins.\n\n(2) In den Fällen gilt:\n\n1.  ${sentence}\n\n(3) (weggefallen)\n\n## § 2\n\n(1) Eins. Zwei.\n\n(2) Zwei.\n\n(3) Drei.\n`;
      const of = async (sentence: string): Promise<readonly string[]> => {
        const text = act(sentence);
        return told(checkLaw(text, '/law/hafo.md', await indexOf({ 'hafo.md': text })), text);
      };
      const goesOn = ', jeweils in Verbindung mit einer vollziehbaren Rechtsverordnung nach Absatz 3';
      assert.deepEqual(await of(`entgegen § 2 Absatz 1${goesOn}, anlegt.`), []);
      assert.deepEqual(await of('entgegen Absatz 3 anlegt.'), ['repealed-provision: Absatz 3']);
      const excepted = await of('In den Fällen des § 2 und des Absatzes 1, ausgenommen Satz 1, zahlt er.');
      assert.deepEqual(excepted, []);
    });

    it('takes the words in front of a second paragraph for the first, and the parts of an annex for the annex', async () => {
      const rest = '## § 2\n\nWer anlegt, zahlt.\n\n(2) Er zahlt sofort.\n\n(3) Er zahlt bar.\n';
      const of = async (sentence: string): Promise<readonly string[]> => {
        const text = `# Hafenordnung\n\n## § 1\n\n${sentence}\n\n${rest}\n## Anlage 2.1 Boote\n\nBoote.\n\n## Anlage 2.2 Kähne\n\nKähne.\n`;
        return told(checkLaw(text, '/law/hafo.md', await indexOf({ 'hafo.md': text })), text);
      };
      assert.deepEqual(await of('Es gilt § 2 Absatz 1 und Anlage 2.'), []);
      assert.deepEqual(await of('Es gilt § 2 Absatz 4 und Anlage 3.'), [
        'paragraph-out-of-range: § 2 Absatz 4',
        'missing-provision: Anlage 3',
      ]);
    });

    it('leaves open the articles of an act that changed others by its title', async () => {
      const of = async (title: string): Promise<readonly string[]> => {
        const text = `# ${title}\n\n## (XXXX) Art 1 (weggefallen)\n\n## Art 2 Netze\n\nWas nach Artikel 1 gilt, gilt hier.\n\n## Art 3 Boote\n\nBoote.\n\n## Art 4 Kähne\n\nKähne.\n`;
        return told(checkLaw(text, '/law/hafo.md', await indexOf({ 'hafo.md': text })), text);
      };
      assert.deepEqual(await of('Dritte Verordnung zur Änderung der Hafenordnung'), []);
      assert.deepEqual(await of('Dritte Verordnung über die Häfen'), ['repealed-provision: Artikel 1']);
    });
  });
});
