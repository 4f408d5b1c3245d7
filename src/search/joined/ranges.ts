import { MOST_NEIGHBOURS, type OrdinalRange } from '../../store';

/** The ordinals of a range that are those of an index of this size. */
export const ordinalsHere = ([first, end]: OrdinalRange, size: number): readonly number[] =>
  Array.from({ length: Math.max(0, Math.min(end, size) - first) }, (_, at) => first + at);

/** Each once, ascending, as many as a store tells. */
export const bounded = (ordinals: readonly number[]): readonly number[] =>
  [...new Set(ordinals)].sort((a, b) => a - b).slice(0, MOST_NEIGHBOURS);

/** Ordinals as the intervals that they make up. */
export function runsOf(ordinals: readonly number[]): OrdinalRange[] {
  const runs: [number, number][] = [];
  for (const ordinal of [...ordinals].sort((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last?.[1] === ordinal) last[1] += 1;
    else runs.push([ordinal, ordinal + 1]);
  }
  return runs;
}

/** Answers to the questions of several askers, one behind another, brought together for each asker. */
export function grouped(answers: readonly (readonly number[])[], asked: readonly (readonly unknown[])[]): number[][] {
  let next = 0;
  return asked.map(({ length }) => answers.slice(next, (next += length)).flat());
}
