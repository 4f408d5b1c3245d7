import {
  isBasicUnit,
  type Act,
  type ActDocument,
  type Path,
  type PathUnit,
  type Problem,
  type Provision,
} from '../../law';
import { saysRepealed, textLeft } from '../repealed';
import { MAX_RANGE_UNITS, RANGE_LEFT_OUT } from '../body';
import { PathRegister } from '../structure';
import { paragraphMarker } from '../units';
import type { Settled } from './dialect';
import type { LinePositions } from './linePositions';
import { UnitDraft, type UnitStart } from './unitDraft';
import { unit as unitRole } from './unitRole';
import type { Unit } from './unit';

/** Paragraphs that a mark in the text opens stand below every element. */
const MARKED_LEVEL = 1_000_000;
const MARKED_PARAGRAPH = unitRole('paragraph');
const NO_PATH: Path = [];

/**
 * The units of one act as its elements open and close. What a unit is (its kind, number and heading) stands in elements
 * inside it, so it is settled when the first unit in it begins, or when it ends.
 */
export class UnitTree {
  readonly problems: Problem[] = [];
  readonly #register = new PathRegister();
  readonly #units: Unit[] = [];
  readonly #open: UnitDraft[] = [];
  #rangeUnits = 0;
  /** The paragraphs of the innermost article or section that a mark opened: each number comes once. */
  #marked = new Set<string>();

  constructor(
    private readonly file: string,
    private readonly positions: LinePositions,
    private readonly cleanHeading: (heading: string) => string,
  ) {}

  get current(): UnitDraft | undefined {
    return this.#open.at(-1);
  }

  /** The innermost unit, which something in it begins. */
  settledCurrent(): UnitDraft | undefined {
    const { current } = this;
    if (current !== undefined && current.unit === undefined) this.#settle(current);
    return this.current;
  }

  begin(draft: UnitDraft): void {
    this.settledCurrent();
    this.#closeTo(MARKED_LEVEL);
    this.#open.push(draft);
  }

  /** Opens a paragraph whose number was found in the text, unless the article or section has had it. */
  beginMarked(number: string, start: UnitStart): boolean {
    this.settledCurrent();
    if (this.#marked.has(number)) return false;
    this.#closeTo(MARKED_LEVEL);
    this.#marked.add(number);
    const draft = new UnitDraft(MARKED_PARAGRAPH, start, MARKED_LEVEL);
    draft.number = number;
    this.#open.push(draft);
    this.#settle(draft);
    return true;
  }

  /** The element at this depth ended: so do the units in it, and it if it nests. */
  end(depth: number, offset: number): void {
    const draft = this.#open.findLast((open) => open.depth === depth);
    if (draft === undefined) return;
    while (this.current !== draft) this.#close();
    draft.end = offset;
    if (draft.unit === undefined && !this.#settle(draft)) return;
    if (draft.isNested) this.#close();
    else draft.depth = -1;
  }

  /** A paragraph that a mark opened reaches to the end of the last element in it. */
  extendMarked(offset: number): void {
    if (this.current?.level === MARKED_LEVEL) this.current.end = offset;
  }

  /** The innermost unit reaches at least to an offset. */
  extendTo(offset: number): void {
    if (this.current !== undefined) this.current.end = Math.max(this.current.end, offset);
  }

  finish(act: Act, isRepealed: boolean): ActDocument {
    this.settledCurrent();
    this.#closeTo(0);
    return { act, provisions: this.#units.map((unit) => this.#provision(act.key, unit, isRepealed)) };
  }

  report(offset: number, message: string): void {
    this.problems.push({ file: this.file, line: this.positions.at(offset).line + 1, severity: 'warning', message });
  }

  /** Finds out which unit the innermost draft is and where it stands; false where it is none and was dissolved. */
  #settle(draft: UnitDraft): boolean {
    this.#open.pop();
    const settled = draft.role.settle(draft) ?? this.#leadIn(draft);
    if (settled === undefined) {
      this.#dissolve(draft);
      return false;
    }
    if (settled.level !== undefined) {
      draft.isNested = false;
      draft.level = settled.level;
      this.#closeTo(draft.level);
    }
    this.#place(draft, settled);
    this.#open.push(draft);
    return true;
  }

  /** Text that no unit holds is the act's preamble. */
  #leadIn({ lines, heading }: UnitDraft): Settled | undefined {
    if (this.current !== undefined || lines.isEmpty) return undefined;
    return { units: [{ kind: 'preamble', number: '' }], heading };
  }

  #dissolve({ lines, end }: UnitDraft): void {
    const { current } = this;
    if (current === undefined) return;
    current.lines.append(lines);
    current.end = Math.max(current.end, end);
  }

  /** Makes the draft a unit; the units of a range that stand before it become units of their own. */
  #place(draft: UnitDraft, { units: range, heading, text, standing }: Settled): void {
    draft.settledStanding = standing;
    const { current } = this;
    const cleaned = this.cleanHeading(heading);
    const units = this.#bounded(range, draft.start);
    if (current !== undefined) {
      if (current.children === 0) current.linesBefore = current.lines.mark();
      current.children += units.length;
    }
    const before = units.slice(0, -1).map((unit) => this.#claim(unit, cleaned, draft));
    const last = this.#claim(units.at(-1)!, cleaned, draft);
    for (const [unit, at] of before) this.#units[at] = { ...unit, lastOfRange: last[0] };
    [draft.unit] = last;
    if (isBasicUnit(units[0].kind)) this.#marked = new Set();
    if (text === undefined) return;
    draft.lines.add(text);
    draft.lines.newLine();
  }

  /** The units of a range, or the first of them where the act has too many. */
  #bounded(range: Settled['units'], start: number): Settled['units'] {
    this.#rangeUnits += range.length - 1;
    if (range.length === 1 || this.#rangeUnits <= MAX_RANGE_UNITS) return range;
    this.report(start, RANGE_LEFT_OUT);
    return [range[0]];
  }

  /** A unit inside the innermost one, and its number in the act. */
  #claim(named: PathUnit, heading: string, { start, number }: UnitDraft): readonly [Unit, number] {
    const parent = this.current?.unit;
    const { path, eId, isCopy } = this.#register.claim(parent?.path ?? NO_PATH, named, heading);
    if (isCopy && named.kind !== 'container' && named.number !== '') {
      this.report(start, `This number is used before in the act; the unit is kept as ${eId}.`);
    }
    const unit: Unit = {
      path,
      eId,
      parent,
      heading,
      start,
      end: start,
      text: '',
      isRepealed: false,
      validity: undefined,
      isPrinted: number !== '',
      lastOfRange: undefined,
    };
    return [unit, this.#units.push(unit) - 1];
  }

  #closeTo(level: number): void {
    while (this.current !== undefined && this.current.level >= level) this.#close();
  }

  #close(): void {
    const draft = this.settledCurrent();
    this.#open.pop();
    const unit = draft?.unit;
    if (draft === undefined || unit === undefined) return;
    this.#takeOverSoleParagraph(draft, unit);
    const { standing, lines } = draft;
    const text = withoutNumber(lines.finish(), unit.path.at(-1)!);
    unit.end = draft.end;
    unit.validity = standing.validity;
    unit.isRepealed = standing.isRepealed === true || saysRepealed(unit.heading, text);
    unit.text = textLeft(text, unit.isRepealed);
    for (const problem of standing.problems ?? []) this.report(unit.start, problem);
    this.extendTo(unit.end);
    if (lines.isCut) this.report(unit.start, 'The text of this unit is too long; the rest of it was left out.');
  }

  /** An article whose only paragraph has no number in print is cited as an article: the paragraph's text is its own. */
  #takeOverSoleParagraph(draft: UnitDraft, unit: Unit): void {
    const last = this.#units.at(-1)!;
    if (draft.children !== 1 || last.parent !== unit) return;
    if (last.isPrinted || last.path.at(-1)!.kind !== 'paragraph') return;
    draft.lines.insertLines(last.text, draft.linesBefore);
    this.#units.pop();
  }

  #provision(actKey: string, unit: Unit, isActRepealed: boolean): Provision {
    const { path, eId, heading, text, start, parent, lastOfRange } = unit;
    const { validity } = lastOfRange ?? unit;
    unit.isRepealed ||= isActRepealed || parent?.isRepealed === true || lastOfRange?.isRepealed === true;
    return {
      id: `${actKey}/${eId}`,
      act: actKey,
      path,
      heading,
      text,
      status: unit.isRepealed ? 'repealed' : 'in-force',
      ...(validity !== undefined && { validity }),
      ...(parent !== undefined && { parent: `${actKey}/${parent.eId}` }),
      range: { start: this.positions.at(start), end: this.positions.at((lastOfRange ?? unit).end) },
      file: this.file,
    };
  }
}

/** A paragraph's text without its number, where the source prints it in the text as well. */
function withoutNumber(text: string, unit: PathUnit): string {
  if (unit.kind !== 'paragraph') return text;
  const marker = paragraphMarker(text);
  return marker?.number === unit.number ? marker.rest : text;
}
