/** The suite's Mocha starts each of its lines with this, to be told from what else the extension host writes. */
export const mochaMark = '\u001fmocha ';

const kept = 40;

/** Prints the suite's lines as they come, and keeps the last errors of everything else for when there is no result. */
export class SuiteOutput {
  #errors = [];
  #printed = false;

  take(level, text) {
    if (text.startsWith(mochaMark)) {
      this.#printed = true;
      console.log(text.slice(mochaMark.length));
    } else if (process.env.PROVISO_WORKBENCH_VERBOSE) {
      console.error(`[${level}] ${text}`);
    } else if (level === 'error') {
      this.#errors = [...this.#errors, text].slice(-kept);
    }
  }

  /** Says what the workbench complained of when the suite did not get to speak for itself. */
  explain(code) {
    if (code === 0 || (this.#printed && code === 1)) return;
    for (const error of this.#errors) console.error(error);
  }
}
