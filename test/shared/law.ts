import type { PackedIndex } from '../../src/search';
import { actsOfTests } from '../unit/support/acts';
import { indexOf } from '../unit/support/indexOf';

const SUBJECTS = ['harbour', 'lighthouse', 'ferry', 'pilot', 'lock', 'beacon', 'quay', 'dredger', 'buoy', 'mooring'];
const DUTIES = [
  'is licensed by the council',
  'pays a fee each year',
  'is inspected',
  'is closed at night',
  'keeps a log',
];

/** An invented act of many sections, each with two subsections, in words that many of them share. */
function invented(act: number, sections: number, word: string): string {
  const lines = [`# ${word} Act ${2000 + act}`, ''];
  for (let section = 1; section <= sections; section += 1) {
    const at = act * 31 + section * 7;
    const [subject, other] = [SUBJECTS[at % SUBJECTS.length]!, SUBJECTS[(at * 3 + 1) % SUBJECTS.length]!];
    lines.push(`## Section ${section}. Of each ${subject}`, '');
    lines.push(`(1) A ${subject} ${DUTIES[at % DUTIES.length]!}.`.replace('log', `log of ${other} ${at % 13}`), '');
    lines.push(`(2) Section ${1 + (at % sections)} applies to a ${other}${' and its crew'.repeat(at % 4)}.`, '');
  }
  return lines.join('\n');
}

/** The files of {@link lawOf}. */
const filesOf = (word: string, acts: number): Record<string, string> => ({
  ...actsOfTests(true),
  ...Object.fromEntries(Array.from({ length: acts }, (_, act) => [`invented-${act}.md`, invented(act, 60, word)])),
});

/** Acts in several languages, and invented ones of some thousand provisions; `word` makes them others. */
export const lawOf = (word: string, acts = 25): Promise<PackedIndex> => indexOf(filesOf(word, acts));

/**
 * The same, but for a section that was edited, one that came into the middle of an act, an act that is gone, and one that is new. Acts lie in the
 * order in which a push places them that sends what changed: provisions that score the same are found in one order.
 */
export function laterLawOf(word: string, acts = 25): Promise<PackedIndex> {
  const { 'invented-3.md': gone, 'invented-9.md': longer, ...rest } = filesOf(word, acts);
  const edited = rest['invented-7.md'];
  if (gone === undefined || edited === undefined || longer === undefined) throw new RangeError(`Too few: ${acts}.`);
  const second = '\n\n## Section 30a. Of each trawler\n\n(1) A trawler pays a fee for its berth.\n\n## Section 31.';
  return indexOf({
    ...rest,
    'invented-7.md': edited.replace('(1) A', '(1) A brown'),
    'invented-9.md': longer.replace('\n\n## Section 31.', second),
    'invented-new.md': invented(acts, 40, word),
  });
}
