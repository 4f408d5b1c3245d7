import assert from 'node:assert/strict';
import { CitationResolver, findCitations } from '../../../src/citation';
import { corpusOf } from './support';

const CORPUS = corpusOf(
  {
    key: 'kaig',
    title: 'Kaigesetz',
    abbreviation: 'KaiG',
    language: 'de',
    provisions: Object.fromEntries([2, 4, 10, 12, 53, 63, 77].map((number) => [`sec_${number}`, 'Es gilt.'])),
  },
  {
    key: 'fährg',
    title: 'Fährgesetz',
    abbreviation: 'FährG',
    language: 'de',
    provisions: {
      sec_12: '',
      sec_12__para_1: 'Eins. Zwei.',
      sec_53: '',
      sec_53__para_2: 'Zwei.',
      sec_63: '',
      sec_63__para_2: 'Zwei.',
    },
  },
  { key: 'wharf', title: 'Wharf Act 2001', language: 'en', provisions: { sec_4: 'A fee.', sec_12: 'A lamp.' } },
);

/** What the citations of a draft mean that has named the KaiG, or the Wharf Act, before. */
const cited = (text: string, language: string): string[] => {
  const draft = `${language === 'de' ? 'Nach § 2 KaiG ist es so.' : 'Section 4 of the Wharf Act 2001 applies.'} ${text}`;
  const resolver = new CitationResolver(CORPUS);
  const [, ...others] = resolver.resolve(findCitations(draft, language), {}, draft);
  return others.map(({ outcome, targets }) => (outcome === 'resolved' ? targets.join(' ') : outcome));
};

describe('citations of acts that are hard to read never mean the act named before', () => {
  for (const [language, text, ...expected] of [
    ['de', 'Auch § 12 Abs. 1 Satz 1, 1. Halbsatz FährG gilt.', 'fährg/sec_12__para_1'],
    ['de', 'Auch § 12 Abs. 1, 2. Alt. FährG gilt.', 'fährg/sec_12__para_1'],
    [
      'de',
      'Anders §§ 12 Abs. 1; 53 Abs. 2; 63 Abs. 2 FährG.',
      'fährg/sec_12__para_1',
      'fährg/sec_53__para_2',
      'fährg/sec_63__para_2',
    ],
    ['de', 'Auch § 77 Abs. 1 Z 2 KSchG gilt.', 'act-not-in-corpus'],
    ['de', 'Auch § 77 Abs. 1, 3. Spiegelstrich QuayG gilt.', 'act-not-in-corpus'],
    ['de', 'Anders § 10 des am 3. Mai 2010 geschlossenen Vertrages.', 'act-not-in-corpus'],
    ['de', 'Anders § 4 dieser Vorschrift.', 'act-not-in-corpus'],
    ['de', 'Es gilt § 12 anstelle des § 53 FährG.', 'fährg/sec_12', 'fährg/sec_53'],
    ['de', 'So das Gericht (AP BGB § 77 Nr. 3; SozR 3-2500 § 10 Nr 7 S 20).'],
    // What only looks like a name of an act in passing leaves the citation where it was.
    ['de', 'Auch § 12 gilt für die GmbH.', 'kaig/sec_12'],
    ['de', 'Auch § 12 gilt.', 'kaig/sec_12'],
    ['en', "Tesco's 12 stores remain."],
    ['en', 'The University’s 12 halls remain.'],
    ['en', 'But s 12 applies.', 'wharf/sec_12'],
    ['en', 'But section 4 of this Agreement says more.', 'act-not-in-corpus'],
    ['en', 'But section 4 of this Part says more.', 'wharf/sec_4'],
    ['en', 'See 4 NB 43.93; 8 Ind. Reg. 737; 1 u.s. 12.'],
  ] as const) {
    it(text, () => assert.deepEqual(cited(text, language), expected));
  }
});
