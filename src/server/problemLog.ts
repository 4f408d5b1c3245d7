import type { Problem } from '../law';

/** The most problems that are logged one by one. */
const LIMIT = 500;

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

/** Logs the problems of an index, in the form `file:line` that editors turn into links. */
export function logProblems(problems: readonly Problem[], log: Log): void {
  for (const { file, line, severity, message } of problems.slice(0, LIMIT)) {
    log[WEIGHT[severity]](`${file}:${line}: ${message}`);
  }
  if (problems.length > LIMIT) log.info(`… and ${problems.length - LIMIT} more problems.`);
}
