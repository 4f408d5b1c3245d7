/** What acts of the European Union are called in its languages, by one letter a kind. */
const KINDS: readonly (readonly [letter: string, words: RegExp])[] = [
  ['R', /^vo$|verordnung|regulation|r[èe]glement|reglamento|regolamento|regulamento/u],
  ['D', /^rl$|richtlinie|dire[ct]ti/u],
  ['B', /beschluss|entscheidung|d[ée]cisi/u],
];
const COMMUNITIES: Readonly<Record<string, string>> = {
  eu: 'eu',
  ue: 'eu',
  ec: 'ec',
  eg: 'ec',
  ce: 'ec',
  eec: 'eec',
  ewg: 'eec',
  cee: 'eec',
  euratom: 'euratom',
};
const COMMUNITY = '(eu|ue|ec|eg|ce|eec|ewg|cee|euratom)';
/**
 * "Commission Delegated Regulation (EU) No 10/2014", "Durchführungsverordnung (EU) 2019/5", "VO (EU) 2019/5",
 * "règlement d'exécution (UE) 2019/5", "Directive 95/46/EC"; behind it nothing, a short form, or the rest of a full title.
 */
const UNION_ACT = new RegExp(
  `^(?:(?:the|d(?:er|ie|as|es)|commission|council|delegated|implementing|framework|delegierten?r?|\\p{L}{4,12}ten?r?)\\s{1,2}){0,4}(?:durchführungs|rahmen|grund|(?:del|df|durchf|d)(?=vo|rl))?(vo|rl|verordnung|regulation|r[èe]glement|reglamento|regolamento|regulamento|richtlinie|directive|directiva|direttiva|diretiva|beschluss(?:es)?|entscheidung|d[ée]cision|decisi[óo]n)e?(?:\\s(?:délégu[ée]e?|d['’]exécution|delegad[oa]|de\\sejecución))?\\s{1,2}(?:\\(${COMMUNITY}(?:,\\s?\\p{L}{2,8})?\\)\\s{0,2})?(?:n[ro]?[.°º]?\\s{0,2})?(\\d{1,4}/\\d{1,4})(?:/${COMMUNITY})?(?=$|\\s\\([^()\\s]{1,15}\\)$|,?\\s(?:of|vom|des|der|du|de|del|dated|da)\\s)`,
  'u',
);
const WITH_YEAR = /(?:^|\/)(?:19|20)\d\d(?:\/|$)/u;

interface UnionAct {
  /** The kind and number, which the languages share. */
  readonly bare: string;
  readonly community: string | undefined;
}

function read(name: string): UnionAct | undefined {
  if (!name.includes('/')) return undefined;
  const match = UNION_ACT.exec(name.slice(0, 120).normalize('NFC').toLowerCase());
  if (match === null) return undefined;
  const [, word, before, number, behind] = match;
  const community = COMMUNITIES[before ?? behind ?? ''];
  // "Decision 5/12" may be anybody's.
  if (community === undefined && !WITH_YEAR.test(number!)) return undefined;
  return { bare: `${KINDS.find(([, words]) => words.test(word!))![0]} ${number!}`, community };
}

/** The form in which an act of the Union is compared across languages; undefined for any other act. */
export function unionActKey(name: string): string | undefined {
  const act = read(name);
  return act === undefined ? undefined : keyOf(act);
}

/** The forms under which an act of the Union is found: with its community and without. */
export function unionActKeys(name: string): readonly string[] {
  const act = read(name);
  return act === undefined ? [] : [keyOf(act), act.bare];
}

const keyOf = ({ bare, community }: UnionAct): string => (community === undefined ? bare : `${bare} ${community}`);
