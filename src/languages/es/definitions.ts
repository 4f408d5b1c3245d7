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
  ],
};
