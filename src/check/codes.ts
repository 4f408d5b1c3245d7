/** How much a finding matters; `off` is not reported. */
export const SEVERITIES = ['off', 'hint', 'information', 'warning', 'error'] as const;
export type Severity = (typeof SEVERITIES)[number];

/** What the citation check can find. A page of the documentation describes each. */
export const CHECK_CODES = [
  'unknown-act',
  'ambiguous-act',
  'missing-provision',
  'paragraph-out-of-range',
  'repealed-provision',
  'wrong-heading',
  'misquotation',
  'unrelated-citation',
  'unchecked',
] as const;
export type CheckCode = (typeof CHECK_CODES)[number];

export interface CheckRule {
  /** Where the settings name none. */
  readonly severity: Severity;
  /** One sentence for a list of rules. */
  readonly summary: string;
}

/**
 * Errors are what the corpus proves wrong: the act is there and the provision is not. What may also be a corpus that is
 * not whole, an older wording or a reading that went wrong is a warning or less, so that a pipeline does not stop for it.
 */
export const CHECK_RULES: Readonly<Record<CheckCode, CheckRule>> = {
  'unknown-act': { severity: 'warning', summary: 'The act that is cited is not in the corpus.' },
  'ambiguous-act': { severity: 'warning', summary: 'The citation could mean several acts or provisions.' },
  'missing-provision': { severity: 'error', summary: 'The act does not have the provision that is cited.' },
  'paragraph-out-of-range': {
    severity: 'error',
    summary: 'The provision does not have the paragraph or the point that is cited.',
  },
  'repealed-provision': {
    severity: 'warning',
    summary: 'The provision that is cited is repealed, or not yet in force.',
  },
  'wrong-heading': { severity: 'warning', summary: 'The heading behind the citation is not that of the provision.' },
  misquotation: { severity: 'warning', summary: 'The quotation differs from the text that is cited.' },
  'unrelated-citation': { severity: 'hint', summary: 'The sentence shares no word with what it cites.' },
  unchecked: { severity: 'information', summary: 'This looks like a citation and could not be checked.' },
};

/** The severity of every code. */
export type Severities = Readonly<Record<CheckCode, Severity>>;

/** The rules' own severities with some of them replaced. */
export function severitiesWith(replaced: Partial<Severities> = {}): Severities {
  const byDefault = Object.entries(CHECK_RULES).map(([code, { severity }]) => [code, severity]);
  return { ...(Object.fromEntries(byDefault) as Severities), ...replaced };
}

export const isCheckCode = (name: string): name is CheckCode => Object.hasOwn(CHECK_RULES, name);
export const isSeverity = (name: unknown): name is Severity => SEVERITIES.some((severity) => severity === name);

/**
 * The page that describes a code, relative to the folder of the program.
 *
 * @param language one of those of the interface, as BCP 47 names it
 */
export const pageOf = (code: string, language = 'en'): string =>
  `media/diagnostics/${code}${language === 'en' ? '' : `.nls.${language}`}.md`;
