import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { TUNING, type TuningParameter } from '../../../../src/search/ranking/tuning';
import { TUNING_NAMES, tuningOf, tuningProblem } from '../../../../src/search';

describe('search/tuning', () => {
  it('takes what is given, and the other numbers by default', () => {
    const tuning = tuningOf({ 'references.depth': 6 });
    assert.equal(tuning['references.depth'], 6);
    assert.deepEqual([tuning['wrrf.k'], tuning['wrrf.sparse'], tuning['wrrf.dense']], [5, 0.1, 0.9]);
    assert.deepEqual(Object.keys(tuning), TUNING_NAMES);
  });

  it('says which values a parameter takes', () => {
    for (const value of [1, 6]) assert.equal(tuningProblem('references.depth', value), undefined);
    for (const value of [0, 7, 2.5, NaN, '2', null]) {
      assert.equal(tuningProblem('references.depth', value), 'references.depth takes a whole number from 1 to 6.');
    }
    assert.equal(tuningProblem('wrrf.dense', 1.01), 'wrrf.dense takes a number from 0 to 1.');
  });

  it('has a setting of the editor for each parameter, with the same default and range', async () => {
    const read = async (name: string): Promise<unknown> =>
      JSON.parse(await readFile(join(import.meta.dirname, '../../../..', name), 'utf8'));
    const manifest = (await read('package.json')) as {
      contributes: { configuration: { properties: Record<string, Record<string, unknown>> } };
    };
    const texts = (await read('package.nls.json')) as Record<string, string>;
    const { properties } = manifest.contributes.configuration;
    const names = Object.keys(properties).filter((name) => name.startsWith('proviso.ranking.'));
    assert.deepEqual(names, TUNING_NAMES.map((name) => `proviso.ranking.${name}`)); // prettier-ignore
    for (const name of TUNING_NAMES) {
      const { byDefault, least, most, whole, summary }: TuningParameter = TUNING[name];
      const setting = properties[`proviso.ranking.${name}`]!;
      const description = texts[String(setting['markdownDescription']).slice(1, -1)];
      assert.deepEqual(
        [setting['type'], setting['default'], setting['minimum'], setting['maximum'], description],
        [whole === true ? 'integer' : 'number', byDefault, least, most, `${summary} From ${least} to ${most}.`],
      );
    }
  });
});
