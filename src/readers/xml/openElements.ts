import type { StatedStanding } from '../standing';
import type { Role } from './dialect';
import type { UnitDraft } from './unitDraft';

/** A group of units that share a heading, and a standing where they state none themselves. */
export class Group {
  heading = '';
  isUsed = false;

  constructor(private readonly standing: StatedStanding) {}

  /** What holds of a unit in it. */
  standingOf({ isRepealed, validity, problems }: StatedStanding): StatedStanding {
    const shared = this.standing;
    const lasts = validity ?? shared.validity;
    return {
      isRepealed: isRepealed === true || shared.isRepealed === true,
      ...(lasts !== undefined && { validity: lasts }),
      ...(problems !== undefined && { problems }),
    };
  }
}

/** What a heading or a number belongs to: the innermost of these that is open. */
export type Owner = UnitDraft | Group | 'item';

/** Numbers, headings, names and fields are no longer than this; the rest is left out. UTF-16 code units. */
const MAX_CAPTURE = 1024 * 1024;

/** The text of an element that is not the unit's text. */
export class Capture {
  readonly #pieces: string[] = [];
  #length = 0;

  constructor(
    readonly role: Role,
    /** The number that an attribute of the element states. */
    readonly value: string | undefined,
    /** Where its start tag ends. */
    readonly start: number,
    /** The depth of the element. */
    readonly depth: number,
  ) {}

  get raw(): string {
    return this.#pieces.join('');
  }

  /** Whether it was too long. */
  get isCut(): boolean {
    return this.#length > MAX_CAPTURE;
  }

  add(text: string): void {
    this.#length += text.length;
    if (!this.isCut) this.#pieces.push(text);
  }
}
