import assert from 'node:assert/strict';
import { draftFormatOf } from '../../../src/check';
import {
  planInsertion,
  planName,
  planRename,
  renameLaw,
  renumberLaw,
  withEdits,
  type DraftFile,
  type HostText,
  type OpenDraft,
  type Refused,
  type Renumbering,
  type RenumberHost,
  type TextChanges,
} from '../../../src/renumber';
import type { PackedIndex } from '../../../src/search';
import { indexed } from './indexed';

/** A folder of law that was never on a disk, and what a person has open of it; texts are known by their paths. */
export class MemoryHost implements RenumberHost {
  /** Drafts of the folder, by their names. */
  readonly drafts = new Map<string, string>();
  /** What is open, by the path of a statute or the name of a draft. */
  readonly open = new Map<string, string>();
  /** What cannot be changed, and why. */
  readonly refused = new Map<string, string>();
  readonly reports: string[] = [];
  /** The files that were read, in order. */
  readonly reads: string[] = [];
  /** Sizes of drafts, in bytes, where they are not those of their texts. */
  readonly sizes = new Map<string, number>();

  private constructor(
    readonly files: Readonly<Record<string, string>>,
    readonly index: PackedIndex,
  ) {}

  static async of(files: Readonly<Record<string, string>>): Promise<MemoryHost> {
    return new MemoryHost(files, await indexed(files));
  }

  read(file: string): Promise<HostText | Refused> {
    this.reads.push(file);
    const reason = this.refused.get(file);
    return Promise.resolve(reason === undefined ? { id: file, text: this.textOf(file) } : { reason });
  }

  changedFiles(): string[] {
    return [...this.open.keys()];
  }

  openDrafts(): OpenDraft[] {
    const drafts = [...this.open].filter(([id]) => !this.#isLaw(id));
    return drafts.map(([id, text]) => ({ id, text, format: draftFormatOf(id) ?? 'markdown' }));
  }

  draftFiles(accepts: (file: string) => boolean): Promise<DraftFile[]> {
    const all = [...Object.keys(this.files), ...this.drafts.keys()].map((name) => `/law/${name}`);
    const found = all.filter((file) => accepts(file) && !this.open.has(file));
    return Promise.resolve(found.map((file) => ({ file, size: this.sizes.get(file) ?? this.textOf(file).length })));
  }

  report(message: string): void {
    this.reports.push(message);
  }

  /** A text as it is now. */
  textOf(file: string): string {
    const name = file.replace(/^\/law\//u, '');
    const text = this.open.get(file) ?? this.drafts.get(name) ?? this.files[name];
    assert.ok(text !== undefined, `${file} is there`);
    return text;
  }

  ordinal(id: string): number {
    const ordinal = this.index.corpus.ordinal(id);
    assert.ok(ordinal !== undefined, `${id} is in the corpus`);
    return ordinal;
  }

  change = (plan: Renumbering, signal = new AbortController().signal): Promise<TextChanges> =>
    renumberLaw(plan, this, signal);
  // A plan that cannot be made rejects as a change does.
  rename = async (id: string, number: string): Promise<TextChanges> =>
    this.change(planRename(this.index.corpus, this.ordinal(id), number));
  insert = async (id: string, number: string): Promise<TextChanges> =>
    this.change(planInsertion(this.index.corpus, this.ordinal(id), number));

  /** Gives an act, by one of its names, another one. */
  async renameAct(from: string, to: string): Promise<TextChanges> {
    const { corpus, resolver } = this.index;
    const act = corpus.acts.findIndex(({ title, abbreviation, aliases }) =>
      [title, abbreviation, ...aliases].includes(from),
    );
    assert.ok(act >= 0, `${from} is an act`);
    return renameLaw(planName(corpus.acts, act, from, to, resolver), this, new AbortController().signal);
  }

  /** A file of the folder, or an open draft by its name, after the changes. */
  after(changes: TextChanges, name: string): string {
    const id = this.open.has(name) ? name : `/law/${name}`;
    const found = changes.changed().find(({ present }) => present.id === id);
    return withEdits(this.textOf(id), found?.edits ?? []);
  }

  #isLaw = (file: string): boolean => this.index.corpus.acts.some((act) => act.file === file);
}

/** The citations that are left to a person. */
export const left = (changes: TextChanges): string[] => changes.left().map(({ text }) => text);
