import { COMMANDS } from '../../../src/cli/commands';
import { runCli } from '../../../src/cli/runCli';

/** What a run of the command line said, and how it ended. */
export interface Ran {
  readonly exit: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the command line in this process. */
export async function ranCli(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  signal = new AbortController().signal,
): Promise<Ran> {
  let [stdout, stderr] = ['', ''];
  const streams = {
    stdout: { write: (text: string) => (stdout += text) },
    stderr: { write: (text: string) => (stderr += text) },
  };
  const exit = await runCli([...args], { env, ...streams }, signal, COMMANDS);
  return { exit, stdout, stderr };
}
