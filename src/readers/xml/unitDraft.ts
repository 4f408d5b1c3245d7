import type { UnitFacts, UnitRole } from './dialect';
import type { Attributes } from './parseXml';
import type { StatedStanding } from '../standing';
import { TextLines } from './textLines';
import type { Unit } from './unit';

/** How much of the source behind a start tag a unit may look at. UTF-16 code units. */
const FOLLOWING = 2000;
const NO_FIELDS: ReadonlyMap<string, readonly string[]> = new Map();
const NO_ATTRIBUTES: Attributes = {};
const NO_STANDING: StatedStanding = {};

/** Where a unit begins, and what its start tag says. */
export interface UnitStart {
  readonly source: string;
  /** The offset of its first character. */
  readonly start: number;
  /** The offset behind its start tag; where it has none, its first character's. */
  readonly tagEnd: number;
  readonly attributes?: Attributes;
  readonly standing?: StatedStanding;
}

/** An element that may be a unit, while it is read. */
export class UnitDraft implements UnitFacts {
  number = '';
  value: string | undefined;
  heading = '';
  readonly lines = new TextLines();
  /** Undefined until it is settled. */
  unit: Unit | undefined;
  level: number;
  /** Whether it ends with its element; otherwise where a unit of its level or above begins. */
  isNested = true;
  end: number;
  /** How many units stand directly in it. */
  children = 0;
  /** What its fields said of its being in force. */
  settledStanding: StatedStanding | undefined;
  /** How many lines it had when the first of them began. */
  linesBefore = 0;
  #fields: Map<string, string[]> | undefined;

  constructor(
    readonly role: UnitRole,
    private readonly begin: UnitStart,
    /** The depth of its element while that is open. */
    public depth: number,
  ) {
    this.level = depth;
    this.end = begin.start;
  }

  get start(): number {
    return this.begin.start;
  }

  get attributes(): Attributes {
    return this.begin.attributes ?? NO_ATTRIBUTES;
  }

  get standing(): StatedStanding {
    return this.settledStanding ?? this.begin.standing ?? NO_STANDING;
  }

  get following(): string {
    const { source, tagEnd } = this.begin;
    return source.slice(tagEnd, tagEnd + FOLLOWING);
  }

  get fields(): ReadonlyMap<string, readonly string[]> {
    return this.#fields ?? NO_FIELDS;
  }

  addField(name: string, text: string): void {
    this.#fields ??= new Map();
    const texts = this.#fields.get(name);
    if (texts === undefined) this.#fields.set(name, [text]);
    else texts.push(text);
  }

  /** Whether number and heading are still to come: nothing of the unit's text was met. */
  get isBeforeText(): boolean {
    return this.unit === undefined && this.lines.isEmpty;
  }

  /** Whether it turned out to be a paragraph. */
  get isParagraph(): boolean {
    return this.unit?.path.at(-1)!.kind === 'paragraph';
  }
}
