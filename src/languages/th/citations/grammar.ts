import {
  THAI_BRANCHES,
  thaiDigits,
  thaiNumber,
  type ActReference,
  type Anchor,
  type Path,
  type PathUnit,
  type UnitKind,
} from '../../../law';
import { matchAt, reading, type CitationDraft, type Grammar, type Reading } from '../../citations/engine';
import { besideIn, readMembers, type ListStyle, type Member } from '../../citations/list';
import { partsOf } from '../../citations/relativeUnits';
import { partsOfWholes, type WholesStyle } from '../../citations/wholes';
import { pattern, patterns } from './patterns';

const DIGITS = '[0-9๐-๙]';
/** ป.พ.พ., ป.วิ.อ., ป.รัษฎากร; ปพพ. and ปวิอ. leave the points inside out. */
const CODE = '(?:ป\\.(?:[ก-ฮ]{1,2}[ิ-ู]?\\.){1,3}|ป\\.(?:รัษฎากร|ที่ดิน|ยาเสพติด)|ป(?:พพ|วิพ|วิอ|อ)\\.)';
/** `มาตราที่ 5` counts as speakers do. */
const KIND_OF_OPENER: Readonly<Record<string, UnitKind>> = {
  มาตราที่: 'section',
  มาตรา: 'section',
  'ม.': 'section',
  ข้อ: 'article',
  บรรพ: 'book',
  ภาค: 'part',
  ลักษณะ: 'title',
  หมวด: 'chapter',
  ส่วนที่: 'division',
};
/** A paragraph's point is an อนุมาตรา, and a court of a region ends with ภาค. */
const WORDS = '(?<!อนุ)มาตรา(?:ที่)?|ข้อ|บรรพ|(?<![\\u0E00-\\u0E7F])ภาค|ลักษณะ|หมวด|ส่วนที่';
const ORDINALS = ['', 'หนึ่ง', 'สอง', 'สาม', 'สี่', 'ห้า', 'หก', 'เจ็ด', 'แปด', 'เก้า', 'สิบ'];
const ORDINAL = `(?:${ORDINALS.slice(1).join('|')}|แรก|${DIGITS}{1,2})`;
/** Thai writes no blanks between words: every trigger is a word that is part of no other, or is followed by a number. */
const STARTS = 'มาตรา ม.\\s ม.\\d ม.[๐-๙] ข้อ บรรพ ภาค หมวด ลักษณะ ส่วน วรรค';
const TRIGGER = pattern(
  [
    `(?:(?<![\\u0E00-\\u0E7F.])|(?<=${CODE}))ม\\.(?=\\s?${DIGITS})|(?:${WORDS})(?=\\s{0,2}${DIGITS})`,
    `วรรค\\s?(?=${ORDINAL}|ก่อน|ท้าย|สุดท้าย)|มาตรา(?=ก่อน|ถัดไป|ดังกล่าว|เดียวกัน|นั้น)`,
  ].join('|'),
  'uy',
);

const OPENER = pattern(`(${WORDS}|ม\\.)\\s{0,2}`, 'uy');
/** 5/1 is an inserted section, 5 ทวิ one of the older style. */
const NUMBER = pattern(
  `(${DIGITS}{1,5}(?:/${DIGITS}{1,3})?)(?:\\s?(${THAI_BRANCHES.join('|')})(?![\\u0E00-\\u0E7F]))?`,
  'uy',
);
const PARAGRAPH = pattern(`\\s{0,2}วรรค\\s?(${ORDINAL})`, 'uy');
/** The last paragraph has no number to look for: the section stands for it. */
const LAST_PARAGRAPH = /\s{0,2}วรรค\s?(?:สุด)?ท้าย/uy;
/** (1) (ก), อนุมาตรา (1), อนุมาตรา 1 */
const POINT = pattern(
  `\\s{0,2}(?:(?:อนุมาตรา\\s?)?\\((?:(${DIGITS}{1,3})|([ก-ฮ]))\\)|อนุมาตรา\\s?(${DIGITS}{1,3}))`,
  'uy',
);
/** ประกอบ: read together with. */
const SEPARATOR =
  /\s{0,2},\s{0,2}|\s{0,2}(?:และ|หรือ|กับ|ประกอบ(?:กับ|ด้วย)?(?=\s{0,2}(?:มาตรา|ม\.)))\s{0,2}|\s{1,2}(?=มาตรา|ม\.|ข้อ|\()/uy;
const RANGE = /\s{0,2}(?:ถึง|[-–])\s{0,2}/uy;
const RELATIVE_WORDS = 'ก่อน|ถัดไป|ดังกล่าว|เดียวกัน|นั้น(?!\\s?ๆ)';
const RELATIVE = pattern(`(มาตรา|วรรค)\\s?(${RELATIVE_WORDS})`, 'uy');
/** วรรคสองของมาตราก่อน: a part of a section that is named by where it stands. */
const OF_RELATIVE = pattern(`\\s{0,2}(?:ของ|แห่ง|ใน)\\s?มาตรา\\s?(${RELATIVE_WORDS})`, 'uy');
/** วรรคหนึ่งของมาตรา ๕ และมาตรา ๖: a part of the sections behind it. */
const OF_SECTIONS = pattern(`\\s{0,2}(?:ของ|แห่ง|ใน)\\s?(?=(?:มาตรา(?:ที่)?|ม\\.)\\s{0,2}${DIGITS})`, 'uy');
const ANCHOR_OF_WORD: Readonly<Record<string, Anchor>> = {
  ก่อน: 'preceding',
  ถัดไป: 'following',
  ดังกล่าว: 'previous',
  เดียวกัน: 'previous',
  นั้น: 'previous',
};

/** พ.ร.บ., which some write พรบ.: behind it a name may stand apart. */
const SHORT_ACT = '(?:(?:พ\\.ร\\.[บกฎ]\\.|พรบ\\.?)\\s{0,2}(?!มาตรา|ม\\.|พ\\.ศ\\.)(?=[\\u0E00-\\u0E7F]))';
export const CODES_AND_ACTS = `ประมวลกฎหมาย|ประมวลรัษฎากร|พระราชบัญญัติ|พระราชกำหนด|รัฐธรรมนูญ|${SHORT_ACT}`;
const HEAD = `(?:${CODES_AND_ACTS}|พระราชกฤษฎีกา|กฎกระทรวง|ระเบียบ|ข้อบังคับ|ข้อบัญญัติ|ประกาศ|${CODE})`;
export const YEAR = `(?:\\s{1,2}\\(?ฉบับที่\\s?${DIGITS}{1,3}\\)?)?(?:\\s{1,2}\\(?(?:พ\\.ศ\\.|พุทธศักราช)\\s?${DIGITS}{4}\\)?)?`;
/** พระราชบัญญัติ ท่าเรือ: some put a blank between what an act is and its name; behind words that say which one, none stands there. */
const HEAD_APART =
  'พระราช(?:บัญญัติ|กำหนด|กฤษฎีกา)\\s{1,2}(?!มาตรา|ม\\.|พ\\.ศ\\.|พุทธ|ฉบับ|นี้|ดังกล่าว|เดียวกัน|นั้น)(?=[\\u0E00-\\u0E7F])';
/**
 * แห่งประมวลกฎหมายแพ่งและพาณิชย์: a name goes on to the next blank, then to its year. Assumes that a writer puts a blank
 * behind a name, as the Royal Institute's rules ask. Known failure: a name with a blank inside, and one that the sentence
 * goes on behind without a blank; the resolver cuts it back to the longest beginning that the corpus knows.
 */
const BEHIND = pattern(
  `(?:\\s?\\([^()\\d๐-๙\\n]{2,60}\\))?\\s{0,2}(?:แห่ง|ของ|ใน)\\s?((?:${HEAD_APART}|${HEAD})[\\u0E00-\\u0E7F.]{0,100}${YEAR})`,
  'uy',
);
/** มาตรา 420 ป.พ.พ.: a code or an act right behind, which is not the name in front of the next section. */
const APART = pattern(
  `\\s{1,2}((?:${HEAD_APART}|${CODES_AND_ACTS}|${CODE})(?:(?!มาตรา)[\\u0E00-\\u0E7F.]){0,100}${YEAR})(?![\\u0E00-\\u0E7F.]|\\s{0,2}(?:มาตรา|ม\\.|พ\\.ศ\\.|พุทธศักราช|\\(|ฉบับ))`,
  'uy',
);
/** ประมวลกฎหมายอาญา มาตรา 288, ป.อ.มาตรา 288, also with a bracket that gives the act a short name. */
const BEFORE = pattern(
  `((?:${HEAD_APART}|${HEAD})[\\u0E00-\\u0E7F.]{0,100}${YEAR})(?:\\s?\\([^()\\n]{1,80}\\))?(?:,?\\s{1,2}|(?<=\\.))$`,
  'u',
);
/**
 * ประมวลกฎหมายอาญามาตรา 288: a code's or an act's name written on to its section. Assumption: the particles of a sentence
 * are in no such name, but for those that join two words. Known failure: a name that holds one of them.
 */
const WRITTEN_ON = pattern(
  `((?:${CODES_AND_ACTS})(?:(?!นี้|ดังกล่าว|ตาม|ซึ่ง|ต้อง|เมื่อ|ให้|โดย|ได้|${CODES_AND_ACTS})[\\u0E00-\\u0E7F]){0,60})(?<!และ|หรือ|กับ|ใน|แห่ง|ของ)$`,
  'u',
);
/** แห่งกฎหมายท่าเรือ: a short name that the text gives to an act. */
const SHORT = /\s{0,2}แห่ง\s?(กฎหมาย[\u0E00-\u0E7F]{1,60})/uy;
const OWN = /นี้$/u;
const PREVIOUS = /(?:ดังกล่าว|เดียวกัน|นั้น)$/u;
/** พระราชบัญญัติดังกล่าว, พระราชบัญญัติฉบับดังกล่าว: what the act is and no name; ประมวลกฎหมายอาญาดังกล่าว names it. */
const NO_NAME = pattern(`^(?:${HEAD}|กฎหมาย)(?:ฉบับ)?$`, 'u');
/** How far to the left an act's name is looked for, in UTF-16 units. */
const NAME_WINDOW = 120;

interface Chain {
  readonly path: Path;
  readonly end: number;
}

/** สอง, 2 and ๒ as `2`; แรก is the first. */
const ordinal = (word: string): string =>
  /^[0-9๐-๙]/u.test(word) ? thaiDigits(word) : String(Math.max(1, ORDINALS.indexOf(word)));

/** วรรคสอง (1) (ก): what is finer than a section. */
function detailsAt(text: string, at: number, path: readonly PathUnit[]): Chain {
  const units = [...path];
  let end = at;
  const paragraph = matchAt(PARAGRAPH, text, end);
  const last = paragraph === null ? matchAt(LAST_PARAGRAPH, text, end) : null;
  if (paragraph !== null) units.push({ kind: 'paragraph', number: ordinal(paragraph[1]!) });
  end += (paragraph ?? last)?.[0].length ?? 0;
  for (let point = matchAt(POINT, text, end); point !== null && units.length < 8; point = matchAt(POINT, text, end)) {
    const inner = units.some(({ kind }) => kind === 'point');
    units.push({ kind: inner ? 'item' : 'point', number: thaiDigits(point[1] ?? point[2] ?? point[3]!) });
    end += point[0].length;
  }
  return { path: units, end };
}

function numberAt(text: string, at: number, kind: UnitKind): Chain | undefined {
  const number = matchAt(NUMBER, text, at);
  if (number === null) return undefined;
  return detailsAt(text, at + number[0].length, [{ kind, number: thaiNumber(number[1]!, number[2]) }]);
}

/** An act has มาตรา, and what is no act ข้อ: both together are of two texts. */
const areOfOneText = (one: UnitKind, other: UnitKind): boolean => (one === 'article') === (other === 'article');

const memberAt: ListStyle['member'] = (text, at, path) => {
  const opener = matchAt(OPENER, text, at);
  if (opener !== null && !areOfOneText(KIND_OF_OPENER[opener[1]!]!, path[0]!.kind)) return undefined;
  const own = numberAt(
    text,
    at + (opener?.[0].length ?? 0),
    opener === null ? path[0]!.kind : KIND_OF_OPENER[opener[1]!]!,
  );
  if (own !== undefined) return own;
  const details = detailsAt(text, at, []);
  return details.path.length === 0 ? undefined : { path: besideIn(path, details.path), end: details.end };
};

/** พระราชบัญญัติดังกล่าวกำหนดโทษ: such words close a name, whatever is written on behind them. */
const CLOSED = pattern(`^(?:${HEAD}|กฎหมาย)(?:ฉบับ)?(?:นี้|ดังกล่าว|เดียวกัน|นั้น)`, 'u');

function actOf(name: string, kind: 'named' | 'defined'): ActReference {
  const isOwn = OWN.test(name);
  const whole = name.replace(isOwn ? OWN : PREVIOUS, '');
  // A sentence that is written on behind a name may end so, too: แห่งประมวลกฎหมายอาญาไม่ใช้ในคดีนี้.
  return whole !== name && NO_NAME.test(whole) ? { kind: isOwn ? 'this' : 'previous' } : { kind, name: whole };
}

function relativeAt(text: string, at: number): readonly CitationDraft[] {
  const match = matchAt(RELATIVE, text, at);
  if (match === null) return [];
  const own: PathUnit = { kind: match[1] === 'วรรค' ? 'paragraph' : 'section', number: '' };
  const { path, end } = detailsAt(text, at + match[0].length, [own]);
  return [{ start: at, end, act: { kind: 'this' }, anchor: ANCHOR_OF_WORD[match[2]!]!, path }];
}

/**
 * Of a list behind an act's name what is of that act: "ประมวลกฎหมายอาญา มาตรา 83 และมาตรา 4 แห่งพระราชบัญญัติท่าเรือ" has an act behind its last
 * section, too, which is of that one alone.
 */
function ofFront(text: string, members: readonly Member[]): readonly Member[] {
  const last = members.at(-1)!;
  const isOfBehind = members.length > 1 && matchAt(BEHIND, text, last.end) !== null;
  return isOfBehind && matchAt(OPENER, text, last.start) !== null ? members.slice(0, -1) : members;
}

function draftsAt(text: string, at: number, floor: number): readonly CitationDraft[] {
  const opener = matchAt(OPENER, text, at);
  const first =
    opener === null ? detailsAt(text, at, []) : numberAt(text, at + opener[0].length, KIND_OF_OPENER[opener[1]!]!);
  if (first === undefined || first.path.length === 0) return relativeAt(text, at);
  const isPart = opener === null;
  const all = readMembers(text, { start: at, ...first }, { separator: SEPARATOR, range: RANGE, member: memberAt });
  const whole = all.at(-1)!.end;
  const relative = isPart ? matchAt(OF_RELATIVE, text, whole) : null;
  if (relative !== null) {
    return partsOf('section', ANCHOR_OF_WORD[relative[1]!]!, all, whole + relative[0].length);
  }
  if (isPart) {
    const parts = all.map((member) => ({ ...member, act: { kind: 'this' as const }, anchor: 'here' as const }));
    return partsOfWholes(text, parts, WHOLES);
  }
  const from = Math.max(floor, at - NAME_WINDOW);
  const window = text.slice(from, at);
  const front = BEFORE.exec(window) ?? WRITTEN_ON.exec(window);
  const members = front === null ? all : ofFront(text, all);
  const end = members.at(-1)!.end;
  const full = matchAt(BEHIND, text, end);
  const short = full !== null ? null : matchAt(SHORT, text, end);
  const behind = full ?? short;
  const before = behind !== null ? null : front;
  const apart = behind !== null || before !== null ? null : matchAt(APART, text, end);
  const written = (behind ?? before ?? apart)?.[1];
  const name = (behind === null ? undefined : CLOSED.exec(written!)?.[0]) ?? written;
  const writtenOn = (written?.length ?? 0) - (name?.length ?? 0);
  const act: ActReference = name === undefined ? { kind: 'this' } : actOf(name, short === null ? 'named' : 'defined');
  return members.map((member, index) => ({
    ...member,
    ...(index === 0 && before !== null && { start: from + before.index }),
    ...(index === members.length - 1 && { end: end + (behind ?? apart ?? [''])[0].length - writtenOn }),
    act,
    anchor: 'act',
  }));
}

const WHOLES: WholesStyle = { of: OF_SECTIONS, read: draftsAt };

const read = (text: string, at: number, floor: number): Reading => reading(draftsAt(text, at, floor), at);

export const grammar: Grammar = {
  system: 'th',
  starts: STARTS,
  script: '\u0E00-\u0E7F',
  trigger: TRIGGER,
  patterns,
  read,
};
