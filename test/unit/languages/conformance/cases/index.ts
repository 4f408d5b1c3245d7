import type { LanguageCases } from '../cases';
import { dutch } from './nl';
import { english } from './en';
import { french } from './fr';
import { german } from './de';
import { italian } from './it';
import { japanese } from './ja';
import { korean } from './ko';
import { spanish } from './es';
import { thai } from './th';

/** The cases of all languages that are read, in the order of the table. */
export const LANGUAGES: readonly LanguageCases[] = [
  korean,
  german,
  english,
  french,
  spanish,
  japanese,
  thai,
  dutch,
  italian,
];
