import { crc32, deflateRawSync } from 'node:zlib';

const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** How a part stands in the file, where that is not as it should be. */
export interface Forged {
  readonly name: string;
  readonly content: Uint8Array;
  readonly method?: number;
  readonly flags?: number;
  readonly crc?: number;
  /** What the file says that the part unpacks to. Bytes. */
  readonly size?: number;
}

/** A zip file of some parts, deflated. */
export function zip(parts: readonly Forged[], comment = ''): Uint8Array {
  const locals: Buffer[] = [];
  const entries: Buffer[] = [];
  let offset = 0;
  for (const { name, content, method = 8, flags = 0, crc = crc32(content), size = content.length } of parts) {
    const packed = method === 8 ? deflateRawSync(content) : Buffer.from(content);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(flags, 2);
    fields.writeUInt16LE(method, 4);
    fields.writeUInt32LE(crc, 10);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(size, 18);
    fields.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), fields, Buffer.from(name), packed]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    entries.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), fields, rest, Buffer.from(name)]));
    locals.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 0, 'latin1');
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  end.writeUInt16LE(Buffer.byteLength(comment), 20);
  return Buffer.concat([...locals, directory, end, Buffer.from(comment)]);
}

/** The parts of a document, as XML without their root elements. */
export interface DocxContent {
  readonly body: string;
  readonly footnotes?: string;
  readonly endnotes?: string;
  readonly numbering?: string;
  readonly styles?: string;
}

/** The parts of a Word document whose main part has an unusual name, as some programs write it. */
export function docxParts({ body, ...others }: DocxContent): Forged[] {
  const part = (name: string, text: string): Forged => ({ name, content: Buffer.from(text) });
  const relations = (targets: readonly (readonly [string, string])[]): string =>
    `<Relationships>${targets
      .map(([kind, target], at) => `<Relationship Id="r${at}" Type="${RELATIONS}/${kind}" Target="${target}"/>`)
      .join('')}</Relationships>`;
  const related = Object.keys(others).map((kind) => [kind, `${kind}.xml`] as const);
  return [
    part('_rels/.rels', relations([['officeDocument', 'word/document2.xml']])),
    part(
      'word/document2.xml',
      `<?xml version="1.0" encoding="UTF-8"?><w:document xmlns:w="w"><w:body>${body}</w:body></w:document>`,
    ),
    part('word/_rels/document2.xml.rels', relations([...related, ['image', '../media/seal.png']])),
    ...Object.entries(others).map(([kind, xml]) => part(`word/${kind}.xml`, `<w:${kind}>${xml}</w:${kind}>`)),
  ];
}

export const docx = (content: DocxContent): Uint8Array => zip(docxParts(content));

/** A paragraph of runs; `properties` stand in its `pPr`. */
export const p = (content: string, properties = ''): string =>
  `<w:p>${properties === '' ? '' : `<w:pPr>${properties}</w:pPr>`}${content.startsWith('<') ? content : r(content)}</w:p>`;

export const r = (text: string): string => `<w:r><w:rPr><w:b/></w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
