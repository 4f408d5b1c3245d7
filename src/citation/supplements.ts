import { isDivision, type Citation, type Path } from '../law';
import type { Supplements } from '../languages';
import { namingOf } from './systems';

/** What is written behind the name of supplementary provisions for the act whose they are. */
const OF = '-';

/** The supplementary provisions that a path begins with, in the words of a legal system. */
function supplementIn(path: Path, supplements: Supplements | undefined): string | undefined {
  const [first] = path;
  const isOne = supplements !== undefined && first?.kind === 'container' && first.number.startsWith(supplements.name);
  return isOne ? first.number : undefined;
}

/** Whether a citation is of supplementary provisions, in a legal system that has a name for them. */
export const isSupplementary = ({ path, system }: Citation): boolean =>
  supplementIn(path, namingOf(system).supplements) !== undefined;

/**
 * The act that a citation without one means in the supplementary provisions of an amending act, where these speak for that
 * act: 第二条 in 附則（平成十一年法律第百六十号） is Article 2 of that law, 附則第二条 is of the supplementary provisions themselves.
 */
export function amendingActOf({ act, anchor, path, system }: Citation, within: Path): string | undefined {
  const { supplements } = namingOf(system);
  const own = supplementIn(within, supplements);
  const isOfIt =
    own !== undefined && supplements!.speakFor === 'amending act' && act.kind === 'this' && anchor === 'act';
  if (!isOfIt || supplementIn(path, supplements) !== undefined) return undefined;
  const name = own.slice(supplements!.name.length + OF.length);
  return name === '' ? undefined : name;
}

/**
 * A path as it counts where it stands: supplementary provisions that are named without their act are those that the citation
 * stands in (附則第五条 in 附則（平成十一年法律第百六十号）).
 */
export function inSupplement(path: Path, { system }: Citation, within: Path): Path {
  const { supplements } = namingOf(system);
  const own = supplementIn(within, supplements);
  return own !== undefined && supplementIn(path, supplements) === supplements!.name
    ? [{ kind: 'container', number: own }, ...path.slice(1)]
    : path;
}

/** Where a citation is looked for first: an article that is cited in supplementary provisions by its number is none of them. */
export function outsideSupplement(within: Path, { system, anchor, path }: Citation): Path {
  const own = supplementIn(within, namingOf(system).supplements);
  const isOfAct = anchor === 'act' && (path[0]!.kind === 'article' || isDivision(path[0]!.kind));
  return own !== undefined && isOfAct ? [] : within;
}
