import { german } from './de';
import { korean } from './ko';
import type { LanguagePack } from './pack';

/** All languages, made once. */
export const PACKS: readonly LanguagePack[] = [german, korean];

const BY_CODE = new Map(PACKS.map((pack) => [pack.code, pack]));

/** @param code ISO 639-1; of a language that has no pack: undefined. */
export const packOf = (code: string): LanguagePack | undefined => BY_CODE.get(code);
