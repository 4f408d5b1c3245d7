import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { made } from './support/made';
import { ROOT } from './support/run';

describe('packages: notices of what others wrote', function () {
  this.timeout(180_000);
  let sections: ReadonlyMap<string, string>;
  let bundled: readonly string[];

  before(async () => {
    bundled = [...(await made()).bundled];
    const text = await readFile(join(ROOT, 'THIRD-PARTY-NOTICES.txt'), 'utf8');
    const rule = '={80}\n';
    const parts = text.split(new RegExp(`^${rule}(.+)\n${rule}`, 'mu')).slice(1);
    sections = new Map(parts.flatMap((title, at) => (at % 2 === 0 ? [[title, parts[at + 1] ?? ''] as const] : [])));
  });

  async function titleOf(folder: string): Promise<string> {
    const { name, version, license } = JSON.parse(await readFile(join(ROOT, folder, 'package.json'), 'utf8')) as Record<
      string,
      string
    >;
    return `${name} ${version} (${license})`;
  }

  it('states each package that is bundled, and the runtime beside, with its licence', async () => {
    assert.ok(bundled.length > 20, `${bundled.length} packages are bundled`);
    const runtime = ['node_modules/onnxruntime-node', 'node_modules/onnxruntime-common'];
    for (const title of await Promise.all([...bundled, ...runtime].map(titleOf))) {
      // Every licence says what is permitted and that there is no warranty.
      assert.match(sections.get(title) ?? '', /permission|permitted|licen[cs]e/iu, title);
      assert.match(sections.get(title) ?? '', /warrant/iu, title);
    }
  });

  it('carries what onnxruntime states of its own parts', () => {
    const runtime = [...sections].find(([title]) => title.startsWith('onnxruntime-node '))?.[1] ?? '';
    // Parts that its library on the processor is linked with.
    for (const part of ['protocolbuffers/protobuf', 'eigen', 'abseil', 'FlatBuffers']) {
      assert.match(runtime, new RegExp(part, 'iu'), part);
    }
  });
});
