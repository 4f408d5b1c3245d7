import * as l10n from '@vscode/l10n';
import type { AnswerSentence, Evidence, LawWords, Stretch } from '../../src/extension/messages';
import { element, icon, linkButton } from '../dom';
import { clashList } from './clash';
import { marked } from './marked';
import { isStruck, labelOf, supportTitle } from './words';

const QUOTE = 'M3 3.5v9M6 5h7M6 8h7M6 11h4';

/** Opens a provision of the evidence, at these words of its text where there are any. */
export type OpenProvision = (id: string, words: readonly Stretch[]) => void;

export interface SentenceActions {
  readonly open: OpenProvision;
  /** The sentence that a person looks at; undefined where none is. */
  readonly look: (sentence: number | undefined) => void;
}

const ICONS: Readonly<Record<AnswerSentence['support'], string>> = {
  supported: 'M3 8.5 6.5 12 13 4.5',
  unverified: 'M5.5 6a2.5 2.5 0 1 1 3.6 2.2C8.3 8.7 8 9.1 8 10M8 12.4v.4',
  contradicted: 'M4 4l8 8M12 4l-8 8',
  invented: 'M4 4l8 8M12 4l-8 8',
};

/**
 * A sentence as it was checked: with a sign for its support, footnotes that open the words it rests on, and, where it is
 * not supported, why and what stands against it.
 *
 * @param at its place in the answer, from 0
 * @param isExcerpt it quotes the law and nothing has judged whether it answers: its support says nothing
 */
export function sentenceItem(
  sentence: AnswerSentence,
  at: number,
  evidence: readonly Evidence[],
  isExcerpt: boolean,
  { open, look }: SentenceActions,
): HTMLElement {
  const { support, clashes, reason } = sentence;
  const struck = isStruck(support);
  const isPlain = isExcerpt && support === 'supported';
  const words = marked(
    sentence.text,
    [...clashes].map((clash) => clash.words).sort((a, b) => a.start - b.start),
    (clashing) => element('span', { class: 'clashing' }, clashing),
  );
  const title = supportTitle(support);
  const said = element('span', { class: 'visually-hidden' }, `${title}: `);
  // A clash says why the sentence was struck out, and shows it.
  const unfounded = struck ? l10n.t('It is not supported by what it cites.') : undefined;
  const why = clashes.length > 0 ? undefined : (reason ?? unfounded);
  const item = element(
    'div',
    { class: struck ? 'sentence struck' : 'sentence', 'data-support': isPlain ? 'excerpt' : support },
    icon(isPlain ? QUOTE : ICONS[support]),
    element(
      'p',
      {},
      ...(isPlain ? [] : [said]),
      ...withFootnotes(struck ? [element('s', {}, ...words)] : words, footnotes(sentence, evidence, open)),
    ),
    ...(why === undefined ? [] : [element('p', { class: 'problem' }, `${title}: ${why}`)]),
    ...clashList(title, clashes, evidence, open),
  );
  for (const begins of ['pointerenter', 'focusin']) item.addEventListener(begins, () => look(at));
  for (const ends of ['pointerleave', 'focusout']) item.addEventListener(ends, () => look(undefined));
  return item;
}

/** The longest last word that footnotes are kept on one line with; scripts without blanks have longer ones. */
const LAST_WORD = /(?<!\S)\S{1,16}$/u;

/** Text and footnotes, which stand on the line of the last word. */
function withFootnotes(words: readonly (Node | string)[], notes: readonly Node[]): (Node | string)[] {
  const last = words.at(-1);
  const word = typeof last === 'string' ? LAST_WORD.exec(last) : null;
  if (word === null || notes.length === 0) return [...words, ...notes];
  const together = element('span', { class: 'unbroken' }, word[0], notes[0]!);
  return [...words.slice(0, -1), word.input.slice(0, word.index), together, ...notes.slice(1)];
}

function footnotes(
  { citations, lawWords }: AnswerSentence,
  evidence: readonly Evidence[],
  open: OpenProvision,
): Node[] {
  const numbers = new Map(evidence.map(({ id }, at) => [id, String(at + 1)]));
  return citations.map((id) => {
    const label = labelOf(id, evidence);
    const number = numbers.get(id) ?? '?';
    const words: readonly LawWords[] = lawWords.filter((each) => each.id === id);
    const attributes = {
      class: 'footnote',
      title: label,
      'aria-label': l10n.t('Footnote {0}: open {1}', number, label),
    };
    return linkButton([number], attributes, () => open(id, words));
  });
}
