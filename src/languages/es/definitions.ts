import { CLOSE, NAME, OPEN } from '../definitions/quoted';
import type { Definitions } from '../pack';

export const definitions: Definitions = {
  styles: [
    {
      // `Se entenderá por «buque» todo ingenio`, `A los efectos de esta ley, se entiende por dique:`, `«Muelle»: muro`
      sign: /«|"|“/u,
      pattern: new RegExp(
        `(?:(?<!\\p{L})(?:[Ss]e\\s)?(?:entiende|entenderá|entiéndese|entenderán|entienden)(?:\\sse)?\\spor\\s(?:el\\s|la\\s|los\\s|las\\s)?${OPEN}(${NAME}{1,80}?)${CLOSE}|${OPEN}(${NAME}{1,80}?)${CLOSE}\\s(?:significa|designa|se\\srefiere\\sa)(?!\\p{L}))`,
        'gu',
      ),
    },
    {
      // `Por «remolcador» se entiende un buque que tira`
      sign: /[Pp]or\s[«"“]/u,
      pattern: new RegExp(
        `(?<!\\p{L})[Pp]or\\s${OPEN}(${NAME}{1,80}?)${CLOSE}\\sse\\s(?:entienden?|entenderán?)(?!\\p{L})`,
        'gu',
      ),
    },
  ],
  bracketed: [
    {
      // `La tasa de muelle (en adelante, «la tasa»)`
      sign: /en (?:adelante|lo sucesivo)/u,
      pattern:
        /\((?:en\sadelante|en\slo\ssucesivo)(?:\sdenominad[oa]s?)?,?\s?[«“"](?:el|la|los|las)?\s?([^«»“”"()\n]{1,40}?)[»”"]\)/gu,
    },
  ],
  actName: /^(?:código|ley|reglamento|decreto|directiva|orden|tratado|convenio)$/iu,
};
