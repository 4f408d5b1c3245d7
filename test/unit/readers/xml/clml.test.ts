import assert from 'node:assert/strict';
import { byEId, readText } from '../helpers';

describe('readers/xml/clml', () => {
  it('takes what stands on the first page for no lost text', () => {
    const xml = `<Legislation xmlns:dc="dc"><Metadata/><Primary><PrimaryPrelims><Title>Wick Act 2019</Title><Number>2019 c. 5</Number>
<LongTitle>An Act about wicks.</LongTitle><DateOfEnactment><DateText>1st April 2019</DateText></DateOfEnactment>
<PrimaryPreamble><EnactingText><Para><Text>Be it enacted:</Text></Para></EnactingText></PrimaryPreamble></PrimaryPrelims>
<Body><P1 id="section-1"><Pnumber>1</Pnumber><P1para><Text>A wick burns.</Text></P1para></P1></Body></Primary></Legislation>`;
    const result = readText('wick.xml', xml);
    assert.deepEqual(result.problems, []);
    const [document] = result.documents;
    assert.equal(document?.act.title, 'Wick Act 2019');
    assert.deepEqual(
      [...byEId(result)].map(([eId, { text }]) => [eId, text]),
      [
        ['preamble', 'Be it enacted:'],
        ['sec_1', 'A wick burns.'],
      ],
    );
  });
});
