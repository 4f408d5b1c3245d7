import type { SentenceNames } from '../../citations/sentenceNames';
import { UNION_ACT } from './act';
import { IS_ACT } from './naming';

export const sentences: SentenceNames = {
  link: /(?:in\sVerbindung\smit|i\.\s?V\.\s?m\.)/u,
  exception: /(?:mit\sAusnahme\s(?:de[rs]|von)|ausgenommen(?:\sde[rns])?)\s{1,3}$/u,
  // "entgegen § 5 Absatz 1 Satz 1, jeweils in Verbindung mit einer Rechtsverordnung nach Absatz 3": of § 5.
  resumes: /^,\s(?:jeweils\s)?(?:auch\s)?in\sVerbindung\smit\seiner\s[\p{L}\s]{5,60}\s(?:nach|gemäß)\s{1,3}$/u,
  // "3. aus dem Hafengesetz:", "2. Hafenordnung:"
  listHead:
    /^[ \t]{0,12}(?:\d{1,3}[a-z]?\.|\(?[a-z]{1,2}\)|[IVX]{1,5}\.)[ \t]{1,4}(?:(?:[Aa]us|[Nn]ach|[Ii]n)\sde[mnr]\s|[Ii]m\s|[Zz]u[mr]\s)?(\p{Lu}[^\n:;]{2,200}):[ \t]*$/gmu,
  // Behind an article or "aus", or an abbreviation of its own ("(StVO)", "NpSG:").
  nameBegins:
    /(?<![\p{L}\p{N}-])(?:(?:[Dd](?:es|er|em|as|ie)|[Ii]m|[Vv]om|[Zz]u[mr]|[Aa]us|[Nn]ach)\s{1,2}(?=\p{Lu})|(?=\p{Lu}\p{L}{0,20}\p{Lu}\p{L}{0,6}(?![\p{L}\p{N}-])))/gu,
  // "Hafengesetzes", "Allgemeinen Hafengesetzes"
  unknownAct:
    /^(?:\p{Lu}\p{Ll}{2,30}n\s){0,2}\p{Lu}[\p{L}-]{2,80}(?:gesetz(?:e?s)?|gesetzbuch(?:e?s)?|verordnung)(?![\p{L}-])/u,
  unionAct: UNION_ACT,
  isAct: IS_ACT,
};
