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

/** Sources of patterns. */
interface Stating {
  /** With the blanks behind, or what parts them from the noun. */
  readonly articles: string;
  /** What texts alone do. */
  readonly verbs: string;
  /** What may stand behind such a verb, a blank in front of each word. */
  readonly between?: string;
  readonly link: string;
  /** What links a subject, a comma and a provision that is said to be its own: "La Constitution, dans son article 5". */
  readonly ofItsOwn?: string;
  /** Behind the provision, the verb's other half. */
  readonly behind?: string;
}

/**
 * In front of a provision of a draft: that its sentence says what a text provides there, whatever that is called: "The White Paper explains
 * in section 4", "Die Geschäftsordnung des Senats regelt in § 3". Which one, and whether it is the act that was named last, its `subject`
 * tells: see {@link Owned}. Known failure: a person who finds something in the act ("The judge notes in section 4 a gap"), which leaves
 * the citation unchecked.
 */
export const statedBy = (
  { articles, verbs, between = '', link, ofItsOwn = '(?!)', behind = '' }: Stating,
  pattern: (source: string, flags: string) => RegExp,
): Owned => ({
  inFront: pattern(
    `(?<![\\p{L}\\p{N}])(?:${articles})(?<subject>[^.,;:§\\n]{2,60}?)(?:\\s(?:${verbs})(?!\\p{L})${between},?\\s(?:${link})|,\\s(?:${ofItsOwn}))$`,
    'u',
  ),
  behind: pattern(`^${behind}`, 'u'),
});

/**
 * In front of a provision of a draft: that it is one of what a relative pronoun goes back to: "un arrêté dont l'article 2", "cuyo artículo 3".
 * Where that is a provision that was cited right in front, it is of the act of that.
 */
export const ofRelative = (pronoun: string, pattern: (source: string, flags: string) => RegExp): Owned => ({
  inFront: pattern(`(?<antecedent>[^.;:\\n]{2,80}?),?\\s(?:${pronoun})$`, 'u'),
  behind: /^/u,
});
