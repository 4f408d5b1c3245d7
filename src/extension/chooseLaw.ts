import * as l10n from '@vscode/l10n';
import { posix } from 'node:path';
import * as vscode from 'vscode';
import { figure } from '../text';
import { globOfFile, globOfFolder } from './kindGlobs';
import { LAW_FILES } from './lawFiles';
import { pathInFolder } from './pathInFolder';

/** Files beyond these are neither listed nor counted: a folder of theirs may be missing, and is named in the settings. */
const MOST_FILES = 2_000;

interface LawPick extends vscode.QuickPickItem {
  readonly glob?: string;
}

/** Lets a person say which files and folders of the workspace are law, and adds them to the settings of the workspace. */
export async function chooseLaw(): Promise<void> {
  const files = await vscode.workspace.findFiles(LAW_FILES, undefined, MOST_FILES);
  if (files.length === 0) {
    throw new Error(l10n.t('The workspace has no Markdown, text, XML or JSON lines file that could be law.'));
  }
  const picked = await vscode.window.showQuickPick<LawPick>(picksOf(files), {
    title: l10n.t('Proviso: What Is Law Here?'),
    placeHolder: l10n.t('Folders and files that hold law in force: they answer questions and are cited.'),
    canPickMany: true,
    matchOnDescription: true,
  });
  const globs = (picked ?? []).flatMap(({ glob }) => glob ?? []);
  if (globs.length === 0) return;
  const settings = vscode.workspace.getConfiguration('proviso');
  const before = settings.get<string[]>('corpus.include', []);
  const all = [...new Set([...before, ...globs])];
  await settings.update('corpus.include', all, vscode.ConfigurationTarget.Workspace);
}

function picksOf(files: readonly vscode.Uri[]): LawPick[] {
  const paths = files.map(pathInFolder).sort();
  return [
    { label: l10n.t('Folders'), kind: vscode.QuickPickItemKind.Separator },
    ...[...foldersOf(paths)].map(([folder, count]) => ({
      label: `$(folder) ${folder}`,
      description: count === 1 ? l10n.t('1 file') : l10n.t('{0} files', figure(count)),
      glob: globOfFolder(folder),
    })),
    { label: l10n.t('Files'), kind: vscode.QuickPickItemKind.Separator },
    ...paths.map((path) => ({ label: `$(file) ${path}`, glob: globOfFile(path) })),
  ];
}

/** How many files each folder holds, those of folders in it included; outer folders first. */
function foldersOf(paths: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const path of paths) {
    for (let folder = posix.dirname(path); folder !== '.'; folder = posix.dirname(folder)) {
      counts.set(folder, (counts.get(folder) ?? 0) + 1);
    }
  }
  return new Map([...counts].sort(([one], [other]) => (one < other ? -1 : 1)));
}
