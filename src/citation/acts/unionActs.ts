import { PACKS, type UnionActKind, type UnionCommunity } from '../../languages';

const WORDS = PACKS.flatMap(({ unionActs }) => unionActs ?? []);

const anyOf = (sources: readonly string[]): string => `(?:${[...new Set(sources)].join('|')})`;
/** What acts of the Union are called in its languages. */
const kindWords = (kind: UnionActKind): string => anyOf(WORDS.flatMap(({ kinds }) => kinds[kind] ?? []));
const KINDS = (['R', 'D', 'B'] as const).map((kind) => [kind, new RegExp(`^${kindWords(kind)}$`, 'u')] as const);
const KIND = anyOf(KINDS.map(([kind]) => kindWords(kind)));
const COMMUNITIES: Readonly<Record<string, UnionCommunity>> = Object.assign(
  {},
  ...WORDS.map(({ communities }) => communities),
) as Record<string, UnionCommunity>;
const COMMUNITY = `(${anyOf(Object.keys(COMMUNITIES))})`;
const inAny = (key: 'inFront' | 'joined' | 'behind' | 'numberSign' | 'goesOn'): string =>
  anyOf(WORDS.flatMap((words) => words[key] ?? []));

/**
 * "Commission Delegated Regulation (EU) No 10/2014", "Durchführungsverordnung (EU) 2019/5", "VO (EU) 2019/5",
 * "règlement d'exécution (UE) 2019/5", "Directive 95/46/EC"; behind it nothing, a short form, or the rest of a full title.
 */
const UNION_ACT = new RegExp(
  `^(?:${inAny('inFront')}\\s{1,2}){0,4}${inAny('joined')}?(${KIND})(?:\\s${inAny('behind')})?\\s{1,2}(?:\\(${COMMUNITY}(?:,\\s?\\p{L}{2,8})?\\)\\s{0,2})?(?:${inAny('numberSign')}\\s{0,2})?(\\d{1,4}/\\d{1,4})(?:/${COMMUNITY})?(?=$|\\s\\([^()\\s]{1,15}\\)$|,?\\s${inAny('goesOn')}\\s)`,
  'u',
);
const WITH_YEAR = /(?:^|\/)(?:19|20)\d\d(?:\/|$)/u;

interface UnionAct {
  /** The kind and number, which the languages share. */
  readonly bare: string;
  readonly community: UnionCommunity | undefined;
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
