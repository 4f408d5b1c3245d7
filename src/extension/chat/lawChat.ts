import * as l10n from '@vscode/l10n';
import * as vscode from 'vscode';
import type { Follows } from '../../pipeline';
import { withSignal, type ClientChannel } from '../../server';
import { escapeMarkdown } from '../../text';
import type { CorpusMonitor } from '../corpusStatus';
import { plainMessage } from '../plainMessage';
import type { Questions } from '../questions';
import { toEditorRange } from '../ranges';
import { uriOf } from '../sharedLaw';
import { askInChat, type Asked } from './ask';
import { checkInChat } from './check';
import { citeInChat } from './cite';
import { paragraph, type ChatPart, type ChatReply, type Followup, type Place } from './parts';

/** What an answer in the chat is made with. */
export interface ChatServices {
  readonly channel: ClientChannel;
  readonly questions: Questions;
  readonly monitor: CorpusMonitor;
  /** Resolves once the server runs. */
  readonly running: Promise<void>;
}

/** What is kept with an answer in the chat's history. */
interface Kept {
  readonly followups: readonly Followup[];
  readonly follows?: Follows;
}

/** `@proviso` in the editor's chat. */
export class LawChat {
  constructor(private readonly services: ChatServices) {}

  /** Answers a request. What fails is told in the chat; what is cancelled says nothing more. */
  answer(
    request: vscode.ChatRequest,
    context: vscode.ChatContext,
    stream: vscode.ChatResponseStream,
    token: vscode.CancellationToken,
  ): Promise<vscode.ChatResult> {
    return withSignal(token, async (signal) => {
      try {
        await this.services.running;
        const { reply, follows } =
          (await this.#withoutLaw(stream, signal)) ?? (await this.#asked(request, context, stream, signal));
        signal.throwIfAborted();
        show(reply, stream);
        const kept: Kept = { followups: reply.followups, ...(follows && { follows }) };
        return { metadata: { ...kept } };
      } catch (error) {
        if (signal.aborted) return {};
        return { errorDetails: { message: plainMessage(error instanceof Error ? error.message : String(error)) } };
      }
    });
  }

  /** What may be said next, as the answer has it. */
  followups({ metadata }: vscode.ChatResult): vscode.ChatFollowup[] {
    return [...((metadata as Kept | undefined)?.followups ?? [])];
  }

  async #asked(
    request: vscode.ChatRequest,
    context: vscode.ChatContext,
    stream: vscode.ChatResponseStream,
    signal: AbortSignal,
  ): Promise<Asked> {
    const { channel } = this.services;
    if (request.command === 'check') {
      stream.progress(l10n.t('Checking citations'));
      return { reply: await checkInChat(request, channel, signal) };
    }
    if (request.command === 'cite') return { reply: await citeInChat(request, channel, signal) };
    const tell = (line: string): void => stream.progress(line);
    return askInChat(request, this.services, followsOf(request, context), tell, signal);
  }

  /** What to say where there is no law to answer from; waits until it is indexed. */
  async #withoutLaw(stream: vscode.ChatResponseStream, signal: AbortSignal): Promise<Asked | undefined> {
    const { channel, monitor } = this.services;
    if (monitor.status.statistics === undefined) stream.progress(l10n.t('Looking for statutes'));
    try {
      await channel.request('proviso/ready', {}, signal);
      return undefined;
    } catch (error) {
      signal.throwIfAborted();
      const sample: ChatPart = { kind: 'button', command: 'proviso.openSample', title: l10n.t('Open Sample Statutes') };
      const said = paragraph(error instanceof Error ? error.message : String(error));
      return { reply: { parts: [said, sample], references: [], followups: [] } };
    }
  }
}

/** What a message without a command goes on from: the question that was answered right before it. `/ask` asks anew. */
function followsOf({ command }: vscode.ChatRequest, { history }: vscode.ChatContext): Follows | undefined {
  const last = history.at(-1);
  if (command !== undefined || !(last instanceof vscode.ChatResponseTurn)) return undefined;
  return (last.result.metadata as Kept | undefined)?.follows;
}

function show({ parts, references }: ChatReply, stream: vscode.ChatResponseStream): void {
  for (const place of references) stream.reference(locationOf(place));
  for (const part of parts) {
    if (part.kind === 'markdown') stream.markdown(markdownOf(part.markdown));
    else if (part.kind === 'anchor') stream.markdown(markdownOf(linkTo(part.place, part.title)));
    else stream.button({ command: part.command, title: part.title });
  }
}

/** What the links of an answer run. */
const OPEN = 'proviso.openProvision';

/** All pieces may run the same: the chat begins a new paragraph where the next piece may run something else. */
function markdownOf(text: string): vscode.MarkdownString {
  const markdown = new vscode.MarkdownString(text);
  markdown.isTrusted = { enabledCommands: [OPEN] };
  return markdown;
}

/**
 * A link with its title. An anchor of the chat leaves the title out and shows the file's name and lines, which tell a lawyer
 * nothing; a link to the file would look for it on this computer where the workspace is on another.
 */
function linkTo({ file, range }: Place, title: string): string {
  const uri = vscode.Uri.from({ scheme: 'command', path: OPEN, query: JSON.stringify([file, range]) });
  return `[${escapeMarkdown(title)}](${uri.toString()})`;
}

const locationOf = ({ file, range }: Place): vscode.Location => new vscode.Location(uriOf(file), toEditorRange(range));
