import type { Act, Citation } from '../../law';
import type { ActNames } from './actNames';
import { otherLawNumber } from './lawNumbers';
import { isOfOtherDayWithin, isOfOtherSubject, subjectBehind } from './numberedTitles';
import {
  closingYear,
  dayBehind,
  DATED_WINDOW,
  formerBefore,
  formerNote,
  isDatedInFront,
  isOf,
  isOfOtherDay,
  longerBehind,
  ownerBefore,
  ownerBehind,
  ownerWithin,
  yearBehind,
} from './variants';

/** How far behind a name what tells its variant may go, in UTF-16 units. */
const WINDOW = 80;
/** The same in front of it. */
const WINDOW_BEFORE = 16;

/** A citation with the acts of the name that it goes by. */
export interface NamedCitation {
  readonly citation: Citation;
  readonly acts: readonly number[];
  readonly name: string;
}

/**
 * What stands right around a name may make it another act's: "Kaigesetz vom 3. Mai 1930", "LatG NRW", "Ley 9/2018 de la
 * Comunidad de Madrid", "code des phares maritimes", "구 등불관리법", "독일 민법", 港湾法（平成二年法律第三号）. Then only the acts count whose names say the same.
 */
export function variantOf(
  found: NamedCitation,
  text: string,
  names: Pick<ActNames, 'find' | 'ofYear'>,
  acts: readonly Act[],
): NamedCitation {
  const { citation, name } = found;
  if (found.acts.length === 0) return found;
  const { start, system } = citation;
  const ofOwner = (whole: string, owner: string): NamedCitation => ({
    citation,
    acts: names.find(whole, system).filter((act) => isOf(acts[act]!, owner)),
    name: whole,
  });
  const before = text.slice(Math.max(0, start - WINDOW_BEFORE), start);
  const former = formerBefore(system, before);
  if (former !== undefined) {
    const whole = `${former}${name}`;
    return { citation, acts: names.find(whole, system), name: whole };
  }
  const note = formerNote(citation);
  if (note !== undefined) return { citation, acts: [], name: `${name}${note}` };
  const lawNumber = otherLawNumber(
    citation,
    name,
    found.acts.map((act) => acts[act]!),
  );
  if (lawNumber !== undefined) return { citation, acts: [], name: `${name}${lawNumber.shown}` };
  const land = ownerBefore(system, before);
  if (land !== undefined) return ofOwner(`${land}${name}`, land);
  const within = ownerWithin(system, name);
  if (within !== undefined) return ofOwner(name, within);
  const nameEnd = endOfName(citation, name);
  if (nameEnd === undefined) return found;
  const behind = text.slice(nameEnd, nameEnd + WINDOW);
  const owner = ownerBehind(system, behind);
  if (owner !== undefined) return ofOwner(`${name}${owner}`, owner);
  const longer = /\s/u.test(name) ? longerBehind(system, behind) : undefined;
  if (longer !== undefined) return { citation, acts: names.find(`${name}${longer}`, system), name: `${name}${longer}` };
  const isDated = !isDatedInFront(system, text.slice(Math.max(0, start - DATED_WINDOW), start));
  const later = isDated && closingYear(name) === undefined ? yearBehind(behind) : undefined;
  const same = names
    .ofYear(found.acts, later)
    .filter((act) => !isOfOtherDay(acts[act]!, system, behind) && !isOfOtherDayWithin(acts[act]!, name));
  if (same.length === 0) {
    return { citation, acts: [], name: `${name}${later?.shown ?? dayBehind(system, behind) ?? ''}` };
  }
  const about = /\d$/u.test(name) ? same.filter((act) => !isOfOtherSubject(acts[act]!, system, behind)) : same;
  return { citation, acts: about, name: about.length > 0 ? name : `${name}${subjectBehind(system, behind)!.shown}` };
}

/** What a name may be put between: one character on either side. */
const OPENED = /^[「『｢〈《]/u;

/** Where the name ends that a citation begins with, its closing bracket left out, or ends with; undefined where it stands elsewhere. */
function endOfName({ text, start, end }: Citation, name: string): number | undefined {
  if (text.endsWith(name)) return end;
  if (text.startsWith(name)) return start + name.length;
  return OPENED.test(text) && text.startsWith(name, 1) ? start + 1 + name.length + 1 : undefined;
}
