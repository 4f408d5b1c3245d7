import { readFileSync } from 'node:fs';
import { citeCorpus, CitationResolver, findCitations, type LocatedCitation } from '../../../src/citation';
import { CorpusBuilder, type Corpus } from '../../../src/law';
import { discover } from '../../../src/files';
import { readSource } from '../../../src/readers';
import { drawn } from '../drawn';
import { share, type Score } from './score';

/** The acts with the most citations that were not resolved that are listed. */
const MOST_ACTS = 20;
/** So many are drawn of what is not resolved though its act is there, and of what is resolved to another act. */
const SAMPLE = 50;
const SEED = 20_261_123;

interface Cited {
  readonly citing: number;
  readonly located: LocatedCitation;
}

async function open(folder: string): Promise<Corpus> {
  const builder = new CorpusBuilder();
  const { files } = await discover([folder]);
  for (const { file } of files) {
    for (const document of readSource({ file, bytes: readFileSync(file) }).documents) builder.add(document);
  }
  return citeCorpus(builder.finish()).corpus;
}

/**
 * All citations of a folder of statutes: the share that is resolved of those whose act is in the corpus, and what is not
 * by reason and by act. The misses are a sample drawn at random with a fixed seed; behind them stands one of those that
 * are resolved to another act than the citing one.
 */
export async function scoreCorpus(folder: string): Promise<Score> {
  const corpus = await open(folder);
  const resolver = new CitationResolver(corpus);
  const unresolved: Cited[] = [];
  const elsewhere: Cited[] = [];
  const counts = { resolved: 0, absent: 0 };
  for (let citing = 0; citing < corpus.size; citing += 1) {
    const text = corpus.text(citing);
    const citations = findCitations(text, corpus.acts[corpus.actOf(citing)]!.language);
    for (const located of resolver.locate(citations, { ordinal: citing }, text)) {
      if (located.outcome === 'resolved') {
        counts.resolved += 1;
        if (located.act !== corpus.actOf(citing)) elsewhere.push({ citing, located });
      } else if (located.outcome === 'act-not-in-corpus') counts.absent += 1;
      else unresolved.push({ citing, located });
    }
  }
  const inCorpus = counts.resolved + unresolved.length;
  return {
    title: `${folder}: ${corpus.acts.length} acts, ${inCorpus + counts.absent} citations`,
    rows: [
      { name: 'of acts that are in the corpus', value: String(inCorpus) },
      { name: 'resolved of these', value: share(counts.resolved, inCorpus), target: '0.97' },
      { name: 'resolved to another act than the citing one', value: String(elsewhere.length) },
      ...counted(unresolved.map(({ located }) => `not resolved: ${reasonOf(located)}`)),
      ...counted(unresolved.map(({ located }) => `not resolved, of ${keyOf(corpus, located)}`)).slice(0, MOST_ACTS),
    ],
    misses: [
      ...drawn(unresolved, SAMPLE, SEED).map(
        (one) => `${shown(corpus, one)} | ${one.located.missing ?? ''} | ${reasonOf(one.located)}`,
      ),
      '',
      ...drawn(elsewhere, SAMPLE, SEED).map(
        (one) => `${shown(corpus, one)} | ${corpus.id(one.located.ordinals.at(0)!)}`,
      ),
    ],
  };
}

const shown = (corpus: Corpus, { citing, located }: Cited): string =>
  `${corpus.id(citing)} | ${located.citation.text.replace(/\s+/gu, ' ')}`;

const keyOf = (corpus: Corpus, { act }: LocatedCitation): string =>
  act === undefined ? 'one of several acts' : corpus.acts[act]!.key;

function reasonOf({ outcome, lacks, citation }: LocatedCitation): string {
  if (outcome === 'ambiguous') return 'several acts of that name have it';
  const named = citation.act.kind === 'named' ? 'the named act' : 'the act';
  return lacks === 'part' ? `${named} lacks the cited part of a provision` : `${named} lacks the provision`;
}

function counted(names: readonly string[]): { name: string; value: string }[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .sort((one, other) => other[1] - one[1] || (one[0] < other[0] ? -1 : 1))
    .map(([name, count]) => ({ name, value: String(count) }));
}
