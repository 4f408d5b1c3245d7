import type { ReadResult } from '../types';
import type { Nesting } from './dialect';
import type { Attributes, XmlHandler } from './parseXml';

/** What reads one act of a document. */
export interface ActReader extends XmlHandler {
  finish(): ReadResult;
}

interface OpenAct {
  readonly reader: ActReader;
  /** The depth of its element; 0 for the document itself. */
  readonly depth: number;
  /** How many of its open elements may hold acts. */
  holders: number;
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/** What is read of a document that is no act. */
const NOTHING: ActReader = {
  open: () => undefined,
  close: () => undefined,
  text: () => undefined,
  finish: () => ({ documents: [], problems: [] }),
};

/**
 * Gives each act of a document that holds several, such as a gazette or a volume of statutes, a reader of its own; what
 * stands around them goes to the document's. An act inside another, outside of what holds acts, is part of that. Bills and
 * judgments among them are not read: nothing of them is law in force.
 */
export class NestedActs implements XmlHandler {
  readonly #open: OpenAct[];
  readonly #results: ReadResult[] = [];
  #depth = 0;
  /** Whether the document itself is a collection, of which only the acts in it are law. */
  #isCollection = false;

  constructor(
    private readonly nesting: Nesting,
    private readonly newReader: () => ActReader,
  ) {
    this.#open = [{ reader: newReader(), depth: 0, holders: 0 }];
  }

  open(name: string, attributes: Attributes, end: number): void {
    this.#depth += 1;
    const local = localName(name);
    const { acts, others, collections } = this.nesting;
    if (this.#open.length === 1 && collections.has(local)) this.#isCollection = true;
    if (this.#current.holders > 0) {
      const reader = acts.has(local) ? this.newReader() : others.has(local) ? NOTHING : undefined;
      if (reader !== undefined) this.#open.push({ reader, depth: this.#depth, holders: 0 });
    }
    if (this.nesting.holders.has(local)) this.#current.holders += 1;
    this.#current.reader.open(name, attributes, end);
  }

  close(end: number, name: string): void {
    const { reader, depth } = this.#current;
    reader.close(end, name);
    if (this.nesting.holders.has(localName(name))) this.#current.holders -= 1;
    if (depth === this.#depth) this.#finishInnermost();
    this.#depth -= 1;
  }

  text(text: string): void {
    this.#current.reader.text(text);
  }

  dataEnd(): void {
    this.#current.reader.dataEnd?.();
  }

  /** The document's own act, if it has provisions, and those in it; where reading stopped early, those that are open too. */
  finish(): ReadResult {
    while (this.#open.length > 1) this.#finishInnermost();
    const own = this.#current.reader.finish();
    const isEmpty = this.#results.every(({ documents }) => documents.length === 0);
    const ownDocuments = this.#isCollection ? [] : own.documents;
    const all =
      ownDocuments.length === 0 && !isEmpty ? this.#results : [{ ...own, documents: ownDocuments }, ...this.#results];
    return { documents: all.flatMap(({ documents }) => documents), problems: all.flatMap(({ problems }) => problems) };
  }

  /** Ends an act; that one of many has no law in it is not worth saying. */
  #finishInnermost(): void {
    const { documents, problems } = this.#open.pop()!.reader.finish();
    const told = documents.length > 0 ? problems : problems.filter(({ severity }) => severity !== 'information');
    this.#results.push({ documents, problems: told });
  }

  get #current(): OpenAct {
    return this.#open.at(-1)!;
  }
}
