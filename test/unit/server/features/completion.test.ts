import assert from 'node:assert/strict';
import { TextEdit, type CompletionItem } from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { findCitations } from '../../../../src/citation';
import { isBasicUnit } from '../../../../src/law';
import { citationText } from '../../../../src/server/features/citationStyle';
import { Completer } from '../../../../src/server/features/completion';
import type { OpenDocument } from '../../../../src/server/features/context';
import { AQUACULTURE, HARBOUR_LAW, placeOf, Statutes } from './statutes';

describe('completion of citations', () => {
  let statutes: Statutes;
  before(async () => {
    statutes = await Statutes.open(true);
  });
  afterEach(() => {
    statutes.closeDocuments();
  });
  after(() => statutes.close());

  const completer = new Completer();

  async function itemsAt(open: OpenDocument, text: string): Promise<CompletionItem[]> {
    return (await completer.at(open, placeOf(open, text, text.length))).items;
  }

  /** What the line reads after each of the items offered at its end is chosen. */
  async function completed(line: string, before = '', language = 'markdown'): Promise<string[]> {
    const open = await statutes.draft(`${before}${line}`, language);
    return (await itemsAt(open, line)).map(({ textEdit }) => {
      assert.ok(TextEdit.is(textEdit));
      const text = TextDocument.applyEdits(open.document, [textEdit]);
      return text.slice(before.length);
    });
  }

  it('offers acts by the beginning of a name, and the rest of the sentence stays', async () => {
    assert.deepEqual(await completed('As the Harbours and P'), ['As the Harbours and Pilotage Act 2012 ']);
    assert.deepEqual(await completed('Nach dem Haf'), ['Nach dem HafG ']);
    assert.deepEqual(await completed('이 경우 「연안'), ['이 경우 「연안양식업법 ', '이 경우 「연안양식업법 시행령 ']);
  });

  it('offers the act behind a number, the one that the draft cites most first', async () => {
    const names = async (line: string): Promise<(string | undefined)[]> => await completed(line);
    assert.equal((await names('Das gilt nach § 3 '))[0], 'Das gilt nach § 3 HafG');
    assert.equal((await names('Das gilt nach § 3 Abs. 1 '))[0], 'Das gilt nach § 3 Abs. 1 HafG');
    assert.deepEqual(await names('Das gilt nach § 3 HafG '), []);
    assert.deepEqual(await names('Es waren 3 '), []);
  });

  it('offers the paragraphs of a number that is of no act yet, each with its act', async () => {
    assert.deepEqual(await completed('Das gilt nach § 3 Abs. '), [
      'Das gilt nach § 3 Abs. 1 HafG',
      'Das gilt nach § 3 Abs. 2 HafG',
    ]);
    const line = 'Das gilt nach § 3 Abs. 2';
    const [only, ...others] = await itemsAt(await statutes.draft(line), line);
    assert.deepEqual(others, []);
    assert.equal(only!.labelDetails?.detail, ' HafG');
    // Of the acts in the draft's language alone, and nothing for a number that no act has.
    assert.deepEqual(await completed('Das gilt nach § 300 Abs. '), []);
    assert.ok((await completed('As is said in section 10(')).includes('As is said in section 10(1) of the Harbours and Pilotage Act 2012')); // prettier-ignore
  });

  it('ends a citation whose number stands before its act', async () => {
    assert.deepEqual(await completed('See section 12(1) of the Offi'), [
      'See section 12(1) of the Official Documents Act 2011',
    ]);
    assert.deepEqual(await completed('Nach § 3 Abs. 2 Haf'), ['Nach § 3 Abs. 2 HafG']);
    assert.deepEqual(await completed('Nach § 3 Abs. 2 HafG '), []);
  });

  it('offers the articles of the act in its own style, each whole number with its paragraphs', async () => {
    assert.deepEqual(await completed('Nach HafG 3'), ['Nach § 3 HafG', 'Nach § 3 Abs. 1 HafG', 'Nach § 3 Abs. 2 HafG']);
    const english = await completed('See Harbours Act section 10(');
    assert.equal(english[0], 'See section 10(1) of the Harbours and Pilotage Act 2012');
    assert.ok(english.every((line) => line.startsWith('See section 10(')));
    assert.deepEqual((await completed('연안양식업법 제8조의2')).slice(0, 2), [
      '연안양식업법 제8조의2',
      '연안양식업법 제8조의2제1항',
    ]);
    assert.deepEqual(await completed('「연안양식업법」 제11조제1'), ['「연안양식업법」 제11조제1항']);
    assert.deepEqual((await completed('「연안양식업법 제7'))[0], '「연안양식업법」 제7조');
  });

  it('offers French, Spanish and Japanese articles in the style of each', async () => {
    const [one, two] = ['article L. 121-1 du code des phares fluviaux', 'article L. 121-2 du code des phares fluviaux'];
    for (const line of [
      'Code des phares fluviaux ',
      'Code des phares fluviaux article L',
      'Code des phares fluviaux L. 12',
    ]) {
      assert.deepEqual(await completed(line), [one, two], line);
    }
    assert.deepEqual(await completed('Selon l’article L. 121-1 du Code des ph'), [
      'Selon l’article L. 121-1 du code des phares fluviaux',
    ]);
    assert.deepEqual(await completed('article L. 121-1 du code des ph'), [one]);
    assert.deepEqual(await completed('Le Code des ph'), ['Le Code des phares fluviaux ']);
    const spanish = 'de la Ley 4/2012, de Puertos Fluviales';
    assert.deepEqual(await completed('Según la Ley 4/2012, de Puertos Fluviales artículo 2'), [
      `Según artículo 2 ${spanish}`,
      `Según artículo 2.1 ${spanish}`,
      `Según artículo 2.2 ${spanish}`,
    ]);
    assert.deepEqual(await completed('この規定は港湾管'), ['この規定は港湾管理法第']);
  });

  it('writes numbers in the signs that are typed, or else in those of the statute', async () => {
    const kanji = ['港湾管理法第二条', '港湾管理法第二条第一項', '港湾管理法第二条第二項'];
    assert.deepEqual(await completed('港湾管理法第二'), kanji);
    assert.deepEqual(
      await completed('港湾管理法第2'),
      kanji.map((each) => each.replaceAll('二', '2').replace('一', '1')),
    );
    assert.deepEqual(await completed('港湾管理法第２条第二'), ['港湾管理法第２条第２項']);
    assert.deepEqual((await completed('港湾管理法第'))[0], '港湾管理法第一条');
    const thai = 'แห่งพระราชบัญญัติประภาคาร พ.ศ. ๒๕๘๐';
    const named = 'พระราชบัญญัติประภาคาร พ.ศ. ๒๕๘๐ มาตรา ';
    assert.deepEqual(await completed(`${named}๒๕`), [`มาตรา ๒๕๘ ${thai}`]);
    assert.deepEqual(await completed(`${named}25`), [`มาตรา 258 ${thai}`]);
    assert.deepEqual(await completed(named), [`มาตรา ๒ ${thai}`, `มาตรา ๒๕๘ ${thai}`]);
  });

  it('reads kanji from the first sign on, and a number that nothing parts from its name', async () => {
    assert.deepEqual(await completed('灯台法第二'), ['灯台法第二条', '灯台法第二十条']);
    assert.deepEqual(await completed('灯台法第二条'), ['灯台法第二条']);
    assert.deepEqual(await completed('灯台法第七百'), ['灯台法第七百九条', '灯台法第七百九条の二']);
    assert.deepEqual(await completed('灯台法第七百九条の'), ['灯台法第七百九条の二']);
    assert.deepEqual(await completed('灯台法2'), ['灯台法第2条', '灯台法第20条']);
    assert.deepEqual((await completed('연안양식업법2'))[0], '연안양식업법 제2조');
  });

  it('knows a Korean name with its blanks dropped', async () => {
    const [first] = await completed('연안양식업법시행령 제');
    assert.equal(first, '연안양식업법 시행령 제1조');
    assert.deepEqual(await completed('「연안양식업법시'), ['「연안양식업법 시행령 ']);
  });

  it('offers sections behind the beginning of their word', async () => {
    const act = 'of the Lantern Harbours Act 2011';
    const all = [`section 1 ${act}`, `section 2 ${act}`, `section 12A ${act}`];
    for (const word of ['s ', 'sec', 'section']) {
      assert.deepEqual(await completed(`Lantern Harbours Act 2011, ${word}`), all, word);
    }
    assert.deepEqual(await completed('it is the s '), []);
  });

  it('offers annexes behind their word', async () => {
    const schedules = ['Schedule 1', 'Schedule A2'].map((each) => `${each} to the Lantern Harbours Act 2011`);
    assert.deepEqual(await completed('Lantern Harbours Act 2011, Sch'), schedules);
    assert.deepEqual(await completed('Lantern Harbours Act 2011, Sch. A'), schedules.slice(1));
    assert.deepEqual(await completed('LampG Anlage '), ['Anlage 1 LampG']);
    assert.deepEqual(await completed('灯台法別表'), ['灯台法別表第一']);
    assert.deepEqual(await completed('Siehe Anlage ', 'Nach § 1 LampG. '), []);
  });

  it('goes on with a list', async () => {
    assert.deepEqual(await completed('LampG, §§ 1 und 1'), ['§§ 1 und 1 LampG', '§§ 1 und 12 LampG']);
    assert.deepEqual(await completed('Nach §§ 1 und 2', 'Nach § 1 LampG. '), ['Nach §§ 1 und 2 LampG']);
    assert.deepEqual((await completed('LampG, §§ 1, 2 und ')).at(-1), '§§ 1, 2 und 12 LampG');
    assert.deepEqual(await completed('Lantern Harbours Act 2011, ss 1 and 12'), [
      'ss 1 and 12A of the Lantern Harbours Act 2011',
    ]);
  });

  it('takes the article in front of a name away that goes behind its number', async () => {
    const wanted = 'section 10(1) of the Harbours and Pilotage Act 2012';
    assert.equal((await completed('See the Harbours Act, section 10('))[0], `See ${wanted}`);
    assert.equal((await completed('The Harbours Act s 10('))[0], `S${wanted.slice(1)}`);
    assert.equal((await completed('Nach dem HafG 3'))[0], 'Nach § 3 HafG');
  });

  it('offers the branches of a number as soon as one is begun', async () => {
    assert.deepEqual((await completed('연안양식업법 제8조의'))[0], '연안양식업법 제8조의2');
  });

  it('shows heading and text beside an article, and what was typed passes the editor’s filter', async () => {
    const open = await statutes.draft('HafG 4');
    const [item] = await itemsAt(open, 'HafG 4');
    assert.equal(item?.label, '§ 4');
    assert.deepEqual(item.labelDetails, { description: 'Entgelt' });
    assert.match(item.documentation as string, /setzt die Behörde fest/u);
    assert.equal(item.filterText, 'HafG 4');
  });

  it('takes the act from the file, or from what the draft cited last, where only a sign is typed', async () => {
    const act = await statutes.file(HARBOUR_LAW);
    const text = `${act.document.getText()}\nDies gilt nach §`;
    const [first] = await itemsAt(await statutes.file(HARBOUR_LAW, text), 'Dies gilt nach §');
    assert.equal(first?.textEdit?.newText, '§ 1');
    const korean = `${(await statutes.file(AQUACULTURE)).document.getText()}\n또한 제8`;
    const [article] = await itemsAt(await statutes.file(AQUACULTURE, korean), '또한 제8');
    assert.equal(article?.textEdit?.newText, '제8조');
    assert.deepEqual((await completed('und § 4', 'Nach § 3 HafG bleibt es dabei. '))[0], 'und § 4 HafG');
  });

  it('reads what is typed through markup, and replaces it whole', async () => {
    assert.deepEqual((await completed('Nach \\S~3', 'Das HafG gilt nach \\S~1 HafG. ', 'latex')).slice(0, 2), [
      'Nach § 3 HafG',
      'Nach § 3 Abs. 1 HafG',
    ]);
    assert.deepEqual(await completed('Nach HafG~3', '', 'latex'), [
      'Nach § 3 HafG',
      'Nach § 3 Abs. 1 HafG',
      'Nach § 3 Abs. 2 HafG',
    ]);
    const cited = '<p>Nach &sect;&nbsp;1 HafG. ';
    assert.equal((await completed('Nach &sect;&nbsp;3', cited, 'html'))[0], 'Nach § 3 HafG');
    assert.deepEqual(await completed('See \\emph{Offi', '', 'latex'), ['See \\emph{Official Documents Act 2011 ']);
  });

  it('offers nothing that would tear markup', async () => {
    assert.deepEqual(await completed('Nach \\emph{HafG} 3', '', 'latex'), []);
    assert.deepEqual(await completed('Nach <b>HafG</b> 3', '', 'html'), []);
  });

  it('offers nothing in prose', async () => {
    for (const line of [
      'The vessel ',
      'and the harbours ',
      'Der Kapitän fährt ',
      'x = (',
      '해양청장은 ',
      'the master imposes 3 ',
      'この規定は',
      'the harbour’s 3',
      '',
      '§ 12 ',
      'assignment 제',
    ]) {
      assert.deepEqual(await completed(line), [], line);
    }
  });

  it('writes citations that lead to the very provision', () => {
    const { corpus, resolver } = statutes.whole;
    for (let ordinal = 0; ordinal < corpus.size; ordinal += 1) {
      const { id, path } = corpus.provision(ordinal);
      if (!path.some(({ kind }) => isBasicUnit(kind) || kind === 'annex')) continue;
      const act = corpus.acts[corpus.actOf(ordinal)]!;
      const text = citationText(act, path, { isOwnAct: false, isBracketed: false });
      const [citation, ...others] = resolver.resolve(findCitations(text), {}, text);
      assert.deepEqual([citation?.targets, others.length], [[id], 0], text);
      // A Spanish title may go on behind its number, which tells the act.
      assert.ok(`${text}, `.startsWith(`${citation!.text}, `), citation!.text);
    }
  });
});
