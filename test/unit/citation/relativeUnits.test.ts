import assert from 'node:assert/strict';
import { CitationResolver, findCitations } from '../../../src/citation';
import { corpusOf, type InventedAct } from './support';

/** An act of five provisions with two paragraphs each. */
const actOf = (key: string, language: string, unit: 'art' | 'sec'): InventedAct => ({
  key,
  title: key,
  language,
  provisions: Object.fromEntries(
    [1, 2, 3, 4, 5].flatMap((number) => [
      [`${unit}_${number}`, ''],
      [`${unit}_${number}__para_1`, 'Eins.'],
      [`${unit}_${number}__para_2`, 'Zwei.'],
    ]),
  ),
});

const CORPUS = corpusOf(
  actOf('나루법', 'ko', 'art'),
  actOf('渡し法', 'ja', 'art'),
  actOf('เรือ', 'th', 'sec'),
  actOf('ferries', 'en', 'sec'),
  actOf('FährG', 'de', 'sec'),
  actOf('bacs', 'fr', 'art'),
  actOf('barcas', 'es', 'art'),
);
const LANGUAGES: Readonly<Record<string, string>> = {
  나루법: 'ko',
  渡し法: 'ja',
  เรือ: 'th',
  ferries: 'en',
  FährG: 'de',
  bacs: 'fr',
  barcas: 'es',
};

/** What the citations of a text mean that stands in a provision: eIds, or the outcome. */
function cited(from: string, text: string): string[] {
  const [act] = from.split('/') as [string];
  const resolved = new CitationResolver(CORPUS).resolve(
    findCitations(text, LANGUAGES[act]),
    { ordinal: CORPUS.ordinal(from)! },
    text,
  );
  return resolved.map(({ outcome, targets }) =>
    outcome === 'resolved' ? targets.map((id) => id.replace(`${act}/`, '')).join(' ') : outcome,
  );
}

describe('citations of neighbours', () => {
  for (const [name, from, text, ...expected] of [
    ['in lists', '나루법/art_4', '전조 및 제1조를', 'art_3', 'art_1'],
    ['in lists', '나루법/art_4', '제1조, 전조 및 제2조제2항', 'art_1', 'art_3', 'art_2__para_2'],
    ['in lists', '渡し法/art_3', '次条並びに第二条第二項及び第一条', 'art_4', 'art_2__para_2', 'art_1'],
    ['in ranges', '나루법/art_4', '제1조부터 전조까지', 'art_1', 'art_1 art_2 art_3'],
    ['in ranges', '나루법/art_3', '전조부터 제5조까지', 'art_2 art_3 art_4 art_5', 'art_5'],
    ['in ranges', '나루법/art_3', '다음 조부터 제9조까지', 'art_4 art_5', 'provision-not-found'],
    ['in ranges', '나루법/art_3', '제0조부터 전조까지', 'provision-not-found', 'art_2'],
    ['in ranges', '渡し法/art_3__para_2', '第一項から前項まで', 'art_3__para_1', 'art_3__para_1'],
    ['in ranges', '渡し法/art_4', '第一条から前条まで', 'art_1', 'art_1 art_2 art_3'],
    ['all of them', '渡し法/art_3__para_2', '前各項', 'art_3__para_1'],
    [
      'counted',
      '나루법/art_4',
      '앞의 2개 조 및 전조제1항부터 제2항까지',
      'art_2 art_3',
      'art_3__para_1 art_3__para_2',
      'art_3__para_2',
    ],
    [
      'that are gone back to',
      'ferries/sec_3',
      'The preceding section binds, subsection (2) of that section does not.',
      'sec_2',
      'sec_2__para_2',
    ],
    [
      'that are gone back to',
      'FährG/sec_3',
      'Der vorhergehende Paragraph und Absatz 2 derselben Vorschrift.',
      'sec_2',
      'sec_2__para_2',
    ],
    ['that are gone back to', '나루법/art_4', '전조의 허가에는 같은 조 제2항을', 'art_3', 'art_3__para_2'],
    [
      'that are gone back to',
      '나루법/art_4',
      '제2조 및 다음 조에 따라 같은 조 제1항',
      'art_2',
      'art_5',
      'art_5__para_1',
    ],
    ['that are gone back to', '나루법/art_4', '전 2조와 같은 조 제1항', 'art_2 art_3', 'art_3__para_1'],
    ['that are gone back to', '渡し法/art_3', '前条の許可には、同条第二項を', 'art_2', 'art_2__para_2'],
    ['that are gone back to', 'เรือ/sec_3', 'มาตราก่อน และวรรคสองของมาตราดังกล่าว', 'sec_2', 'sec_2__para_2'],
    [
      'that are gone back to',
      'bacs/art_3',
      'L’article précédent, et le premier alinéa de cet article',
      'art_2',
      'art_2__para_1',
    ],
    [
      'that are gone back to',
      'barcas/art_3',
      'El artículo anterior, salvo el apartado 2 de dicho artículo',
      'art_2',
      'art_2__para_2',
    ],
    // "같은 조" goes back to an article over bare paragraphs of the own one.
    [
      'that are paragraphs',
      '나루법/art_4__para_2',
      '제2조, 전항 및 같은 조 제2항',
      'art_2',
      'art_4__para_1',
      'art_2__para_2',
    ],
    // Nobody can tell what the neighbour is: what goes back to it does not mean what was cited before it.
    [
      'that are not there',
      '나루법/art_1',
      '제2조 및 전조와 같은 조 제1항',
      'art_2',
      'provision-not-found',
      'provision-not-found',
    ],
  ] as const) {
    it(`${name}: ${text}`, () => assert.deepEqual(cited(from, text), expected));
  }
});
