import { labelOf } from '../../languages';
import { type Corpus } from '../../law';
import type { Place } from './types';

export function placeOf(corpus: Corpus, ordinal: number): Place {
  const { id, file, range } = corpus.provision(ordinal);
  return { id, label: labelOf(corpus, ordinal), file, line: range.start.line + 1 };
}

/** The place of an act: where its first provision begins, because a file may hold several acts. */
export function placeOfAct(corpus: Corpus, act: number): Place {
  const { key, title, abbreviation, file } = corpus.acts[act]!;
  const [first, end] = corpus.provisionsOf(act);
  const label = abbreviation === '' || abbreviation === title ? title : `${abbreviation} (${title})`;
  return { id: key, label, file, line: first < end ? corpus.provision(first).range.start.line + 1 : 1 };
}
