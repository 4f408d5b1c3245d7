import { readFileSync } from 'node:fs';
import { citeCorpus, CitationResolver, findCitations } from '../../../src/citation';
import { CorpusBuilder, type Corpus, type ResolvedCitation } from '../../../src/law';
import { readSource } from '../../../src/readers';
import { parseLines, share, type Score } from './score';

interface GoldPassage {
  readonly DocumentID: number;
  readonly PassageID: string;
  readonly Passage: string;
  readonly references: readonly GoldReference[];
}

interface GoldReference {
  readonly text: string;
  readonly DocumentID: number;
  readonly PassageID: string;
}

const keyOf = ({ DocumentID, PassageID }: { DocumentID: number; PassageID: string }): string =>
  `${DocumentID}:${PassageID}`;

function open(file: string): { corpus: Corpus; byKey: ReadonlyMap<string, number> } {
  const builder = new CorpusBuilder();
  const { documents } = readSource({ file, bytes: readFileSync(file) });
  for (const document of documents) builder.add(document);
  const { corpus } = citeCorpus(builder.finish());
  const byKey = new Map<string, number>();
  // Of two passages with one key the first counts.
  for (let at = corpus.size - 1; at >= 0; at -= 1) byKey.set(corpus.sourceKey(at), at);
  return { corpus, byKey };
}

/** How near a target is to the gold passage. */
type Nearness = 'exact' | 'related' | 'elsewhere';

function isWithin(corpus: Corpus, inner: number, outer: number): boolean {
  return inner >= outer && inner < corpus.subtreeEnd(outer);
}

function nearness(corpus: Corpus, target: number, gold: number): Nearness {
  if (target === gold) return 'exact';
  return isWithin(corpus, target, gold) || isWithin(corpus, gold, target) ? 'related' : 'elsewhere';
}

/**
 * The gold references that the resolved citations of their passage reach, each passage read where it stands in its
 * rulebook. A list or range reaches every passage that it names. Precision asks of every resolved citation whose words
 * hold those of a label whether it reaches a gold passage of that provision, one above it or one below. The labels leave out much of what a
 * passage plainly cites ("Rule 3.2.1" in 10:3.2.2), so the same figure over all resolved citations is a lower bound.
 */
export function scoreEnglish(labels: string, passages: string): Score {
  const { corpus, byKey } = open(passages);
  const resolver = new CitationResolver(corpus);
  const gold = parseLines<GoldPassage>(labels);
  const misses: string[] = [];
  const counts = {
    references: 0,
    absent: 0,
    related: 0,
    exact: 0,
    resolved: 0,
    right: 0,
    labelled: 0,
    labelledRight: 0,
  };
  for (const passage of gold) {
    const ordinal = byKey.get(keyOf(passage));
    const found = resolver.resolve(
      findCitations(passage.Passage, 'en'),
      ordinal === undefined ? { act: `document-${passage.DocumentID}` } : { ordinal },
      passage.Passage,
    );
    const targetsOf = ({ outcome, targets }: ResolvedCitation): number[] =>
      outcome === 'resolved' ? targets.map((id) => corpus.ordinal(id)!) : [];
    const targets = [...new Set(found.flatMap(targetsOf))];
    const wanted = new Set<number>();
    for (const reference of passage.references) {
      const target = byKey.get(keyOf(reference));
      counts.references += 1;
      if (target === undefined) {
        counts.absent += 1;
        continue;
      }
      wanted.add(target);
      const near = targets.map((one) => nearness(corpus, one, target));
      counts.exact += Number(near.includes('exact'));
      counts.related += Number(near.some((one) => one !== 'elsewhere'));
      if (!near.includes('exact')) {
        const kind = near.includes('related') ? 'near' : 'missed';
        misses.push(
          `${kind} ${keyOf(passage)} ${JSON.stringify(reference.text)} -> ${keyOf(reference)} | ${said(found)} | ${JSON.stringify(passage.Passage.slice(0, 400))}`,
        );
      }
    }
    for (const citation of found) {
      const reached = targetsOf(citation);
      if (reached.length === 0) continue;
      const isRight = reached.some((target) =>
        [...wanted].some((one) => nearness(corpus, target, one) !== 'elsewhere'),
      );
      const isLabelled = passage.references.some(({ text }) => citation.text.includes(text.trim()));
      counts.resolved += 1;
      counts.right += Number(isRight);
      counts.labelled += Number(isLabelled);
      counts.labelledRight += Number(isLabelled && isRight);
      if (!isRight)
        misses.push(`unasked ${keyOf(passage)} ${JSON.stringify(citation.text)} -> ${citation.targets.join(' ')}`);
    }
  }
  const present = counts.references - counts.absent;
  return {
    title: `English: ${gold.length} passages, ${present} references (${counts.absent} more to passages that are not there)`,
    rows: [
      { name: 'resolved to the passage or one above or below', value: share(counts.related, present), target: '0.95' },
      { name: 'resolved exactly', value: share(counts.exact, present), target: '0.90' },
      {
        name: 'precision of resolved citations that a label is about',
        value: share(counts.labelledRight, counts.labelled),
        target: '0.90',
      },
      { name: 'the same of all resolved: a lower bound', value: share(counts.right, counts.resolved) },
    ],
    misses,
  };
}

const said = (found: readonly ResolvedCitation[]): string =>
  found
    .map(({ text, outcome, targets }) => `${text} = ${outcome === 'resolved' ? targets.join(' ') : outcome}`)
    .join('; ');
