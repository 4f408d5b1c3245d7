import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIndex, IndexUpdater } from '../../../../src/indexing';
import { LargeChangeError } from '../../../../src/indexing/layers/updateIndex';
import type { LegalIndex } from '../../../../src/search';
import { drain } from '../../support/indexOf';
import { Shelf, type Files } from '../../support/shelf';

const LAMPS = '# Lamp Act\n\n### Section 1. Lamps\n\nA lamp is lit.\n\n### Section 2. Oil\n\n(1) Oil is pure.\n';
const quays = (sections: number): string => {
  const uses = Array.from({ length: sections }, (_, at) => `### Section ${at + 1}. Use\n\nSee section 2 of the Lamp Act.\n`); // prettier-ignore
  return `# Quay Act\n\n${uses.join('\n')}`;
};

describe('IndexUpdater, one edit after another', () => {
  let shelf: Shelf;
  let folder: string;
  let files: Files;
  let updater: IndexUpdater;
  let base: LegalIndex;

  const open = async (sections: number): Promise<void> => {
    files = { 'lamps.md': LAMPS, 'quays.md': quays(sections) };
    const stamps = await shelf.put({}, files);
    const { index } = (await drain(buildIndex(stamps))).result;
    base = index;
    updater = new IndexUpdater(index, stamps, { isSmall: () => true });
  };
  const edit = async (name: string, text: string): Promise<AsyncGenerator<LegalIndex, void>> => {
    const before = files;
    files = { ...files, [name]: text };
    return updater.update(await shelf.put(before, files));
  };
  const edited = async (name: string, text: string): Promise<LegalIndex> => {
    let last: LegalIndex | undefined;
    for await (const index of await edit(name, text)) last = index;
    return last!;
  };

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'proviso-edits-'));
    shelf = new Shelf(folder);
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('serves first and stops where more cite what changed than is read again', async () => {
    await open(2_100);
    const running = await edit('lamps.md', LAMPS.replace('Section 2. Oil', 'Section 3. Oil'));
    const { value } = await running.next();
    assert.ok(value);
    assert.equal(value.corpus.ordinal('lamp-act/sec_2'), undefined);
    await assert.rejects(running.next(), LargeChangeError);
  });

  it('keeps what is known of all acts where an edit leaves their names alone', async () => {
    await open(2);
    const words = await edited('lamps.md', LAMPS.replace('pure', 'clear'));
    assert.equal(words.corpus.acts, base.corpus.acts);
    const renamed = LAMPS.replace('# Lamp Act', '# Lantern Act');
    const title = await edited('lamps.md', renamed);
    assert.deepEqual(
      title.corpus.acts.map((act) => act.title),
      ['Lantern Act', 'Quay Act'],
    );
    assert.deepEqual(title.resolver.actsNamed('Lamp Act'), []);
    assert.deepEqual(title.resolver.actsNamed('Lantern Act'), [0]);
    const beside = await edited('quays.md', quays(2).replace('See section 2', 'See section 1'));
    assert.equal(beside.corpus.acts, title.corpus.acts);
    const more = await edited('lamps.md', renamed.replace('pure', 'clear'));
    assert.equal(more.corpus.acts, title.corpus.acts);
    const back = await edited('lamps.md', LAMPS);
    assert.deepEqual(back.resolver.actsNamed('Lamp Act'), [0]);
  });

  it('takes two acts that are alike in all for two', async () => {
    await open(1);
    const twice = `${LAMPS}\n`;
    const both = await edited('also.md', twice);
    const again = await edited('also.md', `${twice}\n`);
    assert.equal(both.corpus.acts.length, 3);
    assert.equal(new Set(again.corpus.acts).size, 3);
    assert.deepEqual(again.resolver.actsNamed('Lamp Act').length, 2);
  });
});
