import * as z from 'zod';
import type { Day } from '../law';
import type { LegalIndex } from '../search';

/** What a tool works on. */
export interface ToolContext {
  readonly index: LegalIndex;
  /** The day on which what is found should be law. */
  readonly today: Day;
}

/** The arguments of a call are none that the tool takes; the message says which, and what to do. */
export class ToolInputError extends Error {
  override readonly name = 'ToolInputError';
}

/** The arguments are well formed and the tool cannot serve them: the message says why, and what to do. */
export class ToolError extends Error {
  override readonly name = 'ToolError';
}

/** A service for an agent, whatever it is reached by. */
export interface Tool {
  readonly name: string;
  /** For a person. */
  readonly title: string;
  /** For a model: when to use it, what it answers, what it does not. */
  readonly description: string;
  /** JSON Schema of the arguments. */
  readonly inputSchema: ToolSchema;
  /**
   * Answers with plain data. Rejects with {@link ToolInputError}, with {@link ToolError}, and with the signal's reason
   * when aborted.
   */
  call(args: unknown, context: ToolContext, signal?: AbortSignal): Promise<ToolResult>;
}

export interface ToolSchema {
  readonly type: 'object';
  readonly [keyword: string]: unknown;
}

export type ToolResult = Readonly<Record<string, unknown>>;

/** A tool of which it is known what it takes and what it answers with. */
export interface DefinedTool<Name extends string, Args, Result extends ToolResult> extends Tool {
  readonly name: Name;
  call(args: Args, context: ToolContext, signal?: AbortSignal): Promise<Result>;
}

/** What makes a tool: its arguments as a schema, and what it does with arguments that fit. */
interface Definition<Name extends string, Input extends z.ZodObject, Result extends ToolResult> extends Pick<
  Tool,
  'title' | 'description'
> {
  readonly name: Name;
  readonly input: Input;
  readonly run: (input: z.infer<Input>, context: ToolContext, signal?: AbortSignal) => Promise<Result> | Result;
}

export function defineTool<const Name extends string, Input extends z.ZodObject, Result extends ToolResult>({
  input,
  run,
  ...named
}: Definition<Name, Input, Result>): DefinedTool<Name, z.input<Input>, Result> {
  const inputSchema = z.toJSONSchema(input, { io: 'input' });
  return {
    ...named,
    inputSchema: { ...inputSchema, type: 'object' },
    async call(args, context, signal) {
      const parsed = input.safeParse(args);
      if (!parsed.success) throw new ToolInputError(`${named.name}: ${problemsOf(parsed.error)}`);
      return run(parsed.data, context, signal);
    },
  };
}

/** Problems that are told of one call. */
const MOST_TOLD = 5;
/** A key that is not known may be as long as the caller likes. UTF-16 code units. */
const LONGEST_TOLD = 300;

const problemsOf = ({ issues }: z.ZodError): string =>
  issues
    .slice(0, MOST_TOLD)
    .map(({ path, message }) => `${path.length === 0 ? '' : `${path.join('.')}: `}${message}`.slice(0, LONGEST_TOLD))
    .join('; ');
