import { CLOSE, NAME, OPEN } from '../definitions/quoted';
import type { Definitions } from '../pack';

export const definitions: Definitions = {
  styles: [
    {
      // `"owner", in relation to a vessel, includes ...`, `“vessel” means ...`. Assumes that the term is quoted; known
      // failure: a term in bold type.
      sign: /["“‘]/u,
      pattern: new RegExp(
        `${OPEN}(${NAME}{1,80})${CLOSE}(?:\\s?\\([^()\\n]{0,80}\\))?(?:,[^"“”\\n.;:]{1,80},)?\\s(?:means|includes|has the (?:same )?meaning|have the (?:same )?meaning|refers to)(?!\\p{L})`,
        'gu',
      ),
    },
  ],
  bracketed: [
    {
      // `a scheme for depositors (the “Fund”)`, `(hereinafter referred to as "quays")`
      sign: /\([^()\n]{0,40}["“]/u,
      pattern:
        /\((?:(?:hereinafter|in this \p{L}{2,20}|together|collectively|each),?\s)?(?:referred to as\s)?(?:the|an?)?\s?["“](?:the\s)?([^"“”()\n]{2,60})["”]\)/gu,
    },
  ],
  actName: /^(?:Act|Law|Order|Code|Treaty|(?:[\p{L} ]{0,40}\s)?(?:Act|Regulations?|Rules|Directive|Decree))$/u,
  conjunctions: 'and|or',
};
