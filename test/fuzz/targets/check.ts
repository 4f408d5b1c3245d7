import { checkDraft, checkStatute, severitiesWith, type DraftFormat, type Finding } from '../../../src/check';
import { planRename, RenumberError } from '../../../src/renumber';
import { toEnd } from '../../../src/turns';
import { LANGUAGES } from '../../unit/languages/conformance/cases/index';
import { lawIndex } from '../law';
import { draftsOf, fixtures } from '../seeds';
import { mustHold, type Target } from '../target';

const OPTIONS = { severities: severitiesWith(), today: '2024-06-30' };

function stand(findings: readonly Finding[], text: string): void {
  for (const { start, end, message, fixes } of findings) {
    mustHold(start >= 0 && start <= end && end <= text.length, 'a finding stands in its text');
    mustHold(message !== '', 'a finding says what is wrong');
    for (const { edit } of fixes) mustHold(edit.start >= 0 && edit.end <= text.length, 'a fix stands in its text');
  }
}

const MARKUP: readonly string[] = [
  '# Note\n\n> “a berth is free”, section 1 of the Harbour Act[^1]\n\n[^1]: § 2. See *section 2*(1).\n\n| a | b |\n|---|---|\n| § 1 | <b>§ 2</b> |\n',
  '\\section{Note}\n\\begin{quote}§ 1 HafG\\end{quote} \\footnote{See \\S\\,2~Abs.~1.} \\% $x$ \\href{a}{§ 3}\n% § 4\n\\begin{verbatim}§ 5\\end{verbatim}',
  '<html><body><p>Art. 1&nbsp;<i>al. 2</i><!-- § 2 --><blockquote>第二条</blockquote><script>§ 3</script></p><table><tr><td>제3조</td></tr></table>',
  '<!-- proviso-disable-next-line missing-provision -->\nSee section 99 of the Harbour Act.\n<!-- proviso-disable -->\n§ 99\n<!-- proviso-enable -->',
];

const drafts = (): string[] => [
  ...LANGUAGES.flatMap(draftsOf),
  ...fixtures('kinds/drafts').map((text) => text.slice(0, 3_000)),
  ...MARKUP,
];

const lint = (format: DraftFormat): Target => ({
  name: `check/lint-${format}`,
  shape: 'text',
  seeds: drafts,
  open: async () => {
    const index = await lawIndex();
    return (input) => stand(toEnd(checkDraft(input, format, index, OPTIONS)), input);
  },
});

const statute: Target = {
  name: 'check/statute',
  shape: 'text',
  seeds: () => LANGUAGES.flatMap(({ act, otherAct }) => [act, otherAct]),
  open: async () => {
    const index = await lawIndex();
    const { corpus } = index;
    const files = corpus.acts.map((_, act) => corpus.provision(corpus.provisionsOf(act)[0]).file);
    let at = 0;
    return (input) => {
      at = (at + 1) % files.length;
      stand(toEnd(checkStatute(input, files[at]!, index, OPTIONS)), input);
    };
  },
};

/** A new number for one of all provisions: what somebody types into the box. */
const rename: Target = {
  name: 'check/rename',
  shape: 'text',
  seeds: () => [
    '1',
    '2a',
    '12 bis',
    'IV',
    '제3조의2',
    '第三条の二',
    'Art. 5',
    '§ 7a',
    '1.2',
    '(3)',
    'ข้อ ๓',
    '99999',
    '',
  ],
  open: async () => {
    const { corpus } = await lawIndex();
    return (input) => {
      const ordinal = input.length * 31 + (input.charCodeAt(0) || 0);
      try {
        planRename(corpus, ordinal % corpus.size, input);
      } catch (error) {
        if (!(error instanceof RenumberError)) throw error;
      }
    };
  },
};

export const checkTargets: readonly Target[] = [
  ...(['markdown', 'latex', 'html', 'text'] as const).map(lint),
  statute,
  rename,
];
