import { parseArgs } from 'node:util';
import { UsageError, type Command, type Listing, type Output, type Terminal } from './command';
import { inert, inertJson, inertPieces } from './inert';

/** The parts of a process that the command line uses. */
export interface Process {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly stdout: { write(text: string): unknown; readonly isTTY?: boolean };
  readonly stderr: { write(text: string): unknown; readonly isTTY?: boolean };
}

/** Failures that say themselves what to do, by their names: a bundle of the program has classes of its own. */
const EXPECTED: ReadonlySet<string> = new Set([
  'CommandError',
  'DatasetError',
  'EmptyCorpusError',
  'MissingVectorsError',
  'ModelUnavailableError',
  'RenumberError',
  'StoreError',
  'UnreadableFileError',
  'VectorFileError',
]);

/** The commands that there are, by their names. */
export type Commands = Readonly<Record<string, Command>>;

const EXIT = { success: 0, failure: 1, usage: 2 } as const;

/** Runs one command line, without the program's name, and resolves to its exit code. Never rejects. */
export async function runCli(
  args: readonly string[],
  { env, stdout, stderr }: Process,
  signal: AbortSignal,
  commands: Commands,
): Promise<number> {
  const [name, ...rest] = args;
  if (name === undefined || name === 'help' || name === '--help' || name === '-h') {
    stdout.write(help(commands));
    return name === undefined ? EXIT.usage : EXIT.success;
  }
  const terminal = terminalOn(stderr, env);
  try {
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (command === undefined) throw new UsageError(`There is no command ${name}.`);
    const { positionals, values } = parse(command, rest);
    if (values['help'] === true) {
      stdout.write(`proviso ${command.usage}\n${command.summary}\n`);
      return EXIT.success;
    }
    const output = await command.run(positionals, values, terminal, signal);
    terminal.clear();
    const asJson = values['json'] === true;
    if ('batches' in output) {
      await list(output, asJson, stdout);
      return EXIT.success;
    }
    if (output.isSaid !== true) {
      for (const piece of rendered(output, asJson, stdout.isTTY === true)) stdout.write(piece);
    }
    if (output.failure === undefined) return EXIT.success;
    terminal.warn(`proviso: ${output.failure}`);
    return EXIT.failure;
  } catch (error) {
    terminal.clear();
    terminal.warn(`proviso: ${explain(error, commands[name], signal)}`);
    return isUsageError(error) ? EXIT.usage : EXIT.failure;
  }
}

type Parsed = ReturnType<typeof parseArgs<{ options: Command['options']; allowPositionals: true }>>;

function parse(command: Command, args: readonly string[]): Parsed {
  try {
    return parseArgs({
      args: [...args],
      options: { ...command.options, json: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
      allowPositionals: true,
    });
  } catch (error) {
    throw new UsageError((error as Error).message.split('\n')[0]);
  }
}

function rendered(
  { json, isStreamed, lines, isVerbatim }: Output,
  asJson: boolean,
  isTerminal: boolean,
): Iterable<string> {
  if (asJson) return isStreamed === true ? inertPieces(json) : [`${inertJson(json)}\n`];
  // A terminal obeys what stands in a statute; a file or a program takes it as it is.
  const shown = isVerbatim === true && !isTerminal ? (line: string) => line : inert;
  return [lines.map((line) => `${shown(line)}\n`).join('')];
}

/** Writes a list as it comes, as {@link rendered} would write the whole. */
async function list({ field, batches }: Listing, asJson: boolean, stdout: Process['stdout']): Promise<void> {
  if (asJson) stdout.write(`{${JSON.stringify(field)}:[`);
  let between = '';
  for await (const items of batches) {
    if (items.length === 0) continue;
    const said = items.map(({ json, line }) => (asJson ? inertJson(json) : `${inert(line())}\n`));
    stdout.write(`${between}${said.join(asJson ? ',' : '')}`);
    between = asJson ? ',' : '';
  }
  if (asJson) stdout.write(']}\n');
}

const isUsageError = (error: unknown): error is Error => error instanceof Error && error.name === UsageError.name;

function explain(error: unknown, command: Command | undefined, signal: AbortSignal): string {
  if (signal.aborted) return 'Interrupted; nothing was left half done.';
  if (isUsageError(error))
    return `${error.message} ${command === undefined ? 'See proviso help.' : `Usage: proviso ${command.usage}`}`;
  if (error instanceof Error && EXPECTED.has(error.name)) return error.message;
  return `Unexpected failure: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
}

function help(commands: Commands): string {
  const usages = Object.values(commands).map(({ usage, summary }) => `  proviso ${usage}\n      ${summary}`);
  return `Proviso: questions answered from statutes alone.\n\n${usages.join('\n')}\n\nEvery command takes --json.\n`;
}

/** Progress replaces itself on a terminal, and is left out where standard error is a file or a pipe. */
function terminalOn(stderr: Process['stderr'], env: Process['env']): Terminal & { clear(): void } {
  let drawn = false;
  const clear = (): void => {
    if (drawn) stderr.write('\r\u001b[K');
    drawn = false;
  };
  return {
    env,
    clear,
    warn(line) {
      clear();
      stderr.write(`${inert(line)}\n`);
    },
    progress(line) {
      if (stderr.isTTY !== true) return;
      stderr.write(`\r\u001b[K${inert(line)}`);
      drawn = true;
    },
  };
}
