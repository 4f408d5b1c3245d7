import * as vscode from 'vscode';
import { MAY_HOLD_LAW, type ServerSettings } from '../server';

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
