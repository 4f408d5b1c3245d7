import * as l10n from '@vscode/l10n';
import * as vscode from 'vscode';
import type { ClientChannel, FoundInText, FoundProvision } from '../server';
import { openProvision } from './openProvision';
import { plainMessage } from './plainMessage';

/** How long typing pauses before the server is asked, in milliseconds. */
const PAUSE_MS = 80;
const LIMIT = 50;
/** The most provisions that are listed for what they say. */
const TEXT_LIMIT = 15;

/** A provision; or, without one, the way to those whose text has the words; or a line between. */
type Item = vscode.QuickPickItem & { readonly found?: FoundProvision };

/**
 * A quick pick over act names, headings and citations that opens what is picked. Where none of these fits, it lists
 * provisions for what they say, under a line that tells so; where some do, its last item leads there.
 */
export function findProvision(channel: ClientChannel): void {
  const pick = vscode.window.createQuickPick<Item>();
  pick.title = l10n.t('Proviso: Find Provision');
  pick.placeholder = l10n.t('An act, a heading, a citation, or words of the text');
  // The server has ordered what it found; an editor that knows no such property orders it by the labels.
  Object.assign(pick, { sortByLabel: false });
  let asked = new AbortController();
  let pause: NodeJS.Timeout | undefined;
  const search = async (look: (signal: AbortSignal) => Promise<Item[]>): Promise<void> => {
    asked.abort();
    asked = new AbortController();
    const { signal } = asked;
    pick.busy = true;
    try {
      const items = await look(signal);
      if (!signal.aborted) pick.items = items;
    } catch (error) {
      if (signal.aborted) return;
      pick.items = [];
      pick.placeholder = error instanceof Error ? error.message : String(error);
    }
    if (!signal.aborted) pick.busy = false;
  };
  pick.onDidChangeValue((query) => {
    clearTimeout(pause);
    pause = setTimeout(() => void search((signal) => found(channel, query, signal)), PAUSE_MS);
  });
  pick.onDidAccept(() => {
    const [picked] = pick.selectedItems;
    if (picked !== undefined && picked.found === undefined) {
      void search((signal) => inText(channel, pick.value, l10n.t('In the text of the provisions'), signal));
      return;
    }
    pick.hide();
    if (picked?.found) void openFound(picked.found);
  });
  pick.onDidHide(() => {
    clearTimeout(pause);
    asked.abort();
    pick.dispose();
  });
  pick.show();
}

async function found(channel: ClientChannel, query: string, signal: AbortSignal): Promise<Item[]> {
  const named = await channel.request('proviso/find', { query, limit: LIMIT }, signal);
  if (named.length === 0) {
    return inText(channel, query, l10n.t('No name fits: found in the text'), signal);
  }
  const further = { label: `$(search) ${l10n.t('Search the text of the provisions')}`, alwaysShow: true };
  return [...named.map(toItem), further];
}

/** What bears on the words by its text, under a line that says so; nothing where nothing does. */
async function inText(channel: ClientChannel, query: string, title: string, signal: AbortSignal): Promise<Item[]> {
  const hits = await channel.request('proviso/findInText', { query, limit: TEXT_LIMIT }, signal);
  if (hits.length === 0) return [];
  return [{ label: title, kind: vscode.QuickPickItemKind.Separator }, ...hits.map(toTextItem)];
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
const toItem = (provision: FoundProvision): Item => ({
  label: provision.label,
  description: provision.heading,
  detail: provision.breadcrumb,
  alwaysShow: true,
  found: provision,
});

/** A paragraph has no heading of its own: where it stands says what it is about. */
const toTextItem = (provision: FoundInText): Item => ({
  ...toItem(provision),
  description: provision.heading === '' ? provision.breadcrumb : provision.heading,
  detail: provision.excerpt,
});
