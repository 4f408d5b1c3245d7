import { LoopPauses } from './loopPauses';

/** Measures pauses of the loop and logs them, but of a folder without law says nothing. */
export class PauseLog {
  /** What was measured before it was known whether there is any law. */
  #waiting: string[] = [];

  /** @param hasLaw whether there is any, as far as is known. */
  constructor(
    private readonly log: (line: string) => void,
    private readonly hasLaw: () => boolean,
  ) {}

  readonly pauses = new LoopPauses((activity, ms) => {
    this.#waiting.push(`Longest pause of the server while ${activity}: ${Math.ceil(ms)} ms.`);
    if (this.hasLaw()) this.settle();
  });

  /** Logs what waits where there is law, else forgets it. */
  settle(): void {
    const lines = this.#waiting.splice(0);
    if (this.hasLaw()) lines.forEach(this.log);
  }
}
