import { PACKS } from '../../../../src/languages';
import { LANGUAGES } from './cases/index';
import type { LanguageCases } from './cases';
import { PARTS, type Part } from './parts';

/** The page of the documentation that has the table. */
export const PAGE = 'media/docs/languages.md';

const BEGIN = '<!-- table: written by `npm run languages` -->';
const END = '<!-- end of table -->';

const NAMES = new Intl.DisplayNames(['en'], { type: 'language' });
const nameOf = (code: string): string => NAMES.of(code) ?? code;

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

const gapsIn = ({ gaps = [] }: LanguageCases, part: Part): number => gaps.filter(([name]) => name === part.name).length;

/** How many cases of a part hold: `4`, `3 of 4` where some are gaps, `no` where the language lacks it. */
function cell(cases: LanguageCases, part: Part): string {
  const count = part.casesOf(cases).length;
  if (count === 0) return 'no';
  const gaps = gapsIn(cases, part);
  return gaps === 0 ? String(count) : `${count - gaps} of ${count}`;
}

/** The table of parts by language, what holds where one is missing, and the known gaps. */
export function tableOfLanguages(): string {
  const header = ['Cases that hold', ...LANGUAGES.map(({ code }) => nameOf(code))];
  const rows = PARTS.map((part) => [part.name, ...LANGUAGES.map((cases) => cell(cases, part))]);
  const optional = PARTS.filter(({ isRequired }) => !isRequired);
  const others = PACKS.filter(({ citations }) => citations === undefined);
  const namesOf = (packs: typeof others): string => packs.map(({ code }) => nameOf(code)).join(', ');
  const [titled, told] = [others.filter(({ titles }) => titles), others.filter(({ titles }) => !titles)];
  const gaps = LANGUAGES.flatMap(({ code, gaps: known = [] }) =>
    known.map(([part, name, missing]) => row([nameOf(code), part, `\`${name.split('\n')[0]!}\``, missing])),
  );
  return [
    row(header),
    row(['---', ...LANGUAGES.map(() => '---:')]),
    ...rows.map(row),
    '',
    row(['A language without', 'is read so']),
    row(['---', '---']),
    ...optional.map(({ name, otherwise }) => row([name, otherwise])),
    '',
    `Of ${namesOf(titled)} Proviso knows what statutes, bills and writings about them are called, and no more;`,
    `texts in ${namesOf(told)} it tells from others.`,
    ...(gaps.length === 0
      ? []
      : [
          '',
          row(['Known gap of', 'in', 'of the case', 'what is missing']),
          row(['---', '---', '---', '---']),
          ...gaps,
        ]),
  ].join('\n');
}

/** The page with the table of today in it. */
export function withTable(page: string): string {
  const [before = '', rest = ''] = page.split(BEGIN);
  const [, after = ''] = rest.split(END);
  return `${before}${BEGIN}\n\n${tableOfLanguages()}\n\n${END}${after}`;
}
