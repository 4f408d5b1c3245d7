import assert from 'node:assert/strict';
import { byEId, readFixture, readText } from './helpers';

describe('readers/jsonLines: {index, hierarchy, content}', () => {
  const result = readFixture('statutes.jsonl');
  const provisions = byEId(result);

  it('groups by act, sorts by number and makes the article its paragraphs lack', () => {
    assert.deepEqual(
      result.documents.map(({ act }) => act.key),
      ['가상항만법', '가상항만법-시행령'],
    );
    assert.deepEqual([...provisions.keys()], ['art_2-2', 'chp_3', 'art_10', 'art_10__para_1', 'art_10__para_2']);
    assert.equal(provisions.get('art_10')?.text, '');
    assert.equal(provisions.get('art_10')?.sourceKey, undefined);
    assert.equal(provisions.get('art_10__para_1')?.parent, '가상항만법/art_10');
  });

  it('keeps the hierarchy as source key and takes number and title off the content', () => {
    assert.equal(provisions.get('art_10__para_1')?.sourceKey, '가상항만법 10조  선박 1항');
    assert.equal(provisions.get('art_10__para_1')?.text, '선박은 크다.\n1. 매우 크다.');
    assert.equal(provisions.get('art_10__para_1')?.heading, '선박');
    assert.equal(provisions.get('art_2-2')?.text, '배는 정박한다.');
    assert.equal(provisions.get('art_2-2')?.heading, '정박지 등');
  });

  it('reads a chapter heading that is filed under an article as the chapter', () => {
    assert.equal(provisions.get('chp_3')?.heading, '부두');
  });

  it('reads an article without heading, and a range that is the line', () => {
    assert.equal(byEId(result, 1).get('art_1')?.sourceKey, '가상항만법 시행령 1조');
    assert.equal(byEId(result, 1).get('art_1')?.range.start.line, 2);
  });
});

describe('readers/jsonLines: {DocumentID, PassageID, Passage}', () => {
  const result = readFixture('passages.jsonl');
  const rules = byEId(result);
  const regulations = byEId(result, 1);

  it('learns the names a document gives itself', () => {
    assert.equal(result.documents[0]!.act.abbreviation, 'QAY');
    assert.equal(result.documents[0]!.act.key, 'document-7');
    assert.equal(result.documents[1]!.act.title, 'Quay Regulations 2018');
  });

  it('does not take the abbreviation of another act for its own', () => {
    const passage = 'This Guidance is read with the Quay Regulations 2018 ("QYR") and this Rulebook applies.';
    const { act } = readText('a.jsonl', JSON.stringify({ DocumentID: 1, PassageID: '1.1', Passage: passage }))
      .documents[0]!;
    assert.equal(act.abbreviation, '');
  });

  it('makes paths of passage ids', () => {
    assert.deepEqual(
      [...rules.keys()],
      [
        'chp_1',
        'rule_1.1.1',
        'rule_1.1.1__para_1',
        'rule_1.1.1__para_1__guidance__para_2',
        'rule_1.2.1__hcontainer_night-watch__para_1',
        'annex_4__rule_a4.1.1',
      ],
    );
    assert.deepEqual(
      [...regulations.keys()],
      ['hcontainer_quay-regulations-2018', 'sec_15', 'sec_15__para_2', 'annex_2__sec_3__para_1', 'para_102'],
    );
  });

  it('sets the nearest enclosing passage as parent, also when it comes later in the file', () => {
    assert.equal(rules.get('rule_1.1.1')?.parent, 'document-7/chp_1');
    assert.equal(rules.get('rule_1.1.1__para_1__guidance__para_2')?.parent, 'document-7/rule_1.1.1__para_1');
    assert.equal(regulations.get('sec_15__para_2')?.parent, 'document-9/sec_15');
  });

  it('reads headings, source keys and deletions', () => {
    assert.equal(rules.get('chp_1')?.heading, 'INTRODUCTION');
    assert.equal(rules.get('chp_1')?.text, 'INTRODUCTION');
    assert.equal(rules.get('annex_4__rule_a4.1.1')?.heading, 'Lamp oil');
    assert.equal(rules.get('annex_4__rule_a4.1.1')?.text, 'The oil must be clean.');
    assert.equal(rules.get('rule_1.1.1__para_1')?.sourceKey, '7:1.1.1.(1)');
    assert.equal(regulations.get('para_102')?.status, 'repealed');
  });
});

describe('readers/jsonLines: {id, act, citation, heading, text}', () => {
  const result = readFixture('own.jsonl');

  it('takes the id as it is, or makes it from act and citation', () => {
    assert.deepEqual(
      result.documents.map(({ provisions }) => provisions.filter(({ text }) => text !== '').map(({ id }) => id)),
      [
        ['harbour-act/sec_2__para_1', 'harbour-act/part_1__sec_9'],
        ['hafenordnung/sec_5__para_1'],
        ['가상항만법/art_5-2__para_1'],
      ],
    );
  });

  it('takes the status of a line for that line alone', () => {
    const provisions = byEId(result);
    assert.equal(provisions.get('sec_2__para_1')?.status, 'repealed');
    assert.equal(provisions.get('sec_2')?.status, 'in-force');
  });
});

describe('readers/jsonLines: bad lines', () => {
  const good = JSON.stringify({ act: 'Lamp Act', citation: 'Section 1', heading: '', text: 'Lit.' });

  for (const [name, bad] of [
    ['a torn line', '{"act": "Lamp Act", "cita'],
    ['an array', '[1, 2]'],
    ['null', 'null'],
    ['a missing key', '{"act": "Lamp Act", "citation": "Section 2"}'],
    ['a passage without text', '{"DocumentID": 1, "PassageID": "1."}'],
    ['text that is no text', '{"act": "Lamp Act", "citation": "Section 2", "text": {"a": 1}}'],
    ['a line without place', '{"act": "Lamp Act", "text": "Lit."}'],
  ] as const) {
    it(`reports ${name} with its line and reads all others`, () => {
      const result = readText('a.jsonl', `${good}\r\n${bad}\r\n\r\n${good.replace('Section 1', 'Section 3')}\r\n`);
      assert.deepEqual(
        result.problems.map(({ line, severity }) => ({ line, severity })),
        [{ line: 2, severity: 'error' }],
      );
      assert.deepEqual([...byEId(result).keys()], ['sec_1', 'sec_3']);
    });
  }

  it('says once of a data set about provisions that it holds none', () => {
    const rows = [{ question: 'Lit?' }, { Question: 'Lit?' }, { id: 'a', parametric_provisions: [] }];
    const { documents, problems } = readText('q.jsonl', rows.map((row) => JSON.stringify(row)).join('\n'));
    assert.deepEqual(documents, []);
    assert.deepEqual(
      problems.map(({ line, severity }) => ({ line, severity })),
      [{ line: 1, severity: 'information' }],
    );
  });

  it('is not harmed by prototype keys', () => {
    const line = '{"__proto__": {"text": "evil"}, "constructor": 1, "act": "Lamp Act", "citation": "Section 1"}';
    const result = readText('a.jsonl', line);
    assert.deepEqual(result.documents, []);
    assert.equal(result.problems.length, 1);
    assert.equal(Object.hasOwn(Object.prototype, 'text'), false);
  });

  it('keeps two lines for one place apart and says so', () => {
    const result = readText('a.jsonl', `${good}\n${good}\n`);
    assert.deepEqual([...byEId(result).keys()], ['sec_1', 'sec_1~2']);
    assert.equal(result.problems[0]?.line, 2);
  });
});
