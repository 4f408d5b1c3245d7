// A checker for Stryker that lets a share of the changes pass, the same ones for the same code and seed. Stryker has no
// word for "not drawn": the others count as changes that do not compile, which its score leaves out.
import { createHash } from 'node:crypto';
import { PluginKind } from '@stryker-mutator/api/plugin';

const { share, seed } = JSON.parse(process.env.PROVISO_MUTANTS ?? '{"share":1,"seed":"1"}');

/** Whether a change is in the sample: a number between 0 and 1 is made of what it is and where. */
function isDrawn({ fileName, location, mutatorName, replacement }) {
  const file = fileName.replaceAll('\\', '/').replace(/^.*\/(?=src\/)/u, '');
  const what = JSON.stringify([seed, file, location.start, location.end, mutatorName, replacement]);
  return createHash('sha256').update(what).digest().readUInt32BE() / 2 ** 32 < share;
}

class Sample {
  init() {
    return Promise.resolve();
  }

  /** All at once: a message for each of thousands takes longer than the answers. */
  group(mutants) {
    return Promise.resolve([mutants.map(({ id }) => id)]);
  }

  check(mutants) {
    const result = (mutant) =>
      isDrawn(mutant) ? { status: 'passed' } : { status: 'compileError', reason: 'not in the sample' };
    return Promise.resolve(Object.fromEntries(mutants.map((mutant) => [mutant.id, result(mutant)])));
  }
}

export const strykerPlugins = [{ kind: PluginKind.Checker, name: 'sample', injectableClass: Sample }];
