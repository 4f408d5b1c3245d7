import * as vscode from 'vscode';
import type { LanguageModelSettings } from '../server';
import { readModelSetting, settingOf, type ModelChoice } from './offeredModels';

/** Whence the language model comes; `auto`: the user has not chosen yet, and none is called until then. */
export type ModelSource = 'auto' | LanguageModelSettings['source'];

const section = (): vscode.WorkspaceConfiguration => vscode.workspace.getConfiguration('proviso.languageModel');

export const modelSource = (): ModelSource => section().get<ModelSource>('source', 'auto');

/** The server that the settings name, whether or not it is the source; undefined where a part is missing. */
export function configuredServer(): Extract<ModelChoice, { source: 'server' }> | undefined {
  const { baseUrl, model } = serverSettingsOf();
  return baseUrl === '' || model === '' ? undefined : { source: 'server', baseUrl, model };
}

/** As the language server takes it. */
export function languageModelSettings(): LanguageModelSettings {
  const source = modelSource();
  const allowUnencryptedKey = section().get('server.allowUnencryptedKey', false);
  if (source === 'server') return { source, ...serverSettingsOf(), allowUnencryptedKey };
  return { source: source === 'vscode' ? 'vscode' : 'none' };
}

/** Whether a language model may be called: the user has chosen one, and trusts the workspace. */
export const modelIsChosen = (): boolean => vscode.workspace.isTrusted && languageModelSettings().source !== 'none';

const serverSettingsOf = (): { baseUrl: string; model: string } => ({
  baseUrl: section().get('server.baseUrl', '').trim(),
  model: section().get('server.model', '').trim(),
});

/** Which of the editor's models is meant, as it stands in the settings; the empty string for any. */
export const editorModelSetting = (): string =>
  section().get('vscode.model', '').trim() || section().get('vscode.family', '').trim();

/** The editor's model that the settings mean: the first that fits. */
export async function editorModel(): Promise<vscode.LanguageModelChat | undefined> {
  const exact = readModelSetting(section().get('vscode.model', ''));
  const family = section().get('vscode.family', '').trim();
  const [model] = await vscode.lm.selectChatModels(exact ?? (family === '' ? {} : { family }));
  return model;
}

/** Remembers the choice. The source is written last: it is what makes the choice count. */
export async function saveChoice(choice: ModelChoice): Promise<void> {
  if (choice.source === 'vscode') {
    await save('vscode.model', settingOf(choice.model));
  } else {
    await save('server.baseUrl', choice.baseUrl);
    await save('server.model', choice.model);
  }
  await saveSource(choice.source);
}

export const saveSource = (source: ModelSource): Promise<void> => save('source', source);

/** Where the user's settings are; a workspace that has a value of its own would go on hiding it, so there it is changed. */
async function save(name: string, value: string): Promise<void> {
  const ofWorkspace = section().inspect(name)?.workspaceValue !== undefined;
  const { Global, Workspace } = vscode.ConfigurationTarget;
  await section().update(name, value, ofWorkspace ? Workspace : Global);
}
