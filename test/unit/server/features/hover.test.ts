import assert from 'node:assert/strict';
import type { MarkupContent } from 'vscode-languageserver/node';
import { CitationGraph, CitationResolver, findCitations, type LocatedCitation } from '../../../../src/citation';
import type { ActSource, ProvisionId } from '../../../../src/law';
import { hoverOf } from '../../../../src/server/features/hover';
import { indexOf } from '../../support/indexOf';
import { sampleCorpus } from '../lawSample';

const SAYS_X = 'X is not in this workspace\\.';
const TODAY = '2024-06-30';
const RANGE = { start: { line: 0, character: 4 }, end: { line: 0, character: 13 } };

interface Cited extends Partial<Pick<LocatedCitation, 'outcome' | 'missing' | 'act' | 'source'>> {
  readonly targets?: readonly ProvisionId[];
  /** Whether a shared corpus was looked through. */
  readonly isPart?: boolean;
}

/** @param edges who cites whom, by ordinals: source, target, source, target ... */
function hoverText(
  { targets = [], isPart = false, ...outcome }: Cited,
  today = TODAY,
  edges: readonly number[] = [],
): string {
  const corpus = sampleCorpus();
  const citation = {
    start: 4,
    end: 13,
    text: 'section 1',
    system: 'en',
    act: { kind: 'this' },
    anchor: 'act',
    path: [{ kind: 'section', number: '1' }],
  } as const;
  const cited: LocatedCitation = {
    citation,
    outcome: 'resolved',
    ordinals: targets.map((id) => corpus.ordinal(id)!),
    source: 'written',
    ...outcome,
  };
  const index = {
    corpus,
    resolver: new CitationResolver(corpus),
    graph: CitationGraph.fromEdges(corpus.size, edges),
    isPart,
  };
  const hover = hoverOf(index, { cited, range: RANGE }, today);
  assert.deepEqual(hover.range, RANGE);
  return (hover.contents as MarkupContent).value;
}

describe('hoverOf', () => {
  it('says where was looked for what is missing', () => {
    const missing = { outcome: 'act-not-in-corpus', missing: 'X' } as const;
    assert.match(hoverText(missing), /X is not in this workspace/u);
    assert.match(hoverText({ ...missing, isPart: true }), /X is neither in this workspace nor in the shared corpus/u);
  });

  it('shows label, heading, place and text, with the text of the law as plain text', () => {
    const text = hoverText({ targets: ['ferries-act/sec_1'] });
    assert.match(text, /\*\*Ferries Act section 1\*\* · Licences/u);
    assert.match(text, /\*Ferries Act\*/u);
    assert.ok(text.includes('without a \\*licence\\* \\<b\\>here\\</b\\>\\.'), text);
    assert.doesNotMatch(text, /Repealed/u);
  });

  it('shows the paragraphs of a section that has no text of its own, each with its number', () => {
    const text = hoverText({ targets: ['ferries-act/sec_2'] });
    assert.ok(text.includes('\\(1\\) Fares are posted\\.  \n\\(2\\) Children sail free\\.'), text);
  });

  it('names the units above a paragraph', () => {
    assert.match(hoverText({ targets: ['ferries-act/sec_2__para_1'] }), /\*Ferries Act › section 2 \\\(Fares\\\)\*/u);
  });

  it('says that a provision is repealed', () => {
    assert.match(hoverText({ targets: ['ferries-act/sec_3'] }), /\*\*Repealed\*\*/u);
  });

  it('says from when until when a provision is law, by the days that its source states', () => {
    const hoverOn = (today: string): string => hoverText({ targets: ['ferries-act/sec_4'] }, today);
    assert.match(hoverOn('2024-06-30'), /^In force from 1 January 2020 until 31 December 2024$/mu);
    assert.match(hoverOn('2025-01-01'), /^\*\*No longer in force\\: it was law until 31 December 2024\*\*$/mu);
    assert.match(hoverOn('2019-12-31'), /^\*\*Not yet in force\\: it will be law from 1 January 2020\*\*$/mu);
  });

  it('says how often a provision and its paragraphs are cited, and nothing where nobody cites them', () => {
    // Sections 1 and 4 cite paragraph (1) of section 2, and paragraph (2) does so from inside the section.
    const edges = [0, 2, 5, 2, 3, 2];
    assert.match(hoverText({ targets: ['ferries-act/sec_2'] }, TODAY, edges), /\n\n\*cited by 2, from 1 act\*$/u);
    assert.match(hoverText({ targets: ['ferries-act/sec_2__para_1'] }, TODAY, edges), /\*cited by 3, from 1 act\*$/u);
    assert.doesNotMatch(hoverText({ targets: ['ferries-act/sec_1'] }, TODAY, edges), /cited by/u);
  });

  it('says in one line what is missing', () => {
    const text = hoverText({ outcome: 'act-not-in-corpus', missing: 'Tolls Order 1999' });
    assert.equal(text, 'Tolls Order 1999 is not in this workspace\\.');
  });

  it('says how the act is known that a citation does not name, and when that is a guess', () => {
    const said = (actSource: ActSource): string => hoverText({ act: 0, source: actSource });
    assert.equal(said('list'), '*The list that it stands in names the act\\.*');
    assert.match(said('named-last'), /^\*Not certain\\: it names no act; this is the one that the text named last/u);
    for (const silent of ['written', 'own', 'untold'] as const) assert.equal(said(silent), '');
    assert.equal(hoverText({ outcome: 'act-not-in-corpus', missing: 'X', source: 'named-last' }), SAYS_X);
  });

  it('shows the candidates of an ambiguous citation, three at most, and counts the rest', () => {
    const targets = ['sec_1', 'sec_2', 'sec_2__para_1', 'sec_3'].map((eId) => `ferries-act/${eId}`);
    const text = hoverText({ outcome: 'ambiguous', targets });
    assert.match(text, /^section 1 could be any of several/u);
    assert.match(text, /\*and 1 more\*$/u);
    assert.equal(text.match(/\n\n---\n\n/gu)?.length, 4);
  });

  describe('of a part of a provision', () => {
    const GERMAN =
      '# Kaigesetz (KaiG)\n\n### § 5 Netze\n\n(1) Der Eigner zeigt das Netz an. Anzugeben sind\n\n1.  die Länge,\n\n2.  die Farbe.\n\nEin Netz ohne Eigner wird nicht gezeigt.\n\n(2) Netze sind grün.\n';
    const ENGLISH =
      '# Ropes Act 2009\n\n### Section 2. Ropes\n\nThe owner shows\n(a) the rope;\n(b) the chain.\n\n### Section 3. Chains\n\nChains.\n';
    const KOREAN =
      '# 밧줄법\n\n### 제2조(밧줄)\n\n① 소유자는 다음 각 호를 보여야 한다.\n1. 밧줄\n2. 그물\n② 밧줄은 희다.\n';

    /** What is said of the one citation of a draft, as plain text. */
    async function hoverOver(draft: string): Promise<string> {
      const index = await indexOf({ 'kai.md': GERMAN, 'ropes.md': ENGLISH, '밧줄법.md': KOREAN });
      const [cited] = index.resolver.locate(findCitations(draft), {}, draft);
      assert.ok(cited, draft);
      const { contents } = hoverOf(index, { cited, range: RANGE }, TODAY);
      return (contents as MarkupContent).value.replace(/\\(.)/gu, '$1').replace(/ +\n/gu, '\n');
    }

    it('shows the sentence that is cited, and that there is more', async () => {
      const hover = await hoverOver('Nach § 5 Abs. 1 Satz 3 KaiG.');
      assert.match(hover, /^\*\*§ 5 Abs\. 1 Satz 3 KaiG\*\*/u);
      assert.match(hover, /\n\n… Ein Netz ohne Eigner wird nicht gezeigt\.$/u);
      assert.match(await hoverOver('Nach § 5 Abs. 1 Satz 1 KaiG.'), /\n\nDer Eigner zeigt das Netz an\. …$/u);
    });

    it('shows a sentence with its list, an item of it alone, and of a range all of it', async () => {
      assert.match(
        await hoverOver('Nach § 5 Abs. 1 Satz 2 KaiG.'),
        /… Anzugeben sind\n+1\. +die Länge,\n+2\. +die Farbe\. …$/u,
      );
      assert.match(await hoverOver('Nach § 5 Abs. 1 Satz 2 Nr. 1 KaiG.'), /\n\n… die Länge, …$/u);
      const range = await hoverOver('Nach § 5 Abs. 1 Nr. 1 bis 2 KaiG.');
      assert.match(range, /… die Länge,\n+2\. +die Farbe\./u);
      assert.match(range, /^\*\*§ 5 Abs\. 1 KaiG\*\*/u);
    });

    it('shows all where the sentences cannot be told, and of a paragraph', async () => {
      assert.match(await hoverOver('Nach § 5 Abs. 1 KaiG.'), /Der Eigner zeigt[^]*nicht gezeigt\.$/u);
      assert.match(await hoverOver('Nach § 5 Abs. 2 Satz 1 KaiG.'), /\n\nNetze sind grün\.$/u);
    });

    it('shows an English paragraph and a Korean item so', async () => {
      assert.match(await hoverOver('See section 2(b) of the Ropes Act 2009.'), /\n\n(?:… )?the chain\.$/u);
      assert.match(await hoverOver('밧줄법 제2조제1항제2호에 따른다.'), /\n\n(?:… )?그물$/u);
    });
  });
});
