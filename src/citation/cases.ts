import type { TextSpan } from '../text';

/**
 * How decisions of courts are cited, by the manner of each legal system: by the number of the file, by a neutral citation,
 * or by a collection. Assumption: such a sign stands for nothing else. Examples: "ECLI:EU:C:2019:123", "[2014] UKSC 12",
 * "410 U.S. 113 (1973)", "BGH, Urteil vom 3. Mai 2019 – VIII ZR 12/18", "대법원 2019. 5. 3. 선고 2018다1234", "Cass. civ. 1re,
 * 3 mai 2019, n° 18-12.345". Known failures: a case by the names of its parties alone ("Smith v Jones"), one by a
 * collection that is not here, and any of Japanese, Spanish or Thai law.
 */
const CASES: readonly RegExp[] = [
  /(?<![\p{L}\p{N}])ECLI:[A-Z]{2}:[A-Z0-9]{1,7}:\d{4}:[A-Z0-9.]{1,25}(?![A-Z0-9])/gu,
  /\[(?:1[6-9]|20)\d\d\]\s(?:\d{1,2}\s)?\p{Lu}[\p{L}.]{1,12}(?:\s\(\p{Lu}\p{L}{1,12}\))?\s\d{1,5}(?:\s\(\p{Lu}\p{L}{1,12}\))?(?!\d)/gu,
  /(?<![\p{L}\p{N}.])\d{1,4}\s(?:U\.\s?S\.|F\.\s?(?:2d|3d|4th)|S\.\s?Ct\.)\s\d{1,5}(?:\s\([^()\n]{0,20}\d{4}\))?/gu,
  /(?<![\p{L}\p{N}])(?:(?:BGH|BVerfG|BVerwG|BAG|BSG|BFH|EuGH|EuG|OLG|OVG|VGH|LG|AG|VG|KG|LAG|LSG|FG)(?:\s\p{Lu}\p{Ll}{1,30}){0,2}[^\n;()]{0,60}?[\s–-])?(?:(?:[IVX]{1,5}|\d{1,3}[a-z]?)\s[A-Z][A-Za-z]{0,3}(?:\s?\([A-Za-z]{1,6}\))?\s\d{1,5}\/\d{2}|[CT][-‑]\d{1,4}\/\d{2})(?![\d/])/gu,
  /(?:(?:대법원|헌법재판소|[가-힣]{2,6}(?:지방|고등|행정|가정)법원)\s?)?(?:(?:19|20)\d\d\.\s?\d{1,2}\.\s?\d{1,2}\.?\s?(?:자\s?)?(?:선고|결정)\s?)?(?<!\d)(?:\d{2}|(?:19|20)\d\d)(?:헌[가나다라마바사아]|[가나다라마바사아자차카타파하][가-힣]?|[도노두누후])\d{2,7}(?=\s?(?:전원합의체\s?)?(?:판결|결정))/gu,
  /(?<!\p{L})(?:Cass\.|CE|Cons\.\s(?:const|d['’]Ét(?:at)?)\.?)[^\n;()]{0,60}?n[°o]\s?\d{2,4}[-‑]\d{1,4}(?:[.\s]\d{3})?(?!\d)/gu,
];

/** Where a text cites decisions of courts, in order, none within another. Nothing is said of whether there are such. */
export function findCases(text: string): TextSpan[] {
  const found = CASES.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ index, 0: { length } }) => ({ start: index, end: index + length })),
  ).sort((one, other) => one.start - other.start || other.end - one.end);
  const apart: TextSpan[] = [];
  for (const span of found) if (span.start >= (apart.at(-1)?.end ?? 0)) apart.push(span);
  return apart;
}
