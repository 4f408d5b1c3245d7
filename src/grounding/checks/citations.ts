import * as l10n from '@vscode/l10n';
import { findCitations, type LocatedCitation } from '../../citation';
import { someHold, someWithin } from '../../law';
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
  const located = resolver.locate(citations, here, text);
  const own = located.filter((cited) => isOf(cited, ids, context));
  return {
    own: own.map(({ citation }) => citation),
    findings: located
      .filter((cited) => !own.includes(cited) && !said.some((source) => source.includes(namedIn(cited))))
      .map(findingOf),
  };
}

/** What a provision says of itself or of its neighbours without naming the act, an answer says with its name. */
const namedIn = ({ citation: { text, act } }: LocatedCitation): string =>
  squeezed(act.kind === 'named' ? text.replace(act.name, '').replace(/^[「『\s]*[」』\s]*/u, '') : text);

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
