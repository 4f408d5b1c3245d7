import * as l10n from '@vscode/l10n';
import type * as vscode from 'vscode';
import type { ClientChannel } from '../../server';
import { attachedTexts, promptOf } from './attached';
import { paragraph, placeAt, type ChatReply } from './parts';
import { candidatesReply, provisionReply } from './provisionParts';
import { callTool } from './toolCall';

const MOST_CANDIDATES = 8;
/** A name is not longer, in UTF-16 code units. */
const LONGEST_NAME = 300;

/** `/cite`: the provision that was named, or what the name may mean. Rejects when aborted. */
export async function citeInChat(
  request: vscode.ChatRequest,
  channel: ClientChannel,
  signal: AbortSignal,
): Promise<ChatReply> {
  const name = await nameIn(request, channel, signal);
  if (name === '') {
    const said = l10n.t('Name a provision after /cite, such as “Harbours Act section 10(1)”.');
    return { parts: [paragraph(said)], references: [], followups: [] };
  }
  try {
    return provisionReply(await callTool(channel, 'get_provision', { provision: name }, signal));
  } catch {
    signal.throwIfAborted();
    return candidates(name, channel, signal);
  }
}

/** What was written, or else what is attached where that is short. */
async function nameIn(request: vscode.ChatRequest, channel: ClientChannel, signal: AbortSignal): Promise<string> {
  const prompt = promptOf(request);
  if (prompt !== '') return prompt;
  const [first] = await attachedTexts(request.references, channel, signal);
  if (first === undefined || 'problem' in first) return '';
  const text = (first.part ? first.text.slice(first.part.start, first.part.end) : first.text).trim();
  return text.length > LONGEST_NAME ? '' : text;
}

/** What goes by nearly that name, or else what bears on its words. */
async function candidates(name: string, channel: ClientChannel, signal: AbortSignal): Promise<ChatReply> {
  const query = name.slice(0, LONGEST_NAME);
  const named = await channel.request('proviso/find', { query, limit: MOST_CANDIDATES }, signal);
  if (named.length > 0) {
    return candidatesReply(l10n.t('“{0}” names no one provision of this workspace. It may mean:', query), named);
  }
  const { hits } = await callTool(channel, 'search_law', { query, limit: MOST_CANDIDATES }, signal);
  const near = hits.map(({ id, label, heading = '', file, line }) => ({ id, label, heading, ...placeAt(file, line) }));
  return near.length > 0
    ? candidatesReply(l10n.t('No provision of this workspace goes by “{0}”. Near by their words:', query), near)
    : candidatesReply(l10n.t('No provision of this workspace goes by “{0}”.', query), []);
}
