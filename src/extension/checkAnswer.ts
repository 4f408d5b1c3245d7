import * as l10n from '@vscode/l10n';
import { randomUUID } from 'node:crypto';
import * as vscode from 'vscode';
import type { AnswerSentenceView, ClientChannel } from '../server';
import type { CheckedAnswers } from './checkedAnswers';

import { plainMessage } from './plainMessage';
import { withServerProgress } from './serverProgress';

/** What a caller may give; without it the facts are asked for. */
interface Given {
  readonly question?: string;
}

/**
 * Checks the selected sentences of the active editor against the law that they cite, all of them where nothing is selected,
 * underlines what is wrong and tells how many are supported. Undefined when the user cancels.
 *
 * @param given `{question}` in place of asking for the facts
 */
export async function checkAnswer(
  channel: ClientChannel,
  answers: CheckedAnswers,
  given: unknown,
): Promise<readonly AnswerSentenceView[] | undefined> {
  const editor = vscode.window.activeTextEditor;
  if (editor === undefined)
    throw new Error(l10n.t('Open the text that is to be checked, and select a part of it or nothing.'));
  const { document, selection } = editor;
  const question = isGiven(given) ? given.question : await factsOf();
  if (question === undefined && !isGiven(given)) return undefined;
  const sentences = await requested(channel, document, selection, question ?? '');
  if (sentences === undefined) return undefined;
  answers.show(document.uri, sentences);
  void tell(answers, document.uri, sentences);
  return sentences;
}

const isGiven = (given: unknown): given is Given =>
  typeof given === 'object' && given !== null && !(given instanceof vscode.Uri) && !Array.isArray(given);

/** Undefined when the user cancels; empty where there are none. */
const factsOf = (): Thenable<string | undefined> =>
  vscode.window.showInputBox({
    title: l10n.t('Check Answer Against the Law'),
    prompt: l10n.t(
      'The facts or the question that the text answers. Without them, press Enter: what applies the law to facts stays unverified.',
    ),
    ignoreFocusOut: true,
  });

function requested(
  channel: ClientChannel,
  document: vscode.TextDocument,
  selection: vscode.Selection,
  question: string,
): Thenable<readonly AnswerSentenceView[] | undefined> {
  const own = randomUUID();
  const within = { start: document.offsetAt(selection.start), end: document.offsetAt(selection.end) };
  const params = {
    id: own,
    uri: document.uri.toString(),
    languageId: document.languageId,
    text: document.getText(),
    ...(!selection.isEmpty && { within }),
    ...(question.trim() !== '' && { question }),
  };
  const { version } = document;
  return withServerProgress({
    title: l10n.t('Proviso: checking the answer'),
    inWords: (done, total) => l10n.t('{0} of {1} sentences', done, total),
    follow: (report) =>
      channel.hear('proviso/checkAnswerProgress', ({ id, ...progress }) => {
        if (id === own) report(progress);
      }),
    run: async (signal) => {
      const sentences = await channel.request('proviso/checkAnswer', params, signal);
      if (document.version !== version)
        throw new Error(l10n.t('The text was changed while it was checked: check it again.'));
      return sentences;
    },
  });
}

async function tell(answers: CheckedAnswers, uri: vscode.Uri, sentences: readonly AnswerSentenceView[]): Promise<void> {
  const counted = (...supports: AnswerSentenceView['support'][]): number =>
    sentences.filter(({ support }) => supports.includes(support)).length;
  const struck = counted('contradicted', 'invented');
  const said =
    sentences.length === 0
      ? l10n.t('there is no sentence to check: headings, questions and code are none.')
      : l10n.t(
          'sentences checked: {0}. Supported: {1}, not verified: {2}, struck out: {3}.',
          sentences.length,
          counted('supported'),
          counted('unverified'),
          struck,
        );
  const beside = l10n.t('Show Beside the Law');
  const actions = sentences.length === 0 ? [] : [beside];
  const chosen = await vscode.window.showInformationMessage(plainMessage(`Proviso: ${said}`), ...actions);
  if (chosen === beside) await answers.compare(uri);
}
