import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brokenRuntime, missingRuntime } from '../../../../src/backends/onnx/runtime';

describe('backends/onnx/runtime', () => {
  /** Far from the project's own packages. */
  let temporary: string;

  beforeEach(async () => {
    temporary = await mkdtemp(join(tmpdir(), 'proviso-runtime-'));
  });
  afterEach(() => rm(temporary, { recursive: true }));

  /** A folder of bundles beside which the native part for some platform lies. */
  async function installedFor(platform: string, arch: string): Promise<string> {
    const native = `node_modules/onnxruntime-node/bin/napi-v6/${platform}/${arch}/onnxruntime_binding.node`;
    const file = join(temporary, 'dist', native);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, '');
    return join(temporary, 'dist');
  }

  it('finds nothing missing where the native part of the platform lies beside the bundles', async () => {
    assert.equal(missingRuntime(await installedFor('linux', 'arm64'), { platform: 'linux', arch: 'arm64' }), undefined);
  });

  it('names the package to install where the platform has one', async () => {
    const folder = await installedFor('linux', 'arm64');
    const { problem, remedy } = missingRuntime(folder, { platform: 'win32', arch: 'x64' })!;
    assert.match(problem, /onnxruntime.* is not part of this installation/);
    assert.match(remedy, /^Install Proviso's package for win32-x64/);
  });

  it('says that there is none where the platform has none', () => {
    const { remedy } = missingRuntime(temporary, { platform: 'darwin', arch: 'x64' })!;
    assert.match(remedy, /no build of it for darwin-x64.* words alone/);
  });

  it('repeats in one line what keeps a runtime that is there from starting', () => {
    const error = new Error('libc: version GLIBC_2.99 not found\nRequire stack:\n- here');
    assert.match(
      brokenRuntime(error, { platform: 'linux' }).problem,
      /computer \(libc: version GLIBC_2\.99 not found\)\.$/,
    );
    assert.match(brokenRuntime(error, { platform: 'win32' }).remedy, /Visual C\+\+/);
  });
});
