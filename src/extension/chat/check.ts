import * as l10n from '@vscode/l10n';
import type * as vscode from 'vscode';
import type { ClientChannel } from '../../server';
import type { CheckedItem } from '../../tools';
import { attachedTexts, promptOf, type AttachedText } from './attached';
import { checkReply, type CheckedSource } from './checkParts';
import { paragraph, type ChatReply } from './parts';
import { callTool } from './toolCall';

/** As many as the tool gives at once. */
const PAGE = 200;

/** `/check`: every citation of what is attached and of what was written. Rejects when aborted. */
export async function checkInChat(
  request: vscode.ChatRequest,
  channel: ClientChannel,
  signal: AbortSignal,
): Promise<ChatReply> {
  const attached = await attachedTexts(request.references, channel, signal);
  const sources: CheckedSource[] = [];
  for (const text of attached) {
    sources.push('problem' in text ? { ...text, items: [] } : await checkedSource(text, channel, signal));
  }
  const prompt = promptOf(request);
  if (prompt !== '') {
    const typed = { name: l10n.t('What you wrote'), text: prompt, format: 'markdown' } as const;
    const source = await checkedSource(typed, channel, signal);
    // Beside what is attached, "please check this" is no text to check.
    if (attached.length === 0 || source.items.length > 0 || source.problem !== undefined) sources.push(source);
  }
  if (sources.length > 0) return checkReply(sources);
  const said = l10n.t('There is nothing to check: attach a selection or a file, or write the text after /check.');
  return { parts: [paragraph(said)], references: [], followups: [] };
}

async function checkedSource(
  { name, file, text, part, format }: AttachedText,
  channel: ClientChannel,
  signal: AbortSignal,
): Promise<CheckedSource> {
  const source = { name, ...(file !== undefined && { file }) };
  if (text.trim() === '') return { ...source, items: [] };
  try {
    // The whole text says what act "that Act" in a part of it is.
    const items = await allItems({ text, format }, channel, signal);
    const isAsked = ({ start, end }: CheckedItem): boolean =>
      part === undefined || (start < part.end && end > part.start);
    return { ...source, items: items.filter(isAsked) };
  } catch (error) {
    signal.throwIfAborted();
    return { ...source, items: [], problem: error instanceof Error ? error.message : String(error) };
  }
}

async function allItems(
  text: Pick<AttachedText, 'text' | 'format'>,
  channel: ClientChannel,
  signal: AbortSignal,
): Promise<CheckedItem[]> {
  const items: CheckedItem[] = [];
  for (let cursor: string | undefined; ;) {
    const input = { ...text, limit: PAGE, ...(cursor !== undefined && { cursor }) };
    const page = await callTool(channel, 'check_citations', input, signal);
    items.push(...page.items);
    if (page.next === undefined) return items;
    cursor = page.next;
  }
}
