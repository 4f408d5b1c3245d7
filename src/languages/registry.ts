import { german } from './de';
import { english } from './en';
import { spanish } from './es';
import { french } from './fr';
import { italian } from './it';
import { japanese } from './ja';
import { korean } from './ko';
import { dutch } from './nl';
import type { LanguagePack } from './pack';
import { portuguese } from './pt';
import { swedish } from './sv';
import { thai } from './th';
import { chinese } from './zh';

/** All languages, made once. */
export const PACKS: readonly LanguagePack[] = [
  german,
  english,
  spanish,
  french,
  italian,
  japanese,
  korean,
  dutch,
  portuguese,
  swedish,
  thai,
  chinese,
];

const BY_CODE = new Map(PACKS.map((pack) => [pack.code, pack]));

/** @param code ISO 639-1; of a language that has no pack: undefined. */
export const packOf = (code: string): LanguagePack | undefined => BY_CODE.get(code);
