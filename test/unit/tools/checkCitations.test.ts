import assert from 'node:assert/strict';
import type { PackedIndex } from '../../../src/search';
import { agentDrafts } from './agentDrafts';
import { called, sampleLaw } from './sample';

interface Item {
  readonly kind: 'citation' | 'quotation' | 'unread' | 'case';
  readonly outcome: string;
  readonly start: number;
  readonly end: number;
  readonly problem?: string;
  readonly suggestions?: readonly string[];
  readonly near?: readonly { readonly label: string }[];
}

interface Checked {
  readonly items: readonly Item[];
  readonly citations: number;
  readonly own: number;
  readonly next?: string;
  readonly scope: string;
}

/** What each kind of planted error has to come out as. */
const EXPECTED: Readonly<Record<string, string>> = {
  'missing-provision': 'wrong',
  'paragraph-out-of-range': 'wrong',
  'wrong-heading': 'wrong',
  'repealed-provision': 'not-in-force',
  'unknown-act': 'not-in-corpus',
  misquotation: 'differs',
};

describe('tools/checkCitations', () => {
  let index: PackedIndex;
  before(async () => {
    index = await sampleLaw();
  });

  const check = (text: string, more: object = {}): Promise<Checked> =>
    called(index, 'check_citations', { text, limit: 200, ...more });

  it('finds every false citation that was planted in fifty drafts, and raises no false alarm', async () => {
    const drafts = agentDrafts();
    assert.equal(drafts.length, 50);
    const [missed, alarms]: [string[], string[]] = [[], []];
    let [planted, right] = [0, 0];
    for (const { name, text, labels } of drafts) {
      const { items } = await check(text);
      for (const { kind, start, end } of labels) {
        const isOfQuotation = kind === 'misquotation' || kind === 'quoted';
        const about = items.filter(
          (item) => item.start < end && item.end > start && (item.kind === 'quotation') === isOfQuotation,
        );
        const told = `${name}: ${text.slice(start, end)}: ${about.map(({ outcome }) => outcome).join(', ')}`;
        const expected = EXPECTED[kind];
        if (expected !== undefined) {
          planted += 1;
          if (!about.some(({ outcome }) => outcome === expected)) missed.push(told);
        } else if (kind === 'case') {
          assert.deepEqual(
            about.map((item) => item.kind),
            ['case'],
            told,
          );
        } else if (kind === 'right' || kind === 'quoted') {
          right += 1;
          if (kind === 'right' && about.length === 0) missed.push(told);
          if (about.some(({ outcome }) => outcome !== 'found')) alarms.push(told);
        }
      }
    }
    assert.deepEqual({ planted, right }, { planted: 53, right: 110 });
    assert.deepEqual(missed, []);
    assert.deepEqual(alarms, []);
  });

  it('proposes what was probably meant', async () => {
    const { items } = await check(
      'See section 13A of the Harbours and Pilotage Act 2012 and section 9 of the Feries Act 1998.',
    );
    assert.deepEqual(
      items.map(({ suggestions }) => suggestions?.[0]),
      ['Change to “section 13 of the Harbours and Pilotage Act 2012”', 'Change to “Ferries Act 1998”'],
    );
  });

  it('heeds no comment that asks for silence: the text is not its own judge', async () => {
    const { items } = await check(
      '<!-- proviso-ignore -->\nSee section 99 of the Harbours Act. <!-- proviso-ignore -->',
    );
    assert.deepEqual(
      items.map(({ outcome }) => outcome),
      ['wrong'],
    );
  });

  it('names case law as what it does not check', async () => {
    const { items, citations } = await check('Held in [2014] GIMT 12, under section 9 of the Harbours Act.');
    assert.deepEqual(
      items.map(({ kind, outcome }) => [kind, outcome]),
      [
        ['case', 'out-of-scope'],
        ['citation', 'found'],
      ],
    );
    assert.equal(citations, 1);
  });

  it('says in every answer what it does not check', async () => {
    const { scope, citations } = await check('The sky is blue.');
    assert.equal(citations, 0);
    assert.match(scope, /Not checked: case law/u);
  });

  it('counts the sections that a text numbers itself, and tells them apart from the law', async () => {
    const { own, citations } = await check(
      'Article 1. Berths\n\nSubject to Article 2.\n\nArticle 2. Fees\n\nBy section 4(1) of the Official Documents Act 2011.',
    );
    assert.deepEqual([own, citations], [3, 1]);
  });

  it('pages, and shows problems alone where asked', async () => {
    const text = Array.from({ length: 30 }, (_, at) => `See section ${at + 1} of the Harbours Act.`).join('\n\n');
    const first = await check(text, { limit: 20 });
    const second = await check(text, { limit: 20, cursor: first.next });
    assert.deepEqual([first.items.length, second.items.length, second.next], [20, 10, undefined]);
    const problems = await check(text, { only: 'problems' });
    assert.equal(problems.items.length, 6, 'the Act ends with section 24');
    assert.equal(problems.citations, 30);
  });

  it('gives offsets of the text as it was sent', async () => {
    const text = '**Answer** 😀 &amp; see `x`: section 99 of the Harbours Act.';
    const [item] = (await check(text)).items;
    assert.equal(text.slice(item!.start, item!.end), 'section 99 of the Harbours Act');
  });
});
