/** Longer globs are refused. UTF-16 code units. */
const MAX_GLOB = 200;
/** More `*` than this between two `/` are refused. */
const MAX_STARS = 4;
/** The globs that one with braces may stand for. */
const MAX_ALTERNATIVES = 64;
const MAX_GLOBS = 100;
/** `+(a)`, `@(a)`, `!(a)`, `?(a)`, `*(a)`. */
const EXTENDED = /[?*+@!]\(/u;

export interface GlobMatcher {
  /** Whether a path, relative and with `/` between its names, fits one of the globs. */
  readonly matches: (path: string) => boolean;
  /** For each glob that was left out, one line that names it and says why. */
  readonly refused: readonly string[];
}

/** One character of a name: itself, one of a class (`?`, `[a-z]`), or `*`. */
type Token = string | ((character: string) => boolean) | typeof STAR;
const STAR = Symbol('*');
/** `**`: any number of names. */
const GLOBSTAR = Symbol('**');
type Name = readonly Token[] | typeof GLOBSTAR;

/**
 * Globs as editors write them: `*`, `?`, `[a-z]`, `[!a]` inside a name, `**` for any folders, `{a,b}`, `\` before a
 * character that stands for itself. Case counts; names that begin with a dot are names like others.
 *
 * Globs come from settings that a folder may bring along, so matching takes time linear in path times glob, never more,
 * and what is longer or more involved than a person writes is refused: over 200 characters, more than 4 `*` between two
 * `/`, extended patterns (`+(a)`), a leading `!`, braces that stand for more than 64 globs, more than 100 globs.
 */
export function globMatcher(globs: readonly string[]): GlobMatcher {
  const patterns: Name[][] = [];
  const refused: string[] = [];
  for (const glob of globs.slice(0, MAX_GLOBS)) {
    const alternatives = alternativesOf(glob);
    if (typeof alternatives === 'string') {
      const shown = glob.length > 80 ? `${glob.slice(0, 80)}…` : glob;
      refused.push(`The glob "${shown}" is left out: ${alternatives}.`);
    } else for (const each of alternatives) patterns.push(namesOf(each));
  }
  if (globs.length > MAX_GLOBS) {
    refused.push(`${globs.length - MAX_GLOBS} globs are left out: there are more than ${MAX_GLOBS}.`);
  }
  return {
    matches: (path) => {
      const names = path.split('/');
      return patterns.some((pattern) => wildcardMatch(pattern, names, GLOBSTAR, nameMatches));
    },
    refused,
  };
}

/** The brace-free globs that a glob stands for, or why it is refused. */
function alternativesOf(glob: string): readonly string[] | string {
  if (glob.length > MAX_GLOB) return `it has more than ${MAX_GLOB} characters`;
  if (glob.startsWith('!')) return 'a leading "!" is not supported';
  if (EXTENDED.test(glob)) return 'extended patterns such as "+(a)" are not supported';
  if (glob.split('/').some((name) => name.split('*').length - 1 > MAX_STARS)) {
    return `it has more than ${MAX_STARS} "*" in one name`;
  }
  const finished: string[] = [];
  const open = [glob];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (finished.length + open.length >= MAX_ALTERNATIVES) {
      return `its braces stand for more than ${MAX_ALTERNATIVES} globs`;
    }
    const expanded = expandedOnce(next);
    if (expanded === undefined) finished.push(next);
    else for (const each of expanded) open.push(each);
  }
  return finished;
}

/** `a{b,c}d` as `abd` and `acd`, by the first braces that hold a comma; undefined where there are none. */
function expandedOnce(glob: string): string[] | undefined {
  for (let start = glob.indexOf('{'); start >= 0; start = glob.indexOf('{', start + 1)) {
    if (isEscaped(glob, start)) continue;
    const borders = [start];
    let depth = 0;
    for (let at = start; at < glob.length; at += 1) {
      if (glob[at] === '\\') at += 1;
      else if (glob[at] === '{') depth += 1;
      else if (glob[at] === '}') depth -= 1;
      else if (glob[at] === ',' && depth === 1) borders.push(at);
      if (depth > 0) continue;
      if (borders.length === 1) break;
      borders.push(at);
      const [before, after] = [glob.slice(0, start), glob.slice(at + 1)];
      return borders.slice(1).map((border, index) => before + glob.slice(borders[index]! + 1, border) + after);
    }
  }
  return undefined;
}

function isEscaped(glob: string, at: number): boolean {
  let from = at;
  while (from > 0 && glob[from - 1] === '\\') from -= 1;
  return (at - from) % 2 === 1;
}

function namesOf(glob: string): Name[] {
  const names = glob.split('/');
  if (names[0] === '.' && names.length > 1) names.shift();
  return names.map((name) => (name === '**' ? GLOBSTAR : tokensOf(name)));
}

function tokensOf(name: string): Token[] {
  const tokens: Token[] = [];
  for (let at = 0; at < name.length; at += 1) {
    const character = name[at]!;
    if (character === '\\' && at + 1 < name.length) tokens.push(name[(at += 1)]!);
    else if (character === '*') tokens.push(STAR);
    else if (character === '?') tokens.push(() => true);
    else {
      const end = character === '[' ? name.indexOf(']', at + 2) : -1;
      tokens.push(end < 0 ? character : characterClass(name.slice(at + 1, end)));
      if (end >= 0) at = end;
    }
  }
  return tokens;
}

/** `a-z`, `abc`, `!a`, `^a`. */
function characterClass(inside: string): (character: string) => boolean {
  const negated = /^[!^]./u.test(inside);
  const ranges: [string, string][] = [];
  for (let at = negated ? 1 : 0; at < inside.length; at += 1) {
    const isRange = inside[at + 1] === '-' && at + 2 < inside.length;
    ranges.push([inside[at]!, inside[isRange ? at + 2 : at]!]);
    if (isRange) at += 2;
  }
  return (character) => ranges.some(([from, to]) => from <= character && character <= to) !== negated;
}

/** An empty name, as behind the last `/` of a folder, is only what the glob has empty too. */
function nameMatches(name: Name, candidate: string): boolean {
  if (name === GLOBSTAR) return true;
  if (candidate === '' || name.length === 0) return candidate === '' && name.length === 0;
  return wildcardMatch(name, candidate, STAR, (token, character) =>
    typeof token === 'function' ? token(character) : token === character,
  );
}

/**
 * Whether a sequence fits a pattern in which `star` stands for any number of elements. Only the last star met is ever
 * gone back to, because the ones before it have nothing to gain: pattern times sequence steps at most.
 */
function wildcardMatch<T, Element>(
  pattern: readonly T[],
  sequence: ArrayLike<Element>,
  star: T,
  fits: (part: T, element: Element) => boolean,
): boolean {
  let part = 0;
  let at = 0;
  let lastStar = -1;
  let resume = 0;
  while (at < sequence.length) {
    if (part < pattern.length && pattern[part] === star) {
      lastStar = part;
      resume = at;
      part += 1;
    } else if (part < pattern.length && fits(pattern[part]!, sequence[at]!)) {
      part += 1;
      at += 1;
    } else if (lastStar >= 0) {
      part = lastStar + 1;
      resume += 1;
      at = resume;
    } else return false;
  }
  while (part < pattern.length && pattern[part] === star) part += 1;
  return part === pattern.length;
}
