import { decode as decodeLegacy } from 'iconv-lite';

/** Bytes looked at to tell an encoding or a binary file; enough for a page of text. */
const SAMPLE_BYTES = 1 << 16;
/** V8 holds no string longer than 2^29 - 24 code units. */
const MAX_BYTES = 0x1fff_ff00;

export interface Decoded {
  readonly text: string;
  readonly problem?: string;
}

/**
 * The text of a file: byte order marks, UTF-16 with or without one, UTF-8; what is none of these is tried as Korean
 * (CP949) and Japanese (Shift_JIS, EUC-JP) and then as Western (Windows-1252). A binary file gives the empty text and a problem. Never throws.
 */
export function decode(bytes: Uint8Array): Decoded {
  if (bytes.length > MAX_BYTES) return { text: '', problem: 'The file is larger than 512 MB and was not read.' };
  const utf16 = utf16Label(bytes);
  if (utf16 !== undefined) return { text: new TextDecoder(utf16).decode(bytes) };
  if (bytes.includes(0)) return { text: '', problem: 'The file is binary (it holds NUL bytes) and was not read.' };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch (error) {
    if (error instanceof TypeError) return decodeInvalidUtf8(bytes);
    return { text: '', problem: `The file could not be decoded: ${String(error)}` };
  }
}

/**
 * UTF-16 by its mark, or by its NUL bytes: ASCII characters (line ends, digits, blanks) have theirs nearly all on even or
 * nearly all on odd offsets. Known failure: UTF-16 without a mark and without any ASCII reads as UTF-8 or binary.
 */
function utf16Label(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  if (bytes.length % 2 === 1) return undefined;
  const nulls = [0, 0];
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  for (let at = sample.indexOf(0); at >= 0; at = sample.indexOf(0, at + 1)) nulls[at % 2]! += 1;
  const [even, odd] = nulls as [number, number];
  const needed = sample.length / 20;
  if (odd > needed && odd > even * 4) return 'utf-16le';
  if (even > needed && even > odd * 4) return 'utf-16be';
  return undefined;
}

const count = (text: string, pattern: RegExp): number => {
  let found = 0;
  for (const match of text.matchAll(pattern)) found += match[0].length;
  return found;
};

/** C0 and C1 controls other than tab, line feed, form feed and carriage return: rare in text, common in anything else. */
function controlCharacters(text: string): number {
  let found = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code < 9 || (code > 13 && code < 32) || (code >= 0x7f && code < 0xa0)) found += 1;
  }
  return found;
}

const NOT_ASCII = /[^\0-\x7F]+/gu;
/** Full-width; half-width ones are what other encodings read as Shift_JIS are full of. */
const KANA = /[\u3041-\u30FA]+/gu;
const JAPANESE = /[\u3000-\u30FF\p{Script=Han}\uFF01-\uFF60]+/gu;
/** Japanese is written with so many kana at least, as a share of what is not ASCII; Korean read as EUC-JP has none. */
const LEAST_KANA = 0.1;

const koreanShare = (text: string, all: number): number => count(text, /[가-힣]+/gu) / all;
const japaneseShare = (text: string, all: number): number =>
  count(text, KANA) < all * LEAST_KANA ? 0 : count(text, JAPANESE) / all;

/** Encodings of scripts of their own, with the share of such a reading that is of its script; the first wins a tie. */
const EASTERN = [
  { encoding: 'cp949', name: 'Korean (CP949)', shareOf: koreanShare },
  { encoding: 'shift_jis', name: 'Japanese (Shift_JIS)', shareOf: japaneseShare },
  { encoding: 'euc-jp', name: 'Japanese (EUC-JP)', shareOf: japaneseShare },
] as const;

/** The encoding whose reading is most of its script, if that is more than half of what is not ASCII. */
function easternOf(sample: Buffer): { readonly encoding: string; readonly name: string } | undefined {
  let best: (typeof EASTERN)[number] | undefined;
  let bestShare = 0.5;
  for (const candidate of EASTERN) {
    const text = decodeLegacy(sample, candidate.encoding);
    const share = candidate.shareOf(text, count(text, NOT_ASCII));
    if (share > bestShare) [best, bestShare] = [candidate, share];
  }
  return best;
}

/**
 * Assumption: a file that is nearly all valid UTF-8 is UTF-8 with a torn place; otherwise the legacy encoding whose
 * reading looks like its script, bytes that it cannot read counted against it. Known failures: a short Western text whose
 * accented letters happen to pair up as Hangul reads as Korean; so may Japanese with hardly any kana.
 */
function decodeInvalidUtf8(bytes: Uint8Array): Decoded {
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  const lossy = new TextDecoder('utf-8').decode(sample);
  const broken = count(lossy, /\uFFFD+/gu);
  if (count(lossy, /[^\0-\x7F\uFFFD]+/gu) > broken * 4 || broken === 0) {
    return {
      text: new TextDecoder('utf-8').decode(bytes),
      problem: 'Invalid UTF-8; unreadable bytes are shown as \uFFFD.',
    };
  }
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const eastern = easternOf(buffer.subarray(0, SAMPLE_BYTES));
  if (eastern !== undefined) {
    return { text: decodeLegacy(buffer, eastern.encoding), problem: `Not UTF-8; read as ${eastern.name}.` };
  }
  const western = decodeLegacy(buffer.subarray(0, SAMPLE_BYTES), 'windows-1252');
  if (controlCharacters(western) * 20 > western.length) {
    return { text: '', problem: 'The file is binary and was not read.' };
  }
  return { text: decodeLegacy(buffer, 'windows-1252'), problem: 'Not UTF-8; read as Western European (Windows-1252).' };
}
