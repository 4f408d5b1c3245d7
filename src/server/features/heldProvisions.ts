import * as l10n from '@vscode/l10n';
import { labelOf } from '../../languages';
import type { LegalIndex } from '../../search';
import type { ServerChannel } from '../channel';
import type { LawSource } from '../corpus/lawSource';
import { openDocument, type FeatureContext } from './context';
import { provisionHolding } from './provisionAt';

export interface HeldContext extends FeatureContext {
  /** The index that serves, after indexing where there is none yet. */
  readonly ready: (signal: AbortSignal) => Promise<LegalIndex>;
  readonly law: Pick<LawSource, 'with' | 'work'>;
}

/** Answers where provisions stand, and which of a statute the places of a document stand in: the innermost ones, each once, in their order. */
export function answerHeldProvisions(channel: ServerChannel, context: HeldContext): void {
  channel.answer('proviso/provisionPlaces', async ({ ids }, signal) => {
    const { result } = await context.law.work(
      ({ corpus }) =>
        ids.flatMap((id) => {
          const ordinal = corpus.ordinal(id);
          if (ordinal === undefined) return [];
          const { file, range } = corpus.provision(ordinal);
          return [{ id, label: labelOf(corpus, ordinal), file, line: range.start.line }];
        }),
      signal,
    );
    return result;
  });
  channel.answer('proviso/provisionsAt', async ({ uri, positions }, signal) => {
    await context.ready(signal);
    const open = await openDocument(context, uri);
    if (open === undefined) throw new Error(l10n.t('Open a statute and place the cursor in a provision first.'));
    const { corpus } = open.index;
    const ordinals = positions.flatMap((position) => provisionHolding(open, position) ?? []);
    if (ordinals.length === 0) throw new Error(l10n.t('Open a statute and place the cursor in a provision first.'));
    return [...new Set(ordinals)].map((ordinal) => ({ id: corpus.id(ordinal), label: labelOf(corpus, ordinal) }));
  });
}
