import * as vscode from 'vscode';
import { severitiesWith } from '../check';
import type { LanguageModelSettings, ServerSettings } from '../server';

/** The settings as the server takes them. In a workspace that is not trusted no model is loaded or called. */
export function serverSettings(): ServerSettings {
  const settings = vscode.workspace.getConfiguration('proviso');
  const { isTrusted } = vscode.workspace;
  return {
    corpus: {
      include: settings.get<string[]>('corpus.include', []),
      exclude: settings.get<string[]>('corpus.exclude', []),
      indexOnOpen: settings.get('corpus.indexOnOpen', true),
    },
    languageModel: isTrusted ? languageModelSettings(settings) : { source: 'none' },
    sentenceModels: {
      encoderFolder: isTrusted ? settings.get('encoder.folder', '') : '',
      crossEncoderFolder: isTrusted ? settings.get('crossEncoder.folder', '') : '',
    },
    ranking: settings.get<ServerSettings['ranking']>('ranking', {}),
    severities: settings.get<ServerSettings['severities']>('check.severity', severitiesWith()),
  };
}

function languageModelSettings(settings: vscode.WorkspaceConfiguration): LanguageModelSettings {
  const source = settings.get<LanguageModelSettings['source']>('languageModel.source', 'none');
  if (source !== 'server') return { source };
  return {
    source,
    baseUrl: settings.get('languageModel.server.baseUrl', ''),
    model: settings.get('languageModel.server.model', ''),
  };
}

/** The family of the editor's models to use, or the empty string for any. */
export function modelFamily(): string {
  return vscode.workspace.getConfiguration('proviso').get('languageModel.vscode.family', '');
}
