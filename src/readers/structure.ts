import {
  formatEId,
  isBasicUnit,
  toProvisionId,
  type Act,
  type ActDocument,
  type Path,
  type PathUnit,
  type Problem,
  type Provision,
  type ProvisionId,
  type UnitKind,
} from '../law';
import { slug } from '../text';
import { holdingLaw, saysRepealed, textLeft } from './repealed';
import { isBlank } from './lines';
import { gathersOthers, isNamedProvision, isSupplement } from './units/namedUnits';
import { unwrap } from './unwrap';

/** A unit while it is being read. */
interface Draft {
  readonly id: ProvisionId;
  readonly path: Path;
  heading: string;
  readonly parent: Draft | undefined;
  readonly lines: string[];
  /** The last unit of the range that one heading opened: what that says of its being law holds for all of them. */
  lastOfRange: Draft | undefined;
  /** Whether one of the lines is not blank. */
  hasText: boolean;
  /** The first line that is not blank, once there is one. */
  textLine: number;
  readonly startLine: number;
  endLine: number;
  endCharacter: number;
}

interface OpenUnit {
  readonly draft: Draft;
  readonly level: number;
}

/** A number's suffix where the same number was already used in the act; {@link parseEId} reads it as part of the number. */
const copySuffix = (copy: number): string => `~${copy}`;

/** The level of text before any unit: any heading closes it, a numbered paragraph does not. */
const LEAD_LEVEL = 999;

const isAnnexLike = (unit: PathUnit): boolean => unit.kind === 'annex' || isSupplement(unit);

/**
 * The path of a unit inside another. Basic units (article, section, rule) drop what groups them, because their number
 * runs through the act; annexes and supplementary provisions count anew and stay. A numbered annex is cited without the
 * heading that gathers the annexes, and the supplementary provisions of one act without that of all. Everything else keeps
 * the full chain.
 */
export function pathWithin(parent: Path, unit: PathUnit): Path {
  const above = parent.at(-1);
  if (above !== undefined && gathersOthers(above) && isAnnexLike(unit)) return [...parent.slice(0, -1), unit];
  if (!isBasicUnit(unit.kind) && !isNamedProvision(unit)) return [...parent, unit];
  const basic = parent.findIndex(({ kind }) => isBasicUnit(kind));
  return [...parent.filter((above, index) => isAnnexLike(above) || (basic >= 0 && index >= basic)), unit];
}

/** A path that no other unit of the act has. */
export interface ClaimedPath {
  readonly path: Path;
  readonly eId: string;
  /** Whether it is the number with `~2`, `~3` ... after it. */
  readonly isCopy: boolean;
}

/** Hands out the paths of one act so that no two units share one. */
export class PathRegister {
  readonly #taken = new Set<string>();
  /** The next copy's number for an eId that was claimed more than once. */
  readonly #copies = new Map<string, number>();

  /**
   * A free path for a unit: the short one; where the act counts its sections anew in each part, the full chain of what
   * it stands in; for other units the number with the heading's words; at last the number with `~2`, `~3` ... after it
   * (`isCopy`).
   */
  claim(parent: Path, unit: PathUnit, heading: string, chain: Path = parent): ClaimedPath {
    const short = pathWithin(parent, unit);
    const free = this.#take(short) ?? this.#take([...chain, unit]);
    if (free !== undefined) return free;
    if (heading !== '' && !isBasicUnit(unit.kind)) {
      const worded = this.#take([...parent, { kind: unit.kind, number: `${unit.number}-${slug(heading)}` }]);
      if (worded !== undefined) return worded;
    }
    return this.#copy(short);
  }

  /** The very path, or its copy. */
  claimExact(path: Path): ClaimedPath {
    return this.#take(path) ?? this.#copy(path);
  }

  #copy(path: Path): ClaimedPath {
    const eId = formatEId(path);
    const last = path.at(-1)!;
    for (let copy = this.#copies.get(eId) ?? 2; ; copy += 1) {
      const renamed = this.#take([
        ...path.slice(0, -1),
        { kind: last.kind, number: `${last.number}${copySuffix(copy)}` },
      ]);
      if (renamed === undefined) continue;
      this.#copies.set(eId, copy + 1);
      return { ...renamed, isCopy: true };
    }
  }

  /** Whether the act already has the unit outside its annexes. */
  has(unit: PathUnit): boolean {
    return this.#taken.has(formatEId([unit]));
  }

  #take(path: Path): ClaimedPath | undefined {
    const eId = formatEId(path);
    if (this.#taken.has(eId)) return undefined;
    this.#taken.add(eId);
    return { path, eId, isCopy: false };
  }
}

/**
 * Builds an act from what a format's reader meets line by line: units that open, and lines of text. A unit closes when
 * one of the same or a lower level opens. Lines and levels are the caller's; paths, parents, ids, ranges, status and
 * the joining of wrapped lines are settled here.
 */
export class StructureBuilder {
  readonly problems: Problem[] = [];
  readonly #drafts: Draft[] = [];
  readonly #open: OpenUnit[] = [];
  readonly #register = new PathRegister();

  constructor(
    private readonly file: string,
    private readonly actKey: string,
  ) {}

  /** The innermost open unit. */
  get current(): { readonly unit: PathUnit; readonly level: number; readonly hasText: boolean } | undefined {
    const top = this.#open.at(-1);
    if (top === undefined) return undefined;
    return { unit: top.draft.path.at(-1)!, level: top.level, hasText: top.draft.hasText };
  }

  /** The level of the innermost open unit of one of these kinds, or undefined. */
  levelOf(...kinds: readonly UnitKind[]): number | undefined {
    return this.#open.findLast(({ draft }) => kinds.includes(draft.path.at(-1)!.kind))?.level;
  }

  /** Whether the act's main body already has this unit. */
  has(unit: PathUnit): boolean {
    return this.#register.has(unit);
  }

  /** Gives the innermost open unit its heading, when it stands at this level and has neither heading nor text yet. */
  addHeading(heading: string, level: number, line: number, length: number): boolean {
    const top = this.#open.at(-1);
    if (top === undefined || top.level !== level || top.draft.heading !== '' || top.draft.hasText) return false;
    top.draft.heading = heading;
    this.extendTo(line, length);
    return true;
  }

  /** Closes every unit at `level` or deeper. */
  #closeTo(level: number): void {
    while (this.#open.length > 0 && this.#open.at(-1)!.level >= level) this.#close();
  }

  /** Opens the units that one heading names: "§§ 3 bis 6"; the last of them stays open. */
  openRange(units: readonly PathUnit[], level: number, heading: string, line: number, length: number): void {
    const first = this.#drafts.length;
    for (const unit of units) this.open(unit, level, heading, line, length);
    const last = this.#drafts.at(-1);
    for (const draft of this.#drafts.slice(first, -1)) draft.lastOfRange = last;
  }

  /** Opens a unit at a level; the line's number is zero-based, its length in UTF-16 code units. */
  open(unit: PathUnit, level: number, heading: string, line: number, length: number): void {
    this.#closeTo(level);
    const parent = this.#open.at(-1)?.draft;
    const { path, eId, isCopy } = this.#register.claim(parent?.path ?? [], unit, heading);
    if (isCopy && unit.kind !== 'container') {
      this.report(line, `This number is used before in the act; the unit is kept as ${eId}.`);
    }
    const draft: Draft = {
      id: toProvisionId(this.actKey, eId),
      path,
      heading,
      parent,
      lines: [],
      lastOfRange: undefined,
      hasText: false,
      textLine: line,
      startLine: line,
      endLine: line,
      endCharacter: length,
    };
    this.#drafts.push(draft);
    this.#open.push({ draft, level });
  }

  /** Makes what the innermost open unit has of text a unit inside it, which stays open: its first paragraph. */
  divide(unit: PathUnit, level: number): void {
    const top = this.#open.at(-1);
    if (top === undefined || !top.draft.hasText) return;
    const { draft } = top;
    const { path, eId } = this.#register.claim(draft.path, unit, '');
    const id = toProvisionId(this.actKey, eId);
    const first = {
      ...draft,
      id,
      path,
      heading: '',
      parent: draft,
      startLine: draft.textLine,
      lines: draft.lines.splice(0),
    };
    draft.hasText = false;
    this.#drafts.push(first);
    this.#open.push({ draft: first, level });
  }

  /** Adds a line, or `part` of one, to the innermost open unit; text before any unit opens a preamble. */
  text(line: string, number: number, part = line): void {
    if (this.#open.length === 0) {
      if (isBlank(part)) return;
      this.open({ kind: 'preamble', number: '' }, LEAD_LEVEL, '', number, line.length);
    }
    const { draft } = this.#open.at(-1)!;
    draft.lines.push(part);
    if (!draft.hasText && !isBlank(part)) {
      draft.hasText = true;
      draft.textLine = number;
    }
    if (!isBlank(line)) this.extendTo(number, line.length);
  }

  /** The innermost open unit reaches at least to the end of this line. */
  extendTo(line: number, length: number): void {
    const top = this.#open.at(-1);
    if (top === undefined) return;
    top.draft.endLine = line;
    top.draft.endCharacter = length;
  }

  /** Notes a problem at a zero-based line. */
  report(line: number, message: string): void {
    this.problems.push({ file: this.file, line: line + 1, severity: 'warning', message });
  }

  finish(act: Act): ActDocument {
    this.#closeTo(-1);
    return { act, provisions: holdingLaw(this.#drafts.map((draft) => this.#provision(draft))) };
  }

  #close(): void {
    const { draft } = this.#open.pop()!;
    const { parent } = draft;
    if (parent === undefined || draft.endLine < parent.endLine) return;
    parent.endLine = draft.endLine;
    parent.endCharacter = Math.max(draft.endCharacter, draft.endLine === parent.startLine ? parent.endCharacter : 0);
  }

  #provision({ id, path, heading, parent, lines, lastOfRange, startLine, endLine, endCharacter }: Draft): Provision {
    const text = unwrap(lines);
    const isRepealed =
      saysRepealed(heading, text) || (lastOfRange !== undefined && saysRepealed(heading, unwrap(lastOfRange.lines)));
    return {
      id,
      act: this.actKey,
      path,
      heading,
      text: textLeft(text, isRepealed),
      status: isRepealed ? 'repealed' : 'in-force',
      ...(parent !== undefined && { parent: parent.id }),
      range: { start: { line: startLine, character: 0 }, end: { line: endLine, character: endCharacter } },
      file: this.file,
    };
  }
}
