// The licences of what Proviso's packages carry of others, as one text: what esbuild bundled, and onnxruntime.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, URL } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const kept = join(root, '.config/licences');

/** Names of the files in which packages keep licences and notices. */
const LICENCE_FILE = /^(?:licen[cs]e|copying|notices?|third-?party-?notices)(?:\.(?:md|txt))?$/i;

/** Packages that are published without the text of their licence: the file that has it, of the same project. */
const KEPT_LICENCES = {
  '@microsoft/fast-element': ['microsoft-fast.txt'],
  '@microsoft/fast-foundation': ['microsoft-fast.txt'],
  '@microsoft/fast-web-utilities': ['microsoft-fast.txt'],
  '@vscode/l10n': ['vscode-l10n.txt'],
  'onnxruntime-node': ['onnxruntime-node.txt', 'onnxruntime-node.notices.txt'],
  'onnxruntime-common': ['onnxruntime-node.txt'],
  saxes: ['saxes.txt'],
};

/** Packages that are carried beside the bundles. */
const BESIDE = ['node_modules/onnxruntime-common', 'node_modules/onnxruntime-node'];

/** The folders of the packages that went into bundles, by esbuild's metafiles, and of those beside; sorted. */
export function carriedPackages(metafiles) {
  const inputs = metafiles.flatMap(({ inputs }) => Object.keys(inputs));
  const folders = inputs.flatMap((input) => /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(input) ?? []);
  return [...new Set([...folders, ...BESIDE])].sort();
}

/** The text of THIRD-PARTY-NOTICES.txt. Throws where a package's licence is not known: nobody may hand it out then. */
export async function noticesOf(metafiles) {
  const sections = await Promise.all(carriedPackages(metafiles).map(sectionOf));
  const bySection = new Map(sections.map((section) => [section.title, section.text]));
  const titles = [...bySection.keys()].sort();
  return [
    'Proviso carries software of others. What it is and under which licence it comes is stated here, a section each.',
    titles.map((title) => `- ${title}`).join('\n'),
    ...titles.map((title) => `${'='.repeat(80)}\n${title}\n${'='.repeat(80)}\n\n${bySection.get(title)}`),
  ].join('\n\n');
}

async function sectionOf(folder) {
  const { name, version, license } = JSON.parse(await readFile(join(root, folder, 'package.json'), 'utf8'));
  const own = (await readdir(join(root, folder))).filter((file) => LICENCE_FILE.test(file)).sort();
  const files = own.length > 0 ? own.map((file) => join(root, folder, file)) : keptOf(name);
  if (files.length === 0) {
    throw new Error(`${name} ${version} comes without its licence: put the text into .config/licences and name it.`);
  }
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  return { title: `${name} ${version} (${license})`, text: texts.map((text) => text.trim()).join('\n\n') };
}

const keptOf = (name) => (KEPT_LICENCES[name] ?? []).map((file) => join(kept, file));
