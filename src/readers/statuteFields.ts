import { PACKS } from '../languages';
import type { ActDocument, Language, Problem } from '../law';
import type { FrontMatter } from './frontMatter';
import { statedValidity } from './standing';
import { daysIn, withYears, yearsIn, yearsOfPublication } from './actYears';

/**
 * What front matter says of a statute, by the names that publishers give its fields; case, `_`, `-` and blanks in a name
 * do not count. Values are the first of the names that is there.
 */
const FIELDS = {
  title: ['title', 'titulo', 'título', 'titre', 'titolo', 'titel', '제목'],
  abbreviation: ['jurabk', 'abbreviation', 'abreviatura', 'sigla', '법령약칭'],
  language: ['language', 'lang', 'idioma', 'langue'],
  country: ['country', 'pais', 'país', 'pays', 'paese', 'land'],
  status: ['status', 'estado', 'etat', 'état', 'statut', 'stato', 'vigencia', '상태'],
  made: [
    'enactmentdate',
    'dateofenactment',
    'promulgationdate',
    'ausfertigungsdatum',
    'datetexte',
    'fechadisposicion',
    '공포일자',
  ],
  published: ['publicationdate', 'datepublication', 'fechapublicacion', 'datapubblicazione', 'datapublicacao'],
  from: [
    'inforcefrom',
    'effectivedate',
    'entryintoforce',
    'validfrom',
    'fechavigencia',
    'datedebut',
    'inkrafttreten',
    '시행일자',
  ],
  until: ['inforceuntil', 'repealdate', 'expirydate', 'validuntil', 'fechaderogacion', 'datefin', 'ausserkrafttreten'],
} as const;

/** Countries whose statutes are in one language; other codes are languages of their own country or several. */
const LANGUAGE_OF = new Map(
  PACKS.flatMap(({ code, countries }) => (countries ?? []).map((country) => [country, code])),
);

/** What a publisher calls an act that is no longer law. */
const REPEALED = new RegExp(`^(?:${PACKS.flatMap(({ notices }) => notices?.actRepealed ?? []).join('|')})`, 'iu');

/** The text of one of a statute's fields, or the empty string. */
export function statuteField({ plainFields }: FrontMatter, field: keyof typeof FIELDS): string {
  const name = FIELDS[field].find((each) => plainFields.has(each));
  return name === undefined ? '' : plainFields.get(name)!;
}

/** The language that front matter states, itself or by the country. */
export function statedLanguage(frontMatter: FrontMatter): Language | undefined {
  const tag = /^[a-z]{2,3}(?![a-z])/u.exec(statuteField(frontMatter, 'language').toLowerCase())?.[0];
  return tag ?? LANGUAGE_OF.get(statuteField(frontMatter, 'country').toLowerCase());
}

/**
 * The act with what its front matter says of when it was made and of its being law; where it says that the act is
 * repealed, all in it is. Dates that are none are told in `problems`.
 */
export function withStanding(document: ActDocument, frontMatter: FrontMatter, problems: Problem[]): ActDocument {
  const { validity, problems: wrong = [] } = statedValidity(
    statuteField(frontMatter, 'from'),
    statuteField(frontMatter, 'until'),
  );
  const { file } = document.act;
  problems.push(...wrong.map((message) => ({ file, line: 1, severity: 'warning' as const, message })));
  const { years = [], days = [] } = document.act;
  const made = statuteField(frontMatter, 'made');
  const published = yearsOfPublication(statuteField(frontMatter, 'published'));
  const dated = withYears(document.act, [...years, ...yearsIn(made), ...published], [...days, ...daysIn(made)]);
  const act = validity === undefined ? dated : { ...dated, validity };
  if (!REPEALED.test(statuteField(frontMatter, 'status'))) return { ...document, act };
  return { act, provisions: document.provisions.map((provision) => ({ ...provision, status: 'repealed' })) };
}
