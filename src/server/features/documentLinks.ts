import type { DocumentLink } from 'vscode-languageserver/node';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import { uriOf } from '../fileUri';
import type { Corpus, Position } from '../../law';
import { labelOf } from '../../languages';
import type { Turns } from '../../turns';
import type { Drafts } from '../drafts/drafts';
import type { LineMap } from '../drafts/lineMap';
import type { OpenDocument } from './context';
import type { PlacedCitation } from './documentCitations';

/** A provision as links lead to it. */
interface Linked {
  readonly tooltip: string;
  readonly file: string;
  /** In the file as it was indexed. */
  readonly start: Position;
  /** The line of its start in the file as it is open, which the target names. */
  readonly line: number;
  readonly target: string;
}

interface Known {
  readonly corpus: Corpus;
  /** By ordinal. */
  readonly linked: ReadonlyMap<number, Linked>;
}

/** The links of open drafts. Where those of a document lead is kept, since an edit changes hardly any of it. */
export class DocumentLinks {
  readonly #known = new WeakMap<TextDocument, Known>();

  constructor(private readonly drafts: Pick<Drafts, 'linesOf'>) {}

  /** A link from each resolved citation to the first provision that it names, at its line in its file. */
  async of(
    { index: { corpus }, document }: Pick<OpenDocument, 'index' | 'document'>,
    citations: readonly PlacedCitation[],
    turns: Turns,
  ): Promise<DocumentLink[]> {
    const last = this.#known.get(document);
    const before = last?.corpus === corpus ? last.linked : undefined;
    const linked = new Map<number, Linked>();
    const maps = new Map<string, LineMap>();
    const links: DocumentLink[] = [];
    for (const { cited, range } of citations) {
      if (turns.isOver) await turns.pass();
      const [ordinal] = cited.outcome === 'resolved' ? cited.ordinals : [];
      if (ordinal === undefined) continue;
      const known = linked.get(ordinal) ?? before?.get(ordinal) ?? linkedAsIndexed(corpus, ordinal);
      const lines = maps.get(known.file) ?? (await this.drafts.linesOf(known.file));
      maps.set(known.file, lines);
      const now = movedTo(lines.toDraft(known.start.line), known);
      linked.set(ordinal, now);
      links.push({ range, target: now.target, tooltip: now.tooltip });
    }
    this.#known.set(document, { corpus, linked });
    return links;
  }
}

function linkedAsIndexed(corpus: Corpus, ordinal: number): Linked {
  const { file, range } = corpus.provision(ordinal);
  const { start } = range;
  return { tooltip: labelOf(corpus, ordinal), file, start, line: start.line, target: targetOf(file, start) };
}

const movedTo = (line: number, linked: Linked): Linked =>
  line === linked.line ? linked : { ...linked, line, target: targetOf(linked.file, { ...linked.start, line }) };

/** Editors count the lines of a fragment from one. */
const targetOf = (file: string, { line, character }: Position): string =>
  uriOf(file)
    .with({ fragment: `L${line + 1},${character + 1}` })
    .toString();
