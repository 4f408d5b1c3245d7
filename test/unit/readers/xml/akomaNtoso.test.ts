import assert from 'node:assert/strict';
import { provisionLabel } from '../../../../src/languages';
import { type Act } from '../../../../src/law';
import { byEId, readText } from '../helpers';

const AKN = 'http://docs.oasis-open.org/legaldocml/ns/akn/3.0';

interface Parts {
  readonly uri?: string;
  readonly alias?: string;
  readonly preface?: string;
  readonly attachments?: string;
}

const document = ({ uri = '/akn/vd/act/2019/5', alias = '', preface = '', attachments = '' }: Parts): string =>
  `<akomaNtoso xmlns="${AKN}"><act name="act"><meta><identification source="#s"><FRBRWork><FRBRuri value="${uri}"/>${alias}</FRBRWork></identification></meta>
<preface>${preface}</preface>
<body><section eId="sec_1"><num>1.</num><content><p>The keeper lights the wick.</p></content></section></body>
<attachments>${attachments}</attachments></act></akomaNtoso>`;

describe('readers/xml/akomaNtoso', () => {
  it('takes no name of a kind of act for a name of the act, and a title of the American code for that', () => {
    const act = (identification: string): Act =>
      readText(
        'law.xml',
        `<akomaNtoso xmlns="${AKN}"><act name="act"><meta><identification source="#s"><FRBRWork>${identification}</FRBRWork></identification></meta><body><section eId="sec_1"><num>1.</num><content><p>Lit.</p></content></section></body></act></akomaNtoso>`,
      ).documents[0]!.act;
    assert.deepEqual(act('<FRBRuri value="/akn/xx/act/1990/7"/><FRBRname value="publicLaw"/>').aliases, []);
    assert.deepEqual(act('<FRBRuri value="/akn/xx/act/1990/7"/><FRBRname value="Lamp Act"/>').aliases, ['Lamp Act']);
    const code = act('<FRBRuri value="/akn/us/usc/title_99"/><FRBRname value="usc"/>');
    assert.deepEqual([code.key, code.title, code.aliases], ['99-u-s-c', 'Title 99, United States Code', ['99 USC']]);
    assert.equal(provisionLabel(code, [{ kind: 'section', number: '1' }]), '99 U.S.C. § 1');
  });

  const read = (parts: Parts): ReturnType<typeof readText> => readText('main.xml', document(parts));
  const actOf = (parts: Parts): Act => read(parts).documents[0]!.act;

  describe('names an act', () => {
    const TITLE = '<FRBRalias value="Wick Act, 2019" name="title"/>';
    for (const [name, parts, title, key] of [
      ['by the title that its data state', { alias: TITLE }, 'Wick Act, 2019', 'wick-act-2019'],
      [
        'by its own title',
        { alias: TITLE, preface: '<docTitle>The Act on Wicks</docTitle>' },
        'The Act on Wicks',
        'the-act-on-wicks',
      ],
      [
        'by the fuller of the two',
        { alias: TITLE, preface: '<docTitle>Wick Act</docTitle>' },
        'Wick Act, 2019',
        'wick-act-2019',
      ],
      [
        'by no code of its publisher',
        { alias: '<FRBRalias value="cap-12" name="cap"/>' },
        'akn/vd/act/2019/5',
        'akn-vd-act-2019-5',
      ],
      ['by its identifier', {}, 'akn/vd/act/2019/5', 'akn-vd-act-2019-5'],
      ['by its file where it has none', { uri: '' }, 'main', 'main'],
    ] as const) {
      it(name, () => {
        const act = actOf(parts);
        assert.deepEqual([act.title, act.key], [title, key]);
      });
    }

    it('with the other names it has', () => {
      assert.deepEqual(actOf({ alias: TITLE }).aliases, ['Wick Act']);
      assert.deepEqual(actOf({ alias: '<FRBRalias value="cap-12" name="cap"/>' }).aliases, ['cap-12']);
    });
  });

  const attachment = (heading: string): string =>
    `<attachment eId="att_9"><heading>${heading}</heading><doc name="schedule"><meta><identification source="#s"><FRBRWork><FRBRuri value="/akn/vd/act/2019/5/!schedule"/><FRBRalias value="Schedule of Fees" name="title"/></FRBRWork></identification><lifecycle source="#s"><eventRef id="e9" date="2030-01-01" type="generation"/></lifecycle></meta><preface><docTitle>Wick fees</docTitle></preface><mainBody><p>A wick is two crowns.</p></mainBody></doc></attachment>`;

  describe('finds an attachment by the number in its heading', () => {
    for (const [heading, eId, words] of [
      ['Schedule 2', 'annex_2', ''],
      ['Schedule 2 – Fees', 'annex_2', 'Fees'],
      ['Annex IV', 'annex_iv', ''],
      ['First Schedule', 'annex_1', ''],
      ['Anexo II. Tasas', 'annex_ii', 'Tasas'],
      ['Schedule', 'annex', ''],
      ['Forms', 'annex', 'Forms'],
    ] as const) {
      it(heading, () => {
        const provision = byEId(read({ attachments: attachment(heading) })).get(eId);
        assert.equal(provision?.heading, words);
      });
    }
  });

  it('does not take what an attachment says of itself for the act', () => {
    const { title, aliases, validity } = actOf({
      preface: '<docTitle>Wick Act</docTitle>',
      attachments: attachment('Schedule 1') + attachment('Schedule 2'),
    });
    assert.deepEqual([title, aliases, validity], ['Wick Act', [], undefined]);
  });
});
