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

/**
 * All languages, made once. Their order is that in which their grammars read a text, and what one has read none after it
 * reads: those whose citations no other language writes come first, those made of plain words last ("article 5").
 */
export const PACKS: readonly LanguagePack[] = [
  korean,
  japanese,
  thai,
  german,
  english,
  french,
  spanish,
  italian,
  dutch,
  portuguese,
  swedish,
  chinese,
];

const BY_CODE = new Map(PACKS.map((pack) => [pack.code, pack]));

/** @param code ISO 639-1; of a language that has no pack: undefined. */
export const packOf = (code: string): LanguagePack | undefined => BY_CODE.get(code);
