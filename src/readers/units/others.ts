import type { UnitKind } from '../../law';
import { headingWords, unit, type UnitGrammar } from './unitHeading';

/** What languages without a grammar of their own call their units, before the number. Latin words without their accents. */
const BEFORE: Readonly<Record<string, UnitKind>> = {
  artikel: 'article',
  artykul: 'article',
  articol: 'article',
  articolul: 'article',
  clanek: 'article',
  clanok: 'article',
  clan: 'article',
  cl: 'article',
  pasal: 'article',
  madde: 'article',
  άρθρο: 'article',
  стаття: 'article',
  статья: 'article',
  член: 'article',
  чл: 'article',
  hoofdstuk: 'chapter',
  rozdzial: 'chapter',
  capitolul: 'chapter',
  kapitel: 'chapter',
  kapittel: 'chapter',
  bab: 'chapter',
  κεφάλαιο: 'chapter',
  глава: 'chapter',
  розділ: 'chapter',
  hlava: 'title',
  titel: 'title',
  titlul: 'title',
  afdeling: 'division',
  sectiunea: 'division',
  oddzial: 'division',
  boek: 'book',
  deel: 'part',
  cast: 'part',
  bijlage: 'annex',
  bilaga: 'annex',
  bilag: 'annex',
  liite: 'annex',
  zalacznik: 'annex',
  priloha: 'annex',
  anexa: 'annex',
};
/** What others say behind it: "1 kap.", "2 luku", "5 straipsnis", "9. pants", "8. §". */
const BEHIND: Readonly<Record<string, UnitKind>> = {
  '§': 'section',
  straipsnis: 'article',
  pants: 'article',
  cikk: 'article',
  skyrius: 'chapter',
  luku: 'chapter',
  kap: 'chapter',
  kapitlet: 'chapter',
  nodala: 'chapter',
  fejezet: 'chapter',
  avd: 'part',
  avdelningen: 'part',
  osa: 'part',
  resz: 'part',
};

const NUMBER_BEHIND = /^(\p{L}+)\.?\s+(\d{1,4}(?:[:-]\d{1,4}){0,3}(?:\s?[a-z](?!\p{L}))?|[IVXLC]{1,8})(?![\p{L}\d])/u;
const NUMBER_BEFORE =
  /^(\d{1,4}(?:-\d{1,4})?(?:\s?[a-z](?!\p{L}))?|[IVXLC]{1,8})\.?\s*(§(?!\s*[§\d])|\p{L}+)(?!\p{L})\.?/u;
const ACCENTS = /(?<=\p{Script=Latin})\p{M}+/gu;

const kindIn = (kinds: Readonly<Record<string, UnitKind>>, word: string): UnitKind | undefined => {
  const key = word.toLowerCase().replaceAll('ł', 'l').normalize('NFD').replace(ACCENTS, '').normalize('NFC');
  return Object.hasOwn(kinds, key) ? kinds[key] : undefined;
};

/**
 * Headings of languages whose citations Proviso does not read: `Artikel 1:2a`, `Hoofdstuk 3`, `Άρθρο 4`, `Стаття 5. Назва`,
 * `5 a §`, `2 kap. Olja`, `5 straipsnis. Pavadinimas`. Assumption: a heading that begins with such a word and a number, or
 * the other way round, names a unit. Known failure: a heading in words ("Kapitel zwei").
 */
export const others: UnitGrammar = (text) => {
  const behind = NUMBER_BEHIND.exec(text);
  const kind = behind === null ? undefined : kindIn(BEFORE, behind[1]!);
  if (kind !== undefined)
    return { units: [unit(kind, behind![2]!)], heading: headingWords(text.slice(behind![0].length)) };
  const before = NUMBER_BEFORE.exec(text);
  const named = before === null ? undefined : kindIn(BEHIND, before[2]!);
  if (named === undefined) return undefined;
  return { units: [unit(named, before![1]!)], heading: headingWords(text.slice(before![0].length)) };
};
