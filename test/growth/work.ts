import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { URI } from 'vscode-uri';
import { checkDraft, readDraft, severitiesWith } from '../../src/check';
import { planRename, RenumberError, renumberLaw } from '../../src/renumber';
import { REPORT_LIMIT, reportCorpus } from '../../src/citation';
import { ask } from '../../src/pipeline';
import { openIndex } from '../../src/indexing';
import type { LegalIndex, PackedIndex } from '../../src/search';
import { EditorHost } from '../../src/server/features/renumber/editorHost';
import { leftToCheckOf, workspaceEditOf } from '../../src/server/features/renumber/workspaceEdit';
import { drain, indexOf } from '../unit/support/indexOf';
import type { Shape } from './shapes';

const TODAY = '2024-06-30';
const CITING = 'See section 1 of the Harbour Act 1990.\n';
const never = new AbortController().signal;

export type Measured = () => Promise<unknown>;
/** Prepares what is measured of a law and a draft of some size. */
export type Work = (shape: Shape, size: number) => Promise<Measured>;

/** Units of one number are one of the shapes. */
const EXPECTED = /^This number is used before|^\d+ more problems/u;

/** The indexes of the shape that was worked on last, by its size. */
let kept: { readonly shape: Shape; readonly indexes: Map<number, Promise<PackedIndex>> } | undefined;

/** The index of a shape, made once for all works on it: they only read it. */
function lawOf(shape: Shape, size: number): Promise<PackedIndex> {
  if (kept?.shape !== shape) kept = { shape, indexes: new Map() };
  const { indexes } = kept;
  const index = indexes.get(size) ?? indexOf(shape.files(size), EXPECTED);
  indexes.set(size, index);
  return index;
}

const draftOf = ({ draft }: Shape, size: number): string => draft?.(size) ?? CITING;

function finish<Result>(steps: Generator<unknown, Result>): Result {
  for (;;) {
    const { value, done } = steps.next();
    if (done === true) return value;
  }
}

export const WORKS: Readonly<Record<string, Work>> = {
  index: (shape, size) => {
    const files = shape.files(size);
    return Promise.resolve(() => indexOf(files, EXPECTED));
  },
  cite: async (shape, size) => {
    const index = await lawOf(shape, size);
    const text = draftOf(shape, size);
    return () => Promise.resolve(finish(readDraft(text, 'markdown', index)));
  },
  lint: async (shape, size) => {
    const index = await lawOf(shape, size);
    const text = draftOf(shape, size);
    const options = { severities: severitiesWith(), today: TODAY };
    return () => Promise.resolve(finish(checkDraft(text, 'markdown', index, options)));
  },
  ask: async (shape, size) => {
    const index = await lawOf(shape, size);
    return () => drain(ask('Which fee is due for a berth, and is a lamp lit?', { index, today: TODAY }, never));
  },
  report: async (shape, size) => {
    const index = await lawOf(shape, size);
    return () => Promise.resolve(finish(reportCorpus(index, { limit: REPORT_LIMIT })));
  },
  rename: async (shape, size) => {
    const folder = await mkdtemp(join(tmpdir(), 'proviso-growth-'));
    try {
      for (const [name, text] of Object.entries(shape.files(size))) await writeFile(join(folder, name), text);
      const { index } = (await drain(openIndex({ paths: [folder], indexDir: join(folder, '.index') }, never))).result;
      const document = TextDocument.create(
        URI.file(join(folder, 'memo.md')).toString(),
        'markdown',
        1,
        draftOf(shape, size),
      );
      return () => renamed(index, document, folder);
    } catch (error) {
      await rm(folder, { recursive: true, force: true });
      throw error;
    }
  },
};

/** Gives the first provision that has a number another one. */
async function renamed(index: LegalIndex, document: TextDocument, folder: string): Promise<unknown> {
  const { corpus } = index;
  const first = Array.from({ length: corpus.size }, (_, ordinal) => ordinal).find((at) =>
    /_1(?:__|$)/u.test(corpus.id(at)),
  );
  const documents = { get: (uri: string) => (uri === document.uri ? document : undefined), all: () => [document] };
  try {
    const host = new EditorHost(index, documents, { roots: [folder], exclude: [] });
    const changes = await renumberLaw(planRename(corpus, first!, '99999'), host, never);
    return [workspaceEditOf(changes, { documentChanges: true, annotations: true }, host), leftToCheckOf(changes)];
  } catch (error) {
    // Some shapes hold no number that can be given; finding that out is measured, too.
    if (error instanceof RenumberError) return error;
    throw error;
  }
}
