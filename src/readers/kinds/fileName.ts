import type { DocumentView } from './document';
import type { Evidence } from './kind';

/** A language or a kind of licence behind a name: `README.zh-CN`, `LICENSE-MIT`. */
const VARIANT = '(?:[._-](?:[a-z]{2}(?:[_-][a-z]{2,4})?|mit|apache|bsd|isc|gpl|lgpl|mpl|cc0|2\\.0|v?\\d+))?';
/** Names that only files about a program have. */
const PROJECT = new RegExp(
  `^(?:readme|changelog|contributing|contributors|code_of_conduct|copying|authors|maintainers|codeowners|upgrading)${VARIANT}\\.`,
  'iu',
);
/** Names that such files have and others, too. */
const SHARED = new RegExp(
  `^(?:licen[cs]e|third-?party-?(?:notices|licenses)|notice|history|news|changes|security|support|governance|roadmap|todo|patents|releases?|install|migration|disclaimer)${VARIANT}\\.`,
  'iu',
);

/**
 * What a file's name says. Assumption: `README` tells of the files around it, law or program. Known failure: a memo that is
 * called so; settings name it as a draft.
 */
export function fileNameEvidence({ file }: DocumentView): Evidence[] {
  const name = `${file.slice(Math.max(file.lastIndexOf('/'), file.lastIndexOf('\\')) + 1)}.`;
  if (PROJECT.test(name)) return [{ kind: 'none', weight: 20, reason: { code: 'project-name' } }];
  if (SHARED.test(name)) return [{ kind: 'none', weight: 9, reason: { code: 'shared-name' } }];
  return [];
}
