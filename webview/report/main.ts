import '../texts';
import type { HostToReport, ReportsView, ReportToHost } from '../../src/extension/messages';
import { Host } from '../host';
import { registerComponents } from '../toolkit';
import { drawPage, type PageHost } from './page';
import type { ProvisionHost } from './provision';

/** What the provisions of all runs are called. */
const labelsOf = ({ runs }: ReportsView): Readonly<Record<string, string>> =>
  Object.assign({}, ...runs.map(({ labels }) => labels)) as Record<string, string>;

const held = document.getElementById('report')?.textContent;
if (held === undefined) serve();
else {
  const { title, view } = JSON.parse(held) as HostToReport['report'];
  const labels = labelsOf(view);
  const excerpts = view.excerpts ?? {};
  const provisions: ProvisionHost = {
    label: (id) => labels[id],
    hasText: (id) => id in excerpts,
    excerpt: (id) => excerpts[id] ?? '',
  };
  drawPage(title, view, provisions, undefined, 0);
}

/** Draws what the editor tells, and tells it what is wanted. */
function serve(): void {
  registerComponents();
  const host = new Host<ReportToHost, HostToReport, object>();
  /** Excerpts that were asked for, by provision. */
  const asked = new Map<string, { readonly text: Promise<string>; readonly tell: (text: string) => void }>();
  const excerpt = (id: string): Promise<string> => {
    const known = asked.get(id);
    if (known !== undefined) return known.text;
    let tell: (text: string) => void = () => undefined;
    const text = new Promise<string>((resolve) => (tell = resolve));
    asked.set(id, { text, tell });
    host.send({ kind: 'excerpt', id });
    return text;
  };
  const open = (id: string): void => host.send({ kind: 'open', id });
  host.listen((message) => {
    if (message.kind === 'excerpt') {
      asked.get(message.id)?.tell(message.text);
      return;
    }
    const labels = labelsOf(message.view);
    const provisions: ProvisionHost = { label: (id) => labels[id], hasText: (id) => id in labels, open, excerpt };
    const page: PageHost = {
      exportRun: (run, format) => host.send({ kind: 'export', run, format }),
      addRun: () => host.send({ kind: 'addRun' }),
      compare: () => host.send({ kind: 'compare' }),
    };
    // What was added last is what the user wants to see.
    drawPage(message.title, message.view, provisions, page, message.view.runs.length - 1);
  });
  host.send({ kind: 'ready' });
}
