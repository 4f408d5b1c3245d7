import { danish } from './da';
import { german } from './de';
import { english } from './en';
import { spanish } from './es';
import { french } from './fr';
import { italian } from './it';
import { japanese } from './ja';
import { korean } from './ko';
import { dutch } from './nl';
import { norwegian } from './no';
import type { LanguagePack } from './pack';
import { portuguese } from './pt';
import { swedish } from './sv';
import { thai } from './th';
import { chinese } from './zh';

/** The languages that there are. */
export interface Registry {
  /**
   * In the order in which their grammars read a text, and what one has read none after it reads: those whose citations no
   * other language writes come first, those made of plain words last ("article 5").
   */
  readonly PACKS: readonly LanguagePack[];
  /** @param code ISO 639-1; of a language that has no pack: undefined. */
  readonly packOf: (code: string) => LanguagePack | undefined;
}

/** Throws RangeError where two packs have one code, or the grammar of a pack says that it reads for another language. */
export function registryOf(packs: readonly LanguagePack[]): Registry {
  const byCode = new Map(packs.map((pack) => [pack.code, pack]));
  for (const pack of packs) {
    const { code, citations } = pack;
    if (byCode.get(code) !== pack) throw new RangeError(`Two packs have the code ${code}.`);
    const system = citations?.grammar.system ?? code;
    if (system !== code) throw new RangeError(`The grammar of the pack ${code} says that it reads ${system}.`);
  }
  return { PACKS: packs, packOf: (code) => byCode.get(code) };
}

/** All languages, made once. */
export const { PACKS, packOf } = registryOf([
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
  danish,
  norwegian,
  chinese,
]);
