import * as l10n from '@vscode/l10n';
import { join } from 'node:path';
import * as vscode from 'vscode';
import { missingRuntime, readModelFolder, type ModelManifest } from '../backends';
import {
  downloadModel as download,
  planDownload,
  readAddress,
  readSha256,
  RECOMMENDED,
  type DownloadedModel,
  type DownloadPlan,
  type RecommendedModel,
} from '../backends/download';
import { aboutModel, computedHashes, describePlan, sizeText } from './modelChoice';
import { plainMessage } from './plainMessage';

const titleOfAll = (): string => l10n.t('Proviso: Download Model');

/** What was chosen: an address, and how a recommended model wants to be used. */
interface Choice {
  readonly address: string;
  readonly manifest?: RecommendedModel['manifest'];
}

/** Downloads a model that the user names and agrees to, and offers to use it. Nothing is asked of the network before. */
export async function downloadModel(context: vscode.ExtensionContext, log: vscode.LogOutputChannel): Promise<void> {
  const missing = missingRuntime(context.asAbsolutePath('dist'));
  if (missing !== undefined) {
    void vscode.window.showWarningMessage(
      plainMessage(l10n.t('No model can be used here: {0} {1}', missing.problem, missing.remedy)),
    );
    return;
  }
  const choice = await choose();
  if (choice === undefined) return;
  const address = readAddress(choice.address);
  const looking = l10n.t('Proviso: looking for the model');
  const found = await withProgress(looking, (_, signal) => planDownload(address, signal));
  const plan = found && (await completed(found));
  if (plan === undefined || !(await agrees(plan))) return;
  const parent = join(context.globalStorageUri.fsPath, 'models');
  const downloading = l10n.t('Proviso: downloading {0}', plan.name);
  const downloaded = await withProgress(downloading, (report, signal) =>
    download(plan, parent, report, choice.manifest, signal),
  );
  if (downloaded === undefined) return;
  for (const [path, sha256] of downloaded.sha256) log.info(`${join(downloaded.folder, path)}: SHA-256 ${sha256}`);
  await offer(plan, downloaded);
}

async function choose(): Promise<Choice | undefined> {
  const recommended = RECOMMENDED.map((model) => ({
    label: model.repository,
    description: aboutModel(model),
    detail: model.purpose(),
    choice: { address: model.repository, manifest: model.manifest },
  }));
  const another = {
    label: `$(link) ${l10n.t('Another one...')}`,
    description: '',
    detail: l10n.t('A repository of the Hugging Face hub, or the address of a folder with a model in ONNX format.'),
    choice: undefined,
  };
  const picked = await vscode.window.showQuickPick([...recommended, another], {
    title: titleOfAll(),
    placeHolder: l10n.t('Multilingual models; you see what is downloaded, and are asked, before anything is'),
    matchOnDescription: true,
    matchOnDetail: true,
  });
  if (picked === undefined) return undefined;
  if (picked.choice !== undefined) return picked.choice;
  const address = await vscode.window.showInputBox({
    title: titleOfAll(),
    prompt: l10n.t('owner/model, or the https address of a folder that holds tokenizer.json and model.onnx'),
    ignoreFocusOut: true,
  });
  return address === undefined || address.trim() === '' ? undefined : { address };
}

/** The plan with the SHA-256 that the user has of model files where the server states none; undefined to turn back. */
async function completed(plan: DownloadPlan): Promise<DownloadPlan | undefined> {
  const files = [];
  for (const file of plan.files) {
    if (!file.isModel || file.sha256 !== undefined) {
      files.push(file);
      continue;
    }
    const typed = await vscode.window.showInputBox({
      title: titleOfAll(),
      prompt: l10n.t(
        'The server does not state the SHA-256 of {0}: paste it where you have it, else leave this empty.',
        file.path,
      ),
      ignoreFocusOut: true,
      validateInput: (text) =>
        text.trim() === '' || readSha256(text) !== undefined
          ? undefined
          : l10n.t('A SHA-256 has 64 hexadecimal digits.'),
    });
    if (typed === undefined) return undefined;
    files.push({ ...file, sha256: readSha256(typed) });
  }
  return { ...plan, files };
}

async function agrees(plan: DownloadPlan): Promise<boolean> {
  const known = plan.files.every(({ size }) => size !== undefined);
  const [size, { host }] = [sizeText(plan.size), plan.base];
  const question = known
    ? l10n.t('Download {0} from {1}?', size, host)
    : l10n.t('Download at least {0} from {1}?', size, host);
  const yes = l10n.t('Download');
  const picked = await vscode.window.showInformationMessage(
    plainMessage(question),
    { modal: true, detail: plainMessage(describePlan(plan)) },
    yes,
  );
  return picked === yes;
}

/** The setting that names the folder of a model of each kind, and the button that sets it. */
const useOf = (kind: ModelManifest['kind']): { readonly setting: string; readonly use: string } =>
  ({
    encoder: { setting: 'encoder.folder', use: l10n.t('Use as Encoder') },
    'cross-encoder': { setting: 'crossEncoder.folder', use: l10n.t('Use as Cross-Encoder') },
    entailment: { setting: 'entailment.folder', use: l10n.t('Use as Second Reader') },
  })[kind];

/** Says what was downloaded, and sets it as the model of its kind where the user wants that. */
async function offer(plan: DownloadPlan, { folder, sha256 }: DownloadedModel): Promise<void> {
  const { manifest, name } = await readModelFolder(folder);
  const { setting, use } = useOf(manifest.kind);
  const unstated = computedHashes(plan, sha256);
  const hashes = unstated === '' ? '' : ` ${l10n.t('Not stated before, and found to be, SHA-256 of {0}', unstated)}`;
  const settings = vscode.workspace.getConfiguration('proviso');
  if (settings.get(setting) === folder) {
    const reload = l10n.t('Reload Window');
    const anew = l10n.t('{0} was downloaded anew and is used once the window is reloaded.', name);
    const picked = await vscode.window.showInformationMessage(plainMessage(`${anew}${hashes}`), reload);
    if (picked === reload) await vscode.commands.executeCommand('workbench.action.reloadWindow');
    return;
  }
  const picked = await vscode.window.showInformationMessage(
    plainMessage(`${l10n.t('{0} was downloaded to {1}.', name, folder)}${hashes}`),
    use,
  );
  if (picked === use) await settings.update(setting, folder, vscode.ConfigurationTarget.Global);
}

type Report = (progress: { done: number; total: number; path: string }) => void;

/** Undefined where the user cancels. */
async function withProgress<T>(
  title: string,
  work: (report: Report, signal: AbortSignal) => Promise<T>,
): Promise<T | undefined> {
  const options = {
    location: vscode.ProgressLocation.Notification,
    title,
    cancellable: true,
  };
  return vscode.window.withProgress(options, async (progress, token) => {
    const controller = new AbortController();
    token.onCancellationRequested(() => {
      controller.abort();
    });
    let shown = 0;
    const report: Report = ({ done, total, path }) => {
      const percent = total === 0 ? 0 : Math.floor((100 * done) / total);
      if (percent === shown) return;
      const message = l10n.t('{0}, {1} of {2}', path, sizeText(done), sizeText(total));
      progress.report({ message, increment: percent - shown });
      shown = percent;
    };
    try {
      return await work(report, controller.signal);
    } catch (error) {
      if (controller.signal.aborted) return undefined;
      throw error;
    }
  });
}
