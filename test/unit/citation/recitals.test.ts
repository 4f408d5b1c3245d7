import assert from 'node:assert/strict';
import { CitationResolver, findCitations } from '../../../src/citation';
import { check } from '../check/support';
import { indexOf } from '../support/indexOf';

const ARTICLE = '### Article 1. Lamps\n\n1. The keeper trims the wick.\n';
const index = indexOf({
  'told.md': `# Regulation (EU) 2016/979\n\nWhereas:\n\n(1) Ships need light.\n\n(2) Oil is dear.\n\n(3) Nights are long.\n\n${ARTICLE}`,
  'untold.md': `# Regulation (EU) 2016/980\n\nThe Council of Veldria enacts:\n\n${ARTICLE}`,
  'kai.md': '# Kaigesetz\n\n### § 1 Kai\n\n(1) Der Kai ist offen.\n',
  'without.md': `# Regulation (EU) 2016/981\n\n${ARTICLE}`,
});

const cites = async (text: string, language: string): Promise<string[]> =>
  new CitationResolver((await index).corpus)
    .resolve(findCitations(text, language), {}, text)
    .map(({ outcome, targets, missing }) =>
      outcome === 'resolved' ? targets.join(' ') : `${outcome}: ${missing ?? ''}`,
    );

const told = async (text: string): Promise<string[]> =>
  check(text, await index).map(({ code, message }) => `${code}: ${message}`);

const KEY = 'regulation-eu-2016-979';

describe('recitals', () => {
  it('are paragraphs of the preamble, whatever the language that cites them', async () => {
    for (const [language, text] of [
      ['en', 'recital 2 of Regulation (EU) 2016/979'],
      ['de', 'Erwägungsgrund 2 der Verordnung (EU) 2016/979'],
      ['fr', 'considérant 2 du règlement (UE) 2016/979'],
      ['es', 'considerando 2 del Reglamento (UE) 2016/979'],
    ] as const)
      assert.deepEqual(await cites(text, language), [`${KEY}/preamble__para_2`], text);
  });

  it('are read in lists and ranges, and share the act that is named behind', async () => {
    assert.deepEqual(await cites('recitals 1 to 3 of Regulation (EU) 2016/979', 'en'), [
      [1, 2, 3].map((number) => `${KEY}/preamble__para_${number}`).join(' '),
      `${KEY}/preamble__para_3`,
    ]);
    assert.deepEqual(await cites('Article 1 and recital 3 of Regulation (EU) 2016/979', 'en'), [
      `${KEY}/art_1`,
      `${KEY}/preamble__para_3`,
    ]);
  });

  it('are lacked where the preamble counts others', async () => {
    assert.deepEqual(await cites('recital 9 of Regulation (EU) 2016/979', 'en'), [
      'provision-not-found: Regulation (EU) 2016/979 recital 9',
    ]);
    assert.match(
      (await told('See recital 9 of Regulation (EU) 2016/979.'))[0]!,
      /^paragraph-out-of-range: .*recital 9/u,
    );
  });

  it('are not checked where the corpus has no recitals of the act', async () => {
    assert.match((await told('See recital 1 of Regulation (EU) 2016/980.'))[0]!, /^unchecked: .* only in part/u);
    assert.match((await told('See recital 1 of Regulation (EU) 2016/981.'))[0]!, /^unchecked: .* only in part/u);
  });

  it('are none of an act of sections that cites them without an act', async () => {
    const { corpus } = await index;
    const ordinal = corpus.ordinal('kaigesetz/sec_1');
    const text = 'Erwägungsgrund 2 gilt.';
    const [found] = new CitationResolver(corpus).resolve(findCitations(text, 'de'), { ordinal: ordinal! }, text);
    assert.equal(found!.outcome, 'act-not-in-corpus');
  });

  it('count as other citations without an act do', async () => {
    const text = 'Article 1 of Regulation (EU) 2016/979 says so. Recital 3 says why.';
    assert.deepEqual(await cites(text, 'en'), [`${KEY}/art_1`, `${KEY}/preamble__para_3`]);
    assert.match((await told('As recital 3 says.'))[0]!, /^unchecked: /u);
  });
});
