import { decode as decodeLegacy, encodingExists } from 'iconv-lite';
import { decode, type Decoded } from '../decode';

const DECLARATION = /^\s*<\?xml\s[^>]{0,200}?\sencoding\s*=\s*["']([A-Za-z][\w.-]{0,40})["']/u;
/** Encodings whose declaration says less than the bytes do: marks, NUL bytes and validity tell them. */
const BY_BYTES = /^(?:utf-?(?:8|16(?:le|be)?)|ucs-?2|us-ascii|ascii)$/iu;
/** Names that publishers write for the larger encoding that contains the named one. */
const LARGER: Readonly<Record<string, string>> = {
  'euc-kr': 'cp949',
  'ks_c_5601-1987': 'cp949',
  ksc5601: 'cp949',
  'iso-8859-1': 'windows-1252',
  latin1: 'windows-1252',
  'iso-8859-9': 'windows-1254',
  gb2312: 'gb18030',
  gbk: 'gb18030',
};

/** Encodings of one byte a character, in which any bytes are text. */
const ONE_BYTE = /^(?:windows-125\d|iso-?8859-?\d{1,2}|latin-?\d)$/iu;
/** What the library takes for encodings although no text is in them. */
const NO_ENCODING = /^(?:base64|hex|binary|internal)$/iu;

/** The text of an XML file: in the encoding that its declaration names, or else as {@link decode} finds. Never throws. */
export function decodeXml(bytes: Uint8Array): Decoded {
  const declared = declaredEncoding(bytes);
  if (declared === undefined || BY_BYTES.test(declared)) return decode(bytes);
  const encoding = LARGER[declared.toLowerCase()] ?? declared;
  if (NO_ENCODING.test(encoding) || !encodingExists(encoding)) {
    const problem = `The declared encoding ${declared} is unknown; the file was read as its bytes look.`;
    return { problem, ...decode(bytes) };
  }
  if (bytes.includes(0)) return decode(bytes);
  const utf8 = ONE_BYTE.test(encoding) ? inUtf8(bytes) : undefined;
  if (utf8 !== undefined)
    return { text: utf8, problem: `The file declares ${declared} and is UTF-8; it was read as that.` };
  try {
    return { text: decodeLegacy(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), encoding) };
  } catch (error) {
    return { text: '', problem: `The file could not be decoded as ${declared}: ${String(error)}` };
  }
}

/**
 * The text of bytes that are UTF-8 with more than ASCII in it. Assumption: letters of another encoding do not pair up so
 * throughout a text. Known failure: a text with a single such pair.
 */
function inUtf8(bytes: Uint8Array): string | undefined {
  if (!bytes.some((byte) => byte >= 0x80)) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** What the XML declaration says; every encoding that a declaration without NUL bytes is in writes it as ASCII does. */
function declaredEncoding(bytes: Uint8Array): string | undefined {
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 400)).toString('latin1');
  return DECLARATION.exec(start.replace(/^\u00EF\u00BB\u00BF/u, ''))?.[1];
}
