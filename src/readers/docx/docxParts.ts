import * as l10n from '@vscode/l10n';
import { posix } from 'node:path';
import { UnreadableFileError } from '../unreadableFileError';
import { decodeXml } from '../xml/decodeXml';
import { parseXml } from '../xml/parseXml';
import { attribute, localName } from './names';
import { Zip } from './zip';

/** What all parts together may unpack to. A thousand pages of text are some 20 MiB of XML. Bytes. */
const MAX_UNPACKED = 96 << 20;
/** Lists of relations are short. Bytes. */
const MAX_RELATIONS = 4 << 20;
const RELATION_LIMITS = { depth: 10, elements: 50_000, time: 2_000 };
/** The first bytes of the container of old word processors and of encrypted documents. */
const OLE = [0xd0, 0xcf, 0x11, 0xe0];

/** The parts of a document whose text is read, as XML; the empty string for one that it does not have. */
export interface DocxParts {
  /** The file, or a name for messages. */
  readonly file: string;
  readonly document: string;
  readonly footnotes: string;
  readonly endnotes: string;
  readonly numbering: string;
  readonly styles: string;
}

/** Whether a file is a Word document by its name; the lock file beside an open one is none. */
export const isDocxFile = (file: string): boolean => /(?:^|[\\/])(?!~\$)[^\\/]*\.docx$/iu.test(file);

/**
 * The parts of a document, found by its relations. Nothing outside of the bytes is read: a relation that leads out of
 * the file leads nowhere. Rejects with {@link UnreadableFileError} for what is no document, and at the bounds above.
 */
export async function unpackDocx(bytes: Uint8Array, file: string): Promise<DocxParts> {
  if (OLE.every((byte, at) => bytes[at] === byte)) {
    throw new UnreadableFileError(
      l10n.t('It is an old Word file, or protected by a password: save it as DOCX without one.'),
    );
  }
  const archive = new Archive(await Zip.open(bytes), file);
  const main = (await archive.relationsOf('')).get('officeDocument');
  if (main === undefined || !archive.has(main)) {
    throw new UnreadableFileError(l10n.t('It holds no Word document: save it as DOCX in a word processor.'));
  }
  const related = await archive.relationsOf(main);
  const part = (kind: string): Promise<string> => archive.text(related.get(kind));
  return {
    file,
    document: await archive.text(main),
    footnotes: await part('footnotes'),
    endnotes: await part('endnotes'),
    numbering: await part('numbering'),
    styles: await part('styles'),
  };
}

/** A document's zip file, whose parts are unpacked one by one until the limit is reached. */
class Archive {
  #left = MAX_UNPACKED;

  constructor(
    private readonly zip: Zip,
    private readonly file: string,
  ) {}

  has(name: string): boolean {
    return this.zip.has(name);
  }

  /** The empty string for a part that is not there. */
  async text(name = '', limit = this.#left): Promise<string> {
    const content = await this.zip.read(name, Math.min(limit, this.#left));
    if (content === undefined) return '';
    this.#left -= content.length;
    return decodeXml(content).text;
  }

  /** What a part, or the whole for the empty name, is related to inside the file: names of parts by kind of relation. */
  async relationsOf(name: string): Promise<ReadonlyMap<string, string>> {
    const folder = posix.dirname(`/${name}`);
    const xml = await this.text(posix.join(folder, '_rels', `${posix.basename(name)}.rels`).slice(1), MAX_RELATIONS);
    const targets = new Map<string, string>();
    const open = (element: string, attributes: Readonly<Record<string, string | undefined>>): void => {
      const kind = attribute(attributes, 'Type')?.split('/').at(-1);
      const target = attribute(attributes, 'Target');
      const isInside = attribute(attributes, 'TargetMode') !== 'External';
      if (localName(element) !== 'Relationship' || kind === undefined || target === undefined || !isInside) return;
      if (!targets.has(kind)) targets.set(kind, posix.resolve(folder, target).slice(1).toLowerCase());
    };
    parseXml(this.file, xml, { open, close: () => undefined, text: () => undefined }, RELATION_LIMITS);
    return targets;
  }
}
