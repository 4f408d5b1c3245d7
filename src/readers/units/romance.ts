import { PRINTED_LATIN, type Language, type UnitKind } from '../../law';
import { slug } from '../slug';
import { headingWords, unit, type UnitGrammar, type UnitHeading } from './unitHeading';

/** Words that only French, Spanish, Italian and Portuguese statutes open a heading with. */
const KINDS: Readonly<Record<string, UnitKind>> = {
  livre: 'book',
  libro: 'book',
  livro: 'book',
  partie: 'part',
  parte: 'part',
  titre: 'title',
  título: 'title',
  titulo: 'title',
  titolo: 'title',
  chapitre: 'chapter',
  capítulo: 'chapter',
  capitulo: 'chapter',
  capo: 'chapter',
  sección: 'division',
  seccion: 'division',
  sezione: 'division',
  secção: 'division',
  seção: 'division',
  'sous-section': 'subdivision',
  subsección: 'subdivision',
  subseção: 'subdivision',
  artículo: 'article',
  articulo: 'article',
  articolo: 'article',
  artigo: 'article',
  annexe: 'annex',
  anexo: 'annex',
  allegato: 'annex',
};
/** Words that English statutes use as well, for other units or with other numbers. */
const SHARED: Readonly<Record<string, UnitKind>> = { article: 'article', art: 'article', section: 'division' };
const LANGUAGES: ReadonlySet<Language> = new Set(['fr', 'es', 'it', 'pt', 'ca', 'gl']);

const WORD = /^(\p{L}+(?:-\p{L}+)?)\.?(?:\s+|$)/u;
/** "bis" as a part of a number; where it opens a range, as it does in German, it is none. */
const LATIN_WORD = `${PRINTED_LATIN}(?!\\p{L}|\\s+(?:\\d|§|Art))`;
/** A letter that is the last of a number: "Article 39 A", "Artículo 5-A. Objeto"; I, V and X may count a paragraph. */
const LETTER = `[\\s-](?:[A-HJ-UWYZ]|(?![IVX]{2})[A-Z]{2})(?=\\s*(?:$|[.:–—(])|\\s-|\\s${PRINTED_LATIN}(?!\\p{L}))`;
/** What makes an inserted article of another: "bis", "quater B", "-bis.1", "A", "AA bis". */
const INSERTED = `(?:[\\s-]${LATIN_WORD}(?:\\.\\d{1,2}(?![\\d.])|${LETTER})?|${LETTER}(?:\\s${LATIN_WORD})?)`;
/** 5, 1er, 5 bis, 5.º, 121-1, 22/1, L. 121-1, R*121-1, LO 111-3, 1649 quater B, IV, A. */
const NUMBER = new RegExp(
  `^(?:((?:LO|[LRDAC])\\.?\\s?\\*?\\s?(?=\\d))?(\\d{1,5}(?:-\\d{1,4}){0,4}(?:/\\d{1,3}(?![\\d/]))?)(?:\\.?[ºª°]|er(?!\\p{L}))?|([IVXLC]{1,8}|[A-Z])(?:\\.?[ºª°]|er(?!\\p{L}))?)(${INSERTED})?(?![\\p{L}\\d])`,
  'u',
);
/** What only numbers of these languages have: "Article L121-1", "Article 1er", "Art. 2-bis"; "Art. 2 bis 5" is a German range. */
const ROMANCE_NUMBER = new RegExp(
  `^(?:(?:LO|[LRDAC])\\.?\\s?\\*?\\s?\\d|1er(?!\\p{L})|premier(?!\\p{L})|\\d+[\\s-]${LATIN_WORD})`,
  'iu',
);

const ORDINALS: readonly RegExp[] = [
  /^(?:premi[eè]re?|primer[oa]?|prim[oa]|primeir[oa]|[uú]nic[oa]|unique)(?!\p{L})/iu,
  /^(?:deuxième|seconde?|segund[oa]|second[oa])(?!\p{L})/iu,
  /^(?:troisième|tercer[oa]?|terz[oa]|terceir[oa])(?!\p{L})/iu,
  /^(?:quatrième|cuart[oa]|quart[oa])(?!\p{L})/iu,
  /^(?:cinquième|quint[oa])(?!\p{L})/iu,
  /^(?:sixième|sext[oa]|sest[oa])(?!\p{L})/iu,
  /^(?:septième|s[ée]ptim[oa]|settim[oa]|sétim[oa])(?!\p{L})/iu,
  /^(?:huitième|octav[oa]|ottav[oa]|oitav[oa])(?!\p{L})/iu,
  /^(?:neuvième|noven[oa]|non[oa])(?!\p{L})/iu,
  /^(?:dixième|d[ée]cim[oa])(?!\p{L})/iu,
];

const withoutAccents = (word: string): string => word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

/** The Spanish cardinals that are one word, without accents; the others are sums of them. */
function cardinals(): Map<string, number> {
  const counted = (first: number, step: number, words: string): [string, number][] =>
    words.split(' ').map((word, index) => [word, first + index * step]);
  return new Map([
    ...counted(1, 1, 'uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis'),
    ...counted(17, 1, 'diecisiete dieciocho diecinueve veinte veintiuno veintidos veintitres veinticuatro veinticinco'),
    ...counted(26, 1, 'veintiseis veintisiete veintiocho veintinueve treinta'),
    ...counted(40, 10, 'cuarenta cincuenta sesenta setenta ochenta noventa cien'),
    ...counted(
      200,
      100,
      'doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos',
    ),
    ['ciento', 100],
  ]);
}
const CARDINALS = cardinals();
const CARDINAL = [...CARDINALS.keys(), ...'dieciséis veintidós veintitrés veintiséis'.split(' ')]
  .sort((one, other) => other.length - one.length)
  .join('|');
const CARDINAL_WORDS = new RegExp(String.raw`^(?:${CARDINAL})(?:\s+(?:y\s+)?(?:${CARDINAL})){0,2}(?!\p{L})`, 'iu');

/** "Disposición adicional primera. Título": a provision with a name instead of a number. */
const NAMED_PROVISION =
  /^(disposici[óo]n(?:es)?\s(?:adicional|transitoria|derogatoria|final)(?:es)?(?:\s(?:única|\p{L}{4,12}[oa](?:\s\p{L}{4,12}[oa])?))?)(?!\p{L})/iu;

/** The number at the beginning of a heading's rest, and what stands behind it. */
function numberAt(rest: string): { number: string; after: string } | undefined {
  const ordinal = ORDINALS.findIndex((pattern) => pattern.test(rest));
  if (ordinal >= 0) return { number: String(ordinal + 1), after: rest.replace(ORDINALS[ordinal]!, '') };
  const match = NUMBER.exec(rest);
  if (match === null) return undefined;
  const [all, book = '', digits, roman, inserted = ''] = match;
  const number = `${roman ?? `${book.replace(/[^LORDAC]/gu, '')}${digits!}`}${inserted.replace(/[\s-]/gu, '')}`;
  return { number, after: rest.slice(all.length) };
}

/** "Artículo veintiuno", "Artículo ciento cuarenta y dos": older Spanish acts count their articles in words. */
function cardinalAt(rest: string): { number: string; after: string } | undefined {
  const match = CARDINAL_WORDS.exec(rest);
  if (match === null) return undefined;
  const value = match[0].split(/\s+(?:y\s+)?/u).reduce((sum, word) => sum + CARDINALS.get(withoutAccents(word))!, 0);
  return { number: String(value), after: rest.slice(match[0].length) };
}

const words = (rest: string): string =>
  headingWords(rest.replace(/^[.\s]*[-–—:]?/u, '')).replace(/(?<=\p{L}{2})\.$/u, '');

/**
 * French, Spanish, Italian and Portuguese headings: `Article L. 121-1`, `Article premier`, `Artículo 5 bis. Objeto`,
 * `TÍTULO PRELIMINAR`, `CAPÍTULO II`, `Section 1 : Titre` in French, `Disposición adicional primera`.
 * Known failures: ordinals above ten in words, and cardinals in words that are not Spanish, stay part of the heading.
 */
export const romance: UnitGrammar = (text, language): UnitHeading | undefined => {
  const named = NAMED_PROVISION.exec(text);
  if (named !== null) {
    return { units: [{ kind: 'container', number: slug(named[1]!) }], heading: words(text.slice(named[1]!.length)) };
  }
  const word = WORD.exec(text);
  if (word === null) return undefined;
  const key = word[1]!.toLowerCase();
  const rest = text.slice(word[0].length);
  const isShared =
    LANGUAGES.has(language) || (language !== 'de' && SHARED[key] === 'article' && ROMANCE_NUMBER.test(rest));
  const kind = KINDS[key] ?? (isShared ? SHARED[key] : undefined);
  if (kind === undefined) return undefined;
  const annex = kind === 'article' ? /^annexe?(?=\s|$)/iu.exec(rest)?.[0] : undefined;
  if (annex !== undefined) return romance(rest, 'fr');
  const found = numberAt(rest) ?? (kind === 'article' ? cardinalAt(rest) : undefined);
  if (found !== undefined) return { units: [unit(kind, found.number)], heading: words(found.after) };
  if (kind === 'annex' && /^(?:$|[.:–—-])/u.test(rest)) return { units: [unit(kind, '')], heading: words(rest) };
  const preliminary = /^(?:pr[eé]liminai?re?|preliminare)(?!\p{L})/iu.exec(rest);
  if (preliminary === null) return undefined;
  return { units: [unit(kind, 'preliminar')], heading: words(rest.slice(preliminary[0].length)) };
};
