import type { Judgement } from '../../readers';

/** What a document is, who says so, and why, in words for a person. */
export interface DocumentKind extends Omit<Judgement, 'reasons'> {
  readonly reasons: readonly string[];
  readonly by: 'settings' | 'evidence';
}
