import type { CodeLens } from 'vscode-languageserver/node';
import { actsOfFile, isDivision, type Position, type ProvisionId } from '../../law';
import type { LegalIndex } from '../../search';
import type { Turns } from '../../turns';
import type { Law } from '../corpus/lawSource';
import { sharedProvisionAt } from '../corpus/sharedPlaces';
import { citingCount } from './citingCount';
import type { OpenDocument } from './context';
import { provisionsIn, type PlacedProvision } from './statuteFile';

/** The editor's command that shows the references of a place: its arguments are a URI and a position. */
export const SHOW_REFERENCES = 'proviso.showReferences';

/** Of how many articles of a file a shared corpus is asked who cites them; of a longer one the open folders alone tell. */
const MOST_ASKED = 300;

/**
 * How often each article of a statute file is cited, its paragraphs included: "cited by 12, from 3 acts". Articles that
 * nobody cites, divisions, and the paragraphs of an article have none.
 *
 * @param law what else cites them: that of the open folders, and of a shared corpus
 */
export async function codeLensesOf(
  open: OpenDocument,
  turns: Turns,
  law?: Law,
  signal?: AbortSignal,
): Promise<CodeLens[]> {
  const { index, document, file } = open;
  const articles: PlacedProvision[] = [];
  for (const act of actsOfFile(index.corpus, file)) {
    for (const placed of await provisionsIn(open, act, turns)) {
      if (turns.isOver) await turns.pass();
      if (isCitedAsAWhole(placed)) articles.push(placed);
    }
  }
  const ids = articles.map(({ provision: { id } }) => id);
  const counts = law === undefined || ids.length > MOST_ASKED ? undefined : await countsByLaw(law, ids, signal);
  const lenses: CodeLens[] = [];
  for (const [at, { ordinal, range }] of articles.entries()) {
    if (turns.isOver) await turns.pass();
    const title = counts === undefined ? citingCount(index, ordinal) : counts[at];
    if (title !== undefined) lenses.push(lensAt(document.uri, range.start, title));
  }
  return lenses;
}

/** How often the provision is cited that a document of the shared corpus shows. */
export function lensesOfShared(index: LegalIndex, uri: string): CodeLens[] {
  const top = { line: 0, character: 0 };
  const shown = sharedProvisionAt(index.corpus, uri, top);
  const title = shown === undefined ? undefined : citingCount(index, shown);
  return title === undefined ? [] : [lensAt(uri, top, title)];
}

/** Undefined where the law is that of the open folders alone. */
async function countsByLaw(
  law: Law,
  ids: readonly ProvisionId[],
  signal: AbortSignal | undefined,
): Promise<readonly (string | undefined)[] | undefined> {
  const worked = await law.with((index) => {
    if (!index.isPart) return undefined;
    const ordinals = ids.map((id) => index.corpus.ordinal(id));
    return ordinals.map((ordinal) => (ordinal === undefined ? undefined : citingCount(index, ordinal)));
  }, signal);
  return worked?.result;
}

const lensAt = (uri: string, start: Position, title: string): CodeLens => ({
  range: { start, end: start },
  command: { title, command: SHOW_REFERENCES, arguments: [uri, start] },
});

/** Whether a unit is an article, a section, a rule, or what stands beside those: a schedule, a preamble. */
function isCitedAsAWhole({ provision: { path } }: PlacedProvision): boolean {
  const last = path.at(-1);
  return last !== undefined && !isDivision(last.kind) && path.slice(0, -1).every(({ kind }) => isDivision(kind));
}
