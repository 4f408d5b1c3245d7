import { toProvisionId, splitProvisionId, type ActKey } from '../../src/law';
import type { StoreContents, StoredAct, StoredDocument, UnitReading, WeighedTerms } from '../../src/store';

/**
 * A corpus several times over, as if so many countries had much the same law: the acts of each further copy have other names and keys,
 * its provisions other ids, and what is a figure in the first is another one there.
 */
export function copiesOf(contents: StoreContents, count: number): StoreContents {
  const { description, acts } = contents;
  const { size } = description;
  return {
    ...contents,
    weighedBy: (averages) => copiesOf(contents.weighedBy(averages), count),
    build: `${contents.build.slice(0, 28)}x${count}`,
    description: {
      ...description,
      size: size * count,
      documents: description.documents * count,
      provisions: description.provisions * count,
      filled: description.filled * count,
      common: Object.fromEntries(Object.entries(description.common).map(([term, held]) => [term, held * count])),
    },
    acts: Array.from({ length: count }, (_, copy) => acts.map((act) => actIn(copy, act, size))).flat(),
    *documents(first, end) {
      for (let at = first; at < end;) {
        const copy = Math.floor(at / size);
        const stop = Math.min(end, (copy + 1) * size);
        for (const document of contents.documents(at - copy * size, stop - copy * size)) {
          yield documentIn(copy, document, size, acts.length);
        }
        at = stop;
      }
    },
    *actTerms() {
      for (let copy = 0; copy < count; copy += 1) {
        for (const [act, terms] of contents.actTerms()) yield [act + copy * acts.length, termsIn(copy, terms)];
      }
    },
  };
}

const keyIn = (copy: number, key: ActKey): ActKey => (copy === 0 ? key : `${key}-${copy}`);

function actIn(copy: number, { act, first, end }: StoredAct, size: number): StoredAct {
  const named =
    copy === 0 ? act : { ...act, title: `${act.title} ${copy}`, abbreviation: `${act.abbreviation}${copy}` };
  return { act: { ...named, key: keyIn(copy, act.key) }, first: first + copy * size, end: end + copy * size };
}

function documentIn(copy: number, document: StoredDocument, size: number, acts: number): StoredDocument {
  if (copy === 0) return document;
  const moved = (ordinal: number): number => ordinal + copy * size;
  const { provision, article, terms, reading } = document;
  const { act: key, eId } = splitProvisionId(provision.id);
  return {
    provision: {
      ...provision,
      ordinal: moved(provision.ordinal),
      id: toProvisionId(keyIn(copy, key), eId),
      act: provision.act + copy * acts,
      parent: provision.parent < 0 ? -1 : moved(provision.parent),
      subtreeEnd: moved(provision.subtreeEnd),
      cites: provision.cites.map(moved),
    },
    article: [moved(article[0]), moved(article[1])],
    terms: termsIn(copy, terms),
    ...(reading && { reading: readingIn(copy, reading, moved) }),
  };
}

const readingIn = (copy: number, { above, terms }: UnitReading, moved: (ordinal: number) => number): UnitReading => ({
  above: above.map(moved),
  terms: terms.map((row) => row.map((term) => termIn(copy, term))),
});

const termsIn = (copy: number, terms: WeighedTerms): WeighedTerms =>
  terms.map(([term, frequency]) => [termIn(copy, term), frequency] as const);

/** Figures are others; words are the same. */
const termIn = (copy: number, term: string): string => (/^\d+$/u.test(term) ? String(Number(term) + copy) : term);
