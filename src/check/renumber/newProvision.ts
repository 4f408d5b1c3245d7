import type { UnitElements } from '../../readers';
import type { ReadProvision } from './numbersAt';

/** A provision that comes in before another one. */
export interface NewProvision {
  /** Where in `provisions` the one stands that it comes before. */
  readonly at: number;
  /** Its number, normalised. */
  readonly number: string;
  readonly language: string;
  /** Those of the act. */
  readonly provisions: readonly ReadProvision[];
}

/** What a new provision has in the place of a heading and of text. */
export interface Placeholders {
  readonly heading: string;
  readonly text: string;
}

const WORDS: Readonly<Record<string, Placeholders>> = {
  ko: { heading: '[제목]', text: '[본문]' },
  ja: { heading: '[見出し]', text: '[本文]' },
  de: { heading: '[Überschrift]', text: '[Text]' },
  en: { heading: '[Heading]', text: '[Text]' },
  fr: { heading: '[Intitulé]', text: '[Texte]' },
  es: { heading: '[Rúbrica]', text: '[Texto]' },
  it: { heading: '[Rubrica]', text: '[Testo]' },
  pt: { heading: '[Epígrafe]', text: '[Texto]' },
  sv: { heading: '[Rubrik]', text: '[Text]' },
  th: { heading: '[ชื่อ]', text: '[ข้อความ]' },
  zh: { heading: '[标题]', text: '[正文]' },
};

/** @param language a BCP 47 tag; what is not known is English */
export const placeholdersIn = (language: string): Placeholders =>
  WORDS[language.split('-', 1)[0]!.toLowerCase()] ?? WORDS['en']!;

export type NumberAttribute = UnitElements['numberAttribute'];
