import assert from 'node:assert/strict';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tinyEncoderGraph, writeModel } from '../unit/backends/onnx/tinyModels';
import { made, type Made } from './support/made';
import { ROOT, run, type Ran } from './support/run';
import { readZip, unpack } from './support/zip';

/** The library of onnxruntime for each platform, as the loader of its system looks for it. */
const LIBRARIES: Readonly<Record<string, string>> = {
  'linux-x64': 'linux/x64/libonnxruntime.so.1',
  'linux-arm64': 'linux/arm64/libonnxruntime.so.1',
  'darwin-arm64': 'darwin/arm64/libonnxruntime.1.dylib',
  'win32-x64': 'win32/x64/onnxruntime.dll',
  'win32-arm64': 'win32/arm64/onnxruntime.dll',
};
const NATIVE = /\.(?:node|dll|dylib|so(?:\.\d+)*)$/u;
const MOST_BYTES = 25e6;
/** The pages of the documentation with their pictures are a megabyte of it. */
const MOST_BYTES_WITHOUT_RUNTIME = 6e6;

interface Manifest {
  readonly main: string;
  readonly icon: string;
  readonly contributes: { readonly walkthroughs: readonly { steps: readonly { media: { markdown: string } }[] }[] };
}

describe('packages: extension', function () {
  this.timeout(180_000);
  let packages: Made;
  const contents = new Map<string, ReadonlyMap<string, Buffer>>();

  before(async () => {
    packages = await made();
    for (const name of [...Object.keys(LIBRARIES), 'universal']) {
      contents.set(name, await readZip(packages.file(`-${name}.vsix`)));
    }
  });

  const textOf = (name: string, file: string): string => contents.get(name)?.get(file)?.toString('utf8') ?? '';

  for (const [name, library] of Object.entries(LIBRARIES)) {
    it(`has for ${name} the native part of that platform alone, and says so`, async () => {
      const native = [...contents.get(name)!.keys()].filter((file) => NATIVE.test(file)).sort();
      const folder = 'extension/dist/node_modules/onnxruntime-node/bin/napi-v6/';
      const binding = library.replace(/[^/]+$/u, 'onnxruntime_binding.node');
      assert.deepEqual(native, [binding, library].sort().map((file) => folder + file));
      assert.match(textOf(name, 'extension.vsixmanifest'), new RegExp(`<Identity [^>]*TargetPlatform="${name}"`, 'u'));
      const { size } = await stat(packages.file(`-${name}.vsix`));
      assert.ok(size <= MOST_BYTES, `${size} bytes`);
    });
  }

  it('is for all other platforms without native parts', async () => {
    const names = [...contents.get('universal')!.keys()];
    assert.deepEqual(names.filter((file) => NATIVE.test(file) || file.includes('node_modules')), []);
    assert.doesNotMatch(textOf('universal', 'extension.vsixmanifest'), /TargetPlatform/u);
    const { size } = await stat(packages.file('-universal.vsix'));
    assert.ok(size <= MOST_BYTES_WITHOUT_RUNTIME, `${size} bytes`);
  });

  it('starts from the terminal with little: what one command needs is loaded by that command', () => {
    assert.ok(textOf('universal', 'extension/dist/cli.js').length < 50_000);
  });

  for (const name of [...Object.keys(LIBRARIES), 'universal']) {
    it(`holds for ${name} what runs and is shown, and nothing of how it is made`, () => {
      const files = contents.get(name)!;
      const manifest = JSON.parse(textOf(name, 'extension/package.json')) as Manifest;
      const shown = manifest.contributes.walkthroughs.flatMap(({ steps }) => steps.map(({ media }) => media.markdown));
      const bundles = ['features', 'server', 'indexWorker', 'buildWorker', 'onnxProcess', 'cli', 'panel', 'graph', 'report'];
      const needed = [manifest.main, manifest.icon, ...shown, ...bundles.map((bundle) => `dist/${bundle}.js`)];
      const texts = ['readme.md', 'changelog.md', 'LICENSE.txt', 'THIRD-PARTY-NOTICES.txt', 'media/sample/README.md', 'media/docs/README.md', 'media/docs/pictures/ask.png'];
      for (const file of [...needed, ...texts]) {
        assert.ok(files.has(join('extension', file)), `${file} is in it`);
      }
      const tops = new Set([...files.keys()].map((file) => file.replace(/^(extension\/[^/]+)\/.*$/u, '$1')));
      const allowed = /^(?:\[Content_Types\]\.xml|extension\.vsixmanifest|extension\/(?:dist|media|l10n|package(?:\.nls.*)?\.json|readme\.md|changelog\.md|LICENSE\.txt|THIRD-PARTY-NOTICES\.txt))$/u;
      assert.deepEqual([...tops].filter((top) => !allowed.test(top)), []);
      assert.deepEqual([...files.keys()].filter((file) => /\.(?:map|ts|vsix|tgz)$/u.test(file)), []);
      assert.doesNotMatch(textOf(name, 'extension/dist/extension.js'), /sourceMappingURL/u);
    });
  }

  it('has a page without links to files that are not there', () => {
    // Links in words and pictures with a path: the Marketplace has no folder to look in.
    const links = [...textOf('universal', 'extension/readme.md').matchAll(/\]\((?<to>[^)\s]+)\)/gu)];
    const relative = links.map((link) => link.groups?.['to'] ?? '').filter((to) => !/^(?:https:|data:image\/png|#)/u.test(to));
    assert.deepEqual(relative, []);
  });

  describe('unpacked on this computer', () => {
    let folder: string;
    let encoder: string;

    before(async () => {
      folder = await mkdtemp(join(tmpdir(), 'proviso-unpacked-'));
      encoder = await writeModel(folder, 'tiny', tinyEncoderGraph(), undefined);
    });
    after(() => rm(folder, { recursive: true }));

    /** Searches the sample with the command line of a package, far from the checkout's own packages. */
    async function searched(name: string, args: readonly string[]): Promise<Ran> {
      await unpack(contents.get(name)!, join(folder, name));
      const cli = join(folder, name, 'extension/dist/cli.js');
      const options = ['--corpus', join(ROOT, 'media/sample'), '--index-dir', join(folder, `${name}-index`)];
      return run(process.execPath, [cli, 'search', 'lamp of a vessel', ...options, ...args], { cwd: folder });
    }

    it('runs a model with its native part, where this computer has a package', async function () {
      const own = `${process.platform}-${process.arch}`;
      if (!contents.has(own)) this.skip();
      const { exit, stdout, stderr } = await searched(own, ['--encoder', encoder, '--strategy', 'dense', '--json']);
      assert.equal(exit, 0, stderr);
      assert.ok((JSON.parse(stdout) as { hits: unknown[] }).hits.length > 0);
    });

    it('says without a native part what is missing where a model is named, and searches by words where none is', async () => {
      const { exit, stderr } = await searched('universal', ['--encoder', encoder]);
      assert.equal(exit, 1);
      assert.match(stderr, /^proviso: The model tiny cannot be used: onnxruntime.* is not part of this installation/mu);
      assert.doesNotMatch(stderr, /mend its folder/u);
      const byWords = await searched('universal', ['--json']);
      assert.equal(byWords.exit, 0, byWords.stderr);
      assert.ok((JSON.parse(byWords.stdout) as { hits: unknown[] }).hits.length > 0);
    });
  });
});
