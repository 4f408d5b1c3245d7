import type { Owned } from './naming';

/** Sources of patterns. */
interface Providing {
  /** What is no act, with its article. */
  readonly subject: string;
  /** What it does in a provision of its own. */
  readonly verbs: string;
  /** What may stand behind such a verb, a blank in front of each word; by default anything in the sentence. */
  readonly between?: string;
  /** What stands between that and the provision. */
  readonly link: string;
}

/**
 * In front of a provision of a draft: that its sentence is about something that is no act, and says what that provides there: "Le
 * contrat prévoit une pénalité à l'article 5", "El convenio, en su artículo 7,". A provision by which something is judged has another
 * link: "Der Vertrag ist nach § 5 nichtig". Known failure: a sentence about such a thing that speaks of a provision of the act ("Le
 * bail fixe un loyer dans les limites posées à l'article 5"), which goes unchecked.
 */
export const providedBy = (
  { subject, verbs, between = '(?:\\s[^.;:§]{0,60}?)?', link }: Providing,
  pattern: (source: string, flags: string) => RegExp,
): Owned => ({
  inFront: pattern(
    `(?:^|[.;:!?]\\s{1,3}|\\n\\s{0,8})(?:${subject})(?!\\p{L})(?:\\s[^.,;:§]{0,40}?)?(?:,|\\s(?:${verbs})(?!\\p{L})${between},?)\\s(?:${link})$`,
    'u',
  ),
  behind: /^/u,
});
