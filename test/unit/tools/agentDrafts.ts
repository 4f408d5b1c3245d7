import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What is known of a stretch of a draft: that it is right, what is wrong with it, or that it is no statute's. */
export interface Label {
  readonly kind: string;
  readonly start: number;
  readonly end: number;
}

export interface LabelledDraft {
  readonly name: string;
  readonly text: string;
  readonly labels: readonly Label[];
}

const FILE = join(import.meta.dirname, '../../fixtures/agentDrafts/drafts.md');

/** Drafts as an agent writes them; in the file every citation and quotation stands as `⟦what it is|words⟧`. */
export const agentDrafts = (): LabelledDraft[] =>
  readFileSync(FILE, 'utf8')
    .split(/^=== /mu)
    .slice(1)
    .map((section) => {
      const [name = '', ...lines] = section.split('\n');
      return { name, ...unmarked(lines.join('\n').trim()) };
    });

function unmarked(marked: string): Pick<LabelledDraft, 'text' | 'labels'> {
  const labels: Label[] = [];
  let text = '';
  let read = 0;
  for (const { 0: mark, 1: kind, 2: words, index } of marked.matchAll(/⟦([a-z-]+)\|([^⟧]*)⟧/gu)) {
    text += marked.slice(read, index);
    labels.push({ kind: kind!, start: text.length, end: text.length + words!.length });
    text += words!;
    read = index + mark.length;
  }
  return { text: text + marked.slice(read), labels };
}
