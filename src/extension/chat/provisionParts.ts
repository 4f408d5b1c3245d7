import * as l10n from '@vscode/l10n';
import type { CitationView, FoundProvision, ProvisionRef, ToolOutput } from '../../tools';
import {
  anchor,
  citeFollowup,
  escapedLine,
  joined,
  markdown,
  paragraph,
  placeAt,
  quoted,
  remark,
  type ChatPart,
  type ChatReply,
} from './parts';

const MOST_FOLLOWUPS = 4;

/** A provision that a name may mean, and where it stands. */
export type Candidate = Pick<FoundProvision, 'id' | 'label' | 'heading' | 'file' | 'range'>;

/** A provision: its text, where it stands, what it cites and what cites it. */
export function provisionReply(read: ToolOutput<'get_provision'>): ChatReply {
  const { id, label, heading, file, line, endLine, place, status, standing, above, text, next, cites, citedBy } = read;
  const here = placeAt(file, line, endLine);
  const told = [
    ...(heading === undefined ? [] : [` **${escapedLine(heading)}**`]),
    ...(place === undefined ? [] : [`\n\n*${escapedLine(place)}*`]),
  ].join('');
  const mark = status === 'in-force' ? '' : '**';
  const cited = cites.first.flatMap(({ provisions }) => provisions);
  return {
    parts: [
      anchor(here, label),
      markdown(`${told}\n\n`),
      ...(standing === undefined ? [] : [markdown(`${mark}${escapedLine(standing)}${mark}\n\n`)]),
      ...above.flatMap((unit) => (unit.text === undefined ? [] : [markdown(`${quoted(unit.text)}\n\n`)])),
      text === '' ? remark(l10n.t('No text of its own.')) : markdown(`${quoted(text)}\n\n`),
      ...(next === undefined ? [] : [remark(l10n.t('The text goes on in the file.'))]),
      ...listed(l10n.t('It cites'), cites.total, cites.first.map(citationParts)),
      ...listed(
        l10n.t('It is cited by'),
        citedBy.total,
        citedBy.first.map((ref) => [linkTo(ref)]),
      ),
    ],
    references: [here, ...[...cited, ...citedBy.first].map((ref) => placeAt(ref.file, ref.line))],
    followups: [...new Map([...cited, ...citedBy.first].map((ref) => [ref.id, ref])).values()]
      .filter((ref) => ref.id !== id)
      .slice(0, MOST_FOLLOWUPS)
      .map((ref) => citeFollowup(ref.id, ref.label)),
  };
}

const linkTo = ({ file, line, label }: ProvisionRef): ChatPart => anchor(placeAt(file, line), label);

/** A citation by its targets; one that leads nowhere as it is written, with what is not there. */
function citationParts({ text, outcome, provisions, more = 0, missing }: CitationView): ChatPart[] {
  const others = more > 0 ? ` ${escapedLine(l10n.t('and {0} more', more))}` : '';
  if (outcome === 'resolved')
    return [
      ...joined(
        provisions.map((ref) => [linkTo(ref)]),
        '; ',
      ),
      markdown(others),
    ];
  const open = outcome === 'ambiguous' ? l10n.t('Ambiguous') : l10n.t('Not in this workspace: {0}.', missing ?? text);
  return [markdown(`${escapedLine(text)} — *${escapedLine(open)}*`)];
}

function listed(title: string, total: number, items: readonly (readonly ChatPart[])[]): ChatPart[] {
  if (items.length === 0) return [];
  const more = total - items.length;
  return [
    markdown(`**${escapedLine(title)}**\n\n`),
    ...items.flatMap((item) => [markdown('- '), ...item, markdown('\n')]),
    ...(more > 0 ? [markdown(`- ${escapedLine(l10n.t('and {0} more', more))}\n`)] : []),
    markdown('\n'),
  ];
}

/** What a name may mean, where it means no one provision. */
export const candidatesReply = (said: string, candidates: readonly Candidate[]): ChatReply => ({
  parts: [
    paragraph(said),
    ...candidates.flatMap((each) => [
      markdown('- '),
      anchor(each, each.label),
      markdown(each.heading === '' ? '\n' : ` ${escapedLine(each.heading)}\n`),
    ]),
  ],
  references: candidates,
  followups: candidates.slice(0, MOST_FOLLOWUPS).map(({ id, label }) => citeFollowup(id, label)),
});
