import assert from 'node:assert/strict';
import { CitationResolver, citeCorpus, findCitations } from '../../../../src/citation';
import { provisionLabel } from '../../../../src/languages';
import { CorpusBuilder } from '../../../../src/law';
import { readText } from '../helpers';
import { actOf, summary } from './summary';

describe('readers/xml: shapes of USLM', () => {
  const uslm = (body: string): string => `<pLaw xmlns="http://schemas.gpo.gov/xml/uslm"><main>${body}</main></pLaw>`;

  it('reads sections that one element repeals or leaves out, and no footnote', () => {
    const body = `<section><num value="1">§ 1.</num><heading>Lamps<ref class="footnoteRef" idref="f">1</ref></heading><content>Lit.<ref class="footnoteRef" idref="g">2</ref><note type="footnote">So in original.</note> See <ref href="/us">section 9</ref>.</content></section>
<section status="repealed"><num value="4...6">[§§ 4 to 6.</num><heading>Repealed. Pub. L. 9–1]</heading></section>
<section status="omitted"><num value="7, 7a">[§§ 7, 7a.</num><heading>Omitted]</heading></section>
<section><num value="300aa–1">§ 300aa–1.</num><content>Dash.</content></section>`;
    assert.deepEqual(summary(uslm(body)), {
      sec_1: 'Lamps | Lit. See section 9.',
      sec_4: 'Repealed. Pub. L. 9–1 |  | repealed',
      sec_5: 'Repealed. Pub. L. 9–1 |  | repealed',
      sec_6: 'Repealed. Pub. L. 9–1 |  | repealed',
      sec_7: 'Omitted |  | repealed',
      sec_7a: 'Omitted |  | repealed',
      'sec_300aa-1': ' | Dash.',
    });
  });

  it('keeps what stands around the sections, and no name of a part for the act', () => {
    const body = `<longTitle><docTitle>An Act</docTitle><officialTitle>To light lamps.<sidenote><p>S. 1</p></sidenote></officialTitle></longTitle>
<enactingFormula>Be it enacted,</enactingFormula><preamble><recital>Whereas it is dark;</recital></preamble>
<section><num value="1">SECTION 1.</num><content>This may be cited as the “<shortTitle role="act">Lamp Act</shortTitle>”; title II as the “<shortTitle role="title">Oil Act</shortTitle>”.</content></section>
<action><actionDescription>Approved</actionDescription></action>`;
    assert.deepEqual(summary(uslm(body)), {
      hcontainer_preface: ' | An Act / To light lamps.',
      preamble: ' | Be it enacted,',
      'preamble_~2': ' | Whereas it is dark;',
      sec_1: ' | This may be cited as the “Lamp Act”; title II as the “Oil Act”.',
    });
    assert.deepEqual(actOf(uslm(body)).aliases, ['Lamp Act']);
  });

  it('knows a heading behind the notes of an editor, and takes neither them nor sources, authorities and marks of pages for law', () => {
    const body = `<part><num value="7">PART 7—</num><heading>LAMPS</heading><authority><heading>Authority:</heading><content>Lamp Act, s. 9.</content></authority>
<source><heading>Source:</heading><content>L.D. 4.</content></source><editorialNote><heading>Editorial Note:</heading><p>Formerly part 6.</p></editorialNote><ear>Pt. 7</ear>
<section><num value="7.1">§ 7.1</num><editorialNote>[99 U.S.C. 5]</editorialNote><heading>Wicks.</heading><content>Wicks are trimmed.<source>[L.D. 4, 2 May 1990]</source></content></section>
<section><heading>oil</heading><num value="7.2">§ 7.2</num><editorialNote>[99 U.S.C. 6]</editorialNote><subsection><num value="a">(a)</num><heading>Grade</heading><content>Oil is clear.</content></subsection></section>
<rightRunningHead>Lamps</rightRunningHead></part><signatures><signature><name>A. Keeper</name></signature></signatures>`;
    assert.deepEqual(
      summary(uslm(`<preface><explanationNote><p>How to use this book</p></explanationNote></preface>${body}`)),
      {
        part_7: 'LAMPS | ',
        'sec_7.1': 'Wicks. | Wicks are trimmed.',
        'sec_7.2': 'oil | ',
        'sec_7.2__para_a': 'Grade | Oil is clear.',
      },
    );
  });

  it('keeps the notes that are the text of regulations, and no others', () => {
    const notes = `<note style="-x:EXTRACT"><heading>List</heading><p>(a) Lanterns.</p></note><note style="-x:APPRO"><p>Approved by the Office.</p></note><note topic="changes"><p>1990.</p></note>`;
    const section = `<section><num value="1">§ 1</num><heading>Lamps</heading><content><p>These are lamps:</p>${notes}</content></section>`;
    assert.deepEqual(summary(uslm(section)), { sec_1: 'Lamps | These are lamps: / List / (a) Lanterns.' });
  });

  it('reads a section without a number as that section, the first behind a formula or the only one', () => {
    const body = `<resolvingClause>Resolved,</resolvingClause><section><content>That lamps are lit.</content></section><title><num value="I">TITLE I</num><heading>Oil</heading><section><num value="1">SEC. 1.</num><content>Oil is clear.</content></section></title>`;
    assert.deepEqual(summary(uslm(body)), {
      preamble: ' | Resolved,',
      sec: ' | That lamps are lit.',
      title_i: 'Oil | ',
      sec_1: ' | Oil is clear.',
    });
  });

  it('reads no struck text of a bill', () => {
    const body = `<section changed="deleted"><num value="1">SECTION 1.</num><content>Lamps are dark.</content></section>
<section changed="added"><num value="1">SECTION 1.</num><content>Lamps are <inline changed="deleted">dark</inline><inline changed="added">lit</inline>.</content></section>`;
    assert.deepEqual(summary(uslm(body)), { sec_1: ' | Lamps are lit.' });
  });

  it('takes a number that is kept for law to come for none in force', () => {
    const body = `<part><num value="5">PART 5</num><heading>[RESERVED]</heading></part><section><num value="6">§ 6</num><heading>Fees. [Reserved]</heading></section>
<section><num value="7">§ 7</num><content>[Reserved]</content></section><section><num value="8">§ 8</num><heading>Reserved</heading><content>Berths are reserved by the keeper.</content></section>`;
    assert.deepEqual(summary(uslm(body)), {
      part_5: '[RESERVED] |  | repealed',
      sec_6: 'Fees. [Reserved] |  | repealed',
      sec_7: ' | [Reserved] | repealed',
      sec_8: 'Reserved | Berths are reserved by the keeper.',
    });
  });

  it('names a volume of regulations and a law as they are cited', () => {
    const data = (root: string, number: string, citable = ''): string =>
      `<${root} xmlns="uslm"><meta><dc:title>${root} on Lamps, and for other purposes</dc:title><docNumber>${number}</docNumber>${citable}</meta><main><section><num value="5.11">§ 5.11</num><content>Lit.</content></section></main></${root}>`;
    const regulations = actOf(data('cfrDoc', '97'));
    assert.deepEqual(
      [regulations.key, regulations.abbreviation, regulations.aliases],
      ['97-cfr', '97 CFR', ['97 C.F.R.', 'Title 97, Code of Federal Regulations']],
    );
    assert.equal(provisionLabel(regulations, [{ kind: 'section', number: '5.11' }]), '97 CFR § 5.11');
    const law = actOf(data('pLaw', '7', '<citableAs>Public Law 199–7</citableAs><citableAs>9 Stat. 8</citableAs>'));
    assert.deepEqual(
      [law.key, law.abbreviation, law.aliases],
      ['pub-l-199-7', 'Pub. L. 199-7', ['Public Law 199-7', 'Pub. L. No. 199-7', '9 Stat. 8']],
    );
    assert.equal(provisionLabel(law, [{ kind: 'section', number: '3' }]), 'Pub. L. 199-7 § 3');
    const compiled = actOf(data('statuteCompilation', '7', '<citableAs>Public Law 99–7, as amended</citableAs>'));
    assert.deepEqual(
      [compiled.abbreviation, compiled.aliases],
      ['', ['Public Law 99-7', 'Pub. L. 99-7', 'Pub. L. No. 99-7']],
    );
  });

  it('tells the volumes of one code apart, which have one name: a citation is of that which has the provision', () => {
    const volume = (from: number, to: string): string =>
      `<cfrDoc xmlns="uslm"><meta><docNumber>97</docNumber><startingProvision>${from}</startingProvision><endingProvision>${to}</endingProvision></meta><main><title><num value="97">Title 97</num><section><num value="${from}.1">§ ${from}.1</num><content>Lit.</content></section></title></main></cfrDoc>`;
    const builder = new CorpusBuilder();
    for (const text of [volume(1, '39'), volume(400, 'End')]) builder.add(readText('cfr.xml', text).documents[0]!);
    const { corpus } = citeCorpus(builder.finish());
    const text = 'By 97 CFR § 400.1 and 97 CFR § 1.1 lamps are lit, not by 97 CFR § 500.1.';
    const located = new CitationResolver(corpus).locate(findCitations(text, 'en'), {}, text);
    assert.deepEqual(
      located.map(({ outcome, ordinals }) => [outcome, ordinals.map((ordinal) => corpus.id(ordinal))]),
      [
        ['resolved', ['97-cfr-400-end/sec_400.1']],
        ['resolved', ['97-cfr-1-39/sec_1.1']],
        ['provision-not-found', []],
      ],
    );
  });

  it('names the appendix of a title, whose rules are rules', () => {
    const text = `<uscDoc xmlns="uslm" identifier="/us/usc/t28a"><main><appendix><num value="28a">Title 28—</num><heading>APPENDIX</heading><courtRules><heading>RULES</heading><courtRule><num value="4">Rule 4.</num><content>Serve.</content></courtRule></courtRules></appendix></main></uscDoc>`;
    assert.equal(actOf(text).abbreviation, '28 U.S.C. App.');
    assert.deepEqual(summary(text), {
      annex_28a: 'APPENDIX | ',
      annex_28a__hcontainer_rules: 'RULES | ',
      annex_28a__rule_4: ' | Serve.',
    });
  });
});
