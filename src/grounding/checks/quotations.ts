import * as l10n from '@vscode/l10n';
import { quotationsIn, quotedPieces } from '../../text';
import type { Finding } from './finding';

/**
 * What a sentence puts in quotation marks stands, letter for letter, in what it cites or in the question.
 *
 * @param sourcesOf what it may quote, folded ({@link foldQuoted}); asked for where something is quoted
 */
export function quotationFindings(sentence: string, sourcesOf: () => readonly string[]): Finding[] {
  const quotations = quotationsIn(sentence);
  if (quotations.length === 0) return [];
  const sources = sourcesOf();
  return quotations.flatMap(({ start, end }): Finding[] => {
    const text = sentence.slice(start, end);
    if (quotedPieces(text).every((piece) => sources.some((source) => source.includes(piece)))) return [];
    const shown = text.length > 80 ? `${text.slice(0, 79)}…` : text;
    return [
      {
        isCertain: true,
        kind: 'quotation',
        words: { start, end, text },
        message: l10n.t('The quotation “{0}” is neither in the law that it cites nor in the question.', shown),
      },
    ];
  });
}
