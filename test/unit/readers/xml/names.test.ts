import assert from 'node:assert/strict';
import { actOf, summary } from './summary';

describe('readers/xml: what acts are called, and what is attached to them', () => {
  const akn = (preface: string, body: string, behind = ''): string =>
    `<akomaNtoso><act>${preface}<body>${body}</body>${behind}</act></akomaNtoso>`;
  const LONG =
    'An Act to regulate the keeping, the trimming, the lighting and the putting out of lamps in the harbours of Veldria';
  const cited = (title: string): string =>
    `<section><num>1</num><content><p>Cited as the <shortTitle>${title}</shortTitle>.</p></content></section>`;

  it('calls an act of a long title by the name that it gives itself, and keeps the title as another', () => {
    const act = actOf(
      akn(`<preface><longTitle><docTitle>${LONG}</docTitle></longTitle></preface>`, cited('Lamps Act 2003')),
    );
    assert.deepEqual([act.key, act.title], ['lamps-act-2003', 'Lamps Act 2003']);
    assert.ok(act.aliases.includes(LONG));
  });

  it('writes a title in capitals as the act writes it', () => {
    const act = actOf(akn('<preface><docTitle>LAMPS ACT 2003</docTitle></preface>', cited('Lamps Act 2003')));
    assert.deepEqual([act.key, act.title], ['lamps-act-2003', 'Lamps Act 2003']);
  });

  it('takes no name that is quoted for its own', () => {
    const quoted = `<section><num>1</num><content><p>Insert: <quotedStructure>${cited('Oil Act 1990')}</quotedStructure></p></content></section>`;
    const act = actOf(akn(`<preface><docTitle>${LONG}</docTitle></preface>`, quoted));
    assert.deepEqual([act.title, act.aliases], [LONG, []]);
  });

  it('finds the title on the cover, which is no provision', () => {
    const text = akn('<coverPage><p>Printed by <docTitle>Lamps Act</docTitle></p></coverPage>', cited('Lamps Act'));
    assert.equal(actOf(text).title, 'Lamps Act');
    assert.deepEqual(Object.keys(summary(text)), ['sec_1']);
  });

  it('reads neither what explains an act nor who signed it', () => {
    const behind = `<conclusions><p>Done at Veld.</p><signature><role>President</role></signature></conclusions>
<attachments><attachment><doc name="explanatoryMemorandum"><mainBody><p>It explains.</p></mainBody></doc></attachment>
<attachment><doc name="schedule"><mainBody><p>Fees.</p></mainBody></doc></attachment></attachments>`;
    assert.deepEqual(summary(akn('', cited('Lamps Act'), behind)), {
      sec_1: ' | Cited as the Lamps Act.',
      hcontainer_conclusions: ' | Done at Veld.',
      annex: ' | Fees.',
    });
  });

  it('reads a section without a number as that section, and one that only groups others as none', () => {
    const body = `<section><content><p>That lamps are lit.</p></content></section>
<section><chapter><num>1</num><section><num>2</num><content><p>Oil.</p></content></section></chapter></section>`;
    assert.deepEqual(summary(akn('', body)), { sec: ' | That lamps are lit.', chp_1: ' | ', sec_2: ' | Oil.' });
  });
});
