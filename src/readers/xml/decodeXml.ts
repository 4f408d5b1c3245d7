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

/** The text of an XML file: in the encoding that its declaration names, or else as {@link decode} finds. Never throws. */
export function decodeXml(bytes: Uint8Array): Decoded {
  const declared = declaredEncoding(bytes);
  if (declared === undefined || BY_BYTES.test(declared)) return decode(bytes);
  const encoding = LARGER[declared.toLowerCase()] ?? declared;
  if (!encodingExists(encoding)) {
    const problem = `The declared encoding ${declared} is unknown; the file was read as its bytes look.`;
    return { problem, ...decode(bytes) };
  }
  if (bytes.includes(0)) return decode(bytes);
  try {
    return { text: decodeLegacy(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), encoding) };
  } catch (error) {
    return { text: '', problem: `The file could not be decoded as ${declared}: ${String(error)}` };
  }
}

/** What the XML declaration says; every encoding that a declaration without NUL bytes is in writes it as ASCII does. */
function declaredEncoding(bytes: Uint8Array): string | undefined {
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 400)).toString('latin1');
  return DECLARATION.exec(start.replace(/^\u00EF\u00BB\u00BF/u, ''))?.[1];
}
