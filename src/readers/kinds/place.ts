import type { DocumentView } from './document';
import type { Evidence } from './kind';

/** Folders that tools fill. */
const FILLED =
  /[\\/](?:node_modules|bower_components|site-packages|dist-packages|vendor\/bundle|\.venv|\.cargo|\.git)[\\/]/u;

/** What the folder of a file says. A program beside it is weak: lawyers keep memos under version control, too. */
export function placeEvidence({ file, isInProgram }: DocumentView): Evidence[] {
  if (FILLED.test(file)) return [{ kind: 'none', weight: 20, reason: { code: 'in-packages' } }];
  return isInProgram ? [{ kind: 'none', weight: 2, reason: { code: 'beside-program' } }] : [];
}
