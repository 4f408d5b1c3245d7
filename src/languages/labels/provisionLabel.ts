import { parseEId, splitProvisionId, type Act, type Corpus, type Language, type Path } from '../../law';
import { numberedAs } from './numberLetters';
import { unitLabel } from './unitLabels';

/** What numbered paragraphs of a preamble are called. */
const RECITALS: Readonly<Record<string, string>> = {
  de: 'Erwägungsgrund',
  en: 'recital',
  es: 'considerando',
  fr: 'considérant',
  nl: 'overweging',
};

/**
 * The unit's place in the act's own style, without the act: "제814조제1항", "§ 548 Abs. 1", "section 12A(1)".
 * @param language that which the act's numbers follow, see {@link numberedAs}
 */
export function pathLabel(path: Path, language: Language): string {
  const [preamble, recital, ...finer] = path;
  const isRecital = preamble?.kind === 'preamble' && preamble.number === '' && recital?.kind === 'paragraph';
  const units = isRecital ? finer : path;
  const above = isRecital ? recital : undefined;
  const written = units.map((unit, at) => unitLabel(unit, units[at - 1] ?? above, language)).join('');
  if (!isRecital) return written.replace(/^[ .,]{1,2}/u, '');
  return `${RECITALS[language.slice(0, 2)] ?? RECITALS['en']!} ${recital.number}${written}`;
}

/** A provision as a drafter would cite it: "상법 제814조제1항", "BGB § 548 Abs. 1", "Harbour Act section 12(1)". */
export function provisionLabel(act: Act, path: Path): string {
  const name = act.abbreviation === '' ? act.title : act.abbreviation;
  return `${name} ${pathLabel(path, numberedAs(act))}`.trimEnd();
}

/** {@link provisionLabel} of a corpus's provision. */
export function labelOf(corpus: Corpus, ordinal: number): string {
  const { eId } = splitProvisionId(corpus.id(ordinal));
  return provisionLabel(corpus.acts[corpus.actOf(ordinal)]!, parseEId(eId));
}
