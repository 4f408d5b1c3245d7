import * as vscode from 'vscode';
import { severitiesWith } from '../check';
import type { ServerSettings } from '../server';
import { corpusSettings, sharedAddress } from './corpusSettings';
import { languageModelSettings } from './modelSettings';

/** The settings as the server takes them. In a workspace that is not trusted no model is loaded or called, and no cluster. */
export function serverSettings(): ServerSettings {
  const settings = vscode.workspace.getConfiguration('proviso');
  const { isTrusted } = vscode.workspace;
  return {
    ...corpusSettings(),
    languageModel: isTrusted ? languageModelSettings() : { source: 'none' },
    secondReader: settings.get('secondReader.enabled', true),
    sentenceModels: {
      encoderFolder: isTrusted ? settings.get('encoder.folder', '') : '',
      crossEncoderFolder: isTrusted ? settings.get('crossEncoder.folder', '') : '',
      entailmentFolder: isTrusted ? settings.get('entailment.folder', '') : '',
    },
    sharedCorpus: sharedAddress(),
    ranking: settings.get<ServerSettings['ranking']>('ranking', {}),
    severities: settings.get<ServerSettings['severities']>('check.severity', severitiesWith()),
  };
}
