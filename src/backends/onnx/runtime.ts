import * as l10n from '@vscode/l10n';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** The platforms for which onnxruntime-node has a build, and Proviso a package with it. */
const BUILDS = ['darwin-arm64', 'linux-arm64', 'linux-x64', 'win32-arm64', 'win32-x64'];

/** What keeps models from running on this computer, and what to do; each a sentence or two. */
export interface RuntimeProblem {
  readonly problem: string;
  readonly remedy: string;
}

/**
 * Says that onnxruntime, which runs models, is not installed for the bundles in `folder`; undefined where it is. The
 * package of Proviso for all platforms is without it, and so is that of npm without its optional dependencies.
 */
export function missingRuntime(
  folder: string,
  { platform, arch }: Pick<NodeJS.Process, 'platform' | 'arch'> = process,
): RuntimeProblem | undefined {
  const build = `${platform}-${arch}`;
  try {
    const native = `onnxruntime-node/bin/napi-v6/${platform}/${arch}/onnxruntime_binding.node`;
    createRequire(join(folder, 'bundle.js')).resolve(native);
    return undefined;
  } catch {
    const problem = l10n.t('onnxruntime, which runs models, is not part of this installation of Proviso.');
    const remedy = BUILDS.includes(build)
      ? l10n.t(
          "Install Proviso's package for {0}, or from npm with its optional dependencies; words alone are searched without.",
          build,
        )
      : l10n.t('There is no build of it for {0}: leave the model out, and words alone are searched.', build);
    return { problem, remedy };
  }
}

/** Says that onnxruntime is installed and does not start. */
export function brokenRuntime(
  error: unknown,
  { platform }: Pick<NodeJS.Process, 'platform'> = process,
): RuntimeProblem {
  const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
  return {
    problem: l10n.t('onnxruntime, which runs models, does not start on this computer ({0}).', line.trim()),
    remedy:
      platform === 'win32'
        ? l10n.t('Install the Microsoft Visual C++ Redistributable, or leave the model out.')
        : l10n.t('Leave the model out, or mend what that says is missing.'),
  };
}
