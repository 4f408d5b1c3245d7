import type { Corpus } from './corpus';
import { parseEId, type Path, type PathUnit } from './path';
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

const capitalised = (unit: PathUnit): string =>
  `${unit.kind[0]?.toUpperCase() ?? ''}${unit.kind.slice(1)} ${unit.number}`.trimEnd();

/** How each language writes a unit; a kind that is not listed is written in English. */
const LABELS: Readonly<Record<string, Partial<Record<PathUnit['kind'], UnitLabel>>>> = {
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
    article: ({ number }) => ` article ${number.replace(/^[a-z]{1,2}(?=\d)/u, (book) => book.toUpperCase())}`,
    paragraph: ({ number }) => ` ${number.toUpperCase()}`,
    point: ({ number }) => ` ${number}°`,
    item: ({ number }) => ` ${number})`,
    annex: ({ number }) => ` annexe ${number.toUpperCase()}`.trimEnd(),
  },
  es: {
    title: ({ number }) => ` título ${number.toUpperCase()}`,
    chapter: ({ number }) => ` capítulo ${number.toUpperCase()}`,
    division: ({ number }) => ` sección ${number}`,
    article: ({ number }) => ` artículo ${number}`,
    paragraph: ({ number }) => `.${number}`,
    point: ({ number }) => `.${number}`,
    item: ({ number }) => `, letra ${number})`,
    annex: ({ number }) => ` anexo ${number.toUpperCase()}`.trimEnd(),
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
    book: ({ number }) => ` Buch ${number}`,
    part: ({ number }) => ` Teil ${number}`,
    chapter: ({ number }) => ` Kapitel ${number}`,
    title: ({ number }) => ` Titel ${number}`,
    division: ({ number }) => ` Abschnitt ${number}`,
    subdivision: ({ number }) => ` Unterabschnitt ${number}`,
    section: ({ number }) => ` § ${number}`,
    article: ({ number }) => ` Art. ${number}`,
    paragraph: ({ number }) => ` Abs. ${number}`,
    sentence: ({ number }) => ` Satz ${number}`,
    point: ({ number }) => ` Nr. ${number}`,
    item: ({ number }) => ` Buchst. ${number}`,
    annex: ({ number }) => ` Anlage ${number}`.trimEnd(),
  },
  en: {
    section: ({ number }) => ` section ${number}`,
    article: ({ number }) => ` Article ${number}`,
    rule: ({ number }) => ` Rule ${number}`,
    paragraph: ({ number }) => `(${number})`,
    subparagraph: ({ number }) => `(${number})`,
    point: ({ number }) => `(${number})`,
    item: ({ number }) => `(${number})`,
    annex: ({ number }) => ` Schedule ${number}`.trimEnd(),
    container: ({ number }) => ` ${number}`,
  },
};

/** The unit's place in the act's own style, without the act: "제814조제1항", "§ 548 Abs. 1", "section 12(1)". */
export function pathLabel(path: Path, language: Language): string {
  const labels = LABELS[language] ?? LABELS['en'];
  return path
    .map((unit) => labels?.[unit.kind]?.(unit) ?? ` ${capitalised(unit)}`)
    .join('')
    .replace(/^[ .]/u, '');
}

/** A provision as a drafter would cite it: "상법 제814조제1항", "BGB § 548 Abs. 1", "Harbour Act section 12(1)". */
export function provisionLabel(act: Act, path: Path): string {
  const name = act.abbreviation === '' ? act.title : act.abbreviation;
  return `${name} ${pathLabel(path, act.language)}`.trimEnd();
}

/** {@link provisionLabel} of a corpus's provision. */
export function labelOf(corpus: Corpus, ordinal: number): string {
  const { eId } = splitProvisionId(corpus.id(ordinal));
  return provisionLabel(corpus.acts[corpus.actOf(ordinal)]!, parseEId(eId));
}
