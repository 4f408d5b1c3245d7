import { linked, type CitationStyle } from '../../citations/style';

const LINKS: readonly (readonly [RegExp, string])[] = [
  [/^(?:código|(?:real\s)?decreto|reglamento|estatuto|tratado|convenio|texto)(?!\p{L})/iu, 'del '],
  [/^(?:ley|orden|constitución|resolución|directiva|decisión)(?!\p{L})/iu, 'de la '],
];

export const style: CitationStyle = {
  cite: ({ title }, unit) => linked(LINKS, title, unit),
  article: /(?<!\p{L})(?:el|la)\s$/iu,
};
