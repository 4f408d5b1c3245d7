import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compilingHeadings, JUDGED_LENGTH, kindOf, readText, TITLE_PATTERNS, type Judgement } from '../readers';
import { compiling } from '../turns';

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

/** No act, but read as one. */
const SAMPLE = '# x\n\n## § 1 x\n\n(1) x\n\n1. x\n';

/** Has what {@link judge} is made of compiled, in steps: the first text else takes a seventh of a second. */
export function* compilingJudge(): Generator<void> {
  yield* compiling(TITLE_PATTERNS);
  yield* compilingHeadings();
  for (const sample of [SAMPLE, SAMPLE.replaceAll('x', '†')]) {
    judge('', sample);
    yield;
  }
}

function liesInProgram(file: string): boolean {
  const folder = dirname(file);
  return [folder, dirname(folder)].some((each) => PROGRAM_FILES.some((name) => existsSync(join(each, name))));
}
