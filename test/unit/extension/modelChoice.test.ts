import assert from 'node:assert/strict';
import { aboutModel, computedHashes, describePlan, sizeText } from '../../../src/extension/modelChoice';
import { readAddress, RECOMMENDED, type DownloadPlan } from '../../../src/backends/download';
import { parseManifest } from '../../../src/backends';

const HASH = 'a'.repeat(64);
const base = new URL('https://law.example/m/');
const file = (path: string, sha256: string | undefined): DownloadPlan['files'][number] => ({
  path,
  url: new URL(path, base),
  size: 12_400_000,
  sha256,
  isModel: false,
});
const plan = (...files: DownloadPlan['files']): DownloadPlan => ({ base, name: 'm', files, size: 0 });

describe('modelChoice', () => {
  it('shows address, size and SHA-256 of each file', () => {
    assert.equal(
      describePlan(plan(file('tokenizer.json', HASH))),
      `https://law.example/m/tokenizer.json\n12 MB, SHA-256 ${HASH}`,
    );
  });

  it('warns of files that cannot be checked, and shows afterwards what they are', () => {
    const files = plan(file('tokenizer.json', HASH), file('model.onnx', undefined));
    assert.match(
      describePlan(files),
      /Nothing states the SHA-256 of model\.onnx: what is downloaded cannot be checked/,
    );
    const sha256 = new Map([
      ['tokenizer.json', HASH],
      ['model.onnx', 'b'.repeat(64)],
    ]);
    assert.equal(computedHashes(files, sha256), `model.onnx: ${'b'.repeat(64)}`);
    assert.equal(computedHashes(plan(file('tokenizer.json', HASH)), sha256), '');
  });

  it('writes sizes as a person reads them', () => {
    assert.deepEqual([500, 12_400_000, 2_266_000_000].map(sizeText), ['less than 1 MB', '12 MB', '2.3 GB']);
  });

  it('recommends models by addresses that can be read, of known licence, with manifests that hold', () => {
    for (const model of RECOMMENDED) {
      assert.equal(readAddress(model.repository).base.protocol, 'https:');
      assert.deepEqual(parseManifest(model.manifest, model.repository), model.manifest);
      assert.match(aboutModel(model), /^about \d+ MB, (?:MIT|Apache-2\.0)$/);
    }
  });
});
