import { isBasicUnit, isDivision, type ActSource, type Citation } from '../../law';
import { namingOf } from '../systems';
import type { ActChoice } from './actChoice';
import type { ParentActs } from './parentActs';

/** What a citation that says no act tells of it by the word for its unit: an article is none of an act of sections. */
export class ImpliedActs {
  constructor(private readonly parents: Pick<ParentActs, 'hasUnits' | 'of'>) {}

  /** Of the acts that a draft's citation may go back to, those that it can mean. */
  ofUnit({ path }: Citation, acts: readonly number[]): readonly number[] {
    const kind = path[0]!.kind;
    if (kind !== 'article' && kind !== 'section') return acts;
    const other = kind === 'article' ? 'section' : 'article';
    return acts.filter((act) => this.parents.hasUnits(act, kind) || !this.parents.hasUnits(act, other));
  }

  /** Whether an act is divided into titles, as few are. */
  hasTitles(act: number): boolean {
    return this.parents.hasUnits(act, 'title');
  }

  /**
   * Whether a citation cannot mean the text's own act: "Artikel 45" in a German act of sections is of a treaty or of a
   * regulation of the Union, as a recital is. Which one, a list or what stands near may tell. Known failure: an act whose
   * source calls its articles sections.
   */
  isForeign({ system, anchor, path }: Citation, own: number): boolean {
    const kind = path[0]!.kind;
    if (namingOf(system).unitsTellAct !== true || anchor !== 'act') return false;
    if (kind === 'preamble') return this.parents.hasUnits(own, 'section') && !this.parents.hasUnits(own, 'article');
    if (kind !== 'article' && kind !== 'section') return false;
    return !this.parents.hasUnits(own, kind) && this.parents.hasUnits(own, kind === 'article' ? 'section' : 'article');
  }

  /**
   * The acts that a citation may mean when it is not the text's own: the one named before, or the one that the text was made
   * under, see {@link Naming.goesToParent}. Asked for only where the text's own act has no unit that goes by that word,
   * because a section that is missing from an act of sections is a dead reference. Known failure: an act of rules that
   * calls its own rules sections.
   */
  elsewhere(citation: Citation, own: number, named: readonly number[]): readonly ActChoice[] {
    const kind = citation.path[0]!.kind;
    const { goesToParent } = namingOf(citation.system);
    const isForeign = goesToParent === true && citation.anchor === 'act' && (isBasicUnit(kind) || isDivision(kind));
    if (!isForeign || this.parents.hasUnits(own, kind)) return [];
    const choice = (acts: readonly number[], source: ActSource): ActChoice => ({
      acts: acts.filter((act) => this.parents.hasUnits(act, kind)),
      source,
    });
    return [choice(named, 'named-last'), choice(this.parents.of(own), 'parent')].filter(({ acts }) => acts.length > 0);
  }
}
