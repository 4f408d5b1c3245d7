import { toolNamed, ToolError, ToolInputError, TOOLS } from '../../../src/tools';
import { lawIndex } from '../law';
import { GOOD } from '../toolCalls';
import type { Target } from '../target';

/** One tool, called by an agent. */
export const toolTargets: readonly Target[] = TOOLS.map(({ name }): Target => ({
  name: `tools/${name}`,
  shape: 'json',
  seeds: () => GOOD[name]!.map((args) => JSON.stringify(args)),
  open: async () => {
    const context = { index: await lawIndex(), today: '2024-06-30' };
    return async (input) => {
      try {
        JSON.stringify(await toolNamed(name)!.call(JSON.parse(input), context));
      } catch (error) {
        const isRefused = error instanceof ToolInputError || error instanceof ToolError || error instanceof SyntaxError;
        if (!isRefused) throw error;
      }
    };
  },
}));
