import SearchableMap from 'minisearch/SearchableMap';
import { pathLabel } from '../../languages';
import { NumberBuffer, parseEId, splitProvisionId, type Act, type Corpus } from '../../law';
import { NameFieldBuilder, type NameField } from './nameField';
import { nameWords } from './words';

/** What a name is found by: the label ("BGB § 548"), the title of the act, and the own heading. */
export type FieldName = 'label' | 'title' | 'heading';

/**
 * The names of provisions, each word of them once: what the names of one act share is kept with the act, and everything
 * by number in typed arrays. A country's 120,000 names take some 20 MB so; a document each in MiniSearch takes 140.
 */
export interface NameTable {
  /** Row = name: the ordinal of its provision. */
  readonly ordinals: Uint32Array;
  /** Each word with its number: a radix tree, which finds by prefix and by edit distance. */
  readonly words: SearchableMap<number>;
  readonly fields: Readonly<Record<FieldName, NameField>>;
}

/** Packs names; those of one act that are added in a row share its words. */
export class NameTableBuilder {
  readonly #words = new SearchableMap<number>();
  /** As {@link #words}, for the time of building: a table finds a whole word sooner than a tree. */
  readonly #numbers = new Map<string, number>();
  readonly #ordinals = new NumberBuffer();
  readonly #runStarts = new NumberBuffer();
  readonly #fields = { label: new NameFieldBuilder(), title: new NameFieldBuilder(), heading: new NameFieldBuilder() };
  #act: Act | undefined;

  /** Adds the name of a provision, if it has one to be found by: a heading, or no unit above it. */
  add(corpus: Corpus, ordinal: number): void {
    const heading = corpus.heading(ordinal);
    if (heading === '' && corpus.parent(ordinal) >= 0) return;
    const act = corpus.acts[corpus.actOf(ordinal)]!;
    if (act !== this.#act) this.#beginRun(act);
    const name = this.#ordinals.length;
    const { eId } = splitProvisionId(corpus.id(ordinal));
    this.#ordinals.push(ordinal);
    this.#fields.label.add(name, this.#wordsOf(pathLabel(parseEId(eId), act.language)));
    this.#fields.title.add(name, []);
    this.#fields.heading.add(name, this.#wordsOf(heading));
  }

  /** Yields between steps of a few milliseconds. */
  *finish(): Generator<void, NameTable> {
    const names = this.#ordinals.length;
    this.#runStarts.push(names);
    const runStarts = this.#runStarts.finish();
    const words = this.#numbers.size;
    yield;
    const label = this.#fields.label.finish(runStarts, words);
    yield;
    const title = this.#fields.title.finish(runStarts, words);
    yield;
    const heading = this.#fields.heading.finish(runStarts, words);
    return { ordinals: this.#ordinals.finish(), words: this.#words, fields: { label, title, heading } };
  }

  #beginRun(act: Act): void {
    const run = this.#runStarts.length;
    this.#act = act;
    this.#runStarts.push(this.#ordinals.length);
    const { abbreviation, title } = act;
    this.#fields.label.beginRun(run, this.#wordsOf(abbreviation === '' ? title : abbreviation));
    this.#fields.title.beginRun(run, this.#wordsOf(title));
  }

  #wordsOf(text: string): readonly number[] {
    return nameWords(text).map((word) => this.#numberOf(word));
  }

  #numberOf(word: string): number {
    const known = this.#numbers.get(word);
    if (known !== undefined) return known;
    const number = this.#numbers.size;
    this.#numbers.set(word, number);
    this.#words.set(word, number);
    return number;
  }
}
