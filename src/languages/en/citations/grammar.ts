import { isBasicUnit, type ActReference, type Path, type PathUnit } from '../../../law';
import { insideWord, matchAt, reading, type CitationDraft, type Grammar, type Reading } from '../../citations/engine';
import { actBefore, actBehind, isThereof, possessor } from './act';
import { codeBefore, titleAround } from './actInFront';
import { COMPILATION } from './americanCodes';
import { isBelieved } from './belief';
import { isPartOf, leadBefore, pathIn, type Lead } from './lead';
import { mayName } from './mayName';
import { QUANTITY, readMembers, type Member } from './members';
import { NUMBER_WORD } from './numbers';
import { detailsBehind, HEADING, innerUnitAt, OF_WHOLES, outerUnits, PROVISION_INSIDE, type Innermost } from './parts';
import { withinEach } from '../../citations/wholes';
import { countsOther } from './notProvisions';
import { pattern, patterns } from './patterns';
import { englishRecitalsAt, RECITAL, RECITAL_STARTS } from './recitals';
import { ANY_RELATIVE, relativeAt } from './relative';
import { isAmericanTitle, isRulebookCode } from './titles';
import { ANY_ORDINAL, isBelow, ordinalAt, ordinalsListedAt, unitAt, type CountedUnit } from './units';
import { ANY_WORD, bareAt, wordAt, type Word } from './words';

const STARTS =
  'Order\\s ORDER Ord. Ord\\s O.\\s O.\\d O.[IVXL] O\\s [Rr].\\d [Rr].\\s R\\s\\d RR\\s\\d [Rr][Rr].\\d [Rr][Rr].\\s SECT [Ss]ec. [Ss]ec\\s [Ss]ecs [Ss]ect [Ss]ub [Ss]chedule SCHE [Ss]ch. [Ss]ch\\s [Ss]chs [Aa]rt. [Aa]rt\\s [Aa]rts [Aa]rticle ARTI [Rr]eg. [Rr]eg\\s [Rr]egs [Rr]egulation [Rr]ule RULE r\\s\\d rr\\s\\d [Pp]ara [Cc]hapter CHAP [Cc]h. [Cc]h\\s [Cc]hs [Cc]lause [Cc]l. [Cc]l\\s [Cc]ll [Pp]oint [Pp]art PART [Pp]t\\s [Pp]ts\\s [Dd]ivi [Dd]iv\\s [Dd]ivs [Tt]itl TITL Annex Appendi A[Pp][Pp] s. ss. S.\\s S.\\d S\\s\\d Ss. s\\s\\d ss\\s\\d § U.S U.\\sS C.F C.\\sF Ill. Fed. FRCr [ACHKMNORST].[CDIJMPRSY]. [A-Z][A-Z]\\s [A-Z][A-Z][A-Z]\\s [A-Z][A-Z][A-Z][A-Z] USC CFR [Ff]irs [Ss]eco [Tt]hir [Ff]our [Ff]ift [Ss]ixt [Ss]eve [Ee]igh [Nn]int [Tt]ent [Ee]lev [Tt]wel [Tt]wen [Ff]ort [Nn]ine [Tt]hat\\s [Tt]hose\\s foregoing\\s next\\s same\\s said\\s preceding\\s following\\s previous\\s [A-Z]\\d \\d.\\d \\d\\d.\\d \\d\\d\\d.\\d';
const TRIGGER = `Fed\\.(?=\\s?R\\.)|FRCrP(?=\\s\\d)|${COMPILATION}|(?:${ANY_WORD})(?=[\\s\\u00AD\\u200B-\\u200F\\u2060\\uFEFF]{0,4}(?:[(§\\dA-Z]|${NUMBER_WORD}))|${ANY_ORDINAL}|${ANY_RELATIVE}|FR(?:CP|AP|BP|E)(?=\\s\\d)|[A-Z]{2,8}(?=\\s[\\u200B-\\u200F]{0,2}\\d{1,4}\\.\\d)|(?<=[\\s(])(?:[A-Z]\\d{1,2}\\.\\d{1,3}\\.\\d{1,3}(?![\\p{L}\\p{N}.-])|\\d{1,3}\\.\\d{1,3}\\.\\d{1,3}[A-Z]?(?=\\(\\d))`;
/** What is no citation may be part of the act's name in front of one: "Gen. Bus. Law § 5", "Harbour Rules 1999 (SI 1999/5), r 2". */
function read(text: string, at: number, floor: number): Reading {
  const counted = countsOther(text, at);
  if (counted === 'amendment' || counted === 'company') return { drafts: [], end: at + 1 };
  if (counted === 'session') return { drafts: [], end: floor };
  const drafts = draftsAt(text, at, floor);
  const isOfJudgment = counted === 'judgment' && drafts.every(({ act }) => act.kind === 'this');
  return isOfJudgment ? { drafts: [], end: drafts.at(-1)?.end ?? at + 1 } : reading(drafts, floor);
}

/** The unit that a citation begins with. */
function firstUnitAt(text: string, at: number): CountedUnit | undefined {
  const word = wordAt(text, at) ?? bareAt(text, at);
  const step = word === undefined ? undefined : unitAt(text, word.end, word.kind);
  if (word === undefined || step === undefined) return ordinalAt(text, at);
  return isFalseAlarm(text, word, step) ? undefined : { word, step };
}

/** @param lead what the part of a provision at an offset is counted from, where the caller knows it. */
function draftsAt(text: string, at: number, floor: number, lead?: Lead): readonly CitationDraft[] {
  if (text[at] !== '§' && insideWord(text, at)) return [];
  const recitals = englishRecitalsAt(text, at, floor);
  if (recitals.length > 0) return recitals;
  const listed = listedAt(text, at, floor, lead);
  if (listed !== undefined) return listed;
  const head = firstUnitAt(text, at);
  if (head === undefined) return relativeAt(text, at, floor);
  const { word, step, base } = innermost(text, head);
  const members = detailed(text, readMembers(text, at, step, word), word);
  const last = members.at(-1)!;
  const outer = outerUnits(text, last.end);
  const link = isBelow((outer.path[0] ?? base[0] ?? step.path[0]!).kind) ? matchAt(OF_WHOLES, text, outer.end) : null;
  if (link !== null) {
    const parts = members.map((member) => partOf(member, [...outer.path, ...base]));
    const from = outer.end + link[0].length;
    return withinEach(parts, draftsAt(text, from, outer.end, lead ?? leadBefore(text, at)));
  }
  const cited = actOf(text, at, floor, word, outer.end);
  const isOfAct = cited.isSaid && (word.weakness !== 'led' || cited.end > outer.end || isOfTitle(cited, at));
  const isWithin = base.length > 0 || outer.end > last.end;
  const above = outer.path.length + base.length === 0 ? [] : [...outer.path, ...base];
  const first = above[0] ?? step.path[0]!;
  const isCounted = isCountedHere(first) && (above.length > 0 || !isWithin);
  const from = isCounted ? leadOf(text, at, outer.end, first, cited, lead) : undefined;
  const isPlaced = isOfAct || isWithin || from !== undefined;
  if (!isPlaced && !isBelieved(text, { word, step, count: members.length, end: last.end, floor })) return [];
  // "subsection (2) thereof": of the provision cited before, whose act it need not say.
  const isOfProvision = cited.act.kind === 'previous' && isCountedHere(first) && isThereof(text, outer.end);
  const said = cited.isSaid ? cited.act : outer.isOfPrevious ? PREVIOUS : (from?.act ?? cited.act);
  const act = isOfProvision ? OWN : said;
  const isHere = act.kind === 'this' && isCountedHere(first) && from === undefined;
  const isPrevious = isOfProvision || outer.isPrevious;
  const isOutermost = act.kind !== 'this' && above.length === 0;
  const whole = (path: Path): Path => {
    const counted = [...above, ...(isOutermost ? ofSections(path) : path)];
    return from === undefined ? counted : pathIn(from.path, counted);
  };
  const drafts = members.map(({ start, end: memberEnd, path, through }, index) => ({
    start: index === 0 ? cited.from : start,
    end: index === members.length - 1 ? cited.end : memberEnd,
    act,
    anchor: !isHere ? ('act' as const) : isPrevious ? ('previous' as const) : ('here' as const),
    path: whole(path),
    ...(through !== undefined && { through: whole(through) }),
  }));
  if (isWithin || from !== undefined) return drafts;
  return cited.isSaid ? withPartsInParticular(text, drafts, floor) : withPartsBehind(text, drafts, floor);
}

/** "the first, second and third sentences of section 5": each as the last one is read, which the unit stands with. */
function listedAt(text: string, at: number, floor: number, lead?: Lead): readonly CitationDraft[] | undefined {
  const list = ordinalsListedAt(text, at);
  if (list === undefined) return undefined;
  const drafts = draftsAt(text, list.last, floor, lead ?? leadBefore(text, at));
  const [head] = drafts;
  const [counted] = ordinalAt(text, list.last)!.step.path as [PathUnit];
  const place =
    head?.path.findLastIndex(({ kind, number }) => kind === counted.kind && number === counted.number) ?? -1;
  if (head === undefined || place < 0) return drafts;
  const inFront = list.ordinals.map(({ start, end, number }) => ({
    ...{ ...head, start, end },
    path: head.path.with(place, { ...counted, number }),
  }));
  return [...inFront, { ...head, start: list.last }, ...drafts.slice(1)];
}

/** Whether a title with its year stands in front: "Harbour Act 1990, S. 2". */
const isOfTitle = ({ act, from }: CitedAct, at: number): boolean =>
  act.kind === 'named' && from < at && /\s\d{4}$/u.test(act.name);

const OWN: ActReference = { kind: 'this' };
const PREVIOUS: ActReference = { kind: 'previous' };

/** A part of what is read behind it. */
const partOf = ({ start, end, path, through }: Member, above: Path): CitationDraft => ({
  ...{ start, end, act: OWN, anchor: 'here', path: [...above, ...path] },
  ...(through !== undefined && { through: [...above, ...through] }),
});

/** What a part is counted from besides the text that it stands in: nothing where another act is said with it. */
function leadOf(
  text: string,
  at: number,
  end: number,
  first: PathUnit,
  { act, isSaid }: CitedAct,
  given?: Lead,
): Lead | undefined {
  const lead = given ?? leadBefore(text, at);
  if (lead === undefined || !isPartOf(lead, first, text.slice(at, end))) return undefined;
  return isSaid && lead.act !== undefined && !isSameAct(act, lead.act) ? undefined : lead;
}

const PARTS_BEHIND = /,\s{1,2}(?=[Ss]ub-?(?:section|rule|reg|para)|[Pp]ara|[Cc]lause)/uy;

/** "section 6, paragraphs (a) and (b) of subsection (1) of the Quay Act 2001": the parts, and the act that is said with them. */
function withPartsBehind(text: string, drafts: readonly CitationDraft[], floor: number): readonly CitationDraft[] {
  const [head] = drafts as [CitationDraft];
  const blank = drafts.length === 1 && isBasicUnit(head.path[0]!.kind) ? matchAt(PARTS_BEHIND, text, head.end) : null;
  if (blank === null) return drafts;
  const lead: Lead = { path: head.path, end: head.end };
  const parts = draftsAt(text, head.end + blank[0].length, floor, lead);
  const isPart = parts.length > 0 && parts[0]!.path[0] === head.path[0];
  return isPart ? [{ ...head, act: parts[0]!.act }, ...parts] : drafts;
}

const IN_PARTICULAR =
  /,?\s{1,2}(?:(?:and|or)\s)?(?:in\sparticular|particularly|especially|notably|specifically)\s(?=[Ss]ub-?(?:section|rule|reg|para)|[Pp]ara)/uy;

/** "section 6 of the Quay Act 2001, and in particular subsection (2)": the part is one of that provision. */
function withPartsInParticular(
  text: string,
  drafts: readonly CitationDraft[],
  floor: number,
): readonly CitationDraft[] {
  const { path, act, end } = drafts.at(-1)!;
  const blank = drafts.length === 1 && isBasicUnit(path[0]!.kind) ? matchAt(IN_PARTICULAR, text, end) : null;
  if (blank === null) return drafts;
  const parts = draftsAt(text, end + blank[0].length, floor, { path, act, end });
  return parts[0]?.path[0] === path[0] ? [...drafts, ...parts] : drafts;
}

/** Whether a list goes on in brackets: "Article 4(1), points (10) and (12)". */
const MORE_IN_BRACKETS = /(?:,|,?\s(?:and|or|to))\s\(/uy;

/** The members of a list with the parts that are said in words behind the last. */
function detailed(text: string, members: readonly Member[], word: Word): readonly Member[] {
  const last = members.at(-1)!;
  const details = detailsBehind(text, last.end, last.path);
  if (details.end === last.end) return members;
  const isListed = matchAt(MORE_IN_BRACKETS, text, details.end) !== null;
  const ends = isListed ? readMembers(text, last.start, details, word) : [{ ...last, ...details }];
  return [...members.slice(0, -1), ...ends];
}

/** "Schedule 2, Part 1, paragraphs 3 and 4": the last unit said, whose numbers a list goes on with. */
function innermost(text: string, { word, step }: CountedUnit): Innermost {
  let found: Innermost = { word, step, base: [] };
  for (let depth = 0; depth < 4; depth += 1) {
    const inner = innerUnitAt(text, found);
    if (inner === undefined) break;
    found = { ...inner, base: [...found.base, ...found.step.path] };
  }
  return found;
}

interface CitedAct {
  readonly act: ActReference;
  /** Whether the text says so: "this Act" is said. */
  readonly isSaid: boolean;
  /** Where the citation begins and ends with it. */
  readonly from: number;
  readonly end: number;
}

/** The act behind the units at `at`, over a heading in brackets too; failing that, the one in front of them. */
function actOf(text: string, at: number, floor: number, { code }: Word, end: number): CitedAct {
  if (code !== undefined) return { act: { kind: 'named', name: code }, isSaid: true, from: at, end };
  const around = titleAround(text, at, floor, end);
  if (around !== undefined) return { act: around.act, isSaid: true, from: around.at, end: around.end };
  const heading = matchAt(HEADING, text, end)?.[0] ?? '';
  const behind = actBehind(text, end + heading.length);
  if (behind !== undefined)
    return { act: behind.act, isSaid: true, from: at, end: PROVISION_INSIDE.test(heading) ? end : behind.at };
  const before = codeBefore(text, at, floor) ?? actBefore(text, at, floor) ?? possessor(text, at);
  if (before === undefined) return { act: OWN, isSaid: false, from: at, end };
  return { act: before.act, isSaid: true, from: before.at, end };
}

const isSameAct = (one: ActReference, other: ActReference): boolean =>
  one.kind === other.kind && ('name' in one ? one.name : '') === ('name' in other ? other.name : '');

/** "paragraph (2)" is counted where it stands; "paragraph 4.1.3" carries the whole of its number. */
const isCountedHere = ({ kind, number }: PathUnit): boolean => isBelow(kind) && !number.includes('.');

/**
 * "paragraph 7(1)(a) of the Harbour Act": in Canada, the paragraph (a) of section 7. Assumes that only schedules count
 * paragraphs of their own and that one who cites those names the schedule; where an act has paragraphs, they answer to
 * sections too.
 */
function ofSections(path: Path): Path {
  const [first, second, ...rest] = path;
  const isCanadian = rest.length > 0 && /^(?:sub)?para/u.test(first!.kind) && /^\d/u.test(second!.number);
  return isCanadian ? [{ ...first!, kind: 'section' }, { ...second!, kind: 'paragraph' }, ...rest] : path;
}

/**
 * A title of the United States Code, which is an act, a title with its year ("Companies Regulations 2015"), capitals that are no
 * rulebook, a date, an amount ("AED 1.5 million"), a page ("75 Fed. Reg. 119").
 */
function isFalseAlarm(text: string, { kind, code, isSure, start }: Word, { path, end }: CountedUnit['step']): boolean {
  if (kind === 'title' && isAmericanTitle(text, start)) return true;
  if (kind === 'rule' && text.slice(Math.max(0, start - 5), start) === 'Fed. ') return true;
  if (kind === 'rule' && /^(?:1[6-9]|20)\d\d$|^\d{1,2}\.\d{1,2}\.\d{4}$/u.test(path[0]!.number)) return true;
  if (code === undefined || isSure === true) return false;
  return !isRulebookCode(code) || matchAt(QUANTITY, text, end) !== null;
}

export const grammar: Grammar = {
  system: 'en',
  starts: `${RECITAL_STARTS} ${STARTS}`,
  trigger: pattern(`${RECITAL}|${TRIGGER}`, 'uy'),
  patterns,
  mayName,
  read,
};
