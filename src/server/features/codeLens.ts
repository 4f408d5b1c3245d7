import type { CodeLens } from 'vscode-languageserver/node';
import { actsOfFile, isDivision } from '../../law';
import type { Turns } from '../../turns';
import { citingCount } from './citingCount';
import type { OpenDocument } from './context';
import { provisionsIn, type PlacedProvision } from './statuteFile';

/** The editor's command that shows the references of a place: its arguments are a URI and a position. */
export const SHOW_REFERENCES = 'proviso.showReferences';

/**
 * How often each article of a statute file is cited, its paragraphs included: "cited by 12, from 3 acts". Articles that
 * nobody cites, divisions, and the paragraphs of an article have none.
 */
export async function codeLensesOf(open: OpenDocument, turns: Turns): Promise<CodeLens[]> {
  const { index, document, file } = open;
  const lenses: CodeLens[] = [];
  for (const act of actsOfFile(index.corpus, file)) {
    for (const placed of await provisionsIn(open, act, turns)) {
      if (turns.isOver) await turns.pass();
      if (!isCitedAsAWhole(placed)) continue;
      const title = citingCount(index, placed.ordinal);
      if (title === undefined) continue;
      const { start } = placed.range;
      const command = { title, command: SHOW_REFERENCES, arguments: [document.uri, start] };
      lenses.push({ range: { start, end: start }, command });
    }
  }
  return lenses;
}

/** Whether a unit is an article, a section, a rule, or what stands beside those: a schedule, a preamble. */
function isCitedAsAWhole({ provision: { path } }: PlacedProvision): boolean {
  const last = path.at(-1);
  return last !== undefined && !isDivision(last.kind) && path.slice(0, -1).every(({ kind }) => isDivision(kind));
}
