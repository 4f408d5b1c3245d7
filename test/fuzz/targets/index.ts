import type { Target } from '../target';
import { backendTargets } from './backends';
import { checkTargets } from './check';
import { citationTargets } from './citation';
import { evaluationTargets } from './evaluation';
import { indexingTargets } from './indexing';
import { mcpTargets } from './mcp';
import { modelTargets } from './models';
import { pipelineTargets } from './pipeline';
import { readerTargets } from './readers';
import { serverTargets } from './server';
import { toolTargets } from './tools';
import { webviewTargets } from './webview';

/** Everything that reads what strangers wrote. */
export const TARGETS: readonly Target[] = [
  ...readerTargets,
  ...citationTargets,
  ...checkTargets,
  ...modelTargets,
  ...backendTargets,
  ...indexingTargets,
  ...pipelineTargets,
  ...toolTargets,
  ...evaluationTargets,
  ...mcpTargets,
  ...serverTargets,
  ...webviewTargets,
];
