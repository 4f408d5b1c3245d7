import { childOf, textOf, type Element } from './tree';

/** What the schema of a publisher says of its files: which element is what to a reader of law. */
export interface Publisher {
  /** The documents that are statutes or codes of law in force, by the name of their root. */
  readonly statutes: ReadonlySet<string>;
  /** What is not the words of the law: data, tables of contents, notes, sources, marks of pages, signatures. */
  readonly isNoLaw: (element: Element) => boolean;
  /** What is quoted: its sections are none of the act's. */
  readonly quotations: ReadonlySet<string>;
  /** What is cited by a number, with what divides it. */
  readonly sections: ReadonlySet<string>;
  readonly parts: ReadonlySet<string>;
  /** As it is printed, without signs. */
  readonly numberOf: (section: Element) => string;
  readonly headingOf: (section: Element) => string;
  /** Whether words are told apart by blanks. */
  readonly isSpaced: boolean;
}

const set = (names: string): ReadonlySet<string> => new Set(names.split(' '));

const USLM_NOTES = set(
  'meta preface toc notes sourceCredit source authority editorialNote footnote page sidenote ear leftRunningHead ' +
    'rightRunningHead action signatures legislativeHistory endMarker backMatter index elided',
);
/** A note in the text of a regulation is its text where it is set as an extract (a list, a form), an example or a note to a list. */
const isNote = ({ name, attributes }: Element): boolean =>
  name === 'note' && !/:(?:EXTRACT|EXAMPLE|NOTE)$/u.test(attributes['style'] ?? '');
/** The sign of a footnote. */
const isSign = ({ name, attributes }: Element): boolean => name === 'ref' && attributes['class'] === 'footnoteRef';

const isStruck = ({ attributes }: Element): boolean => attributes['changed'] === 'deleted';

const uslm: Publisher = {
  statutes: set('uscDoc lawDoc pLaw statuteCompilation cfrDoc'),
  isNoLaw: (element) => [isNote, isSign, isStruck].some((is) => is(element)) || USLM_NOTES.has(element.name),
  quotations: set('quotedContent'),
  sections: set('section'),
  parts: set('subsection paragraph'),
  numberOf: (section) => childOf(section, 'num')?.attributes['value'] ?? '',
  headingOf: (section) => {
    const heading = childOf(section, 'heading');
    return heading === undefined ? '' : textOf(heading, uslm.isNoLaw);
  },
  isSpaced: true,
};

/** The numbers of articles and paragraphs are in the paths of provisions. */
const E_GOV_NOTES = set('TOC LawNum ArticleTitle ParagraphNum');

const eGov: Publisher = {
  statutes: set('Law'),
  isNoLaw: ({ name }) => E_GOV_NOTES.has(name),
  quotations: set(''),
  sections: set('Article'),
  parts: set(''),
  numberOf: ({ attributes }) => (attributes['Num'] ?? '').replaceAll('_', '-'),
  headingOf: (section) => {
    const caption = childOf(section, 'ArticleCaption');
    return caption === undefined ? '' : textOf(caption).replace(/[（）]/gu, '');
  },
  isSpaced: false,
};

/** By the root; undefined for a format that has none here. */
export function publisherOf({ name, attributes }: Element): Publisher | undefined {
  if (name === 'Law') return eGov;
  return attributes['xmlns']?.includes('uslm') === true ? uslm : undefined;
}
