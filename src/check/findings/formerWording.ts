import type { LocatedCitation } from '../../citation';
import type { Corpus } from '../../law';
import type { TextSpan } from '../../text';
import { MOST_RELATED, type Observation } from '../finding';

/** How far in front of a citation and behind it the words stand, in UTF-16 code units. */
const BEFORE = 24;
const BEHIND = 120;

/** Between a citation and the words: what closes it, the bracket that opens them. */
const GAP = '^[)\\]]?,?\\s{0,2}\\(?';
const patternOf = (...ways: readonly string[]): RegExp => new RegExp(`${GAP}(?:${ways.join('|')})`, 'u');

const FORMER_BEHIND = patternOf(
  // "a.F.", "alter Fassung", "in der bis zum 30. Juni 2019 geltenden Fassung", "in der früheren Fassung"
  '(?:a\\.\\s?F\\.|aF(?!\\p{L})|(?:in\\s)?alter\\sFassung)',
  'in\\sde[rn]\\s(?:bis|vor|am|zum\\s\\d|seinerzeit|damals|ursprünglich|früher)\\P{L}[^;()]{0,60}?en\\s{1,2}Fassung',
  'in\\s(?:der|ihrer|seiner)\\s(?:früheren|damaligen|ursprünglichen|alten|bisherigen)\\sFassung',
  // "as originally enacted", "as it stood", "as in force before 1 May 2012", "before its amendment"
  'as\\s(?:originally\\s(?:enacted|made)|(?:it\\s)?(?:then\\s)?(?:stood|in\\sforce\\s(?:before|until|immediately|prior)))',
  '(?:before|prior\\sto|until)\\s(?:its|the|their)\\s(?:amendment|repeal|revocation)',
  // "ancien", "dans sa version antérieure", "dans sa rédaction applicable avant 2016"
  'ancien(?:ne)?s?(?!\\p{L})',
  'dans\\s(?:sa|leur)\\s(?:version|rédaction)\\s(?:antérieure|initiale|(?:applicable|en\\svigueur)\\s(?:avant|jusqu))',
  // "antiguo", "en su redacción anterior", "en su redacción vigente hasta 2015"
  'antigu[oa]s?(?!\\p{L})',
  'en\\s(?:su|la)\\s(?:redacción|versión)\\s(?:anterior|origina|(?:vigente|aplicable)\\s(?:hasta|antes))',
  // "(2020. 1. 1. 개정되기 전의 것)", "（平成十年改正前のもの）", "ก่อนแก้ไข"
  '[^()（）\\n]{0,60}(?:개정|폐지)(?:되기)?\\s?전의\\s?것',
  '（[^（）\\n]{0,60}(?:改正|廃止)前の',
  'ก่อน(?:การ)?แก้ไข',
);
/** "the former section 5", "der frühere § 5", "l'ancien article 5", "개정 전 제5조". */
const FORMER_IN_FRONT =
  /(?<!\p{L})(?:former|frühere[nmrs]?|ehemalige[nmrs]?|alte[nmrs]|(?:l['’])?anciens?|anc\.|antiguos?|(?:개정|폐지)(?:되기)?\s?전의?|종전의?|改正前の)\s{0,2}$/iu;
/** Between the name of an act and the provision: "「상법」(2020. 1. 1. 개정되기 전의 것) 제5조". */
const FORMER_INSIDE = /(?:개정|폐지)(?:되기)?\s?전의\s?것|(?:改正|廃止)前の/u;

/**
 * Whether a text says of a citation that it means a former wording, which a corpus of present law cannot tell anything
 * about: "§ 5 HafG a.F.", "section 5 as originally enacted".
 *
 * Assumption: the words stand right beside the citation. Known failures: words further away ("Vor der Reform galt § 5
 * HafG"), and a corpus that holds the former wording, too.
 */
export const meansFormer = (text: string, { start, end }: TextSpan): boolean =>
  FORMER_BEHIND.test(text.slice(end, end + BEHIND)) ||
  FORMER_IN_FRONT.test(text.slice(Math.max(0, start - BEFORE), start)) ||
  FORMER_INSIDE.test(text.slice(start, end));

const DATED = patternOf(
  'in\\sder\\sFassung\\s(?:der|des|vom|seiner|ihrer)\\s',
  'i\\.\\s?d\\.\\s?F\\.|idF(?!\\p{L})|vom\\s{0,2}\\d',
  'as\\s(?:amended|in\\sforce)\\s',
  'dans\\s(?:sa|leur)\\s(?:version|rédaction)\\s',
  'en\\s(?:su|la)\\s(?:redacción|versión)\\s',
);

/**
 * Whether a text names the wording that it cites, by a day or by what changed it: "§ 5 HafG in der Fassung der
 * Bekanntmachung vom 3. Mai 2002". It may be the present one, or one that had what the present one lacks.
 */
export const namesWording = (text: string, { end }: TextSpan): boolean => DATED.test(text.slice(end, end + BEHIND));

/** A citation that was not checked because it means another wording than the corpus has. */
export function otherWording({ citation, ordinals, act }: LocatedCitation, corpus: Corpus): Observation {
  const { start, end, text } = citation;
  const has = act === undefined ? 'law as it is now' : `“${corpus.acts[act]!.title}” as it is now`;
  const message = `“${text}” was not checked: another wording is meant, a former one or one of a certain day, and the corpus has ${has}. Compare it with that wording.`;
  return { code: 'unchecked', start, end, message, fixes: [], related: ordinals.slice(0, MOST_RELATED) };
}
