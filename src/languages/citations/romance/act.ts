import { matchAt, type ActMention } from '../engine';
import { otherTextBehind, type OtherText } from './otherText';

/**
 * In front of letters in capitals: what is no abbreviation of an act, in any language that these grammars meet: Roman
 * numbers, the small words of sentences in capitals, and signs behind a number.
 */
export const NO_ABBREVIATION =
  '(?!(?:[IVX]+|DU|DE|DES|DEL|DI|DA|DO|ET|OU|EN|ES|EL|LA|LE|LES|LO|LOS|LAS|AU|AUX|AL|UN|UNE|UNA|IL|NE|NI|NO|SE|SA|SES|SON|SU|SUS|SI|EST|SUR|PAR|POR|CON|QUI|QUE|HA|HAN|YA|OF|TO|IN|IS|IF|OR|AS|AT|BY|ON|AND|THE|UND|DER|DIE|DAS|IM|ZU|NB|HT|TTC|IVA|EUR|CHF|USD|CAD|GBP|MXN|COP|CLP)(?![\\p{L}\\p{N}]))';
const NOTHING = /(?!)/uy;

/** How a Romance language says behind a citation which act it is of; sticky patterns. */
export interface ActPatterns {
  /** What may stand between a citation and its act: "et suivants", a heading in brackets. */
  readonly between: RegExp;
  /** "of this act". */
  readonly own: RegExp;
  /** "of the said act". */
  readonly previous: RegExp;
  /** What links a name to the citation. */
  readonly linked: RegExp;
  /** An abbreviation, its first group; undefined where none is believed. */
  readonly abbreviation: RegExp | undefined;
  /** An act that stands right behind, without a link or as an adjective; undefined where none is believed. */
  readonly unlinkedAt?: ((text: string, at: number) => ActMention | undefined) | undefined;
  /** What says that another text is meant than the act's articles of today. */
  readonly others: readonly OtherText[];
  /** The act whose name begins at an offset. */
  readonly nameAt: (text: string, at: number) => ActMention | undefined;
}

/** Reads the act that is said at an offset; undefined when none is. */
type ActReader = (text: string, at: number) => ActMention | undefined;

const readerOf =
  (patterns: ActPatterns): ActReader =>
  (text, at) =>
    otherTextBehind(patterns.others, (source, from) => plainActBehind(patterns, source, from), text, at);

/** How a language says behind a citation which act it is of; and the same without abbreviations: "section 2 API" cites nothing. */
export const actReaders = (patterns: ActPatterns): { actBehind: ActReader; linkedActBehind: ActReader } => ({
  actBehind: readerOf(patterns),
  linkedActBehind: readerOf({ ...patterns, abbreviation: undefined, unlinkedAt: undefined }),
});

function plainActBehind(patterns: ActPatterns, text: string, at: number): ActMention | undefined {
  const { between, own, previous, linked, abbreviation, nameAt, unlinkedAt } = patterns;
  const over = matchAt(between, text, at);
  if (over !== null && over[0] !== '')
    return plainActBehind({ ...patterns, between: NOTHING }, text, at + over[0].length);
  const self = matchAt(own, text, at);
  if (self !== null) return { act: { kind: 'this' }, at: at + self[0].length };
  const before = matchAt(previous, text, at);
  if (before !== null) return { act: { kind: 'previous' }, at: at + before[0].length };
  const link = matchAt(linked, text, at);
  const named = link === null ? undefined : nameAt(text, at + link[0].length);
  if (named !== undefined) return named;
  const code = abbreviation === undefined ? null : matchAt(abbreviation, text, at);
  if (code === null) return unlinkedAt?.(text, at);
  return { act: { kind: 'named', name: code[1]! }, at: at + code[0].length };
}
