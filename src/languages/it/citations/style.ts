import type { Act } from '../../../law';
import { linked, type CitationStyle } from '../../citations/style';

/** The first word of a title gives its article: "del codice", "della legge", "dell'ordinanza", "dello statuto". */
const LINKS: readonly (readonly [RegExp, string])[] = [
  [/^(?:codice|decreto|regio\sdecreto|regolamento|testo|trattato|patto|protocollo)(?!\p{L})/iu, 'del '],
  [/^(?:legge|costituzione|convenzione|carta|direttiva|decisione)(?!\p{L})/iu, 'della '],
  [/^(?:ordinanza|accordo)(?!\p{L})/iu, "dell'"],
  [/^statuto(?!\p{L})/iu, 'dello '],
  [/^(?:disposizioni|norme)(?!\p{L})/iu, 'delle '],
];

/** Behind a part a comma stands in front of the act: "articolo 2, comma 1, del codice". */
const closed = (unit: string): string => (unit.includes(',') ? `${unit},` : unit);

/** What an act is begins with a small letter in running text; the Constitution is a name. */
const inRunningText = ({ title }: Act): string =>
  title.replace(
    /^(?:Codice|Legge|LEGGE|Decreto|Regio|Regolamento|Ordinanza|Direttiva|Decisione|Statuto|Convenzione|Trattato|Testo|Disposizioni|Norme|Accordo)(?!\p{L})/u,
    (head) => head.toLowerCase(),
  );

export const style: CitationStyle = {
  // An abbreviation goes without a link.
  cite: (act, unit) =>
    act.abbreviation === '' ? linked(LINKS, inRunningText(act), closed(unit)) : `${closed(unit)} ${act.abbreviation}`,
  article: /(?<!\p{L})(?:(?:il|lo|la)\s|l['’])$/iu,
};
