import { dayOf } from '../../law';
import type { IndexWork, LegalIndex } from '../../search';
import { toolNamed, type ToolResult } from '../../tools';

/** A tool by its name, and what it is called with. */
export interface ToolCall {
  readonly name: string;
  /** Looked over by the tool itself. */
  readonly input: unknown;
}

/** The law, once there is some: see `LawSource.work`. */
interface LawToWorkOn {
  work<Result>(work: IndexWork<Result>, signal: AbortSignal): Promise<{ readonly result: Result }>;
}

/** Calls a tool on the law as it is. Rejects, with what to do, where there is no such tool or it cannot serve. */
export async function callTool({ name, input }: ToolCall, law: LawToWorkOn, signal: AbortSignal): Promise<ToolResult> {
  const tool = toolNamed(name);
  if (tool === undefined) throw new Error(`There is no tool ${name.slice(0, 100)}.`);
  const call = (index: LegalIndex): Promise<ToolResult> =>
    tool.call(input, { index, today: dayOf(new Date()) }, signal);
  return (await law.work(call, signal)).result;
}
