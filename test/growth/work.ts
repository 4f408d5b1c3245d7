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
import type { LegalIndex } from '../../src/search';
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

/** The law of a shape, in a folder, and its index. */
interface Law {
  readonly folder: string;
  readonly index: LegalIndex;
}

/** The laws of the shape that was worked on last, by its size. */
let kept: { readonly shape: Shape; readonly laws: Map<number, Promise<Law>> } | undefined;

/** The law of a shape, made once for all works on it: they only read it. */
async function lawOf(shape: Shape, size: number): Promise<Law> {
  if (kept?.shape !== shape) {
    await discardLaws();
    kept = { shape, laws: new Map() };
  }
  const { laws } = kept;
  const law = laws.get(size) ?? writeLaw(shape, size);
  laws.set(size, law);
  return law;
}

async function writeLaw(shape: Shape, size: number): Promise<Law> {
  const folder = await mkdtemp(join(tmpdir(), 'proviso-growth-'));
  for (const [name, text] of Object.entries(shape.files(size))) await writeFile(join(folder, name), text);
  const { index } = (await drain(openIndex({ paths: [folder], indexDir: join(folder, '.index') }, never))).result;
  return { folder, index };
}

/** Removes what is kept of the shape that was worked on last. */
export async function discardLaws(): Promise<void> {
  const laws = [...(kept?.laws.values() ?? [])];
  kept = undefined;
  for (const law of laws) await rm((await law).folder, { recursive: true, force: true });
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
    const { index } = await lawOf(shape, size);
    const text = draftOf(shape, size);
    return () => Promise.resolve(finish(readDraft(text, 'markdown', index)));
  },
  lint: async (shape, size) => {
    const { index } = await lawOf(shape, size);
    const text = draftOf(shape, size);
    const options = { severities: severitiesWith(), today: TODAY };
    return () => Promise.resolve(finish(checkDraft(text, 'markdown', index, options)));
  },
  ask: async (shape, size) => {
    const { index } = await lawOf(shape, size);
    return () => drain(ask('Which fee is due for a berth, and is a lamp lit?', { index, today: TODAY }, never));
  },
  report: async (shape, size) => {
    const { index } = await lawOf(shape, size);
    return () => Promise.resolve(finish(reportCorpus(index, { limit: REPORT_LIMIT })));
  },
  rename: async (shape, size) => {
    const { folder, index } = await lawOf(shape, size);
    const memo = URI.file(join(folder, 'memo.md')).toString();
    const document = TextDocument.create(memo, 'markdown', 1, draftOf(shape, size));
    return () => renamed(index, document, folder);
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
