import assert from 'node:assert/strict';
import fc from 'fast-check';
import { placesOf, readStatute } from '../../../src/check';
import type { Renumbering } from '../../../src/renumber';
import { finish } from '../check/support';
import { Law } from './support';

/** How a language heads its sections and cites them; `$` is a number, `#` one of a paragraph. */
interface Style {
  readonly file: string;
  readonly title: string;
  readonly id: string;
  readonly heading: string;
  readonly unit: string;
  readonly citations: readonly string[];
  /** A number behind another one. */
  readonly behind: (number: number) => string;
  readonly mark: string;
}

const STYLES: readonly Style[] = [
  {
    file: 'quay.md',
    title: '# Quay Act 2001',
    id: 'quay-act-2001',
    heading: '### Section $. Item $',
    unit: 'sec',
    citations: [
      'under section $(#)',
      'by s. $ and 2 tugs',
      'sections $ and $',
      'sections $ to $',
      'section $(1) and (2)',
      'subsection (#) of section $',
      'section $ of the Quay Act 2001',
    ],
    behind: (number) => `${number}A`,
    mark: '(#)',
  },
  {
    file: 'kai.md',
    title: '---\njurabk: KaiG\n---\n\n# Kaigesetz',
    id: 'kaig',
    heading: '### § $ Gegenstand $',
    unit: 'sec',
    citations: [
      'nach § $ Abs. #',
      'die §§ $ und $',
      'die §§ $ bis $ gelten',
      '§ $ Satz 2 KaiG',
      '§ $ Abs. 1 und 2',
      'in § $ Nr. 2',
    ],
    behind: (number) => `${number}a`,
    mark: '(#)',
  },
  {
    file: 'pudu.md',
    title: '# 부두법',
    id: '부두법',
    heading: '### 제$조(사항 $)',
    unit: 'art',
    citations: [
      '제$조제#항에 따라',
      '제$조 및 제$조를',
      '제$조부터 제$조까지',
      '「부두법」 제$조',
      '제$조제1항 및 제2항',
    ],
    behind: (number) => `${number}의2`,
    mark: '제#항',
  },
];

interface Case {
  readonly style: Style;
  readonly text: string;
  readonly sections: number;
}

const MARKS = ['(1)', '(2)'];

/** An act of some sections, each with two paragraphs that cite sections of the act. */
const anAct: fc.Arbitrary<Case> = fc
  .record({
    style: fc.constantFrom(...STYLES),
    sections: fc.integer({ min: 2, max: 5 }),
    seeds: fc.array(fc.nat(), { minLength: 80, maxLength: 80 }),
  })
  .map(({ style, sections, seeds }) => {
    let next = 0;
    const number = (): string => String((seeds[next++ % seeds.length]! % sections) + 1);
    const cite = (): string => {
      const pattern = style.citations[seeds[next++ % seeds.length]! % style.citations.length]!;
      return pattern.replace(/\$/gu, number).replace(/#/gu, () => String((seeds[next++ % seeds.length]! % 2) + 1));
    };
    const parts = Array.from({ length: sections }, (_, at) => {
      const heading = style.heading.replace(/\$/gu, String(at + 1));
      const paragraphs = MARKS.map((mark) => `${mark} 2 x, ${cite()}; ${cite()}.`);
      return [heading, ...paragraphs].join('\n\n');
    });
    return { style, sections, text: `${[style.title, ...parts].join('\n\n')}\n` };
  });

const skeleton = (text: string): string => text.replace(/\d+(?:[A-Za-z](?![A-Za-z])|조의\d)?조?/gu, '0');

/** The act's text with headings and citations changed. */
async function changed({ style }: Case, text: string, planned: (law: Law) => Renumbering): Promise<string> {
  const law = await Law.of({ [style.file]: text });
  return law.whole(style.file, planned(law));
}

/** What all citations of the act resolve to. */
async function cited({ style }: Case, text: string): Promise<string[]> {
  const { index } = await Law.of({ [style.file]: text });
  const parts = finish(readStatute(text, `/law/${style.file}`, index));
  return placesOf(parts, index).flatMap(({ cited: { ordinals } }) =>
    ordinals.map((ordinal) => index.corpus.id(ordinal)),
  );
}

const moved = (ids: readonly string[], old: number, to: string): string[] =>
  ids.map((id) =>
    id.replace(/(?<=\/(?:sec|art)_)\d+(?=_|$)/u, (number) =>
      number === String(old) ? to.toLowerCase().replace('의', '-') : number,
    ),
  );

describe('renumber there and back', () => {
  for (const where of ['behind the last section', 'behind itself'] as const) {
    it(`gives the text back, and changes numbers alone: ${where}`, async () => {
      await fc.assert(
        fc.asyncProperty(anAct, fc.nat(), async (act, pick) => {
          const { style, sections, text } = act;
          const old = (pick % sections) + 1;
          const to = where === 'behind itself' ? style.behind(old) : '97';
          const there = await changed(act, text, (law) => law.rename(`${style.id}/${style.unit}_${old}`, to));
          assert.notEqual(there, text);
          assert.equal(skeleton(there), skeleton(text));
          const id = `${style.id}/${style.unit}_${to.toLowerCase().replace('의', '-')}`;
          if (where === 'behind itself')
            assert.deepEqual(await cited(act, there), moved(await cited(act, text), old, to));
          const back = await changed(act, there, (law) => law.rename(id, String(old)));
          assert.equal(back, text);
        }),
        { numRuns: 60 },
      );
    });
  }
});
