import { officialNames } from './officialNames';

/** What lawyers shorten the codes and the great acts to beyond what {@link byBeginnings} makes: initials alone may be another's. */
const INITIALS: readonly (readonly [title: RegExp, names: readonly string[]])[] = [
  [/^codice\scivile$/iu, ['c.c.']],
  [/^codice\spenale$/iu, ['c.p.']],
  [/^codice\sdi\sprocedura\scivile$/iu, ['c.p.c.']],
  [/^codice\sdi\sprocedura\spenale$/iu, ['c.p.p.']],
  [/^codice\sdel\sprocesso\samministrativo$/iu, ['c.p.a.']],
  [/^codice\sdella\sstrada$/iu, ['c.d.s.']],
  [/^codice\sdella\scrisi\s/iu, ['c.c.i.', 'c.c.i.i.']],
  [/^codice\sdei\scontratti\spubblici$/iu, ['c.c.p.']],
  [/^codice\sdella\sproprietà\sindustriale$/iu, ['c.p.i.']],
  [/^codice\sdell['’]amministrazione\sdigitale$/iu, ['CAD']],
  [/^codice\sdel\sterzo\ssettore$/iu, ['CTS']],
  [/^codice\spenale\smilitare\sdi\space$/iu, ['c.p.m.p.']],
  [/^codice\spenale\smilitare\sdi\sguerra$/iu, ['c.p.m.g.']],
  [/^costituzione(?:\sdella\srepubblica)?(?:\sitaliana)?$/iu, ['Costituzione', 'Cost.']],
  [/^legge\sfallimentare$/iu, ['l.f.']],
  [/^statuto\sdei\slavoratori$/iu, ['st. lav.', 'stat. lav.']],
  [/^disposizioni\ssulla\slegge\sin\sgenerale$/iu, ['preleggi', 'disp. prel. c.c.', 'disp. prel.', 'prel.']],
  [/^testo\sunico\s.{0,40}(?:bancari[ao])/iu, ['t.u.b.']],
  [/^testo\sunico\s.{0,60}intermediazione\sfinanziaria/iu, ['t.u.f.']],
  [/^testo\sunico\s.{0,30}imposte\ssui\sredditi/iu, ['t.u.i.r.']],
  [/^testo\sunico\s.{0,50}ordinamento\sdegli\senti\slocali/iu, ['t.u.e.l.']],
  [/^disposizioni\sdi\sattuazione\sdel\scodice\scivile/iu, ['disp. att. c.c.']],
  [/^disposizioni\sdi\sattuazione\sdel\scodice\spenale/iu, ['disp. att. c.p.']],
  [/^disposizioni\sdi\sattuazione\sdel\scodice\sdi\sprocedura\scivile/iu, ['disp. att. c.p.c.']],
  [/^(?:norme|disposizioni)\sdi\sattuazione\sdel\scodice\sdi\sprocedura\spenale/iu, ['disp. att. c.p.p.']],
];
/** What a code is shortened by: its head, and each word to where its second vowel would stand: "cod. proc. civ.". */
const HEADS: readonly (readonly [title: RegExp, heads: readonly string[]])[] = [
  [/^codice\s/iu, ['cod.', 'c.']],
  [/^testo\sunico\s/iu, ['t.u.']],
  [/^legge\s(?=\p{Ll}{4,20}$)/iu, ['l.']],
];
const SMALL = /^(?:di|del|della|dello|dell|dei|degli|delle|e|in|sul|sulla|sui|sulle|per|il|la|i|le|gli)$/iu;
const BEGINNING = /^[^aeiouàèéìòù]*[aeiouàèéìòù]+[^aeiouàèéìòù]+/iu;
const MOST_WORDS = 5;

/** "Codice di procedura civile": cod. proc. civ., c. proc. civ.; "Codice dei porti": cod. dei porti, cod. porti, c. port. */
function byBeginnings(title: string): readonly string[] {
  const found = HEADS.find(([head]) => head.test(title));
  if (found === undefined) return [];
  const words = title
    .replace(found[0], '')
    .split(/[\s,'’]+/u)
    .filter((word) => word !== '' && !SMALL.test(word));
  if (words.length === 0 || words.length > MOST_WORDS || words.some((word) => !/^\p{L}{3}/u.test(word))) return [];
  const shortened = words.map((word) => BEGINNING.exec(word)?.[0] ?? word);
  const rest = title.replace(found[0], '');
  return found[1].flatMap((head) => [
    `${head} ${rest}`,
    `${head} ${words.join(' ')}`,
    `${head} ${shortened.join(' ')}`,
  ]);
}

/** What a decree enacts, in its title: "Decreto legislativo 14 marzo 2031, n. 12 - Codice dei porti". */
const CALLED = /\s[-–—]\s((?:codice|testo\sunico|statuto)\s.{3,160})$/iu;

/**
 * What acts are shortened to, by their titles: codes by the beginnings of their words, the great ones by initials, numbered ones
 * by number and year. Known failure: a code that is called by initials and is not listed.
 */
export function commonNames({
  title,
  abbreviation,
}: {
  readonly title: string;
  readonly abbreviation: string;
}): readonly string[] {
  const called = CALLED.exec(title)?.[1];
  const short = (called === undefined ? [title] : [title, called]).flatMap((name) => [
    ...INITIALS.flatMap(([pattern, names]) => (pattern.test(name) ? names : [])),
    ...byBeginnings(name),
  ]);
  return [...(called === undefined ? [] : [called]), ...short, ...officialNames(title), ...officialNames(abbreviation)];
}
