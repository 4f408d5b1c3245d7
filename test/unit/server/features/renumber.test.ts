import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { WorkspaceEdit } from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { URI } from 'vscode-uri';
import { planInsertion, planName, planRename, RenumberError, type Renumbering } from '../../../../src/check/renumber';
import { openIndex } from '../../../../src/indexing';
import type { LegalIndex } from '../../../../src/search';
import { renameLaw, renumberLaw, type ChangeContext } from '../../../../src/server/features/renumber/changeLaw';
import { PresentStatutes } from '../../../../src/server/features/renumber/presentStatutes';
import { PresentTexts } from '../../../../src/server/features/renumber/presentTexts';
import { renameTargetAt, type RenameTarget } from '../../../../src/server/features/renumber/renameTarget';
import type { TextChanges } from '../../../../src/server/features/renumber/textChanges';
import type { OpenDocument } from '../../../../src/server/features/context';
import { fileOf } from '../../../../src/server/fileUri';
import { AQUACULTURE, DECREE, DOCUMENTS, HARBOUR_LAW, HARBOURS, placeOf, Statutes } from './statutes';

const DRAFT = `# Memorandum

The pilot may appeal under section 10(1) of the Harbours and Pilotage Act 2012, and sections 9 to 11 of that Act apply.
`;

describe('renumbering the law of a folder', () => {
  let statutes: Statutes;
  before(async () => {
    statutes = await Statutes.open();
    await writeFile(join(statutes.folder, 'memo.md'), DRAFT);
  });
  afterEach(() => {
    statutes.closeDocuments();
  });
  after(() => statutes.close());

  const context = (): ChangeContext => ({
    documents: statutes.documents,
    folders: { roots: [statutes.folder], exclude: [] },
    report: () => undefined,
  });
  const never = new AbortController().signal;
  const renumber = (plan: Renumbering): Promise<TextChanges> => renumberLaw(plan, statutes.whole, context(), never);
  const rename = async (id: string, number: string): Promise<TextChanges> =>
    renumber(planRename(statutes.whole.corpus, statutes.ordinal(id), number));
  const insert = async (id: string, number: string): Promise<TextChanges> =>
    renumber(planInsertion(statutes.whole.corpus, statutes.ordinal(id), number));

  /** A file of the folder, or an open document, after the changes. */
  async function after_(changes: TextChanges, name: string): Promise<string> {
    const uri = name.includes(':') ? name : statutes.uri(name);
    const open = statutes.documents.get(uri);
    const text = open?.getText() ?? (await readFile(fileOf(uri)!, 'utf8'));
    const edit = changes.toWorkspaceEdit({ documentChanges: false, annotations: false });
    return TextDocument.applyEdits(TextDocument.create(uri, '', 0, text), [...(edit.changes?.[uri] ?? [])]);
  }
  const left = (changes: TextChanges): string[] => changes.toCheck().places.map(({ text }) => text);

  it('changes the heading, the citations of statutes and a draft on disk, and nothing else', async () => {
    const changes = await rename('harbours-act/sec_10', '10A');
    const before = await readFile(join(statutes.folder, HARBOURS), 'utf8');
    const harbours = await after_(changes, HARBOURS);
    assert.match(harbours, /^### Section 10A\. /mu);
    assert.equal(harbours.replaceAll('10A', '10'), before, 'nothing but the number differs');
    assert.equal(
      await after_(changes, 'memo.md'),
      DRAFT.replace('section 10(1)', 'section 10A(1)'),
      'the range ends in other sections',
    );
    assert.deepEqual(changes.unread, []);
  });

  it('carries Korean numbers into the decree that was made under the act', async () => {
    const changes = await insert('연안양식업법/art_8', '8');
    const act = await after_(changes, AQUACULTURE);
    assert.match(act, /^### 제8조\(\[제목\]\)\n\n\[본문\]\n\n### 제9조\(면허의 취소 등\)$/mu);
    assert.match(act, /^### 제9조의2\(/mu);
    assert.match(act, /3\. 제9조제1항에 따라 면허가 취소된 날부터/u);
    const decree = await after_(changes, DECREE);
    assert.match(decree, /법 제9조제3항에 따른 처분의 세부 기준/u);
    assert.match(decree, /법 제9조의2제2항에 따른 과징금/u);
    assert.match(decree, /^제8조\(과징금의 금액\)/mu, "the decree's own article 8 stays");
  });

  it('reads what is open as it is open', async () => {
    const saved = await readFile(join(statutes.folder, HARBOURS), 'utf8');
    await statutes.file(
      HARBOURS,
      `${saved.replace('## Part 1', 'A new line.\n\n## Part 1')}\n\nSee section 10(2) too.\n`,
    );
    await statutes.draft('Section 10(1) of the Harbours Act, not section 10 of the Official Documents Act 2011.');
    const changes = await rename('harbours-act/sec_10', '10A');
    const harbours = await after_(changes, HARBOURS);
    assert.match(harbours, /^### Section 10A\. /mu);
    assert.match(harbours, /See section 10A\(2\) too\./u);
    assert.equal(
      await after_(changes, 'untitled:Draft'),
      'Section 10A(1) of the Harbours Act, not section 10 of the Official Documents Act 2011.',
    );
  });

  it('reads citations over the ends of lines, and no heading as a part of one', async () => {
    const text = 'Es gelten die §§ 1,\n2 bis 3, den\n§§ 4 oder\n§ 2 Abs. 1 des Hafengesetzes.\n';
    await statutes.draft(`## Art 2\n\n${text}`);
    const changes = await insert('hafg/sec_2', '2');
    assert.equal(
      await after_(changes, 'untitled:Draft'),
      '## Art 2\n\nEs gelten die §§ 1,\n3 bis 4, den\n§§ 5 oder\n§ 3 Abs. 1 des Hafengesetzes.\n',
    );
  });

  it('asks for a preview, group by group, where the editor can', async () => {
    await statutes.draft('§ 2 HafG');
    const changes = await rename('hafg/sec_2', '2a');
    const edit: WorkspaceEdit = changes.toWorkspaceEdit({ documentChanges: true, annotations: true });
    const annotations = Object.entries(edit.changeAnnotations ?? {});
    assert.deepEqual(annotations.map(([group]) => group).sort(), ['definition', 'drafts', 'preview', 'statutes']);
    const asking = annotations.flatMap(([group, { needsConfirmation }]) => (needsConfirmation === true ? [group] : []));
    assert.deepEqual(
      asking,
      ['preview'],
      'what needs confirmation is left out until it is ticked: only what does nothing',
    );
    const all = edit.documentChanges!.flatMap((change) => ('edits' in change ? change.edits : []));
    const nothing = all.filter((change) => 'annotationId' in change && change.annotationId === 'preview');
    const beginning = { line: 0, character: 0 };
    assert.deepEqual(nothing, [{ range: { start: beginning, end: beginning }, newText: '', annotationId: 'preview' }]);
    const versions = edit.documentChanges!.map((change) =>
      'textDocument' in change ? change.textDocument.version : 0,
    );
    assert.deepEqual(versions.sort(), [1, null], 'the version of what is open, none of what is on disk');
  });

  it('leaves to a person what cannot be rewritten', async () => {
    await statutes.draft('See section 1<b>2</b>(1) of the Harbours and Pilotage Act 2012.', 'html');
    const changes = await rename('harbours-act/sec_12', '12A');
    assert.ok(left(changes).includes('12'), left(changes).join('; '));
  });

  it('says which files it cannot write', async () => {
    const name = 'latin.md';
    await writeFile(
      join(statutes.folder, name),
      Buffer.from('Le quai \xe9tait l\xe0: section 10 of the Harbours and Pilotage Act 2012.', 'latin1'),
    );
    const changes = await rename('harbours-act/sec_10', '10A');
    await rm(join(statutes.folder, name));
    assert.ok(
      changes.unread.some((line) => line.includes(name)),
      changes.unread.join('; '),
    );
  });

  it('renames an act where it is named', async () => {
    const { corpus, resolver } = statutes.whole;
    const act = corpus.acts.findIndex(({ key }) => key === 'harbours-act');
    await statutes.draft('Section 10 of the Harbours and Pilotage Act 2012; the Harbours Act 1900; Harbours Act s. 3.');
    const name = planName(corpus.acts, act, 'Harbours and Pilotage Act 2012', 'Ports Act 2020', resolver);
    const changes = await renameLaw(name, statutes.whole, context(), never);
    assert.match(await after_(changes, HARBOURS), /^Title: Ports Act 2020$/mu);
    assert.match(await after_(changes, HARBOURS), /^# Ports Act 2020$/mu);
    assert.match(await after_(changes, AQUACULTURE), /「Ports Act 2020」에 특별한 규정/u);
    assert.equal(
      await after_(changes, 'untitled:Draft'),
      'Section 10 of the Ports Act 2020; the Harbours Act 1900; Harbours Act s. 3.',
    );
  });

  it('says which acts are named after one that is renamed', async () => {
    const { corpus, resolver } = statutes.whole;
    const act = corpus.acts.findIndex(({ title }) => title === '연안양식업법');
    const name = planName(corpus.acts, act, '연안양식업법', '해안양식업법', resolver);
    const changes = await renameLaw(name, statutes.whole, context(), never);
    assert.ok(
      changes.unread.some((line) => line.includes('연안양식업법 시행령')),
      changes.unread.join('; '),
    );
    const decree = await after_(changes, DECREE);
    assert.match(decree, /^연안양식업법 시행령\n/u);
    assert.match(decree, /이 영은 「해안양식업법」에서 위임된/u);
  });

  it('stops when it is cancelled', async () => {
    const plan = planRename(statutes.whole.corpus, statutes.ordinal('harbours-act/sec_10'), '10A');
    await assert.rejects(renumberLaw(plan, statutes.whole, context(), AbortSignal.abort()), /abort/iu);
  });

  it('refuses numbers and names that are taken, and says what to do', async () => {
    await assert.rejects(rename('harbours-act/sec_10', '11'), /exists already.*Insert Provision Before/u);
    await assert.rejects(rename('harbours-act/sec_10', 'ten'), /Write one as the act does/u);
    await assert.rejects(rename('harbours-act/sec_10', ' '), RenumberError);
    const { corpus, resolver } = statutes.whole;
    assert.throws(
      () => planName(corpus.acts, 0, corpus.acts[0]!.title, corpus.acts[1]!.title, resolver),
      RenumberError,
    );
  });

  describe('what is to be renamed', () => {
    async function target(open: OpenDocument, text: string, behind = 0): Promise<[RenameTarget['kind'], string]> {
      const statutesNow = new PresentStatutes(open.index, new PresentTexts(statutes.documents));
      const statute = open.file === undefined ? undefined : await statutesNow.of(open.file);
      const read = statute ?? (await statutes.readings.of(open.document, open.index));
      const found = renameTargetAt(open, read, open.document.offsetAt(placeOf(open, text, behind)));
      assert.ok(found, `there is something at "${text}"`);
      return [found.kind, open.document.getText().slice(found.span.start, found.span.end)];
    }

    it('is the number of a heading, of a paragraph, of a citation', async () => {
      const harbours = await statutes.file(HARBOURS);
      assert.deepEqual(await target(harbours, '### Section 12.', 13), ['provision', '12']);
      assert.deepEqual(await target(harbours, '### Section 12.', 2), ['provision', '12']);
      assert.deepEqual(await target(harbours, '(2) This Act applies', 1), ['provision', '2']);
      assert.deepEqual(await target(harbours, 'section 3(1);', 8), ['provision', '3']);
      assert.deepEqual(await target(harbours, 'section 3(1);', 10), ['provision', '1']);
      const korean = await statutes.file(DECREE);
      assert.deepEqual(await target(korean, '법 제4조제2항', 3), ['provision', '4']);
      const german = await statutes.draft('Nach den §§ 2 und 3 HafG.');
      assert.deepEqual(await target(german, '3 HafG'), ['provision', '3']);
    });

    it('is the name of an act, in its title and in a citation', async () => {
      assert.deepEqual(await target(await statutes.file(HARBOUR_LAW), '# Hafengesetz', 4), ['act', 'Hafengesetz']);
      assert.deepEqual(await target(await statutes.file(DOCUMENTS), 'Official Documents Act 2011'), [
        'act',
        'Official Documents Act 2011',
      ]);
      assert.deepEqual(await target(await statutes.draft('§ 2 HafG'), 'HafG', 2), ['act', 'HafG']);
    });
  });
});

describe('renumbering in data sets and XML', () => {
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
    const files = { 'tug.xml': XML, 'buoy.jsonl': LINES, 'quay.md': QUAY };
    const { now, left } = await changedIn(files, (corpus) =>
      planRename(corpus, corpus.ordinal('quay-act-2001/sec_2')!, '2A'),
    );
    assert.equal(now('tug.xml'), XML.replace('section 2 of', 'section 2A of').replace('sections 2,', 'sections 2A,'));
    assert.equal(now('buoy.jsonl'), LINES.replace('nBy section 2 of', 'nBy section 2A of'));
    assert.deepEqual(left, ['buoy.jsonl:2'], 'the line that spells a letter as an escape');
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
    const { now, left } = await changedIn({ 'tug.xml': act, 'quay.md': quay }, (corpus) =>
      planInsertion(corpus, corpus.ordinal('tug-act-1999/sec_2')!, '2'),
    );
    const made = section(2, '[Text]').replace('sec_2', 'sec_2-2');
    const moved = section(2, 'A tug.').replace('<num>2', '<num>3');
    const expected = act.replace('section 2(1)', 'section 3(1)').replace(section(2, 'A tug.'), `${made}\n${moved}`);
    assert.equal(now('tug.xml'), expected);
    assert.equal(now('quay.md'), quay.replace('By section 2 of', 'By section 3 of'));
    assert.deepEqual(left, []);
  });

  /** Files of a folder after a plan, and where places are left to a person. */
  async function changedIn(
    files: Readonly<Record<string, string>>,
    planned: (corpus: LegalIndex['corpus']) => Renumbering,
  ): Promise<{ now: (name: string) => string; left: string[] }> {
    const root = await realpath(await mkdtemp(join(tmpdir(), 'proviso-renumber-')));
    try {
      const folder = join(root, 'law');
      await mkdir(folder);
      for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
      const index = await indexOfFolder(folder, join(root, 'index'));
      const documents = { get: () => undefined, all: () => [] };
      const context = { documents, folders: { roots: [], exclude: [] }, report: () => undefined };
      const changes = await renumberLaw(planned(index.corpus), index, context, new AbortController().signal);
      const edit = changes.toWorkspaceEdit({ documentChanges: false, annotations: false });
      const now = (name: string): string => {
        const uri = URI.file(join(folder, name)).toString();
        const document = TextDocument.create(uri, '', 0, files[name]!);
        return TextDocument.applyEdits(document, [...(edit.changes?.[uri] ?? [])]);
      };
      const left = changes
        .toCheck()
        .places.map(({ uri, range }) => `${uri.split('/').at(-1)!}:${range.start.line + 1}`);
      return { now, left };
    } finally {
      await rm(root, { recursive: true });
    }
  }

  async function indexOfFolder(folder: string, indexDir: string): Promise<LegalIndex> {
    const opening = openIndex({ paths: [folder], indexDir });
    for (;;) {
      const step = await opening.next();
      if (step.done === true) return step.value.index;
    }
  }
});
