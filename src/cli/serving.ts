import type { Commands } from './runCli';
import { lsp } from './commands/lsp';
import { mcp } from './commands/mcp';

/** The commands that serve others. Each loads a bundle of its own, and starts without that of the rest. */
export const SERVING: Commands = { mcp, lsp };
