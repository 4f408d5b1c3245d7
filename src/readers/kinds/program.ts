import { PACKS } from '../../languages';
import type { DocumentView } from './document';
import type { Evidence } from './kind';
import type { ReasonCode } from './reason';
import { countOf } from './wording';

const FENCE = /^\s{0,3}(?:```|~~~)/gmu;
/** "## [1.2.3] - 2024-05-01", "1.2.3 / 2024-05-01"; not "1.2.3 Scope", which numbers a clause. */
const VERSION_HEADING =
  /^(?:#{1,4}\s+\[?v?\d+\.\d+\.\d+(?:-[\w.]{1,30})?\]?(?:\([^()\s]{1,300}\))?(?:\s*$|\s+[-–—/(]*\s?\d{4}\D)|v?\d+\.\d+\.\d+\s+\/\s+\d{4}-)/gimu;
const BADGE = /\]\([^()\s]{1,300}(?:shields\.io|badge|\.svg)/u;
const INLINE_CODE = /`[^`\n]{1,80}`/gu;
const MANY_CODES_EACH = 400;
/** What licences of programs are called and say, and how programs are installed, in any language. */
const PROGRAM = PACKS.flatMap(({ documents }) => documents?.program ?? []);

/** What shows that a text tells of a program: code, versions, licences of software. Drafts of law have none of these. */
export function programEvidence({ sample }: DocumentView): Evidence[] {
  const evidence: Evidence[] = [];
  const says = (weight: number, code: ReasonCode): void => {
    evidence.push({ kind: 'none', weight, reason: { code } });
  };
  const fences = countOf(sample, FENCE);
  if (fences > 0) says(fences > 4 ? 5 : 3, 'code-blocks');
  if (countOf(sample, VERSION_HEADING) >= 2) says(6, 'versions');
  if (BADGE.test(sample)) says(4, 'badges');
  const codes = countOf(sample, INLINE_CODE);
  if (codes >= 3 && codes * MANY_CODES_EACH >= sample.length) says(4, 'inline-code');
  if (PROGRAM.some((pattern) => pattern.test(sample))) says(5, 'program');
  return evidence;
}
