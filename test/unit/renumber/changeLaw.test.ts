import assert from 'node:assert/strict';
import { planRename, RenumberError } from '../../../src/renumber';
import { actsOfTests, AQUACULTURE, DECREE, HARBOUR_LAW, HARBOURS } from '../support/acts';
import { left, MemoryHost } from './memoryHost';

const MEMO = `# Memorandum

The pilot may appeal under section 10(1) of the Harbours and Pilotage Act 2012, and sections 9 to 11 of that Act apply.
`;

describe('a change of the law of a folder', () => {
  let host: MemoryHost;
  before(async () => {
    host = await MemoryHost.of(actsOfTests());
  });
  beforeEach(() => {
    for (const state of [host.drafts, host.open, host.refused, host.sizes]) state.clear();
    host.reports.length = 0;
    host.reads.length = 0;
    host.drafts.set('memo.md', MEMO);
  });

  it('changes the heading, the citations of statutes and a draft, and nothing else', async () => {
    const changes = await host.rename('harbours-act/sec_10', '10A');
    const harbours = host.after(changes, HARBOURS);
    assert.match(harbours, /^### Section 10A\. /mu);
    assert.equal(harbours.replaceAll('10A', '10'), host.files[HARBOURS], 'nothing but the number differs');
    assert.equal(
      host.after(changes, 'memo.md'),
      MEMO.replace('section 10(1)', 'section 10A(1)'),
      'the range ends in other sections',
    );
    assert.deepEqual(changes.unread, []);
  });

  it('says of each change whether it is of the heading, of a statute or of a draft', async () => {
    const changes = await host.rename('harbours-act/sec_10', '10A');
    const groups = changes.changed().map(({ present, edits }) => [present.id, ...edits.map(({ group }) => group)]);
    const [harbours, ...others] = groups;
    assert.equal(harbours![0], `/law/${HARBOURS}`);
    assert.deepEqual(harbours!.slice(1).filter((group) => group === 'definition').length, 1, 'one heading');
    assert.ok(harbours!.slice(1).every((group) => group === 'definition' || group === 'statutes'));
    assert.deepEqual(others.at(-1), ['/law/memo.md', 'drafts']);
  });

  it('reads each file once, and those alone that cite what moves', async () => {
    const changes = await host.insert('연안양식업법/art_8', '8');
    assert.ok(changes.changed().length > 1);
    assert.equal(new Set(host.reads).size, host.reads.length);
    assert.ok(!host.reads.includes(`/law/${HARBOURS}`), host.reads.join());
  });

  it('carries Korean numbers into the decree that was made under the act', async () => {
    const changes = await host.insert('연안양식업법/art_8', '8');
    const act = host.after(changes, AQUACULTURE);
    assert.match(act, /^### 제8조\(\[제목\]\)\n\n\[본문\]\n\n### 제9조\(면허의 취소 등\)$/mu);
    assert.match(act, /^### 제9조의2\(/mu);
    assert.match(act, /3\. 제9조제1항에 따라 면허가 취소된 날부터/u);
    const decree = host.after(changes, DECREE);
    assert.match(decree, /법 제9조제3항에 따른 처분의 세부 기준/u);
    assert.match(decree, /법 제9조의2제2항에 따른 과징금/u);
    assert.match(decree, /^제8조\(과징금의 금액\)/mu, "the decree's own article 8 stays");
  });

  it('reads what is open as it is open', async () => {
    const open = host.files[HARBOURS]!.replace('## Part 1', 'A new line.\n\n## Part 1');
    host.open.set(`/law/${HARBOURS}`, `${open}\n\nSee section 10(2) too.\n`);
    host.open.set(
      'untitled:Draft',
      'Section 10(1) of the Harbours Act, not section 10 of the Official Documents Act 2011.',
    );
    const changes = await host.rename('harbours-act/sec_10', '10A');
    const harbours = host.after(changes, HARBOURS);
    assert.match(harbours, /^### Section 10A\. /mu);
    assert.match(harbours, /See section 10A\(2\) too\./u);
    assert.equal(
      host.after(changes, 'untitled:Draft'),
      'Section 10A(1) of the Harbours Act, not section 10 of the Official Documents Act 2011.',
    );
  });

  it('reads citations over the ends of lines, and no heading as a part of one', async () => {
    const text = 'Es gelten die §§ 1,\n2 bis 3, den\n§§ 4 oder\n§ 2 Abs. 1 des Hafengesetzes.\n';
    host.open.set('untitled:Draft', `## Art 2\n\n${text}`);
    const changes = await host.insert('hafg/sec_2', '2');
    assert.equal(
      host.after(changes, 'untitled:Draft'),
      '## Art 2\n\nEs gelten die §§ 1,\n3 bis 4, den\n§§ 5 oder\n§ 3 Abs. 1 des Hafengesetzes.\n',
    );
  });

  it('keeps the ends of lines in LaTeX, where they may end a comment', async () => {
    host.open.set('memo.tex', '% Nach dem\n§ 3 HafG gilt das.\n');
    const changes = await host.rename('hafg/sec_3', '3a');
    assert.equal(host.after(changes, 'memo.tex'), '% Nach dem\n§ 3a HafG gilt das.\n');
  });

  it('leaves to a person what cannot be rewritten, where it stands after the changes', async () => {
    const text =
      'Section 12(1) of the Harbours Act.\n\nSee section 1<b>2</b>(1) of the Harbours and Pilotage Act 2012.';
    host.open.set('memo.html', text);
    const changes = await host.rename('harbours-act/sec_12', '12345');
    const [place] = changes.left().filter(({ id }) => id === 'memo.html');
    assert.ok(place, left(changes).join('; '));
    assert.equal(place.text, '12');
    assert.match(place.reason, /markup/u);
    const after = host.after(changes, 'memo.html').split('\n');
    const { start, end } = place.range;
    assert.equal(start.line, 2);
    assert.equal(after[2]!.slice(start.character, end.character), '1<b>2');
  });

  it('says which files it cannot read, and why', async () => {
    host.refused.set('/law/memo.md', 'It is not in Unicode.');
    const changes = await host.rename('harbours-act/sec_10', '10A');
    assert.deepEqual(changes.unread, ['memo.md was not changed. It is not in Unicode.']);
  });

  it('fails where the act itself cannot be read, and says why', async () => {
    host.refused.set(`/law/${HARBOURS}`, 'It is not in Unicode.');
    await assert.rejects(host.rename('harbours-act/sec_10', '10A'), {
      name: 'RenumberError',
      message: `${HARBOURS} does not hold the act as it was indexed. It is not in Unicode.`,
    });
  });

  it('fails where the file no longer holds the act, and says what to do', async () => {
    host.open.set(`/law/${HARBOURS}`, 'Nothing is left of it.');
    await assert.rejects(host.rename('harbours-act/sec_10', '10A'), /as it was indexed\. Save it, and try again/u);
  });

  it('names the provision that its file no longer has, where it cites what moves', async () => {
    host.open.set(`/law/${DECREE}`, 'Nothing is left of it.');
    const changes = await host.insert('연안양식업법/art_8', '8');
    assert.ok(
      changes.unread.some((line) => /연안양식업법 시행령.*was not found in its file\.$/u.test(line)),
      changes.unread.join('; '),
    );
    const quiet = await host.rename('harbours-act/sec_10', '10A');
    assert.deepEqual(quiet.unread, [], 'it does not cite that one');
  });

  it('names none that its file no longer has and that cites nothing that moves', async () => {
    host.open.set(`/law/${HARBOUR_LAW}`, host.files[HARBOUR_LAW]!.replace(/### § 4[^]*/u, ''));
    assert.deepEqual((await host.rename('hafg/sec_1', '1a')).unread, []);
  });

  it('leaves out drafts that are too large or too many, and counts them', async () => {
    const size = 4 << 20;
    host.sizes.set('/law/memo.md', size + 1);
    const one = await host.rename('harbours-act/sec_10', '10A');
    assert.equal(host.after(one, 'memo.md'), MEMO);
    assert.match(one.unread.join(), /^1 draft was not looked at/u);
    host.sizes.set('/law/memo.md', size);
    assert.deepEqual((await host.rename('harbours-act/sec_10', '10A')).unread, [], 'the largest that is read');
    for (let at = 0; at < 20; at += 1) {
      host.drafts.set(`memo${at}.md`, MEMO);
      host.sizes.set(`/law/memo${at}.md`, size);
    }
    const many = await host.rename('harbours-act/sec_10', '10A');
    assert.match(many.unread.join(), /^5 drafts were not looked at/u, '64 MB are sixteen of 21');
    assert.deepEqual(host.reports.slice(-2), ['15 of 16 drafts', '16 of 16 drafts']);
  });

  it('renames an act where it is named', async () => {
    host.open.set(
      'untitled:Draft',
      'Section 10 of the Harbours and Pilotage Act 2012; the Harbours Act 1900; Harbours Act s. 3.',
    );
    const changes = await host.renameAct('Harbours and Pilotage Act 2012', 'Ports Act 2020');
    assert.match(host.after(changes, HARBOURS), /^Title: Ports Act 2020$/mu);
    assert.match(host.after(changes, HARBOURS), /^# Ports Act 2020$/mu);
    assert.match(host.after(changes, AQUACULTURE), /「Ports Act 2020」에 특별한 규정/u);
    assert.equal(
      host.after(changes, 'untitled:Draft'),
      'Section 10 of the Ports Act 2020; the Harbours Act 1900; Harbours Act s. 3.',
    );
  });

  it('says which acts are named after one that is renamed', async () => {
    const changes = await host.renameAct('연안양식업법', '해안양식업법');
    assert.ok(changes.unread.includes('“연안양식업법 시행령” has “연안양식업법” in its name, and keeps it.'));
    const decree = host.after(changes, DECREE);
    assert.match(decree, /^연안양식업법 시행령\n/u);
    assert.match(decree, /이 영은 「해안양식업법」에서 위임된/u);
  });

  it('renames no act whose title does not stand alone', async () => {
    const quay = await MemoryHost.of({ 'quay.md': '# The Quay Act 2001\n\n### Section 1. Fees\n\nA fee.\n' });
    const { title } = quay.index.corpus.acts[0]!;
    quay.open.set('/law/quay.md', quay.files['quay.md']!.replace('# The Quay', '# (The) Quay'));
    await assert.rejects(quay.renameAct(title, 'Pier Act 2001'), /does not stand alone in quay\.md/u);
  });

  it('stops when it is cancelled', async () => {
    const plan = planRename(host.index.corpus, host.ordinal('harbours-act/sec_10'), '10A');
    await assert.rejects(host.change(plan, AbortSignal.abort()), /abort/iu);
  });

  it('refuses numbers and names that are taken, and says what to do', async () => {
    await assert.rejects(host.rename('harbours-act/sec_10', '11'), /exists already.*inserting a provision before it/u);
    await assert.rejects(host.rename('harbours-act/sec_10', 'ten'), /Write one as the act does/u);
    await assert.rejects(host.rename('harbours-act/sec_10', ' '), RenumberError);
    const [one, other] = host.index.corpus.acts;
    await assert.rejects(host.renameAct(one!.title, other!.title), RenumberError);
  });
});

describe('a change of law in data sets and XML', () => {
  const HEAD = '<akomaNtoso xmlns="http://docs.oasis-open.org/legaldocml/ns/akn/3.0"><act name="act">';
  const XML = `${HEAD}<preface><p><docTitle>Tug Act</docTitle></p></preface><body>
<section eId="sec_1"><num>1.</num><content><p>By <ref href="#x">section 2 of the Quay Act 2001</ref> &amp; sections 2, 3 of the Quay Act 2001.</p></content></section>
</body></act></akomaNtoso>
`;
  const line = (number: number, text: string): string =>
    `${JSON.stringify({ id: `buoy-act/sec_${number}`, act: 'Buoy Act', text })}\n`;
  const LINES = `${line(1, 'See "section 2\\3" of the Quay Act 2001.\nBy section 2 of the Quay Act 2001.')}${line(2, 'Nothing.').replace('Nothing', 'By sec\\u0074ion 2 of the Quay Act 2001')}`;
  const QUAY =
    '# Quay Act 2001\n\n### Section 1. Fees\n\nA fee.\n\n### Section 2. Tugs\n\nA tug.\n\n### Section 3. Ends\n\nAn end.\n';

  it('changes what stands there letter by letter, and leaves the rest to a person', async () => {
    const host = await MemoryHost.of({ 'tug.xml': XML, 'buoy.jsonl': LINES, 'quay.md': QUAY });
    const changes = await host.rename('quay-act-2001/sec_2', '2A');
    assert.equal(
      host.after(changes, 'tug.xml'),
      XML.replace('section 2 of', 'section 2A of').replace('sections 2,', 'sections 2A,'),
    );
    assert.equal(host.after(changes, 'buoy.jsonl'), LINES.replace('nBy section 2 of', 'nBy section 2A of'));
    const places = changes.left().map(({ id, range }) => `${id}:${range.start.line + 1}`);
    assert.deepEqual(places, ['/law/buoy.jsonl:2'], 'the line that spells a letter as an escape');
  });

  it('writes the name of an act as the format of each file does', async () => {
    const cited = 'By section 2 of the Quay Act 2001.';
    const cdata = `<법령><기본정보><법령명_한글>부두법</법령명_한글></기본정보><조문><조문단위><조문번호>1</조문번호><조문여부>조문</조문여부><조문내용><![CDATA[제1조 「Quay Act 2001」 제2조에 따른다.]]></조문내용></조문단위></조문></법령>`;
    const host = await MemoryHost.of({
      'tug.xml': `${HEAD}<preface><p><docTitle>Tug Act</docTitle></p></preface><body><section eId="sec_1"><num>1.</num><content><p>${cited}</p></content></section></body></act></akomaNtoso>`,
      'pudu.xml': cdata,
      'buoy.jsonl': line(1, cited),
      'quay.md': QUAY,
    });
    host.drafts.set('memo.tex', cited).set('memo.html', `<p>${cited}</p>`).set('memo.md', cited);
    const changes = await host.renameAct('Quay Act 2001', 'Quays & "Piers" Act');
    const written = (name: string, spelling: string): void =>
      assert.equal(host.after(changes, name), host.textOf(`/law/${name}`).replace('Quay Act 2001', spelling));
    written('tug.xml', 'Quays &amp; "Piers" Act');
    written('memo.html', 'Quays &amp; "Piers" Act');
    written('buoy.jsonl', String.raw`Quays & \"Piers\" Act`);
    written('memo.tex', String.raw`Quays \& "Piers" Act`);
    for (const name of ['pudu.xml', 'memo.md', 'quay.md']) written(name, 'Quays & "Piers" Act');
    assert.deepEqual(left(changes), []);
  });

  it('reads the first provision of the first file too, below empty lines', async () => {
    const quay = await MemoryHost.of({ 'a.jsonl': `\n${line(1, 'As the Quay Act 2001 has it.')}`, 'quay.md': QUAY });
    const renamed = await quay.renameAct('Quay Act 2001', '"Quays" Act');
    assert.equal(
      quay.after(renamed, 'a.jsonl'),
      quay.files['a.jsonl']!.replace('Quay Act 2001', String.raw`\"Quays\" Act`),
    );
  });

  it('leaves a name that the file spells with escapes to a person, at its place', async () => {
    const text = 'See "tugs" and\nsection 2 of the "Tug" Act 1999.';
    const act = '# "Tug" Act 1999\n\n### Section 2. Tugs\n\nA tug.\n';
    const host = await MemoryHost.of({ 'buoy.jsonl': line(1, 'Nothing.') + line(2, text), 'act.md': act });
    const changes = await host.renameAct('"Tug" Act 1999', 'Tugs Act');
    assert.equal(host.after(changes, 'buoy.jsonl'), host.files['buoy.jsonl']);
    const [place] = changes.left();
    assert.deepEqual([place!.text, place!.range.start.line], ['"Tug" Act 1999', 1]);
    assert.match(place!.reason, /markup or escapes/u);
    const [, second = ''] = host.files['buoy.jsonl']!.split('\n');
    const { start, end } = place!.range;
    assert.equal(second.slice(start.character, end.character), String.raw`\"Tug\" Act 1999`);
  });

  it('puts a provision into XML, and counts on what cites those behind it there and elsewhere', async () => {
    const section = (number: number, text: string): string =>
      `<section eId="sec_${number}"><num>${number}.</num><content><p>${text}</p></content></section>`;
    const act = `${HEAD}<preface><p><docTitle>Tug Act 1999</docTitle></p></preface><body>
${section(1, 'As section 2(1) has it.')}
${section(2, 'A tug.')}
</body></act></akomaNtoso>
`;
    const quay = QUAY.replace('A fee.', 'By section 2 of the Tug Act 1999.');
    const host = await MemoryHost.of({ 'tug.xml': act, 'quay.md': quay });
    const changes = await host.insert('tug-act-1999/sec_2', '2');
    const made = section(2, '[Text]').replace('sec_2', 'sec_2-2');
    const moved = section(2, 'A tug.').replace('<num>2', '<num>3');
    const expected = act.replace('section 2(1)', 'section 3(1)').replace(section(2, 'A tug.'), `${made}\n${moved}`);
    assert.equal(host.after(changes, 'tug.xml'), expected);
    assert.equal(host.after(changes, 'quay.md'), quay.replace('By section 2 of', 'By section 3 of'));
    assert.deepEqual(left(changes), []);
  });
});
