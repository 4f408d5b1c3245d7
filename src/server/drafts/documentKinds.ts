import * as l10n from '@vscode/l10n';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import { URI } from 'vscode-uri';
import type { Corpus } from '../../law';
import { judge, saidKinds, type SaidKinds } from '../../files';
import { reasonInWords } from '../../readers';
import { statuteFileOf } from './documentFormat';
import type { DocumentKind } from './documentKind';

const NOTHING_SAID = saidKinds({}, []);

interface Known {
  readonly judged: DocumentKind;
  readonly version: number;
  readonly said: SaidKinds;
}

/**
 * What open documents are. What the corpus holds is law; what it does not is judged by its text as it is open. Law that the
 * corpus does not hold, such as a file outside of its folders, is checked as a draft is.
 */
export class DocumentKinds {
  readonly #known = new WeakMap<TextDocument, Known>();

  /** @param said what settings say of files now; default: nothing. */
  constructor(private readonly said: () => SaidKinds = () => NOTHING_SAID) {}

  of(document: TextDocument, corpus: Corpus): DocumentKind {
    const said = this.said();
    const known = this.#known.get(document);
    if (known?.version === document.version && known.said === said) return lawIn(document, corpus, known.judged);
    const judged = this.#judge(document, said);
    this.#known.set(document, { judged, version: document.version, said });
    return lawIn(document, corpus, judged);
  }

  /**
   * Whether nothing is to be said in a document: a program's, not one in which someone begins to write. One in which
   * something was said is not judged anew with each letter, which would take longer than to read what changed, but by
   * {@link of}, once typing pauses; one that is indexed as law not at all.
   */
  isLeftAlone(document: TextDocument, corpus: Corpus): boolean {
    if (statuteFileOf(document, corpus) !== undefined) return false;
    const known = this.#known.get(document);
    if (known?.said === this.said() && !leavesAlone(lawIn(document, corpus, known.judged))) return false;
    return leavesAlone(this.of(document, corpus));
  }

  #judge(document: TextDocument, said: SaidKinds): DocumentKind {
    const { scheme, fsPath } = URI.parse(document.uri);
    const file = scheme === 'untitled' ? '' : fsPath;
    const kind = file === '' ? undefined : said.of(file);
    if (kind !== undefined) return { kind, by: 'settings', reasons: [l10n.t('settings say so')] };
    const judged = judge(file, document.getText());
    return { ...judged, by: 'evidence', reasons: judged.reasons.map((reason) => reasonInWords(reason, l10n)) };
  }
}

/** A file that was indexed is law until its index says otherwise, whatever is being typed in it. */
function lawIn(document: TextDocument, corpus: Corpus, judged: DocumentKind): DocumentKind {
  const isIndexed = statuteFileOf(document, corpus) !== undefined;
  if (!isIndexed || judged.kind === 'law') return judged;
  return { kind: 'law', by: judged.by, reasons: [l10n.t('it is indexed as law')] };
}

export const leavesAlone = ({ kind, isBlank }: DocumentKind): boolean => kind === 'none' && isBlank !== true;
