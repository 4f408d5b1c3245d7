import assert from 'node:assert/strict';
import { LineTable } from '../../../../src/check';
import { readSource, unitElements, type UnitElement } from '../../../../src/readers';
import {
  numberChange,
  numberWay,
  type NumberChange,
  type NumberWay,
} from '../../../../src/renumber/statutes/elementNumbers';

/** A unit of an XML file, and how it gets another number. */
export interface RenumberedElement {
  readonly unit: UnitElement;
  readonly change: NumberChange;
  readonly way: NumberWay | undefined;
}

/** The unit of a file that begins with a tag, by what that begins with, and how it gets another number. */
export function renumbered(source: string, tag: string, to: string, language: string): RenumberedElement {
  const { documents } = readSource({ file: '/law/act.xml', bytes: new TextEncoder().encode(source) });
  const lines = new LineTable(source);
  const start = source.indexOf(tag);
  const provision = documents[0]!.provisions.find(({ range }) => lines.offsetAt(range.start) === start);
  assert.ok(provision, `a provision begins with ${tag}`);
  const elements = unitElements(source, new Set([start]))!;
  const unit = elements.units.get(start)!;
  const change = numberChange(provision, to, language, elements);
  return { unit, change, way: numberWay(source, unit.element, change) };
}

/** An act in Akoma Ntoso. */
export const akn = (body: string): string =>
  `<akomaNtoso xmlns="http://docs.oasis-open.org/legaldocml/ns/akn/3.0"><act name="act"><preface><p><docTitle>Quay Act</docTitle></p></preface><body>${body}</body></act></akomaNtoso>`;

/** An article of law.go.kr in an act: the fields of its number, and its text. */
export const korean = (fields: string, heading: string, content: string): string =>
  `<법령><기본정보><법령명_한글>부두법</법령명_한글></기본정보><조문><조문단위 조문키="0002001">${fields}<조문여부>조문</조문여부><조문제목><![CDATA[${heading}]]></조문제목><조문내용><![CDATA[${content}]]></조문내용></조문단위></조문></법령>`;

/** An act of e-Gov. */
export const egov = (article: string): string =>
  `<Law Lang="ja"><LawBody><LawTitle>岸壁法</LawTitle><MainProvision>${article}</MainProvision></LawBody></Law>`;
