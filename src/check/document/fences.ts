import type { LineTable } from './lineTable';

/** Lines of code between marks, both marks included; zero-based. */
export interface Fence {
  readonly first: number;
  readonly last: number;
}

/** A mark, behind what lines of a quotation or a list begin with; group 2 is what stands behind it. */
const MARK = /^[\s>]{0,100}(`{3,100}|~{3,100})([^\r\n]{0,1000})/u;

/** The fenced code of a Markdown text, in order. Known failure: a fence that begins behind the mark of a list item. */
export function fencesOf(lines: LineTable): Fence[] {
  const fences: Fence[] = [];
  let open: { readonly first: number; readonly mark: string } | undefined;
  for (let line = 0; line < lines.count; line += 1) {
    const [, mark, behind] = MARK.exec(lines.line(line)) ?? [];
    if (mark === undefined || behind === undefined) continue;
    if (open === undefined) {
      if (!behind.includes('`')) open = { first: line, mark };
    } else if (mark.startsWith(open.mark) && behind.trim() === '') {
      fences.push({ first: open.first, last: line });
      open = undefined;
    }
  }
  return open === undefined ? fences : [...fences, { first: open.first, last: lines.count - 1 }];
}
