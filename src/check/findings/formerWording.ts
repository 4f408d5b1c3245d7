import * as l10n from '@vscode/l10n';
import type { LocatedCitation } from '../../citation';
import type { Corpus } from '../../law';
import { MOST_RELATED, type Observation } from '../finding';

/** A citation that was not checked because it means another wording than the corpus has. */
export function otherWording({ citation, ordinals, act }: LocatedCitation, corpus: Corpus): Observation {
  const { start, end, text } = citation;
  const message =
    act === undefined
      ? l10n.t(
          '“{0}” was not checked: another wording is meant, a former one or one of a certain day, and the corpus has law as it is now. Compare it with that wording.',
          text,
        )
      : l10n.t(
          '“{0}” was not checked: another wording is meant, a former one or one of a certain day, and the corpus has “{1}” as it is now. Compare it with that wording.',
          text,
          corpus.acts[act]!.title,
        );
  return { code: 'unchecked', start, end, message, fixes: [], related: ordinals.slice(0, MOST_RELATED) };
}
