import { isDivision, writeNumber, type PathUnit } from '../../law';
import {
  frenchCount,
  frenchDivision,
  frenchNumber,
  inCapitals,
  insertedInCapitals,
  romanInCapitals,
  spanishNumber,
  thaiBranched,
} from './numberLetters';

/** A unit in the words of its law, with what joins it to the unit above, which is undefined where it stands alone. */
type UnitLabel = (unit: PathUnit, above: PathUnit | undefined) => string;
export type Labels = Readonly<Partial<Record<PathUnit['kind'], UnitLabel>>>;

/** `5-2` back to the Korean branch form: 제5조의2. */
const korean = (number: string, unit: string): string => `제${writeNumber(number, { unit, branch: '의' })}`;

/** `4-2` is 별표 4의2, `서식-14-2` 별지 제14호의2서식: forms are filed beside tables. */
function koreanAnnex(number: string): string {
  const [, form, own] = /^(별지|서식)-?(.*)$/u.exec(number) ?? [];
  if (form === undefined) return `별표 ${writeNumber(number, { branch: '의' })}`.trimEnd();
  return own === '' ? form : `별지 ${korean(own!, '호')}서식`;
}

/** `2-2` back to the Japanese branch form: 第2条の2. */
const japanese = (number: string, unit: string): string => `第${writeNumber(number, { unit, branch: 'の' })}`;

/** `別記1` is 別記第1, for what is filed beside the tables. */
function japaneseAnnex(number: string): string {
  const [, word = '別表', own = ''] = /^(別記)?(.*)$/u.exec(number)!;
  return own === '' ? word : `${word}${japanese(own, '')}`;
}

const isDigits = (number: string): boolean => /^\d/u.test(number);
/** `iv`; `i` and `v` are letters as well. */
const isRoman = (number: string): boolean => /^[ivx]{2,}$/u.test(number);
const upperFirst = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;

/** Ordinals in words, in which laws count what they do not number; beyond them they count in digits. */
const inWords = (ordinals: string): ((number: string) => string | undefined) => {
  const list = ordinals.split(' ');
  return (number) => (isDigits(number) ? list[Number(number) - 1] : undefined);
};
const ENGLISH = inWords('first second third fourth fifth sixth seventh eighth ninth tenth');
const SPANISH = inWords('primero segundo tercero cuarto quinto sexto séptimo octavo noveno décimo');
const DUTCH = inWords('eerste tweede derde vierde vijfde zesde zevende achtste negende tiende');
const THAI = inWords('หนึ่ง สอง สาม สี่ ห้า หก เจ็ด แปด เก้า สิบ');

/** The name of a part that its heading gives it, which ids have as a slug: `disposición-final-primera`. */
const named = (slug: string): string => slug.replace(/[-_]+/gu, ' ').trim();
/** The number behind the first word of such a name: `order xviiia`, `order 20a`. */
const NAMED_NUMBER =
  /^(\p{L}+ )((?=[ivxlc])c{0,3}(?:xc|xl|l?x{0,3})(?:ix|iv|v?i{0,3})[a-d]{0,2}|\d{1,4}\p{L}{0,2})(?= |$)/u;
const namedInCapitals = (slug: string): string =>
  upperFirst(named(slug).replace(NAMED_NUMBER, (_, word: string, number: string) => `${word}${number.toUpperCase()}`));

/** Behind these a number alone would not tell what it counts: "Schedule 2, paragraph 3", "first sentence, point (a)". */
const needsWord = (above: PathUnit | undefined): boolean =>
  above !== undefined && (['annex', 'container', 'sentence'].includes(above.kind) || isDivision(above.kind));
const bracketed: UnitLabel = ({ number }) => `(${number})`;
const worded = (word: string, number: string): string => `, ${word} ${isDigits(number) ? number : `(${number})`}`;
const bracketedOr =
  (word: string): UnitLabel =>
  (unit, above) =>
    needsWord(above) ? worded(word, unit.number) : bracketed(unit, above);
const ordinally =
  (word: string): UnitLabel =>
  ({ number }) => {
    const ordinal = ENGLISH(number);
    return ordinal === undefined ? `, ${word} ${number}` : `, ${ordinal} ${word}`;
  };

/** What is written in English words, its numbers as they are: law in a language that is not listed, too. */
const PLAIN: Labels = {
  section: ({ number }) => ` section ${number}`,
  article: ({ number }) => ` Article ${romanInCapitals(number)}`,
  rule: ({ number }) => ` Rule ${number}`,
  paragraph: bracketedOr('paragraph'),
  subparagraph: bracketed,
  sentence: ordinally('sentence'),
  point: bracketedOr('point'),
  item: bracketed,
  annex: ({ number }) => ` Annex ${romanInCapitals(number)}`.trimEnd(),
  container: ({ number }) => ` ${namedInCapitals(number)}`,
};

/** European law counts what it does not number: "Article 5(1), second subparagraph", "point (a), first indent". */
const EUROPEAN: Labels = {
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

const BRITISH: Labels = { ...PLAIN, annex: ({ number }) => ` Schedule ${romanInCapitals(number)}`.trimEnd() };

/** Labels whose numbers have their letters in another case. */
const relettered = (kinds: readonly PathUnit['kind'][], lettered: (number: string) => string): Labels =>
  Object.fromEntries(
    kinds.map((kind): [PathUnit['kind'], UnitLabel] => [
      kind,
      ({ number }, above) => (BRITISH[kind] ?? inEnglish)({ kind, number: lettered(number) }, above),
    ]),
  );

/** A unit by the name of its kind: "Part IIA", "Preamble". */
function inEnglish({ kind, number }: PathUnit): string {
  return ` ${upperFirst(kind)} ${isDivision(kind) ? romanInCapitals(number) : number}`.trimEnd();
}

/** "Buchst. a Doppelbuchst. bb": items in items have their letter twice. */
const germanItem = (number: string, above: PathUnit | undefined): string => {
  const [, doubled] = /^(\p{L})\1(\1)?$/u.exec(above?.kind === 'item' ? number : '') ?? [];
  if (doubled === undefined) return ` Buchst. ${number}`;
  return ` ${number.length === 2 ? 'Doppelbuchst.' : 'Dreifachbuchst.'} ${number}`;
};

/** `título preliminar` has a word for its number, `título II` none. */
const spanishDivision = (number: string): string => romanInCapitals(number);

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
    annex: ({ number }) => ` ${koreanAnnex(number)}`,
    preamble: () => ' 전문',
    container: ({ number }) => ` ${named(number.replace(/^부칙-(\d+)$/u, '부칙(제$1호)'))}`,
  },
  ja: {
    part: ({ number }) => ` ${japanese(number, '編')}`,
    chapter: ({ number }) => ` ${japanese(number, '章')}`,
    division: ({ number }) => ` ${japanese(number, '節')}`,
    subdivision: ({ number }) => ` ${japanese(number, '款')}`,
    article: ({ number }) => ` ${japanese(number, '条')}`,
    paragraph: ({ number }) => japanese(number, '項'),
    point: ({ number }) => japanese(number, '号'),
    item: ({ number }) => number,
    annex: ({ number }) => ` ${japaneseAnnex(number)}`,
    preamble: () => ' 前文',
    container: ({ number }) => ` ${named(number.replace(/^附則-(.+)$/u, '附則（$1）'))}`,
  },
  fr: {
    part: ({ number }) => ` partie ${frenchDivision(number)}`,
    book: ({ number }) => ` livre ${frenchDivision(number)}`,
    title: ({ number }) => ` titre ${frenchDivision(number)}`,
    chapter: ({ number }) => ` chapitre ${frenchDivision(number)}`,
    division: ({ number }) => ` section ${frenchDivision(number)}`,
    subdivision: ({ number }) => ` sous-section ${frenchDivision(number)}`,
    article: ({ number }) => ` article ${frenchNumber(number)}`,
    paragraph: ({ number }) => (isDigits(number) ? ` paragraphe ${number}` : ` ${frenchCount(number)}`),
    subparagraph: ({ number }) => ` alinéa ${number}`,
    sentence: ({ number }) => ` ${number}${number === '1' ? 're' : 'e'} phrase`,
    point: ({ number }) => (isDigits(number) ? ` ${frenchCount(number)}` : ` ${number})`),
    item: ({ number }) => (isDigits(number) ? ` ${number}${number === '1' ? 'er' : 'e'} tiret` : ` ${number})`),
    annex: ({ number }) => ` annexe ${number.toUpperCase()}`.trimEnd(),
    preamble: () => ' préambule',
    container: ({ number }) => ` ${named(number)}`,
  },
  es: {
    book: ({ number }) => ` libro ${spanishDivision(number)}`,
    part: ({ number }) => ` parte ${spanishDivision(number)}`,
    title: ({ number }) => ` título ${spanishDivision(number)}`,
    chapter: ({ number }) => ` capítulo ${spanishDivision(number)}`,
    division: ({ number }) => ` sección ${spanishDivision(number)}`,
    subdivision: ({ number }) => ` subsección ${spanishDivision(number)}`,
    article: ({ number }) => ` artículo ${spanishNumber(number)}`,
    paragraph: ({ number }, above) => (needsWord(above) ? `, apartado ${number}` : `.${number}`),
    subparagraph: ({ number }) => `, párrafo ${SPANISH(number) ?? number}`,
    sentence: ({ number }) => `, frase ${number}`,
    point: ({ number }) => {
      if (isDigits(number)) return `, punto ${number}`;
      return isRoman(number) ? `, fracción ${number.toUpperCase()}` : `, letra ${number})`;
    },
    item: ({ number }) => (isDigits(number) ? `, número ${number}` : `, letra ${number})`),
    annex: ({ number }) => ` anexo ${number.toUpperCase()}`.trimEnd(),
    preamble: () => ' preámbulo',
    container: ({ number }) => ` ${named(number)}`,
  },
  nl: {
    book: ({ number }) => ` boek ${romanInCapitals(number)}`,
    part: ({ number }) => ` deel ${romanInCapitals(number)}`,
    title: ({ number }) => ` titel ${romanInCapitals(number)}`,
    chapter: ({ number }) => ` hoofdstuk ${romanInCapitals(number)}`,
    division: ({ number }) => ` afdeling ${romanInCapitals(number)}`,
    subdivision: ({ number }) => ` paragraaf ${romanInCapitals(number)}`,
    article: ({ number }) => ` artikel ${romanInCapitals(number)}`,
    paragraph: ({ number }) => ` lid ${number}`,
    subparagraph: ({ number }) => ` alinea ${number}`,
    sentence: ({ number }) => `, ${DUTCH(number) ?? `${number}e`} volzin`,
    point: ({ number }) => ` onder ${isDigits(number) ? `${number}°` : number}`,
    item: ({ number }) => (isDigits(number) ? `, ${number}°` : ` onder ${number}`),
    annex: ({ number }) => ` bijlage ${romanInCapitals(number)}`.trimEnd(),
    preamble: () => ' preambule',
    container: ({ number }) => ` ${named(number)}`,
  },
  th: {
    book: ({ number }) => ` บรรพ ${number}`,
    part: ({ number }) => ` ภาค ${number}`,
    title: ({ number }) => ` ลักษณะ ${number}`,
    chapter: ({ number }) => ` หมวด ${number}`,
    division: ({ number }) => ` ส่วนที่ ${number}`,
    subdivision: ({ number }) => ` ตอนที่ ${number}`,
    section: ({ number }) => ` มาตรา ${thaiBranched(number)}`,
    article: ({ number }) => ` ข้อ ${thaiBranched(number)}`,
    paragraph: ({ number }) => ` วรรค${THAI(number) ?? ` ${number}`}`,
    point: ({ number }) => ` (${number})`,
    item: ({ number }) => ` (${number})`,
    annex: ({ number }) => ` ภาคผนวก ${number}`.trimEnd(),
    container: ({ number }) => ` ${named(number)}`,
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
    rule: ({ number }) => ` Regel ${number}`,
    paragraph: ({ number }) => ` Abs. ${number}`,
    subparagraph: ({ number }) => ` UAbs. ${number}`,
    sentence: ({ number }) => ` Satz ${number}`,
    point: ({ number }) => ` Nr. ${number}`,
    item: ({ number }, above) => germanItem(number, above),
    annex: ({ number }) => ` Anlage ${romanInCapitals(number)}`.trimEnd(),
    preamble: ({ number }) => ` ${number === '' ? 'Präambel' : upperFirst(number)}`,
    container: ({ number }) => ` ${namedInCapitals(number)}`,
  },
  en: {
    ...BRITISH,
    ...relettered(IN_CAPITALS, inCapitals),
    ...relettered(INSERTED_IN_CAPITALS, insertedInCapitals),
  },
  'en-EU': EUROPEAN,
  'en-US': { ...PLAIN, section: ({ number }) => ` § ${number}` },
};

/** How a language labels its units, or what labels those of one that is not listed. */
export function unitLabel(unit: PathUnit, above: PathUnit | undefined, manner: string): string {
  const labels = LABELS[manner] ?? PLAIN;
  return (labels[unit.kind] ?? inEnglish)(unit, above);
}
