import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { holdsLaw } from '../../../../src/indexing';

const ACT = '# Lamp Act\n\n### Section 1. Lamps\n\nThe keeper lights the lamp.\n';

describe('indexing/holdsLaw', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'proviso-holds-'));
    await mkdir(join(folder, 'docs'));
    await writeFile(join(folder, 'docs/README.md'), '# A program\n\nIt prints a line.\n');
    await writeFile(join(folder, 'package.json'), '{}');
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('finds none in a folder of a program', async () => {
    assert.equal(await holdsLaw({ paths: [folder] }), false);
  });

  it('finds an act in one folder of two, and passes over what is left out and what is missing', async () => {
    const law = join(folder, 'law');
    await mkdir(law);
    await writeFile(join(law, 'lamps.md'), ACT);
    assert.equal(await holdsLaw({ paths: [join(folder, 'docs'), join(folder, 'gone'), law] }), true);
    assert.equal(await holdsLaw({ paths: [folder], exclude: ['law/**'] }), false);
  });
});
