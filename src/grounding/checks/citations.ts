import * as l10n from '@vscode/l10n';
import { findCitations } from '../../citation';
import type { ResolvedCitation } from '../../law';
import { foldQuoted, type TextSpan } from '../../text';
import type { Claim, GroundingContext } from '../claim';
import type { Finding } from './finding';

/** A citation of less is a word: "Nr. 1". */
const squeezed = (text: string): string => foldQuoted(text).replace(/\s/gu, '').toLowerCase();

/** What the citations of a sentence come to. */
export interface CheckedCitations {
  readonly findings: readonly Finding[];
  /** Citations of what the sentence rests on: they say where something stands, and nothing else. */
  readonly own: readonly TextSpan[];
}

/**
 * The citations that a sentence writes out, found and resolved as a draft's are: each is of a provision that the sentence
 * rests on, or stands in the words of one or of the question. One that the corpus lacks, or of another provision than the
 * footnote's, is a clash.
 */
export function checkCitations({ text, cited }: Claim, language: string, context: GroundingContext): CheckedCitations {
  const citations = findCitations(text, language);
  if (citations.length === 0) return { findings: [], own: [] };
  const { corpus, resolver, question = '' } = context;
  const first = cited[0] === undefined ? undefined : corpus.ordinal(cited[0].id);
  const here = first === undefined ? {} : { act: corpus.acts[corpus.actOf(first)]!.key, ordinal: first };
  const said = [question, ...cited.flatMap(({ text: own, label, heading }) => [own, label, heading])].map(squeezed);
  const ids = cited.map(({ id }) => id);
  const resolved = resolver.resolve(citations, here, text);
  const own = resolved.filter((citation) => isOf(citation, ids, context));
  return {
    own,
    findings: resolved
      .filter((citation) => !own.includes(citation) && !said.some((source) => source.includes(namedIn(citation))))
      .map(findingOf),
  };
}

/** What a provision says of itself or of its neighbours without naming the act, an answer says with its name. */
const namedIn = ({ text, act }: ResolvedCitation): string =>
  squeezed(act.kind === 'named' ? text.replace(act.name, '').replace(/^[「『\s]*[」』\s]*/u, '') : text);

/** Whether one of the provisions it means is one of the cited, a part of one, or holds one. */
function isOf({ targets }: ResolvedCitation, cited: readonly string[], { corpus }: GroundingContext): boolean {
  const spans = cited.flatMap((id) => {
    const ordinal = corpus.ordinal(id);
    return ordinal === undefined ? [] : [[ordinal, corpus.subtreeEnd(ordinal)] as const];
  });
  return targets.some((target) => {
    const from = corpus.ordinal(target);
    if (from === undefined) return false;
    const to = corpus.subtreeEnd(from);
    return spans.some(([start, end]) => from < end && start < to);
  });
}

function findingOf({ start, end, text, act, outcome, missing }: ResolvedCitation): Finding {
  const words = { start, end, text };
  if (outcome === 'resolved')
    return {
      isCertain: true,
      kind: 'citation',
      words,
      message: l10n.t('It names {0}, which is not what it cites.', text),
    };
  // What names no act may be a part of the provision that is not told apart here ("sentence 2").
  const isCertain = act.kind === 'named' && outcome !== 'ambiguous';
  const message = l10n.t('It names {0}, which is not in this corpus.', missing ?? text);
  return { isCertain, kind: 'citation', words, message };
}
