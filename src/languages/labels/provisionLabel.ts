import { parseEId, splitProvisionId, type Act, type Corpus, type Language, type Path } from '../../law';
import { PACKS, packOf } from '../registry';
import type { UnitLabels } from './labels';
import { writtenAct } from './writtenAct';
import { inEnglish, PLAIN } from './plain';

/** What labels are written with; those of a language without labels in plain English. */
interface Manner {
  readonly units: UnitLabels;
  readonly recital: string;
}
const ENGLISH: Manner = { units: PLAIN, recital: 'recital' };

/** By language, and by language and region: `en`, `en-US`. */
const MANNERS = new Map(
  PACKS.flatMap(({ code, labels }): [string, Manner][] => {
    if (labels === undefined) return [];
    const { units, recital = ENGLISH.recital, regions = {} } = labels;
    const own: [string, Manner] = [code, { units, recital }];
    return [
      own,
      ...Object.entries(regions).map(([region, units]): typeof own => [`${code}-${region}`, { units, recital }]),
    ];
  }),
);

/** The language whose manner the labels of an act follow, with the region where several laws are written in it: `en-EU`. */
export function numberedAs(act: Pick<Act, 'language' | 'title' | 'abbreviation'>): Language {
  const region = packOf(act.language)?.labels?.regionOf?.(act);
  return region === undefined ? act.language : `${act.language}-${region}`;
}

/**
 * The unit's place in the act's own style, without the act: "제814조제1항", "§ 548 Abs. 1", "section 12A(1)".
 * @param language that which the act's numbers follow, see {@link numberedAs}
 */
export function pathLabel(path: Path, language: Language): string {
  const { units: labels, recital: word } = MANNERS.get(language) ?? ENGLISH;
  const [preamble, recital, ...finer] = path;
  const isRecital = preamble?.kind === 'preamble' && preamble.number === '' && recital?.kind === 'paragraph';
  const units = isRecital ? finer : path;
  const above = isRecital ? recital : undefined;
  const written = units.map((unit, at) => (labels[unit.kind] ?? inEnglish)(unit, units[at - 1] ?? above)).join('');
  return isRecital ? `${word} ${recital.number}${written}` : written.replace(/^[ .,]{1,2}/u, '');
}

/**
 * A provision as a drafter would cite it: "상법 제814조제1항", "§ 548 Abs. 1 BGB", "Harbour Act section 12(1)".
 * @param among the acts of its corpus, which share no name with it that it is written by
 */
export function provisionLabel(act: Act, path: Path, among: readonly Act[] = [act]): string {
  const { abbreviation, title } = writtenAct(act, among);
  const name = abbreviation === '' ? title : abbreviation;
  const place = pathLabel(path, numberedAs(act));
  if (place === '') return name;
  return packOf(act.language)?.labels?.withAct?.(place, name) ?? `${name} ${place}`;
}

/** {@link provisionLabel} of a corpus's provision. */
export function labelOf(corpus: Corpus, ordinal: number): string {
  const { eId } = splitProvisionId(corpus.id(ordinal));
  return provisionLabel(corpus.acts[corpus.actOf(ordinal)]!, parseEId(eId), corpus.acts);
}
