import type { FoldingRange } from 'vscode-languageserver/node';
import { actsOfFile } from '../../law';
import type { Turns } from '../../turns';
import type { OpenDocument } from './context';
import { provisionsIn } from './statuteFile';

/** One fold for every unit of a statute file that takes more than a line; an editor keeps the first line in view. */
export async function foldsOf(open: OpenDocument, turns: Turns): Promise<FoldingRange[]> {
  const folds = new Map<number, FoldingRange>();
  for (const act of actsOfFile(open.index.corpus, open.file)) {
    for (const { range } of await provisionsIn(open, act, turns)) {
      if (turns.isOver) await turns.pass();
      const [startLine, endLine] = [range.start.line, range.end.line];
      // Where an article and its first paragraph begin on one line, the article is folded.
      if (endLine > startLine && !folds.has(startLine)) folds.set(startLine, { startLine, endLine });
    }
  }
  return [...folds.values()];
}
