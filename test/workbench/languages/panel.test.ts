import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as vscode from 'vscode';
import { describeWithPage, drivePage, inWebview } from '../suite/drivePage';
import { startModelServer, type ModelServer, type Reply } from '../suite/modelServer';
import { openPanel, submit, verdict } from '../suite/panelPage';
import { closeEditors, extension, proviso } from '../suite/workspace';

/** Asked of a Korean act, so that what is English in the panel is of the interface. */
const QUESTION = '위조된 면허증을 행사한 자는 어떤 형에 처하는가?';
const PARAMETRIC = JSON.stringify(['위조되거나 변조된 면허증을 행사한 자는 위조한 자와 같은 형에 처한다.']);
/** The last one says otherwise than the act, and the one before what it does not say. */
const ANSWER = [
  '행사할 목적으로 면허증을 위조하거나 변조한 자는 5년 이하의 징역에 처한다 [2].',
  '면허증은 푸른 상자에 넣어 등대 아래의 창고에 보관한다 [1].',
  '행사할 목적으로 면허증을 위조하거나 변조한 자는 9년 이하의 징역에 처한다 [2].',
];

/** Words that every English sentence has one of, and no German or Korean one. */
const ENGLISH = /\b(?:the|of|and|is|are|by|which|with|that|it|for|from|this|to|has|no)\b/iu;

const language = vscode.env.language;
const bundleOf = (): Readonly<Record<string, string>> => {
  const file = join(extension().extensionPath, `media/l10n/bundle.l10n.${language}.json`);
  return JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, string>>;
};

const numberOf = (label: string, prompt: string): string =>
  new RegExp(`<candidate number="(\\d+)">\\n${label}`, 'u').exec(prompt)?.[1] ?? '0';

const reply: Reply = (task, prompt) => {
  if (task === 'parametric') return [PARAMETRIC];
  if (task === 'select') return [numberOf('연안양식업법 제18조제2항', prompt)];
  return task === 'answer' ? [ANSWER.join(' ')] : ['{"readings": []}'];
};

/** Unfolds what is folded, from the outside in. */
async function unfold(): Promise<void> {
  const selector = 'details:not([open]) > summary';
  for (let left = 60; left > 0 && (await isShown(selector)); left -= 1) await inWebview({ selector, action: 'click' });
}

const isShown = (selector: string): Promise<boolean> =>
  inWebview({ selector, action: 'wait', timeout: 500 }).then(
    () => true,
    () => false,
  );

/** All that a person sees or hears of the panel, line by line; what was sent to a model and plain data apart. */
async function told(): Promise<string[]> {
  const data = (await isShown('pre')) ? await inWebview({ selector: 'pre', action: 'texts' }) : [];
  const without = new Set(data.flatMap((text) => text.split('\n')));
  const seen = (await inWebview({ selector: 'body', action: 'text' })).split('\n');
  const heard = await Promise.all(
    ['aria-label', 'title'].map((value) => inWebview({ selector: `[${value}]`, action: 'attributes', value })),
  );
  return [...seen.filter((line) => !without.has(line)), ...heard.flat()].map((line) => line.trim());
}

/** The lines that are English: by their words, or as a text that the bundle has another one for. */
function englishOf(lines: readonly string[]): string[] {
  const texts = Object.entries(bundleOf()).filter(([text, translated]) => text !== translated);
  const patterns = texts.map(([text]) => new RegExp(`^${escaped(text).replace(/\\\{\d+\\\}/gu, '.+')}$`, 'u'));
  return [...new Set(lines)].filter((line) => ENGLISH.test(line) || patterns.some((pattern) => pattern.test(line)));
}

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/gu, '\\$&');

describeWithPage('the panel in another language', () => {
  let server: ModelServer | undefined;

  before(async () => {
    await proviso();
    await closeEditors();
    await openPanel();
    await drivePage('resize', { width: 1300, height: 2000 });
  });
  after(async () => {
    await server?.close();
    await drivePage('resize', { width: 1300, height: 850 });
  });

  it('speaks the language of the editor from the start', async () => {
    assert.notEqual(language, 'en');
    assert.equal(await inWebview({ selector: 'html', action: 'attribute', value: 'lang' }), bundleOf()['en']);
    const lines = await told();
    assert.ok(lines.includes(bundleOf()['Ask']!), lines.join('\n'));
    assert.deepEqual(englishOf(lines), []);
  });

  it('says verdict, reasons, trace and notices in it', async () => {
    await submit(QUESTION);
    await verdict('grounded');
    await drivePage('screenshot', { name: `panel-${language}` });
    await unfold();
    assert.deepEqual(englishOf(await told()), []);
  });

  it('says why sentences of a model are struck out or not verified in it', async () => {
    server = await startModelServer(reply);
    const settings = vscode.workspace.getConfiguration('proviso.languageModel');
    await settings.update('source', 'server', vscode.ConfigurationTarget.Global);
    await settings.update('server.baseUrl', server.baseUrl, vscode.ConfigurationTarget.Global);
    await settings.update('server.model', 'player:1b', vscode.ConfigurationTarget.Global);
    await submit(QUESTION);
    await verdict('partial');
    await drivePage('screenshot', { name: `panel-model-${language}` });
    await unfold();
    const lines = await told();
    assert.ok(
      lines.some((line) => line.includes(bundleOf()['Struck out']!)),
      lines.join('\n'),
    );
    assert.deepEqual(englishOf(lines), []);
  });

  it('says in it that a model is down', async () => {
    await server?.close();
    await submit(`${QUESTION} `);
    await inWebview({
      selector: '.verdict',
      hasText: bundleOf()['The language model gave no answer; Proviso went on without it.']!,
      action: 'wait',
    });
    await unfold();
    assert.deepEqual(englishOf(await told()), []);
  });
});
