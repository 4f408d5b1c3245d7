import { CLOSE, NAME, OPEN } from '../definitions/quoted';
import type { Definitions } from '../pack';

const MEANS = "(?:[Ss]i\\s(?:intend(?:e|ono)|definisc(?:e|ono))|(?:deve|devono)\\sintendersi|s[’']intend(?:e|ono))";

export const definitions: Definitions = {
  styles: [
    {
      // `si intende per «nave» ogni mezzo`, `Per «banchina» si intende il muro`, `«Molo»: un muro`, `«Faro» indica una luce`
      sign: /«|"|“/u,
      pattern: new RegExp(
        `(?:(?<!\\p{L})(?:${MEANS}\\sper:?|[Pp]er)\\s{1,3}(?:il\\s|lo\\s|la\\s|i\\s|gli\\s|le\\s|l['’])?${OPEN}\\s?(${NAME}{1,80}?)\\s?${CLOSE}(?=\\s(?:si\\sintend|s['’]intend)|(?<=${MEANS}\\sper:?\\s[^\\n]{0,100}))|${OPEN}\\s?(${NAME}{1,80}?)\\s?${CLOSE}\\s(?:indica(?:no)?|significa(?:no)?|designa(?:no)?|si\\sriferisc(?:e|ono)\\sa)(?!\\p{L}))`,
        'gu',
      ),
    },
    {
      // `a) «nave»: ogni mezzo`: an item of a list of terms.
      sign: /[«"“][^»"”\n]{1,80}[»"”]\s?:/u,
      pattern: new RegExp(
        `(?<=(?:^|\\n)[ \\t]{0,8}(?:\\S{1,10}\\s{1,2})?)${OPEN}\\s?(${NAME}{1,80}?)\\s?${CLOSE}\\s?:(?=\\s)`,
        'gu',
      ),
    },
  ],
  // `Ai fini della presente legge si intendono per:` `a) nave: ogni mezzo galleggiante;`
  list: {
    lead: /(?<!\p{L})(?:si|s['’])\s?intend(?:e|ono)(?:\sper)?\s?:(?=\s*\n)/iu,
    item: /(?<=\n(?:\S{1,6}\s{1,2})?)(\p{Ll}[^\n:.;,)«»„“"]{1,60}):(?=\s)/gu,
  },
  actName:
    /(?:[Ll]egge|[Cc]odice|[Dd]ecreto|[Rr]egolamento|[Ss]tatuto|[Tt]esto\s[Uu]nico|[Cc]onvenzione|[Dd]irettiva)$/u,
  conjunctions: 'e|o',
};
