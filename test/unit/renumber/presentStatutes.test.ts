import assert from 'node:assert/strict';
import { PresentStatutes, PresentTexts } from '../../../src/renumber';
import { MemoryHost } from './memoryHost';

const record = (act: string, section: number, text: string): string =>
  `${JSON.stringify({ id: `${act.toLowerCase().replaceAll(' ', '-')}/sec_${section}`, act, citation: `Section ${section}`, text })}\n`;

const QUAY = record('Quay Act', 1, 'A quay is lit.') + record('Quay Act', 2, 'A quay is swept.');
const TUG = record('Tug Act', 1, 'A tug is manned.') + record('Tug Act', 2, 'Section 1 applies.');

describe('renumber: statutes as they are now', () => {
  it('are told by their titles where a file has lost an act since it was indexed', async () => {
    const host = await MemoryHost.of({ 'acts.jsonl': QUAY + TUG });
    host.open.set('/law/acts.jsonl', TUG);
    const statutes = new PresentStatutes(host.index, new PresentTexts(host));
    const textOf = async (id: string): Promise<string | undefined> =>
      (await statutes.find(host.ordinal(id)))?.provision.text;
    assert.equal(await textOf('tug-act/sec_1'), 'A tug is manned.');
    assert.equal(await textOf('quay-act/sec_1'), undefined, 'another act’s section 1 is not taken for it');
  });

  it('are those of their own file where two files claim the same act', async () => {
    const version = (text: string): string =>
      `# Quay Act 2001\n\n### Section 1. Fees\n\n(1) ${text}\n\n(2) Subsection (1) ends.\n`;
    const host = await MemoryHost.of({ 'a.md': version('A fee.'), 'b.md': version('A toll.') });
    const statutes = new PresentStatutes(host.index, new PresentTexts(host));
    const textOf = async (id: string): Promise<string[]> => {
      const { present, provision } = (await statutes.find(host.ordinal(id)))!;
      return [present.id, provision.text];
    };
    assert.deepEqual(await textOf('quay-act-2001/sec_1__para_1'), ['/law/a.md', 'A fee.']);
    assert.deepEqual(await textOf('quay-act-2001/sec_1__para_1~2'), ['/law/b.md', 'A toll.']);
    const changes = await host.rename('quay-act-2001/sec_1__para_1', '1A');
    assert.match(host.after(changes, 'a.md'), /^\(1A\) A fee\.$/mu);
    assert.equal(host.after(changes, 'b.md'), host.files['b.md']);
  });
});
