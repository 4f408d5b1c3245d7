import type { Corpus } from '../../law';
import type { Encoder } from '../../models';
import { detectLanguage, packOf } from '../../languages';
import { contextOf } from '../bm25/provisionFields';

/** The texts that a corpus's vectors stand for. */
export interface Passages {
  /** Of the provisions that have a text worth a vector, ascending. */
  readonly ordinals: Int32Array;
  /** What is encoded for a provision: its text, with as much of its headings as the caller wants. */
  textOf(ordinal: number): string;
}

/** Tells of a provision whether it has text in a language that the encoder reads. */
export function readableBy(encoder: Pick<Encoder, 'supports'>, corpus: Corpus): (ordinal: number) => boolean {
  return (ordinal) => corpus.hasText(ordinal) && encoder.supports(writtenLanguage(corpus, ordinal));
}

const isToldByScript = (language: string): boolean => packOf(language)?.detection?.script !== undefined;
/** A character of a script that tells a language. */
const TELLING = /[\u0e00-\u0e7f\u3040-\u30ff\u3400-\u9fff\uac00-\ud7a3]/u;

/**
 * The language of a provision: that of its act, unless its script denies it ("language: en" over Korean text).
 *
 * Assumption: Hangul, kana, Han and Thai characters tell a language for certain; between languages in Latin script the
 * act's own word is better than a guess from a short text. Known failure: an English provision that quotes a Korean
 * title at length is Korean.
 */
export function writtenLanguage(corpus: Corpus, ordinal: number): string {
  const { language } = corpus.acts[corpus.actOf(ordinal)]!;
  const text = corpus.text(ordinal);
  if (isToldByScript(language) || !TELLING.test(text)) return language;
  const shown = detectLanguage(text);
  return isToldByScript(shown) ? shown : language;
}

/** @param ordinals ascending. */
export const passagesAt = (ordinals: Int32Array, corpus: Corpus): Passages => ({
  ordinals,
  textOf: (ordinal) => passageText(corpus, ordinal),
});

/** A provision as a sentence model reads it. */
export const passageText = (corpus: Corpus, ordinal: number): string =>
  `${contextOf(corpus, ordinal)}\n${corpus.text(ordinal)}`;
