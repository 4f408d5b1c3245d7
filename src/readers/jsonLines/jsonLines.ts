import type { Act, ActDocument, Problem } from '../../law';
import { detectLanguage } from '../../languages';
import { withoutEntities } from '../../text';
import { nameAct } from '../actNames';
import { giantLine, isBlank, MAX_LINE, splitLines } from '../lines';
import type { ReadResult, SourceText } from '../types';
import type { Entry, EntryOptions } from './entry';
import { provisionsOf } from './entryTree';
import { koblexEntry } from './koblex';
import { obliqaEntries, obliqaPassage } from './obliqa';
import type { Passage } from './passage';
import { ownEntry } from './own';

const SORTED: EntryOptions = { sortByNumber: true, makeContainers: true, areExact: false };
const AS_NESTED: EntryOptions = { sortByNumber: false, makeContainers: false, areExact: false };
const OWN: EntryOptions = { sortByNumber: false, makeContainers: true, areExact: true };

/** Keys of data sets that lie beside statutes: questions to evaluate, recorded parametric provisions. */
const ABOUT_PROVISIONS = ['question', 'Question', 'parametric_provisions'];

/** Entries of one act, in the order of the file. */
interface Group {
  readonly entries: Entry[];
  readonly options: EntryOptions;
  readonly aliases: readonly string[];
}

/**
 * A data set as JSON lines, one provision a line, in any of three shapes told apart line by line. One act's lines may
 * lie anywhere in the file. A line that cannot be read is a problem; all others are read.
 */
export function readJsonLines({ file, text }: SourceText): ReadResult {
  const reader = new JsonLinesReader(file);
  splitLines(text).forEach((line, index) => {
    reader.add(line, index);
  });
  return reader.finish();
}

class JsonLinesReader {
  readonly #problems: Problem[] = [];
  readonly #groups = new Map<string, Group>();
  readonly #passages = new Map<string, Passage[]>();
  /** One-based lines that belong to a data set about provisions, not to a statute. */
  readonly #aboutProvisions: number[] = [];

  constructor(private readonly file: string) {}

  /** Takes the line with this zero-based number. */
  add(text: string, line: number): void {
    if (text.length > MAX_LINE) {
      this.#problems.push(giantLine(this.file, line, text.length));
      return;
    }
    if (isBlank(text)) return;
    const problem = this.#read(text, line);
    if (problem !== undefined)
      this.#problems.push({ file: this.file, line: line + 1, severity: 'error', message: problem });
  }

  finish(): ReadResult {
    for (const [document, passages] of this.#passages) {
      const { entries, aliases } = obliqaEntries(document, passages);
      for (const entry of entries) this.#group(entry, AS_NESTED, aliases).entries.push(entry);
    }
    const documents = [...this.#groups.values()].map((group) => this.#document(group));
    const [line] = this.#aboutProvisions;
    if (line !== undefined) {
      const message = `${this.#aboutProvisions.length} lines hold questions or recordings, not provisions; they are left out.`;
      this.#problems.push({ file: this.file, line, severity: 'information', message });
    }
    return { documents, problems: this.#problems };
  }

  /** Reads one line; what is wrong with it, or undefined. */
  #read(text: string, line: number): string | undefined {
    let value: unknown;
    try {
      value = text.includes('&') ? JSON.parse(text, decoded) : JSON.parse(text);
    } catch (error) {
      return `The line is not valid JSON (${error instanceof Error ? error.message.slice(0, 200) : String(error)}).`;
    }
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return 'The line is not a JSON object.';
    const record = value as Readonly<Record<string, unknown>>;
    if (Object.hasOwn(record, 'PassageID')) return this.#addPassage(obliqaPassage(record, line, text.length));
    if (Object.hasOwn(record, 'hierarchy')) return this.#addEntry(koblexEntry(record, line, text.length), SORTED);
    if (Object.hasOwn(record, 'text')) return this.#addEntry(ownEntry(record, line, text.length), OWN);
    if (ABOUT_PROVISIONS.some((key) => Object.hasOwn(record, key))) {
      this.#aboutProvisions.push(line + 1);
      return undefined;
    }
    return 'The line has none of the keys "hierarchy", "PassageID" or "text", so it is no provision in a known format.';
  }

  #addPassage(passage: Passage | string): string | undefined {
    if (typeof passage === 'string') return passage;
    const known = this.#passages.get(passage.document);
    if (known === undefined) this.#passages.set(passage.document, [passage]);
    else known.push(passage);
    return undefined;
  }

  #addEntry(entry: Entry | string, options: EntryOptions): string | undefined {
    if (typeof entry === 'string') return entry;
    this.#group(entry, options, []).entries.push(entry);
    return undefined;
  }

  #group({ actKey }: Entry, options: EntryOptions, aliases: readonly string[]): Group {
    const known = this.#groups.get(actKey);
    if (known !== undefined) return known;
    const group: Group = { entries: [], options, aliases };
    this.#groups.set(actKey, group);
    return group;
  }

  #document({ entries, options, aliases }: Group): ActDocument {
    const [first] = entries as [Entry, ...Entry[]];
    const language = first.language ?? detectLanguage(sampleText(entries));
    const names = { title: first.actTitle, abbreviation: first.abbreviation, others: aliases };
    const act: Act = { ...nameAct(names, language, this.file), key: first.actKey };
    return { act, provisions: provisionsOf(this.file, entries, options, this.#problems) };
  }
}

const decoded = (_: string, value: unknown): unknown => (typeof value === 'string' ? withoutEntities(value) : value);

/** Enough of an act's text to tell its language. */
const sampleText = (entries: readonly Entry[]): string =>
  entries
    .slice(0, 50)
    .map(({ text }) => text.slice(0, 1000))
    .join('\n');
