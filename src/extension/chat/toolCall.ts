import type { ClientChannel } from '../../server';
import type { ToolInput, ToolName, ToolOutput } from '../../tools';

/** Calls a tool where the corpus is. Rejects, with what to do, where it cannot serve. */
export async function callTool<Name extends ToolName>(
  channel: ClientChannel,
  name: Name,
  input: ToolInput<Name>,
  signal: AbortSignal,
): Promise<ToolOutput<Name>> {
  return (await channel.request('proviso/tool', { name, input }, signal)) as ToolOutput<Name>;
}
