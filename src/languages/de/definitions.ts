import { NAME } from '../definitions/quoted';
import type { Definitions } from '../pack';

export const definitions: Definitions = {
  styles: [
    {
      // `Verbraucher im Sinne dieses Gesetzes ist ...`. Assumes that the term opens its sentence; known failure: a term that
      // an adjective stands before keeps it in its inflected form ("Gewerbliche Schiffe").
      sign: /Sinne?\s(?:dieser|dieses|der|des)/u,
      pattern:
        /(?<=^|[.;:\n]\s{0,2}|\n\S{1,6}\s)(?:(?:Der|Die|Das|Ein|Eine|Als)\s)?(\p{Lu}[\p{L}-]{2,60}(?:\s[\p{L}-]{2,40}){0,3}?)\s(?:im\sSinne|i\.\s?S\.)\s(?:diese[sr]|de[rs]\s(?:nachfolgenden|folgenden))\s\p{Lu}\p{L}{2,40}\s(?:ist|sind|gilt|gelten|bezeichnet|bedeutet)(?!\p{L})/gu,
    },
    {
      // `Im Sinne dieses Gesetzes ist Betreiber, wer ...`, `... sind Schiffe alle ...`
      sign: /Sinne?\s(?:dieser|dieses)/u,
      pattern:
        /(?<!\p{L})Im\sSinne\sdiese[sr]\s\p{Lu}\p{L}{2,40}\s(?:ist|sind)\s(?:(?:ein|eine)\s)?(\p{Lu}[\p{L}-]{2,60})(?=,|\s(?:wer|jede[rs]?|alle|die|der|das|eine?)(?!\p{L}))/gu,
    },
    {
      // `1. „Betreiber“ jede Person, ...`, `„Betreiber“ ist ...`, `der Ausdruck „Schiff“ bezeichnet ...`
      sign: /[„»]/u,
      pattern: new RegExp(
        `(?:(?<=(?:^|\\n)\\S{1,6}\\s{1,2})[„»](${NAME}{1,80})[“”«](?=\\s|:)|[„»](${NAME}{1,80})[“”«]\\s(?:(?:ist|sind)\\s(?:jede[rs]?|alle|eine?|der|die|das|wer)|bezeichne[nt]|bedeute[nt])(?!\\p{L}))`,
        'gu',
      ),
    },
    {
      // `Betreiber ist, wer einen Hafen unterhält.` Assumes that the term opens its sentence. Known failure: a rule of that
      // form that defines nothing ("Täter ist, wer").
      sign: /\sist,\swer\s/u,
      pattern: /(?<=^|[.;:\n]\s{0,2}|\n\S{1,6}\s)(?:(?:Ein|Eine)\s)?(\p{Lu}[\p{L}-]{2,60})\sist,\swer(?!\p{L})/gu,
    },
  ],
  bracketed: [
    {
      // `Halter von Booten (im Folgenden: Bootshalter)`, `(nachfolgend „Kai“ genannt)`
      sign: /\((?:im\s[FfWw]|nach|künftig)/u,
      pattern:
        /\((?:im\s(?:[Ff]olgenden|[Ww]eiteren)|nachfolgend|nachstehend|künftig)(?:\s(?:nur|kurz|auch|als))?[:,]?\s{1,2}[„"“»]?(\p{Lu}[\p{L}\p{N} -]{2,60}?)[“"”«]?(?:\s(?:genannt|bezeichnet))?\)/gu,
    },
  ],
  // `Im Sinne dieses Gesetzes sind`, `In dieser Verordnung bedeutet`; `1. Betreiber: ...`
  list: {
    lead: /(?<!\p{L})(?:im\sSinne|in|für\sdie\sZwecke)\sdiese[sr]\s\p{L}{3,40}\s(?:ist|sind|gelten|bedeute[nt]|bezeichne[nt])[^\n.;]{0,80}(?=\n)/iu,
    item: /(?<=\n\S{1,6}\s{1,2})(\p{Lu}[^\n:.;,„“"]{1,60}):(?=\s)/gu,
  },
  actName: /(?:[Gg]esetz(?:buch)?|[Oo]rdnung|[Vv]ertrag|[Rr]ichtlinie)$/u,
  conjunctions: 'und|oder',
};
