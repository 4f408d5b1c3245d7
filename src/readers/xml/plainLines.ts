import type { Language } from '../../law';
import { lineUnit, type LineUnit } from '../lineUnits';
import { paragraphMarker } from '../units';
import type { UnitRole } from './dialect';
import { UnitDraft, type UnitStart } from './unitDraft';
import type { UnitTree } from './unitTree';

/** Units on plain lines stand inside the element that holds the lines; the ranks of such units are at most 9. */
const LINE_LEVEL = 600;

/** How far behind the line before it a line is looked for. UTF-16 code units. */
const WINDOW = 4000;

/** Where plain lines stand in a document. */
export interface LinesPlace {
  readonly source: string;
  /** The offsets behind the start tag, and behind the end tag, of the element that holds them. */
  readonly start: number;
  readonly end: number;
  readonly language: Language;
}

/**
 * Adds plain text whose lines may begin articles and paragraphs, as some formats give supplementary provisions. A line's
 * place is found by its words, which stand in the source as they are read unless they hold references.
 */
export function addPlainLines(tree: UnitTree, text: string, { source, start, end, language }: LinesPlace): void {
  let offset = start;
  let previous = '';
  let lastBasic = '';
  for (const line of text.split('\n')) {
    const words = line.trim();
    const found = source.slice(offset, offset + words.length + WINDOW).indexOf(words);
    const begin = offset + Math.max(found, 0);
    const opened = lineUnit(words, { previous, lastBasic }, language);
    if (opened !== undefined && isTitleOf(tree.settledCurrent(), opened)) {
      tree.current!.unit!.heading = opened.heading;
    } else if (opened !== undefined) {
      tree.begin(new UnitDraft(roleOf(opened), { source, start: begin, tagEnd: begin }, -1));
      lastBasic = opened.units[0]!.number;
    }
    addWords(tree, opened?.text ?? words, { source, start: begin, tagEnd: begin });
    offset = Math.min(begin + words.length, end);
    tree.extendTo(offset);
    previous = opened === undefined ? words : '';
  }
}

/** Whether a line only repeats the unit that holds the lines. */
function isTitleOf(draft: UnitDraft | undefined, { units: [first] }: LineUnit): boolean {
  const own = draft?.unit?.path.at(-1);
  return own !== undefined && own.kind === first?.kind && own.number === first.number;
}

const roleOf = ({ units, heading, rank }: LineUnit): UnitRole => ({
  role: 'unit',
  settle: () => {
    const [first, ...others] = units;
    return first === undefined ? undefined : { units: [first, ...others], heading, level: LINE_LEVEL + rank };
  },
});

function addWords(tree: UnitTree, words: string, start: UnitStart): void {
  const marker = paragraphMarker(words);
  const isOpened = marker !== undefined && tree.beginMarked(marker.number, start);
  const current = tree.settledCurrent();
  current?.lines.newLine();
  current?.lines.add(isOpened ? marker.rest : words);
}
