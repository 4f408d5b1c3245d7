import { PACKS } from '../../languages';
import type { DocumentView } from './document';
import type { Evidence, Judgement, Kind } from './kind';
import type { ReasonCode } from './reason';

/** What speaks for law sums to at least this: a title and provisions, or front matter and provisions. */
const SURE = 8;
/** And to this more than what speaks against it. */
const AHEAD = 5;
/** What speaks for a bill, or against every kind, sums to at least this. */
const BILL = 6;
const NONE = 5;
/** What speaks for law or a draft sums to this in a text that tells of law without citing any, such as a lease. */
const LEGAL = 8;

/** That a text may cite law, in any language. */
const SIGNS = [/[§¶]/u, ...PACKS.flatMap(({ documents }) => documents?.mayCite ?? [])];

/**
 * What the evidence comes to, on the safe side: what is not surely law is no law, since it would be quoted as law in force;
 * what may cite law and does not tell of a program is a draft, since it would not be checked otherwise.
 */
export function weigh(evidence: readonly Evidence[], { text }: Pick<DocumentView, 'text'>): Judgement {
  const sum = (kind: Evidence['kind']): number =>
    evidence.reduce((total, each) => (each.kind === kind ? total + each.weight : total), 0);
  const [law, draft, bill, none] = [sum('law'), sum('draft'), sum('bill'), sum('none')];
  const judged = (kind: Kind, otherwise: readonly ReasonCode[]): Judgement => {
    const own = evidence.filter((each) => each.kind === kind).sort((a, b) => b.weight - a.weight);
    return { kind, reasons: own.length > 0 ? own.map(({ reason }) => reason) : otherwise.map((code) => ({ code })) };
  };
  if (law >= SURE && law - draft - bill - none - sum('not law') >= AHEAD) return judged('law', []);
  if (none >= NONE && none > draft + bill) return judged('none', []);
  if (bill >= BILL && bill >= draft) return judged('bill', []);
  const isLegal = bill > 0 || Math.max(law, draft) >= LEGAL || SIGNS.some((sign) => sign.test(text));
  return isLegal ? judged('draft', ['not-surely-law']) : { ...judged('none', ['cites-no-law']), isBlank: true };
}
