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

/** Acts in several languages, and invented ones of some thousand provisions; `word` makes them others. */
export const lawOf = (word: string, acts = 25): Promise<PackedIndex> =>
  indexOf({
    ...actsOfTests(true),
    ...Object.fromEntries(Array.from({ length: acts }, (_, act) => [`invented-${act}.md`, invented(act, 60, word)])),
  });
