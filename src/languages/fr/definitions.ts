import { CLOSE, NAME, OPEN } from '../definitions/quoted';
import type { Definitions } from '../pack';

export const definitions: Definitions = {
  styles: [
    {
      // `On entend par « quai » un mur`, `« Navire » désigne tout engin`, `le terme « navire » s'entend de`
      sign: /«|"|“/u,
      pattern: new RegExp(
        `(?:(?<!\\p{L})[Oo]n entend par(?:\\s:)?\\s{1,3}(?:les?\\s|la\\s|l['’])?${OPEN}\\s?(${NAME}{1,80}?)\\s?${CLOSE}|${OPEN}\\s?(${NAME}{1,80}?)\\s?${CLOSE}(?:,[^"“”«»\\n.;:]{1,80},)?\\s(?:désigne(?:nt)?|signifie(?:nt)?|s['’]entend(?:ent)?)(?!\\p{L}))`,
        'gu',
      ),
    },
    {
      // `1° « Navire » : tout engin`, `a) «Buque»: todo ingenio`: an item of a list of terms.
      sign: /[«"“][^»"”\n]{1,80}[»"”]\s?:/u,
      pattern: new RegExp(
        `(?<=(?:^|\\n)[ \\t]{0,8}(?:\\S{1,6}\\s{1,2})?)${OPEN}\\s?(${NAME}{1,80}?)\\s?${CLOSE}\\s?:(?=\\s)`,
        'gu',
      ),
    },
  ],
  bracketed: [
    {
      // `La redevance (ci-après « la taxe de quai »)`
      sign: /ci-(?:après|dessous)/u,
      pattern:
        /\((?:ci-après|ci-dessous)(?:,?\s(?:dénommée?s?|désignée?s?|appelée?s?))?,?\s?[«“"]\s?(?:l[ea]s?\s|l[’'])?([^«»“”"()\n]{1,40}?)\s?[»”"]\)/gu,
    },
  ],
  actName: /^(?:code|loi|règlement|décret|directive|arrêté|ordonnance|traité|convention)$/iu,
};
