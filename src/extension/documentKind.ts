import * as l10n from '@vscode/l10n';
import * as vscode from 'vscode';
import type { ClientChannel, DocumentKind } from '../server';
import type { CorpusMonitor } from './corpusStatus';
import { KIND_LISTS, withKind, type KindLists, type SaidKind } from './kindGlobs';
import { pathInFolder } from './pathInFolder';

/** How long typing must have paused before the kind is asked for again, in milliseconds. */
const PAUSE_MS = 500;

const shownAs = (kind: DocumentKind['kind']): { readonly icon: string; readonly words: string } =>
  ({
    law: { icon: 'law', words: l10n.t('Law') },
    draft: { icon: 'edit', words: l10n.t('Draft') },
    bill: { icon: 'git-pull-request-draft', words: l10n.t('Bill') },
    none: { icon: 'circle-slash', words: l10n.t('Not Law') },
  })[kind];

/** Shows in the status bar what the active document is; in a workspace without law, nothing. */
export class KindItem implements vscode.Disposable {
  readonly #item = vscode.window.createStatusBarItem('proviso.kind', vscode.StatusBarAlignment.Right, 49);
  #pause: NodeJS.Timeout | undefined;
  #asked = 0;

  constructor(
    private readonly channel: () => ClientChannel,
    private readonly monitor: CorpusMonitor,
  ) {
    this.#item.name = l10n.t('Proviso: Kind of Document');
    this.#item.command = 'proviso.changeKind';
  }

  listen(): vscode.Disposable {
    return vscode.Disposable.from(
      vscode.window.onDidChangeActiveTextEditor(() => this.#ask()),
      vscode.workspace.onDidChangeTextDocument(({ document }) => {
        if (document === vscode.window.activeTextEditor?.document) this.#askSoon();
      }),
      this.monitor.onDidChange(() => this.#ask()),
    );
  }

  dispose(): void {
    clearTimeout(this.#pause);
    this.#item.dispose();
  }

  #askSoon(): void {
    clearTimeout(this.#pause);
    this.#pause = setTimeout(() => this.#ask(), PAUSE_MS);
  }

  #ask(): void {
    void this.#show();
  }

  async #show(): Promise<void> {
    this.#asked += 1;
    const asked = this.#asked;
    const shown = await activeKind(this.channel(), this.monitor);
    if (asked !== this.#asked) return;
    if (shown === undefined) {
      this.#item.hide();
      return;
    }
    const { icon, words } = shownAs(shown.kind);
    this.#item.text = `$(${icon}) ${words}`;
    this.#item.tooltip = `${inWords(shown)}\n${l10n.t('Select to change what this document is.')}`;
    this.#item.accessibilityInformation = { label: `Proviso: ${inWords(shown)}`, role: 'button' };
    this.#item.show();
  }
}

/** What the active document is; undefined where there is no law, or it is none that Proviso reads. */
async function activeKind(channel: ClientChannel, monitor: CorpusMonitor): Promise<DocumentKind | undefined> {
  const document = vscode.window.activeTextEditor?.document;
  if (document === undefined || monitor.status.statistics === undefined) return undefined;
  // A server that is going down or coming up says nothing of the document.
  const kind = await channel.request('proviso/kind', { uri: document.uri.toString() }).catch(() => null);
  return kind ?? undefined;
}

/** "Draft: it is addressed, or signed." */
const inWords = ({ kind, reasons: [reason] }: DocumentKind): string =>
  reason === undefined ? `${shownAs(kind).words}.` : l10n.t('{0}: {1}.', shownAs(kind).words, reason);

interface KindPick extends vscode.QuickPickItem {
  readonly said: SaidKind;
}

const picks = (): readonly KindPick[] => [
  {
    said: 'law',
    label: `$(law) ${l10n.t('Law')}`,
    detail: l10n.t('It is indexed, answers questions and is cited.'),
  },
  {
    said: 'draft',
    label: `$(edit) ${l10n.t('Draft or Bill')}`,
    detail: l10n.t('Its citations are checked; it is never quoted.'),
  },
  {
    said: 'none',
    label: `$(circle-slash) ${l10n.t('Neither')}`,
    detail: l10n.t('Nothing in it is indexed, checked or marked.'),
  },
  {
    said: undefined,
    label: `$(wand) ${l10n.t('As It Looks')}`,
    detail: l10n.t('The evidence in the document decides.'),
  },
];

/** Lets a person say what the active document is, and keeps it in the settings of the workspace. */
export async function changeKind(channel: ClientChannel, monitor: CorpusMonitor): Promise<void> {
  const uri = vscode.window.activeTextEditor?.document.uri;
  if (uri === undefined || vscode.workspace.getWorkspaceFolder(uri) === undefined) {
    throw new Error(
      l10n.t('Open a file of the workspace first: what it is, is kept in the settings of the workspace.'),
    );
  }
  const now = await activeKind(channel, monitor);
  const picked = await vscode.window.showQuickPick(picks(), {
    title: l10n.t('Proviso: What Is This Document?'),
    ...(now !== undefined && { placeHolder: inWords(now) }),
  });
  if (picked === undefined) return;
  await sayKind(uri, picked.said);
}

async function sayKind(uri: vscode.Uri, said: SaidKind): Promise<void> {
  const settings = vscode.workspace.getConfiguration('proviso');
  const lists = Object.fromEntries(KIND_LISTS.map((list) => [list, settings.get<string[]>(list, [])]));
  const changed = withKind(lists as unknown as KindLists, pathInFolder(uri), said);
  for (const list of KIND_LISTS) {
    if (JSON.stringify(lists[list]) === JSON.stringify(changed[list])) continue;
    await settings.update(list, changed[list], vscode.ConfigurationTarget.Workspace);
  }
}
