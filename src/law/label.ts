import type { Corpus } from './corpus';
import {
  frenchNumber,
  inCapitals,
  insertedInCapitals,
  numberedAs,
  romanInCapitals,
  spanishNumber,
} from './numberLetters';
import { isDivision, parseEId, type Path, type PathUnit } from './path';
import type { Act, Language } from './provision';
import { splitProvisionId } from './provisionId';

type UnitLabel = (unit: PathUnit) => string;

/** `5-2` back to the Korean branch form: 제5조의2. */
function korean(number: string, unit: string): string {
  const [main, ...branches] = number.split('-');
  return `제${main ?? ''}${unit}${branches.map((branch) => `의${branch}`).join('')}`;
}

/** `2-2` back to the Japanese branch form: 第2条の2. */
function japanese(number: string, unit: string): string {
  const [main, ...branches] = number.split('-');
  return `第${main ?? ''}${unit}${branches.map((branch) => `の${branch}`).join('')}`;
}

const capitalised = ({ kind, number }: PathUnit): string =>
  `${kind[0]?.toUpperCase() ?? ''}${kind.slice(1)} ${isDivision(kind) ? romanInCapitals(number) : number}`.trimEnd();

type Labels = Partial<Record<PathUnit['kind'], UnitLabel>>;

/** What is written in English words, its numbers as they are: law in a language that is not listed, too. */
const PLAIN: Labels = {
  section: ({ number }) => ` section ${number}`,
  article: ({ number }) => ` Article ${romanInCapitals(number)}`,
  rule: ({ number }) => ` Rule ${number}`,
  paragraph: ({ number }) => `(${number})`,
  subparagraph: ({ number }) => `(${number})`,
  point: ({ number }) => `(${number})`,
  item: ({ number }) => `(${number})`,
  annex: ({ number }) => ` Schedule ${romanInCapitals(number)}`.trimEnd(),
  container: ({ number }) => ` ${number}`,
};

const CAPITALISED = [
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
const BRACKETED = ['paragraph', 'subparagraph', 'point', 'item'] as const;

/** Labels whose numbers have their letters in another case. */
const relettered = (kinds: readonly PathUnit['kind'][], lettered: (number: string) => string): Labels =>
  Object.fromEntries(
    kinds.map((kind) => {
      const label = PLAIN[kind] ?? ((unit: PathUnit) => ` ${capitalised(unit)}`);
      return [kind, (unit: PathUnit) => label({ kind, number: lettered(unit.number) })];
    }),
  );

/** How each language writes a unit; a kind that is not listed is written in English. */
const LABELS: Readonly<Record<string, Labels>> = {
  ko: {
    part: ({ number }) => ` ${korean(number, '편')}`,
    chapter: ({ number }) => ` ${korean(number, '장')}`,
    division: ({ number }) => ` ${korean(number, '절')}`,
    subdivision: ({ number }) => ` ${korean(number, '관')}`,
    article: ({ number }) => ` ${korean(number, '조')}`,
    paragraph: ({ number }) => korean(number, '항'),
    point: ({ number }) => korean(number, '호'),
    item: ({ number }) => `${number}목`,
    annex: ({ number }) => ` 별표 ${number.replace('-', '의')}`.trimEnd(),
    container: ({ number }) => ` ${number.replace(/^부칙-(\d+)$/u, '부칙(제$1호)')}`,
  },
  ja: {
    part: ({ number }) => ` ${japanese(number, '編')}`,
    chapter: ({ number }) => ` ${japanese(number, '章')}`,
    division: ({ number }) => ` ${japanese(number, '節')}`,
    subdivision: ({ number }) => ` ${japanese(number, '款')}`,
    article: ({ number }) => ` ${japanese(number, '条')}`,
    paragraph: ({ number }) => japanese(number, '項'),
    point: ({ number }) => japanese(number, '号'),
    annex: ({ number }) => (number === '' ? ' 別表' : ` 別表${japanese(number, '')}`),
    container: ({ number }) => ` ${number}`,
  },
  fr: {
    part: ({ number }) => ` partie ${number.toUpperCase()}`,
    book: ({ number }) => ` livre ${number.toUpperCase()}`,
    title: ({ number }) => ` titre ${number.toUpperCase()}`,
    chapter: ({ number }) => ` chapitre ${number.toUpperCase()}`,
    division: ({ number }) => ` section ${number}`,
    article: ({ number }) => ` article ${frenchNumber(number)}`,
    paragraph: ({ number }) => ` ${number.toUpperCase()}`,
    point: ({ number }) => ` ${number}°`,
    item: ({ number }) => ` ${number})`,
    annex: ({ number }) => ` annexe ${number.toUpperCase()}`.trimEnd(),
    container: ({ number }) => ` ${number.replaceAll('-', ' ')}`,
  },
  es: {
    title: ({ number }) => ` título ${number.toUpperCase()}`,
    chapter: ({ number }) => ` capítulo ${number.toUpperCase()}`,
    division: ({ number }) => ` sección ${number}`,
    article: ({ number }) => ` artículo ${spanishNumber(number)}`,
    paragraph: ({ number }) => `.${number}`,
    point: ({ number }) => `.${number}`,
    item: ({ number }) => `, letra ${number})`,
    annex: ({ number }) => ` anexo ${number.toUpperCase()}`.trimEnd(),
    container: ({ number }) => ` ${number.replaceAll('-', ' ')}`,
  },
  th: {
    chapter: ({ number }) => ` หมวด ${number}`,
    division: ({ number }) => ` ส่วนที่ ${number}`,
    section: ({ number }) => ` มาตรา ${number}`,
    article: ({ number }) => ` มาตรา ${number}`,
    paragraph: ({ number }) => ` วรรค ${number}`,
    point: ({ number }) => ` (${number})`,
  },
  de: {
    book: ({ number }) => ` Buch ${romanInCapitals(number)}`,
    part: ({ number }) => ` Teil ${romanInCapitals(number)}`,
    chapter: ({ number }) => ` Kapitel ${romanInCapitals(number)}`,
    title: ({ number }) => ` Titel ${romanInCapitals(number)}`,
    division: ({ number }) => ` Abschnitt ${romanInCapitals(number)}`,
    subdivision: ({ number }) => ` Unterabschnitt ${romanInCapitals(number)}`,
    section: ({ number }) => ` § ${number}`,
    article: ({ number }) => ` Art. ${romanInCapitals(number)}`,
    paragraph: ({ number }) => ` Abs. ${number}`,
    sentence: ({ number }) => ` Satz ${number}`,
    point: ({ number }) => ` Nr. ${number}`,
    item: ({ number }) => ` Buchst. ${number}`,
    annex: ({ number }) => ` Anlage ${romanInCapitals(number)}`.trimEnd(),
  },
  en: {
    ...PLAIN,
    ...relettered(CAPITALISED, inCapitals),
    ...relettered(BRACKETED, insertedInCapitals),
  },
};

/** What numbered paragraphs of a preamble are called. */
const RECITALS: Readonly<Record<string, string>> = {
  de: 'Erwägungsgrund',
  en: 'recital',
  es: 'considerando',
  fr: 'considérant',
};

/**
 * The unit's place in the act's own style, without the act: "제814조제1항", "§ 548 Abs. 1", "section 12A(1)".
 * @param language that which the act's numbers follow, see {@link numberedAs}
 */
export function pathLabel(path: Path, language: Language): string {
  const labels = LABELS[language] ?? PLAIN;
  const written = (units: Path): string =>
    units.map((unit) => labels[unit.kind]?.(unit) ?? ` ${capitalised(unit)}`).join('');
  const [preamble, recital, ...finer] = path;
  if (preamble?.kind === 'preamble' && preamble.number === '' && recital?.kind === 'paragraph') {
    return `${RECITALS[language] ?? RECITALS['en']!} ${recital.number}${written(finer)}`;
  }
  return written(path).replace(/^[ .]/u, '');
}

/** A provision as a drafter would cite it: "상법 제814조제1항", "BGB § 548 Abs. 1", "Harbour Act section 12(1)". */
export function provisionLabel(act: Act, path: Path): string {
  const name = act.abbreviation === '' ? act.title : act.abbreviation;
  return `${name} ${pathLabel(path, numberedAs(act))}`.trimEnd();
}

/** {@link provisionLabel} of a corpus's provision. */
export function labelOf(corpus: Corpus, ordinal: number): string {
  const { eId } = splitProvisionId(corpus.id(ordinal));
  return provisionLabel(corpus.acts[corpus.actOf(ordinal)]!, parseEId(eId));
}
