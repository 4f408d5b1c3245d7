import { splitProvisionId, type Corpus, type PathUnit } from '../../law';
import { isSameLaw } from '../acts/lawNumbers';
import { numberOf } from './idNumbers';
import { valueOf } from './valueOf';

/** What divides an act, as the last component of an id says it. */
const GROUP = /(?:__|\/)(?:book|part|title|chp|dvs|subdvs|annex)(?:_(?:(?!__).)*)?$/u;
const ANNEX = /(?:__|\/)annex(?:_(?:(?!__).)*)?$/u;
/** The supplementary provisions of Korean and Japanese acts: 부칙-123 are those of the act 123. */
const SUPPLEMENT = /(?:__|\/)hcontainer_(?:부칙|附則)(?:(?!__).)*$/u;
/** Group 1 is the section's number. */
const SECTION_OF_ARTICLE = /\/art_[^_]+(?:__(?:book|part|title|chp|dvs|subdvs)_[^_]+)*__sec_([^_]+)$/u;
/** A basic unit whose id says what it stands in, or a paragraph that an annex counts; the group is its own component. */
const INNER_UNIT = /__((?:art|sec|rule)_[^_~]+)$/u;
const ANNEX_UNIT = /(?:__|\/)annex(?:_[^_]+)?(?:__(?:book|part|title|chp|dvs|subdvs)(?:_[^_]+)?)*__(para_[^_~]+)$/u;
const ARTICLE = /\/art_[^_]+$/u;
/** What stands in a basic unit; group 1 is the id of that. */
const WHOLE = /^(.*(?:\/|__)(?:art|sec|rule)_[^_]+)__/u;
const NONE: readonly number[] = [];

/** The parts of acts that are looked for through the whole act: each act is read once, when it is first asked for. */
export class ActParts {
  readonly #groups = new Map<number, readonly number[]>();
  readonly #supplements = new Map<number, readonly number[]>();
  readonly #articles = new Map<number, readonly number[]>();
  readonly #inner = new Map<number, ReadonlyMap<string, readonly number[]>>();

  readonly #divided = new Map<number, ReadonlyMap<string, readonly number[]>>();
  readonly #holders = new Map<number, ReadonlySet<string>>();

  constructor(private readonly corpus: Corpus) {}

  /** The divisions and annexes of an act, by ordinal. */
  groupsOf(act: number): readonly number[] {
    return valueOf(this.#groups, act, () => this.#ordinalsOf(act).filter((at) => GROUP.test(this.corpus.id(at))));
  }

  /**
   * The annexes of an act that a word without a number may mean, by ordinal: "별표" any annex, "부칙" any supplementary
   * provisions. Those of an amending act ("부칙(제123호)") are its own; where the act's source keeps one set of them, without
   * numbers, they are in that.
   */
  annexesNamed(act: number, { kind, number }: PathUnit): readonly number[] {
    if (kind === 'annex') return number === '' ? this.groupsOf(act).filter((at) => ANNEX.test(this.corpus.id(at))) : [];
    if (number === '') return [];
    const find = (): readonly number[] => this.#ordinalsOf(act).filter((at) => SUPPLEMENT.test(this.corpus.id(at)));
    const all = valueOf(this.#supplements, act, find);
    if (!number.includes('-')) return all.filter((at) => numberOf(this.corpus.id(at)).startsWith(number));
    const same = all.filter((at) => isSameLaw(lawOf(numberOf(this.corpus.id(at))), lawOf(number)));
    if (same.length > 0) return same;
    const isPlain = all.every((at) => !numberOf(this.corpus.id(at)).includes('-'));
    return isPlain ? all.filter((at) => number.startsWith(`${numberOf(this.corpus.id(at))}-`)) : [];
  }

  /** The articles of an act that have sections below them; none where the sections are counted anew in each. */
  articlesOf(act: number): readonly number[] {
    return valueOf(this.#articles, act, () => {
      const numbers = new Set<string>();
      const articles = new Set<number>();
      for (const at of this.#ordinalsOf(act)) {
        const number = SECTION_OF_ARTICLE.exec(this.corpus.id(at))?.[1];
        if (number === undefined) continue;
        if (numbers.has(number)) return [];
        numbers.add(number);
        articles.add(this.#articleAround(at));
      }
      return [...articles].filter((article) => article >= 0);
    });
  }

  /**
   * The basic units of an act that go by a component ("sec_5") and stand in an annex, in an article, or in a division that
   * counts anew, by ordinal: their ids say where, while most acts count through and have no such units. The paragraphs of
   * annexes are among them.
   */
  innerUnits(act: number, component: string): readonly number[] {
    return (
      valueOf(this.#inner, act, () => {
        const inner = new Map<string, number[]>();
        for (const at of this.#ordinalsOf(act)) {
          const id = this.corpus.id(at);
          const own = (INNER_UNIT.exec(id) ?? ANNEX_UNIT.exec(id))?.[1];
          if (own === undefined) continue;
          const known = inner.get(own);
          if (known === undefined) inner.set(own, [at]);
          else known.push(at);
        }
        return inner;
      }).get(component) ?? NONE
    );
  }

  /**
   * What stands in a basic unit that has no provision of its own, by ordinal, where the act has such: some data sets keep the
   * paragraphs of a divided rule and no entry for the rule. Example: `rule_3.2__para_1` and `rule_3.2__para_2` for Rule 3.2.
   */
  partsOf(act: number, id: string): readonly number[] {
    return (
      valueOf(this.#divided, act, () => {
        const divided = new Map<string, number[]>();
        let entered: string | undefined;
        for (const at of this.#ordinalsOf(act)) {
          const id = this.corpus.id(at);
          if (entered !== undefined && id.startsWith(entered)) continue;
          const whole = WHOLE.exec(id)?.[1];
          entered = whole === undefined || this.corpus.ordinal(whole) !== undefined ? `${whole ?? id}__` : undefined;
          if (entered !== undefined) continue;
          const known = divided.get(whole!);
          if (known === undefined) divided.set(whole!, [at]);
          else if (this.corpus.subtreeEnd(known.at(-1)!) <= at) known.push(at);
        }
        return divided;
      }).get(id) ?? NONE
    );
  }

  /**
   * Whether the ids of an act say of any unit that it stands in that of an eId. Most acts count through: their divisions hold
   * sections, and no id says so.
   */
  isNamedInside(act: number, eId: string): boolean {
    return valueOf(this.#holders, act, () => {
      const holders = new Set<string>();
      for (const at of this.#ordinalsOf(act)) {
        let holder = holderOf(splitProvisionId(this.corpus.id(at)).eId);
        for (; holder !== '' && !holders.has(holder); holder = holderOf(holder)) holders.add(holder);
      }
      return holders;
    }).has(eId);
  }

  /** The article that a section stands in, over the divisions between them. */
  #articleAround(section: number): number {
    let at = this.corpus.parent(section);
    while (at >= 0 && !ARTICLE.test(this.corpus.id(at))) at = this.corpus.parent(at);
    return at;
  }

  #ordinalsOf(act: number): number[] {
    const [first, end] = this.corpus.provisionsOf(act);
    return Array.from({ length: end - first }, (_, index) => first + index);
  }
}

/** What an eId says that its unit stands in; '' where it stands in the act alone. */
const holderOf = (eId: string): string => eId.slice(0, Math.max(0, eId.lastIndexOf('__')));

/** What supplementary provisions say behind their name of the act whose they are. */
const lawOf = (number: string): string => number.slice(number.indexOf('-') + 1);
