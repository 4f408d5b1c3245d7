import type { Citation, Language } from '../law';
import { scan, type CitationDraft, type Grammar } from './grammar/engine';
import { ENGLISH } from './grammar/english';
import { GERMAN } from './grammar/german';
import { KOREAN } from './grammar/korean';

const GRAMMARS: readonly Grammar[] = [KOREAN, GERMAN, ENGLISH];

/**
 * All citations of law in a text, sorted by `start`, none overlapping, `text.slice(start, end)` each.
 *
 * Every grammar reads every text, because law quotes law of other languages. `language` is that of the text: its
 * grammar wins where two claim the same characters (`§` is a German section, unless the text is English). English
 * trigger words ("Part 3") are too plain to be believed inside a German or Korean text, so there an English citation
 * counts only when it names its act. Linear in the length of the text.
 */
export function findCitations(text: string, language: Language = 'und'): Citation[] {
  const ordered = [...GRAMMARS].sort((a, b) => Number(b.system === language) - Number(a.system === language));
  let found: Citation[] = [];
  for (const grammar of ordered) {
    const foreign = grammar.system === 'en' && (language === 'de' || language === 'ko');
    const read = scan(grammar, text)
      .filter(({ act }) => !foreign || act.kind === 'named')
      .map((draft) => cut(text, draft, grammar));
    found = found.length === 0 ? read : merge(found, read);
  }
  return found;
}

function cut(text: string, draft: CitationDraft, { system }: Grammar): Citation {
  return { ...draft, text: text.slice(draft.start, draft.end), system };
}

/** Both sorted lists as one; of two that overlap, the one from `preferred` stays. */
function merge(preferred: readonly Citation[], others: readonly Citation[]): Citation[] {
  const merged: Citation[] = [];
  let next = 0;
  for (const other of others) {
    for (; next < preferred.length && preferred[next]!.start < other.end; next += 1) merged.push(preferred[next]!);
    if ((merged.at(-1)?.end ?? 0) <= other.start) merged.push(other);
  }
  for (; next < preferred.length; next += 1) merged.push(preferred[next]!);
  return merged;
}
