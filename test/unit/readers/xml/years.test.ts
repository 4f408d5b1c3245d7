import assert from 'node:assert/strict';
import { readText } from '../helpers';

const yearsOf = (name: string, xml: string): readonly number[] | undefined =>
  readText(name, `<?xml version="1.0" encoding="UTF-8"?>\n${xml}`).documents[0]!.act.years;

describe('years of an act in XML', () => {
  it('are the day of a German act and of its new publication, not of its changes', () => {
    const xml = `<dokumente doknr="BJNR1"><norm doknr="BJNR1"><metadaten><jurabk>KaiG</jurabk><ausfertigung-datum manuell="ja">1978-05-03</ausfertigung-datum>
<fundstelle typ="amtlich"><periodikum>BGBl I</periodikum><zitstelle>1979, 95</zitstelle></fundstelle><langue>Kaigesetz</langue>
<standangabe checked="ja"><standtyp>Neuf</standtyp><standkommentar>Neugefasst durch Bek. v. 2.1.2002 I 42</standkommentar></standangabe>
<standangabe checked="ja"><standtyp>Stand</standtyp><standkommentar>Zuletzt geändert durch Art. 3 G v. 1.2.2011 I 7</standkommentar></standangabe></metadaten></norm>
<norm doknr="BJNE1"><metadaten><jurabk>KaiG</jurabk><enbez>§ 1</enbez></metadaten><textdaten><text format="XML"><Content><P>Ein Kai ist fest.</P></Content></text></textdaten></norm></dokumente>`;
    assert.deepEqual(yearsOf('kaig.xml', xml), [1978, 1979, 2002]);
  });

  it('are the day of the work in Akoma Ntoso, not of its expression', () => {
    const xml = `<akomaNtoso xmlns="http://docs.oasis-open.org/legaldocml/ns/akn/3.0"><act name="act"><meta><identification source="#x">
<FRBRWork><FRBRthis value="/akn/gi/act/1990/3/!main"/><FRBRuri value="/akn/gi/act/1990/3"/><FRBRdate date="1990-05-03" name="Enactment"/></FRBRWork>
<FRBRExpression><FRBRdate date="2021-01-01" name="Expression"/><FRBRlanguage language="eng"/></FRBRExpression></identification></meta>
<preface><p><docTitle>Harbour Act</docTitle></p></preface><body><section eId="sec_1"><num>1.</num><content><p>A harbour is open.</p></content></section></body></act></akomaNtoso>`;
    assert.deepEqual(yearsOf('harbour.xml', xml), [1990]);
  });
});
