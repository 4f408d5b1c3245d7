import { isBasicUnit, isDivision } from '../../law';
import { bracketedTitle } from '../headings/bracketedTitle';
import { MAX_HEADING_LINE, type OpenedUnit, type UnitLine, type UnitLines } from './unitLines';

export interface SolidWords {
  readonly begins: RegExp;
  /** A line of a table of contents. */
  readonly inContents?: RegExp;
  /** Behind a number and a blank: a line of running text that begins with a citation. */
  readonly citingOn: RegExp;
  /** Behind a range: that its articles are repealed. */
  readonly repealed?: RegExp;
}

/**
 * Units of a script without blanks between words: `第七百九条（見出し） 本文`, `第709条`, `第一章 総則`, `มาตรา ๒๕๘ ข้อความ`.
 *
 * Assumption: a unit's number is followed by a blank, its title in brackets or the line's end, as a citation in running
 * text ("第五条の規定は", "มาตรา ๕ วรรคสอง") is not. Known failure: a line of Thai that was wrapped before a citation
 * with a blank and the sentence behind it.
 */
export function solidLines(words: SolidWords): UnitLines {
  return { begins: words.begins, open: (line) => solidUnit(line, words) };
}

function solidUnit(unitLine: UnitLine, { inContents, citingOn, repealed }: SolidWords): OpenedUnit | undefined {
  const { line, rest, heading, isAfterBlank, isInBody } = unitLine;
  const [first] = heading.units;
  if (!isBasicUnit(first!.kind)) {
    const isInContents = isDivision(first!.kind)
      ? inContents?.test(line) === true
      : first!.kind !== 'preamble' && !isInBody;
    const isHeading = line.length <= MAX_HEADING_LINE && !/[。；;]$/u.test(line.trimEnd()) && !isInContents;
    const standsAlone = isAfterBlank || rest === '' || /^[\s（(]/u.test(rest);
    return isHeading && standsAlone ? { ...heading, text: '' } : undefined;
  }
  if (heading.units.length > 1) return repealed?.test(rest) === true ? { ...heading, text: '' } : undefined;
  const titled = bracketedTitle(rest);
  const text = titled?.rest ?? rest;
  if (!/^(?:\s|$)/u.test(text) || (titled === undefined && citingOn.test(text))) return undefined;
  return { ...heading, heading: titled?.title ?? '', text: text.trim() };
}
