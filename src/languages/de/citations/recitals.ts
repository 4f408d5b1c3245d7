import type { Path } from '../../../law';
import { matchAt, type CitationDraft, type Reading } from '../../citations/engine';
import { recitalPath } from '../../citations/recitals';
import { Group } from './group';
import { isCarelessList } from './lists';
import type { Opener } from './openers';
import { numberAt, type Step } from './units';

/** "der 26. Erwägungsgrund": the number stands in front. */
const ORDINAL = /(?<=(?<![\p{L}\d.])(\d{1,3})\.\s)(?=Erw)/uy;

/** "Erwägungsgrund 26 Satz 3 DSGVO", "DSGVO ErwG 26", "Erwägungsgründe 3 bis 5": paragraphs of the preamble. */
export function readRecitals(text: string, at: number, floor: number, { end, plural }: Opener): Reading {
  const ordinal = matchAt(ORDINAL, text, at)?.[1];
  const behind = numberAt(text, end, 'preamble');
  const first: Step | undefined =
    behind ?? (ordinal === undefined ? undefined : { unit: { kind: 'preamble', number: ordinal }, end });
  if (first === undefined) return { drafts: [], end: at };
  const start = behind === undefined ? at - ordinal!.length - '. '.length : at;
  const isList = plural || (behind !== undefined && isCarelessList(text, first));
  const found = new Group(text, { kind: 'preamble', start, plural: isList }, first).read(floor);
  return { drafts: found.drafts.map(ofPreamble), end: found.end };
}

const ofPreamble = ({ path, through, also, ...rest }: CitationDraft): CitationDraft => ({
  ...rest,
  path: inPreamble(path),
  ...(through !== undefined && { through: inPreamble(through) }),
  ...(also !== undefined && { also: also.map(inPreamble) }),
});

const inPreamble = ([recital, ...finer]: Path): Path => [...recitalPath(recital!.number), ...finer];
