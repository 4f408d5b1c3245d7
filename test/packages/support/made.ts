import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT, run } from './run';

/** What `npm run package` made, and what went into it. */
export interface Made {
  readonly version: string;
  /** The folders of the packages that the sources of a build lie in, as its source maps tell. */
  readonly bundled: ReadonlySet<string>;
  /** The path of a package. */
  file(name: string): string;
}

let making: Promise<Made> | undefined;

/** Makes all packages, once for all tests. */
export function made(): Promise<Made> {
  return (making ??= make());
}

async function make(): Promise<Made> {
  await succeed('npm', ['run', 'build']);
  const bundled = await packagesInMaps(join(ROOT, 'dist'));
  await succeed('npm', ['run', 'package']);
  const { version } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8')) as { version: string };
  return { version, bundled, file: (name) => join(ROOT, 'packages', `proviso-${version}${name}`) };
}

async function succeed(program: string, args: readonly string[]): Promise<void> {
  const { exit, stderr } = await run(program, args);
  if (exit !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${exit}:\n${stderr}`);
}

async function packagesInMaps(folder: string): Promise<Set<string>> {
  const packages = new Set<string>();
  for (const name of (await readdir(folder)).filter((file) => file.endsWith('.map'))) {
    const { sources } = JSON.parse(await readFile(join(folder, name), 'utf8')) as { sources: string[] };
    for (const source of sources) {
      const found = /^\.\.\/(?<folder>(?:node_modules\/(?:@[^/]+\/)?[^/]+\/)+)/u.exec(source)?.groups?.['folder'];
      if (found !== undefined) packages.add(found.slice(0, -1));
    }
  }
  return packages;
}
