import assert from 'node:assert/strict';
import { inDocument, readDraft, readStatute, type Edit, type ReadPart } from '../../../src/check';
import { planInsertion, planRename, withEdits, type Renumbering } from '../../../src/renumber';
import { renumberPart } from '../../../src/renumber/citations/renumberPart';
import { statuteEdits, type ReadActs } from '../../../src/renumber/statutes/statuteSource';
import { splitProvisionId } from '../../../src/law';
import { readSource } from '../../../src/readers';
import type { PackedIndex } from '../../../src/search';
import { indexed } from './indexed';
import { finish } from '../check/support';

/** Statutes by file name, indexed, with what becomes of them and of drafts. */
export class Law {
  private constructor(
    readonly files: Readonly<Record<string, string>>,
    readonly index: PackedIndex,
  ) {}

  static async of(files: Readonly<Record<string, string>>): Promise<Law> {
    return new Law(files, await indexed(files));
  }

  ordinal(id: string): number {
    const ordinal = this.index.corpus.ordinal(id);
    assert.ok(ordinal !== undefined, `${id} is in the corpus`);
    return ordinal;
  }

  rename = (id: string, number: string): Renumbering => planRename(this.index.corpus, this.ordinal(id), number);
  insert = (id: string, number: string): Renumbering => planInsertion(this.index.corpus, this.ordinal(id), number);

  /** A draft after a plan, and the citations that are left to a person. */
  draft(text: string, plan: Renumbering): { text: string; notes: string[] } {
    const { edits, notes } = this.#changes(finish(readDraft(text, 'text', this.index)), plan);
    return { text: withEdits(text, edits), notes };
  }

  /** The citations of a draft that are left to a person, each with the reason. */
  left = (text: string, plan: Renumbering): [string, string][] =>
    finish(readDraft(text, 'text', this.index)).flatMap((part) =>
      finish(renumberPart(part, plan, this.index)).notes.map((note): [string, string] => [note.text, note.reason]),
    );

  /** The text of a statute of the corpus after a plan: citations alone. */
  citations(name: string, plan: Renumbering): { text: string; notes: string[] } {
    const text = this.files[name]!;
    const { edits, notes } = this.#changes(finish(readStatute(text, `/law/${name}`, this.index)), plan);
    return { text: withEdits(text, edits), notes };
  }

  /** The text of a statute whose provisions get the plan's numbers: headings alone. */
  headings = (name: string, plan: Renumbering): string => withEdits(this.files[name]!, this.#headingEdits(name, plan));

  /** Headings and citations. */
  whole(name: string, plan: Renumbering): string {
    const text = this.files[name]!;
    const own = this.#headingEdits(name, plan);
    const { edits } = this.#changes(finish(readStatute(text, `/law/${name}`, this.index)), plan);
    const others = edits.filter((edit) => own.every(({ start, end }) => edit.end <= start || end <= edit.start));
    return withEdits(
      text,
      [...own, ...others].sort((one, other) => one.start - other.start),
    );
  }

  #headingEdits(name: string, { act: number, moves, inserted }: Renumbering): readonly Edit[] {
    const { corpus } = this.index;
    const act = corpus.acts[number]!;
    assert.equal(act.file, `/law/${name}`);
    const eIdOf = (ordinal: number): string => splitProvisionId(corpus.id(ordinal)).eId;
    const steps = statuteEdits(this.files[name]!, {
      act: 0,
      moves: new Map([...moves].map(([ordinal, to]) => [eIdOf(ordinal), to])),
      language: act.language,
      ...(inserted !== undefined && { inserted: { before: eIdOf(inserted.before), number: inserted.unit.number } }),
    });
    let step = steps.next();
    while (step.done !== true) step = steps.next(readerOf(name)(step.value));
    return step.value;
  }

  #changes(parts: readonly ReadPart[], plan: Renumbering): { edits: Edit[]; notes: string[] } {
    const changes = parts.map((part) => ({ part, ...finish(renumberPart(part, plan, this.index)) }));
    return {
      edits: changes.flatMap(({ part, edits }) => edits.map((edit) => ({ ...edit, ...inDocument(part, edit) }))),
      notes: changes.flatMap(({ notes }) => notes.map(({ text }) => text)),
    };
  }
}

/** The reader that takes a file of this name. */
export const readerOf =
  (name: string) =>
  (source: string): ReadActs =>
    readSource({ file: `/law/${name}`, bytes: new TextEncoder().encode(source) }).documents.map(
      ({ provisions }) => provisions,
    );
