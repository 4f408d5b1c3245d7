import * as l10n from '@vscode/l10n';
import * as vscode from 'vscode';
import { draftFormatOfLanguage } from '../../check';
import type { ClientChannel } from '../../server';
import type { Stretch } from '../messages';
import type { ToolInput } from '../../tools';

/** A text that was attached to a request. */
export interface AttachedText {
  /** The name of the file, or what the text is. */
  readonly name: string;
  /** An absolute path; absent for what is no file with lines. */
  readonly file?: string;
  /** The whole text, of which a part may have been attached. */
  readonly text: string;
  readonly part?: Stretch;
  readonly format: NonNullable<ToolInput<'check_citations'>['format']>;
}

/** What cannot be read, and why. */
export interface Unread {
  readonly name: string;
  readonly problem: string;
}

/** What the user wrote, without the words that stand for what is attached. */
export function promptOf({ prompt, references }: Pick<vscode.ChatRequest, 'prompt' | 'references'>): string {
  const ranges = references.flatMap(({ range }) => (range === undefined ? [] : [range]));
  const kept = [...ranges]
    .sort(([one], [other]) => other - one)
    .reduce((text, [start, end]) => text.slice(0, start) + text.slice(end), prompt);
  return kept.trim();
}

/** The texts that are attached to a request, each once. Rejects when aborted. */
export async function attachedTexts(
  references: readonly vscode.ChatPromptReference[],
  channel: ClientChannel,
  signal: AbortSignal,
): Promise<(AttachedText | Unread)[]> {
  const texts = new Map<string, AttachedText | Unread>();
  for (const { value } of references) {
    const key = keyOf(value);
    if (key === undefined || texts.has(key)) continue;
    texts.set(key, await attachedText(value as Attached, channel, signal));
    signal.throwIfAborted();
  }
  return [...texts.values()];
}

type Attached = string | vscode.Uri | vscode.Location;

/** Undefined for what is no text, such as a picture or a tool. */
function keyOf(value: unknown): string | undefined {
  if (typeof value === 'string') return `text ${value}`;
  if (value instanceof vscode.Uri) return `file ${value.toString()}`;
  return value instanceof vscode.Location ? `part ${value.uri.toString()} ${JSON.stringify(value.range)}` : undefined;
}

async function attachedText(
  value: Attached,
  channel: ClientChannel,
  signal: AbortSignal,
): Promise<AttachedText | Unread> {
  if (typeof value === 'string') return { name: l10n.t('Attached text'), text: value, format: 'markdown' };
  const uri = value instanceof vscode.Uri ? value : value.uri;
  const name = vscode.workspace.asRelativePath(uri);
  try {
    if (/\.docx$/iu.test(uri.path)) {
      const { text } = await channel.request('proviso/docxText', { uri: uri.toString() }, signal);
      return { name, text, format: 'text' };
    }
    const document = await vscode.workspace.openTextDocument(uri);
    return {
      name,
      text: document.getText(),
      format: draftFormatOfLanguage(document.languageId) ?? 'text',
      ...(uri.scheme === 'file' && { file: uri.fsPath }),
      ...(value instanceof vscode.Location && { part: partOf(document, value.range) }),
    };
  } catch (error) {
    signal.throwIfAborted();
    return {
      name,
      problem: l10n.t('It could not be read: {0}', error instanceof Error ? error.message : String(error)),
    };
  }
}

const partOf = (document: vscode.TextDocument, { start, end }: vscode.Range): Stretch => ({
  start: document.offsetAt(start),
  end: document.offsetAt(end),
});
