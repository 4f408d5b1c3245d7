import assert from 'node:assert/strict';
import { describeWithPage, inWebview } from './drivePage';
import { evidence, openPanel, submit, verdict } from './panelPage';
import { closeEditors, proviso, removeFromDisk, SAMPLE_ACTS, untilActs, writeOnDisk } from './workspace';

const TOLLS = 'tolls-act-2001.xml';

const section = (number: number, attributes: string, text: string): string =>
  `<P1 id="section-${number}" ${attributes}><Pnumber>${number}</Pnumber><P1para><Text>${text}</Text></P1para></P1>`;

const ACT = `<Legislation xmlns:ukm="urn:m" xmlns:dc="urn:d"><ukm:Metadata><dc:title>Tolls Act 2001</dc:title></ukm:Metadata><Primary><Body>
${section(1, 'RestrictStartDate="2001-04-01"', 'A barge pays a toll of 12 crowns at the lock.')}
${section(2, 'Status="Prospective" RestrictStartDate="2100-01-01"', 'A ferry pays a toll of 15 crowns at the bridge.')}
${section(3, 'Status="Prospective"', 'A canoe pays a toll of 2 crowns at the mill.')}
${section(4, 'RestrictEndDate="2010-12-31"', 'A raft pays a toll of 4 crowns at the weir.')}
${section(5, '', 'A dredger pays a toll of 40 crowns at the sluice.')}
</Body></Primary></Legislation>
`;

describeWithPage('ask: panel, law by its days', () => {
  before(async () => {
    await proviso();
    await writeOnDisk(TOLLS, ACT);
    await untilActs(SAMPLE_ACTS + 1);
    await openPanel();
  });
  after(async () => {
    await closeEditors();
    await removeFromDisk(TOLLS);
    await untilActs(SAMPLE_ACTS);
  });

  for (const [number, question, kind, status, line] of [
    [1, 'What toll does a barge pay at the lock?', 'grounded', 'in-force', 'In force from 1 April 2001'],
    [
      2,
      'What toll does a ferry pay at the bridge?',
      'abstained',
      'not-yet-in-force',
      'Not yet in force: it will be law from 1 January 2100',
    ],
    [
      3,
      'What toll does a canoe pay at the mill?',
      'abstained',
      'not-yet-in-force',
      'Not yet in force: the day is not set',
    ],
    [
      4,
      'What toll does a raft pay at the weir?',
      'abstained',
      'repealed',
      'No longer in force: it was law until 31 December 2010',
    ],
  ] as const) {
    it(`says “${line}” under its provision`, async () => {
      await submit(question);
      await verdict(kind);
      assert.equal((await evidence())[0], `tolls-act-2001/sec_${number}`);
      const standing = '#evidence li:first-child .standing';
      assert.equal(await inWebview({ selector: standing, action: 'text' }), line);
      assert.equal(await inWebview({ selector: standing, action: 'attribute', value: 'data-status' }), status);
    });
  }

  it('says nothing where the source states no day', async () => {
    await submit('What toll does a dredger pay at the sluice?');
    await verdict('grounded');
    assert.equal((await evidence())[0], 'tolls-act-2001/sec_5');
    assert.equal(await inWebview({ selector: '#evidence li:first-child .standing', action: 'count' }), 0);
  });
});
