import type { Corpus, Range } from '../../law';
import { viewOf } from '../provisionText';

/** A provision as a quick pick lists it. */
export interface FoundProvision {
  readonly id: string;
  readonly label: string;
  readonly heading: string;
  /** The units it stands in, outermost first: "Part 2 › Chapter 1". */
  readonly breadcrumb: string;
  readonly file: string;
  readonly range: Range;
}

export function foundProvision(corpus: Corpus, ordinal: number): FoundProvision {
  const { provision, label, act, breadcrumb } = viewOf(corpus, ordinal);
  const { id, heading, file, range }: { id: string; heading: string; file: string; range: Range } = provision;
  return { id, label, heading, breadcrumb: breadcrumb === '' ? act.title : breadcrumb, file, range };
}
