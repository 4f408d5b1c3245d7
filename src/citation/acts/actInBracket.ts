import type { Language, LegalSystem } from '../../law';
import { matchAt } from '../../languages';
import { hasFrontNames, SYSTEMS } from '../systems';
import { matchesOf } from '../../text';
import { isActName } from './isActName';
import { ownerBehind } from './variants';

const INSIDE = '[(（\\[]((?:[^()（）[\\]\\n]|[(（][^()（）\\n]{1,40}[)）]){2,100})[)）\\]]';
/** Right behind a provision; or at its end, where its grammar took it for a heading. A name may hold a bracket: "(Harbour (Fees) Act 1990)". */
const BEHIND = new RegExp(`\\s{0,2}${INSIDE}`, 'uy');
const AT_END = new RegExp(`${INSIDE}$`, 'u');
/** Brackets that hold nothing but titles. */
const TITLE = /^[「『｢〈《]([^「」『』｢｣〈〉《》]{2,100})[」』｣〉》]$/u;

/** One in small letters, which is no title: "§ 5 (weggefallen)". */
const A_WORD = /^\p{Ll}+$/u;

/** The act that a bracket names; without a name where nobody knows it. */
interface BracketedAct {
  readonly acts: readonly number[];
  readonly name?: string;
}

/**
 * The act that a draft names in a bracket behind a provision, with nothing else in it: "§ 3 (Hafengesetz NRW)", "section 5 (Harbour Act
 * 1990)", "제5조(「항만 조례」)"; without acts where nobody knows it. Undefined where the bracket holds a heading, as most do. Known
 * failure: a heading that is a title of an act, too: such a citation goes unchecked, or is of that act.
 *
 * @param said the citation
 * @param end where it ends in `text`
 */
export function actInBracket(
  said: string,
  text: string,
  end: number,
  system: LegalSystem,
  find: (name: string, language: Language) => readonly number[],
): BracketedAct | undefined {
  const inside = (matchAt(BEHIND, text, end) ?? AT_END.exec(said))?.[1];
  if (inside === undefined || A_WORD.test(inside)) return undefined;
  const title = TITLE.exec(inside)?.[1];
  const name = title ?? inside;
  const acts = find(name, system);
  const isMeant = title !== undefined || hasFrontNames(system) || isActName(name, system);
  if (acts.length > 0 && isMeant) return { acts, name };
  return title !== undefined || isTitle(name, system) ? { acts: [] } : undefined;
}

/** Whether words are a title that nobody knows, in any language, all of them but for whose act it is: "Hafengesetz NRW". */
function isTitle(words: string, system: LegalSystem): boolean {
  const owner = matchesOf(/\s/gu, words).find(({ index }) => {
    const behind = words.slice(index);
    return ownerBehind(system, behind) === behind;
  });
  return [words, words.slice(0, owner?.index)].some((title) =>
    SYSTEMS.some(
      ({ naming: { unknownInFront, titleAlone } }) =>
        unknownInFront?.exec(title)?.index === 0 ||
        (titleAlone !== undefined && title.match(titleAlone)?.[0] === title),
    ),
  );
}
