import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { JUDGED_LENGTH, kindOf, readText, type Judgement } from '../readers';

/** Files that lie where a program does. */
const PROGRAM_FILES = [
  'package.json',
  'Cargo.toml',
  'pyproject.toml',
  'setup.py',
  'go.mod',
  'pom.xml',
  'build.gradle',
  'composer.json',
  'Gemfile',
  'CMakeLists.txt',
];

/** What a text is that a person has open or names, by all evidence: what is in it and what lies beside its file. */
export function judge(file: string, text: string): Judgement {
  const { documents } = readText(file, text.slice(0, JUDGED_LENGTH));
  return kindOf({ file, text, documents, isInProgram: file !== '' && liesInProgram(file) });
}

function liesInProgram(file: string): boolean {
  const folder = dirname(file);
  return [folder, dirname(folder)].some((each) => PROGRAM_FILES.some((name) => existsSync(join(each, name))));
}
