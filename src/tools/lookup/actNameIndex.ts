import { firstWhere, type Act, type Corpus } from '../../law';
import { Turns } from '../../turns';

/** How long building holds the thread, in milliseconds. */
const TURN_MS = 10;

interface Entry {
  readonly key: string;
  readonly act: number;
}

/** In these scripts a name is the same with and without blanks: `등대법시행령`, `등대법 시행령`. */
const BLANKS_ARE_FREE = /[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** A name as it is compared while it is typed: NFKC, lower case, single blanks. */
export function nameKey(name: string): string {
  const key = name.normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ').trimStart();
  return BLANKS_ARE_FREE.test(key) ? key.replaceAll(' ', '') : key;
}

const byKey = (one: Entry, other: Entry): number =>
  one.key === other.key ? one.act - other.act : one.key < other.key ? -1 : 1;

/** The acts of a corpus in the order of their names: title, abbreviation and aliases. */
export class ActNameIndex {
  static readonly #known = new WeakMap<readonly Act[], Promise<ActNameIndex>>();

  private constructor(private readonly entries: readonly Entry[]) {}

  /** That of a corpus, built when it is first asked for; corpora that share their acts share it. */
  static of({ acts }: Pick<Corpus, 'acts'>): Promise<ActNameIndex> {
    const known = ActNameIndex.#known.get(acts);
    if (known !== undefined) return known;
    const built = ActNameIndex.build(acts);
    ActNameIndex.#known.set(acts, built);
    return built;
  }

  static async build(acts: readonly Act[]): Promise<ActNameIndex> {
    const turns = new Turns(TURN_MS);
    const entries: Entry[] = [];
    for (const [act, { title, abbreviation, aliases }] of acts.entries()) {
      for (const key of new Set([title, abbreviation, ...aliases].map(nameKey))) {
        if (key !== '') entries.push({ key, act });
      }
      if (turns.isOver) await turns.pass();
    }
    await turns.pass();
    return new ActNameIndex(entries.sort(byKey));
  }

  /**
   * The acts with a name that begins so, each once, in the order of those names; at most `limit`. Behind a blank a name
   * goes on.
   */
  startingWith(prefix: string, limit: number): number[] {
    const key = nameKey(prefix);
    const goesOn = /\s$/u.test(prefix);
    const acts = new Set<number>();
    for (let at = this.#first(key); acts.size < limit && this.entries[at]?.key.startsWith(key) === true; at += 1) {
      if (!goesOn || this.entries[at]!.key !== key) acts.add(this.entries[at]!.act);
    }
    return [...acts];
  }

  /** The acts with that very name. */
  named(name: string): number[] {
    const key = nameKey(name).trimEnd();
    const acts: number[] = [];
    for (let at = this.#first(key); this.entries[at]?.key === key; at += 1) acts.push(this.entries[at]!.act);
    return acts;
  }

  #first(key: string): number {
    return firstWhere(this.entries, (entry) => entry.key >= key);
  }
}
