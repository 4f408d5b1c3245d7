import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { citeCorpus, CitationResolver, findCitations } from '../../../src/citation';
import { CorpusBuilder, type Corpus, type Provision } from '../../../src/law';
import { kindOf, readSource, type ReadResult } from '../../../src/readers';
import { share, type Score } from '../citations/score';
import { publisherOf, type Publisher } from './formats';
import { parseTree, textOf, within, type Element } from './tree';

interface Published {
  readonly name: string;
  readonly source: string;
  readonly root: Element;
  readonly publisher: Publisher;
  readonly read: ReadResult;
  readonly isLaw: boolean;
}

/** A count of what is right of a whole, with a line for each that is not. */
interface Count {
  right: number;
  whole: number;
  readonly misses: string[];
}
const count = (): Count => ({ right: 0, whole: 0, misses: [] });

/** Lines that tell what was missed, of a sort and a file. */
const MOST_MISSES = 12;
/** How much of what is said of a miss. UTF-16 code units. */
const SHOWN = 90;

/** The files of a folder and of those in it as Proviso reads them, held against the files; throws where it has none. */
export function scorePublished(folder: string): Score {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.xml'))
    .sort();
  if (files.length === 0) throw new Error(`${folder} has no XML files.`);
  const published = files.flatMap((name) => open(folder, name));
  const statutes = published.filter(({ root, publisher }) => publisher.statutes.has(root.name));
  const others = published.filter((each) => !statutes.includes(each));
  const [kept, added, numbered, headed, reached] = [count(), count(), count(), count(), count()];
  for (const statute of statutes) {
    countWords(statute, kept, added);
    countSections(statute, numbered, headed);
    countParts(statute, reached);
  }
  const asLaw = others.filter(({ isLaw }) => isLaw);
  const missed = statutes.filter(({ isLaw }) => !isLaw);
  const of = (name: string, { right, whole }: Count, target: string): Score['rows'][number] => ({
    name: `${name} (of ${whole})`,
    value: whole === 0 ? '-' : share(right, whole),
    target,
  });
  return {
    title: `${folder}: ${statutes.length} statutes, ${others.length} other documents`,
    rows: [
      of('words of the law that are kept', kept, '0.998'),
      of('words kept that are of the law', added, '0.998'),
      of('sections with their number', numbered, '0.98'),
      of('sections with their heading', headed, '0.98'),
      of('"subsection (x)" that resolve and reach it', reached, '0.98'),
      { name: 'documents that are no statutes read as law', value: String(asLaw.length), target: '0' },
      { name: 'statutes not read as law', value: String(missed.length), target: '0' },
    ],
    misses: [
      ...[...asLaw, ...missed].map(({ name, isLaw }) => `${name}: ${isLaw ? 'read' : 'not read'} as law`),
      ...[kept, added, numbered, headed, reached].flatMap(({ misses }) => misses),
    ],
  };
}

function open(folder: string, name: string): Published[] {
  const file = join(folder, name);
  const bytes = readFileSync(file);
  const source = bytes.toString('utf8');
  const root = parseTree(source);
  const publisher = publisherOf(root);
  if (publisher === undefined) return [];
  const read = readSource({ file, bytes });
  const { kind } = kindOf({ file, text: source, documents: read.documents });
  return [{ name, source, root, publisher, read, isLaw: kind === 'law' && read.documents.length > 0 }];
}

const provisionsOf = ({ read }: Published): readonly Provision[] =>
  read.documents.flatMap(({ provisions }) => provisions);

/** The words of the law against those of the provisions, their headings and names, each as often as it comes. */
function countWords(published: Published, kept: Count, added: Count): void {
  const { name, root, publisher } = published;
  const law = bagOf(textOf(root, publisher.isNoLaw), publisher);
  const provisions = provisionsOf(published);
  const texts = provisions.flatMap(({ heading, text }) => [heading, text]);
  // The numbers of units are no words of the text: they are in the path. Containers have a slug of their heading there.
  const numbers = provisions.flatMap(({ path }) => path.slice(-1).filter(({ kind }) => kind !== 'container'));
  const ours = bagOf(texts.join('\n'), publisher);
  const read = bagOf([...texts, ...numbers.map(({ number }) => number)].join('\n'), publisher);
  const named = bagOf(
    published.read.documents.map(({ act }) => `${act.title} ${act.aliases.join(' ')}`).join(' '),
    publisher,
  );
  for (const [word, times] of law) {
    if (UNIT_WORDS.has(word)) continue;
    const has = Math.min(times, (read.get(word) ?? 0) + (named.get(word) ?? 0));
    kept.whole += times;
    kept.right += has;
    if (has < times) note(kept, name, `lost ${times - has} × ${word}`);
  }
  for (const [word, times] of ours) {
    const has = Math.min(times, law.get(word) ?? 0);
    added.whole += times;
    added.right += has;
    if (has < times) note(added, name, `added ${times - has} × ${word}`);
  }
}

const UNIT_WORDS = new Set([
  'sec',
  'section',
  'title',
  'part',
  'parts',
  'subpart',
  'chapter',
  'subchapter',
  'division',
]);

/** How often each word comes; in a script without blanks, each pair of letters. */
function bagOf(text: string, { isSpaced }: Publisher): Map<string, number> {
  const bag = new Map<string, number>();
  const plain = text.normalize('NFKC').replaceAll('\u00AD', '').toLowerCase();
  const letters = plain.match(/[\p{L}\p{N}]+/gu) ?? [];
  const words = isSpaced ? letters : letters.flatMap((run) => Array.from(run));
  for (const word of words) bag.set(word, (bag.get(word) ?? 0) + 1);
  return bag;
}

/** Each section of the act itself: the provision that begins where it does has its number and its heading. */
function countSections(published: Published, numbered: Count, headed: Count): void {
  const { name, publisher } = published;
  const provisions = provisionsAt(published);
  for (const section of ownElements(published, publisher.sections)) {
    const provision = provisions.get(section.start);
    const expected = { number: plain(publisher.numberOf(section)), heading: plain(publisher.headingOf(section)) };
    const number = provision?.path.at(-1)?.number;
    const isNumbered = number !== undefined && plain(number) === expected.number;
    tally(numbered, isNumbered, name, `§ ${expected.number} is ${provision?.id ?? 'nothing'}`);
    const heading = provision === undefined ? 'nothing' : plain(provision.heading);
    tally(headed, heading === expected.heading, name, `§ ${expected.number} "${expected.heading}" is "${heading}"`);
  }
}

/** Letters and digits of any script, so that signs around a number or a heading count for nothing. */
const plain = (text: string): string =>
  (
    text
      .normalize('NFKC')
      .replaceAll('\u00AD', '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).join(' ');

/** "subsection (b)", with nothing behind it that would name another section or a finer part. */
const BARE = /^(?:subsection|paragraph) \((\w{1,3})\)(?: of this section)?$/u;

/** Citations of a section's own part, by its letter, that resolve: whether they reach the element of that letter in it. */
function countParts(published: Published, reached: Count): void {
  const { name, publisher, read } = published;
  const builder = new CorpusBuilder();
  for (const document of read.documents) builder.add(document);
  const { corpus } = citeCorpus(builder.finish());
  const resolver = new CitationResolver(corpus);
  const starts = new Map([...provisionsAt(published)].map(([start, { id }]) => [id, start]));
  for (const section of ownElements(published, publisher.sections)) {
    const parts = new Map(
      section.children.flatMap((child) =>
        typeof child !== 'string' && publisher.parts.has(child.name)
          ? [[plain(publisher.numberOf(child)), child.start] as const]
          : [],
      ),
    );
    const own = [section, ...section.children].flatMap((child) => (typeof child === 'string' ? [] : [child.start]));
    for (const { id, start } of ordinalsAt(corpus, starts, own)) {
      const text = corpus.text(id);
      const citations = findCitations(text, 'en');
      for (const { citation, outcome, ordinals } of resolver.locate(citations, { ordinal: id }, text)) {
        const letter = BARE.exec(citation.text)?.[1];
        if (letter === undefined || !/[a-z]/u.test(letter) || outcome !== 'resolved') continue;
        if (!parts.has(letter)) continue;
        const target = starts.get(corpus.id(ordinals.at(0)!));
        tally(
          reached,
          target === parts.get(letter),
          name,
          `${start}: ${citation.text} is ${corpus.id(ordinals.at(0)!)}`,
        );
      }
    }
  }
}

function ordinalsAt(
  corpus: Corpus,
  starts: ReadonlyMap<string, number>,
  own: readonly number[],
): { id: number; start: number }[] {
  const wanted = new Set(own);
  return Array.from({ length: corpus.size }, (_, id) => ({ id, start: starts.get(corpus.id(id)) ?? -1 })).filter(
    ({ start }) => wanted.has(start),
  );
}

/** Elements of the law that are not in a quotation. */
function* ownElements({ root, publisher }: Published, names: ReadonlySet<string>): Generator<Element> {
  const isLeftOut = (element: Element): boolean => publisher.isNoLaw(element) || publisher.quotations.has(element.name);
  for (const element of within(root, isLeftOut)) if (names.has(element.name)) yield element;
}

/** Provisions by the offset at which they begin in the file. */
function provisionsAt(published: Published): Map<number, Provision> {
  const lines = [0];
  for (const match of published.source.matchAll(/\r\n?|\n/gu)) lines.push(match.index + match[0].length);
  return new Map(
    provisionsOf(published).map((each) => [lines[each.range.start.line]! + each.range.start.character, each]),
  );
}

function tally(counted: Count, isRight: boolean, file: string, miss: string): void {
  counted.whole += 1;
  if (isRight) counted.right += 1;
  else note(counted, file, miss);
}

function note({ misses }: Count, file: string, miss: string): void {
  if (misses.filter((line) => line.startsWith(file)).length < MOST_MISSES)
    misses.push(`${file}: ${miss.slice(0, SHOWN)}`);
}
