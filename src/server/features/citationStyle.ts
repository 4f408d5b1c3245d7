import { pathLabel, provisionLabel, withoutDivisions, type Act, type Path } from '../../law';

/** Titles that stand without an article: "Article 5 of Regulation (EU) 2016/679". */
const BARE_TITLE = /^(?:The|Regulation|Directive|Decision)\s/u;

/** What stands around the cited provision. */
export interface Surroundings {
  /** Whether the text belongs to the act itself, which then goes without its name. */
  readonly isOwnAct: boolean;
  /** Whether a Korean act's name stands in corner brackets, the first of which is there already. */
  readonly isBracketed: boolean;
}

/**
 * A provision as the drafters of its own jurisdiction cite it: `§ 823 Abs. 1 BGB`, `section 12(1) of the Harbours Act
 * 2012`, `민법 제750조제1항`.
 */
export function citationText(act: Act, path: Path, { isOwnAct, isBracketed }: Surroundings): string {
  const cited = withoutDivisions(path);
  const unit = pathLabel(cited, act.language);
  if (isOwnAct) return unit;
  if (act.language === 'de') return `${unit} ${shortName(act)}`;
  if (act.language === 'en') return `${unit} of ${BARE_TITLE.test(act.title) ? '' : 'the '}${act.title}`;
  if (act.language === 'ko') return `${act.title}${isBracketed ? '」' : ''} ${unit}`;
  return provisionLabel(act, cited);
}

/** A name that an act is cited by: German law is cited by its abbreviation. */
export const shortName = ({ language, abbreviation, title }: Act): string =>
  language === 'de' && abbreviation !== '' ? abbreviation : title;
