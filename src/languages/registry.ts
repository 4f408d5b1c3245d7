import { german } from './de';
import { english } from './en';
import { spanish } from './es';
import { french } from './fr';
import { japanese } from './ja';
import { korean } from './ko';
import type { LanguagePack } from './pack';
import { thai } from './th';

/** All languages, made once. */
export const PACKS: readonly LanguagePack[] = [german, english, spanish, french, japanese, korean, thai];

const BY_CODE = new Map(PACKS.map((pack) => [pack.code, pack]));

/** @param code ISO 639-1; of a language that has no pack: undefined. */
export const packOf = (code: string): LanguagePack | undefined => BY_CODE.get(code);
