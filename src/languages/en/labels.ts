import type { PathUnit } from '../../law';
import type { Labels, UnitLabel, UnitLabels } from '../labels/labels';
import { inCapitals, insertedInCapitals, romanInCapitals } from '../labels/letters';
import { bracketed, inEnglish, ordinally, PLAIN, worded } from '../labels/plain';
import { isDigits, needsWord } from '../labels/words';

/** European law counts what it does not number: "Article 5(1), second subparagraph", "point (a), first indent". */
const EUROPEAN: UnitLabels = {
  ...PLAIN,
  subparagraph: (unit, above) =>
    isDigits(unit.number) && above?.kind !== 'point' ? ordinally('subparagraph')(unit, above) : bracketed(unit, above),
  point: (unit, above) =>
    needsWord(above) || (above?.kind === 'subparagraph' && isDigits(above.number))
      ? worded('point', unit.number)
      : bracketed(unit, above),
  item: (unit, above) => (isDigits(unit.number) ? ordinally('indent')(unit, above) : bracketed(unit, above)),
};

const IN_CAPITALS = [
  'section',
  'article',
  'rule',
  'annex',
  'part',
  'chapter',
  'title',
  'division',
  'subdivision',
] as const;
const INSERTED_IN_CAPITALS = ['paragraph', 'subparagraph', 'point', 'item'] as const;

const BRITISH: UnitLabels = { ...PLAIN, annex: ({ number }) => ` Schedule ${romanInCapitals(number)}`.trimEnd() };

/** Labels whose numbers have their letters in another case. */
const relettered = (kinds: readonly PathUnit['kind'][], lettered: (number: string) => string): UnitLabels =>
  Object.fromEntries(
    kinds.map((kind): [PathUnit['kind'], UnitLabel] => [
      kind,
      ({ number }, above) => (BRITISH[kind] ?? inEnglish)({ kind, number: lettered(number) }, above),
    ]),
  );

/** European law and the American codes, by title and by abbreviation. */
const EUROPEAN_TITLE = /\((?:EU|EC|EEC|Euratom)\)|\d\/(?:EU|EC|EEC)(?!\p{L})|European (?:Union|Communit|Parliament)/u;
/** "European Union (Pilotage) Act 2031" is an act of a state. */
const NATIONAL = /(?<!\p{L})(?:Act|Order|Regulations|Rules)\s\d{4}$/u;
const AMERICAN_CODE = /^(?:\d{1,2}\s(?:U\.S\.C|C\.F\.R|CFR)|Pub\. L\. \d)/u;

/**
 * English law inserts "section 3A"; European law "Article 12a", and the American codes "42 U.S.C. § 1396a" and laws.
 * Known failure: some titles of the United States Code have capitals, "18 U.S.C. § 1028A".
 */
function regionOf({ title, abbreviation }: Parameters<NonNullable<Labels['regionOf']>>[0]): string | undefined {
  if (EUROPEAN_TITLE.test(title) && !NATIONAL.test(title)) return 'EU';
  return AMERICAN_CODE.test(abbreviation) ? 'US' : undefined;
}

export const labels: Labels = {
  units: {
    ...BRITISH,
    ...relettered(IN_CAPITALS, inCapitals),
    ...relettered(INSERTED_IN_CAPITALS, insertedInCapitals),
  },
  regions: { EU: EUROPEAN, US: { ...PLAIN, section: ({ number }) => ` § ${number}` } },
  regionOf,
};
