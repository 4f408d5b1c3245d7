import * as vscode from 'vscode';
import type { ClientChannel, LeftToCheck } from '../server';
import { count } from './corpusView';
import { plainMessage } from './plainMessage';
import { toEditorRange } from './ranges';

const SHOW = 'Show';
/** So many texts that could not be looked at are told at once; all of them are shown. */
const MOST_TOLD = 3;

/** Tells which citations a renumbering left to the user, and opens those that are picked. */
export function tellWhatIsLeft(channel: ClientChannel): vscode.Disposable {
  return vscode.Disposable.from(channel.hear('proviso/leftToCheck', (left) => void tell(left)));
}

async function tell(left: LeftToCheck): Promise<void> {
  const { places, unread } = left;
  const said = places.length === 0 ? [] : [`${count(places.length, 'citation')} to be checked by hand.`];
  const message = `Proviso: ${[...said, ...unread.slice(0, MOST_TOLD)].join(' ')}`;
  if ((await vscode.window.showWarningMessage(plainMessage(message), SHOW)) === SHOW) await show(left);
}

async function show({ places, unread }: LeftToCheck): Promise<void> {
  const found = places.map(({ uri, range, text, reason }) => {
    const target = vscode.Uri.parse(uri, true);
    const where = `${vscode.workspace.asRelativePath(target)}:${range.start.line + 1}`;
    return { label: text.trim(), description: where, detail: reason, target, range };
  });
  const rest = unread.map((label) => ({ label, target: undefined, range: undefined }));
  const picked = await vscode.window.showQuickPick([...found, ...rest], {
    title: 'Citations to Check by Hand',
    matchOnDescription: true,
  });
  if (picked?.target === undefined) return;
  await vscode.window.showTextDocument(picked.target, { selection: toEditorRange(picked.range) });
}
