import type { Act } from '../../../law';
import { linked, type CitationStyle } from '../../citations/style';

/** The first word of a title gives its gender: "du code", "de la loi", "de l'ordonnance". */
const LINKS: readonly (readonly [RegExp, string])[] = [
  [/^(?:code|décret|règlement|traité|statut|livre)(?!\p{L})/iu, 'du '],
  [/^(?:loi|constitution|convention|charte|directive|décision)(?!\p{L})/iu, 'de la '],
  [/^(?:ordonnance|arrêté|accord)(?!\p{L})/iu, "de l'"],
];
const LINK = /(?<!\p{L})(?:du\s|de\s(?:la\s|l['’]))$/u;

/** What an act is begins with a small letter in running text; the Constitution and charters are names. */
const inRunningText = ({ title }: Act): string =>
  title.replace(
    /^(?:Code|Loi|Ordonnance|Décret|Arrêté|Règlement|Traité|Statut|Livre|Convention|Directive|Décision|Accord)(?!\p{L})/u,
    (head) => head.toLowerCase(),
  );

export const style: CitationStyle = {
  cite: (act, unit) => linked(LINKS, inRunningText(act), unit),
  article: /(?<!\p{L})l(?:[ae]\s|['’])$/iu,
  nameBehind: (act, text) => (LINK.test(text) ? inRunningText(act) : act.title),
};
