import { matchAt, type ActMention } from './engine';
import { actBehindBy } from './romanceAct';

const HEADS =
  '(?:[Ll]ey(?:\\s[Oo]rgánica)?|[Rr]eal\\s[Dd]ecreto(?:[-\\s][Ll]ey|\\s[Ll]egislativo)?|[Dd]ecreto(?:[-\\s][Ll]ey|\\s[Ll]egislativo)?|[Oo]rden|[Cc]ódigo|[Cc]onstitución|[Rr]eglamento|[Ee]statuto|[Dd]irectiva|[Dd]ecisión|[Tt]ratado|[Cc]onvenio|[Tt]exto\\s[Rr]efundido)';
const LINK = ',?\\s{1,2}(?:del|de\\sla|de\\slos|de)\\s{1,2}';
const OWN = new RegExp(`,?\\s{1,2}(?:de|del|de\\sla)\\s(?:est[ea]|presente)\\s${HEADS}(?!\\p{L})`, 'uy');
const PREVIOUS = new RegExp(
  `,?\\s{1,2}(?:de|del|de\\sla)\\s(?:dich[ao]|mism[ao]|citad[ao]|referid[ao]|es[ea]|aquell?a?)\\s${HEADS}(?!\\p{L})`,
  'uy',
);
const LINKED = new RegExp(LINK, 'uy');
/** "Ley 39/2015", "Real Decreto Legislativo 1/2015", "Reglamento (UE) 2016/679", "Directiva 95/46/CE". */
const NUMBERED = new RegExp(
  `${HEADS}\\s{1,2}(?:\\((?:UE|CE|CEE|Euratom)\\)\\s{1,2})?(?:n\\.?[ºo°]\\s{0,2})?(?:[A-Z]{2,4}/)?\\d{1,4}/\\d{2,4}(?:/(?:UE|CE|CEE))?(?!\\d)`,
  'uy',
);
const HEAD = new RegExp(`${HEADS}(?!\\p{L})`, 'uy');
/** "art. 24 CE", "artículo 1902 CC". */
const ABBREVIATION = /\s{1,2}((?:CE|CC|CP|ET|[A-Z]{3,6})(?![\p{L}\p{N}]))/uy;
const WORD = /\s{1,2}([\p{L}][\p{L}-]{0,39})(?!\p{L})/uy;
const CONNECTOR = /^(?:de|del|la|las|los|el|y|e|a|en|sobre|para|por|al)$/u;

/** Titles are written with capitals: connectors count as long as a capitalised word follows them. */
function titleEnd(text: string, from: number): number {
  let end = from;
  let at = from;
  for (let words = 0; words < 16; words += 1) {
    const match = matchAt(WORD, text, at);
    if (match === null) break;
    at += match[0].length;
    if (/^\p{Lu}/u.test(match[1]!)) end = at;
    else if (!CONNECTOR.test(match[1]!)) break;
  }
  return end;
}

/**
 * "de la Ley 39/2015", "del Código Civil", "de esta Ley", "de dicha Ley"; undefined when none is said. Known failure: a
 * title in small letters ("código civil") ends at its first word, and is then a short name.
 */
export const actBehind = (text: string, at: number): ActMention | undefined =>
  actBehindBy({ own: OWN, previous: PREVIOUS, linked: LINKED, abbreviation: ABBREVIATION, nameAt }, text, at);

function nameAt(text: string, at: number): ActMention | undefined {
  const numbered = matchAt(NUMBERED, text, at);
  if (numbered !== null) return { act: { kind: 'named', name: numbered[0] }, at: at + numbered[0].length };
  const head = matchAt(HEAD, text, at);
  if (head === null) return undefined;
  const from = at + head[0].length;
  const end = titleEnd(text, from);
  const isNamed = end > from || head[0] === 'Constitución';
  return { act: { kind: isNamed ? 'named' : 'defined', name: text.slice(at, end) }, at: end };
}
