import type { CitationGraph } from '../graph/graph';
import { GroupEdges } from './groupEdges';
import type { Grouping } from './grouping';

/** Citations followed between two yields: a millisecond or so. */
const STEP = 1 << 14;

/**
 * The groups that reach each other by citations: every strongly connected component of more than one group, in no order;
 * its groups ascend. Undefined between two steps of finding them. A group's citations of itself count for nothing.
 *
 * R. Tarjan, "Depth-first search and linear graph algorithms", SIAM Journal on Computing 1 (1972), section 4, without
 * recursion: a chain of citations may be as long as the corpus. Memory: 21 bytes a node of {@link GroupEdges}, time linear in
 * its edges.
 */
export function* cyclesOf(graph: CitationGraph, grouping: Grouping): Generator<Uint32Array | undefined, void> {
  const edges = new GroupEdges(graph, grouping);
  const groups = grouping.firsts.length;
  const { size } = edges;
  /** When a group was first met, from 1; 0 for not yet. */
  const met = new Uint32Array(size);
  /** The earliest group on the stack that it is known to reach. */
  const low = new Uint32Array(size);
  /** Which of its edges is read next. */
  const next = new Uint32Array(size);
  const [open, waiting] = [new Stack(size), new Stack(size)];
  const isWaiting = new Uint8Array(size);
  let clock = 0;
  let steps = 0;
  const meet = (group: number): void => {
    clock += 1;
    met[group] = low[group] = clock;
    open.push(group);
    waiting.push(group);
    isWaiting[group] = 1;
  };
  for (let root = 0; root < groups; root += 1) {
    if (met[root]! > 0) continue;
    meet(root);
    while (open.length > 0) {
      steps += 1;
      if (steps % STEP === 0) yield undefined;
      const group = open.top;
      const target = edges.to(group, next[group]!);
      if (target !== undefined) {
        next[group]! += 1;
        if (target < 0) continue;
        if (met[target] === 0) meet(target);
        else if (isWaiting[target] === 1) low[group] = Math.min(low[group]!, met[target]!);
        continue;
      }
      open.pop();
      if (open.length > 0) low[open.top] = Math.min(low[open.top]!, low[group]!);
      if (low[group] !== met[group]) continue;
      const members = waiting.popDownTo(group);
      for (const member of members) isWaiting[member] = 0;
      const component = members.filter((member) => member < groups);
      if (component.length > 1) yield component.sort();
    }
  }
}

/** Numbers, of which each is on it at most once. */
class Stack {
  readonly #numbers: Uint32Array;
  length = 0;

  constructor(capacity: number) {
    this.#numbers = new Uint32Array(capacity);
  }

  get top(): number {
    return this.#numbers[this.length - 1]!;
  }

  push(value: number): void {
    this.#numbers[this.length] = value;
    this.length += 1;
  }

  pop(): void {
    this.length -= 1;
  }

  /** Takes off all from the top down to a number, that one included; a copy. */
  popDownTo(value: number): Uint32Array {
    const from = this.#numbers.lastIndexOf(value, this.length - 1);
    const taken = this.#numbers.slice(from, this.length);
    this.length = from;
    return taken;
  }
}
