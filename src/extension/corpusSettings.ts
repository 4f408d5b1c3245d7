import * as vscode from 'vscode';
import { MAY_HOLD_LAW, type ServerSettings } from '../server';

/**
 * The address of the shared corpus, as the user has set it; the empty string for none. The setting is the machine's: a workspace
 * cannot name another, and from one that is not trusted no draft and no question is sent there.
 */
export const sharedAddress = (): string =>
  vscode.workspace.isTrusted ? vscode.workspace.getConfiguration('proviso').get('corpus.shared', '').trim() : '';

/** Which files of the workspace are law, drafts or neither, as the settings say. */
export function corpusSettings(): Pick<ServerSettings, 'corpus' | 'drafts'> {
  const settings = vscode.workspace.getConfiguration('proviso');
  return {
    corpus: {
      include: settings.get<string[]>('corpus.include', []).filter((glob) => glob !== MAY_HOLD_LAW),
      exclude: settings.get<string[]>('corpus.exclude', []),
      indexOnOpen: settings.get('corpus.indexOnOpen', true),
    },
    drafts: {
      include: settings.get<string[]>('drafts.include', []),
      exclude: settings.get<string[]>('drafts.exclude', []),
    },
  };
}
