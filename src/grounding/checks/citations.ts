import * as l10n from '@vscode/l10n';
import { readCitations, type LocatedCitation } from '../../citation';
import { someHold, someWithin } from '../../law';
import type { TextSpan } from '../../text';
import type { Claim, GroundingContext } from '../claim';
import { questionOf, sourceOf } from '../evidence';
import type { Finding } from './finding';

/** What the citations of a sentence come to. */
export interface CheckedCitations {
  readonly findings: readonly Finding[];
  /** Citations of what the sentence rests on: they say where something stands, and nothing else. */
  readonly own: readonly TextSpan[];
}

/**
 * The citations that a sentence writes out, found and resolved as a draft's are: each is of a provision that the sentence
 * rests on, or stands in the words of one or of the question. One that the corpus lacks, or of another provision than the
 * footnote's, is a clash. Yields often.
 */
export function* checkCitations(
  { text, cited }: Claim,
  language: string,
  context: GroundingContext,
): Generator<void, CheckedCitations> {
  const citations = yield* readCitations(text, language);
  if (citations.length === 0) return { findings: [], own: [] };
  const { corpus, resolver } = context;
  const first = cited[0] === undefined ? undefined : corpus.ordinal(cited[0].id);
  const here = first === undefined ? {} : { act: corpus.acts[corpus.actOf(first)]!.key, ordinal: first };
  const ids = cited.map(({ id }) => id);
  const own: LocatedCitation[] = [];
  const others: LocatedCitation[] = [];
  for (const located of yield* resolver.locateInSteps(citations, here, text)) {
    (isOf(located, ids, context) ? own : others).push(located);
    yield;
  }
  const findings: Finding[] = [];
  for (const other of others) {
    const isSaid =
      cited.some((each) => sourceOf(each).says(namedIn(other))) || questionOf(context)?.says(namedIn(other));
    if (isSaid !== true) findings.push(findingOf(other));
    yield;
  }
  return { own: own.map(({ citation }) => citation), findings };
}

/** What a provision says of itself or of its neighbours without naming the act, an answer says with its name. */
const namedIn = ({ citation: { text, act } }: LocatedCitation): string =>
  act.kind === 'named' ? text.replace(act.name, '').replace(/^[「『\s]*[」』\s]*/u, '') : text;

/** Whether one of the provisions it means is one of the cited, a part of one, or holds one. */
function isOf({ ordinals }: LocatedCitation, cited: readonly string[], { corpus }: GroundingContext): boolean {
  return cited.some((id) => {
    const own = corpus.ordinal(id);
    if (own === undefined) return false;
    return someHold(corpus, ordinals, own) || someWithin(ordinals, own, corpus.subtreeEnd(own));
  });
}

function findingOf({ citation: { start, end, text, act }, outcome, missing }: LocatedCitation): Finding {
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
