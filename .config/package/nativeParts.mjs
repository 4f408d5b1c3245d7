// What of onnxruntime goes into the package of a platform. onnxruntime-node brings the native parts of all of them, so
// that every package can be made on any computer.
import { cp, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * The native files of each platform that onnxruntime-node has a build for, by the names of `vsce --target`. Left out is
 * what models on the processor do not use: on Windows DirectML, and the compiler of shaders (dxcompiler, dxil), which
 * onnxruntime.dll loads when a graphics processor is asked for; on macOS the second copy of the library under its longer
 * name, which nothing loads.
 */
export const NATIVE_PARTS = {
  'linux-x64': ['onnxruntime_binding.node', 'libonnxruntime.so.1'],
  'linux-arm64': ['onnxruntime_binding.node', 'libonnxruntime.so.1'],
  'darwin-arm64': ['onnxruntime_binding.node', 'libonnxruntime.1.dylib'],
  'win32-x64': ['onnxruntime_binding.node', 'onnxruntime.dll'],
  'win32-arm64': ['onnxruntime_binding.node', 'onnxruntime.dll'],
};

const RUNTIME = 'node_modules/onnxruntime-node';
const COMMON = 'node_modules/onnxruntime-common';

/** The files of the checkout that a platform's package has beside its bundles, relative to the checkout. */
export function runtimeFiles(target) {
  const folder = join(RUNTIME, 'bin/napi-v6', ...target.split('-'));
  return [
    join(COMMON, 'package.json'),
    join(COMMON, 'dist/cjs'),
    join(RUNTIME, 'package.json'),
    join(RUNTIME, 'dist'),
    ...NATIVE_PARTS[target].map((name) => join(folder, name)),
  ];
}

/** Copies them beside the bundles in `dist`, where these look for packages first. */
export async function copyRuntime(root, target, dist) {
  for (const file of runtimeFiles(target)) {
    await mkdir(dirname(join(dist, file)), { recursive: true });
    await cp(join(root, file), join(dist, file), {
      recursive: true,
      filter: (source) => !/\.(?:map|d\.ts)$/.test(source),
    });
  }
}
