import type { ServerSettings } from '../server';

/** What the server for agents serves, and with which settings. */
export interface AgentOptions extends Pick<ServerSettings, 'corpus' | 'drafts'> {
  /** The bundled command line, an absolute path. */
  readonly program: string;
  readonly folders: readonly string[];
  readonly indexDirectory: string;
}

/** The arguments that Node starts the server for agents with. A value never begins an argument: it might look like an option. */
export function agentArguments({ program, folders, indexDirectory, corpus, drafts }: AgentOptions): string[] {
  const repeated = (option: string, values: readonly string[]): string[] =>
    values.map((value) => `--${option}=${value}`);
  return [
    program,
    'mcp',
    ...repeated('corpus', folders),
    `--index-dir=${indexDirectory}`,
    ...repeated('include', corpus.include),
    ...repeated('exclude', corpus.exclude),
    ...repeated('drafts', drafts.include),
    ...repeated('ignore', drafts.exclude),
  ];
}
