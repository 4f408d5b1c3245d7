import * as l10n from '@vscode/l10n';
import { isComparable, type Certainty } from '../../check';
import type { LocatedCitation } from '../../citation';
import { formatEId, toProvisionId, type Corpus, type ProvisionId } from '../../law';
import type { TextSpan } from '../../text';

/** A citation that gives nothing to hold a sentence against; offsets are those of the plain text. */
export interface OpenCitation extends TextSpan {
  /** Why; one line. */
  readonly why: string;
}

/** What citations give to hold a sentence against. */
export interface Sources {
  /** Provisions of the corpus, and ids of provisions that its acts do not have, each once. */
  readonly ids: readonly ProvisionId[];
  readonly open: readonly OpenCitation[];
}

/** A range of more provisions says of no sentence what it rests on. */
const MOST_PROVISIONS = 500;

/**
 * The provisions that citations name. One that an act of the corpus does not have is an invention, and keeps an id that the
 * corpus lacks; one that may be of another act, of a former wording or of an act that the corpus lacks stays open: that is
 * no fault of who wrote it. An act as a whole is no source of a sentence.
 */
export function sourcesOf(
  cited: readonly LocatedCitation[],
  certainties: ReadonlyMap<LocatedCitation, Certainty>,
  corpus: Corpus,
): Sources {
  const ids = new Set<ProvisionId>();
  const open: OpenCitation[] = [];
  for (const each of cited) {
    const { outcome, ordinals, citation } = each;
    const certainty = certainties.get(each);
    const absent = absentProvision(each, certainty, corpus);
    if (absent !== undefined) ids.add(absent);
    else if (outcome !== 'resolved' || certainty?.isFormer === true)
      open.push({ start: citation.start, end: citation.end, why: whyOpen(each) });
    else if (ordinals.length > MOST_PROVISIONS)
      open.push({ start: citation.start, end: citation.end, why: tooMany(each) });
    else if (citation.path.length > 0) for (const ordinal of ordinals) ids.add(corpus.id(ordinal));
  }
  return { ids: [...ids], open };
}

function absentProvision(
  { outcome, act, path, citation }: LocatedCitation,
  certainty: Certainty | undefined,
  corpus: Corpus,
): ProvisionId | undefined {
  if (outcome !== 'provision-not-found' || act === undefined || certainty === undefined) return undefined;
  if (!isComparable(certainty) || certainty.isDated) return undefined;
  const id = toProvisionId(corpus.acts[act]!.key, formatEId(path ?? citation.path));
  return corpus.ordinal(id) === undefined ? id : undefined;
}

const tooMany = ({ citation, ordinals }: LocatedCitation): string =>
  l10n.t(
    '{0} cites {1} provisions: cite those that the sentence rests on.',
    l10n.t('“{0}”', onOneLine(citation.text)),
    ordinals.length,
  );

const onOneLine = (text: string): string => text.replace(/\s+/gu, ' ');

function whyOpen({ outcome, citation, missing = '' }: LocatedCitation): string {
  const text = onOneLine(citation.text);
  const named = missing === '' || text.includes(missing) ? l10n.t('“{0}”', text) : l10n.t('“{0}” ({1})', text, missing);
  if (outcome === 'resolved') return l10n.t('{0} is cited in another wording than that of the corpus.', named);
  if (outcome === 'ambiguous') return l10n.t('{0} could mean several provisions.', named);
  return outcome === 'act-not-in-corpus'
    ? l10n.t('{0} is not in the corpus.', named)
    : l10n.t('{0} was not found, but may be of another act or wording.', named);
}
