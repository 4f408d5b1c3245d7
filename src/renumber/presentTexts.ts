import { LineTable } from '../check';
import type { HostText, RenumberHost } from './host';

/** A text as it is now, with its lines. */
export interface PresentText extends HostText {
  readonly lines: LineTable;
}

export const presentText = ({ id, text }: HostText): PresentText => ({ id, text, lines: new LineTable(text) });

/** Files as they are now, each read once. */
export class PresentTexts {
  readonly #known = new Map<string, Promise<PresentText | undefined>>();
  /** The files that cannot be changed, and why; one sentence each. */
  readonly refused = new Map<string, string>();

  constructor(private readonly host: Pick<RenumberHost, 'read'>) {}

  /** Undefined for a file that cannot be read, or not so that it could be written again. */
  of(file: string): Promise<PresentText | undefined> {
    let reading = this.#known.get(file);
    if (reading === undefined) this.#known.set(file, (reading = this.#read(file)));
    return reading;
  }

  async #read(file: string): Promise<PresentText | undefined> {
    const read = await this.host.read(file);
    if ('text' in read) return presentText(read);
    this.refused.set(file, read.reason);
    return undefined;
  }
}
