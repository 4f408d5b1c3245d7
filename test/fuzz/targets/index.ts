import type { Target } from '../target';
import { checkTargets } from './check';
import { citationTargets } from './citation';
import { modelTargets } from './models';
import { readerTargets } from './readers';

/** Everything that reads what strangers wrote. */
export const TARGETS: readonly Target[] = [...readerTargets, ...citationTargets, ...checkTargets, ...modelTargets];
