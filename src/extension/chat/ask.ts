import * as l10n from '@vscode/l10n';
import * as vscode from 'vscode';
import type { AskEvent, Follows, Stage } from '../../pipeline';
import type { ClientChannel } from '../../server';
import { provisionsBehind } from '../askSession';
import { declinedLine, untrustedLine } from '../modelOffer';
import { modelSource } from '../modelSettings';
import { nameOf } from '../offeredModels';
import type { Questions } from '../questions';
import { answerReply, type Beside } from './answerParts';
import { attachedTexts, promptOf } from './attached';
import { paragraph, type ChatReply } from './parts';
import { stageInWords } from './verdictWords';

/** More of what is attached is not asked with a question, in UTF-16 code units. */
const LONGEST_ATTACHED = 4000;

/** An answer, and what a question that goes on from it is asked with. */
export interface Asked {
  readonly reply: ChatReply;
  readonly follows?: Follows;
}

/** `/ask`: the question, by the way that the panel asks; nothing is shown of an answer before it is checked. Rejects when aborted. */
export async function askInChat(
  request: vscode.ChatRequest,
  { questions, channel }: { readonly questions: Questions; readonly channel: ClientChannel },
  follows: Follows | undefined,
  onProgress: (line: string) => void,
  signal: AbortSignal,
): Promise<Asked> {
  const { question, unread } = await questionOf(request, channel, signal);
  if (question === '') {
    const said = l10n.t('Write your question behind @proviso, with the facts that it turns on.');
    return { reply: { parts: [paragraph(said)], references: [], followups: [] } };
  }
  const model = chatModelOf(request);
  if (model !== undefined) onProgress(l10n.t('With the help of {0}', nameOf(model)));
  const asked = { question, ...(follows && { follows }), ...(model && { model }) };
  const answer = await questions.ask(asked, stagesTold(onProgress), signal);
  const aside = answer.model === undefined ? withoutModel() : NOTHING;
  const beside: Beside = {
    question,
    ...(follows && { follows }),
    lines: [...unread, ...aside.lines],
    buttons: aside.buttons,
  };
  return {
    reply: answerReply(answer, beside),
    follows: { questions: [...(follows?.questions ?? []), question], provisions: provisionsBehind(answer) },
  };
}

/** What was written, with the parts of texts that are attached; a whole file is no fact of a question. */
async function questionOf(
  request: vscode.ChatRequest,
  channel: ClientChannel,
  signal: AbortSignal,
): Promise<{ readonly question: string; readonly unread: readonly string[] }> {
  const prompt = promptOf(request);
  const attached = prompt === '' ? [] : await attachedTexts(request.references, channel, signal);
  const facts: string[] = [];
  const unread: string[] = [];
  for (const each of attached) {
    const text = 'problem' in each ? '' : each.part ? each.text.slice(each.part.start, each.part.end) : each.text;
    const isPart = 'part' in each || !('file' in each);
    if (text.trim() !== '' && isPart && text.length <= LONGEST_ATTACHED) facts.push(text.trim());
    else unread.push(l10n.t('{0} was not read for this question: attach a short selection of it.', each.name));
  }
  return { question: [...facts, prompt].join('\n\n'), unread };
}

/** The model of the chat, where the user lets Proviso ask one of the editor. A server's is the one that the settings name. */
const chatModelOf = ({ model }: vscode.ChatRequest): vscode.LanguageModelChat | undefined =>
  vscode.workspace.isTrusted && modelSource() === 'vscode' ? model : undefined;

function stagesTold(onProgress: (line: string) => void): (event: AskEvent) => void {
  let told: Stage | undefined;
  return (event) => {
    if (event.kind !== 'stage' || event.stage === told) return;
    told = event.stage;
    onProgress(stageInWords(event.stage));
  };
}

const NOTHING: Pick<Beside, 'lines' | 'buttons'> = { lines: [], buttons: [] };

/** Why no model helped, and what can be done about it; what failed is told by the answer itself. */
function withoutModel(): Pick<Beside, 'lines' | 'buttons'> {
  if (!vscode.workspace.isTrusted) {
    const manage = { command: 'workbench.trust.manage', title: l10n.t('Manage Workspace Trust') };
    return { lines: [untrustedLine()], buttons: [manage] };
  }
  const source = modelSource();
  if (source === 'vscode' || source === 'server') return NOTHING;
  const choose = { command: 'proviso.chooseLanguageModel', title: l10n.t('Choose Language Model...') };
  const open = l10n.t(
    'No language model helps before you have chosen one for Proviso. With one of the editor, the model of this chat words the answer, and each sentence is checked.',
  );
  return { lines: [source === 'none' ? declinedLine() : open], buttons: source === 'none' ? [] : [choose] };
}
