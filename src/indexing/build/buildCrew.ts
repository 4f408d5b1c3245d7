import type { PackedCorpus } from '../../law';
import { BuildTasks, type BuildKind, type BuildResult, type BuildTask } from './buildTasks';

/** What does the tasks of a build: this thread, or others. */
export interface BuildCrew {
  /** The corpus that spans are of from now on. */
  open(corpus: PackedCorpus): void;
  /**
   * Does tasks of one kind; yields how many of their units (files, provisions) are done, and returns the results in the
   * order of the tasks.
   */
  run<Kind extends BuildKind>(
    kind: Kind,
    tasks: readonly BuildTask<Kind>[],
    unitsOf: (task: BuildTask<Kind>) => number,
  ): AsyncGenerator<number, BuildResult<Kind>[]>;
}

/** Works on the caller's thread, one task after another, and yields often. */
export class ThisThread implements BuildCrew {
  readonly #tasks = new BuildTasks();

  open(corpus: PackedCorpus): void {
    this.#tasks.open(corpus);
  }

  async *run<Kind extends BuildKind>(
    kind: Kind,
    tasks: readonly BuildTask<Kind>[],
    unitsOf: (task: BuildTask<Kind>) => number,
  ): AsyncGenerator<number, BuildResult<Kind>[]> {
    const results: BuildResult<Kind>[] = [];
    let before = 0;
    for (const task of tasks) {
      const steps = this.#tasks.begin<Kind>({ kind, task });
      let step = await steps.next();
      for (; step.done !== true; step = await steps.next()) yield before + step.value;
      results.push(step.value);
      before += unitsOf(task);
    }
    return results;
  }
}
