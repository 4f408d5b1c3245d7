/** Law and a draft that grow in one direction, where the rest of Proviso's tests have none that large. */
export interface Shape {
  readonly name: string;
  /** Files of statutes by name, of a size that is proportional to `size`. */
  readonly files: (size: number) => Readonly<Record<string, string>>;
  /** A draft that cites them, of a size that is proportional to `size`; one citation where nothing else is said. */
  readonly draft?: (size: number) => string;
  /** How many things the smallest law has, where that is not what all have. */
  readonly start?: number;
}

const upTo = (size: number, each: (at: number) => string): string =>
  Array.from({ length: size }, (_, at) => each(at + 1)).join('');

const section = (number: number | string, text: string, heading = 'Fees'): string =>
  `### Section ${number}. ${heading}\n\n${text}\n\n`;
const act = (text: string, title = 'Harbour Act 1990'): string => `# ${title}\n\n${text}`;
const one = (text: string, title?: string): Readonly<Record<string, string>> => ({ 'harbour.md': act(text, title) });

/** Shapes that once took time or memory with the square of their size, and their kin. */
export const SHAPES: readonly Shape[] = [
  {
    name: 'citations of few sections',
    files: (size) =>
      one(
        section(1, `A fee is due. ${upTo(size, () => 'It follows section 2. ')}`) +
          section(2, `A lamp is lit. ${upTo(size, () => 'It follows section 1. ')}`),
      ),
    draft: (size) => upTo(size, () => 'See section 1 of the Harbour Act 1990.\n'),
  },
  {
    name: 'paragraphs cited in one long section',
    files: (size) =>
      one(
        section(
          1,
          upTo(size, (at) => `(${at}) A fee is due under paragraph (${size + 1 - at}).\n`),
        ),
      ),
    draft: (size) => upTo(size, (at) => `See section 1(${at}) of the Harbour Act 1990.\n`),
  },
  {
    name: 'paragraphs that are not there, of one long section',
    files: (size) =>
      one(
        section(
          1,
          upTo(size, () => 'A fee is due for each berth. '),
        ),
      ),
    draft: (size) => upTo(size, (at) => `See section 1(${at + 1})(b) of the Harbour Act 1990.\n`),
  },
  {
    name: 'items of a German list',
    start: 1_000,
    files: (size) => ({
      'hafen.md': `# Hafengesetz (HafG)\n\n### § 1 Entgelt\n\nDas Entgelt umfasst:\n${upTo(size, (at) => `${at}. Liegeplätze nach Nummer ${size + 1 - at},\n`)}`,
    }),
    draft: (size) => upTo(size, (at) => `Vgl. § 1 Nr. ${at} HafG und § 1 Satz ${at} HafG.\n`),
  },
  {
    name: 'sections',
    files: (size) => one(upTo(size, (at) => section(at, `A fee is due under section ${(at % size) + 1}.`))),
    draft: (size) => upTo(size, (at) => `See section ${at} of the Harbour Act 1990.\n`),
  },
  {
    name: 'ranges',
    files: (size) => one(upTo(size, (at) => section(at, `See sections 1 to ${size}.`))),
    draft: (size) => upTo(Math.ceil(size / 2), (at) => `See sections ${at} to ${size} of the Harbour Act 1990.\n`),
  },
  {
    name: 'ranges of repealed sections, some without their end',
    files: (size) => one(upTo(size, (at) => section(at, '[Repealed]'))),
    draft: (size) =>
      upTo(Math.ceil(size / 2), (at) => `See sections ${at} to ${size + (at % 2)} of the Harbour Act 1990.\n`),
  },
  {
    name: 'sections of one number',
    files: (size) => one(upTo(size, () => section(1, 'A fee is due.'))),
    draft: (size) => upTo(size, () => 'See section 1 of the Harbour Act 1990.\n'),
  },
  {
    name: 'articles of one number below divisions',
    files: (size) => ({
      'code.md': `# Code des ports\n\n${upTo(size, (at) => `## Titre ${at}\n\n### Article 1\n\nLe droit est dû.\n\n`)}`,
    }),
    draft: (size) => upTo(size, () => "Voir l'article 1 du code des ports.\n"),
  },
  {
    name: 'files',
    files: (size) =>
      Object.fromEntries(
        Array.from({ length: size }, (_, at) => [
          `act-${at}.md`,
          act(section(1, `See section 1 of the Berth Act ${2000 + ((at + 1) % size)}.`), `Berth Act ${2000 + at}`),
        ]),
      ),
    draft: (size) => upTo(size, (at) => `See section 1 of the Berth Act ${1999 + at}.\n`),
    start: 500,
  },
  {
    name: 'long titles',
    files: (size) =>
      Object.fromEntries(
        Array.from({ length: Math.ceil(size / 10) }, (_, at) => [
          `act-${at}.md`,
          act(section(1, 'A fee is due.'), `Harbours ${upTo(10, (word) => `Lamps${at}x${word} and `)}Piers Act 1990`),
        ]),
      ),
    draft: (size) => `Under the ${upTo(size, (at) => `Harbours and Lamps ${at} and `)}Piers Act 1990, section 1.\n`,
  },
  {
    name: 'nested lists',
    files: (size) =>
      one(
        section(
          1,
          `A fee is due for:\n${upTo(size, (at) => `(${'abcdefghij'[at % 10]!}) berths:\n(i) lit;\n(ii) dark;\n(1) at night;\n`)}`,
        ),
      ),
    draft: (size) => upTo(size, (at) => `See section 1(${'abcdefghij'[at % 10]!})(ii)(1) of the Harbour Act 1990.\n`),
  },
  {
    name: 'definitions',
    files: (size) =>
      one(
        section(
          1,
          upTo(size, (at) => `“Berth${at}x” means a place for a ship.\n`),
        ) + section(2, 'A berth1x is lit.'),
      ),
    draft: (size) => `By section 1 of the Harbour Act 1990 ${upTo(size, (at) => `a berth${at}x is lit, `)}and so on.\n`,
  },
  {
    name: 'definitions of one draft',
    files: () => one(section(1, 'A fee is due.')),
    draft: (size) =>
      upTo(size, (at) => `The Harbour Act 1990 (“the Act${at}x”) applies. See section 1 of the Act${at}x.\n`),
  },
  {
    name: 'a cycle of citations',
    files: (size) =>
      one(
        upTo(size, (at) =>
          section(at, `This follows section ${at === 1 ? size : at - 1} and section ${(at % size) + 1}.`),
        ),
      ),
  },
  {
    name: 'one long line',
    files: (size) =>
      one(
        section(
          1,
          upTo(size, () => 'a fee is due and a lamp is lit '),
        ),
      ),
    draft: (size) => `${upTo(size, () => 'a fee is due and a lamp is lit ')}under section 1 of the Harbour Act 1990`,
  },
  {
    name: 'brackets and quotations',
    files: (size) =>
      one(section(1, `${'('.repeat(size)}a fee “is” due${')'.repeat(size)} ${upTo(size, () => '“a fee" ')}`)),
    draft: (size) =>
      `${'('.repeat(size)}“section 1 of the Harbour Act 1990”${')'.repeat(size)} ${upTo(size, () => '“a" ')}`,
  },
  {
    name: 'Korean articles and paragraphs',
    files: (size) => ({
      'fees.md': `# 항만요금법\n\n${upTo(size, (at) => `## 제${at}조(요금)\n① 제${(at % size) + 1}조제1항에 따라 요금을 낸다.\n② 제1항의 요금은 제2호와 같다.\n\n`)}`,
    }),
    draft: (size) => upTo(size, (at) => `「항만요금법」 제${at}조제2항에 따른다.\n`),
  },
  {
    name: 'Japanese items of the point before, where there is none',
    files: (size) => ({
      'fees.md': `# 港湾料金法\n\n## 第一条（料金）\n\n料金を納める。\n\n## 第二条（免除）\n\n前条${upTo(size, () => '及び同号イ')}の料金を免除する。\n`,
    }),
    draft: (size) => `港湾料金法第一条\n\n${upTo(size, () => '同号イに掲げるもの')}`,
  },
];
