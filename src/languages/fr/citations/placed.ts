import { placing } from '../../citations/placing';
import { pattern } from './patterns';

/** Kinds of bargains, what else no act is and anybody writes, and what more may have provisions; see {@link placing}. */
const BARGAIN = 'contrats?|bail|baux|accords?|pactes?|ventes?';
const RULES =
  'statuts|cahiers?\\sdes\\scharges|règlements?\\sintérieurs?|polices?|marchés?|devis|actes?|conventions?|avenants?|conditions\\sgénérales|CG[UV]|CC[AT]P|cc[at]p';
const MORE =
  "règlements?(?=\\sde(?!\\p{L}))|circulaires?|arrêtés?|projets?\\sde\\sloi|propositions?\\sde\\sloi|instructions?|chartes?|protocoles?|traités?|guides?|notices?|manuels?|permis|accords?\\sd[’']entreprise|pacte\\sd[’']actionnaires|rapports?|testament|annexes?";

/** What may have articles and is written by anybody. */
export const WRITTEN_BY_ANYBODY = `(?:${RULES}|${BARGAIN})`;

/** What links a thing and its provision, in a sentence about the thing: "les pièces visées à l'article 5" stand in the law. */
export const INSIDE = `(?<!(?:\\p{L}{2}(?:ée?s?|ies?|ues?|us?)|(?:pre|ins|dé)crite?s?|soumise?s?|faite?s?|[àa]ux?|conformément|contraires?)\\s)(?:à|en|dans|sous)\\s(?:l['’]|les\\s|son\\s|ses\\s|leurs?\\s)`;

export const placed = placing(
  {
    bargains: BARGAIN,
    governs:
      "(?:[Aa]ux\\stermes|[Ee]n\\s(?:vertu|application)|[Ss]elon|[Ss]uivant|[Dd]['’]après)\\s(?:du|de\\s(?:la\\s|l['’]|ce|cette|notre)|des|l[ae]|les|ce|cette|notre|l['’])\\s?",
    things: `${MORE}|${RULES}`,
    flags: 'giu',
    inside: INSIDE,
    pointers: 'notamment|spécialement|en\\sparticulier|et\\splus\\sprécisément|plus\\sprécisément|surtout|spéc\\.',
    pointed: "(?:(?:à|de|en|dans)\\s)?(?:l['’]|son\\s|ses\\s|les\\s)?",
    bracket: "(?:v(?:oir|\\.)\\s)?(?:not\\.\\s)?(?:l['’])?",
    comma: "l['’]",
    dash: "l['’]",
    colon: "l['’]",
    resumes: /^(?:Il|Elle|Ils|Elles|Celui-ci|Celle-ci|Ce|Cette)\s/u,
  },
  pattern,
);
