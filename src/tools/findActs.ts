import * as z from 'zod';
import { nearestNames } from '../check';
import { isBasicUnit, pathOf, type Corpus } from '../law';
import { foldCase } from '../text';
import type { LegalIndex } from '../search';
import { pageInput, pageOf } from './page';
import { defineTool } from './tool';

const LONGEST_NAME = 300;
const TOO_LONG = `Give at most ${LONGEST_NAME} characters of a name.`;

export const findActs = defineTool({
  name: 'find_acts',
  title: 'Find Acts',
  description:
    'Lists the acts, regulations and other texts of law that the corpus holds: those that go by a name, then those with ' +
    'all of its words in one of their names, then those with nearly that name; without a name all of them. Whatever is ' +
    'not listed cannot be searched or checked here.',
  input: z.strictObject({
    name: z
      .string(TOO_LONG)
      .trim()
      .max(LONGEST_NAME, TOO_LONG)
      .default('')
      .describe('The name of an act, an abbreviation, or words of it; leave it out for all acts.'),
    ...pageInput(20, 200),
  }),
  run({ name, ...paging }, { index }) {
    const found = name === '' ? [...index.corpus.acts.keys()] : actsFor(name, index);
    const { page, next } = pageOf(found, paging);
    return {
      total: found.length,
      acts: page.map((act) => actView(index, act)),
      ...(next !== undefined && { next }),
    };
  },
});

function actsFor(name: string, { corpus, resolver }: LegalIndex): number[] {
  const words = foldCase(name).split(/\s+/u).filter(Boolean);
  const near = new Set(nearestNames(corpus, name));
  const by = (isMeant: (names: readonly string[], act: number) => boolean): number[] =>
    corpus.acts.flatMap(({ key, title, abbreviation, aliases }, act) =>
      isMeant([key, title, abbreviation, ...aliases], act) ? [act] : [],
    );
  return [
    ...new Set([
      ...resolver.actsNamed(name),
      ...by(([key]) => key === name),
      ...by((names) => names.map(foldCase).some((each) => words.every((word) => each.includes(word)))),
      ...by((names) => names.some((each) => near.has(each))),
    ]),
  ];
}

function actView({ corpus, isPart }: LegalIndex, act: number): object {
  const { key, title, abbreviation, language, years, validity, file } = corpus.acts[act]!;
  return {
    key,
    title,
    ...(abbreviation !== '' && { abbreviation }),
    language,
    ...(years !== undefined && { years }),
    ...(validity !== undefined && { validity }),
    file,
    // Of an act elsewhere every provision would have to be fetched.
    ...(!isPart && { provisions: basicUnits(corpus, act) }),
  };
}

/** How many articles or sections an act has. */
function basicUnits(corpus: Corpus, act: number): number {
  const [first, end] = corpus.provisionsOf(act);
  let units = 0;
  for (let at = first; at < end; at += 1) {
    const last = pathOf(corpus, at).at(-1);
    if (last !== undefined && isBasicUnit(last.kind)) units += 1;
  }
  return units;
}
