import * as l10n from '@vscode/l10n';
import * as vscode from 'vscode';
import type { ClientChannel, FoundProvision } from '../server';
import { openProvision } from './openProvision';
import { plainMessage } from './plainMessage';

/** How long typing pauses before the server is asked, in milliseconds. */
const PAUSE_MS = 80;
const LIMIT = 50;

type Item = vscode.QuickPickItem & { readonly found: FoundProvision };

/** A quick pick over act names, headings and citations that opens what is picked. */
export function findProvision(channel: ClientChannel): void {
  const pick = vscode.window.createQuickPick<Item>();
  pick.title = l10n.t('Proviso: Find Provision');
  pick.placeholder = l10n.t('An act, a heading or a citation');
  let asked = new AbortController();
  let pause: NodeJS.Timeout | undefined;
  const search = async (query: string): Promise<void> => {
    asked.abort();
    asked = new AbortController();
    const { signal } = asked;
    pick.busy = true;
    try {
      const found = await channel.request('proviso/find', { query, limit: LIMIT }, signal);
      if (!signal.aborted) pick.items = found.map(toItem);
    } catch (error) {
      if (signal.aborted) return;
      pick.items = [];
      pick.placeholder = error instanceof Error ? error.message : String(error);
    }
    pick.busy = false;
  };
  pick.onDidChangeValue((query) => {
    clearTimeout(pause);
    pause = setTimeout(() => void search(query), PAUSE_MS);
  });
  pick.onDidAccept(() => {
    const [picked] = pick.selectedItems;
    pick.hide();
    if (picked) void openFound(picked.found);
  });
  pick.onDidHide(() => {
    clearTimeout(pause);
    asked.abort();
    pick.dispose();
  });
  pick.show();
}

/** A file may be gone since it was indexed. */
async function openFound({ label, file, range }: FoundProvision): Promise<void> {
  try {
    await openProvision(file, range);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    void vscode.window.showErrorMessage(plainMessage(l10n.t('{0} could not be opened: {1}', label, reason)));
  }
}

/** The server has matched: the quick pick shows every item, whatever its own filter thinks. */
const toItem = (found: FoundProvision): Item => ({
  label: found.label,
  description: found.heading,
  detail: found.breadcrumb,
  alwaysShow: true,
  found,
});
