import assert from 'node:assert/strict';
import * as l10n from '@vscode/l10n';
import { judge } from '../../../../src/files';
import { reasonInWords, type Judgement } from '../../../../src/readers';
import { speaking } from '../../l10n/speaking';

/** Two sections, so that nothing but what is tested tells one text from another. */
const SECTIONS =
  '### Section 1. Keys\n\nThe keeper holds the key.\n\n### Section 2. Doors\n\nThe door is shut at dusk.\n';

const judged = (text: string, file = '/texts/a.md'): Judgement => judge(file, text);
const kind = (text: string, file?: string): string => judged(text, file).kind;
const why = (text: string, file?: string): string => reasonInWords(judged(text, file).reasons[0]!);

describe('readers/kinds', () => {
  it('takes articles and sections for law where a title or front matter says so, and not by themselves', () => {
    assert.equal(kind(`# Doors Act 1990\n\n${SECTIONS}`), 'law');
    assert.equal(kind(`---\nabbreviation: DA\ndate-of-enactment: 1990-01-02\n---\n# Doors\n\n${SECTIONS}`), 'law');
    assert.equal(kind(`# Doors of the house\n\n${SECTIONS}`), 'draft');
  });

  it('takes the title of a statute for one only where it is all of the title', () => {
    for (const title of [
      'Doors Act 1990',
      'Doors (Amendment) Act 1990',
      'The Doors Regulations 1990',
      'DOORS ACT',
      'Act of 3 May 1990 on doors',
    ]) {
      assert.equal(kind(`# ${title}\n\n${SECTIONS}`), 'law', title);
    }
    for (const title of [
      'Memorandum on the Doors Act 1990',
      'Our duties under the Doors Act 1990',
      'Doors Act 1990: what keepers must know',
      'Does the Doors Act 1990 apply?',
      'Doors Bill',
      'Draft Doors Regulations 1990',
    ]) {
      assert.notEqual(kind(`# ${title}\n\n${SECTIONS}`), 'law', title);
    }
  });

  it('lets words of a contract outweigh the title of a statute', () => {
    const text = `# Doors Act 1990\n\nDear Mr Key,\n\n${SECTIONS}\nWe advise our client to shut the door. We ask you to agree.\n`;
    assert.equal(kind(text), 'draft');
  });

  it('leaves alone what tells of a program, whatever it cites', () => {
    const licensed =
      '# Doors\n\n## 1. Usage\n\nSee section 4(b) of the Apache License.\n\n```sh\nnpm install doors\n```\n';
    assert.equal(kind(licensed), 'none');
    assert.equal(kind('# Doors\n\n## 1. Usage\n\nBy section 1 of the Doors Act 1990.\n', '/texts/README.md'), 'none');
    assert.equal(kind('# Doors\n\nBy section 1 of the Doors Act 1990.\n', '/p/node_modules/doors/docs/law.md'), 'none');
    assert.equal(kind('## [1.0.1] - 2020-01-02\n\n- section 4\n\n## 1.0.0 (2020-01-01)\n\n- one\n'), 'none');
  });

  it('takes clauses that are numbered as versions are for a draft', () => {
    const policy = '# House\n\n1.1.1 Scope of section 1 of the Doors Act 1990\n\n1.1.2 Keys\n\n1.1.3 Doors\n';
    assert.equal(kind(policy), 'draft');
  });

  it('leaves alone what cites no law at all', () => {
    assert.equal(kind('# Shopping\n\n- milk\n- bread\n'), 'none');
  });

  it('takes what cites law in a language that it knows no words of for a draft', () => {
    assert.equal(kind('# Advies\n\nWij adviseren volgens § 2 Abs. 1 HafG.\n'), 'draft');
  });

  it('believes formats for law, and their bills', () => {
    const akoma = (element: string): string =>
      `<akomaNtoso xmlns="http://docs.oasis-open.org/legaldocml/ns/akn/3.0"><${element} name="x"><meta/><body><section eId="sec_1"><num>1</num><content><p>The door is shut.</p></content></section></body></${element}></akomaNtoso>`;
    assert.equal(kind(akoma('act'), '/texts/a.xml'), 'law');
    assert.equal(kind(akoma('bill'), '/texts/a.xml'), 'bill');
    assert.equal(kind(akoma('amendmentList'), '/texts/a.xml'), 'bill');
    for (const other of ['judgment', 'debate', 'debateReport', 'statement', 'doc'])
      assert.equal(kind(akoma(other), '/texts/a.xml'), 'none', other);
    assert.equal(kind('<project><name>doors</name></project>', '/texts/pom.xml'), 'none');
    assert.equal(kind('{"question": "Who holds the key?"}\n', '/texts/a.jsonl'), 'none');
  });

  it('takes of the documents of a publisher only those for law that are statutes', () => {
    const uslm = (element: string): string =>
      `<?xml version="1.0"?>\n<!-- printed -->\n<${element} xml:lang="en" xmlns="http://schemas.example.org/xml/uslm"><main><section><num value="1">1.</num><content>The door is shut.</content></section></main></${element}>`;
    for (const law of ['uscDoc', 'lawDoc', 'pLaw', 'statuteCompilation', 'cfrDoc'])
      assert.equal(kind(uslm(law), '/texts/a.xml'), 'law', law);
    for (const bill of ['bill', 'resolution', 'amendment', 'engrossedAmendment'])
      assert.equal(kind(uslm(bill), '/texts/a.xml'), 'bill', bill);
    for (const other of ['frDoc', 'rule', 'notice', 'presidentialDoc', 'hearing'])
      assert.equal(kind(uslm(other), '/texts/a.xml'), 'none', other);
    const [reason] = judged(uslm('frDoc'), '/texts/a.xml').reasons;
    assert.equal(reasonInWords(reason!), 'its format says that it is no statute');
  });

  it('says why', () => {
    assert.equal(why(`# Doors Bill\n\n${SECTIONS}`), '"Doors Bill" is the title of a bill');
    assert.equal(why(`# House\n\n${SECTIONS}`), 'nothing shows surely that it is law');
    assert.equal(why('text', '/texts/README.md'), 'files of this name tell of a project');
  });

  it('says why in English, since indexes keep it, and in the language of the editor where that is asked for', () =>
    speaking('de', () => {
      const [reason] = judged(`# Doors Bill\n\n${SECTIONS}`).reasons;
      assert.equal(reasonInWords(reason!), '"Doors Bill" is the title of a bill');
      assert.equal(reasonInWords(reason!, l10n), '„Doors Bill“ ist der Titel eines Gesetzentwurfs');
    }));

  it('takes hostile texts in time', () => {
    for (const part of [
      'A ',
      '§ 1 ',
      'Art 5 x ',
      '(1) ',
      '`a` ',
      '[](',
      '第一条',
      '「',
      'Auf Grund des ',
      'of the ',
      '\n# ',
      ' \n',
      'Vom',
      'We ',
    ]) {
      judged(part.repeat(100_000));
      judged(`# ${part.repeat(140)}\n\n${part.repeat(1000)}`);
    }
  });
});
