import { bracketedTitle } from '../headings/bracketedTitle';
import type { Layout } from '../layout/layout';
import { MAX_HEADING_LINE, type OpenedUnit, type UnitLine } from '../layout/unitLines';
import { notices } from './notices';

const REPEALED = new RegExp(`^\\s*(?:${notices.repealed!})`, 'u');

/** A division on a line of its own; an article with its title in brackets, repealed, or with a numbered paragraph behind it. */
function openUnit({ line, rest, heading, isAfterBlank }: UnitLine): OpenedUnit | undefined {
  if (heading.units[0]!.kind !== 'article') {
    const standsAlone = isAfterBlank || rest === '' || /^\s/u.test(rest);
    return standsAlone && line.length <= MAX_HEADING_LINE && !/[.다]$/u.test(line.trimEnd())
      ? { ...heading, text: '' }
      : undefined;
  }
  const titled = bracketedTitle(rest);
  if (titled !== undefined) {
    return /^(?:\s|[①-⑳]|$)/u.test(titled.rest) ? { ...heading, text: titled.rest.trim() } : undefined;
  }
  if (heading.units.length > 1 || /^\s*$/u.test(rest)) return { ...heading, text: '' };
  const isText = REPEALED.test(rest) || /^\s+[①-⑳]/u.test(rest);
  return isText ? { ...heading, heading: '', text: rest.trim() } : undefined;
}

export const layout: Layout = {
  unitLines: {
    begins: /^제\s*[\d０-９]{1,5}\s*[편부장절관조](?:의\s*[\d０-９]{1,4}){0,3}/u,
    open: openUnit,
  },
  countsPointsAlone: true,
  sentenceEnd: '다',
};
