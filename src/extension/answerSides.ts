import * as l10n from '@vscode/l10n';
import type { AnswerSentenceView, HeldAgainst } from '../server';

/** The sentences of an answer, and beside each the law that it was held against: both have as many lines. */
export interface AnswerSides {
  readonly answer: string;
  readonly law: string;
}

/** Lines are broken here, in UTF-16 code units: side by side there is room for no more. */
const WIDTH = 44;

/**
 * Two texts that a comparison sets side by side. Each sentence begins, on both sides, with one and the same line, by which
 * the editor keeps it beside its law.
 */
export function sidesOf(sentences: readonly AnswerSentenceView[]): AnswerSides {
  const rows = sentences.map((sentence, at) => {
    const head = `── ${at + 1} · ${supportInWords(sentence.support)} ──`;
    const answer = [...wrapped(sentence.text), ...sentence.reasons.flatMap((reason) => wrapped(`→ ${reason}`))];
    const law = sentence.law.flatMap(lawLines);
    const height = Math.max(answer.length, law.length);
    return { answer: [head, ...padded(answer, height), ''], law: [head, ...padded(law, height), ''] };
  });
  return {
    answer: rows.flatMap(({ answer }) => answer).join('\n'),
    law: rows.flatMap(({ law }) => law).join('\n'),
  };
}

function supportInWords(support: AnswerSentenceView['support']): string {
  if (support === 'supported') return l10n.t('supported');
  if (support === 'unverified') return l10n.t('not verified');
  return support === 'contradicted' ? l10n.t('contradicted') : l10n.t('invented');
}

/** What a sentence is compared with: the words that matter where they are known, else the provisions. */
export const lawBeside = ({ law }: AnswerSentenceView): string => law.flatMap(lawLines).join('\n');

function lawLines({ label, heading, text, words }: HeldAgainst): string[] {
  const shown = words.length > 0 ? [...new Set(words)].map((each) => l10n.t('“{0}”', each)) : text.split(/\r\n|\r|\n/u);
  return [heading === '' ? label : `${label} (${heading})`, ...shown.flatMap(wrapped)];
}

const padded = (lines: readonly string[], height: number): string[] => [
  ...lines,
  ...Array.from({ length: height - lines.length }, () => ''),
];

/** Breaks a text at its blanks; a word that is longer than a line, as in scripts without blanks, anywhere. */
function wrapped(text: string): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.trim().split(/\s+/u)) {
    if (line !== '' && line.length + word.length >= WIDTH) {
      lines.push(line);
      line = '';
    }
    line = line === '' ? word : `${line} ${word}`;
    while (line.length > WIDTH) {
      lines.push(line.slice(0, WIDTH));
      line = line.slice(WIDTH);
    }
  }
  return [...lines, line];
}
