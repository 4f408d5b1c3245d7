import type { Role } from './dialect';
import type { UnitDraft } from './unitDraft';

/** A group of units that share a heading. */
export class Group {
  heading = '';
  isUsed = false;
}

/** What a heading or a number belongs to: the innermost of these that is open. */
export type Owner = UnitDraft | Group | 'item';

/** Where the text of an element goes that is not the unit's text. */
export interface Capture {
  readonly role: Role;
  /** The number that an attribute of the element states. */
  readonly value: string | undefined;
  /** Where its start tag ends. */
  readonly start: number;
  /** The depth of the element. */
  readonly depth: number;
  readonly pieces: string[];
  length: number;
}
