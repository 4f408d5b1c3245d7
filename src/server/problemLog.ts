import type { Problem } from '../law';

/** The most problems of one index that are logged, a line each. */
const LIMIT = 500;

const WHERE_ALL = '“Proviso: Show Problems of the Law” lists them all, and in a terminal “proviso index --json” does.';

/** Where lines go, by how grave they are: a connection's console is one. */
export interface Log {
  error(message: string): void;
  warn(message: string): void;
  info(message: string): void;
}

const WEIGHT: Readonly<Record<Problem['severity'], keyof Log>> = {
  error: 'error',
  warning: 'warn',
  information: 'info',
};

/** The gravest first. */
const WEIGHTS: readonly (keyof Log)[] = ['error', 'warn', 'info'];

/**
 * Logs the problems of one index after another, in the form `file:line` that editors turn into links: of each those that
 * the index before it did not have. Without that, every save would log them all. Those of one weight are one message: a connection
 * sends one after another, each when the event loop comes round, and answers would wait behind hundreds.
 */
export class ProblemLog {
  #known: ReadonlySet<string> = new Set();

  constructor(private readonly log: Log) {}

  write(problems: readonly Problem[]): void {
    const lines = new Map(problems.map((problem) => [lineOf(problem), WEIGHT[problem.severity]]));
    const fresh = [...lines].filter(([line]) => !this.#known.has(line));
    this.#known = new Set(lines.keys());
    const shown = fresh.slice(0, LIMIT);
    for (const weight of WEIGHTS) {
      const ofWeight = shown.filter(([, each]) => each === weight).map(([line]) => line);
      if (ofWeight.length > 0) this.log[weight](ofWeight.join('\n'));
    }
    if (fresh.length > LIMIT) this.log.info(`… and ${fresh.length - LIMIT} more problems. ${WHERE_ALL}`);
  }
}

const lineOf = ({ file, line, message }: Problem): string => `${file}:${line}: ${message}`;
