import type { Language } from '../../law';
import { detectLanguage } from '../../languages';
import type { SourceText } from '../types';
import { LinePositions } from './linePositions';

/** How much of a document is looked at to tell its language. UTF-16 code units. */
const SAMPLE = 200_000;

/** What all acts of a document share. */
export class SourceDocument {
  readonly file: string;
  readonly source: string;
  readonly positions: LinePositions;
  #language: Language | undefined;

  constructor({ file, text }: SourceText) {
    this.file = file;
    this.source = text;
    this.positions = new LinePositions(text);
  }

  /** The language that its words look like. */
  get language(): Language {
    this.#language ??= detectLanguage(this.source.slice(0, SAMPLE).replace(/<[^<>]*>/gu, ' '));
    return this.#language;
  }
}
