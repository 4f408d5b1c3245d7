import type { Script } from '../../text';

/** What shows that a text is written in a language. */
export interface Detection {
  /**
   * Common function words of its statutes, with blanks between them, where it is told by words. Two of them show it: a lone "é"
   * or "na" stands in texts of any language. What several languages have counts for each.
   */
  readonly functionWords?: string;
  /**
   * One word is enough. Then no language without this may list a word that is one of its ordinary ones, or a letter of its
   * lists, so that a short question in it is not taken for the other's.
   */
  readonly isShownByOne?: boolean;
  /** How it is written, where its script tells it: the runs of text that are its own, and what one of them has then. */
  readonly script?: { readonly runs: Exclude<Script, 'latin'>; readonly sign: RegExp };
}
