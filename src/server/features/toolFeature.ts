import { dayOf } from '../../law';
import type { LegalIndex } from '../../search';
import { toolNamed, type ToolResult } from '../../tools';

/** A tool by its name, and what it is called with. */
export interface ToolCall {
  readonly name: string;
  /** Looked over by the tool itself. */
  readonly input: unknown;
}

/** Calls a tool on the corpus as it is. Rejects, with what to do, where there is no such tool or it cannot serve. */
export async function callTool({ name, input }: ToolCall, index: LegalIndex, signal: AbortSignal): Promise<ToolResult> {
  const tool = toolNamed(name);
  if (tool === undefined) throw new Error(`There is no tool ${name.slice(0, 100)}.`);
  return tool.call(input, { index, today: dayOf(new Date()) }, signal);
}
